// The companion without a mouse and without eyes: a deal by keyboard, questions by key, speech, and what a screen reader hears.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { holePixel } from '../../../../hardware/board.ts';
import { keyedText } from '../../../../shared/words/cardtext.ts';
import { browserPath } from '../../testing/chromium.ts';
import { Companion } from '../../testing/companion.ts';

describe.skipIf(browserPath === undefined)('hands and ears', () => {
  let companion: Companion;
  beforeAll(async () => {
    companion = await Companion.start();
  });
  afterAll(() => companion.stop());
  afterEach(() => companion.clear());

  test('a whole deal by keyboard: cut, starter, play, every hand with its cards, a miss mugged', async () => {
    companion.begin();
    const page = await companion.open('/board');
    const { table } = companion.whole;
    await page.getByText('Cut for deal').first().waitFor();
    const type = async (keys: string, then: string) => {
      for (const key of keys.split(' ')) await page.keyboard.press(key);
      await page
        .locator('.now')
        .getByText(then)
        .first()
        .waitFor()
        .catch(() => {
          const { prompt, refusal, entry, rows } = table.view;
          throw new Error(`after ${keys}, not ${then}: ${JSON.stringify({ prompt, refusal, entry, rows })}`);
        });
    };
    await type('e', 'Bob deals.');
    await type('n', 'Turn up the starter and key its rank');
    await type('5', 'Deal 1: the play');
    await type('2 e', 'Deal 1: the play');
    await page.getByLabel('Bob: 2', { exact: true }).waitFor();
    await type('n', 'Key the 4 cards of Ann');
    // A pair: no flush, so no suit is asked for.
    await type('6 7 8 8', 'Count Ann’s hand');
    await type('1 0 w', 'Key the 4 cards of Bob');
    // Two fifteens, two runs of four and a pair: fourteen, of which Ann said ten.
    await page.getByLabel('Ann: 10', { exact: true }).waitFor();
    await page.getByLabel('Bob: 6', { exact: true }).waitFor();
    await type('9 9 k 2', 'Count Bob’s hand');
    await type('4 e', 'Key the 4 cards of Bob’s crib');
    await page.getByLabel('Bob: 10', { exact: true }).waitFor();
    await type('3 3 q a', 'Count Bob’s crib');
    await type('4 e', 'Ann deals.');
    await page.getByLabel('Bob: 14', { exact: true }).waitFor();
    expect(table.view).toMatchObject({ deal: 2, phase: 'deal' });
    await type('u', 'Count Bob’s crib');
    await page.getByLabel('Bob: 10', { exact: true }).waitFor();
    expect(companion.complaints).toEqual([]);
  });

  test('Tab alone reaches every key, switch and choice, and shows where it is', async () => {
    companion.begin();
    const page = await companion.open('/board');
    await page.locator('muggins-console .glass.lit').waitFor();
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const outer = document.activeElement;
        const inner = outer?.shadowRoot?.activeElement ?? outer;
        if (inner === document.body || inner === null) return 'the browser|solid';
        const { outlineStyle } = getComputedStyle(inner);
        return `${inner.getAttribute('data-key') ?? inner.textContent?.trim().slice(0, 12)}|${outlineStyle}`;
      });
      seen.add(at);
    }
    const names = [...seen].map((each) => each.split('|')[0]);
    for (const wanted of [
      '1',
      '0',
      '#',
      'D',
      'P1',
      'P2',
      'MUGGINS',
      'UNDO',
      'Power',
      'USB cable',
      'Settings',
    ])
      expect(names).toContain(wanted);
    expect([...seen].filter((each) => each.endsWith('|none'))).toEqual([]);
  });

  /** WCAG 2.2, 2.4.1: past what every page repeats. */
  test.each([
    ['/board', true],
    ['/table', true],
    ['/games', true],
    ['/help', true],
  ])('%s: the first Tab leads past the links; controls beyond them: %s', async (path, controls) => {
    companion.begin();
    const page = await companion.open(path);
    await page.locator('main').waitFor();
    const address = page.url();
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to content' });
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
    const { x = -1, y = -1, height = 0 } = (await link.boundingBox()) ?? {};
    expect([x >= 0, y >= 0, height >= 44]).toEqual([true, true, true]);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(controls);
    expect(page.url()).toBe(address);
    expect(companion.complaints).toEqual([]);
  });

  test('Playroom’s keys, with Shift: C, B, F, V, S, T', async () => {
    companion.begin();
    companion.toTheShow();
    companion.count(12);
    const page = await companion.open('/board');
    await page.getByLabel('Bob: 3', { exact: true }).waitFor();
    const said = page.locator('muggins-captions [aria-live=polite]');
    for (const [key, words] of [
      ['Shift+C', 'Bob’s hand is being counted.'],
      ['Shift+B', 'Bob’s crib.'],
      ['Shift+F', 'The starter is the 5 of clubs.'],
      ['Shift+V', 'Ann’s hand: 5 of hearts, 5 of spades, jack of clubs, 4 of diamonds.'],
      ['Shift+S', 'Ann 12, 109 to go. Bob 3, 118 to go.'],
      ['Shift+T', 'It is Bob’s turn.'],
    ] as const) {
      await page.keyboard.press(key);
      await said.getByText(words).waitFor();
    }
    // None of them was a key of the board.
    expect(keyedText(companion.whole.table.view.entry)).toBe('');
    expect(companion.whole.table.view.refusal).toBeNull();
  });

  // Two regions with the same words would be read one after the other, and the names twice.
  test.each(['/', '/board', '/seat#'] as const)('%s: a move is announced once', async (path) => {
    companion.begin({ claims: 'trust' });
    const seat = path === '/seat#' ? companion.whole.credentials.invitationTo('seat', 0) : '';
    const page = await companion.open(`${path}${seat}`);
    await page
      .locator(path === '/seat#' ? '.seat header' : '.player .figure, .scores')
      .first()
      .waitFor();
    await page.evaluate(() => {
      const LIVE = '[aria-live], [role=status], [role=alert], output';
      const heard: string[] = [];
      new MutationObserver((changes) => {
        const regions = new Set(
          changes.flatMap(({ target }) => {
            const each = target instanceof Element ? target : target.parentElement;
            return each?.closest(LIVE) ?? [];
          }),
        );
        for (const region of regions) heard.push((region.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { heard });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
    companion.must({ type: 'peg', seat: 1, points: 17 });
    await expect.poll(async () => (await heard()).filter((each) => each.includes('17')).length).toBe(1);
    companion.must({ type: 'peg', seat: 1, points: 16 });
    await expect.poll(async () => (await heard()).filter((each) => /16|33/.test(each)).length).toBe(1);
    const [said = ''] = (await heard()).filter((each) => each.includes('17'));
    expect(said.split('.')[0]?.match(/Bob/g)).toHaveLength(1);
    expect((await heard()).filter((each) => each.includes('17'))).toEqual([said]);
  });
  /** A mouth that only writes down; what runs in the page. */
  const mute = () => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        cancel: () => {},
        speak: ({ text, lang }: SpeechSynthesisUtterance) => spoken.push(`${lang}: ${text}`),
      },
    });
  };

  test.each([
    ['/', []],
    ['/?speech=on', ['en: Ann pegs 6. Ann 6, Bob 0.']],
    ['/board?speech=on&lang=fr', ['fr: Ann marque 6. Ann 6, Bob 0.']],
  ])('speech on %s says %j', async (path, words) => {
    companion.begin({ claims: 'trust' });
    const page = await companion.open(path, {}, mute);
    await page.getByLabel('Ann: 0', { exact: true }).waitFor();
    companion.must({ type: 'peg', seat: 0, points: 6 });
    await page.getByLabel('Ann: 6', { exact: true }).waitFor();
    await page.getByText(words[0]?.slice(4) ?? 'Ann pegs 6. Ann 6, Bob 0.').waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken))
      .toEqual(words);
  });

  test('faults on the cable: pegs stay right, and the switch shows on every page', async () => {
    companion.begin({ claims: 'trust' });
    const page = await companion.open('/board');
    await page.locator('muggins-console .glass.lit').waitFor();
    const other = await companion.open('/board');
    await other.locator('muggins-console .glass.lit').waitFor();
    await page.getByText('Cable faults').click();
    await page.getByLabel('Damage bytes').click();
    await page.locator('muggins-console .faults summary b').getByText('1').waitFor();
    await page.getByLabel('Lose bytes').click();
    await other.locator('muggins-console .faults summary b').getByText('2').waitFor({ state: 'attached' });
    for (const points of [7, 8, 9]) companion.must({ type: 'peg', seat: 0, points });
    await page.getByLabel('Ann: 24', { exact: true }).waitFor();
    await page.getByLabel('Damage bytes').click();
    await page.locator('muggins-console .faults summary b').getByText('1').waitFor();
    await page.getByLabel('Lose bytes').click();
    await other.locator('muggins-console .faults summary b').waitFor({ state: 'detached' });
    await page.getByText('Emulated board: connected').waitFor();
    const lit = () => {
      const { pixels } = companion.whole.emulator.view;
      const holes = Array.from({ length: 121 }, (_, at) => at + 1);
      return holes.filter((hole) =>
        pixels.subarray(3 * holePixel(0, hole), 3 * holePixel(0, hole) + 3).some((each) => each > 0),
      );
    };
    await expect.poll(lit).toEqual([15, 24]);
  });
});

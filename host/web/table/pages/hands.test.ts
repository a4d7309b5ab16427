// The companion without a mouse and without eyes: a deal by keyboard, questions by key, speech, and what a screen reader hears.
import { expect, test } from 'vitest';
import { inChromium } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';

inChromium('hands and ears', () => {
  const companion = new Companion();

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
    const wanted = ['1', '0', '#', 'D', 'P1', 'P2', 'MUGGINS', 'UNDO', 'Power', 'USB cable', 'Settings'];
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect([...seen].filter((each) => each.endsWith('|none'))).toEqual([]);
  });

  /** WCAG 2.2, 2.4.1: past what every page repeats. */
  test.each(['/board', '/table', '/games', '/help'])(
    '%s: the first Tab leads past the links',
    async (path) => {
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
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      expect(page.url()).toBe(address);
    },
  );

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
    const page = await companion.open(path, { init: mute });
    await page.getByLabel('Ann: 0', { exact: true }).waitFor();
    companion.must({ type: 'peg', seat: 0, points: 6 });
    await page.getByLabel('Ann: 6', { exact: true }).waitFor();
    await page.getByText(words[0]?.slice(4) ?? 'Ann pegs 6. Ann 6, Bob 0.').waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken))
      .toEqual(words);
  });

  /** A speaker that only writes down what is played: hertz. */
  const deaf = () => {
    const played: number[] = [];
    const gain = class {
      connect = () => {};
    };
    const note = class extends gain {
      constructor(_: unknown, { frequency }: { readonly frequency: number }) {
        super();
        played.push(frequency);
      }
      start = () => {};
      stop = () => {};
    };
    let running = new URLSearchParams(location.search).get('speaker') !== 'blocked';
    addEventListener('pointerdown', () => {
      running = true;
    });
    const context = class {
      state = running ? 'running' : 'suspended';
      currentTime = 0;
      resume = async () => {
        if (running) this.state = 'running';
      };
    };
    Object.assign(globalThis, { played, AudioContext: context, GainNode: gain, OscillatorNode: note });
  };

  test.each([
    ['/board', [1_760, 988, 740]],
    ['/', [1_760, 988, 740]],
    ['/?sound=off', []],
    ['/?overlay=1', []],
    // A browser that wants to be touched first: the button's own two tones, then those of the undo.
    ['/?speaker=blocked', [1_175, 1_568, 988, 740]],
  ])('an emulated board on %s sounds as %j', async (path, hertz) => {
    companion.begin({ claims: 'trust' });
    const page = await companion.open(path, { init: deaf });
    await page.getByLabel('Ann: 0', { exact: true }).waitFor();
    companion.must({ type: 'peg', seat: 0, points: 6 });
    await page.getByLabel('Ann: 6', { exact: true }).waitFor();
    if (path.includes('blocked')) await page.getByRole('button', { name: 'Turn sound on' }).click();
    companion.must({ type: 'undo' });
    await page.getByLabel('Ann: 0', { exact: true }).waitFor();
    const played = () => page.evaluate(() => (globalThis as unknown as { played: number[] }).played);
    await expect.poll(played).toEqual(hertz);
    // What was played before a page came is old.
    await page.reload();
    await page.getByLabel('Ann: 0', { exact: true }).waitFor();
    expect(await played()).toEqual([]);
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
    const holes = Array.from({ length: 121 }, (_, at) => at + 1);
    const lit = () => holes.filter((hole) => companion.whole.lit(0, hole));
    await expect.poll(lit).toEqual([15, 24]);
  });
});

// A deal against Muggins for somebody who sees nothing: what a screen reader says, and the keyboard, are all there is. It assumes that
// a reader says what lies in live regions as it changes, and names and roles as Playwright's ARIA snapshot has them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scorePile } from '../../../../shared/rules/cards/index.ts';
import { type Card, scoreShow, total } from '../../../../shared/rules/index.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion, PHONE } from '../../testing/companion.ts';

/** The cards in what is said, such as 10♦. */
const cardsIn = (text: string): readonly Card[] =>
  [...text.matchAll(/(10|[2-9AJQK])([♠♥♦♣])/g)].map(
    ([, rank, suit = '']) => `${rank === '10' ? 'T' : rank}${'SHDC'['♠♥♦♣'.indexOf(suit)]}` as Card,
  );

/** Somebody with a screen reader. */
class Listener {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** From now on the page keeps what its live regions say. */
  async listen(): Promise<void> {
    await this.#page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(
            '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]',
          );
          const text = region?.textContent?.trim() ?? '';
          if (text !== '' && text !== heard.at(-1)) heard.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** All that was said so far. */
  heard(): Promise<readonly string[]> {
    return this.#page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);
  }

  /** What the reader finds on the page. */
  read(): Promise<string> {
    return this.#page.locator('main').ariaSnapshot();
  }

  /** Tabs to a button that can be pressed, by its name, and presses it. */
  async press(name: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs++) {
      await this.#page.keyboard.press('Tab');
      const focus = this.#page.locator(':focus');
      // The last one leads out of the page.
      if ((await focus.count()) === 0) continue;
      const found = await focus.ariaSnapshot();
      if (name.test(found) && !found.includes('[disabled]')) return this.#page.keyboard.press(key);
    }
    throw new Error(`no key of this name: ${name}`);
  }

  async claim(points: number): Promise<void> {
    await this.press(points === 0 ? /^- button "No points"/ : new RegExp(`^- button "${points}"`));
    if ((await this.read()).includes('button "Claim')) await this.press(/^- button "Claim/);
  }
}

inChromium('by ear and by keyboard alone', () => {
  const companion = new Companion();

  test('a newcomer plays a deal with Muggins', async () => {
    await companion.newTable();
    const { asHost: headers, table } = companion.whole;
    const pace = { method: 'POST', headers, body: JSON.stringify({ pace: 'quick' }) };
    await fetch(companion.url('/api/settings'), pace);
    const page = await companion.open('/board', PHONE);
    const listener = new Listener(page);
    await listener.press(/button "Play alone/);
    await page.waitForURL('**/seat');
    await listener.listen();
    const done = { laid: 0, counted: 0 };
    /** Each of one's cards as it was heard to be played. */
    const ownPlays = async (): Promise<readonly string[]> => [
      ...new Set((await listener.heard()).filter((said) => said.startsWith('Red plays'))),
    ];
    /** Does what the page asks for. @returns whether it asked for anything */
    const act = async (): Promise<boolean> => {
      const said = await listener.read();
      const asks = (words: string): boolean => said.includes(words);
      if (asks('button "Cut here"')) await listener.press(/^- button "Cut here/);
      else if (asks('Discard 2 cards') && !asks('You discarded')) {
        const [first, second] = [...said.matchAll(/button "(\w+ of \w+)"/g)].map(([, name]) => name);
        for (const name of [first, second]) await listener.press(new RegExp(`^- button "${name}"`), 'Space');
        await listener.press(/^- button "Discard to/);
      } else if (asks('Say go')) await listener.press(/^- button "Go"/);
      else if (asks('Play a card')) {
        await listener.press(/^- button "\w+ of \w+"/);
        done.laid++;
        await expect.poll(async () => (await ownPlays()).length).toBe(done.laid);
        const [own] = cardsIn((await ownPlays()).at(-1) ?? '');
        // Muggins may have played since.
        const pile = cardsIn(/On the table: .*/.exec(await listener.read())?.[0] ?? '');
        const points = total(scorePile(pile.slice(0, pile.indexOf(own as Card) + 1)));
        if (points > 0) await listener.claim(points);
      } else if (asks('Count your')) {
        const [, hand = ''] = /group "Your \w+": (.*)/.exec(said) ?? [];
        const [starter] = cardsIn(/group "The starter": (.*)/.exec(said)?.[1] ?? '');
        const cards = cardsIn(hand);
        expect(cards).toHaveLength(4);
        await listener.claim(total(scoreShow({ hand: cards, starter, crib: asks('Count your crib') })));
        done.counted++;
      } else return false;
      return true;
    };
    await expect
      .poll(
        async () => {
          await act();
          return table.state.deal > 1 || table.state.phase === 'over';
        },
        { timeout: 120_000, interval: 300 },
      )
      .toBe(true);
    expect(done.laid).toBe(4);
    expect(done.counted).toBeGreaterThan(0);
    const heard = (await listener.heard()).join('\n');
    // A jack that is turned is said as heels.
    for (const said of [/The starter is|Heels/, /Red plays/, /Muggins plays/]) expect(heard).toMatch(said);
    expect(heard).toMatch(/Red’s hand scores \d+/);
    expect(heard).toMatch(/Muggins’ hand scores \d+/);
    const pegged = table.state.pegs.map(({ front }) => front);
    expect(await listener.read()).toContain(`Red ${121 - (pegged[0] as number)} to go`);
  });
});

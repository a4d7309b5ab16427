// The companion on a bench: the whole machine, the pages as they are built, and a browser that writes down every complaint.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { LaneCount } from '../../../shared/protocol/index.ts';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { hostCookie, type WindowOptions, Windows } from './browser.ts';
import { Whole } from './whole.ts';

/** Cards for every hand of a deal, with the starter 5C, and what they count. */
export const HANDS = {
  pone: { cards: ['5H', '5S', 'JC', '4D'], points: 15 },
  dealer: { cards: ['7H', '7S', '8C', '9D'], points: 12 },
  crib: { cards: ['2H', '3S', 'KC', 'TD'], points: 8 },
} as const;

/** What shows on each page when it has arrived. */
export const PAGES = {
  '/': '.player .figure',
  '/board': 'muggins-console .glass.lit',
  '/seat': 'muggins-seat *',
  '/table': 'muggins-table *',
  '/games': 'muggins-replay',
  '/help': 'muggins-help h2',
  '/judge': 'muggins-judge .case',
  '/daily': 'muggins-daily h2',
} as const;

export const PHONE: WindowOptions = { viewport: { width: 320, height: 640 }, hasTouch: true };

/** Until a page has this score. */
export const shows = (page: Page, name: string, score: number): Promise<void> =>
  page.getByLabel(`${name}: ${score}`, { exact: true }).waitFor();

/** Everything, and windows on it; to be made within a `describe`. */
export class Companion {
  readonly windows: Windows;
  #whole: Whole | undefined;

  /** `lanes`: of the board; 3 unless given. */
  constructor(lanes?: LaneCount) {
    this.windows = new Windows('table');
    beforeAll(async () => {
      this.#whole = await Whole.start({ files: this.windows.files }, undefined, undefined, lanes);
    });
    afterAll(() => this.#whole?.stop());
  }

  /** Another table in place of this one, which asks the questions of a new table. */
  async newTable(): Promise<void> {
    await this.#whole?.stop();
    const unnamed = ({ players }: { readonly players: readonly string[] }) => `${players}` === 'Red,Blue';
    this.#whole = await Whole.start({ files: this.windows.files }, undefined, { checks: true, unnamed });
  }

  get whole(): Whole {
    return this.#whole as Whole;
  }

  /** An empty window, as on the host's machine after its link was opened. */
  window(options: WindowOptions = {}): Promise<Page> {
    return this.windows.window({ cookie: hostCookie(this.whole), ...options });
  }

  /** A window with a page; the host's, unless it has another cookie or none. */
  async open(path: string, options: WindowOptions = {}): Promise<Page> {
    const page = await this.window(options);
    await page.goto(this.url(path));
    return page;
  }

  /** The phone of a seat, also where another one had it. */
  async phone(seat: number, options: WindowOptions = PHONE): Promise<Page> {
    const { credentials } = this.whole;
    credentials.renew('seat', seat);
    const page = await this.open(`/seat#${credentials.invitationTo('seat', seat)}`, options);
    await page.locator('.seat header').waitFor();
    return page;
  }

  url(path: string): string {
    return new URL(path, this.whole.web.url).href;
  }

  /** A new game; by default with cards entered for every hand and muggins without a call. */
  begin(rules: object = { claims: 'always', muggins: 'automatic' }, players = ['Ann', 'Bob']): void {
    const game = { type: 'newGame', rules: { ...SIX_CARD, ...rules }, players } as const;
    this.must(game);
    // After a finished game its loser deals; after one that was left, the cards are cut again.
    if (this.whole.table.view.phase !== 'cut') this.must(game);
  }

  /** A command that has to be obeyed. */
  must(command: Command): void {
    const done = this.whole.table.command(command);
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
  }

  /** A game that is over, and another in its show: no page is empty. */
  fill(): void {
    this.playGame();
    this.begin();
    this.toTheShow();
    this.count(12);
  }

  /** From the cut into the show of the first deal, Bob dealing: pone's cards are asked for. */
  toTheShow(): void {
    this.must({ type: 'cut', dealer: 1 });
    this.must({ type: 'next' });
    this.must({ type: 'starter', card: '5C' });
    this.must({ type: 'next' });
  }

  /** The next hand of the show: its cards, and a claim. */
  count(claimed: number): void {
    const { hand, seat } = this.whole.table.view.prompt;
    const { cards } = HANDS[hand === 'crib' || hand === 'dealer' ? hand : 'pone'];
    this.must({ type: 'cards', cards });
    this.must({ type: 'peg', seat: seat ?? 0, points: claimed });
  }

  /** A whole game, every hand with its cards and a miss now and then. */
  playGame(): void {
    const { table } = this.whole;
    this.begin();
    this.toTheShow();
    for (let counts = 0; table.view.phase !== 'over'; counts++) {
      const { expects, hand } = table.view.prompt;
      if (expects === 'starter') this.must({ type: 'starter', card: '5C' });
      else if (expects === 'cards') {
        const { points } = HANDS[hand === 'crib' || hand === 'dealer' ? hand : 'pone'];
        this.count(points - (counts % 4 === 0 ? 2 : 0));
      } else this.must({ type: 'next' });
      if (counts > 200) throw new Error('the game does not end');
    }
  }
}

/** Whether the page is as wide as its window: nothing sticks out. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

// The companion on a bench: the whole machine, the pages as they are built, and a browser that writes down every complaint.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { fresh, hostCookie, sharedBrowser } from './browser.ts';
import { builtPages } from './pages.ts';
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
} as const;

/** Everything, and windows on it. */
export class Companion {
  readonly whole: Whole;
  /** What pages complained of since the last window was opened. */
  readonly complaints: string[] = [];
  readonly #browser: Browser;
  #cookie: ReturnType<typeof hostCookie> | undefined;

  private constructor(whole: Whole, browser: Browser) {
    this.whole = whole;
    this.#browser = browser;
  }

  static async start(): Promise<Companion> {
    const files = await builtPages();
    const [whole, browser] = await Promise.all([Whole.start({ files }), sharedBrowser()]);
    return new Companion(whole, browser);
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.whole.stop();
  }

  /** Closes every window. */
  async clear(): Promise<void> {
    for (const context of this.#browser.contexts()) await context.close();
  }

  /** An empty window of its own, as on the host's machine after its link was opened. */
  async window(options: BrowserContextOptions = {}): Promise<Page> {
    this.complaints.length = 0;
    const context = await fresh(this.#browser, options);
    this.#cookie ??= hostCookie(this.whole);
    await context.addCookies([this.#cookie]);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => this.complaints.push(message.text()));
    return page;
  }

  /** A window with a page. `before` runs in it before anything of the page does. */
  async open(path: string, options: BrowserContextOptions = {}, before?: () => void): Promise<Page> {
    const page = await this.window(options);
    if (before !== undefined) await page.addInitScript(before);
    await page.goto(this.url(path));
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

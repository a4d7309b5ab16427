// Plays whole random games of the cousins for one player with a scorekeeper of its own, and compares every peg with the library's.
import type { Command } from '../game/command.ts';
import { promptOf } from '../game/prompt.ts';
import type { PresetName } from '../house/presets.ts';
import { handPoints, rankOf } from './cousins.ts';
import { Keeper, name, shuffled, sumOfGames } from './keeper.ts';

/** A hand to be counted, as it lies on the table. */
interface Lying {
  readonly cards: readonly number[];
  readonly crib: boolean;
}

/** The card in a place of those dealt. */
const places = (dealt: readonly number[], ...at: readonly number[]): readonly number[] =>
  at.map((place) => dealt[place] ?? 0);

/** A cousin for one player, written from its source alone. */
export interface AloneGame {
  /** Cards dealt in a deal, without the starter. */
  readonly dealt: number;
  readonly deals: number;
  readonly target: number;
  /** The hands of a deal in the order in which they count. */
  readonly hands: (dealt: readonly number[]) => readonly Lying[];
  /** Hands, counted from the end, whose cards are known from those before. */
  readonly known: number;
  /** Whether the starter goes back under the pack. */
  readonly under: boolean;
  /** Whether it is played against the crib, and the cards that are left count as one. */
  readonly played?: true;
  /** Cards that are left in the pack after the last deal. */
  readonly left: number;
}

const FOUR = [0, 1, 2, 3];

/** The player lays the last two cards of six away, to two that come from the pack. */
const SOLITAIRE: AloneGame = {
  dealt: 8,
  deals: 6,
  target: 121,
  hands: (dealt) => [
    { cards: places(dealt, 0, 1, 2, 3), crib: false },
    { cards: places(dealt, 4, 5, 6, 7), crib: true },
  ],
  known: 0,
  under: true,
  left: 4,
};

const SQUARES: AloneGame = {
  dealt: 16,
  deals: 1,
  target: 61,
  hands: (dealt) =>
    [
      ...FOUR.map((row) => FOUR.map((column) => dealt[row * 4 + column] ?? 0)),
      ...FOUR.map((column) => FOUR.map((row) => dealt[row * 4 + column] ?? 0)),
    ].map((cards) => ({ cards, crib: false })),
  known: 4,
  under: false,
  left: 35,
};

/** The player lays the last two cards of each hand away. */
const TWO_HANDS: AloneGame = {
  dealt: 12,
  deals: 4,
  target: 121,
  hands: (dealt) => [
    { cards: places(dealt, 0, 1, 2, 3), crib: false },
    { cards: places(dealt, 6, 7, 8, 9), crib: false },
    { cards: places(dealt, 4, 5, 10, 11), crib: true },
  ],
  known: 0,
  under: false,
  left: 0,
};

/** By preset, each with its source in docs/sources.md. */
export const ALONE: ReadonlyMap<PresetName, AloneGame> = new Map<PresetName, AloneGame>([
  ['cribbage-squares', SQUARES],
  ['cribbage-solitaire', SOLITAIRE],
  ['bumppo-solitaire', { ...SOLITAIRE, played: true }],
  ['cribbage-solitaire-2', TWO_HANDS],
]);

class Game {
  readonly #game: AloneGame;
  readonly #keeper: Keeper;
  readonly #pick: Keeper['pick'];
  /** One pack for all deals of the game. */
  readonly #pack: number[];
  /** The first card that was laid away. */
  #first: number | undefined;
  /** Rows of this deal whose cards were entered because they were doubted. */
  #shown = 0;

  constructor(game: AloneGame, keeper: Keeper) {
    this.#game = game;
    this.#keeper = keeper;
    this.#pick = keeper.pick;
    this.#pack = shuffled(this.#pick);
    // A pack that lies nearly by rank scores more, so that some games are won.
    if (this.#pick(2) === 0) this.#order();
  }

  /** Plays from the deal to the end; whether it is won. */
  play(): boolean {
    const winner = this.#keeper.finish(() => {
      for (let deal = 1; deal <= this.#game.deals; deal++) this.#deal();
      if (this.#game.played) this.#freeCrib();
      if (this.#pack.length !== this.#game.left) throw new Error(`${this.#pack.length} cards are left`);
    });
    return winner !== null;
  }

  #order(): void {
    this.#pack.sort((a, b) => rankOf(a) - rankOf(b));
    for (let swaps = this.#pick(60); swaps > 0; swaps--) {
      const [from, to] = [this.#pick(this.#pack.length), this.#pick(this.#pack.length)];
      const [one = 0, other = 0] = places(this.#pack, from, to);
      this.#pack[from] = other;
      this.#pack[to] = one;
    }
  }

  #deal(): void {
    const dealt = this.#pack.splice(0, this.#game.dealt);
    const starter = this.#pack.shift();
    if (starter === undefined) throw new Error('there is no card left for the starter');
    if (this.#game.under) this.#pack.push(starter);
    this.#first ??= dealt[4];
    this.#turn(starter);
    if (this.#game.played) this.#play();
    const hands = this.#game.hands(dealt);
    this.#shown = 0;
    for (const [at, lying] of hands.entries())
      this.#count(lying, starter, at >= hands.length - this.#game.known);
  }

  /** The cards are dealt and the starter is turned up. */
  #turn(starter: number): void {
    this.#keeper.key({ type: 'next' });
    const jack = rankOf(starter) === 10;
    if (jack) this.#pegs(2);
    if (this.#keeper.manner !== 'trust') this.#keeper.key({ type: 'starter', card: name(starter) });
    else this.#keeper.key(jack ? { type: 'peg', seat: 0, points: 2 } : { type: 'next' });
  }

  /** The player's own points of a play against the crib, up to four cards. */
  #play(): void {
    for (let cards = this.#pick(5); cards > 0; cards--) {
      const points = 1 + this.#pick(4);
      this.#pegs(points);
      this.#keeper.key({ type: 'peg', seat: 0, points });
    }
    this.#keeper.key({ type: 'next' });
  }

  /** Bumppo: the four cards that are left, with the first discard of all for a starter. */
  #freeCrib(): void {
    this.#turn(this.#first ?? 0);
    this.#shown = 0;
    this.#count({ cards: this.#pack, crib: true }, this.#first ?? 0, false);
  }

  /** A hand counted, now and then wrongly: the cards, entered before or once it is doubted, put it right. */
  #count({ cards, crib }: Lying, starter: number, known: boolean): void {
    const points = handPoints({ costly: false }, cards, starter, crib);
    const claimed = this.#pick(3) === 0 ? Math.max(0, points + this.#pick(9) - 4) : points;
    if (this.#keeper.manner === 'always') this.#enter(cards, known);
    if (this.#keeper.manner === 'always') this.#pegs(points);
    const claim = (each: number): Command => ({ type: 'peg', seat: 0, points: each });
    if (this.#keeper.manner === 'challenge' && claimed !== points) {
      const rows = this.#game.hands([]).length - this.#game.known;
      // Every row was doubted: the columns are known, and the board rules on them at once.
      if (known && this.#shown === rows) this.#corrected(claim, claimed, points);
      else if (this.#doubt(claim(claimed), cards, points) && !known) this.#shown++;
      return;
    }
    if (this.#keeper.manner !== 'always') this.#pegs(points);
    // What no hand can count is refused.
    if (this.#keeper.manner !== 'always' || !this.#keeper.try(claim(claimed)))
      this.#keeper.key(claim(points));
    // Now and then the last move is taken back and made again.
    if (this.#pick(8) === 0) this.#keeper.back();
  }

  /** The cards of a hand, unless those entered before have made it known. */
  #enter(cards: readonly number[], known: boolean): void {
    const { expects } = promptOf(this.#keeper.state);
    if ((expects === 'cards') === known)
      throw new Error(`${expects} where the cards are ${known ? '' : 'not '}known`);
    if (!known) this.#keeper.key({ type: 'cards', cards: cards.map(name) });
  }

  /** A wrong count of cards that are known is put right at once; what no hand can count is refused. */
  #corrected(claim: (points: number) => Command, claimed: number, points: number): void {
    this.#pegs(points);
    if (!this.#keeper.try(claim(claimed))) this.#keeper.key(claim(points));
  }

  /** A wrong count, doubted at once; whether its cards were entered. Where it ended the game its cards bring it back. */
  #doubt(claim: Command, cards: readonly number[], points: number): boolean {
    const accepted = this.#keeper.accepts(claim);
    if (accepted) {
      this.#keeper.take(claim);
      this.#keeper.take({ type: 'dispute' });
    }
    this.#pegs(points);
    this.#keeper.key(accepted ? { type: 'cards', cards: cards.map(name) } : { type: 'peg', seat: 0, points });
    return accepted;
  }

  #pegs(points: number): void {
    this.#keeper.score(0, points);
  }
}

/** Plays random games; gives how many were won. @throws where the library differs */
export const playAlone = (game: AloneGame, preset: PresetName, games: number): number =>
  sumOfGames(games, (seed) => Number(new Game(game, new Keeper(preset, seed, game.target)).play()));

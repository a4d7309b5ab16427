// Plays whole random games of the cousins for one player with a scorekeeper of its own, and compares every peg with the library's.
import { type Card, DECK } from '../cards/cards.ts';
import type { Command } from '../game/command.ts';
import { promptOf } from '../game/prompt.ts';
import { act, EMPTY, type Timeline } from '../game/timeline.ts';
import { applySettings } from '../house/check.ts';
import { type PresetName, presetOf } from '../house/presets.ts';
import { handPoints, rankOf } from './cousins.ts';
import { chance, shuffled } from './referee.ts';

/** How a game is keyed: points alone, wrong counts that are doubted, or every card. */
const MANNERS = ['trust', 'challenge', 'always'] as const;

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

/** By preset, each with its source in docs/sources.md. */
export const ALONE: ReadonlyMap<PresetName, AloneGame> = new Map<PresetName, AloneGame>([
  [
    'cribbage-squares',
    {
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
    },
  ],
  [
    'cribbage-solitaire',
    {
      // The player lays the last two cards of six away, to two that come from the pack.
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
    },
  ],
  [
    'bumppo-solitaire',
    {
      dealt: 8,
      deals: 6,
      target: 121,
      hands: (dealt) => [
        { cards: places(dealt, 0, 1, 2, 3), crib: false },
        { cards: places(dealt, 4, 5, 6, 7), crib: true },
      ],
      known: 0,
      under: true,
      played: true,
      left: 4,
    },
  ],
  [
    'cribbage-solitaire-2',
    {
      // The player lays the last two cards of each hand away.
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
    },
  ],
]);

/** The game is over by the scorekeeper's own reckoning. */
class Over extends Error {}

class Game {
  readonly #game: AloneGame;
  readonly #pick: (limit: number) => number;
  readonly #manner: (typeof MANNERS)[number];
  /** One pack for all deals of the game. */
  readonly #pack: number[];
  #table: Timeline = EMPTY;
  #score = 0;
  /** The first card that was laid away. */
  #first: number | undefined;
  /** Rows of this deal whose cards were entered because they were doubted. */
  #shown = 0;

  constructor(game: AloneGame, preset: PresetName, seed: number) {
    this.#game = game;
    this.#pick = chance(seed);
    this.#pack = shuffled(this.#pick);
    // A pack that lies nearly by rank scores more, so that some games are won.
    if (this.#pick(2) === 0) this.#order();
    this.#manner = MANNERS[seed % MANNERS.length] ?? 'trust';
    const rules = applySettings(presetOf(preset), { mode: this.#manner });
    if (!rules.ok) throw new Error(`${preset}: ${JSON.stringify(rules.refusal)}`);
    this.#key({ type: 'newGame', rules: rules.value, players: ['Ann'] });
  }

  /** Plays from the deal to the end; whether it is won. @throws if the library has another score, or refuses something */
  play(): boolean {
    try {
      for (let deal = 1; deal <= this.#game.deals; deal++) this.#deal();
      if (this.#game.played) this.#freeCrib();
      if (this.#pack.length !== this.#game.left) throw new Error(`${this.#pack.length} cards are left`);
    } catch (thrown) {
      if (!(thrown instanceof Over)) throw thrown;
    }
    const won = this.#score >= this.#game.target;
    const { phase, results } = this.#table.present;
    const [result] = results;
    if (phase !== 'over' || result?.winner !== (won ? 0 : null) || result.scores.join() !== `${this.#score}`)
      throw new Error(`${phase} with ${JSON.stringify(result)}, not ${this.#score}`);
    return won;
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
    this.#key({ type: 'next' });
    const jack = rankOf(starter) === 10;
    if (jack) this.#pegs(2);
    if (this.#manner !== 'trust') this.#key({ type: 'starter', card: name(starter) });
    else this.#key(jack ? { type: 'peg', seat: 0, points: 2 } : { type: 'next' });
  }

  /** The player's own points of a play against the crib, up to four cards. */
  #play(): void {
    for (let cards = this.#pick(5); cards > 0; cards--) {
      const points = 1 + this.#pick(4);
      this.#pegs(points);
      this.#key({ type: 'peg', seat: 0, points });
    }
    this.#key({ type: 'next' });
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
    if (this.#manner === 'always') this.#enter(cards, known);
    if (this.#manner === 'always') this.#pegs(points);
    const claim = (each: number): Command => ({ type: 'peg', seat: 0, points: each });
    if (this.#manner === 'challenge' && claimed !== points) {
      const rows = this.#game.hands([]).length - this.#game.known;
      // Every row was doubted: the columns are known, and the board rules on them at once.
      if (known && this.#shown === rows) this.#corrected(claim, claimed, points);
      else if (this.#doubt(claim(claimed), cards, points) && !known) this.#shown++;
      return;
    }
    if (this.#manner !== 'always') this.#pegs(points);
    // What no hand can count is refused.
    if (this.#manner !== 'always' || !this.#try(claim(claimed))) this.#key(claim(points));
    this.#back();
  }

  /** The cards of a hand, unless those entered before have made it known. */
  #enter(cards: readonly number[], known: boolean): void {
    const { expects } = promptOf(this.#table.present);
    if ((expects === 'cards') === known)
      throw new Error(`${expects} where the cards are ${known ? '' : 'not '}known`);
    if (!known) this.#key({ type: 'cards', cards: cards.map(name) });
  }

  /** A wrong count of cards that are known is put right at once; what no hand can count is refused. */
  #corrected(claim: (points: number) => Command, claimed: number, points: number): void {
    this.#pegs(points);
    if (!this.#try(claim(claimed))) this.#key(claim(points));
  }

  /** A wrong count, doubted at once; whether its cards were entered. Where it ended the game its cards bring it back. */
  #doubt(claim: Command, cards: readonly number[], points: number): boolean {
    const done = act(this.#table, claim);
    if (!done.ok) {
      this.#pegs(points);
      this.#key({ type: 'peg', seat: 0, points });
      return false;
    }
    const disputed = act(done.value.timeline, { type: 'dispute' });
    if (!disputed.ok) throw new Error(`${JSON.stringify(claim)}: ${JSON.stringify(disputed.refusal)}`);
    this.#table = disputed.value.timeline;
    this.#pegs(points);
    this.#key({ type: 'cards', cards: cards.map(name) });
    return true;
  }

  /** Now and then the last move is taken back and made again. */
  #back(): void {
    if (this.#pick(8) > 0) return;
    const before = JSON.stringify(this.#table.present);
    for (const type of ['undo', 'redo'] as const) {
      const done = act(this.#table, { type });
      if (!done.ok) throw new Error(`${type}: ${JSON.stringify(done.refusal)}`);
      this.#table = done.value.timeline;
    }
    if (JSON.stringify(this.#table.present) !== before) throw new Error('redo is not what was undone');
  }

  #pegs(points: number): void {
    this.#score = Math.min(this.#game.target, this.#score + points);
  }

  #key(command: Command): void {
    if (!this.#try(command))
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(act(this.#table, command))}`);
  }

  /** Whether the command is taken. @throws Over once the game hole is reached; an error where the peg stands elsewhere */
  #try(command: Command): boolean {
    const done = act(this.#table, command);
    if (!done.ok) return false;
    this.#table = done.value.timeline;
    const front = this.#table.present.pegs[0]?.front;
    if (front !== this.#score) throw new Error(`${JSON.stringify(command)}: ${front}, not ${this.#score}`);
    if (this.#score >= this.#game.target) throw new Over();
    return true;
  }
}

const name = (card: number): Card => DECK[card] as Card;

/** Plays random games; gives how many were won. @throws where the library differs */
export function playAlone(game: AloneGame, preset: PresetName, games: number): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    try {
      won += new Game(game, preset, seed).play() ? 1 : 0;
    } catch (thrown) {
      throw new Error(`${preset}, game ${seed}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  }
  return won;
}

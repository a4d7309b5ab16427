// Plays whole random games of Table Top Cribbage with a scorekeeper of its own, and compares every peg with the library's.
import { type Card, DECK, rankOf as letterOf } from '../cards/cards.ts';
import type { Command } from '../game/command.ts';
import { legalCommands } from '../game/legal.ts';
import { promptOf } from '../game/prompt.ts';
import { act, EMPTY, type Timeline } from '../game/timeline.ts';
import { applySettings } from '../house/check.ts';
import { type PresetName, presetOf } from '../house/presets.ts';
import { linePoints } from './cousins.ts';
import { chance, shuffled } from './referee.ts';

const MANNERS = ['trust', 'challenge', 'always'] as const;
const FIVE = [0, 1, 2, 3, 4];

class Game {
  readonly #pick: (limit: number) => number;
  readonly #manner: (typeof MANNERS)[number];
  readonly #scores = [0, 0];
  #table: Timeline = EMPTY;

  constructor(preset: PresetName, seed: number) {
    this.#pick = chance(seed);
    this.#manner = MANNERS[seed % MANNERS.length] ?? 'trust';
    const rules = applySettings(presetOf(preset), { mode: this.#manner });
    if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
    const players = ['Ann', 'Bob', 'Cid', 'Dee'].slice(0, rules.value.seats);
    this.#key({ type: 'newGame', rules: rules.value, players });
    this.#key({ type: 'cut', dealer: this.#pick(players.length) });
  }

  /** Plays from the cut to the win; gives the number of deals. @throws if the library has other scores, or refuses something */
  play(): number {
    let deals = 0;
    for (; Math.max(...this.#scores) < 121; deals++) this.#deal();
    const [result] = this.#table.present.results;
    const winner = this.#scores[0] === 121 ? 0 : 1;
    if (this.#table.present.phase !== 'over' || result?.winner !== winner || result.ending !== 'show')
      throw new Error(`${this.#table.present.phase} with ${JSON.stringify(result)}`);
    return deals;
  }

  #deal(): void {
    const pack = shuffled(this.#pick);
    const rows = FIVE.map((row) => pack.slice(row * 5, row * 5 + 5));
    const columns = FIVE.map((column) => rows.map((row) => row[column] ?? 0));
    const sum = (lines: readonly (readonly number[])[]): number =>
      lines.reduce((points, line) => points + linePoints(line), 0);
    const more = sum(rows) - sum(columns);
    const [side, points] = more >= 0 ? [0, more] : [1, -more];
    this.#key({ type: 'next' });
    const centre = name(rows[2]?.[2] ?? 0);
    this.#key(this.#manner === 'trust' ? { type: 'next' } : { type: 'starter', card: centre });
    if (this.#manner === 'always') this.#enter(rows, columns);
    this.#count(side, points, () => this.#enter(rows, columns));
    this.#scores[side] = Math.min(121, (this.#scores[side] ?? 0) + points);
    this.#compare();
    if (this.#pick(6) === 0) this.#back();
  }

  /** The difference claimed, now and then wrongly or by the wrong side; the cards put it right. */
  #count(side: number, points: number, enter: () => void): void {
    const wrong = this.#manner !== 'trust' && this.#pick(3) === 0;
    const by = wrong && this.#pick(2) === 0 ? 1 - side : side;
    const claimed = wrong ? this.#pick(40) : points;
    this.#key({ type: 'peg', seat: by, points: claimed });
    // What ended the game wrongly, or was claimed too high or too low, is doubted.
    if (this.#manner !== 'challenge' || (claimed === points && by === side)) return;
    this.#key({ type: 'dispute' });
    enter();
  }

  /** Five rows, the suits of some left out; columns only where a suit can still make a flush. */
  #enter(rows: readonly (readonly number[])[], columns: readonly (readonly number[])[]): void {
    for (;;) {
      const { expects, hand } = promptOf(this.#table.present);
      const found = /^(row|column)(\d)$/.exec(hand ?? '');
      if (expects !== 'cards' || found === null) return;
      const [, kind, at] = found;
      const line = (kind === 'row' ? rows : columns)[Number(at) - 1] ?? [];
      const bare = line.map(name).map((card) => (this.#pick(2) === 0 ? letterOf(card) : card));
      if (!this.#try({ type: 'cards', cards: bare })) this.#key({ type: 'cards', cards: line.map(name) });
    }
  }

  /** The last move is taken back and made again, as legalCommands has it. */
  #back(): void {
    const before = JSON.stringify(this.#table.present);
    for (const type of ['undo', 'redo'] as const) this.#key({ type });
    if (JSON.stringify(this.#table.present) !== before) throw new Error('redo is not what was undone');
    if (this.#table.present.phase === 'deal' && legalCommands(this.#table.present, ['next']).length !== 1)
      throw new Error('the next deal cannot begin');
  }

  #compare(): void {
    const fronts = this.#table.present.pegs.map(({ front }) => front);
    if (fronts.join() !== this.#scores.join()) throw new Error(`${fronts}, not ${this.#scores}`);
  }

  #key(command: Command): void {
    if (!this.#try(command))
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(act(this.#table, command))}`);
  }

  #try(command: Command): boolean {
    const done = act(this.#table, command);
    if (done.ok) this.#table = done.value.timeline;
    return done.ok;
  }
}

const name = (card: number): Card => DECK[card] as Card;

/** Plays random games; gives the number of deals. @throws where the library differs */
export function playTableTop(preset: PresetName, games: number): number {
  let deals = 0;
  for (let seed = 1; seed <= games; seed++) {
    try {
      deals += new Game(preset, seed).play();
    } catch (thrown) {
      throw new Error(`${preset}, game ${seed}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  }
  return deals;
}

// An evening at a board that pegs by itself: keys at random, the power goes, hosts come, take some of it and vanish. What was
// pegged is followed by a plain model of games and pegs; what hosts have in the end must be the same, game by game.
import { isDeepStrictEqual } from 'node:util';
import type { Xorshift } from '../../hardware/emulator/random.ts';
import {
  ENTRY_KINDS,
  HOLES,
  type KeyId,
  type LaneCount,
  type LanePegs,
  type WireMessage,
} from '../../shared/protocol/index.ts';

/** A board in play. Each call returns when all of it is in the memory. */
export interface AloneBoard {
  /** Presses keys one after another. */
  keys(ids: readonly KeyId[]): Promise<void>;
  /** Holds NEXT until a game begins. */
  newGame(): Promise<void>;
  /** The power goes while so many more bytes have been written, at the latest after `act`, and comes back. */
  cut(bytes: number, act: () => Promise<void>): Promise<void>;
  pegs(): Promise<readonly LanePegs[]>;
  /** Entries that the log has. */
  waiting(): Promise<number>;
  greet(): Promise<void>;
  /** The answer to `readEntry`; undefined if the board has none within a second, as one that has no power. */
  read(): Promise<WireMessage<'entry'> | undefined>;
  /** Does not wait for the memory. */
  take(log: number, number: number): Promise<void>;
  /** The host falls silent, until the board pegs by itself again. */
  leave(): Promise<void>;
}

/** As firmware/muggins/src/store.h and alone.cpp have them. */
export const ENTRY_ROOM = 150;
const SCORE_ROOM = 2;
const GAME_ROOM = 9;

interface Standing {
  readonly lane: number;
  readonly points: number;
  readonly before: LanePegs;
  /** Not folded and not taken, as far as is known. */
  firm: boolean;
}

/** What hosts have kept: each entry once, by log and number. */
export class Journal {
  readonly #kept = new Map<string, WireMessage<'entry'>>();

  /** False if it was kept before. @throws if another entry was kept under its number */
  keep(entry: WireMessage<'entry'>): boolean {
    const place = `${entry.log} ${entry.number}`;
    const before = this.#kept.get(place);
    const what = ({ kind, lane, points }: WireMessage<'entry'>): string => `${kind} ${lane} ${points}`;
    if (before !== undefined && what(before) !== what(entry))
      throw new Error(`entry ${place} was ${what(before)} and is ${what(entry)}`);
    this.#kept.set(place, entry);
    return before === undefined;
  }

  /** Points of each lane, game by game. */
  games(lanes: number): readonly (readonly number[])[] {
    const games: WireMessage<'entry'>[][] = [[]];
    for (const entry of this.#kept.values()) {
      const kind = ENTRY_KINDS[entry.kind];
      const game = games.at(-1) ?? [];
      if (kind === 'newGame') games.push([]);
      else if (kind === 'score') game.push(entry);
      else if (kind !== 'undo' || game.pop() === undefined) throw new Error(`${kind} of nothing`);
    }
    return games.map((game) =>
      sums(
        game.map(({ lane, points }) => ({ lane: lane - 1, points })),
        lanes,
      ),
    );
  }

  get size(): number {
    return this.#kept.size;
  }
}

const sums = (scores: readonly { lane: number; points: number }[], lanes: number): readonly number[] =>
  Array.from({ length: lanes }, (_, lane) =>
    scores.reduce((sum, score) => sum + (score.lane === lane ? score.points : 0), 0),
  );

export interface EveningOptions {
  readonly board: AloneBoard;
  readonly random: Xorshift;
  readonly lanes: LaneCount;
  /** How often in a hundred steps each happens; the rest are scores. */
  readonly undos: number;
  readonly newGames: number;
  readonly cuts: number;
  readonly hosts: number;
}

export class Evening {
  /** What happened, to know that it was looked at: folds, cuts, entries taken, what was refused for want of room. */
  readonly tally = { scores: 0, undos: 0, games: 1, folds: 0, cuts: 0, hosts: 0, refused: 0 };
  readonly journal = new Journal();
  readonly #options: EveningOptions;
  readonly #games: Standing[][] = [[]];
  #pegs: readonly LanePegs[];

  constructor(options: EveningOptions) {
    this.#options = options;
    this.#pegs = this.#empty;
  }

  async steps(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.#step();
  }

  /** A host that stays takes the rest. @throws naming the first game in which the sums differ */
  async settle(): Promise<void> {
    const { board, lanes } = this.#options;
    await board.greet();
    while (await this.#takeOne(true));
    const pegged = this.#games.map((game) => sums(game, lanes));
    const kept = this.journal.games(lanes);
    if (!isDeepStrictEqual(kept, pegged))
      throw new Error(`pegged ${JSON.stringify(pegged)}, but hosts have ${JSON.stringify(kept)}`);
  }

  get #empty(): readonly LanePegs[] {
    return Array.from({ length: this.#options.lanes }, () => ({ front: 0, rear: 0 }));
  }

  get #game(): Standing[] {
    return this.#games.at(-1) ?? [];
  }

  get #over(): boolean {
    return this.#pegs.some(({ front }) => front === HOLES);
  }

  async #step(): Promise<void> {
    const { random, undos, newGames, cuts, hosts } = this.#options;
    const cut = random.below(100) < cuts;
    const chance = random.below(100);
    if (chance < hosts) return this.#host(cut);
    if (chance < hosts + undos) return this.#undo(cut);
    if (this.#over || (chance < hosts + undos + newGames && this.#game.length > 0)) return this.#begin(cut);
    return this.#score(cut);
  }

  /** Does something, with the power going in the middle of it or not; true if it was done, by what the pixels show. */
  async #do(act: () => Promise<void>, then: readonly LanePegs[], cut: boolean, may: () => Promise<boolean>) {
    const { board, random } = this.#options;
    if (cut) await board.cut(random.below(120), act);
    else await act();
    if (cut) this.tally.cuts++;
    const shown = await board.pegs();
    const text = JSON.stringify(shown);
    const done = text === JSON.stringify(then);
    if (done) this.#pegs = then;
    else if (text !== JSON.stringify(this.#pegs)) throw new Error(`shows ${text}`);
    else if (!cut && !(await may())) throw new Error(`refused: ${JSON.stringify(then)}`);
    else if (!cut) this.tally.refused++;
    return done;
  }

  async #score(cut: boolean): Promise<void> {
    const { board, random, lanes } = this.#options;
    const lane = random.below(lanes);
    const points = 1 + random.below(random.chance(0.1) ? 60 : 12);
    const before = this.#pegs[lane] ?? { front: 0, rear: 0 };
    const after = { front: Math.min(HOLES, before.front + points), rear: before.front };
    const then = this.#pegs.map((old, i) => (i === lane ? after : old));
    const had = await board.waiting();
    const digits = [...String(points)] as KeyId[];
    const act = (): Promise<void> => board.keys([...digits, `P${lane + 1}` as KeyId]);
    const done = await this.#do(act, then, cut, async () => had > ENTRY_ROOM - SCORE_ROOM);
    await this.#foldedFrom(had + (done ? 1 : 0));
    if (!done) return;
    this.tally.scores++;
    this.#game.push({ lane, points, before, firm: true });
  }

  async #undo(cut: boolean): Promise<void> {
    const { board } = this.#options;
    const last = this.#game.at(-1);
    const then = this.#pegs.map((old, i) => (i === last?.lane ? last.before : old));
    const had = await board.waiting();
    const act = (): Promise<void> => board.keys(['UNDO']);
    const done = await this.#do(act, then, cut, async () => !last?.firm || had === ENTRY_ROOM);
    if (last === undefined || !done) return;
    this.tally.undos++;
    this.#game.pop();
  }

  async #begin(cut: boolean): Promise<void> {
    const { board } = this.#options;
    const had = await board.waiting();
    const done = await this.#do(
      () => board.newGame(),
      this.#empty,
      cut,
      async () => (await board.waiting()) > ENTRY_ROOM - GAME_ROOM,
    );
    await this.#foldedFrom(had + (done ? 1 : 0));
    if (!done) return;
    this.tally.games++;
    this.#games.push([]);
  }

  /** Fewer entries than there should be: the game was folded, and its scores cannot be undone one by one. */
  async #foldedFrom(expected: number): Promise<void> {
    if ((await this.#options.board.waiting()) >= expected) return;
    this.tally.folds++;
    for (const score of this.#game) score.firm = false;
  }

  /** A host comes, takes some, and vanishes: it falls silent, or the power goes while the board forgets an entry. */
  async #host(cut: boolean): Promise<void> {
    const { board, random } = this.#options;
    this.tally.hosts++;
    await board.greet();
    for (let left = random.below(6); left > 0; left--) if (!(await this.#takeOne(random.chance(0.8)))) break;
    if (cut) {
      this.tally.cuts++;
      await board.cut(random.below(100), async () => {
        for (let left = 4; left > 0; left--) if (!(await this.#takeOne(true))) break;
      });
    } else await board.leave();
    for (const game of this.#games) for (const score of game) score.firm = false;
  }

  /** Keeps the oldest entry and, unless the word gets lost, tells the board. False if there was none. */
  async #takeOne(tell: boolean): Promise<boolean> {
    const { board } = this.#options;
    const entry = await board.read();
    if (entry === undefined || entry.waiting === 0) return false;
    this.journal.keep(entry);
    if (tell) await board.take(entry.log, entry.number);
    return tell;
  }
}

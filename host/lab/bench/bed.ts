// A table on a board in one process, in the board's own time: the real host with its journal on disk, the real image. What the host
// takes in real time goes by on the board as well, so that nothing else of this machine gets into the figures.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PROCESSORS,
  parseHex,
  prebuiltImage,
  readPegs,
  SteppedBoard,
  toMilliseconds,
} from '../../../hardware/emulator/index.ts';
import type { Xorshift } from '../../../hardware/emulator/random.ts';
import { type BoardKind, type KeyId, type LaneCount, MESSAGES } from '../../../shared/protocol/index.ts';
import { findPreset } from '../../../shared/rules/index.ts';
import { Connection, openingSource } from '../../board/index.ts';
import { openTableJournal, Table, type TableJournal } from '../../table/index.ts';
import { Stopwatch, type Taken } from '../processor.ts';

/** Milliseconds that USB adds in each direction. */
export const USB_LATENCY = 1;
/** One player on each lane, by rules with skunk lines, whose effects run. */
const rulesFor = (lanes: LaneCount): string =>
  ['', '', 'six-card', 'six-card-3'][lanes] ?? `six-card-${lanes}-individuals`;
const PLAYERS = ['Red', 'Green', 'Blue', 'Yellow', 'White', 'Black'];
const BUTTONS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
/** Highest score that is pegged here: a win ends the game. */
const HIGHEST = 111;
/** Most points of a score, so that every part of the track is come to. */
const MOST_POINTS = 9;
/** Milliseconds for which a key is down, and then up. */
const HOLD = 40;
const GAP = 40;
/** No frame for so long: no effect runs any more. No player keys the next score sooner. */
const STILL = 120;
const PATIENCE = 5_000;

/** A press of a player's button, in milliseconds. */
export interface Press {
  /** From the first touch to the latched frame that shows the peg. */
  readonly total: number;
  /** From the arrival of the key event to the peg's message. */
  readonly host: Taken;
  /** Hole and lane of the peg, which say how long its frame is. */
  readonly lane: number;
  readonly hole: number;
}

export interface BedOptions {
  readonly kind: BoardKind;
  readonly lanes: LaneCount;
  readonly random: Xorshift;
}

/** A board with its table, at which scores are keyed one after the other. */
export class KeyBed {
  readonly #options: BedOptions;
  readonly #folder: string;
  readonly #board: SteppedBoard;
  readonly #watch = new Stopwatch();
  readonly #connection: Connection;
  readonly #table: Table;
  readonly #journal: TableJournal;
  #fronts: number[] = [];
  #turn = 0;
  #latched = 0;
  #wanted: ((pixels: Uint8Array) => boolean) | undefined;
  #host: Taken = { own: 0, waited: 0 };

  /** Powers a board on and brings its table up. */
  static async lay(options: BedOptions): Promise<KeyBed> {
    const bed = new KeyBed(options, await mkdtemp(join(tmpdir(), 'muggins-keys-')));
    const connection = bed.#connection;
    bed.#table.start();
    connection.start();
    await bed.#board.until(() => connection.status.state === 'ready');
    return bed;
  }

  private constructor(options: BedOptions, folder: string) {
    const { kind, lanes } = options;
    this.#options = options;
    this.#folder = folder;
    this.#board = new SteppedBoard({
      board: kind,
      flash: parseHex(readFileSync(prebuiltImage(kind), 'utf8'), PROCESSORS[kind].flash),
      lanes,
      latency: USB_LATENCY,
      seed: 5,
      onLatch: (pixels, time) => this.#look(pixels, time),
      host: this.#time(),
    });
    const board = this.#board;
    const open = openingSource('bench', () => board.openPort());
    this.#connection = new Connection({ open, lanes, clock: board.clock });
    this.#journal = openTableJournal(folder);
    const { clock } = board;
    this.#table = new Table({ journal: this.#journal, board: this.#connection, clock, settings: { lanes } });
  }

  /** What the host takes goes by on the board as well. */
  #time() {
    const watch = this.#watch;
    return {
      begins: () => watch.start(),
      ends: () => watch.stop(),
      takes: (bytes: Uint8Array): number => {
        const { taken } = watch;
        if (bytes[1] === MESSAGES.pegs.id) this.#host = taken;
        return taken.own;
      },
    };
  }

  /** Keys a score at the next lane; the button is touched at any moment of a scan. */
  async press(): Promise<Press> {
    const { lanes, random } = this.#options;
    const over = this.#fronts.length === 0 || this.#fronts.some((front) => front >= HIGHEST);
    const lane = this.#turn % lanes;
    if (over && lane === 0) await this.#begin();
    this.#turn++;
    const points = 1 + random.below(MOST_POINTS);
    const hole = (this.#fronts[lane] ?? 0) + points;
    this.#fronts[lane] = hole;
    await this.#tap(`${points}` as KeyId);
    await this.#still();
    await this.#board.run(10 * random.next());
    return { ...(await this.#score(lane, hole)), lane, hole };
  }

  async clear(): Promise<void> {
    this.#table.close();
    await this.#connection.close();
    this.#journal.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #begin(): Promise<void> {
    const { lanes } = this.#options;
    const rules = findPreset(rulesFor(lanes));
    if (!rules.ok) throw new Error(`there are no rules for ${lanes} lanes`);
    const players = PLAYERS.slice(0, lanes);
    const begun = this.#table.command({ type: 'newGame', players, rules: rules.value });
    if (!begun.ok) throw new Error(`no game: ${JSON.stringify(begun.refusal)}`);
    this.#fronts = players.map(() => 0);
    await this.#still();
  }

  async #score(lane: number, hole: number): Promise<Omit<Press, 'lane' | 'hole'>> {
    const board = this.#board;
    const { machine } = board;
    const { lanes } = this.#options;
    this.#wanted = (pixels) => readPegs(pixels, lanes)[lane]?.front === hole;
    const button = BUTTONS[lane] ?? 'P1';
    machine.press(button);
    await board.until(() => this.#wanted === undefined, PATIENCE);
    const lit = this.#latched;
    const { contactBegan } = machine.counts;
    await board.run(HOLD);
    machine.release(button);
    await board.run(GAP);
    return { total: lit - toMilliseconds(contactBegan), host: this.#host };
  }

  async #tap(key: KeyId): Promise<void> {
    const { machine } = this.#board;
    machine.press(key);
    await this.#board.run(HOLD);
    machine.release(key);
    await this.#board.run(GAP);
  }

  /** Waits until no frame has come for a while: effects are over. */
  async #still(): Promise<void> {
    const { clock } = this.#board;
    await this.#board.until(() => clock.now() - this.#latched >= STILL);
  }

  #look(pixels: Uint8Array, time: number): void {
    this.#latched = toMilliseconds(time);
    if (this.#wanted?.(pixels) === true) this.#wanted = undefined;
  }
}

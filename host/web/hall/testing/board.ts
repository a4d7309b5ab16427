// Tables with a board that play for a hall over the network: real tables with real links, and pressed keys.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { KeyId } from '../../../../shared/protocol/index.ts';
import { doorAt, HallTrust } from '../../../hall/link/door.ts';
import { TableLink } from '../../../hall/link/link.ts';
import { LinkMemory } from '../../../hall/link/memory.ts';
import { openTableJournal, type Table } from '../../../table/index.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { Whole } from '../../testing/whole.ts';

/** Points of one peg: every number up to them is that of some hand, and 19 is not. */
const MOST_POINTS = 18;
/** Points of the peg that ends a game, in one digit. */
const LAST = 4;

interface BoardOptions {
  /** The number that the table would like. */
  readonly wish?: string;
  readonly journal?: string;
}

/** Links a table to the hall at an address. */
function linked(table: Table, hall: string, { wish, journal = randomUUID() }: BoardOptions): TableLink {
  const memory = new LinkMemory(hall);
  const link = new TableLink({
    table,
    journal,
    wish,
    memory,
    door: doorAt(hall, new HallTrust(memory)),
    version: '0.1.0',
    colours: () => ['vermilion', 'blue'],
  });
  link.start();
  return link;
}

/** Pegs at a table's page until a player has these points. */
function pegTo(table: Table, seat: number, wanted: number): void {
  for (let at = table.state.pegs[seat]?.front ?? 0; at < wanted; at += MOST_POINTS)
    table.command({ type: 'peg', seat, points: Math.min(MOST_POINTS, wanted - at) });
}

/** A table on a bench: its keys are heard at once. Its clock is the machine's, as the hall's is. */
export class BoardTable {
  readonly #rig = new Rig({ lanes: 2, players: ['Red', 'Blue'], began: Date.now() });
  readonly #link: TableLink;

  /** `hall`: its address. */
  constructor(hall: string, options: BoardOptions = {}) {
    this.#link = linked(this.#rig.table, hall, options);
  }

  /** Its way into the hall, until it has its number. */
  get status(): TableLink['status'] {
    return this.#link.status;
  }

  /** What its display shows. */
  get rows(): readonly string[] {
    return this.#rig.rows;
  }

  press(keys: string): void {
    this.#rig.keys(keys);
  }

  /** The cut is over, and both peg until they have these points. */
  pegTo(...points: readonly [number, number]): void {
    const { table } = this.#rig;
    if (table.state.phase === 'cut') this.press('P1');
    if (table.state.phase === 'deal') table.command({ type: 'free' });
    for (const [seat, wanted] of points.entries()) pegTo(table, seat, wanted);
  }

  /** The cable of the board is pulled out. */
  unplug(): void {
    this.#rig.board.become({ state: 'lost', port: 'bench' });
  }

  close(): void {
    this.#link.close();
  }
}

/** Emulated milliseconds for which a key is down, and then up. */
const TAP = { hold: 30, gap: 30 };

/** A table with the firmware image on an emulated board, keyed by its contacts; its journal is on disk, in the time of the hall. */
export class FirmwareTable {
  readonly #folder: string;
  readonly #journal: ReturnType<typeof openTableJournal>;
  readonly #whole: Whole;
  readonly #link: TableLink;
  #pressed = Promise.resolve();

  private constructor(
    folder: string,
    journal: ReturnType<typeof openTableJournal>,
    whole: Whole,
    link: TableLink,
  ) {
    this.#folder = folder;
    this.#journal = journal;
    this.#whole = whole;
    this.#link = link;
  }

  static async start(hall: string, wish: string): Promise<FirmwareTable> {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-firmware-'));
    const journal = openTableJournal(folder);
    const whole = await Whole.start({}, journal);
    return new FirmwareTable(
      folder,
      journal,
      whole,
      linked(whole.table, hall, { wish, journal: journal.id }),
    );
  }

  get status(): TableLink['status'] {
    return this.#link.status;
  }

  get rows(): readonly string[] {
    return this.#whole.table.view.rows;
  }

  /** Presses keys, one after the other; resolves when the last one is up. */
  press(...keys: readonly KeyId[]): Promise<void> {
    const { emulator } = this.#whole;
    this.#pressed = keys.reduce((before, key) => before.then(() => emulator.tap(key, TAP)), this.#pressed);
    return this.#pressed;
  }

  /** The cut is keyed; points are pegged on the table's page, but for the last ones: with them the winner's button ends the game. */
  async pegTo(points: readonly [number, number]): Promise<void> {
    await this.press('P1');
    await this.#until(() => this.#whole.table.state.phase, 'deal');
    this.#whole.table.command({ type: 'free' });
    const winner = points[0] > points[1] ? 0 : 1;
    for (const [seat, wanted] of points.entries())
      pegTo(this.#whole.table, seat, seat === winner ? wanted - LAST : wanted);
    await this.press(`${LAST}`, winner === 0 ? 'P1' : 'P2');
    await this.#until(() => this.#whole.table.state.phase, 'over');
  }

  async close(): Promise<void> {
    await this.#pressed;
    this.#link.close();
    await this.#whole.stop();
    this.#journal.close();
    rmSync(this.#folder, { recursive: true });
  }

  #until<T>(now: () => T, wanted: T): Promise<void> {
    return expect.poll(now, { timeout: 60_000 }).toBe(wanted);
  }
}

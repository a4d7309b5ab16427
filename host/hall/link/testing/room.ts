// A hall and tables with boards that play for it: real halls, tables and rules; connections are in memory, the clock by hand.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach } from 'vitest';
import type { NightCommand, NightGame } from '../../../../shared/league/index.ts';
import { MemoryWires } from '../../../lab/night/wire.ts';
import { fakeTime } from '../../../system/testing/faketime.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { Door, type Hall, HallLine, openHall, TableKeys } from '../../index.ts';
import type { HallDoor } from '../door.ts';
import { TableLink } from '../link.ts';
import { LinkMemory } from '../memory.ts';

/** Names of the players, whose ids they are. */
export const PLAYERS = ['Ann', 'Bob', 'Cid', 'Dot'];

/** A table with its link. */
export interface LinkedRig {
  readonly rig: Rig;
  readonly memory: LinkMemory;
  readonly journal: string;
  link: TableLink;
}

export class Room {
  readonly clock = fakeTime();
  keys = new TableKeys();
  entrance = new Door(this.keys, this.clock);
  readonly folder = mkdtempSync(join(tmpdir(), 'muggins-room-'));
  hall: Hall;
  line: HallLine;
  /** Whether the hall answers. */
  isOpen = true;
  readonly wires: MemoryWires;
  readonly #tables: LinkedRig[] = [];
  #folder = 'hall';

  constructor() {
    this.hall = openHall(join(this.folder, 'hall'), () => 1_000_000 + this.clock.now());
    this.line = this.#openLine();
    this.wires = new MemoryWires({
      hall: () => (this.isOpen ? this : undefined),
      clock: this.clock,
      random: () => 0.5,
      delay: [1, 1],
    });
  }

  #openLine(): HallLine {
    return new HallLine({ hall: this.hall, keys: this.keys, clock: this.clock });
  }

  readonly door: HallDoor = {
    join: async ({ key, wish }) => {
      if (!this.isOpen) throw new Error('no answer');
      const { phase, format } = this.hall.state;
      const answer = this.entrance.ask({ key, wish, address: '192.0.2.4' });
      return { hall: this.hall.id, night: phase === 'open' ? format.name : null, answer };
    },
    connect: (key, listener) => this.wires.connect(key, listener),
  };

  do(...commands: readonly NightCommand[]): void {
    const done = this.hall.act(commands, 'desk');
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  }

  game(table: string): NightGame {
    const found = this.hall.state.games.findLast((each) => each.table === table);
    if (found === undefined) throw new Error(`no game at table ${table}`);
    return found;
  }

  /** A table that starts with `--hall`. */
  table(journal = 'a journal', memory = new LinkMemory('http://hall/')): LinkedRig {
    const rig = new Rig({ lanes: 2, players: ['Red', 'Blue'] });
    const made = { rig, memory, journal, link: this.#link({ rig, memory, journal }) };
    this.#tables.push(made);
    return made;
  }

  /** The host of a table starts again: what is in its memory, it knows. */
  restart(table: LinkedRig): void {
    table.link.close();
    table.link = this.#link(table);
  }

  #link({ rig, memory, journal }: Omit<LinkedRig, 'link'>): TableLink {
    const link = new TableLink({
      table: rig.table,
      journal,
      memory,
      door: this.door,
      version: '0.1.0',
      colours: () => ['red', 'blue'],
      clock: this.clock,
      random: () => 0.5,
    });
    link.start();
    return link;
  }

  /** The clock goes on, step by step, and what was promised is done. */
  async pass(milliseconds = 3_000): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 250) {
      await turn();
      this.clock.pass(250);
    }
    await turn();
  }

  /** The hall dies. @returns what starts it again, from its journal */
  kill(): () => void {
    this.isOpen = false;
    this.wires.stop();
    this.line.close();
    this.hall.close();
    return () => this.#open();
  }

  /** The folder of the hall as it is now. @returns what starts the hall from it, on another machine */
  copy(): () => void {
    const copy = `${this.#folder} copy`;
    cpSync(join(this.folder, this.#folder), join(this.folder, copy), { recursive: true });
    return () => {
      this.#folder = copy;
      this.#open();
    };
  }

  #open(): void {
    this.hall = openHall(join(this.folder, this.#folder), () => 1_000_000 + this.clock.now());
    this.line = this.#openLine();
    this.isOpen = true;
  }

  close(): void {
    for (const { link } of this.#tables) link.close();
    this.line.close();
    this.hall.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** A room for each test. @returns the one of this test */
export function rooms(): () => Room {
  let room: Room;
  beforeEach(() => {
    room = new Room();
  });
  afterEach(() => room.close());
  return () => room;
}

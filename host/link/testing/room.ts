// A hall with a line, and tables with boards that play for it: real halls, tables and rules; the broker is in memory, the clock by hand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { NightCommand, NightGame } from '../../../shared/league/index.ts';
import { MemoryBroker, Nonces } from '../../bus/index.ts';
import { fakeTime } from '../../bus/testing/faketime.ts';
import { type Hall, HallLine, openHall, TableKeys } from '../../hall/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import type { HallDoor } from '../door.ts';
import { LinkMemory, TableLink } from '../index.ts';

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
  keys = new TableKeys({ clock: this.clock });
  readonly nonces = new Nonces(this.clock);
  readonly folder = mkdtempSync(join(tmpdir(), 'muggins-room-'));
  hall: Hall;
  readonly broker: MemoryBroker;
  line: HallLine;
  /** Whether the hall answers at its door. */
  isOpen = true;
  readonly #tables: LinkedRig[] = [];
  #folder = 'hall';

  constructor() {
    this.hall = openHall(join(this.folder, 'hall'), () => 1_000_000 + this.clock.now());
    this.broker = new MemoryBroker({
      hall: this.hall.id,
      clock: this.clock,
      random: () => 0.5,
      authenticate: (username, password) =>
        username === 'hall' || this.nonces.admits(username, password, this.keys.keyOf(username) ?? ''),
    });
    this.line = this.#openLine();
  }

  #openLine(): HallLine {
    const bus = this.broker.dial({ credentials: async () => ({ username: 'hall', password: '' }) });
    return new HallLine({ hall: this.hall, keys: this.keys, bus, clock: this.clock });
  }

  readonly door: HallDoor = {
    pair: async (introduction) => {
      if (!this.isOpen) throw new Error('nobody answers');
      const answered = this.keys.ask(introduction);
      return { hall: this.hall.id, ...answered };
    },
    login: async (table, mark) => {
      if (!this.isOpen) throw new Error('nobody answers');
      if (!this.keys.knows(table, mark)) return undefined;
      return { hall: this.hall.id, nonce: this.nonces.make(table), broker: null };
    },
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
  async restart(table: LinkedRig): Promise<void> {
    await table.link.close();
    table.link = this.#link(table);
  }

  #link({ rig, memory, journal }: Omit<LinkedRig, 'link'>): TableLink {
    const link = new TableLink({
      table: rig.table,
      journal,
      memory,
      door: this.door,
      dial: (_, login) => this.broker.dial(login),
      version: '0.1.0',
      colours: () => ['red', 'blue'],
      clock: this.clock,
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

  /** The hall dies, and comes back from its journal. */
  async kill(): Promise<() => void> {
    this.isOpen = false;
    this.broker.stop();
    await this.line.close();
    this.hall.close();
    return () => this.#open();
  }

  /** The hall's machine dies for good. @returns what starts an empty one in its place */
  async lose(): Promise<() => void> {
    await this.kill();
    return () => {
      this.#folder = 'another hall';
      this.keys = new TableKeys({ clock: this.clock });
      this.#open();
    };
  }

  #open(): void {
    this.hall = openHall(join(this.folder, this.#folder), () => 1_000_000 + this.clock.now());
    this.broker.start();
    this.line = this.#openLine();
    this.isOpen = true;
  }

  async close(): Promise<void> {
    for (const { link } of this.#tables) await link.close();
    await this.line.close();
    this.hall.close();
    rmSync(this.folder, { recursive: true });
  }
}

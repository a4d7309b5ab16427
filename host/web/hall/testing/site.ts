// A hall behind its web server, on a port of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  type ClubOffer,
  type GameView,
  type Helper,
  type NightCommand,
  type NightView,
  publicView,
} from '../../../../shared/league/index.ts';
import { openBoards } from '../../../cli/hall/boards.ts';
import { Backup, Hall, HallReports, LeagueSender, openHallJournal } from '../../../hall/index.ts';
import { keepOffer } from '../../../hall/offer.ts';
import { type FakeDisk, onDisk } from '../../../hall/testing/fulldisk.ts';
import { joining, running, tables } from '../../../hall/testing/night.ts';
import type { Web } from '../../kit/server.ts';
import { hallCredentials, startHallWeb } from '../index.ts';
import type { HallMessage, PhonesAnswer } from '../wire.ts';

const quiet = (): void => {};
const LOG = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** What the server answers. */
interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

interface RigOptions {
  readonly files?: string;
  readonly now?: () => number;
  /** The disk of its journal. */
  readonly disk?: FakeDisk;
  /** The address that phones are told. */
  readonly publicUrl?: URL;
  /** Its certificate, for https. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  readonly port?: number;
  /** With tables that have boards. */
  readonly withBoards?: boolean;
  /** The folder of its journal; a new one unless given. */
  readonly data?: string;
  /** What its league offered yesterday; there is no network today. */
  readonly offer?: ClubOffer | undefined;
  /** The folder of its backup. */
  readonly backup?: string | undefined;
}

interface NightOptions {
  readonly format?: string | object;
  /** Of tables, beside those with boards; one for two players unless given. */
  readonly count?: number;
  readonly draw?: boolean;
}

type Boards = ReturnType<typeof openBoards>;

/** A table that the desk can let in. */
interface AskingTable {
  readonly status: { readonly joining: { readonly step: string } | undefined };
  press(key: 'D'): unknown;
}

/** The day before the nights of these tests. */
export const OFFERED = Date.parse('2026-11-25T18:00Z');

/** A league that was last reached the day before. */
function offline(hall: Hall, data: string, offer: ClubOffer): LeagueSender {
  const [reports, of] = [new HallReports(data), { club: 'bell', url: 'https://league.example.org/' }];
  reports.nameClub(of);
  keepOffer(data, of, { tag: '"1"', at: OFFERED, offer });
  const send = () => Promise.reject(Object.assign(new Error('no network'), { code: 'ENETUNREACH' }));
  return new LeagueSender({ hall, reports, ...of, send });
}

/** A hall that serves requests. */
export class HallRig {
  readonly hall: Hall;
  readonly web: Web;
  readonly credentials: ReturnType<typeof hallCredentials>;
  /** The folder of its journal. */
  readonly data: string;
  readonly #boards: Boards | undefined;
  readonly #backup: Backup | undefined;
  readonly #league: LeagueSender | undefined;
  readonly #folder: string;

  private constructor(
    parts: Pick<HallRig, 'hall' | 'credentials' | 'data'> & {
      readonly boards: Boards | undefined;
      readonly backup: Backup | undefined;
      readonly league: LeagueSender | undefined;
    },
    web: Web,
    folder: string,
  ) {
    this.hall = parts.hall;
    this.web = web;
    this.credentials = parts.credentials;
    this.data = parts.data;
    this.#boards = parts.boards;
    this.#backup = parts.backup;
    this.#league = parts.league;
    this.#folder = folder;
  }

  /** `files`: the built pages; without them, pages say nothing. */
  static async open(options: RigOptions = {}): Promise<HallRig> {
    const { files, now, publicUrl, tls, port = 0, disk = { full: false }, withBoards = false } = options;
    const folder = mkdtempSync(join(tmpdir(), 'muggins-hallweb-'));
    const pages = files ?? join(folder, 'web');
    if (files === undefined) {
      mkdirSync(pages);
      for (const page of ['index', 'desk', 'me', 'nights', 'print', 'table'])
        writeFileSync(join(pages, `${page}.html`), `<!doctype html><title>${page}</title>`);
    }
    const { data = join(folder, 'data'), backup: target } = options;
    const hall = new Hall(onDisk(openHallJournal(data, now), disk), now);
    const credentials = hallCredentials();
    const boards = withBoards ? openBoards({ hall, data }) : undefined;
    const backup = target === undefined ? undefined : new Backup({ hall, data, target, changed: quiet });
    const league = options.offer && offline(hall, data, options.offer);
    const parts = { hall, credentials, boards, data, backup, league };
    const all = { ...parts, port, tls, log: LOG, files: pages, publicUrl, ...(now && { now }) };
    return new HallRig(parts, await startHallWeb(all), folder);
  }

  /** The keys of tables, and what is heard of them. */
  get boards(): Boards {
    if (this.#boards === undefined) throw new Error('a hall without boards');
    return this.#boards;
  }

  /** Headers of the desk. */
  get own(): Readonly<Record<string, string>> {
    return { authorization: `Bearer ${this.credentials.token}` };
  }

  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.web.url), {
      headers: this.own,
      redirect: 'manual',
      ...init,
    });
    const text = await response.text();
    const json = /^[{[]/.test(text) ? (JSON.parse(text) as Answer['json']) : {};
    return { status: response.status, text, json };
  }

  post(path: string, body: unknown, headers = this.own): Promise<Answer> {
    return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** The desk shows the code of a player, and a phone takes it. @returns the headers of that phone */
  async phone(player: string): Promise<Readonly<Record<string, string>>> {
    const key = `key-of-${player}`.padEnd(22, '-');
    const { json } = await this.post(`/api/hall/players/${player}/code`, {});
    await this.post('/api/hall/player', { invitation: json.invitation, key }, {});
    return { authorization: `Bearer ${key}` };
  }

  /** The code of the next helper of a role; undefined where every place is taken. */
  async helperCode(role: Helper): Promise<string | undefined> {
    const { helpers } = (await this.ask('/api/hall/phones')).json as unknown as PhonesAnswer;
    return helpers.find((each) => each.role === role)?.invitation ?? undefined;
  }

  /** A browser follows a link of the desk. @returns the headers that it sends from then on */
  async follow(token = ''): Promise<Readonly<Record<string, string>>> {
    const response = await fetch(new URL('/api/host/link', this.web.url), {
      ...{ method: 'POST', body: JSON.stringify({ token }) },
    });
    return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  /** A helper follows the code of their role. */
  async helper(role: Helper): Promise<Readonly<Record<string, string>>> {
    return this.follow(await this.helperCode(role));
  }

  /** The door is open, NEXT is pressed at the table. @returns its ticket */
  async letIn(table: AskingTable): Promise<number> {
    const { door } = this.boards;
    const before = door.waiting.map(({ ticket }) => ticket);
    const fresh = () => door.waiting.find(({ ticket }) => !before.includes(ticket));
    door.letIn();
    await expect.poll(() => table.status.joining?.step).toBe('open');
    await table.press('D');
    await expect.poll(fresh).toBeDefined();
    return fresh()?.ticket ?? 0;
  }

  /** The same, and the desk gives the table its number. */
  async admit(table: AskingTable, number: string): Promise<void> {
    this.boards.door.give(await this.letIn(table), number);
    const { line } = this.boards;
    const isHere = () => line.tables.find((each) => each.table === number)?.here;
    await expect.poll(isHere).toBe(true);
  }

  /** A night is opened, players check in, and the first round is drawn, unless it is to wait. */
  async begin(names: readonly string[], options: NightOptions = {}): Promise<void> {
    const { format = 'grass-roots', count = Math.floor(names.length / 2), draw = true } = options;
    await this.post('/api/hall/night', { format, seed: 7 });
    this.must(...tables(count), ...names.flatMap(joining), ...(draw ? [{ type: 'draw' } as const] : []));
  }

  /** Commands of the desk that have to be obeyed. */
  must(...commands: readonly NightCommand[]): void {
    const done = this.hall.act(commands, 'desk');
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  }

  /** The night as everybody sees it. */
  get view(): NightView {
    return publicView(this.hall.state);
  }

  /** The first game that is being played, or the one with this number. */
  game(number?: string): GameView {
    const { games } = this.view;
    const found = number === undefined ? running(this.view)[0] : games.find(({ game }) => game === number);
    if (found === undefined) throw new Error(`no game ${number ?? 'is called'}`);
    return found;
  }

  /** The desk enters a win for the first of the two. */
  win({ game }: GameView, points = 2): void {
    for (const side of [0, 1] as const) {
      const line = side === 0 ? { points, spread: 8 } : { points: 0, spread: -8 };
      this.must({ type: 'enterCard', game, side, line, by: 'desk' });
    }
  }

  /** Commands of the desk. */
  do(...commands: readonly NightCommand[]): Promise<Answer> {
    return this.post('/api/hall/commands', { commands });
  }

  /** The night and its boards, as anybody may see them. */
  async night(): Promise<HallMessage> {
    return (await this.ask('/api/hall')).json as unknown as HallMessage;
  }

  async close(): Promise<void> {
    await this.web.close();
    await this.#league?.close();
    this.#boards?.close();
    this.#backup?.close();
    this.hall.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

// A web server on a bench: a real table behind it, and clients that can be as rude as they like.
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Command } from '../../../shared/rules/index.ts';
import { silentLog } from '../../board/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import type { Credentials } from '../kit/credentials.ts';
import { seatCredentials, startWeb, type Web, type WebOptions } from '../table/index.ts';
import type { StateMessage, TableMessage } from '../table/wire.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

export const isState = (message: TableMessage): message is StateMessage => message.type === 'state';
type RefusedMessage = Extract<TableMessage, { type: 'refused' }>;

interface Request {
  readonly method?: string;
  readonly headers?: object;
  readonly body?: string;
  /** Of a proxy. */
  readonly port?: number;
  /** The address of this machine's own network that asks. */
  readonly from?: string | undefined;
}

/** A page that remembers what it was told. */
export class Listener extends EventEmitter<{ told: [] }> {
  readonly told: TableMessage[] = [];
  readonly socket: WebSocket;

  constructor(url: string, headers: Record<string, string> = {}, path = 'live') {
    super();
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}${path}`, { headers });
    this.socket.on('message', (data) => {
      this.told.push(JSON.parse(`${data}`) as TableMessage);
      this.emit('told');
    });
  }

  /** Resolves with the first message that fits, heard already or yet to come. */
  async until<T extends TableMessage>(fits: (message: TableMessage) => message is T): Promise<T> {
    for (;;) {
      const found = this.told.find(fits);
      if (found !== undefined) return found;
      await once(this, 'told');
    }
  }

  /** The first state. */
  state(): Promise<StateMessage> {
    return this.until(isState);
  }

  /** The first refusal. */
  refusal(): Promise<RefusedMessage> {
    return this.until((message): message is RefusedMessage => message.type === 'refused');
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The status with which the line was refused. */
  refused(): Promise<number> {
    return new Promise((resolve) => {
      this.socket.on('error', () => {});
      this.socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    });
  }
}

/** A key as a phone makes it; another for each number. */
export const keyFor = (phone: number): string => `${phone}`.padStart(22, 'k');

/** What a phone sends to /api/claim, having seen a deal without a hand. */
export const requestOf = (command: object, id = 'a-claim-of-a-seat', deal = 0): object => ({
  id: id.padEnd(16, '-'),
  command,
  seen: { game: 1, deal, hand: null, front: null },
});

/** A state in which the side of this lane has this score. */
export const score =
  (lane: number, front: number) =>
  (message: TableMessage): message is StateMessage =>
    message.type === 'state' && message.view.pegs[lane]?.front === front;

/** Server, table and clients; `close` takes everything down. */
export class Site {
  rig: Rig;
  web: Web;
  readonly credentials: Credentials;
  readonly #options: WebOptions;
  readonly #listeners: Listener[] = [];
  readonly #folder: string;

  private constructor(
    parts: { readonly web: Web; readonly rig: Rig; readonly credentials: Credentials },
    options: WebOptions,
    folder: string,
  ) {
    this.web = parts.web;
    this.rig = parts.rig;
    this.credentials = parts.credentials;
    this.#options = options;
    this.#folder = folder;
  }

  /** @param rig the table; one of three lanes unless given */
  static async open(options: Partial<WebOptions> = {}, rig = new Rig()): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-web-'));
    const files = join(folder, 'web');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    mkdirSync(join(files, 'assets'), { recursive: true });
    for (const page of ['index', 'seat', 'table', 'board', 'games', 'help', 'judge', 'daily'])
      writeFileSync(join(files, `${page}.html`), `<!doctype html><title>Muggins</title><!-- ${page} -->`);
    writeFileSync(join(files, 'assets', 'page.js'), '// '.padEnd(4_000, 'page '));
    const credentials = options.credentials ?? seatCredentials();
    const all = {
      table: rig.table,
      board: rig.shared,
      port: 0,
      log: silentLog,
      files,
      ...options,
      credentials,
    };
    const web = await startWeb(all);
    return new Site({ web, rig, credentials }, all, folder);
  }

  /** Another site in the place of this one. */
  async with(options: Partial<WebOptions>, rig?: Rig): Promise<Site> {
    await this.close();
    return Site.open(options, rig);
  }

  /** Commands that have to be obeyed. */
  must(...commands: readonly Command[]): void {
    for (const command of commands) {
      const done = this.rig.table.command(command);
      if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
    }
  }

  /** The host ends and is started anew, on the same port, with what is on its disk, or with another table. */
  async restart(rig?: Rig): Promise<void> {
    const { port } = this.web;
    await this.web.close();
    this.rig.table.close();
    this.rig = rig ?? this.rig.restarted();
    const { table, shared: board } = this.rig;
    this.web = await startWeb({ ...this.#options, table, board, port });
  }

  /** Headers of a request from another machine, which knows this one by its address on the network. */
  get away(): { readonly host: string } {
    return { host: `192.168.1.20:${this.web.port}` };
  }

  /** Headers of a program of the host. */
  get own(): { readonly authorization: string } {
    return { authorization: `Bearer ${this.credentials.token}` };
  }

  /** A phone takes a seat; the header that it shows from then on. */
  async seat(seat: number): Promise<{ readonly authorization: string }> {
    const key = keyFor(100 + seat);
    if (this.credentials.placeOf(key)?.place === undefined) {
      const invitation = this.credentials.invitationTo('seat', seat);
      const { status } = await this.send('/api/seat', { invitation, key }, this.away);
      if (status !== 200) throw new Error(`no seat: ${status}`);
    }
    return { authorization: `Bearer ${key}` };
  }

  /** A line; the host's unless it shows other headers. */
  listen(headers: Record<string, string> = this.own): Listener {
    const listener = new Listener(this.web.url, headers);
    this.#listeners.push(listener);
    return listener;
  }

  /** One request, with the path exactly as given; the host's unless it says under which name or with which key it comes, or which way. */
  ask(
    path: string,
    { method = 'GET', headers: given = {}, body = '', port, from }: Request = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const where = { host: '127.0.0.1', port: port ?? this.web.port, localAddress: from, agent: false };
      const other = port !== undefined || ['host', 'authorization', 'cookie'].some((name) => name in given);
      const headers = { ...(other ? {} : this.own), ...given };
      const sent = request({ ...where, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const json = text.startsWith('{') ? (JSON.parse(text) as Answer['json']) : {};
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Posts JSON, or a text as it is. */
  send(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    way: Request = {},
  ): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const all = { 'content-type': 'application/json', ...headers };
    return this.ask(path, { method: 'POST', headers: all, body: text, ...way });
  }

  post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('/api/command', body, headers);
  }

  async close(): Promise<void> {
    for (const { socket } of this.#listeners) socket.terminate();
    await this.web.close();
    this.rig.table.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

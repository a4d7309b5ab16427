// A television or a phone as the hall sees one: it loads its page and its parts, again by their tags, and keeps a live line.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import type { HallLineMessage } from '../../web/hall/types.ts';

interface ScreenOptions {
  readonly hall: string;
  /** What is typed or scanned: `hall`, `me`. */
  readonly page: string;
  /** Its own address, as every machine of a network has one. */
  readonly address: string;
  /** The code that the desk shows for this phone's player. */
  readonly invitation?: string | undefined;
}

/** What a screen was told. */
export interface ScreenLog {
  /** By the sequence of the night: when the screen had it first, since 1970. */
  readonly times: readonly (readonly [sequence: number, time: number])[];
  readonly messages: number;
  readonly bytes: number;
  /** Requests whose answer was `304 Not Modified`, and all of them. */
  readonly unchanged: number;
  readonly requests: number;
}

interface HallReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const now = (): number => performance.timeOrigin + performance.now();

export class Screen {
  readonly #options: ScreenOptions;
  readonly #agent: Agent;
  readonly #tags = new Map<string, string>();
  readonly #times = new Map<number, number>();
  readonly #key: string | undefined;
  #line: WebSocket | undefined;
  #messages = 0;
  #bytes = 0;
  #unchanged = 0;
  #requests = 0;

  constructor(options: ScreenOptions) {
    this.#options = options;
    const { address, invitation } = options;
    // A browser opens six.
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: address } as object);
    this.#key = invitation && `key-of-${address}-`.replaceAll('.', '-').padEnd(43, 'k');
  }

  get told(): ScreenLog {
    return {
      times: [...this.#times],
      messages: this.#messages,
      bytes: this.#bytes,
      unchanged: this.#unchanged,
      requests: this.#requests,
    };
  }

  /** Opens the page for the first time; a phone takes its name. Resolves with the first state of the night. */
  async arrive(): Promise<void> {
    const { invitation } = this.#options;
    await this.#loadPage();
    if (invitation !== undefined) await this.#ask('POST', 'api/hall/player', { invitation, key: this.#key });
    await this.#listen();
  }

  /** The screen is dark for a while, and its line is gone. */
  sleep(): void {
    this.#line?.close();
    this.#line = undefined;
  }

  /** Somebody looks again: the page is asked for by its tag. */
  async wake(): Promise<void> {
    await this.#loadPage();
    await this.#listen();
  }

  async #loadPage(): Promise<void> {
    const { page } = this.#options;
    const first = await this.#ask('GET', page);
    const html = first.status === 302 ? await this.#ask('GET', first.headers.location ?? '') : first;
    // A page that has not changed has no body. Its parts have lasting names: a browser has them already.
    const parts = html.body.toString().matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g);
    await Promise.all([...parts].map(([, part = '']) => this.#ask('GET', part)));
    if (this.#key !== undefined && this.#messages > 0) await this.#ask('GET', 'api/hall/me');
  }

  #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<HallReply> {
    const url = new URL(path, this.#options.hall);
    const tag = this.#tags.get(url.pathname);
    const headers = {
      'accept-encoding': 'gzip, deflate, br',
      ...(tag && { 'if-none-match': tag }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(this.#key && path.startsWith('api/') && { authorization: `Bearer ${this.#key}` }),
    };
    this.#requests += 1;
    return new Promise((resolve, reject) => {
      const asked = request(url, { method, headers, agent: this.#agent }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: told } = response;
          if (status === 304) this.#unchanged += 1;
          if (status >= 400) return reject(new Error(`${path}: the hall answered ${status}`));
          if (told.etag !== undefined) this.#tags.set(url.pathname, told.etag);
          resolve({ status, headers: told, body: Buffer.concat(pieces) });
        });
      });
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  #listen(): Promise<void> {
    const { hall, address: localAddress } = this.#options;
    const protocols = this.#key === undefined ? [] : ['key', this.#key];
    const line = new WebSocket(new URL('live?packed', hall.replace(/^http/, 'ws')), protocols, {
      localAddress,
    });
    this.#line = line;
    return new Promise((resolve, reject) => {
      line.on('error', reject);
      line.on('message', (data: Buffer, isBinary) => {
        this.#note(data, isBinary);
        resolve();
      });
    });
  }

  #note(data: Buffer, isBinary: boolean): void {
    const at = now();
    this.#messages += 1;
    this.#bytes += data.length;
    // A phone's are counted; what stands in them is looked at on televisions alone.
    if (this.#key !== undefined) return;
    const message = JSON.parse(`${isBinary ? gunzipSync(data) : data}`) as HallLineMessage;
    if (message.type === 'night' && !this.#times.has(message.sequence)) this.#times.set(message.sequence, at);
  }
}

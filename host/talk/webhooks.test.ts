// Webhooks: a receiver misses nothing over restarts and bad lines, in virtual time and by real HTTP.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { SHOWN_MOVES } from '../../shared/story/history.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import { silentLog } from '../system/log.ts';
import { fakeTime } from '../system/testing/faketime.ts';
import { Rig } from '../table/testing/rig.ts';
import { HookOutbox } from './outbox.ts';
import type { PostHook } from './receiver.ts';
import { signedHeaders } from './signature.ts';
import { type ReceiverNews, Webhooks } from './webhooks.ts';

/** As docs/talking.md promises. */
const MOST_WAITING = 1_000;
const ID = '0f8c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const URL_A = 'http://127.0.0.1:9001/hook/with-a-secret-path';
const URL_B = 'http://127.0.0.1:9002/';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of ending.splice(0).reverse()) await each();
});

interface Posted {
  readonly url: string;
  readonly id: string;
  readonly type: string;
  readonly words: string;
  /** In virtual milliseconds. */
  readonly at: number;
}

/** A table with webhooks that are posted in virtual time to whatever `answer` says. */
class Bench {
  readonly clock = fakeTime();
  readonly posted: Posted[] = [];
  readonly told: ReceiverNews[] = [];
  readonly file: string;
  rig = new Rig({ players: ['Ann', 'Bob'] });
  /** The status of an answer by its URL; an error without a server; undefined where the answer never comes. */
  answer: (url: string) => number | Error | undefined = () => 204;
  hooks: Webhooks;

  readonly urls: readonly string[];
  readonly #byHttp: boolean;

  constructor(urls: readonly string[] = [URL_A], byHttp = false) {
    this.urls = urls;
    this.#byHttp = byHttp;
    this.file = join(mkdtempSync(join(tmpdir(), 'muggins-hooks-')), 'webhooks.jsonl');
    this.rig.table.command({ type: 'free' });
    this.hooks = this.#open();
    ending.push(() => this.hooks.close());
  }

  peg(seat: number, ...all: readonly number[]): void {
    for (const points of all) {
      const result = this.rig.table.command({ type: 'peg', seat, points });
      if (!result.ok) throw new Error(result.refusal.code);
    }
  }

  /** Time passes, and all that comes of it at once. */
  async pass(milliseconds = 0): Promise<void> {
    this.clock.pass(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Muggins ends and is started anew; `crash` takes the file as it was at that moment. */
  async restart(kept?: string): Promise<void> {
    await this.hooks.close();
    if (kept !== undefined) copyFileSync(kept, this.file);
    this.rig = this.rig.restarted();
    this.hooks = this.#open();
    await this.pass();
  }

  wordsAt(url = URL_A): readonly string[] {
    return this.posted.filter((each) => each.url === url).map(({ words }) => words);
  }

  #open(): Webhooks {
    const { clock, file, urls } = this;
    const language = () => LANGUAGES[this.#byHttp ? 'fr' : 'en'];
    const times = { clock, now: () => Date.UTC(2026, 0, 1) + clock.now(), random: () => 1 };
    return new Webhooks({
      ...{ table: this.rig.table, id: ID, language, urls, secret: SECRET, file, version: '1', ...times },
      log: silentLog,
      told: (news) => this.told.push(news),
      ...(!this.#byHttp && { post: (...given: Parameters<PostHook>) => this.#post(...given) }),
    });
  }

  readonly #post: PostHook = (url, { headers, body, signal }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { words: string } };
    this.posted.push({ url, id: headers['webhook-id'] ?? '', type, words: data.words, at: this.clock.now() });
    const answer = this.answer(url);
    if (typeof answer === 'number') return Promise.resolve(answer);
    if (answer !== undefined) return Promise.reject(answer);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
}

const refused = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
});

describe('in virtual time', () => {
  test('scores, wins and undos are told at once, in order; what was before the first start is not', async () => {
    const bench = new Bench();
    bench.peg(0, 4);
    bench.rig.table.command({ type: 'undo' });
    bench.peg(0, 29, 29, 29, 29, 5);
    await bench.pass();
    expect(bench.posted.map(({ type }) => type)).toEqual([
      ...['score', 'undo', 'score', 'score', 'score', 'score', 'win'],
    ]);
    expect(bench.wordsAt()[0]).toBe('Ann pegs 4.');
    expect(bench.told).toEqual([]);
  });

  test('a receiver that is away is asked ever more seldom, and then gets all in order', async () => {
    const bench = new Bench();
    bench.answer = () => refused;
    bench.peg(0, 1);
    bench.peg(1, 2);
    await bench.pass();
    for (let second = 0; second < 700; second++) await bench.pass(1_000);
    const times = bench.posted.map(({ at }) => at / 1_000);
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511]);
    expect(new Set(bench.wordsAt())).toEqual(new Set(['Ann pegs 1.']));
    expect(bench.told).toEqual([
      {
        address: 'http://127.0.0.1:9001',
        failure: { code: 'unreached', reason: { code: 'nobodyListens', details: {} } },
        waiting: 2,
      },
    ]);
    bench.answer = () => 200;
    await bench.pass(300_000);
    expect(bench.wordsAt().slice(-2)).toEqual(['Ann pegs 1.', 'Bob pegs 2.']);
    expect(bench.told.at(-1)).toMatchObject({ failure: undefined });
  });

  test('a receiver that is silent is given up after ten seconds, and slows neither the table nor others', async () => {
    const bench = new Bench([URL_A, URL_B]);
    bench.answer = (url) => (url === URL_A ? undefined : 200);
    bench.peg(0, 1, 2, 3);
    await bench.pass();
    expect(bench.rig.table.view.players[0]?.front).toBe(6);
    expect(bench.wordsAt(URL_B)).toEqual(['Ann pegs 1.', 'Ann pegs 2.', 'Ann pegs 3.']);
    await bench.pass(10_000);
    expect(bench.told).toMatchObject([{ failure: { code: 'silent', seconds: 10 }, waiting: 3 }]);
  });

  test('over a restart of Muggins nothing is missed, and what is repeated has the same id', async () => {
    const bench = new Bench();
    bench.answer = () => 503;
    bench.peg(0, 1, 2, 3);
    await bench.pass();
    bench.answer = () => 200;
    await bench.restart();
    bench.peg(1, 9);
    await bench.pass();
    const [first, ...again] = bench.posted;
    expect(again.map(({ words }) => words)).toEqual([
      ...['Ann pegs 1.', 'Ann pegs 2.', 'Ann pegs 3.', 'Bob pegs 9.'],
    ]);
    expect(again[0]?.id).toBe(first?.id);
    expect(new Set(again.map(({ id }) => id)).size).toBe(4);
  });

  test('what a crash kept from the file, the history of the table still has', async () => {
    const bench = new Bench();
    bench.peg(0, 1);
    await bench.pass();
    await bench.restart();
    const before = join(mkdtempSync(join(tmpdir(), 'muggins-hooks-')), 'before');
    copyFileSync(bench.file, before);
    for (let move = 0; move < SHOWN_MOVES; move++) bench.peg(move % 2, 2);
    await bench.pass();
    const sent = bench.posted.slice(1).map(({ id }) => id);
    await bench.restart(before);
    expect(sent).toHaveLength(SHOWN_MOVES);
    expect(bench.posted.slice(1 + SHOWN_MOVES).map(({ id }) => id)).toEqual(sent);
  });

  test('a message that is refused for what it is gives way after five attempts', async () => {
    const bench = new Bench();
    bench.answer = () => (bench.posted.at(-1)?.words === 'Ann pegs 1.' ? 422 : 200);
    bench.peg(0, 1);
    bench.peg(1, 2);
    await bench.pass();
    for (let second = 0; second < 20; second++) await bench.pass(1_000);
    expect(bench.wordsAt()).toEqual([...Array(5).fill('Ann pegs 1.'), 'Bob pegs 2.']);
  });

  test('a damaged line of the file costs its own message', async () => {
    const bench = new Bench();
    bench.answer = () => 503;
    bench.peg(0, 1, 2, 3);
    await bench.pass();
    await bench.hooks.close();
    const [head, first, second, ...more] = readFileSync(bench.file, 'utf8').split('\n');
    const damaged = join(bench.file, '..', 'damaged');
    writeFileSync(damaged, [head, first, second?.replace('{', 'y'), ...more].join('\n'));
    const seen = bench.posted.length;
    bench.answer = () => 200;
    await bench.restart(damaged);
    await bench.pass();
    expect(bench.posted.slice(seen).map(({ words }) => words)).toEqual(['Ann pegs 1.', 'Ann pegs 3.']);
  });

  test('a receiver that is named later begins there; a file that was damaged begins anew', async () => {
    const bench = new Bench();
    bench.peg(0, 1);
    await bench.pass();
    writeFileSync(bench.file, '{"journal": nonsense');
    bench.peg(0, 2);
    await bench.pass();
    const seen = bench.posted.length;
    writeFileSync(join(bench.file, '..', 'bad'), 'nonsense');
    await bench.restart(join(bench.file, '..', 'bad'));
    expect(bench.posted.slice(seen)).toEqual([]);
    bench.peg(1, 3);
    await bench.pass();
    expect(bench.wordsAt().at(-1)).toBe('Bob pegs 3.');
  });
});

test('no more messages wait than docs/talking.md promises: the oldest give way', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'muggins-hooks-')), 'webhooks.jsonl');
  const open = (move: number) =>
    new HookOutbox({ file, journal: ID, move, receivers: [URL_A, URL_B], log: silentLog });
  const outbox = open(0);
  const message = (move: number) => ({ id: `${move}`, body: `{"move":${move}}` });
  const moves = Array.from({ length: MOST_WAITING + 2 }, (_, at) => at + 1);
  const lost = moves.map((move) => {
    const dropped = outbox.note(move, [message(move)]);
    outbox.taken(URL_B, move - 1);
    return dropped;
  });
  expect(lost.filter((each) => Object.keys(each).length > 0)).toEqual([{ [URL_A]: 1 }, { [URL_A]: 1 }]);
  await outbox.close();
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1 + MOST_WAITING);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = open(MOST_WAITING + 2);
  expect([again.count(URL_A), again.count(URL_B)]).toEqual([MOST_WAITING, 1]);
  expect(again.next(URL_A)).toMatchObject(message(3));
  await again.close();
});

/** A typical receiver: it checks the signature and drops repeats. */
class Shop {
  readonly words: string[] = [];
  readonly seen = new Set<string>();
  forged = 0;
  answer: { readonly status: number; readonly location?: string } = { status: 200 };
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      this.#take(request.headers, Buffer.concat(chunks).toString());
      const { status, location } = this.answer;
      response.writeHead(status, location === undefined ? {} : { location }).end('thank you');
    });
  }

  static async open(): Promise<Shop> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    ending.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return new Shop(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async until(fits: () => boolean): Promise<void> {
    while (!fits()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #take(headers: IncomingHttpHeaders, body: string): void {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    if (signature !== `v1,${mac}`) this.forged += 1;
    else if (!this.seen.has(`${id}`))
      this.words.push((JSON.parse(body) as { data: { words: string } }).data.words);
    if (this.answer.status === 200) this.seen.add(`${id}`);
    for (const go of this.#waiting.splice(0)) go();
  }
}

describe('by HTTP', () => {
  test('signed, to every receiver, in the language of the table', async () => {
    const shops = [await Shop.open(), await Shop.open()];
    const bench = new Bench(
      shops.map(({ url }) => url),
      true,
    );
    bench.peg(0, 6);
    bench.peg(1, 2);
    for (const shop of shops) await shop.until(() => shop.words.length === 2);
    expect(shops.map(({ words }) => words[0])).toEqual(Array(2).fill(expect.stringContaining('marque 6')));
    expect(shops.map(({ forged }) => forged)).toEqual([0, 0]);
  });

  test('a redirect is not followed: it is an answer that is not yes', async () => {
    const [shop, other] = [await Shop.open(), await Shop.open()];
    shop.answer = { status: 307, location: other.url };
    const bench = new Bench([shop.url], true);
    bench.peg(0, 6);
    await expect.poll(() => bench.told.length).toBe(1);
    expect(bench.told[0]?.failure).toEqual({ code: 'answered', status: 307 });
    expect(other.words).toEqual([]);
  });
});

// The example in the tests of the libraries of Standard Webhooks.
test('a signature is that of Standard Webhooks', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signedHeaders(SECRET, signed)['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

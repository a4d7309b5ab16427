// The hidden-card walk: a server with its files on a disk, two people and Muggins. At every step it reads everything that anybody can
// read, and looks for each card that does not lie open.
//
// What it assumes: a page gets its cards only by a request, by the live line, or by what is posted to it, as the files of the pages
// themselves are the same at every table. A card is written as in CARDS or WORDS below. Cards of a deal that is over lie open, so an object
// that names an earlier deal is left out; elsewhere a card that was dealt in an earlier deal proves nothing. In the first deal no card was.
import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { cardsToCut, levelOf, opens, partnerId } from '../../../shared/partner/index.ts';
import { roundOf } from '../../../shared/rules/game/index.ts';
import { type Card, type Command, DECK, total } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { openLog } from '../../cli/log.ts';
import { muggins } from '../../cli/testing/muggins.ts';
import { KeptFile } from '../../system/kept.ts';
import { Dealer, openTableJournal, SharedBoard, Table, type TableJournal } from '../../table/index.ts';
import { type Act, FakeBoard, FULL_DISK, HandClock } from '../../table/testing/rig.ts';
import { type Broker, Publisher, Webhooks } from '../../talk/index.ts';
import type { Credentials } from '../kit/credentials.ts';
import { descriptionOf } from '../kit/route.ts';
import { type Listener, Site } from '../testing/site.ts';
import type { HandAnswer } from './companywire.ts';
import { SEARCHES } from './games/games.ts';
import { seatCredentials } from './parts.ts';
import { addRoutes } from './routes.ts';

const LONG = 60_000;
/** Requests of one reader at a time. */
const AT_ONCE = SEARCHES.points - 5;

/** One card or several, one behind the other: `5H`, `10♥5♣`, and a suit before its rank. */
const CARDS = /(?<![A-Za-z0-9])(?:(?:[A2-9TJQK]|10)[SHDC♠♥♦♣])+(?![A-Za-z0-9])/g;
const CARD = /([A2-9TJQK]|10)([SHDC♠♥♦♣])/g;
const TURNED = /(?<![A-Za-z0-9])([SHDC♠♥♦♣])([A2-9TJQK]|10)(?![A-Za-z0-9])/g;
const WORDS =
  /\b(ace|as|two|deux|three|trois|four|quatre|five|cinq|six|seven|sept|eight|huit|nine|neuf|ten|dix|jack|valet|queen|dame|king|roi|\d+) (?:of|de) (spade|hearts?|diamond|club|pique|c(?:œ|oe)ur|carreau|tr[eè]fle)/gi;
const SIGNS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C', '10': 'T' };
const SUITS: Readonly<Record<string, string>> = { p: 'S', s: 'S', h: 'H', d: 'D' };
const NUMBERS = [
  'ace',
  'as',
  'two',
  'deux',
  'three',
  'trois',
  'four',
  'quatre',
  'five',
  'cinq',
  'six',
  'six',
];
const MORE = ['seven', 'sept', 'eight', 'huit', 'nine', 'neuf', 'ten', 'dix', 'jack', 'valet'];
const RANKS = [...NUMBERS, ...MORE, 'queen', 'dame', 'king', 'roi'];

const cardOf = (rank: string, suit: string): Card => `${SIGNS[rank] ?? rank}${SIGNS[suit] ?? suit}` as Card;

function wordCard(rank: string, suit: string): Card {
  const low = suit.toLowerCase();
  const letter = /^(hea|c[œo]e?ur)/.test(low)
    ? 'H'
    : /^(dia|car)/.test(low)
      ? 'D'
      : /^(clu|tr)/.test(low)
        ? 'C'
        : 'S';
  const at = RANKS.indexOf(rank.toLowerCase());
  const number = at < 0 ? Number(rank) - 1 : Math.floor(at / 2);
  return `${'A23456789TJQK'[number] ?? '?'}${SUITS[letter] ?? letter}` as Card;
}

/** Every card that a text names. */
function cardsIn(text: string): ReadonlySet<Card> {
  const found = new Set<Card>();
  for (const [run] of text.matchAll(CARDS))
    for (const [, rank = '', suit = ''] of run.matchAll(CARD)) found.add(cardOf(rank, suit));
  for (const [, suit = '', rank = ''] of text.matchAll(TURNED)) found.add(cardOf(rank, suit));
  for (const [, rank = '', suit = ''] of text.matchAll(WORDS)) found.add(wordCard(rank, suit));
  return found;
}

test.each([
  ['"5H" of the list ["5H","KD"]', ['5H', 'KD']],
  ['10♥ and T♣', ['TH', 'TC']],
  ['P1=5H5SJDQC/2H8D', ['5H', '5S', 'JD', 'QC', '2H', '8D']],
  ['H5, ♣A', ['5H', 'AC']],
  ['the five of hearts, the 5 of clubs, the king of spades', ['5H', '5C', 'KS']],
  ['la dame de cœur, le 10 de pique, un as de trèfle', ['QH', 'TS', 'AC']],
  ['ACC 7.1.e, P2, 15H00, kkkkk5Hkk', []],
])('the walk knows the cards of: %s', (text, cards) => {
  expect([...cardsIn(text)].toSorted()).toEqual([...cards].toSorted());
});

/** Without what names an earlier deal. */
function pruned(value: unknown, deal: number): unknown {
  if (Array.isArray(value)) return value.map((each) => pruned(each, deal));
  if (typeof value !== 'object' || value === null) return value;
  const { deal: named } = value as { readonly deal?: unknown };
  if (typeof named === 'number' && named < deal) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pruned(each, deal)]));
}

/** What can be asked of every route, by the name of the parameter; '1' for others. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  lang: ['fr'],
  practice: ['only', 'none'],
  rules: ['six-card-3'],
  until: ['9999999999999'],
  before: ['999'],
};

/** Every address that can be read, from the routes themselves. */
function addresses(players: readonly string[]): readonly string[] {
  const app = new Hono();
  const add = addRoutes as unknown as (app: Hono, parts: object) => void;
  add(app, { limits: {} });
  const reads = app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'));
  const all = reads.flatMap(({ path, handler }) => {
    const ids = path.includes('/players/') ? players : ['1', 'last', 'now'];
    const paths = path.includes(':') ? ids.map((id) => path.replace(/:\w+(\{[^/]*\})?/, id)) : [path];
    const { query = {} } = descriptionOf(handler) ?? {};
    const names = Object.keys(query instanceof z.ZodObject ? query.shape : query);
    const queries = names.flatMap((name) =>
      (name === 'player' || name === 'against' ? players : (ASKED[name] ?? ['1'])).map(
        (each) => `?${name}=${each}`,
      ),
    );
    return paths.flatMap((each) => [each, ...queries.map((query) => `${each}${query}`)]);
  });
  return [...new Set([...all, '/plain?lang=fr'])];
}

interface Role {
  readonly name: string;
  readonly seat: number | undefined;
  readonly headers: Record<string, string>;
  readonly line: Listener;
  heard: number;
}

/** What a table is begun with. */
interface Beginning {
  readonly preset: string;
  readonly people: readonly string[];
  readonly level?: 'gentle' | 'club' | 'strong';
  readonly pack?: 'pages' | 'reader';
  readonly rules?: object;
}

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of ended.splice(0).reverse()) await each();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A table with its files on a disk: server, journal, log, dealer, broker and webhook. */
class Night {
  readonly folder = mkdtempSync(join(tmpdir(), 'muggins-hidden-'));
  readonly credentials: Credentials = seatCredentials({ file: join(this.folder, 'keys.json') });
  readonly posted: string[] = [];
  clock = new HandClock();
  site!: Site;
  table!: Table;
  dealer!: Dealer;
  journal!: TableJournal;
  roles: readonly Role[] = [];
  readonly damaged: string[] = [];
  /** Cards that lay open and were taken back. */
  readonly takenBack = new Set<Card>();
  /** Muggins's cards, where they are real ones. */
  readonly real = new Set<Card>();
  /** Texts that are looked at: those before are about an earlier deal. */
  #from = { deal: 0, log: 0, posted: 0 };
  #talk: (() => unknown)[] = [];
  #claims = 0;

  constructor() {
    // The same packs in every run.
    const kept = { key: 'c0ffee'.padEnd(64, '0'), pack: 'pages', deals: {} };
    writeFileSync(this.file, JSON.stringify(kept));
  }

  get file(): string {
    return join(this.folder, 'dealer.json');
  }

  get state() {
    return this.table.state;
  }

  static async begin({
    preset,
    people,
    level = 'gentle',
    pack = 'pages',
    rules = {},
  }: Beginning): Promise<Night> {
    const night = new Night();
    await night.start();
    ended.push(() => night.end());
    const players = [...people, 'Muggins'];
    const playerIds = [...people.map(() => ''), partnerId(level, 1)];
    const begun = await night.site.post({
      type: 'newGame',
      players,
      playerIds,
      pack,
      rules: { preset, ...rules },
    });
    if (begun.status !== 200) throw new Error(begun.text);
    await night.sit(people.length);
    return night;
  }

  /** Starts all of it with what is on the disk. */
  async start(): Promise<void> {
    const { folder, credentials } = this;
    this.journal = openTableJournal(folder);
    const log = openLog(folder, { level: 'debug' });
    this.clock = new HandClock();
    const acts: Act[] = [];
    const board = new SharedBoard(new FakeBoard(acts), { clock: this.clock, lanes: () => 3 });
    const { clock, journal } = this;
    this.table = new Table({ journal, board, clock, log, settings: { lanes: 3 } });
    this.table.start();
    const { table } = this;
    this.dealer = new Dealer({ table, file: this.file, damaged: ({ file }) => this.damaged.push(file) });
    this.site = await Site.open({ table, board, clock, log, credentials, dealer: this.dealer });
    this.#openTalk(log);
    this.#talk.push(() => log.close());
  }

  #openTalk(log: ReturnType<typeof openLog>): void {
    const { table, posted, clock } = this;
    const broker = Object.assign(new EventEmitter(), {
      connected: true,
      publish: (topic: string, text: string) => Promise.resolve(posted.push(`${topic} ${text}`) > 0),
      close: () => Promise.resolve(),
    });
    const common = { table, id: this.journal.id, version: '1', clock };
    const publisher = new Publisher({
      ...common,
      language: () => LANGUAGES.fr,
      dial: () => broker as unknown as Broker,
      prefix: 'homeassistant',
      page: undefined,
    });
    broker.emit('connected');
    const hooks = new Webhooks({
      ...common,
      language: () => LANGUAGES.en,
      urls: ['http://127.0.0.1:9/'],
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      file: join(this.folder, 'webhooks.jsonl'),
      log,
      told: () => {},
      post: (_, { body }) => Promise.resolve(posted.push(body) > 0 ? 200 : 500),
    });
    this.#talk.push(
      () => publisher.close(),
      () => hooks.close(),
    );
  }

  /** People take their seats; everybody listens. */
  async sit(people: number): Promise<void> {
    const { site } = this;
    const keys = [];
    for (let seat = 0; seat < people; seat++) keys.push(await site.seat(seat));
    const role = (name: string, seat: number | undefined, headers: Record<string, string>): Role => ({
      name,
      seat,
      headers,
      line: site.listen(headers),
      heard: 0,
    });
    this.roles = [
      role('host', undefined, { ...site.own }),
      ...keys.map((key, seat) => role(`seat ${seat}`, seat, { ...key, ...site.away })),
      role('spectator', undefined, { ...site.away }),
    ];
    await Promise.all(this.roles.map(({ line }) => line.state()));
  }

  async shut(): Promise<void> {
    await this.site.close();
    this.table.close();
    for (const each of this.#talk.splice(0)) await each();
    this.journal.close();
  }

  /** Muggins ends, something happens to its files, and it starts anew. */
  async restart(meanwhile: () => void = () => {}): Promise<void> {
    await this.shut();
    meanwhile();
    await this.start();
    await this.sit(this.state.playerIds.filter((id) => levelOf(id) === undefined).length);
  }

  async end(): Promise<void> {
    await this.shut();
    rmSync(this.folder, { recursive: true, force: true });
  }

  at(seat: number): Role {
    const role = this.roles.find((each) => each.seat === seat);
    if (role === undefined) throw new Error(`nobody has seat ${seat}`);
    return role;
  }

  /** A command of a seat. @returns its status and its code */
  async say(seat: number, command: object): Promise<readonly [number, unknown]> {
    const { game, deal } = this.state;
    const id = `claim-${this.#claims++}`.padEnd(20, '-');
    const seen = { game, deal, hand: null, front: null };
    const { status, json } = await this.site.send('/api/claim', { id, command, seen }, this.at(seat).headers);
    return [status, json.error];
  }

  async post(role: Role, path: string, body: object): Promise<readonly [number, unknown]> {
    const { status, json } = await this.site.send(path, body, role.headers);
    return [status, json.error];
  }

  async hand(seat: number): Promise<HandAnswer> {
    const { status, text } = await this.site.ask('/api/hand', { headers: this.at(seat).headers });
    expect(status).toBe(200);
    return JSON.parse(text) as HandAnswer;
  }

  /** One step of the game: by a person, or by Muggins. @returns false where nothing moves any more */
  async step(): Promise<boolean> {
    const people = this.roles.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
    for (const seat of people) if (await this.acts(seat)) return true;
    const before = `${this.table.view.move} ${this.state.players.map((_, seat) => this.dealer.hasThrown(seat))}`;
    this.clock.turn(LONG);
    return (
      before !== `${this.table.view.move} ${this.state.players.map((_, seat) => this.dealer.hasThrown(seat))}`
    );
  }

  /** What a person does at a seat: throws the first cards, lays the first that fits, claims what the table says. */
  async acts(seat: number): Promise<boolean> {
    const { state, dealer } = this;
    const role = this.at(seat);
    if (dealer.cuts === 'deal' || dealer.cuts === seat)
      return (await this.post(role, '/api/cut', { place: 5 }))[0] === 200;
    if (dealer.deals && dealer.throwsOf(seat) > 0) {
      const { cards, throws } = await this.hand(seat);
      return (
        (await this.post(role, '/api/throw', { deal: state.deal, cards: cards.slice(0, throws) }))[0] === 200
      );
    }
    const done = async (command: Command): Promise<boolean> => (await this.say(seat, command))[0] === 200;
    const claims = state.claim?.seat === seat ? total(state.claim.items) : 0;
    if (state.phase === 'play' && claims > 0) return done({ type: 'peg', seat, points: claims });
    if (state.phase === 'play' && roundOf(state).turn === seat) {
      for (const card of (await this.hand(seat)).cards)
        if (await done({ type: 'lay', seat, card })) return true;
      return (await done({ type: 'go', seat })) || done({ type: 'next' });
    }
    if (state.phase !== 'show' || this.table.view.turn !== seat) return false;
    return (await done({ type: 'peg', seat, points: 0 })) || done({ type: 'next' });
  }

  /** Steps until this holds; fails where the game stands still. */
  async until(holds: () => boolean, each: () => unknown = () => {}): Promise<void> {
    for (let still = 0, steps = 0; !holds(); steps++) {
      await each();
      still = (await this.step()) ? 0 : still + 1;
      if (still > 3 || steps > 600) {
        const { phase, deal } = this.state;
        throw new Error(`stands still in ${phase} of deal ${deal}: ${JSON.stringify(this.table.view.rows)}`);
      }
    }
  }

  /** The cards of this deal that lie open, and those of which an earlier deal may speak. */
  get open(): ReadonlySet<Card> {
    const { deal, phase, rules, starter, round, hand } = this.state;
    const dealt = rules.seats * rules.cards.dealt + rules.cards.packToCrib;
    const earlier = Array.from({ length: Math.max(0, deal - 1) }, (_, at) => this.dealer.sealed(at + 1).pack);
    const begun = phase === 'play' || phase === 'show';
    const crib = phase === 'show' && hand === 'crib' ? this.dealer.sealed(deal).pack.slice(0, dealt) : [];
    const laid = (round?.laid ?? []).map(({ card }) => card as Card);
    if (!this.dealer.deals) return new Set([...DECK.filter((card) => !this.real.has(card)), ...laid]);
    return new Set([
      ...this.takenBack,
      ...this.starters,
      ...cardsIn(this.cut),
      ...earlier.flatMap((pack) => pack.slice(0, dealt)),
      ...(begun ? [starter, ...laid] : []),
      ...crib,
    ] as Card[]);
  }

  get #events(): readonly TableEvent[] {
    return [...this.journal.read()].map(({ event }) => event);
  }

  /** Starters of earlier deals. */
  get starters(): readonly string[] {
    const events = this.#events;
    const sealed = events.findLastIndex(({ type }) => type === 'packSealed');
    return events
      .slice(0, sealed)
      .flatMap((event) => (event.type === 'starterTurned' ? [`${event.starter}`] : []));
  }

  /** The cut for the deal, as the journal has it. */
  get cut(): string {
    const events = this.#events;
    const sealed = events.findIndex(({ type }) => type === 'packSealed');
    return JSON.stringify(events.slice(0, sealed < 0 ? undefined : sealed));
  }

  /** Reads everything. @returns the cards that were found and do not lie open, with where they were */
  async walk(full: boolean): Promise<readonly string[]> {
    const { deal } = this.state;
    const leaks: string[] = [];
    const { open } = this;
    const look = (where: string, text: string): void => {
      for (const card of cardsIn(text)) if (!open.has(card)) leaks.push(`${where}: ${card}`);
    };
    const lookJson = (where: string, text: string): void => {
      const isJson = text.startsWith('{') || text.startsWith('[');
      look(where, isJson ? JSON.stringify(pruned(JSON.parse(text), deal)) : text);
    };
    const log = join(this.folder, 'muggins.log');
    const { size } = statSync(log);
    if (this.#from.deal !== deal) this.#from = { deal, log: size, posted: this.posted.length };
    await this.#readRoutes(full, lookJson);
    this.#readLines((where, message) => lookJson(where, JSON.stringify(message)));
    for (const text of this.posted.slice(this.#from.posted)) look('talk', text);
    look('muggins.log', readFileSync(log).subarray(this.#from.log).toString());
    this.#readFiles(lookJson);
    if (full) lookJson('export', (await muggins('export', '--events', '--data', this.folder)).out);
    return leaks;
  }

  async #readRoutes(full: boolean, look: (where: string, text: string) => void): Promise<void> {
    const players = this.table.roster.players.map(({ id }) => id);
    const paths = addresses(players).filter((path) => full || !path.includes('?'));
    const roles = full ? this.roles : this.roles.filter(({ name }) => name === 'host');
    for (const role of roles) {
      const answers = [];
      for (let at = 0; at < paths.length; at += AT_ONCE) {
        // Later by so much that a seat may search the games again.
        vi.setSystemTime(Date.now() + 1_000 * (SEARCHES.duration + 1));
        const some = paths.slice(at, at + AT_ONCE);
        const asked = some.map(async (path) => ({
          path,
          ...(await this.site.ask(path, { headers: role.headers })),
        }));
        answers.push(...(await Promise.all(asked)));
      }
      for (const { path, status, text } of answers) {
        // 200, or the reason why not: no route fails, and none is spared because it is asked too often.
        if (status >= 429) throw new Error(`${role.name} ${path}: ${status}`);
        if (path === '/api/hand') this.#checkHand(role, status, text);
        else look(`${role.name} ${path}`, text);
      }
    }
  }

  /** A seat gets its own cards, and nobody else gets any. */
  #checkHand({ name, seat }: Role, status: number, text: string): void {
    if (seat === undefined)
      expect([name, status, cardsIn(text).size]).toEqual([name, name === 'host' ? 403 : 401, 0]);
    else {
      const { deal, phase, rules } = this.state;
      const { pack } = this.dealer.sealed(deal);
      const first = seat * rules.cards.dealt;
      const own = phase === 'cut' || !this.dealer.deals ? [] : pack.slice(first, first + rules.cards.dealt);
      expect([name, status, [...cardsIn(text)].filter((card) => !own.includes(card))]).toEqual([
        name,
        200,
        [],
      ]);
      if (phase === 'deal') expect(new Set(cardsIn(text))).toEqual(new Set(own));
    }
  }

  #readLines(look: (where: string, message: unknown) => void): void {
    for (const role of this.roles) {
      for (const message of role.line.told.slice(role.heard)) look(`line of ${role.name}`, message);
      role.heard = role.line.told.length;
    }
  }

  /** Every file of the folder but the private one; of the journal, the lines of this deal. */
  #readFiles(look: (where: string, text: string) => void): void {
    for (const name of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      const file = join(this.folder, name);
      if (!statSync(file).isFile() || name.startsWith('dealer.json') || name.startsWith('muggins.log'))
        continue;
      const lines = readFileSync(file, 'utf8').split('\n');
      // A key is random text.
      const text =
        name === 'keys.json' || name === 'webhooks.jsonl'
          ? ''
          : lines.slice(lines.findLastIndex((line) => line.includes('"packSealed"')));
      // A line of the journal begins with its checksum.
      for (const line of text) look(name, line.replace(/^[0-9a-f]{8} /, ''));
    }
  }
}

const THREE: Beginning = { preset: 'six-card-3', people: ['Ann', 'Bob'] };

describe('a deal of two people and Muggins', () => {
  /** As somebody does who wants to know what others hold. Answers about a card that is held, and about one that nobody has. */
  async function probe(night: Night): Promise<void> {
    const { state, dealer } = night;
    const { deal, phase } = state;
    const { pack } = dealer.sealed(deal);
    const nobodys = pack.at(-1 - cardsToCut(state.rules) / 2) as Card;
    for (const owner of state.players.keys()) {
      const { held, dealt } = dealer.view(owner);
      const [own] = (held.length > 0 ? held : dealt) as readonly Card[];
      if (own === undefined) continue;
      const other = night.roles.filter(({ seat }) => seat !== owner);
      for (const role of other) {
        const { seat } = role;
        const asks = (card: Card) => [
          seat === undefined
            ? night.post(role, '/api/command', { type: 'lay', seat: owner, card })
            : night.say(seat, { type: 'lay', seat: owner, card }),
          night.post(role, '/api/throw', { deal, cards: [card] }),
        ];
        const before = night.table.view.move;
        const both = [await Promise.all(asks(own)), await Promise.all(asks(nobodys))];
        expect([phase, role.name, owner, both[0], night.table.view.move]).toEqual([
          phase,
          role.name,
          owner,
          both[1],
          before,
        ]);
      }
      // A tap too early, or on a card that does not fit.
      if (night.roles.some(({ seat }) => seat === owner) && roundOf(state).turn !== owner)
        await night.say(owner, { type: 'lay', seat: owner, card: own });
    }
  }

  test('nothing that anybody can read has a card that does not lie open', async () => {
    const night = await Night.begin({ ...THREE, rules: { mode: 'always' } });
    let [walks, moment] = [0, ''];
    await night.until(
      () => night.state.deal > 2,
      async () => {
        const { phase, deal } = night.state;
        if (phase === 'play' || phase === 'deal') await probe(night);
        const full = moment !== `${deal} ${phase}`;
        moment = `${deal} ${phase}`;
        expect([phase, deal, await night.walk(full)]).toEqual([phase, deal, []]);
        walks++;
      },
    );
    expect(walks).toBeGreaterThan(30);
  });
});

describe('the private file', () => {
  const alone: Beginning = { preset: 'six-card', people: ['Ann'], level: 'club' };
  const hands = (night: Night) => night.state.players.map((_, seat) => night.dealer.view(seat));
  const laid = (night: Night) => night.state.round?.laid.length ?? 0;

  test('is its owner’s alone, and a restart in the middle of a deal finds the same cards', async () => {
    const night = await Night.begin(alone);
    await night.until(() => night.state.phase === 'play' && laid(night) >= 2);
    expect(statSync(night.file).mode & 0o777).toBe(0o600);
    const before = [hands(night), night.dealer.seal, await night.hand(0)];
    await night.restart();
    expect([hands(night), night.dealer.seal, await night.hand(0)]).toEqual(before);
    await night.until(() => night.state.deal > 1);
  });

  const moments: readonly (readonly [string, (night: Night) => boolean])[] = [
    ['before the cut', (night) => night.dealer.hasThrown(0)],
    ['in the play', (night) => night.state.phase === 'play' && laid(night) >= 3],
    ['in the show', (night) => night.state.phase === 'show'],
  ];
  const losses: readonly (readonly [string, (file: string) => void])[] = [
    ['deleted', (file) => rmSync(file)],
    ['damaged', (file) => writeFileSync(file, '{"key": "c0f')],
  ];

  test.each(
    moments.flatMap(([when, holds]) => losses.map(([how, lose]) => [how, when, holds, lose] as const)),
  )('%s %s, it costs the deal its cards and the table goes on', async (how, _, holds, lose) => {
    const night = await Night.begin(alone);
    await night.until(() => holds(night));
    const { seal } = night.dealer;
    await night.restart(() => lose(night.file));
    expect(night.damaged.length).toBe(how === 'damaged' ? 1 : 0);
    // The deal begins again, by another pack that is sealed anew.
    expect([night.state.deal, night.state.phase]).toEqual([1, 'deal']);
    expect(night.dealer.seal).not.toBe(seal);
    await night.until(() => night.state.deal > 1);
    const opened = night.dealer.opened;
    const told = [...night.journal.read()].flatMap(({ event }) =>
      event.type === 'packSealed' ? [event] : [],
    );
    const last = told.findLast(({ deal }) => deal === 1);
    expect(opened !== undefined && opens(opened, last?.seal ?? '')).toBe(true);
  });

  test('where it was lost, no pack is shown as that of an earlier deal', async () => {
    const night = await Night.begin(alone);
    await night.until(() => night.state.deal === 2 && night.state.phase === 'play');
    await night.restart(() => rmSync(night.file));
    expect([night.state.deal, night.state.phase, night.dealer.opened]).toEqual([2, 'deal', undefined]);
  });
});

describe('a deal that is played again', () => {
  test('by undo across its end, or from its beginning, has the same cards and comes to its end', async () => {
    const night = await Night.begin({ preset: 'six-card', people: ['Ann'], level: 'club' });
    await night.until(() => night.state.phase === 'show');
    const { pack } = night.dealer.sealed(1);
    expect(await night.post(night.at(0), '/api/replay', { deal: 1 })).toEqual([200, undefined]);
    expect([night.state.phase, night.dealer.hasThrown(0)]).toEqual(['deal', false]);
    expect(new Set((await night.hand(0)).cards)).toEqual(new Set(pack.slice(0, 6)));
    await night.until(() => night.state.deal > 1);
    expect(night.dealer.opened?.pack).toEqual(pack);
    const walked = await night.walk(true);
    expect(walked).toEqual([]);
  });
});

describe('what is taken back', () => {
  test('moves of a deal: nothing lies open that did not before', async () => {
    const night = await Night.begin({ ...THREE, rules: { mode: 'always' } });
    await night.until(() => night.state.phase === 'play' && (night.state.round?.laid.length ?? 0) >= 4);
    for (const card of night.open) night.takenBack.add(card);
    const [host] = night.roles;
    for (const type of ['undo', 'undo', 'undo', 'redo', 'undo'])
      expect(await night.post(host as Role, '/api/command', { type })).toEqual([200, undefined]);
    expect(await night.walk(true)).toEqual([]);
    expect(await night.post(night.at(0), '/api/replay', { deal: 1 })).toEqual([403, 'othersPlay']);
    await night.until(() => night.state.deal > 1);
  });
});

test('at the end of a game every pack lies open, and fits its seal', async () => {
  const night = await Night.begin({ preset: 'six-card', people: ['Ann'], rules: { target: 61 } });
  await night.until(() => night.state.phase === 'over');
  const events = [...night.journal.read()].map(({ event }) => event);
  const sealed = events.flatMap((event) => (event.type === 'packSealed' ? [event] : []));
  const opened = events.flatMap((event) => (event.type === 'packOpened' ? [event] : []));
  expect(opened.map(({ deal }) => deal)).toEqual(Array.from({ length: night.state.deal }, (_, at) => at + 1));
  for (const pack of opened)
    expect(opens(pack, sealed.find(({ deal }) => deal === pack.deal)?.seal ?? '')).toBe(true);
  const { json } = await night.site.ask('/api/view', { headers: night.site.away });
  expect(json.company).toMatchObject({ opened: { deal: night.state.deal } });
});

test('no cards are entered for study while they are hidden: the host keeps them once they lie open', async () => {
  const night = await Night.begin({ preset: 'six-card', people: ['Ann'] });
  await night.until(() => night.state.phase === 'play');
  const { cards, thrown } = await night.hand(0);
  const entered = { deal: 1, cards: [...cards, ...thrown], thrown };
  expect(await night.post(night.at(0), '/api/study', entered)).toEqual([422, 'notNow']);
  expect(await night.walk(true)).toEqual([]);
  await night.until(() => night.state.deal > 1);
  const kept = [...night.journal.read()].flatMap(({ event }) => (event.type === 'handDealt' ? [event] : []));
  expect(kept.find(({ seat }) => seat === 0)?.thrown).toEqual(thrown);
});

test('a phone whose seat Muggins takes sees none of its cards, and plays none', async () => {
  const night = await Night.begin(THREE);
  const players = ['Ann', 'Muggins'];
  const playerIds = ['', partnerId('club', 1)];
  await night.site.post({ type: 'newGame', players, playerIds, rules: { preset: 'six-card' } });
  const bob = night.at(1);
  night.roles = night.roles.filter((role) => role !== bob);
  await night.until(() => night.state.phase === 'play' || night.dealer.hasThrown(1));
  const { status, text } = await night.site.ask('/api/hand', { headers: bob.headers });
  expect([status, cardsIn(text).size]).toEqual([401, 0]);
  const { deal } = night.state;
  const [first, second] = night.dealer.sealed(deal).pack.slice(6, 8);
  expect((await night.post(bob, '/api/throw', { deal, cards: [first, second] }))[0]).toBe(401);
});

describe('a full disk', () => {
  const full = () => {
    throw FULL_DISK;
  };

  test.each([
    ['while cards are laid away', (night: Night) => night.dealer.throwsOf(0) > 0],
    ['in the play', (night: Night) => night.state.phase === 'play'],
    ['in the show', (night: Night) => night.state.phase === 'show'],
  ])('%s: nothing moves, and then the deal goes on', async (_, holds) => {
    const night = await Night.begin({ preset: 'six-card', people: ['Ann'] });
    await night.until(() => holds(night));
    const disk = [
      vi.spyOn(night.journal, 'append').mockImplementation(full),
      vi.spyOn(KeptFile.prototype, 'write').mockImplementation(full),
    ];
    const { move } = night.table.view;
    for (let steps = 0; steps < 5; steps++) await night.step();
    expect(night.table.view.move).toBe(move);
    for (const each of disk) each.mockRestore();
    await night.until(() => night.state.deal > 1);
    expect(night.dealer.opened?.deal).toBe(1);
  });

  test('of which the private file has nothing: after a restart the deal begins again', async () => {
    const night = await Night.begin({ preset: 'six-card', people: ['Ann'] });
    await night.until(() => night.dealer.throwsOf(0) > 0);
    const disk = vi.spyOn(KeptFile.prototype, 'write').mockImplementation(full);
    await night.until(() => night.state.phase === 'play');
    disk.mockRestore();
    await night.restart();
    expect([night.state.deal, night.state.phase]).toEqual([1, 'deal']);
    await night.until(() => night.state.deal > 1);
  });
});

describe('a reader', () => {
  test('tells nobody the cards of Muggins before it lays them', async () => {
    const night = await Night.begin({
      preset: 'six-card',
      people: ['Ann'],
      pack: 'reader',
      rules: { mode: 'always' },
    });
    const [host] = night.roles;
    await night.post(host as Role, '/api/command', { type: 'cut', dealer: 0 });
    for (const card of ['5H', '5C', 'JD', 'QD', '2S', '9C'] as const) {
      night.real.add(card);
      night.table.card(card, 1);
      expect(await night.walk(false)).toEqual([]);
    }
    night.clock.turn(LONG);
    expect(await night.walk(true)).toEqual([]);
    night.table.card('KH', 'starter');
    const own = ['AS', 'AC', 'AD', 'AH'] as const;
    for (let steps = 0; night.state.phase !== 'show' && steps < 40; steps++) {
      const laid = night.state.round?.laid.map(({ card }) => card) ?? [];
      const card = own.find((each) => !laid.includes(each));
      const claims = night.state.claim?.seat === 0 ? total(night.state.claim.items) : 0;
      if (claims > 0) await night.say(0, { type: 'peg', seat: 0, points: claims });
      else if (card !== undefined && roundOf(night.state).turn === 0)
        await night.say(0, { type: 'lay', seat: 0, card });
      else night.clock.turn(LONG);
      expect(await night.walk(steps % 5 === 0)).toEqual([]);
      if ((night.state.round?.laid.length ?? 0) >= 8) break;
    }
    expect(night.state.round?.laid.length).toBeGreaterThanOrEqual(7);
  });
});

// A game that the host deals, with server, files, log and talk, and a walk that reads everything that anybody can read.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { levelOf, partnerId } from '../../../shared/partner/index.ts';
import { roundOf } from '../../../shared/rules/game/index.ts';
import { type Card, type Command, DECK, total } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { openLog } from '../../cli/log.ts';
import { muggins } from '../../cli/testing/muggins.ts';
import { Dealer, openTableJournal, SharedBoard, Table, type TableJournal } from '../../table/index.ts';
import { type Act, FakeBoard, HandClock } from '../../table/testing/rig.ts';
import type { Credentials } from '../kit/credentials.ts';
import type { HandAnswer } from '../table/companywire.ts';
import { SEARCHES } from '../table/games/games.ts';
import { seatCredentials } from '../table/parts.ts';
import { addresses } from './addresses.ts';
import { cardsIn, pruned } from './cardtext.ts';
import { type Listener, Site } from './site.ts';
import { openTalk } from './talk.ts';

/** Milliseconds after which Muggins has moved, however slow it is. */
export const LONG = 60_000;
/** Requests of one reader at a time. */
const AT_ONCE = SEARCHES.points - 5;

export interface Role {
  readonly name: string;
  readonly seat: number | undefined;
  readonly headers: Record<string, string>;
  readonly line: Listener;
  heard: number;
}

/** What a table is begun with. */
export interface Beginning {
  readonly preset: string;
  readonly people: readonly string[];
  readonly level?: 'gentle' | 'club' | 'strong';
  readonly pack?: 'pages' | 'reader';
  readonly rules?: object;
}

const running: DealtGame[] = [];

/** Ends every table that a test has begun. */
export async function endGames(): Promise<void> {
  for (const game of running.splice(0)) await game.end();
}

/** A table with its files on a disk: server, journal, log, dealer, broker and webhook. */
export class DealtGame {
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
  }: Beginning): Promise<DealtGame> {
    const game = new DealtGame();
    await game.start();
    running.push(game);
    const players = [...people, 'Muggins'];
    const playerIds = [...people.map(() => ''), partnerId(level, 1)];
    const begun = await game.site.post({
      type: 'newGame',
      players,
      playerIds,
      pack,
      rules: { preset, ...rules },
    });
    if (begun.status !== 200) throw new Error(begun.text);
    await game.sit(people.length);
    return game;
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
    const { posted } = this;
    this.#talk.push(...openTalk({ table, id: journal.id, folder, clock, log, posted }), () => log.close());
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
      if (
        name.endsWith('.new') ||
        !statSync(file).isFile() ||
        name.startsWith('dealer.json') ||
        name.startsWith('muggins.log')
      )
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

// A match of teams from the captains' phones to its public card: a league, a hall and 2 tables as people start them, on emulated boards.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Emulator, serveTcp } from '../../../hardware/emulator/index.ts';
import type { TeamSeason } from '../../../shared/league/team/index.ts';
import { SMALL_FORMAT, SMALL_SEASON } from '../../../shared/league/testing/teams.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { MugginsProcess } from '../../lab/scenario/muggins.ts';
import { packageRoot } from '../../system/package.ts';
import type { TableView } from '../../table/index.ts';
import type { DeskAnswer, HallMessage } from './wire.ts';

const BUILT = join(packageRoot(), 'dist/command/muggins.js');

/** Tomorrow by the clock of this machine, which the hall and the league go by: it is in the offer at midnight too. */
const DAY = new Date(Date.now() + 86_400_000).toLocaleDateString('sv');
const TEAMS = {
  bell: ['Wilhelmina Montague', 'Bob Baker', 'Cid Cole', 'Dot Dean'],
  crown: ['Ann Archer', 'Ed Ewing', 'Flo Finch', 'Bartholomew Featherstonehaugh'],
} as const;
const TEAM_IDS = ['bell', 'crown'] as const;
const persons = TEAM_IDS.flatMap((team) => TEAMS[team].map((name, at) => ({ id: `${team}${at + 1}`, name })));
const SEASON: TeamSeason = {
  ...SMALL_SEASON,
  persons,
  teams: TEAM_IDS.map((id) => ({ id, name: `The ${id}`, venue: `The ${id}`, captains: [`${id}1`] })),
  registrations: persons.map(({ id }) => ({ person: id, team: id.slice(0, -1), from: '2026-01-01' })),
  competitions: [
    {
      ...{ id: '1', name: 'Division 1', kind: 'league', teams: TEAM_IDS, meet: 1 },
      format: {
        ...SMALL_FORMAT,
        rubbers: [
          { players: 1, rules: 'six-card', legs: 3, all: false },
          { players: 2, rules: 'six-card-4', legs: 2, all: true },
          { players: 1, rules: 'six-card', legs: 3, all: false },
        ],
      },
    },
  ],
  calendar: [{ day: DAY, rounds: [{ competition: '1', round: 1 }] }],
  fixtures: [{ id: '1-1-1', competition: '1', round: 1, home: 'bell', away: 'crown', day: DAY }],
};
/** The players of each rubber. */
const SHEETS = [
  [['bell1'], ['bell2', 'bell3'], ['bell4']],
  [['crown1'], ['crown2', 'crown4'], ['crown3']],
] as const;
/** Legs of each rubber, the home side's first. */
const LEGS = [
  [2, 0],
  [1, 1],
  [0, 2],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'muggins-match-'));
const started: MugginsProcess[] = [];
const boards: Board[] = [];

/** A program as people start it, and what its director, officer or host asks of it. */
class Program {
  readonly #process: MugginsProcess;

  private constructor(process: MugginsProcess) {
    this.#process = process;
  }

  static async start(name: string, ...args: readonly string[]): Promise<Program> {
    const data = join(folder, name);
    const command = [process.execPath, BUILT, ...args, '--http', '0', '--json', '--data', data];
    const program = new MugginsProcess({ args: [], data, command });
    started.push(program);
    return new Program(await program.ready());
  }

  get url(): string {
    return this.#process.url;
  }

  async text(path: string, body?: object, headers = this.#process.headers): Promise<string> {
    const answer = await fetch(new URL(path, this.url), {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    return text;
  }

  async ask<T>(...asked: Parameters<Program['text']>): Promise<T> {
    return JSON.parse(await this.text(...asked)) as T;
  }
}

interface BoardParts {
  /** The number of its table. */
  readonly number: string;
  readonly emulator: Emulator;
  readonly wire: Awaited<ReturnType<typeof serveTcp>>;
  readonly table: Program;
}

/** A table with an emulated board, which has the image that people flash. */
class Board {
  readonly #parts: BoardParts;

  private constructor(parts: BoardParts) {
    this.#parts = parts;
  }

  get number(): string {
    return this.#parts.number;
  }

  static async plug(number: string, hall: Program): Promise<Board> {
    const emulator = await Emulator.start({ lanes: 2 });
    const wire = await serveTcp(emulator, 0);
    const port = ['--port', `tcp://127.0.0.1:${wire.port}`, '--lanes', '2'];
    const table = await Program.start(`table ${number}`, 'start', ...port, '--hall', hall.url);
    const board = new Board({ number, emulator, wire, table });
    boards.push(board);
    await expect.poll(async () => (await board.view()).board.state).toBe('ready');
    return board;
  }

  async view(): Promise<TableView> {
    return (await this.#parts.table.ask<{ view: TableView }>('api/view')).view;
  }

  async press(...keys: readonly KeyId[]): Promise<void> {
    for (const key of keys) await this.#parts.emulator.tap(key, { hold: 30, gap: 30 });
  }

  /** Waits until the display says this for the hall; null: until it has the game again. */
  async says(code: string | null): Promise<TableView> {
    await expect.poll(async () => (await this.view()).desk?.code ?? null).toBe(code);
    return this.view();
  }

  /** Joins the hall: NEXT at the board, a number at the desk. */
  async join(hall: Program): Promise<void> {
    const step = async () => Object((await this.view()).desk).step;
    await expect.poll(step).toBe('open');
    await this.press('D');
    await expect.poll(step).toBe('waiting');
    const { ticket } = Object((await this.view()).desk);
    await hall.ask('api/hall/boards', { ticket, table: this.#parts.number });
  }

  /** A leg from the call to both signatures, by keys; a page of the table chooses plain pegging. @returns the names on the board */
  async leg(winner: 0 | 1): Promise<string> {
    await this.press('P1', 'P2');
    const { phase } = await this.says(null);
    if (phase === 'deal') await this.#parts.table.ask('api/command', { type: 'free' });
    const button = winner === 0 ? 'P1' : 'P2';
    await this.press('2', '9', button);
    const scores = (): string => this.#parts.emulator.view.text[0] ?? '';
    await expect.poll(scores).toMatch(/ 29\b/);
    const row = scores();
    for (const points of ['29', '29', '29', '05']) await this.press(...([...points] as KeyId[]), button);
    await this.says('sign');
    await this.press('P1', 'P2');
    await expect.poll(async () => (await this.view()).desk?.code).not.toBe('sign');
    return row.replaceAll(/[ \d]+/g, ' ').trim();
  }

  async stop(): Promise<void> {
    await this.#parts.wire.close();
    await this.#parts.emulator.stop();
  }
}

afterEach(async () => {
  await Promise.all(started.map((each) => each.end('SIGKILL')));
  for (const each of boards) await each.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Game = HallMessage['view']['games'][number];
const gamesIn = async (hall: Program): Promise<readonly Game[]> =>
  (await hall.ask<HallMessage>('api/hall')).view.events.flatMap(({ games }) => games);

/** The next leg at a table; `over` once all are signed. */
async function nextLeg(hall: Program, board: Board): Promise<Game | 'over'> {
  let found: Game | 'over' | undefined;
  const look = async (): Promise<boolean> => {
    const games = await gamesIn(hall);
    const own = games.find(({ table, stage }) => table === board.number && stage === 'called');
    const isCalled = (await board.view()).desk?.code === 'called';
    found = games.every(({ stage }) => stage === 'signed') ? 'over' : isCalled ? own : undefined;
    return found !== undefined;
  };
  await expect.poll(look).toBe(true);
  return found ?? 'over';
}

/** Plays what is called to a table until the match is over. @returns the names on its board by rubber */
async function playAll(hall: Program, board: Board): Promise<ReadonlyMap<number, string>> {
  const rubbers = new Map<number, string>();
  for (;;) {
    const next = await nextLeg(hall, board);
    if (next === 'over') return rubbers;
    const rubber = Number(/^M2?\.(\d)/.exec(next.entrants[0])?.[1]);
    rubbers.set(rubber, await board.leg(next.leg <= (LEGS[rubber - 1]?.[0] ?? 0) ? 0 : 1));
  }
}

/** A captain's phone takes the place of its team. @returns how it asks for something */
async function captain(league: Program, team: string): Promise<(event: object) => Promise<unknown>> {
  const key = `key-of-${team}`.padEnd(22, '-');
  const { invitation } = await league.ask<{ invitation: string }>(`api/teams/captains/${team}`, {});
  await league.ask('api/captain', { invitation, key }, {});
  const headers = { authorization: `Bearer ${key}` };
  return (event) => league.ask('api/teams', { id: randomUUID(), event }, headers);
}

test('two captains name their players, the legs are played at two boards, and everybody reads the card that both sides signed', async () => {
  const league = await Program.start('league', 'league', 'start');
  const own = ['league', 'key', '--data', join(folder, 'hall'), '--json'];
  const { fingerprint } = JSON.parse(execFileSync(process.execPath, [BUILT, ...own], { encoding: 'utf8' }));
  await league.ask('api/v1/acts', { type: 'enrol', club: 'bell', name: 'The Bell', fingerprint });
  await league.ask('api/teams/season', SEASON);
  const hall = await Program.start('hall', 'hall', 'start', '--league', league.url, '--club', 'bell');
  const tables = [await Board.plug('1', hall), await Board.plug('2', hall)];
  await hall.ask('api/hall/boards/door', {});
  for (const each of tables) await each.join(hall);
  for (const each of tables) await each.says('waits');

  // The hall was there before the captains named anybody.
  const captains = await Promise.all(TEAM_IDS.map((team) => captain(league, team)));
  const fixture = '1-1-1';
  for (const [side, ask] of captains.entries())
    await ask({ type: 'sheetFilled', fixture, side, players: SHEETS[side] });
  const match = async () => (await hall.ask<DeskAnswer>('api/hall/desk')).league?.fixtures[0];
  await expect.poll(async () => (await match())?.sheets).toEqual(SHEETS);
  await hall.ask('api/hall/night', { format: 'grass-roots' });
  const players = SHEETS[0].map((home, at) => [home, SHEETS[1][at]]);
  // There are no more tables: without that, a third rubber is played on wood.
  const set = ['1', '2'].map((table) => ({ type: 'addTable', table }));
  await hall.ask('api/hall/commands', { commands: [...set, { type: 'openFixture', fixture, players }] });

  const played = await Promise.all(tables.map((board) => playAll(hall, board)));
  expect(played.every((each) => each.size > 0)).toBe(true);
  expect(Object.fromEntries(played.flatMap((each) => [...each]))).toEqual({
    1: 'Wilhel Ann Arch',
    2: 'Bob+Cid Ed+Bar',
    3: 'Dot Dea Flo Fin',
  });
  await hall.ask('api/hall/commands', { commands: [{ type: 'close', reasons: {} }] });
  const path = `teams/match/${fixture}`;
  const card = async () =>
    (await league.text(path, undefined, {})).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  // As strangers see the names.
  const legs = ['2 – 0 Ann A.', 'Bob B. and Cid C. 1 – 1 Ed E. and Bartholomew F.', 'Dot D. 0 – 2 Flo F.'];
  await expect.poll(card).toContain('The bell 3 – 3 The crown');
  expect(await card()).toContain(
    `1 singles Wilhelmina M. ${legs[0]} 2 pairs ${legs[1]} 3 singles ${legs[2]}`,
  );
});

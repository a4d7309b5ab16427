// A hall with a season behind it: how much longer it starts than an empty one, and how soon it answers about its nights.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { formatOf, isFinal, type NightCommand, type NightGame } from '../../../shared/league/index.ts';
import { openHall } from '../../hall/index.ts';
import { processorSeconds, threadTimes } from '../processor.ts';
import { MugginsProcess } from '../scenario/muggins.ts';
import { type Measure, milliseconds as ms, type Section, spreadOf } from './section.ts';

const SEASON = { nights: 36, players: 40 } as const;
const FIRST_NIGHT = Date.UTC(2026, 8, 3);
const WEEK = 7 * 86_400_000;
const STARTS = 5;
const LOOKS = 15;
/** Milliseconds. */
const GOALS = { start: 300, answer: 50 } as const;
/** Two earlier nights in turn: the hall keeps the one that was looked at last. */
const ASKED = [
  'nights',
  'nights/1',
  'nights/20',
  'nights/last',
  'season',
  'season?best=20',
  'yearbook',
  'people/p1',
];

/** Measures starts of an empty hall and of one with a season, in turns, and the answers of the second. */
export const measureHall: Measure = async (_, progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'muggins-season-'));
  try {
    progress(`${SEASON.nights} nights of ${SEASON.players} players`);
    const season = join(folder, 'season');
    playSeason(season);
    progress(`${STARTS} starts of each`);
    const [empty, full]: [number[], number[]] = [[], []];
    for (let start = 0; start < STARTS; start++) {
      empty.push(await startOf(join(folder, 'empty')));
      full.push(await startOf(season));
    }
    progress(`${LOOKS} answers of each`);
    return sectionOf({ empty, full, answers: await answersOf(season) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const hallOn = (data: string): Promise<MugginsProcess> =>
  new MugginsProcess({ args: ['hall', 'start', '--http', '0'], data }).ready();

/** Milliseconds of the processor until it is ready. */
async function startOf(data: string): Promise<number> {
  const hall = await hallOn(data);
  const seconds = await processorSeconds(hall.pid);
  await hall.end('SIGINT');
  return 1_000 * seconds;
}

/** Milliseconds for which this process and a hall have waited for a processor that others had. */
const waitedFor = (hall: number): number =>
  (threadTimes('thread-self')?.waited ?? 0) + (threadTimes(hall)?.waited ?? 0);

/** Milliseconds of each answer, by its address. */
async function answersOf(data: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const hall = await hallOn(data);
  const { pid = 0 } = hall;
  const answers = new Map<string, number[]>(ASKED.map((each) => [each, []]));
  try {
    for (let look = 0; look < LOOKS; look++)
      for (const [path, samples] of answers) {
        const [begun, waited] = [performance.now(), waitedFor(pid)];
        const answer = await fetch(`${hall.url}api/hall/${path}`);
        await answer.text();
        samples.push(performance.now() - begun - (waitedFor(pid) - waited));
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      }
  } finally {
    await hall.end('SIGINT');
  }
  return answers;
}

/** Opens, plays and closes the nights of a season. */
function playSeason(folder: string): void {
  const hall = openHall(folder);
  const must = (...commands: readonly NightCommand[]): void => {
    const done = hall.act(commands, 'desk');
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  };
  const random = new Xorshift(7);
  const ids = Array.from({ length: SEASON.players }, (_, at) => `p${at + 1}`);
  must(
    ...ids.map(
      (id): NightCommand => ({
        type: 'addPlayer',
        player: { id, name: `Player ${id}`, member: null, club: null },
      }),
    ),
  );
  for (let night = 0; night < SEASON.nights; night++) {
    const date = new Date(FIRST_NIGHT + night * WEEK).toISOString().slice(0, 10);
    hall.open({ heading: { date }, format: formatOf('grass-roots'), seed: night }, 'desk');
    must(
      ...ids.map((id): NightCommand => ({ type: 'checkIn', entrant: { id, players: [id], as: 'member' } })),
      { type: 'draw' },
    );
    for (let open = openGames(hall.state); open.length > 0; open = openGames(hall.state))
      must(...open.flatMap((game) => resultOf(game, random)));
    must({ type: 'close', reasons: {} });
  }
  hall.close();
}

const openGames = ({ games }: { readonly games: readonly NightGame[] }): readonly NightGame[] =>
  games.filter((game) => !isFinal(game));

/** The desk enters a result, and both sign it. */
function resultOf({ game }: NightGame, random: Xorshift): readonly NightCommand[] {
  const winner = random.below(2) === 0 ? 0 : 1;
  const outcome = { winner, spread: 1 + random.below(60), scores: null, ending: 'target' } as const;
  const sides = [0, 1] as const;
  return [
    { type: 'correct', game, outcome, reason: 'paper' },
    ...sides.map((side): NightCommand => ({ type: 'sign', game, revision: 1, side, by: 'desk' })),
  ];
}

interface HallFigures {
  readonly empty: readonly number[];
  readonly full: readonly number[];
  readonly answers: ReadonlyMap<string, readonly number[]>;
}

function sectionOf({ empty, full, answers }: HallFigures): Section {
  const [start, season] = [spreadOf(empty).p50, spreadOf(full).p50];
  const spreads = [...answers].map(([path, samples]) => [path, spreadOf(samples)] as const);
  const slowest = Math.max(...spreads.map(([, { p50 }]) => p50));
  const goal = (goal: string, measured: number, most: number) => ({
    goal,
    measured: ms(measured),
    met: measured <= most,
  });
  return {
    title: `A hall with ${SEASON.nights} nights of ${SEASON.players} players: the middle, and the longest`,
    rows: [
      ['processor until ready, empty', ms(start), ms(spreadOf(empty).most)],
      ['processor until ready', ms(season), ms(spreadOf(full).most)],
      ...spreads.map(([path, { p50, most }]) => [path, ms(p50), ms(most)]),
    ],
    goals: [
      goal(`a start within ${GOALS.start} ms of an empty hall's`, season - start, GOALS.start),
      goal(`each answer under ${GOALS.answer} ms`, slowest, GOALS.answer),
    ],
  };
}

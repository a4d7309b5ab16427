// Many clubs push an evening twice, in any order, a fifth of the requests cut off: each report is kept once, and both stores agree.
// `CLUBS=500` is the size of a federation; fewer unless given. Prints what it measured.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf, shuffled } from '../../../shared/league/rotation/chance.ts';
import { openHall } from '../../hall/hall.ts';
import { HallReports } from '../../hall/reports.ts';
import { LeagueSender } from '../../hall/sender.ts';
import { playSeason } from '../../hall/testing/season.ts';
import type { ReportFile } from '../../league/file.ts';
import { folderStore } from '../../league/folder.ts';
import { fingerprintOf } from '../../league/key.ts';
import { refold } from '../../league/open.ts';
import { postgresStore } from '../../league/postgres.ts';
import type { LeagueStore } from '../../league/store.ts';
import { TestClub } from '../../league/testing/club.ts';
import { startPostgres, type TestPostgres } from '../../league/testing/postgres.ts';
import { parseProxies } from '../kit/proxies.ts';
import { LeagueRig } from './testing/site.ts';

const CLUBS = Number(process.env.CLUBS ?? 12);
const FOLDER = mkdtempSync(join(tmpdir(), 'muggins-load-'));
const players = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `N${from + at} Player${from + at}`);

let server: TestPostgres;
/** An evening of 14 players at each club; then one of 12 others. */
let evening: readonly ReportFile[];
let others: readonly ReportFile[];
const clubs = Array.from({ length: CLUBS }, (_, at) => new TestClub(`club${at}`, FOLDER));

beforeAll(async () => {
  // A receipt is for what the disk has.
  server = await startPostgres('on');
  evening = clubs.map((club) => club.night({ players: players(0, 14) }));
  others = clubs.map((club) => club.night({ night: 2, date: '2026-11-27', players: players(100, 12) }));
});
afterAll(() => server.end());

/** Whole numbers below `most`, the same each time. */
function numbers(seed: number): (most: number) => number {
  const random = chanceOf(seed);
  return (most) => Math.floor(random() * most);
}

/** The figure that so many of a hundred are below. */
const percentile = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor((list.length * part) / 100))] ?? 0;

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  into.push(performance.now() - from);
  return result;
}

/** Pushes these until each was answered, 8 at a time. `took`: of those that were new, and not cut off. */
async function push(
  rig: LeagueRig,
  files: readonly ReportFile[],
  cut: number,
  took: number[],
): Promise<void> {
  const [waiting, random] = [[...files], numbers(files.length)];
  const one = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const isCut = random(100) < cut;
      const signal = isCut ? { signal: AbortSignal.timeout(1 + random(8)) } : {};
      const { club, event, revision } = file.report;
      const from = performance.now();
      const sent = fetch(
        new URL(`/api/v1/clubs/${club}/events/${event}/revisions/${revision}`, rig.web.url),
        {
          ...{ method: 'PUT', body: JSON.stringify(file), ...signal },
          // Every club has an address of its own.
          headers: {
            'x-forwarded-for': `10.${clubs.length % 200}.${Number(club.slice(4)) >> 8}.${Number(club.slice(4)) & 255}`,
          },
        },
      );
      const status = await sent.then(
        (reply) => reply.arrayBuffer().then(() => reply.status),
        () => 0,
      );
      if (status === 201 && !isCut) took.push(performance.now() - from);
      if (status !== 200 && status !== 201) waiting.push(file);
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

/** New reports, 8 at once or alone; pages while 8 push, after that, and after one report more. */
type Measured = 'pushed' | 'alone' | 'busy' | 'shown' | 'changed';

async function run(name: string, store: LeagueStore) {
  const proxies = parseProxies('1');
  const rig = await LeagueRig.open({ store, ...(proxies && { proxies }) });
  for (const { enrolling } of clubs) await rig.act(enrolling);
  const took = { pushed: [], alone: [], busy: [], shown: [], changed: [] } as Record<Measured, number[]>;
  const ask = async (into: number[], path: string): Promise<void> => {
    const reply = await timed(into, () => rig.ask(path));
    expect(reply.status).toBe(200);
  };
  const from = performance.now();
  await push(rig, shuffled([...evening, ...evening], chanceOf(7)), 20, took.pushed);
  const whole = performance.now() - from;
  let isPushed = false;
  const pushing = push(rig, others, 0, []).finally(() => {
    isPushed = true;
  });
  while (!isPushed) await ask(took.busy, '/seasons/2026');
  await pushing;
  const table = rig.clubs.totals.table('2026');
  for (let at = 0; at < 100; at++)
    await ask(took.shown, `/seasons/2026?from=${1 + 100 * (at % Math.ceil(table.length / 100))}`);
  // After a report the season is sorted anew.
  for (const [at, club] of clubs.slice(0, 100).entries()) {
    const night = club.night({ night: 3 + at, date: '2026-11-28', players: players(0, 14) });
    await timed(took.alone, () => rig.send(night));
    await ask(took.changed, '/seasons/2026');
  }
  const reports = [...rig.clubs.clubs.values()].reduce((sum, { events }) => sum + events.size, 0);
  const figures = (list: readonly number[]) =>
    `p50 ${percentile(list, 50).toFixed(1)}, p99 ${percentile(list, 99).toFixed(1)} ms`;
  console.log(
    `${name}: ${CLUBS} clubs, ${evening.reduce((sum, { report }) => sum + report.legs.length, 0)} legs, ${table.length} persons; ` +
      `evening twice in ${(whole / 1000).toFixed(1)} s; push, 8 at once ${figures(took.pushed)}; push alone ${figures(took.alone)}; ` +
      `page ${figures(took.shown)}; page after a report ${figures(took.changed)}; page while 8 push ${figures(took.busy)}`,
  );
  const month = await catchUp(rig);
  console.log(`${name}: a month of 5 nights sent in ${(month / 1000).toFixed(2)} s`);
  await rig.close();
  return { table: table.map(({ person: _, ...each }) => each), reports };
}

/** A hall that had no network for a month. @returns how long it takes to send all */
async function catchUp(rig: LeagueRig): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'muggins-month-'));
  const hall = openHall(data, () => 1_790_000_000_000);
  playSeason(hall, 5);
  const reports = new HallReports(data);
  await rig.act({ type: 'enrol', club: 'late', name: 'Late', fingerprint: fingerprintOf(reports.key.key) });
  const sender = new LeagueSender({ hall, reports, club: 'late', url: rig.web.url });
  const took: number[] = [];
  await timed(took, () => sender.send());
  expect(sender.status).toMatchObject({ waiting: 0, reason: null, asks: [] });
  await sender.close();
  hall.close();
  return took[0] ?? 0;
}

test('each report is kept once, and a folder and PostgreSQL have the same tables', {
  timeout: 1_200_000,
}, async () => {
  const [data, url] = [mkdtempSync(join(tmpdir(), 'muggins-league-')), await server.database()];
  const inFolder = await run('folder', folderStore(data));
  const inPostgres = await run('PostgreSQL', await postgresStore(url));
  expect(inPostgres.table.map((each) => JSON.stringify(each)).toSorted()).toEqual(
    inFolder.table.map((each) => JSON.stringify(each)).toSorted(),
  );
  // Six of the others have a member number that the club has already.
  expect([inFolder.table.length, inFolder.reports]).toEqual([20 * CLUBS, 2 * CLUBS + Math.min(100, CLUBS)]);
  const again = folderStore(data);
  expect(await refold(again)).toMatchObject({ wrong: [] });
  await again.close();
});

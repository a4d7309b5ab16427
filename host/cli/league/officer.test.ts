// What the officer of a league does from the command line, for a server that runs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf } from '../../../shared/league/index.ts';
import { reportDigest } from '../../league/file.ts';
import { signedAsk } from '../../league/key.ts';
import { TestClub } from '../../league/testing/club.ts';
import { filesIn, LeagueRig } from '../../web/league/testing/site.ts';
import { tellRunning } from '../running.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

let rig: LeagueRig;
let ended: () => void;
let bell: TestClub;

beforeEach(async () => {
  rig = await LeagueRig.open();
  ended = tellRunning(rig.data, { url: rig.web.url, token: rig.token });
  bell = new TestClub('bell', newFolder());
});
afterEach(async () => {
  ended();
  await rig.close();
});

const league = (...words: readonly string[]) => muggins('league', ...words, '--data', rig.data);
const refusedIn = async (...words: readonly string[]) => JSON.parse((await league(...words, '--json')).out);
const enrolled = () => league('enrol', 'bell', 'The Bell', bell.fingerprint.toUpperCase());
const why = ['--reason', 'the post was late'];

test('a club is taken in by its fingerprint, and its reports count from then on', async () => {
  expect((await rig.send(bell.night())).status).toBe(401);
  expect(await enrolled()).toMatchObject({ code: 0 });
  expect((await rig.send(bell.night())).status).toBe(201);
  const { out } = await league('tasks');
  expect(out).toMatch(/No decisions are open\.[\s\S]*bell +The Bell +1 +full +([0-9a-f]{4}-){7}/);
  expect((await refusedIn('enrol', 'bell', 'The Bell', '3f2a')).error).toBe('badInput');
});

test('a withdrawn key signs no more reports', async () => {
  await enrolled();
  const withdraw = ['withdraw', 'bell', bell.fingerprint];
  expect((await refusedIn(...withdraw)).error).toBe('noReason');
  expect((await league(...withdraw, ...why)).code).toBe(0);
  expect((await rig.send(bell.night())).status).toBe(403);
  expect((await refusedIn(...withdraw, ...why)).error).toBe('noSuch');
});

test('a fork is listed, and one of the two is chosen', async () => {
  await enrolled();
  const fork = bell.night({ spread: 30 });
  await rig.send(bell.night());
  await rig.send(fork);
  expect((await league('tasks')).out).toMatch(/^fork +bell +bell-1 +[0-9a-f]{64} [0-9a-f]{64}$/m);
  const digest = reportDigest(fork.report);
  expect((await refusedIn('choose', 'bell', 'bell-1', digest)).error).toBe('noReason');
  expect((await league('choose', 'bell', 'bell-1', digest, ...why)).code).toBe(0);
  expect(rig.clubs.event('bell', 'bell-1')?.head.digest).toBe(digest);
});

test('an event is left out and counts again; a season is closed', async () => {
  await enrolled();
  await rig.send(bell.night());
  expect((await league('count', 'bell', 'bell-1', '--no', ...why)).code).toBe(0);
  expect(rig.clubs.totals.table('2026')).toEqual([]);
  expect((await league('count', 'bell', 'bell-1', ...why)).code).toBe(0);
  expect((await refusedIn('count', 'bell', 'bell-9', ...why)).error).toBe('noSuch');
  const season = ['season', '2026', 'Season 2026', '2026-09-01', '2027-05-31'];
  expect((await league(...season)).code).toBe(0);
  expect(rig.clubs.totals.table('2026')).toHaveLength(8);
  expect((await league(...season, '--close')).code).toBe(0);
  await rig.send(bell.night({ night: 2 }));
  expect((await league('tasks')).out).toMatch(/^late +bell +bell-2/m);
});

test('halls get a format and an award table, until the officer takes them back', async () => {
  const folder = newFolder();
  const [night, table] = [join(folder, 'our-night.json'), join(folder, 'grp.csv')];
  writeFileSync(night, JSON.stringify({ base: 'acc-main-22', name: 'our-night' }));
  const head = 'edition,source,event,games,figure,from,points';
  writeFileSync(table, `${head}\n2026-09-01,minutes,,9,points,12,3\n`);
  expect((await league('offer', night)).out).toBe('Halls get our-night when they next ask.');
  expect((await league('offer', table)).out).toBe('Halls get grp when they next ask.');
  expect([...rig.clubs.offers.keys()]).toEqual(['our-night', 'grp']);
  expect(rig.clubs.offers.get('grp')?.awards?.rows).toHaveLength(1);
  writeFileSync(table, `${head}\n2026-09-01,minutes,,9,joy,12,3\n`);
  expect(await refusedIn('offer', table)).toMatchObject({
    error: 'badAwards',
    words: expect.stringMatching(/line 2, column figure/),
  });
  expect((await refusedIn('offer', join(folder, 'none.json'))).error).toBe('badFormat');
  expect((await league('offer', 'grp', '--no')).code).toBe(0);
  expect([...rig.clubs.offers.keys()]).toEqual(['our-night']);
  expect((await refusedIn('offer', 'grp', '--no')).error).toBe('noSuch');
});

test('the rule of names is shown, and set for the league and for a club', async () => {
  await enrolled();
  expect((await league('names')).out).toMatch(/^ +all +initial\nbell +The Bell +0 +full/m);
  expect(await league('names', 'full')).toMatchObject({ code: 0 });
  expect(await league('names', 'number', '--club', 'bell')).toMatchObject({ code: 0 });
  expect((await league('names')).out).toMatch(/^ +all +full\nbell +The Bell +0 +number/m);
  expect((await refusedIn('names', 'full', '--club', 'crown')).error).toBe('noSuch');
  expect((await refusedIn('names', 'some')).error).toBe('badInput');
});

test('a person is hidden, merged and split; named by an id, a number or a whole name', async () => {
  await enrolled();
  await rig.send(bell.night());
  const [ann, bob] = ['Ann', 'Bob'].map((name) => rig.clubs.personOf('bell', `bell-${name}`) ?? '');
  expect((await league('person', 'bell101', '--names', 'hidden', '--page')).code).toBe(0);
  expect(rig.league.people.get(ann ?? '')).toMatchObject({ shown: 'hidden', hasPage: true });
  expect((await league('merge', bob ?? '', 'bell101')).code).toBe(0);
  expect(rig.clubs.personOf('bell', 'bell-Bob')).toBe(ann);
  expect((await refusedIn('split', 'Ann', 'bell')).error).toBe('noPerson');
  expect((await league('split', 'Ann Archer', 'bell')).code).toBe(0);
});

test('a person gets all that the league keeps of them, and nobody else is named in it', async () => {
  await enrolled();
  const night = bell.night();
  await rig.send(night);
  await rig.send(bell.night({ after: night, spread: 30 }));
  await rig.act({
    ...{ type: 'correct', club: 'bell', event: 'bell-1', reason: 'the card says so' },
    ...{ game: '1.1', winner: 0, spread: 40 },
  });
  const ann = rig.clubs.personOf('bell', 'bell-Ann') ?? '';
  const { out } = await league('person', 'Ann Archer');
  const kept = JSON.parse(out);
  expect(kept).toMatchObject({
    person: ann,
    names: { name: 'Ann Archer', member: 'bell101' },
    clubs: [['bell', 'bell-Ann']],
    reports: [
      { revision: 1, date: '2026-11-26', sides: [{ id: 'bell-Ann' }], standings: [{ side: 'bell-Ann' }] },
      { revision: 2, corrections: [{ game: '1.1' }] },
    ],
  });
  expect([kept.reports[0].contests.length, kept.reports[0].legs.length]).toEqual([7, 7]);
  expect(out).not.toMatch(/Bob Bell|Cid Clay/);
  expect((await refusedIn('person', 'p999')).error).toBe('noPerson');
});

test('who was given whole names is kept, once a day for each list', async () => {
  await enrolled();
  await rig.send(bell.night());
  const ann = rig.clubs.personOf('bell', 'bell-Ann') ?? '';
  for (const _ of [1, 2]) {
    await league('tasks');
    await league('person', ann);
    await rig.officer('/api/teams');
    const asked = { headers: { 'muggins-club': signedAsk('bell', Date.now(), bell.key) } };
    expect((await rig.ask('/api/v1/clubs/bell/offer', asked)).status).toBe(200);
  }
  const lines = (await league('reads')).out.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
  const today = dayOf(Date.now());
  expect(lines).toEqual([
    'day who what',
    `${today} officer people`,
    `${today} officer ${ann}`,
    `${today} officer desk`,
    `${today} club bell offer`,
  ]);
  expect((await rig.ask('/api/v1/reads')).status).toBe(401);
  expect((await rig.ask(`/api/v1/persons/${ann}`)).status).toBe(401);
});

test('a person is forgotten: no file has the name, nothing brings it back, and every digest holds', async () => {
  await enrolled();
  await rig.send(bell.night());
  const texts = () => filesIn(rig.data);
  const table = rig.clubs.totals.table('2026');
  const ann = rig.clubs.personOf('bell', 'bell-Ann') ?? '';
  expect(texts()).toMatch(/Ann Archer/);
  expect((await league('forget', 'bell101')).out).toMatch(/cannot be undone[\s\S]*--yes/);
  expect(texts()).toMatch(/Ann Archer/);
  expect(await league('forget', 'bell101', '--yes')).toMatchObject({ code: 0, out: `${ann} is forgotten.` });
  // The same report once more, and one that is new.
  expect([(await rig.send(bell.night())).status, (await rig.send(bell.night({ night: 2 }))).status]).toEqual([
    ...[200, 201],
  ]);
  expect(texts()).not.toMatch(/Ann Archer|bell101/);
  expect(rig.clubs.totals.of('2026', ann)?.events).toBe(2);
  expect(table).toHaveLength(8);
  await rig.league.close();
  expect(await league('rebuild', '--json')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/"reports": 2/),
  });
});

// What clubs send to their league: each report is kept once, whoever sends it again, and what does not hold is refused with what is wrong.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canonical } from '../../../shared/league/index.ts';
import { type ReadReport, type ReportFile, readReport, reportDigest, signReport } from '../../league/file.ts';
import { isSignedBy } from '../../league/key.ts';
import { receive } from '../../league/receive.ts';
import { TestClub } from '../../league/testing/club.ts';
import { LeagueRig } from './testing/site.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'muggins-clubs-'));
const [bell, crown] = [new TestClub('bell', FOLDER), new TestClub('crown', FOLDER)];

let rig: LeagueRig;
beforeEach(async () => {
  rig = await LeagueRig.open();
  for (const { enrolling } of [bell, crown]) expect((await rig.act(enrolling)).status).toBe(200);
});
afterEach(() => rig.close());

const put: LeagueRig['send'] = (file, at) => rig.send(file, at);
const totals = () => rig.clubs.totals.table('2026');

test('a report is kept once and counted once; the receipt is signed and the same each time', async () => {
  const file = bell.night();
  const first = await put(file);
  const digest = reportDigest(file.report);
  expect(first).toMatchObject({
    status: 201,
    json: { receipt: { club: 'bell', event: 'bell-1', revision: 1, digest }, counts: 'counted' },
  });
  const { receipt, key, signature } = first.json;
  expect(isSignedBy(key, canonical(receipt), signature)).toBe(true);
  const table = totals();
  expect([table.length, table.reduce((sum, each) => sum + each.games, 0)]).toEqual([8, 56]);
  expect(await put(file)).toMatchObject({ status: 200, json: first.json });
  expect(totals()).toEqual(table);
});

test('the games of a report with a foreign key are not folded: anybody can send one', () => {
  const file = signReport(bell.night().report, [], crown.key);
  const read = readReport(JSON.stringify(file)) as ReadReport;
  const faults = vi.spyOn(read, 'faults', 'get');
  expect(receive(rig.clubs, new Map(), read).answer).toMatchObject({ code: 'otherKey' });
  expect(faults).not.toHaveBeenCalled();
});

test('names are kept before the next thing is decided: a member number of clubs that send at once is one person', async () => {
  const known = new Promise<number>((say) => {
    rig.league.once('changed', () => {
      const decide = () => {
        say(rig.league.people.size);
        return [];
      };
      void rig.league.act({ decide });
    });
  });
  await put(bell.night());
  expect(await known).toBe(8);
});

test('the next revision replaces the one before; the one before stays known', async () => {
  const first = bell.night();
  const second = bell.night({ spread: 30, after: first });
  await put(first);
  expect((await put(second)).json).toMatchObject({ counts: 'counted', receipt: { revision: 2 } });
  expect(totals().reduce((sum, each) => sum + each.events, 0)).toBe(8);
  expect(await put(first)).toMatchObject({ status: 200, json: { counts: 'replaced' } });
  const [one] = second.report.claimed.standings;
  expect(totals()[0]).toMatchObject({ points: one?.points, net: one?.net });
});

test('a revision that comes before the one it follows on is refused with what the league has, and taken later', async () => {
  const first = bell.night();
  const second = bell.night({ spread: 30, after: first });
  expect(await put(second)).toMatchObject({
    status: 409,
    json: { error: 'notNext', has: null, isKept: false },
  });
  await put(first);
  expect((await put(second)).status).toBe(201);
});

describe('a fork, as of a hall that was restored from a backup', () => {
  test('is kept twice, counts once, and waits for the officer', async () => {
    const [first, fork] = [bell.night(), bell.night({ spread: 30 })];
    await put(first);
    const has = { revision: 1, digest: reportDigest(first.report) };
    expect(await put(fork)).toMatchObject({ status: 409, json: { error: 'notNext', has, isKept: true } });
    expect(await put(fork)).toMatchObject({ status: 200, json: { counts: 'fork' } });
    const digests = [first, fork].map((each) => reportDigest(each.report));
    expect((await rig.officer('/api/v1/tasks')).json.tasks).toEqual([
      { why: 'fork', club: 'bell', event: 'bell-1', digests },
    ]);
    const before = totals();
    const chosen = { type: 'choose', club: 'bell', event: 'bell-1', digest: digests[1], reason: 'newer' };
    expect((await rig.act(chosen)).status).toBe(200);
    expect(totals()).not.toEqual(before);
    expect((await put(bell.night({ spread: 30, after: fork }))).status).toBe(201);
    expect((await rig.officer('/api/v1/tasks')).json.tasks).toEqual([]);
  });
});

describe('refused, and nothing is kept', () => {
  const changed = (file: ReportFile, report: Partial<ReportFile['report']>): ReportFile => ({
    ...file,
    report: { ...file.report, ...report },
  });
  const forged = (file: ReportFile): ReportFile => {
    const [first, second, ...rest] = file.report.claimed.standings;
    const standings = [{ ...first, points: 99 }, second, ...rest] as never;
    return changed(file, { claimed: { standings } });
  };
  const stranger = (): TestClub => new TestClub('stranger', FOLDER);

  test.each<[what: string, file: () => ReportFile, status: number, error: string]>([
    ['a club that nobody knows', () => stranger().night(), 401, 'noClub'],
    [
      'a report that is signed by another club',
      () => signReport(bell.night().report, [], crown.key),
      ...([403, 'otherKey'] as const),
    ],
    ['a report that was changed', () => changed(bell.night(), { date: '2026-11-27' }), 403, 'unsigned'],
    ['other names', () => ({ ...bell.night(), people: crown.people() }), 403, 'unsigned'],
    [
      'a table that the club has forged and signed',
      () => signReport(forged(bell.night()).report, [], bell.key),
      ...([422, 'disagrees'] as const),
    ],
    ['no report', () => changed(bell.night(), { revision: 0 }), 400, 'noReport'],
  ])('%s', async (_, file, status, error) => {
    const before = rig.league.sequence;
    expect(await put(file())).toMatchObject({ status, json: { error } });
    expect(rig.league.sequence).toBe(before);
  });

  test('a table that is forged: the answer has both places, and the whole table', async () => {
    const { json } = await put(signReport(forged(bell.night()).report, [], bell.key));
    expect(json.faults).toEqual([
      expect.objectContaining({ code: 'place', claimed: expect.objectContaining({ points: 99 }) }),
    ]);
    expect(json.standings).toEqual(bell.night().report.claimed.standings);
  });

  test('a report at the address of another', async () => {
    expect(await put(bell.night(), { club: 'crown' })).toMatchObject({ status: 400 });
    expect(await put(bell.night(), { revision: 2 })).toMatchObject({ status: 400 });
  });

  test('a key that the officer has withdrawn', async () => {
    const { fingerprint } = bell;
    await rig.act({ type: 'withdrawKey', club: 'bell', fingerprint, reason: 'the laptop was stolen' });
    expect(await put(bell.night())).toMatchObject({ status: 403, json: { error: 'otherKey' } });
  });
});

test('a format of a later version is taken, not counted, and said', async () => {
  const { report, people } = bell.night();
  const later = { ...report, format: { ...report.format, gravity: 9 } as never };
  expect(await put(signReport(later, people, bell.key))).toMatchObject({
    status: 201,
    json: { counts: 'format' },
  });
  expect(totals()).toEqual([]);
  expect((await rig.officer('/api/v1/tasks')).json.tasks).toMatchObject([{ why: 'format' }]);
});

describe('what the officer decides', () => {
  test('a game is corrected with a reason, which the page of the event shows; the next revision of the hall replaces it', async () => {
    const file = bell.night();
    await put(file);
    const correct = { type: 'correct', club: 'bell', event: 'bell-1', reason: 'the card says so' };
    expect((await rig.act({ ...correct, game: '9.9', winner: 0, spread: 8 })).json.error).toBe('noSuch');
    expect((await rig.act({ ...correct, game: '1.1', winner: 0, spread: 999 })).status).toBe(422);
    const before = totals();
    expect((await rig.act({ ...correct, game: '1.1', winner: 0, spread: 40 })).status).toBe(200);
    expect(totals()).not.toEqual(before);
    expect((await rig.ask('/clubs/bell/bell-1')).text).toMatch(/1\.1.*the card says so/);
    const corrected = bell.night({ spread: 40, after: file });
    const table = totals();
    await put(corrected);
    expect([totals(), rig.clubs.event('bell', 'bell-1')?.corrections]).toEqual([table, []]);
  });

  test('an event does not count, and counts again', async () => {
    await put(bell.night());
    const table = totals();
    const count = { type: 'count', club: 'bell', event: 'bell-1', reason: 'not of the league' };
    await rig.act({ ...count, counts: false });
    expect(totals()).toEqual([]);
    await rig.act({ ...count, counts: true });
    expect(totals()).toEqual(table);
  });

  test('what comes after its season was closed counts once the officer says so', async () => {
    const season = { type: 'season', id: 'autumn', name: 'Autumn', from: '2026-09-01', to: '2026-12-31' };
    await rig.act(season);
    await put(bell.night());
    await rig.act({ ...season, isClosed: true });
    const autumn = () => rig.clubs.totals.table('autumn').length;
    expect((await put(crown.night())).json.counts).toBe('late');
    expect([autumn(), (await rig.officer('/api/v1/tasks')).json.tasks]).toMatchObject([
      8,
      [{ why: 'late', club: 'crown' }],
    ]);
    await rig.act({
      type: 'count',
      club: 'crown',
      event: 'crown-1',
      counts: true,
      reason: 'the post was late',
    });
    expect([autumn(), (await rig.officer('/api/v1/tasks')).json.tasks]).toEqual([16, []]);
  });

  test.each<[what: string, act: (digest: string) => object]>([
    ['chooses the report', (digest) => ({ type: 'choose', digest })],
    ['leaves the event out', () => ({ type: 'count', counts: false })],
  ])('a late report waits for nobody once the officer %s', async (_, act) => {
    const season = { type: 'season', id: 'autumn', name: 'Autumn', from: '2026-09-01', to: '2026-12-31' };
    await rig.act({ ...season, isClosed: true });
    const [first, fork] = [bell.night(), bell.night({ spread: 30 })];
    await put(first);
    await put(fork);
    const decided = act(reportDigest(fork.report));
    expect((await rig.act({ ...decided, club: 'bell', event: 'bell-1', reason: 'seen' })).status).toBe(200);
    const { tasks } = (await rig.officer('/api/v1/tasks')).json;
    expect(tasks).not.toContainEqual(expect.objectContaining({ why: 'late' }));
    expect(rig.clubs.totals.table('autumn').length).toBe('digest' in decided ? 8 : 0);
  });

  test('a late night that counts still asks about the person who was in two clubs; a new revision asks again', async () => {
    const season = { type: 'season', id: 'autumn', name: 'Autumn', from: '2026-09-01', to: '2026-12-31' };
    const late = crown.night();
    const [first, ...rest] = late.people;
    const people = [{ ...first, member: 'bell101' } as never, ...rest];
    await put(bell.night());
    await rig.act({ ...season, isClosed: true });
    await put(signReport(late.report, people, crown.key));
    const count = { type: 'count', club: 'crown', event: 'crown-1', counts: true, reason: 'seen' };
    const waiting = async () => {
      const { tasks } = (await rig.officer('/api/v1/tasks')).json as { tasks: readonly { why: string }[] };
      return tasks.map(({ why }) => why);
    };
    const seen = [await waiting()];
    for (const _ of [1, 2]) {
      await rig.act(count);
      seen.push(await waiting());
    }
    await rig.act(season);
    await put(signReport(crown.night({ spread: 30, after: late }).report, people, crown.key));
    expect([...seen, await waiting()]).toEqual([['late'], ['twoClubs'], [], ['twoClubs']]);
  });

  test('strangers and clubs decide nothing', async () => {
    expect((await rig.ask('/api/v1/tasks')).status).toBe(401);
    expect((await rig.ask('/api/v1/acts', { method: 'POST', body: bell.enrolling })).status).toBe(401);
  });
});

describe('people', () => {
  const crownWith = (member: string): ReportFile => {
    const { report, people } = crown.night();
    const [first, ...rest] = people;
    return signReport(report, [{ ...first, member } as never, ...rest], crown.key);
  };

  test('a member number is one person in all clubs; the same name without a number is two', async () => {
    await put(bell.night());
    await put(crownWith('bell101'));
    expect([
      totals().length,
      rig.clubs.totals.table('2026').filter(({ events }) => events === 2),
    ]).toMatchObject([15, [{ person: rig.clubs.personOf('bell', 'bell-Ann') }]]);
    expect((await rig.officer('/api/v1/tasks')).json.tasks).toMatchObject([
      { why: 'twoClubs', club: 'crown' },
    ]);
  });

  test('nobody is merged with a person who was forgotten, nor is such a person split', async () => {
    await put(bell.night());
    await put(crown.night());
    const [gone, other] = ['bell', 'crown'].map((club) => rig.clubs.personOf(club, `${club}-Bob`) ?? '');
    await rig.act({ type: 'forget', person: gone });
    const before = rig.league.sequence;
    for (const act of [
      { type: 'merge', from: other, into: gone },
      { type: 'merge', from: gone, into: other },
      { type: 'split', person: gone, club: 'bell' },
    ])
      expect(await rig.act(act)).toMatchObject({
        status: 409,
        json: { error: 'forgotten', words: expect.stringContaining(`${gone}`) },
      });
    expect(rig.league.sequence).toBe(before);
    expect(rig.league.people.get(other ?? '')?.name).toBe('Bob Bell');
  });

  test('two persons are merged, and split again', async () => {
    await put(bell.night());
    await put(crown.night());
    const [one, other] = [rig.clubs.personOf('bell', 'bell-Bob'), rig.clubs.personOf('crown', 'crown-Bob')];
    const table = totals();
    await rig.act({ type: 'merge', from: other, into: one });
    expect([totals().length, rig.clubs.totals.of('2026', one ?? '')?.events]).toEqual([15, 2]);
    await rig.act({ type: 'split', person: one, club: 'crown' });
    const without = (list: typeof table) => list.map(({ person: _, ...each }) => each);
    expect(without(totals())).toEqual(without(table));
  });
});

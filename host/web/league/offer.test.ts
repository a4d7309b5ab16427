// What the league offers a club: to nobody else, and of people no more than this club may know.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changed, formatOf } from '../../../shared/league/index.ts';
import { SMALL_SEASON } from '../../../shared/league/testing/teams.ts';
import { signedAsk } from '../../league/key.ts';
import { clubOffer } from '../../league/offer.ts';
import { TestClub } from '../../league/testing/club.ts';
import { LeagueRig } from './testing/site.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'muggins-offer-'));
const [bell, crown] = [new TestClub('bell', FOLDER), new TestClub('crown', FOLDER)];
/** The day of the first match at the Bell is in October. */
const NOW = Date.parse('2026-10-01T12:00Z');
const MINUTE = 60_000;

let rig: LeagueRig;
beforeEach(async () => {
  rig = await LeagueRig.open({ now: () => NOW });
  for (const { enrolling } of [bell, crown]) expect((await rig.act(enrolling)).status).toBe(200);
});
afterEach(() => rig.close());

/** A club asks; `by`: with the key of another one. */
const ask = (club: TestClub, { by = club, at = NOW, tag = '' } = {}) =>
  rig.ask(`/api/v1/clubs/${club.id}/offer`, {
    headers: { 'muggins-club': signedAsk(club.id, at, by.key), 'if-none-match': tag },
  });
const offered = async (club: TestClub) => clubOffer.parse((await ask(club)).json);
const membersOf = async (club: TestClub) =>
  Object.fromEntries((await offered(club)).members.map(({ member, name }) => [member, name]));
const idOf = (club: TestClub, name: string): string =>
  rig.clubs.personOf(club.id, `${club.id}-${name}`) ?? '';

test('nobody gets it but the club: a forged or foreign key, another name, a request of another hour', async () => {
  const header = signedAsk('crown', NOW, crown.key);
  const path = '/api/v1/clubs/bell/offer';
  const answers = await Promise.all([
    rig.ask(path),
    rig.ask(path, { headers: { 'muggins-club': header } }),
    rig.ask(path, { headers: { 'muggins-club': `${bell.key.key} ${header.split(' ').slice(1).join(' ')}` } }),
    ask(bell, { by: crown }),
    ask(bell, { at: NOW - 16 * MINUTE }),
    ask(bell, { at: NOW + 16 * MINUTE }),
    ask(new TestClub('swan', FOLDER)),
  ]);
  expect(answers.map(({ status, json }) => [status, json.error])).toEqual([
    [403, 'unsigned'],
    [403, 'unsigned'],
    [403, 'unsigned'],
    [403, 'otherKey'],
    [403, 'otherTime'],
    [403, 'otherTime'],
    [401, 'noClub'],
  ]);
  expect((await ask(bell, { at: NOW - 14 * MINUTE })).status).toBe(200);
  await rig.act({ type: 'withdrawKey', club: 'bell', fingerprint: bell.fingerprint, reason: 'lost' });
  expect((await ask(bell)).status).toBe(403);
});

test('it is sent again only when the league has changed, and only to the club even then', async () => {
  const tag = (await ask(bell)).headers.get('etag') ?? '';
  expect(await ask(bell, { tag })).toMatchObject({ status: 304, text: '' });
  expect((await ask(bell, { by: crown, tag })).status).toBe(403);
  await rig.send(bell.night());
  expect((await ask(bell, { tag })).status).toBe(200);
});

test('a club gets whole names of those who have played there; of others what strangers see', async () => {
  await rig.send(bell.night());
  expect(await membersOf(bell)).toEqual({
    ...{ bell101: 'Ann Archer', bell103: 'Cid Clay', bell105: 'Fay Finn', bell107: 'Hal Hart' },
  });
  expect(await membersOf(crown)).toEqual({
    ...{ bell101: 'Ann A.', bell103: 'Cid C.', bell105: 'Fay F.', bell107: 'Hal H.' },
  });
  const shown = (name: string, names: string) =>
    rig.act({ type: 'person', person: idOf(bell, name), shown: names });
  await shown('Ann', 'hidden');
  await shown('Cid', 'number');
  await rig.act({ type: 'names', names: 'full' });
  await rig.act({ type: 'person', person: idOf(bell, 'Fay'), juniorUntil: 2026 });
  expect(await membersOf(crown)).toEqual({ bell105: 'Fay F.', bell107: 'Hal Hart' });
  expect((await membersOf(bell)).bell101).toBe('Ann Archer');
  // One person from now on, under one number.
  await rig.send(crown.night());
  await rig.act({ type: 'merge', from: idOf(crown, 'Fay'), into: idOf(bell, 'Fay') });
  const { bell105, crown105 } = await membersOf(crown);
  expect([bell105, crown105]).toEqual(['Fay Finn', undefined]);
});

test('two who are called the same are told apart by their numbers alone', async () => {
  await rig.send(
    bell.night({ players: ['Ann Archer', 'Bob Bell', 'Abe Ash', 'Dot Dale', 'Ada Adams', 'Al Arp'] }),
  );
  await rig.send(crown.night({ players: ['Ann Abbot', 'Bob Bell', 'Cid Clay', 'Dot Dale'] }));
  const { crown101 } = await membersOf(bell);
  const { bell101 } = await membersOf(crown);
  expect([crown101, bell101]).toEqual(['Ann A.', 'Ann A.']);
});

test('a forgotten name is in no offer', async () => {
  await rig.send(bell.night());
  const ann = idOf(bell, 'Ann');
  const tag = (await ask(bell)).headers.get('etag') ?? '';
  await rig.act({ type: 'forget', person: ann });
  await rig.send(bell.night({ night: 2 }));
  for (const club of [bell, crown]) {
    const { status, text } = await ask(club, { tag });
    expect([status, /Ann|bell101/.test(text)]).toEqual([200, false]);
  }
});

test('formats and award tables that the officer has given, the last of a name, until they are withdrawn', async () => {
  const format = (games: number) => ({
    ...changed(formatOf('grass-roots'), { schedule: { games } }),
    name: 'ours',
  });
  const row = { edition: '2026-09-01', source: 'minutes', event: '', games: 9, figure: 'points', from: 12 };
  const awards = {
    name: 'grp',
    rows: Array.from({ length: 500 }, (_, at) => ({ ...row, from: at, points: at })),
  };
  for (const each of [{ format: format(7) }, { awards }, { format: format(8) }])
    expect((await rig.act({ type: 'offer', ...each })).status).toBe(200);
  expect((await rig.act({ type: 'offer', format: { ...format(7), ties: [] } })).status).toBe(400);
  expect((await rig.act({ type: 'offer', withdrawn: 'no such' })).status).toBe(404);
  expect(await offered(crown)).toMatchObject({ formats: [format(8)], awards: [awards] });
  await rig.act({ type: 'offer', withdrawn: 'grp' });
  expect(await offered(crown)).toMatchObject({ formats: [format(8)], awards: [] });
});

test('matches of teams whose venue has the id or the name of the club', async () => {
  const teams = SMALL_SEASON.teams.map((each) =>
    each.id === 'crown' ? { ...each, venue: 'THE Crown ' } : each,
  );
  const body = { ...SMALL_SEASON, teams };
  expect((await rig.officer('/api/teams/season', { method: 'POST', body })).status).toBe(200);
  const homes = async (club: TestClub) => (await offered(club)).fixtures.map(({ home }) => home.name);
  expect(await homes(bell)).toEqual(Array(3).fill('The Bell'));
  expect(await homes(crown)).toEqual(Array(3).fill('The Crown'));
});

test('a hall leaves out what a newer league offers and it does not know', async () => {
  const { json } = await ask(bell);
  const read = clubOffer.parse({ ...json, formats: [{ name: 'new' }], awards: [1], more: [] });
  expect(read).toMatchObject({ formats: [], awards: [] });
  expect(clubOffer.safeParse({ members: [] }).success).toBe(false);
});

test('the table of the season has its first 20 places and the people of the club, 60 rows at most, as strangers see them', async () => {
  expect((await offered(bell)).season).toBe(null);
  const many = Array.from({ length: 70 }, (_, at) => `C${at} Crown`);
  await rig.send(crown.night({ players: many }));
  await rig.send(bell.night());
  await rig.act({ type: 'person', person: idOf(bell, 'Hal'), shown: 'hidden' });
  const { name = '', rows = [] } = (await offered(bell)).season ?? {};
  expect(name).toBe('2026');
  expect(rows.slice(0, 20).map(({ rank }) => rank)).toEqual(
    rig.clubs.totals
      .table('2026')
      .slice(0, 20)
      .map(({ rank }) => rank),
  );
  const names = rows.map((each) => each.name);
  expect(names).toEqual(
    expect.arrayContaining(['Ann A.', 'Bob B.', 'Cid C.', `#${idOf(bell, 'Hal').slice(1)}`]),
  );
  expect(names.slice(20).filter((each) => /^C\d/.test(each))).toEqual([]);
  expect((await offered(crown)).season?.rows.length).toBe(60);
});

// The public pages of a league: what strangers see, and no more of a name than person, club and league allow.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestClub } from '../../league/testing/club.ts';
import { LeagueRig } from './testing/site.ts';

const bell = new TestClub('bell', mkdtempSync(join(tmpdir(), 'muggins-clubs-')));
const PAGES = ['/', '/clubs/bell', '/clubs/bell/bell-1', '/seasons/2026'];

let rig: LeagueRig;
beforeEach(async () => {
  rig = await LeagueRig.open({ now: () => Date.UTC(2026, 10, 30) });
  await rig.act({ ...bell.enrolling, name: 'The Bell <1st>' });
  await rig.send(bell.night());
});
afterEach(() => rig.close());

const pageOf = async (path: string): Promise<string> => (await rig.ask(path)).text;
const personOf = (first: string): string => rig.clubs.personOf('bell', `bell-${first}`) ?? '';
const ann = () => personOf('Ann');

test('clubs, events and seasons in the language of the reader; sent again only when something has changed', async () => {
  const before = await rig.ask('/', { headers: { 'accept-language': 'fr-CA' } });
  expect(before.text).toMatch(/<html lang="fr">[\s\S]*The Bell &lt;1st&gt;/);
  const again = (headers = { 'if-none-match': before.headers.get('etag') ?? '' }) =>
    rig.ask('/?lang=fr', { headers });
  expect((await again()).status).toBe(304);
  await rig.act({ type: 'season', id: 'autumn', name: 'Autumn', from: '2026-09-01', to: '2026-12-31' });
  expect(await again()).toMatchObject({ status: 200, text: expect.stringContaining('Autumn') });
  for (const path of PAGES.slice(1, 3)) expect(await rig.ask(path)).toMatchObject({ status: 200 });
  for (const path of ['/clubs/x', '/clubs/bell/x', '/seasons/1999', `/persons/${ann()}`, '/persons/p9'])
    expect([path, (await rig.ask(path)).status]).toEqual([path, 404]);
});

test('is sent anew after a restart: the same entries may have other names by now', async () => {
  const tagOf = async () => (await rig.ask('/seasons/2026')).headers.get('etag');
  const restart = async () => {
    await rig.web.close();
    await rig.league.close();
    rig = await LeagueRig.open({ data: rig.data });
  };
  await restart();
  const before = await tagOf();
  await rig.act({ type: 'person', person: ann(), shown: 'hidden' });
  await restart();
  expect(await tagOf()).not.toBe(before);
});

test('a league of teams alone begins with its teams; a heading has something below it', async () => {
  const alone = await LeagueRig.open();
  const first = async () => {
    const reply = await fetch(alone.web.url, { redirect: 'manual' });
    return [reply.status, reply.headers.get('location'), (await reply.text()).match(/<h2>/g)?.length];
  };
  expect(await first()).toEqual([302, '/teams', undefined]);
  await alone.act(bell.enrolling);
  expect(await first()).toEqual([200, null, 1]);
  await alone.close();
});

test('a page of a season has 100 people, and leads to the next', async () => {
  const players = Array.from({ length: 60 }, (_, at) => `Nora${at} North`);
  await rig.send(bell.night({ night: 2, players }));
  const crown = new TestClub('crown', mkdtempSync(join(tmpdir(), 'muggins-clubs-')));
  await rig.act(crown.enrolling);
  await rig.send(crown.night({ players }));
  const rows = async (path: string) => ((await pageOf(path)).match(/<tr>/g) ?? []).length - 1;
  expect([await rows('/seasons/2026'), await rows('/seasons/2026?from=101')]).toEqual([100, 24]);
  expect(await pageOf('/seasons/2026')).toContain('href="?from=101"');
});

test('a season as data is whole, in the order of its pages, and once for each change', async () => {
  const players = Array.from({ length: 60 }, (_, at) => `Nora${at} North`);
  await rig.send(bell.night({ night: 2, players }));
  const crown = new TestClub('crown', mkdtempSync(join(tmpdir(), 'muggins-clubs-')));
  await rig.act(crown.enrolling);
  await rig.send(crown.night({ players }));
  const { json, headers } = await rig.ask('/seasons/2026/table.json');
  const { season, rows } = json as { readonly season: object; readonly rows: readonly { name: string }[] };
  expect([season, rows.length]).toEqual([{ id: '2026', name: '2026' }, 124]);
  const shown = [await pageOf('/seasons/2026'), await pageOf('/seasons/2026?from=101')].join('');
  const names = [...shown.matchAll(/<td class="">([^<]*[A-Za-z][^<]*)<\/td>/g)].map(([, name]) => name);
  expect(rows.map(({ name }) => name)).toEqual(names);
  expect(shown).toContain('href="/seasons/2026/table.csv"');
  const tag = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
  expect((await rig.ask('/seasons/2026/table.csv', tag)).status).toBe(304);
  await rig.act({ type: 'names', names: 'hidden' });
  expect((await rig.ask('/seasons/2026/table.csv', tag)).text).toMatch(
    /^\uFEFF?rank,name,events,games,points,wins,net\r\n1,Player \d+,/,
  );
  expect((await rig.ask('/seasons/1999/table.json')).status).toBe(404);
});

test('sites that the league names frame public pages and read tables; nobody frames the desk', async () => {
  await rig.web.close();
  await rig.league.close();
  const others = { readers: ['https://club.example'], frames: ['https://club.example'] };
  rig = await LeagueRig.open({ data: rig.data, others });
  const framedBy = async (path: string) => {
    const { headers } = await rig.ask(path);
    const [, ancestors] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    return [path, ancestors, headers.get('x-frame-options')];
  };
  for (const path of ['/', '/teams', '/teams/table/1', '/seasons/2026', '/clubs/bell'])
    expect(await framedBy(path)).toEqual([path, 'https://club.example', null]);
  for (const path of ['/secretary', '/captain', '/api/teams'])
    expect(await framedBy(path)).toEqual([path, "'none'", 'DENY']);
  const readBy = async (origin: string, path: string) => {
    const { status, headers } = await rig.ask(path, { headers: { origin } });
    return [status, headers.get('access-control-allow-origin'), headers.get('vary')];
  };
  const table = '/seasons/2026/table.json';
  expect(await readBy('https://club.example', table)).toEqual([
    200,
    'https://club.example',
    expect.stringContaining('origin'),
  ]);
  expect((await readBy('https://other.example', table))[0]).toBe(403);
  expect((await readBy('https://club.example', '/secretary'))[0]).toBe(403);
});

describe('a name', () => {
  const of = async (text: string) => (await pageOf('/seasons/2026')).includes(text);

  test('is an initial at most, unless the league shows more', async () => {
    expect([await of('Ann Archer'), await of('Ann A.')]).toEqual([false, true]);
    await rig.act({ type: 'names', names: 'full' });
    expect(await of('Ann Archer')).toBe(true);
  });

  test('has one initial also where two would be called the same; their numbers tell them apart', async () => {
    const crown = new TestClub('crown', mkdtempSync(join(tmpdir(), 'muggins-clubs-')));
    await rig.act(crown.enrolling);
    await rig.send(crown.night({ players: ['Ann Archer', 'Bea Brown', 'Cid Cole', 'Eve East'] }));
    const text = await pageOf('/seasons/2026');
    const named = (person: RegExp) =>
      (text.match(person) ?? []).map((cell) => cell.replaceAll(/<[^>]+>/g, ''));
    const [anns, cids] = [named(/<td class="">Ann [^<]+<\/td>/g), named(/<td class="">Cid [^<]+<\/td>/g)];
    expect([new Set(anns).size, new Set(cids).size]).toEqual([2, 2]);
    for (const each of [...anns, ...cids]) expect(each).toMatch(/^(Ann A|Cid C)\. \d+$/);
    expect(anns).toContain(`Ann A. ${ann().slice(1)}`);
    expect(text).toContain('<td class="">Bea B.</td>');
  });

  test.each<[what: string, act: () => object, seen: RegExp]>([
    ['the club', () => ({ ...bell.enrolling, names: 'number' }), /bell101/],
    ['the person', () => ({ type: 'person', person: ann(), shown: 'hidden' }), /^Player \d+$/],
    ['a junior', () => ({ type: 'person', person: ann(), juniorUntil: 2026 }), /^Ann A\.$/],
    ['the league', () => ({ type: 'names', names: 'hidden' }), /^Player \d+$/],
  ])('is shown by the strictest: %s', async (what, act, seen) => {
    await rig.act({ type: 'names', names: 'full' });
    await rig.act(act());
    const text = await pageOf('/seasons/2026');
    expect(text).not.toContain('Ann Archer');
    if (what !== 'the club') expect(text.includes('Bob')).toBe(what !== 'the league');
    const found = [...text.matchAll(/<td class="">([^<]+)<\/td>/g)].map(([, cell = '']) => cell);
    expect(found.some((cell) => seen.test(cell))).toBe(true);
  });

  test('is shown no more of when the club has one more key', async () => {
    await rig.act({ type: 'names', names: 'full' });
    await rig.act({ ...bell.enrolling, names: 'number' });
    await rig.act({ ...bell.enrolling, fingerprint: '0'.repeat(32) });
    expect(await of('Ann Archer')).toBe(false);
  });

  test('leads to a page of the person who asked for one; no search engine is to list it', async () => {
    await rig.act({ type: 'person', person: ann(), hasPage: true });
    const page = await pageOf(`/persons/${ann()}`);
    expect(page).toMatch(/noindex[\s\S]*Ann A\.[\s\S]*seasons\/2026/);
    expect(await of(`href="/persons/${ann()}"`)).toBe(true);
  });

  test('is on no page once it is forgotten, and the figures stay', async () => {
    await rig.act({ type: 'names', names: 'full' });
    await rig.act({ type: 'person', person: ann(), hasPage: true });
    const rows = (text: string): readonly string[] => text.match(/<td class="figure">[^<]*/g) ?? [];
    const before = rows(await pageOf('/seasons/2026'));
    await rig.act({ type: 'forget', person: ann() });
    for (const path of PAGES)
      expect([path, await pageOf(path)]).toEqual([path, expect.not.stringMatching(/Archer|bell101/)]);
    expect(rows(await pageOf('/seasons/2026'))).toEqual(before);
    expect((await rig.ask(`/persons/${ann()}`)).status).toBe(404);
    expect(await of(`Player ${ann().slice(1)}`)).toBe(true);
  });

  test('goes with the person whom it was merged into', async () => {
    const crown = new TestClub('crown', mkdtempSync(join(tmpdir(), 'muggins-clubs-')));
    await rig.act(crown.enrolling);
    await rig.send(crown.night());
    const [from, into] = [ann(), rig.clubs.personOf('crown', 'crown-Ann') ?? ''];
    await rig.act({ type: 'merge', from, into });
    await rig.act({ type: 'forget', person: into });
    const named = [from, into].filter((each) => rig.league.people.has(each));
    expect(named).toEqual([]);
    expect(rig.league.people.has(personOf('Bob'))).toBe(true);
  });
});

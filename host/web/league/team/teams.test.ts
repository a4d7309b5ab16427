// A season of teams behind the league's server: a file in, cards by captains and by the secretary, the public pages.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  Competition,
  Fixture,
  RubberFormat,
  Team,
  TeamEvent,
  TeamSeason,
} from '../../../../shared/league/team/index.ts';
import { SMALL_FORMAT, SMALL_SEASON, smallCard } from '../../../../shared/league/testing/teams.ts';
import { filesIn, LeagueRig } from '../testing/site.ts';
import type { CaptainAnswer, DeskAnswer } from './wire.ts';

const NOON = new Date(2026, 9, 3, 12).getTime();
const [MATCH] = SMALL_SEASON.fixtures as readonly [Fixture];
const CARD = smallCard(MATCH, [3, 2, 0]);
const FRENCH = { headers: { 'accept-language': 'fr' } };

describe('a season of teams', () => {
  let rig: LeagueRig;
  let requests = 0;
  beforeEach(async () => {
    rig = await LeagueRig.open({ now: () => NOON });
  });
  afterEach(() => rig.close());

  const importing = (season: object = SMALL_SEASON) =>
    rig.officer('/api/teams/season', { method: 'POST', body: season });
  const request = (event: TeamEvent) => {
    requests += 1;
    return { id: `request-${requests}`.padEnd(16, '-'), event };
  };
  const asSecretary = (event: TeamEvent) =>
    rig.officer('/api/teams', { method: 'POST', body: request(event) });
  const desk = async () => (await rig.officer('/api/teams')).json as DeskAnswer;

  /** The headers of a captain's phone, which took the code that the secretary made. */
  async function phoneOf(team: string): Promise<Readonly<Record<string, string>>> {
    const { json } = await rig.officer(`/api/teams/captains/${team}`, { method: 'POST' });
    const key = team.padEnd(22, 'k');
    const body = { invitation: (json as { readonly invitation: string }).invitation, key };
    expect((await rig.ask('/api/captain', { method: 'POST', body })).status).toBe(200);
    return { authorization: `Bearer ${key}` };
  }
  const asCaptain = (headers: Readonly<Record<string, string>>, event: TeamEvent) =>
    rig.ask('/api/teams', { method: 'POST', headers, body: request(event) });
  const mine = async (headers: Readonly<Record<string, string>>) =>
    (await rig.ask('/api/captain', { headers })).json as CaptainAnswer;

  it('has an empty page before a season, and a file comes in and goes out as it was', async () => {
    expect((await rig.ask('/teams')).status).toBe(200);
    expect((await desk()).season).toBeNull();
    expect((await rig.ask('/teams/tables.json')).status).toBe(404);
    expect(await importing()).toMatchObject({ status: 200, json: { ok: true } });
    expect((await rig.officer('/api/teams/season.json')).json).toEqual(SMALL_SEASON);
  });

  it('names the mistake in a file', async () => {
    const answer = await importing({ ...SMALL_SEASON, fixtures: [{ ...MATCH, home: 'zed' }] });
    expect(answer).toMatchObject({ status: 400, json: { error: 'badInput', field: 'fixtures[0].home' } });
  });

  it('takes no file that would replace a closed season: the one of last year neither', async () => {
    await importing();
    for (const { id } of SMALL_SEASON.fixtures)
      await asSecretary({ type: 'ruled', fixture: id, ruling: { kind: 'void', reason: 'snow' } });
    await asSecretary({ type: 'closed' });
    const refusal = { code: 'seasonKept', season: 'Autumn 2026', id: 'small' };
    expect(await importing({ ...SMALL_SEASON, name: 'Spring 2027' })).toMatchObject({
      status: 409,
      json: { error: 'seasonKept', refusal },
    });
    expect((await desk()).season).toMatchObject({ name: 'Autumn 2026', closed: true });
    expect(await importing({ ...SMALL_SEASON, id: 'next' })).toMatchObject({ status: 200 });
    expect(await importing()).toMatchObject({ status: 409, json: { refusal } });
    expect((await desk()).season?.id).toBe('next');
  });

  it('is there after a restart, with its names', async () => {
    await importing();
    await asSecretary({ type: 'cardEntered', fixture: MATCH.id, sides: [0, 1], card: CARD });
    const before = await desk();
    const { data } = rig;
    await rig.close();
    rig = await LeagueRig.open({ data, now: () => NOON });
    expect(await desk()).toEqual({ ...before, captains: expect.anything() });
  });

  it('counts a request once, refuses what may not be, and a stranger altogether', async () => {
    await importing();
    const body = request({
      type: 'adjusted',
      adjustment: { competition: '1', team: 'bell', points: -2, reason: 'late' },
    });
    await rig.officer('/api/teams', { method: 'POST', body });
    await rig.officer('/api/teams', { method: 'POST', body });
    expect((await desk()).season?.adjustments).toHaveLength(1);
    expect(await asSecretary({ type: 'closed' })).toMatchObject({
      status: 409,
      json: { error: 'matchesOpen' },
    });
    expect(await rig.ask('/api/teams', { method: 'POST', body })).toMatchObject({ status: 401 });
    expect(await rig.ask('/api/captain')).toMatchObject({ status: 401 });
    expect(await rig.ask('/teams/missing')).toMatchObject({ status: 404 });
  });

  it('takes the cards of two captains: hidden, then different, then agreed', async () => {
    await importing();
    const [crown, swan] = [await phoneOf('crown'), await phoneOf('swan')];
    const enter = (headers: typeof crown, side: 0 | 1, legs: readonly number[]) =>
      asCaptain(headers, {
        type: 'cardEntered',
        fixture: MATCH.id,
        sides: [side],
        card: smallCard(MATCH, legs),
      });
    const stateFor = async (headers: typeof crown) => {
      const [match] = (await mine(headers)).matches;
      return [
        match?.state.kind,
        match?.cards.map((each) => (each === null || each === 'in' ? each : 'card')),
      ];
    };
    await enter(crown, 0, [3, 2, 0]);
    expect(await stateFor(swan)).toEqual(['one', ['in', null]]);
    await enter(swan, 1, [3, 1, 0]);
    expect(await stateFor(crown)).toEqual(['differ', ['card', 'card']]);
    await enter(swan, 1, [3, 2, 0]);
    expect(await stateFor(swan)).toEqual(['agreed', ['card', 'card']]);
    expect(await enter(swan, 1, [3, 1, 0])).toMatchObject({ status: 409, json: { error: 'cardFinal' } });
    expect((await mine(swan)).matches).toHaveLength(6);
  });

  it('takes no name from a captain who asks again for what was granted', async () => {
    await importing();
    const headers = await phoneOf('crown');
    const body = request({
      type: 'cardEntered',
      fixture: MATCH.id,
      sides: [0],
      card: CARD,
    });
    expect((await rig.ask('/api/teams', { method: 'POST', headers, body })).status).toBe(200);
    const renaming = { ...body, event: { type: 'personSet', person: { id: 'swan1', name: 'Somebody' } } };
    await rig.ask('/api/teams', { method: 'POST', headers, body: renaming });
    expect((await desk()).season?.persons).toEqual(SMALL_SEASON.persons);
  });

  it('forgets a player: no file of the season brings the name back, and nobody else is forgotten', async () => {
    await importing();
    expect(await rig.act({ type: 'forget', person: 'team.zed' })).toMatchObject({ status: 404 });
    expect(await rig.act({ type: 'forget', person: 'team.swan1' })).toMatchObject({ status: 200 });
    await importing();
    const { persons = [] } = (await desk()).season ?? {};
    expect(persons.filter(({ name }) => name === null)).toEqual([{ id: 'swan1', name: null }]);
    expect(rig.league.people.has('team.swan1')).toBe(false);
    const { people } = (await rig.officer('/api/v1/tasks')).json;
    expect(people).toContainEqual({ person: 'team.swan2', name: 'Swan2', member: null });
  });

  it('shows no zones before a card is in, and level teams only at the end', async () => {
    await importing();
    const zonesIn = async () =>
      [...(await rig.ask('/teams')).text.matchAll(/class="key (\w+)"/g)].map(([, zone]) => zone);
    expect(await zonesIn()).toEqual([]);
    await asSecretary({ type: 'cardEntered', fixture: MATCH.id, sides: [0, 1], card: CARD });
    // The Bell and The Anchor share the last place.
    expect(await zonesIn()).toEqual([]);
    for (const { id } of SMALL_SEASON.fixtures.slice(1))
      await asSecretary({ type: 'ruled', fixture: id, ruling: { kind: 'void', reason: 'snow' } });
    expect(await zonesIn()).toEqual(['level']);
  });

  it('has venues without players on no page', async () => {
    const [division] = SMALL_SEASON.competitions;
    const empty = { ...division, id: 'E-1', name: 'Singles, The Bell', teams: [] };
    const cup = { ...empty, id: 'E-2', name: 'Singles, The Swan', kind: 'cup' };
    await importing({ ...SMALL_SEASON, competitions: [...SMALL_SEASON.competitions, empty, cup] });
    expect((await rig.ask('/teams')).text).not.toContain('Singles');
  });

  it('leads the secretary back to the desk, and nobody else', async () => {
    await importing();
    const tag = (await rig.ask('/teams')).headers.get('etag') ?? '';
    const { status, text } = await rig.officer('/teams', { headers: { 'if-none-match': tag } });
    expect([status, text.includes('href="/secretary"')]).toEqual([200, true]);
    expect((await rig.ask('/teams')).text).not.toContain('/secretary');
  });

  it('says what to do with a form in the place of a season file', async () => {
    const { status, json } = await rig.officer('/api/teams/season', {
      method: 'POST',
      body: 'season: Autumn 2026\n[1] Division 1\n',
    });
    expect([status, json.error]).toEqual([409, 'formGiven']);
  });

  it('lists the matches of a team by their days', async () => {
    await importing();
    await asSecretary({ type: 'fixtureMoved', fixture: MATCH.id, day: '2026-10-30', reason: 'flood' });
    const { text } = await rig.ask('/teams/team/crown');
    const order = [...text.matchAll(/\/teams\/match\/([\d-]+)/g)].map(([, id]) => id);
    expect(order).toHaveLength(6);
    expect(order.at(-1)).toBe(MATCH.id);
  });

  describe('its public pages', () => {
    beforeEach(async () => {
      await importing();
      await asSecretary({ type: 'cardEntered', fixture: MATCH.id, sides: [0, 1], card: CARD });
    });

    it.each([
      ['/teams', ['Division 1', 'The Crown']],
      ['/teams/table/1', ['Averages', 'Round 6', '100']],
      ['/teams/fixtures', ['1 October 2026', 'The Anchor']],
      ['/teams/fixtures/bell', ['The Bell']],
      [`/teams/match/${MATCH.id}`, ['The Crown v The Swan', '5\u2009–\u20094', 'Crown2']],
      [`/teams/paper/${MATCH.id}`, ['class="box"', 'Captain of The Swan']],
      ['/teams/team/crown', ['At crown.', 'captain', 'Crown4']],
      ['/teams/player/crown1', ['1 of 2 rubbers won', 'Crown2']],
    ])('%s', async (path, parts) => {
      const { status, text, headers } = await rig.ask(path);
      expect(status).toBe(200);
      for (const part of parts) expect(text).toContain(part);
      const tag = headers.get('etag') ?? '';
      expect((await rig.ask(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
      const other = await rig.ask(path, FRENCH);
      expect(other.text).toContain('<html lang="fr">');
      expect(other.headers.get('etag')).not.toBe(tag);
    });

    it('show a change at once', async () => {
      const tag = (await rig.ask('/teams')).headers.get('etag') ?? '';
      await asSecretary({
        type: 'adjusted',
        adjustment: { competition: '1', team: 'bell', points: -2, reason: 'late card' },
      });
      const { status, text } = await rig.ask('/teams', { headers: { 'if-none-match': tag } });
      expect(status).toBe(200);
      expect(text).toContain('Points of The Bell: \u22122. late card');
    });

    it('stay readable once the next season has begun, and their links stay in their season', async () => {
      for (const { id } of SMALL_SEASON.fixtures.slice(1))
        await asSecretary({ type: 'ruled', fixture: id, ruling: { kind: 'void', reason: 'snow' } });
      await asSecretary({ type: 'closed' });
      expect((await rig.ask('/teams')).text).not.toContain('Seasons');
      await importing({ ...SMALL_SEASON, id: 'spring', name: 'Spring 2027', fixtures: [] });
      const now = await rig.ask('/teams?lang=fr');
      expect(now.text).toContain('href="?lang=fr&amp;season=small">Autumn 2026');
      expect(now.text).toContain('href="?lang=en"');
      for (const path of ['/teams', '/teams/table/1', `/teams/match/${MATCH.id}`, '/teams/player/crown1']) {
        const { status, text } = await rig.ask(`${path}?season=small`);
        expect([path, status]).toEqual([path, 200]);
        expect(text).toContain(', Autumn 2026</h1>');
        expect(text).toContain('href="?season=small&amp;lang=fr"');
        const links = [...text.matchAll(/href="(\/teams[^"]*)"/g)].map(([, link]) => link);
        expect(links.filter((link) => link?.endsWith('?season=small') !== true)).toEqual([]);
      }
      expect((await rig.ask(`/teams/match/${MATCH.id}`)).status).toBe(404);
      expect((await rig.ask('/teams?season=zed')).status).toBe(404);
      const { json } = await rig.ask('/teams/tables.json?season=small');
      expect(json).toMatchObject({ season: { name: 'Autumn 2026' }, rows: [{ points: 7 }, {}, {}, {}] });
      expect((await rig.ask('/teams/tables.csv?season=zed')).status).toBe(404);
      const { data } = rig;
      await rig.close();
      rig = await LeagueRig.open({ data, now: () => NOON });
      expect((await rig.ask('/teams/player/crown1?season=small')).text).toContain('Crown1');
      await rig.act({ type: 'forget', person: 'team.crown1' });
      expect((await rig.ask('/teams/player/crown1?season=small')).text).not.toContain('Crown1');
    });

    it('give their tables as data, once for each change', async () => {
      const line = { competition: 'Division 1', place: 1, team: 'The Crown', teamId: 'crown', played: 1 };
      const { json, headers } = await rig.ask('/teams/tables.json');
      expect(json).toEqual({ season: { id: 'small', name: 'Autumn 2026' }, rows: expect.anything() });
      expect((json as { readonly rows: readonly object[] }).rows[0]).toEqual({
        ...{ ...line, won: 1, drawn: 0, lost: 0, legsFor: 5, legsAgainst: 4, points: 7 },
      });
      const sheet = await rig.ask('/teams/tables.csv');
      expect(sheet.headers.get('content-type')).toContain('text/csv');
      expect(sheet.text.split('\r\n').slice(0, 2)).toEqual([
        'competition,place,team,teamId,played,won,drawn,lost,legsFor,legsAgainst,points',
        'Division 1,1,The Crown,crown,1,1,0,0,5,4,7',
      ]);
      const tag = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
      expect((await rig.ask('/teams/tables.json', tag)).status).toBe(304);
      await asSecretary({ type: 'fixtureMoved', fixture: MATCH.id, day: '2026-10-30', reason: 'flood' });
      expect((await rig.ask('/teams/tables.json', tag)).status).toBe(200);
      expect((await rig.ask('/teams')).text).toContain('href="/teams/tables.csv"');
    });

    it('hide a sheet until both are in', async () => {
      const [, second] = SMALL_SEASON.fixtures as readonly [Fixture, Fixture];
      const path = `/teams/match/${second.id}`;
      const players = (team: string) => [[`${team}1`, `${team}2`], [`${team}3`, `${team}4`], [`${team}1`]];
      await asSecretary({ type: 'sheetFilled', fixture: second.id, side: 0, players: players('bell') });
      expect((await rig.ask(path)).text).not.toContain('Bell1');
      await asSecretary({ type: 'sheetFilled', fixture: second.id, side: 1, players: players('anchor') });
      expect((await rig.ask(path)).text).toContain('Bell1');
    });

    it.each(['/teams/team/zed', '/teams/match/9', '/teams/table/9', '/teams/player/zed'])(
      '%s is not there',
      async (path) => expect((await rig.ask(path)).status).toBe(404),
    );

    it('list for the secretary what is not in, with a text', async () => {
      const { text } = await rig.officer('/teams/missing');
      expect(text).toContain('1 October 2026, The Bell v The Anchor: card from The Bell and The Anchor.');
      expect(text).not.toContain('The Swan');
    });
  });

  describe('a name on its public pages', () => {
    const [FIRST] = SMALL_SEASON.competitions as readonly [Competition];
    const [, , SINGLES] = FIRST.format.rubbers as readonly RubberFormat[];
    const entrants = { 'e-player-1': 'Swan1 Archer', 'e-player-2': 'Ann Archer and Bob Bell' };
    const [one, two] = Object.keys(entrants) as [string, string];
    const NAMED: TeamSeason = {
      ...SMALL_SEASON,
      persons: SMALL_SEASON.persons.map(({ id, name }) => ({ id, name: `${name} Archer` })),
      teams: [
        ...SMALL_SEASON.teams,
        ...Object.entries(entrants).map(([id, name]) => ({ id, name, venue: 'swan', captains: [] })),
      ],
      competitions: [
        FIRST,
        {
          ...{ id: 'E', name: 'Singles', kind: 'cup', teams: [one, two], meet: 1 },
          format: { ...SMALL_FORMAT, rubbers: [SINGLES as RubberFormat] },
        },
      ],
      fixtures: [
        ...SMALL_SEASON.fixtures,
        { id: 'E-1', competition: 'E', round: 1, home: one, away: two, day: '2026-10-20' },
      ],
    };
    const PATHS = [
      ...['/teams', '/teams/table/1', '/teams/table/E', '/teams/fixtures', '/teams/match/E-1'],
      ...[`/teams/match/${MATCH.id}`, `/teams/paper/${MATCH.id}`, '/teams/team/swan', '/teams/player/swan1'],
      ...[
        '/teams/player/swan2',
        '/teams/fixtures.ics',
        '/teams/tables.json',
        `/teams/team/${one}`,
        `/teams/fixtures/${one}`,
      ],
    ];
    const everything = async () =>
      (await Promise.all(PATHS.map(async (path) => (await rig.ask(path)).text))).join('\n');
    beforeEach(async () => {
      await importing(NAMED);
      await asSecretary({ type: 'cardEntered', fixture: MATCH.id, sides: [0, 1], card: CARD });
    });

    it('is an initial at most until the league shows more', async () => {
      const text = await everything();
      expect(text).not.toContain('Archer');
      for (const part of ['Swan1 A.', 'Swan2 A.', 'Ann A. and Bob B.']) expect(text).toContain(part);
      await rig.act({ type: 'names', names: 'full' });
      expect(await everything()).toMatch(/Swan2 Archer[\s\S]*Ann Archer and Bob Bell/);
    });

    it.each<[what: string, act: () => Promise<unknown>, seen: readonly string[], unseen: readonly string[]]>([
      [
        'a player',
        () => rig.act({ type: 'person', person: 'team.swan2', shown: 'hidden' }),
        ['Player 14', 'Swan1 Archer'],
        ['Swan2'],
      ],
      [
        'a junior',
        () => rig.act({ type: 'person', person: 'team.swan2', juniorUntil: 2026 }),
        ['Swan2 A.'],
        ['Swan2 Archer'],
      ],
      [
        'who entered by name',
        () => rig.act({ type: 'person', person: `entry.small.${two}`, shown: 'hidden' }),
        [two],
        ['Ann', 'Bob'],
      ],
      [
        'the club at the venue',
        async () => {
          const fingerprint = '0'.repeat(32);
          await rig.act({ type: 'enrol', club: 'swan', name: 'The Swan Inn', fingerprint });
          await rig.act({ type: 'names', names: 'hidden', club: 'swan' });
        },
        ['Player 14', 'Crown2 Archer', one],
        ['Swan1', 'Swan2', 'Ann'],
      ],
      [
        'the league',
        () => rig.act({ type: 'names', names: 'hidden' }),
        ['Player 14'],
        ['Swan2', 'Crown2', 'Archer'],
      ],
    ])('is shown by the strictest, also by: %s', async (_, act, seen, unseen) => {
      await rig.act({ type: 'names', names: 'full' });
      await act();
      // A file that comes in again changes no choice.
      await asSecretary({ type: 'personSet', person: { id: 'swan2', name: 'Swan2 Archer' } });
      const text = await everything();
      for (const part of seen) expect(text).toContain(part);
      for (const part of unseen) expect(text).not.toContain(part);
      expect((await desk()).season?.persons).toEqual(NAMED.persons);
    });

    it('of who entered by name is in no file of the league once it is forgotten', async () => {
      await rig.act({ type: 'names', names: 'full' });
      expect((await desk()).season).toEqual({ ...NAMED, fixtures: expect.anything() });
      expect(filesIn(rig.data)).toContain('Bob Bell');
      expect((await rig.act({ type: 'forget', person: `entry.small.${two}` })).status).toBe(200);
      await asSecretary({ type: 'teamSet', team: NAMED.teams.at(-1) as Team });
      expect(filesIn(rig.data)).not.toContain('Bob Bell');
      expect(await everything()).not.toContain('Bob Bell');
      expect((await desk()).season?.teams.at(-1)?.name).toBe(two);
    });
  });
});

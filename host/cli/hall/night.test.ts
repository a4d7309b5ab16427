// The director's commands against a hall that runs, and without one: what they do, what they print, and whom they ask.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type NightCommand, publicView } from '../../../shared/league/index.ts';
import { PAPERS } from '../../../shared/league/paper.ts';
import { joining, running } from '../../hall/testing/night.ts';
import { OFFER, OURS } from '../../web/hall/testing/offer.ts';
import { HallRig } from '../../web/hall/testing/site.ts';
import { tellRunning } from '../running.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

let rig: HallRig;
let ended: () => void;

beforeEach(async () => {
  rig = await HallRig.open({ withBoards: true });
  ended = tellRunning(rig.data, { url: rig.web.url, token: rig.credentials.token });
});
afterEach(async () => {
  ended();
  await rig.close();
});

/** What `muggins hall ARGS` prints, and its exit code. */
const hall = (...args: readonly string[]) =>
  muggins('hall', ...args, ...(args.includes('--data') ? [] : ['--data', rig.data]));

const refusedIn = async (...args: readonly string[]) => JSON.parse((await hall(...args, '--json')).out);

const person = (id: string, name = id, member: string | null = null): NightCommand => ({
  type: 'addPlayer',
  player: { id, name, member, club: null },
});

/** A night of these, drawn: seed 7, so that the draw is the same each time. */
async function drawn(...names: readonly string[]): Promise<void> {
  await rig.post('/api/hall/night', { format: 'club-6', seed: 7 });
  await rig.do(...names.map((name) => person(name)));
  for (const name of names) expect((await hall('late', name)).code).toBe(0);
  expect((await hall('draw')).code).toBe(0);
}

const games = () => publicView(rig.hall.state).games;

test('players are removed from the list', async () => {
  for (const name of ['Ann', 'Bob', 'Cid']) rig.hall.act(joining(name).slice(0, 1), 'desk');
  expect(await hall('remove', 'ann', 'Cid')).toMatchObject({
    code: 0,
    out: 'Removed from the list of players: Ann and Cid.',
  });
  expect(rig.hall.state.players.map(({ id }) => id)).toEqual(['Bob']);
});

test('a player is forgotten once --yes is given, also one who was removed', async () => {
  await drawn('Ann', 'Bob');
  await rig.do(person('c1', 'Cid Clay', 'MI3'));
  expect(await refusedIn('forget', 'Ann', '--yes')).toMatchObject({ error: 'inOpenNight' });
  expect((await hall('remove', 'Cid Clay')).code).toBe(0);
  const { sequence } = rig.hall;
  expect((await hall('forget', 'MI3')).out).toMatch(/Cid Clay.*cannot be undone[\s\S]*--yes/);
  expect(rig.hall.sequence).toBe(sequence);
  expect(await hall('forget', 'cid clay', '--yes')).toMatchObject({ code: 0, out: 'Cid Clay is forgotten.' });
  expect(await refusedIn('forget', 'Cid Clay', '--yes')).toMatchObject({ error: 'noPlayer' });
  expect((await hall('close', '--reason', 'late')).code).toBe(0);
  expect((await hall('forget', 'Ann', '--yes')).code).toBe(0);
  expect((await hall('standings')).out).toMatch(/^\d +Player 1002 /m);
  expect((await hall('export', 'games')).out).toContain('Player 1002');
  expect((await hall('check')).out).toContain('every entry is sound');
});

test('a whole night of two, by commands alone', async () => {
  expect(await hall('open', 'club-6')).toMatchObject({
    code: 0,
    out: 'The night is open. Format: club-6.',
  });
  expect((await hall('late', 'Ann', '--new', '--member', 'MI1')).out).toBe('Ann: checked in.');
  expect((await hall('late', 'Bob', '--new')).out).toBe('Bob: checked in.');
  expect(rig.hall.state.entrants.map(({ as }) => as)).toEqual(['member', 'guest']);
  expect((await hall('draw', '--tables', '1')).out).toMatch(
    /^Round 1 of 6 is drawn\.\ngame +table +players +stage\n1\.1 +1 +(Ann v Bob|Bob v Ann) +called$/,
  );
  for (let game = 1; game <= 6; game++) {
    const { code, out } = await hall('correct', `${game}.1`, 'ann', game === 2 ? '3 +31' : '121-113');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Game \d\.1: .*Ann [23] \+\d\d.*; signed\.$/)]);
  }
  expect(await hall('close', '--checked-by', 'JK')).toMatchObject({
    code: 0,
    out: 'The night is closed.\nAnn wins the night',
  });
  expect((await hall('standings')).out).toMatch(/^Checked by JK\.$/m);
  expect(publicView(rig.hall.state).places[0]).toMatchObject({
    entrant: expect.any(String),
    card: '13/6 +71',
  });
});

test('what the league offers works by commands: a format, a member number, award tables, a list without names', async () => {
  ended();
  await rig.close();
  rig = await HallRig.open({ offer: OFFER });
  ended = tellRunning(rig.data, { url: rig.web.url, token: rig.credentials.token });
  expect((await hall('open', 'ours')).code).toBe(0);
  expect(rig.hall.state.format).toEqual(OURS);
  expect((await hall('late', '4711', '--new')).code).toBe(0);
  expect(rig.hall.state.players).toMatchObject([{ name: 'Ann Archer', member: '4711' }]);
  expect(rig.hall.state.entrants.map(({ as }) => as)).toEqual(['member']);
  expect((await hall('event', 'S', 'Late games', 'ours')).code).toBe(0);
  expect((await hall('awards')).out).toMatch(/^grp +2026-09-01/m);
  const list = join(newFolder(), 'list.csv');
  writeFileSync(list, 'Name,Number\n,4711\n');
  expect((await refusedIn('import', list, '--dry-run')).same).toBe(1);
});

describe('a weekend by commands', () => {
  /** Four of a night of one game, whose first two play a final; and the games of it. */
  async function qualified(): Promise<void> {
    const format = join(newFolder(), 'final.json');
    const final = { base: 'knockout', bracket: { order: 'halves' }, match: { games: 1 } };
    const from = [{ event: '', take: { first: 2 } }];
    const stages = [{ id: 'F', name: 'finals', from, format: final }];
    writeFileSync(format, JSON.stringify({ base: 'club-6', games: 1, stages }));
    expect((await hall('open', format)).code).toBe(0);
    await rig.do(...['Ann', 'Bob', 'Cid', 'Dot'].map((name) => person(name)));
    expect((await hall('late', 'Ann', 'Bob', 'Cid', 'Dot')).code).toBe(0);
    expect((await hall('draw', '--tables', '2')).code).toBe(0);
    for (const [at, { game, entrants }] of games().entries())
      expect((await hall('correct', game, entrants[0], `${121}-${100 + at}`)).code).toBe(0);
  }

  test('the cut says seeds and the high non-qualifier; the final is entered, and stands in its own order', async () => {
    await qualified();
    const { out } = await hall('cut', 'F');
    expect(out).toMatch(/^2 qualifiers, by seed:\n1 {2}\w+\n2 {2}\w+\nHigh non-qualifier: \w+\.$/);
    const [first = ''] = publicView(rig.hall.state).events[0]?.bracket?.rounds[0]?.[0]?.sides.map(
      ({ entrant }) => entrant ?? '',
    ) ?? [''];
    expect((await hall('correct', 'F1.1', first, '8')).out).toContain('signed');
    expect((await hall('standings', '--event', 'F')).out).toMatch(new RegExp(`^1 +${first} `, 'm'));
    // 2 games of the night, and the final.
    expect((await hall('doctor')).out).toContain('A night is open (club-6): 3 of 3 games over.');
    expect(JSON.parse((await hall('check', '--json')).out)).toMatchObject({
      nights: [{ games: 3, open: 0 }],
    });
    expect(await refusedIn('cut', 'F')).toMatchObject({ error: 'playedOn' });
    expect((await hall('match', '1.1', '--event', 'F', '--reopen', '--reason', 'wrong')).code).toBe(0);
    expect((await hall('match', '1.1', '--event', 'F', '--winner', 'nobody', '--reason', 'ill')).out).toBe(
      'Match F1.1: nobody advances.',
    );
  });

  test('a satellite beside it has its own players, draw and games', async () => {
    await qualified();
    expect((await hall('event', 'S', 'Satellite', 'club-6')).code).toBe(0);
    expect((await hall('late', '--event', 'S', 'Ann', 'Cid')).code).toBe(0);
    expect((await hall('draw', '--event', 'S')).out).toMatch(/^Round 1 of 6 is drawn\.\n.*\nS1\.1 /);
    expect((await hall('correct', 'S1.1', 'Ann', '8')).out).toMatch(/^Game S1\.1: .*signed\.$/);
    expect((await hall('standings', '--event', 'S')).out).toMatch(/^1 +Ann +2\/1 \+08 /m);
  });

  test('an event that was opened by mistake is removed', async () => {
    await qualified();
    expect(await refusedIn('event', 'S', 'Satellite')).toMatchObject({ error: 'noName' });
    await hall('event', 'S', 'Satellite', 'club-6');
    expect((await hall('event', 'S', '--remove')).out).toBe('Event S is removed.');
    expect(rig.hall.state.events).toEqual([]);
    expect(await refusedIn('event', 'S', '--remove')).toMatchObject({ error: 'noEvent' });
  });

  test('an event or a stage that there is not', async () => {
    await qualified();
    expect(await refusedIn('draw', '--event', 'X')).toMatchObject({ error: 'noEvent' });
    expect(await refusedIn('cut', 'X')).toMatchObject({ error: 'noEvent' });
    expect((await hall('cut', 'X')).err).toContain('There are: F (finals).');
  });

  test('a stage keeps its id, and an event has one of a letter and a digit', async () => {
    expect(await refusedIn('cut', 'F')).toMatchObject({ error: 'noNight' });
    await qualified();
    expect(await refusedIn('event', 'F', 'Satellite', 'club-6')).toMatchObject({ error: 'idTaken' });
    expect((await hall('event', 'SAT', 'Satellite', 'club-6')).err).toContain(
      'expected a capital letter, alone or with a digit, such as S2',
    );
  });

  test('the draw of a knock-out says how many rounds it has', async () => {
    await qualified();
    expect((await hall('event', 'S', 'Satellite', 'knockout')).code).toBe(0);
    expect((await hall('late', '--event', 'S', 'Ann', 'Bob', 'Cid')).code).toBe(0);
    expect((await hall('draw', '--event', 'S')).out).toMatch(/^Round 1 of 2 is drawn\./);
  });
});

describe('without a hall that runs', () => {
  test('tables are read from the journal', async () => {
    await drawn('Ann', 'Bob');
    ended();
    expect(await hall('tables')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 +1\.1 +(Ann v Bob|Bob v Ann) +called$/m),
    });
  });
});

describe('a refusal', () => {
  test.each<[args: readonly string[], code: string]>([
    [['drop', 'Ann'], 'reasonWanted'],
    [['forfeit', 'Ann', '--reason', 'late'], 'unsettled'],
    [['close'], 'gamesOpen'],
    [['open', 'bell'], 'nightOpen'],
    [['late', 'Ann'], 'checkedIn'],
    [['remove', 'Ann'], 'stillHere'],
    [['call', '1.1', '9'], 'noTable'],
  ])('%j: %s', async (args, code) => {
    await drawn('Ann', 'Bob');
    const before = rig.hall.sequence;
    const told = await refusedIn(...args);
    expect(told).toMatchObject({ ok: false, error: code, refusal: { code } });
    expect((await hall(...args)).err).toContain(told.words);
    expect(rig.hall.sequence).toBe(before);
  });

  test('of a game that both have signed says how to open it again', async () => {
    await drawn('Ann', 'Bob');
    await hall('correct', '1.1', 'Ann', '8');
    expect((await hall('correct', '1.1', 'Bob', '9', '--reason', 'mixed up')).err).toMatch(
      /is final.*--reopen/,
    );
    expect((await hall('correct', '1.1', 'Bob', '9', '--reason', 'mixed up', '--reopen')).code).toBe(0);
    expect(games()[0]).toMatchObject({ stage: 'signed', outcome: { spread: 9 } });
  });

  test('of a line that no game can have says what it is worth', async () => {
    await drawn('Ann', 'Bob');
    expect(await refusedIn('correct', '1.1', 'Ann', '2 +40')).toMatchObject({
      error: 'wrongPoints',
      words: 'Ann wrote 2 game points. This game is worth 3.',
    });
    expect(await refusedIn('correct', '1.1', 'Ann', 'many')).toMatchObject({ error: 'badLine' });
  });

  // ../shared/review/bugs.md B7: `hall correct 2.2 "Cid Cole" 113-121` recorded that Cid won.
  test('of scores that say the named player lost: the figures belong to the name', async () => {
    await drawn('Ann', 'Bob');
    expect(await refusedIn('correct', '1.1', 'Ann', '113-121')).toMatchObject({
      error: 'otherWinner',
      words: expect.stringMatching(/by 113-121, Ann lost\. If Bob won: muggins hall correct 1\.1 'Bob'/),
    });
    expect(games()[0]).toMatchObject({ outcome: null });
    expect((await hall('correct', '1.1', 'Bob', '121-113')).out).toMatch(/Bob 2 \+08/);
  });
});

// ../shared/review/bugs.md B7, L4: a double submit was refused with "Say why".
test('the same result twice is the same answer, also with --reopen', async () => {
  await drawn('Ann', 'Bob');
  const first = await hall('correct', '1.1', 'Ann', '121-113');
  const { sequence } = rig.hall;
  expect(await hall('correct', '1.1', 'Ann', '8')).toEqual(first);
  expect(await hall('correct', '1.1', 'Ann', '2 +08', '--reopen')).toEqual(first);
  expect(rig.hall.sequence).toBe(sequence);
});

// ../shared/review/bugs.md B8: docs/command.md has `muggins hall correct 3.2 Ann 121-113`, and "Ann is not in game 1.2".
test('within a game a first or last name is enough', async () => {
  await drawn('Ann Archer', 'Bob Baker');
  expect((await hall('correct', '1.1', 'Ann', '121-113')).code).toBe(0);
  expect((await hall('correct', '1.1', 'baker', '8', '--reopen', '--reason', 'mixed up')).out).toMatch(
    /Bob Baker 2 \+08/,
  );
  const forfeit = ['--game', '1.1', '--worth', '2 +10', '0 -10', '--reason', 'late'];
  expect((await hall('forfeit', 'Cid', ...forfeit)).err).toContain('Cid is not in game 1.1');
  const [next] = running(publicView(rig.hall.state));
  expect((await hall('forfeit', 'Ann', '--game', next?.game ?? '', ...forfeit.slice(2))).out).toBe(
    `Ann Archer forfeits game ${next?.game}.`,
  );
});

// ../shared/review/bugs.md C and L2: nothing was said of the games that were void at once.
test('a player who leaves in mid-game: the command names the games that are void', async () => {
  await drawn('Ann', 'Bob', 'Cid', 'Dot');
  const [game] = running(publicView(rig.hall.state)).filter(({ entrants }) => entrants.includes('Bob'));
  const against = game?.entrants.find((each) => each !== 'Bob');
  expect((await hall('drop', 'Bob', '--reason', 'ill')).out).toMatch(
    new RegExp(`^Bob will not play from round 2 on\\.\n1 game is void: ${game?.game} with ${against}\\.$`),
  );
});

// ../shared/review/league.md C: checked in when every round was drawn, last with 0 games, and told nothing.
test('a player who comes when every round is drawn is told', async () => {
  // Nine rounds of three: each sits out three times, and has six games.
  await drawn('Ann', 'Bob', 'Cid');
  for (let round = 1; round <= 9; round++) {
    const [game] = running(publicView(rig.hall.state));
    await hall('correct', game?.game ?? '', game?.entrants[0] ?? '', '8');
  }
  expect((await hall('late', 'Dot', '--new')).out).toBe(
    'Dot: checked in. Every round has been drawn, so there is no game left tonight.',
  );
});

// ../shared/review/league.md A1: once the next night was open, the last one could not be seen again.
test('an earlier night is there by its number or its day, beside the one that is open', async () => {
  await drawn('Ann', 'Bob');
  await hall('correct', '1.1', 'Ann', '121-113');
  await hall('close', '--reason', 'closing time');
  const before = (await hall('standings')).out;
  await hall('open', 'bell');
  expect((await hall('standings', '--night', '1')).out).toBe(before);
  const day = rig.hall.archive.nights[0]?.heading.date ?? '';
  expect((await hall('export', 'games', '--night', '1')).out).toContain('Ann,2 +08');
  expect((await hall('standings', '--night', day)).code).toBe(0);
  expect(await hall('standings', '--night', '7')).toMatchObject({
    code: 2,
    err: expect.stringContaining(`There are: 1 (${day}), 2 (${day}).`),
  });
  expect((await hall('title', '--title', 'Winter league', '--venue', 'The Bell')).out).toContain(
    'Winter league',
  );
  expect((await hall('title', '--title', '')).out).toBe(`The night is now: ${day}, The Bell.`);
  expect((await hall('nights')).out.split('\n')).toMatchObject([
    expect.stringMatching(/^night +day/),
    expect.stringMatching(new RegExp(`^1 +${day} +club-6 +2 +Ann`)),
    expect.stringMatching(new RegExp(`^2 +${day} +bell +0 +The Bell$`)),
  ]);
  expect((await hall('season', '--best', '2', '--guests')).out).toMatch(/^1 +Ann +2\/1 \+08 +1\/1$/m);
  expect((await hall('season', '--from', '2199-01-01')).out).toContain('No closed night');
  await rig.do({ type: 'keepSeason', season: { name: 'Autumn', guests: true, award: 'irp' } });
  expect((await hall('season', 'Autumn')).out).toMatch(/^1 +Ann +- +2\/1 \+08 +1\/1$/m);
  const yearbook = await hall('print', 'yearbook', '--season', 'Autumn');
  expect(yearbook.out).toContain('sheet=yearbook&season=Autumn');
  expect((await hall('season', '--guests', '--award', 'hidden')).out).toContain(
    "No table 'hidden' is loaded.",
  );
  expect(await hall('season', 'Winter')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Choose Autumn.'),
  });
  expect((await hall('print', 'cards', '--night', '1')).out).toContain('sheet=cards&night=1');
  const { json } = await rig.ask('/api/hall/nights');
  expect(json.nights).toMatchObject([
    { night: 1, format: 'club-6', phase: 'closed' },
    { night: 2, format: 'bell', phase: 'open' },
  ]);
});

test('award tables: what they cover, and the place of a mistake', async () => {
  const sound = await hall('awards');
  expect(sound.code).toBe(0);
  expect(sound.out).toMatch(
    /^irp +2021-02-01 +any +9 +points +12 13 14 15 16 +14 17 20 23 \? +cribbage\.org/m,
  );
  expect(sound.out).toMatch(/^mrp +2017-01-01 +acc-main-22 +any +qualified +0 1 2 +0 5 \? /m);
  mkdirSync(join(rig.data, 'awards'));
  const file = join(rig.data, 'awards', 'grp.csv');
  writeFileSync(file, 'edition,source,event,games,figure,from,points\n2026-09-01,minutes,,9,joy,12,3\n');
  const broken = await hall('awards');
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining('A file is not used.') });
  expect(broken.out).toContain("awards/grp.csv, line 2, column figure: 'joy': expected points, wins,");
  expect(JSON.parse((await hall('awards', '--json')).out)).toMatchObject({
    faults: [{ file: 'awards/grp.csv', line: 2, column: 'figure', expected: 'figure' }],
  });
});

describe('who is meant', () => {
  beforeEach(async () => {
    await rig.post('/api/hall/night', { format: 'club-6', seed: 7 });
    await rig.do(
      person('a1', 'Ann', 'MI117'),
      person('a2', 'Ann', 'MI200'),
      person('b', 'Zoë Müller'),
      person('c', 'Bob'),
    );
  });

  test.each([
    ['MI200', 'a2'],
    ['a1', 'a1'],
    ['zoe muller', 'b'],
    ['BOB', 'c'],
  ])('%s is %s', async (text, id) => {
    expect((await hall('late', text)).code).toBe(0);
    expect(rig.hall.state.entrants).toMatchObject([{ players: [id] }]);
  });

  test('of two called the same: both are named with their member numbers, and nobody is checked in', async () => {
    expect(await refusedIn('late', 'Ann')).toMatchObject({
      error: 'whoIs',
      words:
        '2 players are called Ann: Ann (MI117) and Ann (MI200). Name one by the member number or the id.',
    });
    expect(rig.hall.state.entrants).toEqual([]);
  });

  test.each([
    ['late', 'Bbo', 'Bob'],
    ['late', 'zoey', 'Zoë Müller'],
    ['late', 'muler', 'Zoë Müller'],
  ])('%s %s: did you mean %s?', async (command, typed, meant) => {
    expect((await hall(command, typed)).err).toContain(
      `Did you mean ${meant}? To add a new player, add --new.`,
    );
  });

  test('a table number that is nearly one', async () => {
    await rig.do({ type: 'addTable', table: '12' });
    await hall('late', 'Bob');
    await hall('late', 'MI200');
    await hall('draw');
    expect((await hall('call', '1.1', '13')).err).toContain('Did you mean Table 12?');
  });
});

describe('a game', () => {
  test('is named by one of its two, and called to the table that is named or free', async () => {
    await drawn('Ann', 'Bob', 'Cid', 'Dot');
    const [{ game = '', table = '' } = {}] = games();
    expect((await hall('call', game, table ?? '')).code).toBe(0);
    expect((await hall('tables', '3')).out).toMatch(/^The hall has 3 tables\./);
    expect((await hall('call', 'Ann')).out).toMatch(/called to table 3\.$/);
    expect((await hall('call', '7.7')).err).toContain('There is no game 7.7.');
  });

  test('is forfeited by whoever did not come; the first one says what that is worth', async () => {
    await drawn('Ann', 'Bob');
    const worth = ['--worth', '2 +10', '0 -10', '--reason', 'did not come'];
    expect((await hall('forfeit', 'Bob', '--worth', '2', '0', '--reason', 'x')).err).toContain(
      'not a line of a score card',
    );
    expect(await hall('forfeit', 'Bob', ...worth)).toMatchObject({ code: 0, out: 'Bob forfeits game 1.1.' });
    expect(games()[0]).toMatchObject({ stage: 'forfeited' });
    expect((await hall('forfeit', 'Ann', '--game', '2.1', '--reason', 'ill')).out).toBe(
      'Ann forfeits game 2.1.',
    );
  });

  test('that was drawn too early is taken back', async () => {
    await drawn('Ann', 'Bob');
    expect(await refusedIn('draw', '--back')).toMatchObject({ error: 'reasonWanted' });
    expect((await hall('draw', '--back', '--reason', 'Cid is at the door')).out).toBe(
      'The draw of round 1 is taken back.',
    );
    expect(games()).toEqual([]);
  });
});

test('a night of pairs wants both partners', async () => {
  await rig.post('/api/hall/night', { format: 'red-carpet', seed: 7 });
  await rig.do(person('Ann'), person('Bob'));
  expect(await refusedIn('late', 'Ann')).toMatchObject({ error: 'partners' });
  expect((await hall('late', 'Ann', 'Bob')).out).toBe('Ann and Bob: checked in.');
  expect((await hall('drop', 'Ann')).out).toBe('Ann and Bob: checked out.');
});

test('print lists the address of each sheet', async () => {
  const { out } = await hall('print', 'cards');
  expect(out).toBe(`Score cards  ${rig.web.url}print?sheet=cards#host=${rig.credentials.token}`);
  const { sheets } = JSON.parse((await hall('print', '--json')).out);
  expect(Object.keys(sheets)).toEqual([...PAPERS]);
  expect((await hall('print', 'menus')).code).toBe(2);
});

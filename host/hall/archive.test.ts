// Earlier nights: each is read alone, with the club as the nights before it left it. What is compared with is the journal read whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changed, formatOf, gamesInRoom, type NightCommand, NO_NIGHT } from '../../shared/league/index.ts';
import { type JournalReader, journalIn, openJournal, readJournal } from '../journal/index.ts';
import { Archive, firstOf, readHall } from './archive.ts';
import { SHEETS } from './export.ts';
import { checkHall, HALL_EVENTS, type HallEvent } from './fold.ts';
import { openHall } from './hall.ts';
import { joining, tables } from './testing/night.ts';
import { playSeason } from './testing/season.ts';

const DAYS = ['2026-11-05', '2026-11-12', '2026-11-19'] as const;
const outcome = { winner: 0, spread: 8, scores: null, ending: 'target' } as const;

/** Three nights of Ann and Bob, who gets another name after the first; after the second the club shows initials. */
function threeNights(): string {
  const data = mkdtempSync(join(tmpdir(), 'muggins-hall-'));
  const hall = openHall(data, () => 1_790_000_000_000);
  const act = (...commands: readonly NightCommand[]) =>
    expect(hall.act(commands, 'desk')).toMatchObject({ ok: true });
  act({ type: 'addPlayer', player: { id: 'Cid', name: 'Cid Clay', member: null, club: null } });
  for (const [at, date] of DAYS.entries()) {
    expect(
      hall.open({ heading: { date, title: `Night ${at + 1}` }, format: formatOf('club-6'), seed: 7 }, 'desk'),
    ).toMatchObject({ ok: true });
    const [ann, bob] = ['Ann', 'Bob'].map(joining);
    act(...[ann, bob].flatMap((each = []) => (at === 0 ? each : each.slice(1))), ...tables(1), {
      type: 'draw',
    });
    act({ type: 'correct', game: '1.1', outcome, reason: 'from paper' });
    act({ type: 'close', reasons: Object.fromEntries(hall.state.games.map(({ game }) => [game, 'late'])) });
    if (at === 0)
      act({ type: 'changePlayer', player: { id: 'Bob', name: 'Robert Byrd', member: '7', club: null } });
    if (at === 1)
      act(
        { type: 'showNames', names: 'initial' },
        { type: 'correctHeading', heading: { date, venue: 'The Bell' } },
      );
  }
  hall.close();
  return data;
}

test('a start reads the last night alone; each night is as the whole journal has it, with its notes or without', () => {
  const data = threeNights();
  const whole = checkHall(data).nights.map(({ state }) => state);
  const journal = readJournal(data, HALL_EVENTS);
  const read: number[] = [];
  const counting: Pick<JournalReader<HallEvent>, 'chapters' | 'sound' | 'finished'> = {
    chapters: journal.chapters,
    sound: (chapter) => {
      read.push(chapter);
      return journal.sound(chapter);
    },
    finished: (version) => journal.finished(version),
  };
  const archive = new Archive(counting);
  expect(read).toEqual([3]);
  expect([1, 2, 3].map((night) => archive.night(night))).toEqual(whole);
  expect(whole.map(({ players }) => players.at(-1)?.name)).toEqual([
    'Robert Byrd',
    'Robert Byrd',
    'Robert Byrd',
  ]);
  rmSync(join(journalIn(data), 'games.jsonl'));
  const again = new Archive(counting);
  expect(again.nights).toEqual(archive.nights);
  expect([1, 2, 3].map((night) => again.night(night))).toEqual(whole);
});

test('notes of another version are made anew, once', () => {
  const data = threeNights();
  const journal = openJournal(data, HALL_EVENTS);
  const read: number[] = [];
  const start = (versions: (version: number) => number) =>
    new Archive({
      chapters: journal.chapters,
      sound: (chapter) => {
        read.push(chapter);
        return journal.sound(chapter);
      },
      finished: (version) => journal.finished(versions(version)),
      noteFinished: (...note) => journal.noteFinished(...note),
    });
  const before = start((version) => version - 1);
  expect(read.splice(0)).toEqual([0, 1, 2, 3]);
  const after = start((version) => version);
  expect(read).toEqual([3]);
  expect(after.played).toEqual(before.played);
  journal.close();
});

test('36 nights: a start reads one of them; what was played is as each night has it, without forfeits and void games', () => {
  const data = mkdtempSync(join(tmpdir(), 'muggins-hall-'));
  const hall = openHall(data);
  playSeason(hall, 36);
  const fresh = readHall(data);
  expect(fresh.played).toEqual(hall.archive.played);
  expect(fresh.played).toHaveLength(36);
  for (const { night, games, cards, hands } of fresh.played) {
    const state = hall.archive.night(night);
    const played = (state?.games ?? []).filter(
      ({ isVoid, forfeitedBy, result }) => !isVoid && forfeitedBy === undefined && result !== undefined,
    );
    const told = played.map(({ entrants, result }) => {
      const { winner = 0, spread } = result?.outcome ?? {};
      return `${entrants[winner]}>${entrants[1 - winner]} ${spread}`;
    });
    const id = (at: number): string | undefined => cards[at]?.players[0]?.id;
    expect(games.map(([won, lost, spread]) => `${id(won)}>${id(lost)} ${spread}`)).toEqual(told);
    expect(played).toHaveLength(43);
    const lines = Object.values(SHEETS).map(
      (sheet) => sheet(hall.archive.night(night) ?? NO_NIGHT).split('\r\n').length,
    );
    // A head, a line for each, and the end of the last one; games of an owed round are drawn and not played.
    expect(lines).toEqual([12, lines[1], (state?.games.length ?? 0) + 2, hands.length + 2]);
    expect(lines[1]).toBe(2 + 2 * played.length + 2);
  }
  hall.close();
});

test('a weekend: the play-offs decide it, halves of the qualifiers are told apart, and stages have names of their own', () => {
  const hall = openHall(mkdtempSync(join(tmpdir(), 'muggins-hall-')));
  const act = (...commands: readonly NightCommand[]) =>
    expect(hall.act(commands, 'desk')).toMatchObject({ ok: true });
  const format = changed(formatOf('acc-main-12'), {
    schedule: { games: 1, method: 'circle' },
    attendance: { forfeitWin: { points: 2, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } },
  });
  expect(hall.open({ format, seed: 7 }, 'desk')).toMatchObject({ ok: true });
  const names = Array.from({ length: 12 }, (_, at) => `P${at}`);
  act(...names.flatMap(joining), ...tables(6), { type: 'draw' });
  const order = hall.state.games.map(({ game, entrants: [winner] }, at) => {
    act({ type: 'correct', game, outcome: { ...outcome, spread: 30 - at }, reason: 'paper' });
    act(...([0, 1] as const).map((side) => ({ type: 'sign', game, revision: 1, side, by: 'desk' }) as const));
    return winner;
  });
  const halves = () => hall.archive.nights[0]?.events[0]?.cards.map(({ qualified }) => qualified).slice(0, 4);
  expect(halves()).toEqual([undefined, undefined, undefined, undefined]);
  act({ type: 'cut', stage: 'P' });
  // The middle of three is in neither half: no source says in which.
  expect(halves()).toEqual([2, undefined, 1, 0]);
  for (const match of ['1.2', '2.1'])
    act({ type: 'ruleMatch', event: 'P', match, winner: order[2] ?? '', reason: 'nobody came' });
  act({
    type: 'close',
    reasons: Object.fromEntries(gamesInRoom(hall.state).map(({ game }) => [game, 'late'])),
  });
  const [night] = hall.archive.nights;
  expect(night?.events.map(({ format: name, isBracket }) => [name, isBracket])).toEqual([
    ['acc-main-12', false],
    ['playoffs', true],
  ]);
  expect(
    night &&
      firstOf(night)
        .flat()
        .map(({ id }) => id),
  ).toEqual([order[2]]);
  const mrp = hall.archive.season({ award: 'mrp' });
  expect(mrp.map(({ player, award }) => [player.id, award]).slice(0, 4)).toEqual([
    [order[0], null],
    [order[1], null],
    [order[2], 5],
    [order[3], 0],
  ]);
  hall.close();
});

test('a night is found by number, id and day, and a list says who came first', () => {
  const archive = readHall(threeNights());
  const [first, second, third] = archive.nights;
  expect([first, second, third]).toMatchObject([
    { night: 1, heading: { date: DAYS[0], title: 'Night 1' }, entrants: 2 },
    { night: 2, heading: { date: DAYS[1], venue: 'The Bell' } },
    { night: 3, heading: { date: DAYS[2] }, phase: 'closed' },
  ]);
  expect(second?.heading).not.toHaveProperty('title');
  expect(['2', DAYS[1], second?.id ?? ''].map((text) => archive.find(text))).toEqual([
    second,
    second,
    second,
  ]);
  expect([archive.find('9'), archive.night(9)]).toEqual([undefined, undefined]);
  expect(archive.nights.map((each) => firstOf(each).length)).toEqual([1, 1, 1]);
});

test('a season has the names of today, also of one who was entered twice', () => {
  const data = threeNights();
  const hall = openHall(data);
  const before = hall.archive.season({}).find(({ player }) => player.id === 'Bob');
  expect([before?.player.name, before?.scores.length]).toEqual(['Robert Byrd', 3]);
  expect(hall.act([{ type: 'merge', from: 'Bob', into: 'Cid' }], 'desk')).toMatchObject({ ok: true });
  hall.close();
  const rows = readHall(data).season({ from: DAYS[1] });
  expect(rows.map(({ player, scores }) => [player.name, scores.length]).toSorted()).toEqual([
    ['Ann', 2],
    ['Cid Clay', 2],
  ]);
});

// A person is forgotten: no file of the hall has the name, every figure is as before, and nothing brings the name back.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  formatOf,
  highHandsOf,
  meetingsOf,
  type NightCommand,
  publicView,
} from '../../shared/league/index.ts';
import { win } from '../../shared/league/testing/night.ts';
import { fakeTime } from '../system/testing/faketime.ts';
import { Backup, copyHall, restoreHall } from './backup.ts';
import { checkHall } from './fold.ts';
import { Hall, openHall, openHallJournal } from './hall.ts';
import { planImport, readPlayers } from './import.ts';
import { onDisk } from './testing/fulldisk.ts';
import { playSeason, SEASON_PLAYERS } from './testing/season.ts';

let data: string;
let hall: Hall;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'muggins-forget-'));
  hall = openHall(data, () => 1_790_000_000_000);
});
afterEach(() => {
  hall.close();
  rmSync(data, { recursive: true });
});

const act = (...commands: readonly NightCommand[]): void =>
  expect(hall.act(commands, 'desk')).toMatchObject({ ok: true });

const outcome = win(8);

/** Everything that the club has of Wilhelmina, who was entered twice. */
const SECRETS = ['Montagues', 'Billie', 'Capulet', 'MI111', 'Salisbury', 'Minnie Mont', 'X77'];

/** Three nights of singles, and one of pairs that she plays under her second entry. */
function fourNights(): void {
  playSeason(hall, 3);
  const [known] = SEASON_PLAYERS.filter(({ id }) => id === 'Wilhelmina');
  if (known === undefined) throw new Error('she is not in the season');
  act(
    { type: 'changePlayer', player: { ...known, short: 'Billie', surname: 'Capulet', club: 'Salisbury' } },
    { type: 'addPlayer', player: { id: 'w2', name: 'Minnie Mont', member: 'X77', club: null } },
  );
  hall.open({ heading: { date: '2026-11-05' }, format: formatOf('red-carpet'), seed: 7 }, 'desk');
  for (const players of [
    ['Ann', 'w2'],
    ['Bob', 'Cid'],
    ['Dot', 'Fay'],
    ['Gus', 'Hal'],
    ['Ivy', 'Jim'],
  ])
    act({ type: 'checkIn', entrant: { id: players.join('+'), players, as: 'member' } });
  act({ type: 'addTable', table: '1' }, { type: 'draw' });
  for (const { game } of hall.state.games) act({ type: 'correct', game, outcome, reason: 'paper' });
  act({ type: 'close', reasons: Object.fromEntries(hall.state.games.map(({ game }) => [game, 'paper'])) });
  act({ type: 'merge', from: 'w2', into: 'Wilhelmina' });
}

/** Files of a folder that have one of the texts. */
function filesWith(texts: readonly string[], folder = data): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => texts.some((text) => readFileSync(path, 'utf8').includes(text)));
}

/** Every figure of the club, by ids. */
function figures() {
  const { archive } = hall;
  const { played, samePerson } = archive;
  return {
    nights: archive.nights.map(({ night }) => {
      const { places, hands, games } = publicView(archive.night(night) ?? hall.state);
      return { places, hands, games };
    }),
    season: archive.season({ guests: true }).map(({ player, ...row }) => ({ ...row, player: player.id })),
    hands: highHandsOf(played, samePerson).map(({ player, ...hand }) => ({ ...hand, player: player.id })),
    meetings: SEASON_PLAYERS.map(({ id }) =>
      meetingsOf(played, samePerson)(id).map(({ opponent, ...met }) => ({ ...met, opponent: opponent.id })),
    ),
  };
}

test('no file has the name; standings, season, high hands and meetings are the same; the journal is sound', () => {
  fourNights();
  const [before, { sequence }] = [figures(), hall];
  expect(before.meetings.at(-2)?.length).toBeGreaterThan(5);
  expect(filesWith(SECRETS)).toHaveLength(3);
  act({ type: 'forgetPlayer', player: 'Wilhelmina' });
  expect([filesWith(SECRETS), hall.sequence]).toEqual([[], sequence + 1]);
  expect(figures()).toEqual(before);
  const shown = hall.archive.season({}).find(({ player }) => player.id === 'Wilhelmina');
  expect(shown?.player).toEqual({ id: 'Wilhelmina', name: '#1001', member: null, club: null });
  const { sound, state, nights } = checkHall(data);
  expect([sound, nights.length, state]).toEqual([true, 4, hall.state]);
  hall.close();
  hall = openHall(data);
  expect([figures(), hall.state]).toEqual([before, state]);
});

test('of a person who was removed earlier, and of one who was added after the last night', () => {
  fourNights();
  act({ type: 'removePlayer', player: 'Zach' });
  hall.open({ format: formatOf('club-6'), seed: 1 }, 'desk');
  act({ type: 'addPlayer', player: { id: 'y', name: 'Yan Young', member: null, club: null } });
  expect(filesWith(['Zorn', 'Young']).length).toBeGreaterThan(1);
  act({ type: 'forgetPlayer', player: 'Zach' }, { type: 'forgetPlayer', player: 'y' });
  expect(filesWith(['Zorn', 'Young'])).toEqual([]);
  act({ type: 'addPlayer', player: { id: 'x', name: 'Xan', member: null, club: null } });
  expect(checkHall(data)).toMatchObject({ sound: true, state: hall.state });
});

test('an import with the name begins a new person, without the old results', () => {
  fourNights();
  act({ type: 'forgetPlayer', player: 'Wilhelmina' });
  const list = readPlayers(Buffer.from('name,member number\nWilhelmina Montagues,MI111\n'));
  const { commands, added } = planImport(hall.state, list);
  act(...commands);
  const rows = hall.archive.season({}).map(({ player }) => player.name);
  expect([added.length, rows.filter((name) => name === '#1001').length]).toEqual([1, 1]);
  expect(rows).not.toContain('Wilhelmina Montagues');
});

test('a full disk keeps the name, and everything as it was', () => {
  fourNights();
  hall.close();
  const disk = { full: false };
  hall = new Hall(onDisk(openHallJournal(data), disk));
  const before = [figures(), filesWith(SECRETS)];
  disk.full = true;
  const refused = { ok: false, refusal: { code: 'disk' } };
  expect(hall.act([{ type: 'forgetPlayer', player: 'Wilhelmina' }], 'desk')).toMatchObject(refused);
  expect([figures(), filesWith(SECRETS)]).toEqual(before);
  expect(hall.state.players.map(({ id }) => id)).toContain('Wilhelmina');
  disk.full = false;
  act({ type: 'forgetPlayer', player: 'Wilhelmina' });
  expect(filesWith(SECRETS)).toEqual([]);
});

test('the backup is written anew at once', () => {
  fourNights();
  const clock = fakeTime();
  const target = mkdtempSync(join(tmpdir(), 'muggins-stick-'));
  const backup = new Backup({ hall, data, target, changed: () => {}, clock });
  expect(filesWith(SECRETS, target)).not.toEqual([]);
  act({ type: 'forgetPlayer', player: 'Wilhelmina' });
  clock.pass(1);
  expect(filesWith(SECRETS, target)).toEqual([]);
  expect(checkHall(target)).toMatchObject({ sound: true, state: hall.state });
  backup.close();
  rmSync(target, { recursive: true });
});

test('the journal that a restore put aside loses the name too', () => {
  fourNights();
  const copy = mkdtempSync(join(tmpdir(), 'muggins-stick-'));
  copyHall(data, copy);
  hall.close();
  expect(restoreHall(data, copy)).toContain('before');
  rmSync(copy, { recursive: true });
  hall = openHall(data);
  expect(filesWith(SECRETS).filter((file) => file.includes('before'))).not.toEqual([]);
  act({ type: 'forgetPlayer', player: 'Wilhelmina' });
  expect(filesWith(SECRETS)).toEqual([]);
});

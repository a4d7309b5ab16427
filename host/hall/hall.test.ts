// A hall over its journal: what was answered is there after a restart, and what the disk refused never happened.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { formatOf, inRows, type NightCommand, openGames, publicView } from '../../shared/league/index.ts';
import { openJournal } from '../journal/index.ts';
import { readHall } from './archive.ts';
import { HALL_EVENTS, type HallEvent } from './fold.ts';
import { Hall, openHall } from './hall.ts';
import { onDisk } from './testing/fulldisk.ts';
import {
  GOLDEN_PLAYERS,
  GOLDEN_STANDINGS,
  joining,
  running,
  standingsIn,
  tables,
  written,
} from './testing/night.ts';

const open: Hall[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

const folder = (): string => mkdtempSync(join(tmpdir(), 'muggins-hall-'));
const NIGHT: NightCommand = { type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 };

function hallIn(data: string, now = () => 0): Hall {
  const hall = openHall(data, now);
  open.push(hall);
  return hall;
}

/** A night of the ten, drawn. */
function drawn(data = folder()): Hall {
  const hall = hallIn(data);
  const commands = [NIGHT, ...tables(5), ...GOLDEN_PLAYERS.flatMap(joining), { type: 'draw' } as const];
  expect(hall.act(commands, 'desk').ok).toBe(true);
  return hall;
}

test('the golden night from paper: rounds are drawn and games are called without a word, and the standings are right', () => {
  const hall = drawn();
  for (let left = 45; left > 0; left--) {
    const [game] = running(publicView(hall.state));
    if (game === undefined) throw new Error(`nobody plays, and ${left} games are left`);
    expect(hall.act(written(game), 'desk').ok).toBe(true);
  }
  expect(hall.act([{ type: 'close', reasons: {} }], 'desk').ok).toBe(true);
  expect(standingsIn(publicView(hall.state))).toEqual(GOLDEN_STANDINGS);
  expect(publicView(hall.state)).toMatchObject({ drawn: 9, provisional: false, phase: 'closed' });
});

test('a hall that starts again has the same night, and so has whoever reads beside it', () => {
  const data = folder();
  const hall = drawn(data);
  const [game] = running(publicView(hall.state));
  if (game !== undefined) hall.act(written(game), 'desk');
  const { state, sequence, id } = hall;
  expect(readHall(data).state).toEqual(state);
  hall.close();
  const again = hallIn(data);
  expect([again.state, again.sequence, again.id]).toEqual([state, sequence, id]);
});

test('all commands that come together are done, or none of them', () => {
  const hall = drawn();
  const before = [hall.state, hall.sequence];
  const result = hall.act([...joining('Kit'), ...joining('Ann')], 'desk');
  expect(result).toMatchObject({ ok: false, refusal: { code: 'idTaken', id: 'Ann' } });
  expect([hall.state, hall.sequence]).toEqual(before);
});

test('a game that has changed since the desk looked is left alone', () => {
  const hall = drawn();
  const seen = hall.sequence;
  const [game, other] = running(publicView(hall.state));
  if (game === undefined || other === undefined) throw new Error('nobody plays');
  hall.act(written(game), 'desk');
  const late = hall.act([{ type: 'forfeit', game: game.game, loser: 0, reason: 'late' }], 'desk', seen);
  expect(late).toEqual({
    ok: false,
    refusal: { code: 'gameChanged', details: { game: game.game } },
  });
  // The same once more, as by a double press, has been done.
  expect(hall.act(written(game), 'desk', seen)).toMatchObject({ ok: true, events: [] });
  expect(hall.act(written(other), 'desk', seen).ok).toBe(true);
});

test('what the disk refuses did not happen, and nobody is told of it', () => {
  const disk = { full: false };
  const hall = new Hall(onDisk(openJournal<HallEvent>(folder(), HALL_EVENTS), disk), () => 0);
  open.push(hall);
  let told = 0;
  const troubles: unknown[] = [];
  hall.on('trouble', () => troubles.push(hall.trouble));
  hall.on('changed', () => told++);
  expect(hall.act([NIGHT], 'desk').ok).toBe(true);
  disk.full = true;
  const before = hall.state;
  expect(hall.act(joining('Ann'), 'desk')).toMatchObject({ ok: false, refusal: { code: 'disk' } });
  expect(hall.act(joining('Ann'), 'table 4')).toMatchObject({ ok: false });
  expect([hall.state, told, troubles]).toEqual([before, 1, ['disk']]);
  disk.full = false;
  expect(hall.act(joining('Ann'), 'desk').ok).toBe(true);
  expect(troubles).toEqual(['disk', null]);
});

test('players and the room outlive their night, and a night is a chapter of the journal', () => {
  const hall = drawn();
  for (const { game } of publicView(hall.state).games)
    hall.act([{ type: 'void', game, reason: 'fire alarm' }], 'desk');
  while (running(publicView(hall.state)).length > 0)
    for (const { game } of running(publicView(hall.state)))
      hall.act([{ type: 'void', game, reason: 'fire alarm' }], 'desk');
  const room = inRows(['1', '2', '3', '4', '5'], 3, 'snake');
  expect(hall.act([{ type: 'arrangeRoom', room }], 'desk').ok).toBe(true);
  const reasons = Object.fromEntries(
    openGames(publicView(hall.state)).map(({ game }) => [game, 'fire alarm']),
  );
  expect(hall.act([{ type: 'close', reasons }], 'desk').ok).toBe(true);
  expect(hall.night).toBe(1);
  expect(hall.act([{ ...NIGHT, id: 'n2' }], 'desk').ok).toBe(true);
  expect(hall.night).toBe(2);
  expect(hall.state.players.map(({ name }) => name)).toEqual([...GOLDEN_PLAYERS]);
  expect([hall.state.entrants, hall.state.room]).toEqual([[], room]);
});

/** Bug: every file beside the chapters was read as chapter 0, so a hall that started again had each player three times. */
test('players that are known before the first night are there once after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-again-'));
  const first = openHall(folder);
  first.act([{ type: 'addPlayer', player: { id: 'Ann', name: 'Ann', member: null, club: null } }], 'desk');
  first.close();
  const again = openHall(folder);
  expect(again.state.players.map(({ name }) => name)).toEqual(['Ann']);
  again.close();
  rmSync(folder, { recursive: true });
});

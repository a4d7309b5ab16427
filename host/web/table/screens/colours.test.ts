// Colours that the players have chosen: on the real firmware's pixels, in the state, in the history of the game.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { holePixel, LED_COLOURS } from '../../../../hardware/board.ts';
import { type ColourName, PALETTES } from '../../../../shared/protocol/index.ts';
import { Whole } from '../../testing/whole.ts';
import { tableSettings } from '../settings.ts';
import type { GamesAnswer, StateMessage } from '../wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-colours-'));
const file = join(folder, 'table.json');
let whole: Whole;
afterEach(() => whole.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CHOSEN: readonly ColourName[] = ['green', 'yellow', 'vermilion', 'blue'];

async function ask<T>(path: string): Promise<T> {
  return (await (await fetch(new URL(path, whole.web.url))).json()) as T;
}

const post = async (path: string, body: object) => {
  const answer = await fetch(new URL(path, whole.web.url), {
    method: 'POST',
    headers: whole.asHost,
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { readonly words?: string }) };
};

const begin = (more: object) => post('api/command', { type: 'newGame', players: ['Ann', 'Bob'], ...more });

/** What a lane's front peg is lit with, as shares of its brightest channel. */
function shown(lane: number, hole: number): readonly number[] {
  const { pixels } = whole.emulator.view;
  const at = 3 * holePixel(lane, hole);
  const colour = [...pixels.slice(at, at + 3)];
  const peak = Math.max(...colour);
  return colour.map((value) => Math.round((value / Math.max(1, peak)) * 10));
}

const wanted = (name: ColourName): readonly number[] =>
  LED_COLOURS[name].led.map((value) => Math.round((value / Math.max(...LED_COLOURS[name].led)) * 10));

test('a game begins in the colours that were chosen, on the board too, and keeps them in its history', async () => {
  whole = await Whole.start({ settings: tableSettings(file) });
  expect(await begin({ colours: CHOSEN })).toMatchObject({ status: 200 });
  whole.table.command({ type: 'peg', seat: 0, points: 4 });
  await expect.poll(() => shown(0, 4)).toEqual(wanted('green'));
  // The palette has the colours of the lanes for which none was chosen.
  const all = [...CHOSEN, 'magenta', 'indigo'];
  expect((await ask<StateMessage>('api/view')).settings.colours).toEqual(all);
  // The next game in others; the first stays as it was.
  await begin({ colours: PALETTES.safe });
  whole.table.command({ type: 'peg', seat: 1, points: 6 });
  await expect.poll(() => shown(1, 6)).toEqual(wanted('indigo'));
  const { games } = await ask<GamesAnswer>('api/games');
  expect(games.map(({ colours }) => colours).slice(-2)).toEqual([all, PALETTES.safe]);
  // After a restart.
  expect(tableSettings(file).value.colours).toEqual(PALETTES.safe);
});

test('players get their favourite colours, unless somebody chooses', async () => {
  whole = await Whole.start();
  // By default the colours are those that are safe for every eye.
  const colours = async () => (await ask<StateMessage>('api/view')).settings.colours.slice(0, 2);
  const [, second] = PALETTES.safe;
  await begin({ players: ['Ann', 'Bob'] });
  const [ann = ''] = whole.table.state.playerIds;
  whole.table.changePlayers({ type: 'playerChanged', id: ann, colour: second });
  // The same people go on as they were; with Cid, Ann has hers.
  await begin({ players: ['Ann', 'Bob'] });
  expect(await colours()).toEqual(PALETTES.safe.slice(0, 2));
  await begin({ players: ['Ann', 'Cid'] });
  expect(await colours()).toEqual([second, PALETTES.safe[0]]);
  whole.table.command({ type: 'peg', seat: 0, points: 4 });
  await expect.poll(() => shown(0, 4)).toEqual(wanted(second));
  await begin({ players: ['Ann', 'Dot'], colours: PALETTES.standard });
  expect(await colours()).toEqual(PALETTES.standard.slice(0, 2));
});

import { expect, test } from 'vitest';
import { holePixel, pixelCount } from '../../../hardware/board.ts';
import { Rig } from '../../table/testing/rig.ts';
import { DEFAULT_SETTINGS } from '../../web/table/settings.ts';
import type { BoardMessage, StateMessage } from '../../web/table/wire.ts';
import { type Heard, hear, lanesOf, lightsOfHeard, NOTHING_HEARD, sceneOfHeard } from './store.ts';

const stateAfter = (keys: string, emulator = true): StateMessage => ({
  type: 'state',
  emulator,
  view: new Rig().keys(keys).table.view,
  increments: [],
  asked: null,
  disputable: null,
  phones: [],
  settings: DEFAULT_SETTINGS,
});

/** The board with one red pixel. */
function board(pixel: number): BoardMessage {
  const bytes = new Uint8Array(3 * pixelCount(3));
  bytes[3 * pixel] = 128;
  return {
    type: 'board',
    pixels: btoa(String.fromCharCode(...bytes)),
    rows: [],
    backlight: true,
    tone: 0,
    power: true,
    plugged: true,
    faults: [],
  };
}

const lit = (heard: Heard): readonly number[] =>
  lightsOfHeard(heard).flatMap(({ strength }, at) => (strength > 0 ? [at] : []));

test('before anything is heard the page is empty and dark, as large as it will be', () => {
  expect(sceneOfHeard(NOTHING_HEARD).players).toEqual([]);
  expect(lit(NOTHING_HEARD)).toEqual([]);
  expect(lanesOf(NOTHING_HEARD)).toBe(3);
});

test('with a real board the holes show what it was asked to show', () => {
  const heard = hear(NOTHING_HEARD, stateAfter('4 P1', false));
  expect(lit(heard)).toEqual([holePixel(0, 4)]);
});

test('with an emulated board they show its own pixels, whatever the table thinks', () => {
  const heard = [stateAfter('4 P1'), board(holePixel(0, 5))].reduce<Heard>(hear, NOTHING_HEARD);
  expect(lit(heard)).toEqual([holePixel(0, 5)]);
  const later = hear(heard, stateAfter('4 P1 6 P1'));
  expect(lit(later)).toEqual([holePixel(0, 5)]);
  expect(sceneOfHeard(later).players[0]?.score).toBe(10);
});

test('a table that comes back with a real board is no longer shown with old pixels', () => {
  const heard = [stateAfter(''), board(7), stateAfter('2 P2', false)].reduce<Heard>(hear, NOTHING_HEARD);
  expect(lit(heard)).toEqual([holePixel(1, 2)]);
});

test('a refusal of the host is shown until something changes', () => {
  const refused = [
    stateAfter(''),
    { type: 'refused', told: { code: 'realBoard', details: {} }, words: '' } as const,
  ].reduce<Heard>(hear, NOTHING_HEARD);
  expect(sceneOfHeard(refused).alert).toMatch(/^A real board is in use/);
  expect(sceneOfHeard(hear(refused, { type: 'alive' })).alert).toMatch(/^A real board is in use/);
  expect(sceneOfHeard(hear(refused, stateAfter('1'))).alert).toBe('');
});

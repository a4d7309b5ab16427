import { expect, test } from 'vitest';
import { holePixel, indicatorPixel, pixelCount } from '../../../hardware/board.ts';
import { findPreset } from '../../../shared/rules/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import { tableSettings } from '../../web/table/settings.ts';
import type { EmulatorMessage, StateMessage } from '../../web/table/wire.ts';
import { CueFilter } from './cuefilter.ts';
import { EMPTY_STORE, hear, lanesOf, lightsOfStore, type Store, sceneOfStore, withDemo } from './store.ts';

const stateAfter = (keys: string, emulator = true): StateMessage => ({
  type: 'state',
  emulator,
  view: new Rig().keys(keys).table.view,
  demo: null,
  increments: [],
  asked: null,
  undo: [],
  disputable: null,
  phones: [],
  asking: [],
  hostAsked: null,
  company: null,
  settings: tableSettings().value,
});

/** The board with one red pixel. */
function board(pixel: number): EmulatorMessage {
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

const lit = (heard: Store): readonly number[] =>
  lightsOfStore(heard).flatMap(({ strength }, at) => (strength > 0 ? [at] : []));

test('before anything is heard the page is empty and dark, as large as it will be', () => {
  expect(sceneOfStore(EMPTY_STORE).players).toEqual([]);
  expect(lit(EMPTY_STORE)).toEqual([]);
  expect(lanesOf(EMPTY_STORE)).toBe(3);
});

test('what was played before the page came or came back is left out, and what follows is there until a key cuts it short', () => {
  const rig = new Rig().keys('4 P1');
  const old = new CueFilter();
  const state = stateAfter('');
  const after = (keys: string) =>
    old.apply({ ...state, view: rig.keys(keys).table.view }).view.cue?.id ?? null;
  expect(['', '2', '6 P2'].map(after)).toEqual([null, null, 3]);
  old.lineLost();
  expect(['', 'UNDO', '3'].map(after)).toEqual([null, 4, null]);
});

test('a demo is shown in the place of the game, and its end repeats nothing of the game', () => {
  const rig = new Rig();
  const old = new CueFilter();
  const shown = (): (string | number | undefined)[] => {
    const { view, shared } = { view: rig.table.view, shared: rig.shared };
    const left = old.apply({ ...stateAfter(''), view, demo: shared.demo?.view ?? null });
    const state = withDemo(left);
    if (state.type !== 'state') throw new Error(state.type);
    return [state.view.players[0]?.name, state.view.cue?.id, sceneOfStore(hear(EMPTY_STORE, state)).phase];
  };
  expect(shown()).toEqual(['Red', undefined, 'Cut for deal']);
  rig.keys('4 P1');
  expect(shown()).toEqual(['Red', 2, 'Plain pegging']);
  rig.shared.beginDemo();
  expect(shown()).toEqual(['Ann', -1, 'Demo: Cut for deal']);
  rig.shared.endDemo();
  expect(shown()).toEqual(['Red', undefined, 'Plain pegging']);
});

test('with a real board the holes show what it was asked to show', () => {
  const heard = hear(EMPTY_STORE, stateAfter('4 P1', false));
  expect(lit(heard)).toEqual([holePixel(0, 4)]);
});

test('with a real board whose lanes begin at opposite ends, every second lane is mirrored', () => {
  const state = stateAfter('4 P1 4 P2', false);
  const heard = hear(EMPTY_STORE, { ...state, settings: { ...state.settings, ends: 'opposite' } });
  expect(lit(heard)).toEqual([holePixel(0, 4), holePixel(1, 118)].toSorted((a, b) => a - b));
});

test('in a game that goes round more than once, a lap peg is faintly lit in the lane of a later lap', () => {
  const rules = findPreset('241-up');
  if (!rules.ok) throw new Error('no preset');
  const state = stateAfter('4 P1', false);
  const players = state.view.players.map((each) => ({ ...each, front: 156 - each.lane * 60, rear: 144 }));
  const view = { ...state.view, rules: rules.value, players, turn: null, dealer: null };
  const lights = lightsOfStore(hear(EMPTY_STORE, { ...state, view }));
  const [second, first] = [lights[indicatorPixel(0)]?.strength ?? 0, lights[indicatorPixel(1)]?.strength];
  expect([first, second > 0]).toEqual([0, true]);
});

test('with an emulated board they show its own pixels, whatever the table thinks', () => {
  const heard = [stateAfter('4 P1'), board(holePixel(0, 5))].reduce<Store>(hear, EMPTY_STORE);
  expect(lit(heard)).toEqual([holePixel(0, 5)]);
  const later = hear(heard, stateAfter('4 P1 6 P1'));
  expect(lit(later)).toEqual([holePixel(0, 5)]);
  expect(sceneOfStore(later).players[0]?.score).toBe(10);
});

test('a table that comes back with a real board is no longer shown with old pixels', () => {
  const heard = [stateAfter(''), board(7), stateAfter('2 P2', false)].reduce<Store>(hear, EMPTY_STORE);
  expect(lit(heard)).toEqual([holePixel(1, 2)]);
});

test('a refusal of the host is shown until something changes', () => {
  const refused = [
    stateAfter(''),
    { type: 'refused', told: { code: 'realBoard', details: {} }, words: '' } as const,
  ].reduce<Store>(hear, EMPTY_STORE);
  expect(sceneOfStore(refused).alert).toMatch(/^A real board is in use/);
  expect(sceneOfStore(hear(refused, { type: 'alive' })).alert).toMatch(/^A real board is in use/);
  expect(sceneOfStore(hear(refused, stateAfter('1'))).alert).toBe('');
});

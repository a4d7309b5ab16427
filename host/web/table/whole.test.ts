// From a key on the page to a lit hole on it, through the real firmware and back.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holePixel } from '../../../hardware/board.ts';
import { keyedText } from '../../../shared/words/cardtext.ts';
import { HandClock } from '../../table/testing/rig.ts';
import { Listener, score } from '../testing/site.ts';
import { Whole } from '../testing/whole.ts';
import type { EmulatorMessage, TableMessage } from './wire.ts';

const isBoard = (message: TableMessage): message is EmulatorMessage => message.type === 'board';

const lit = ({ pixels }: EmulatorMessage, pixel: number): boolean =>
  Buffer.from(pixels, 'base64')
    .subarray(3 * pixel, 3 * pixel + 3)
    .some((value) => value > 0);
/** Of a board: the brightest byte of all pixels, at brightness 64 and at 16 of 127. */
const [DAY, NIGHT] = [129, 32];
const showing =
  (lane: number, hole: number) =>
  (message: TableMessage): message is EmulatorMessage =>
    isBoard(message) && lit(message, holePixel(lane, hole));

describe('the emulated board on the live line', () => {
  let whole: Whole;
  const clock = new HandClock();
  let date = new Date(2026, 0, 5, 12);
  const listeners: Listener[] = [];
  const listen = (): Listener => {
    const { token } = whole.credentials;
    const listener = new Listener(whole.web.url, { authorization: `Bearer ${token}` });
    listeners.push(listener);
    return listener;
  };
  const tap = (listener: Listener, ...keys: readonly string[]): void => {
    for (const key of keys) {
      listener.say({ type: 'key', key, action: 'press' });
      listener.say({ type: 'key', key, action: 'release' });
    }
  };
  beforeAll(async () => {
    whole = await Whole.start({ clock, date: () => date });
  });
  afterAll(async () => {
    for (const { socket } of listeners) socket.terminate();
    await whole.stop();
  });

  test('a page that wants the game alone is told of no light', async () => {
    const [plain, full] = [new Listener(whole.web.url, {}, 'live?only=state'), listen()];
    listeners.push(plain);
    await plain.until((m): m is TableMessage => m.type === 'state');
    await full.until(isBoard);
    const before = whole.table.view.move;
    tap(full, '2', 'P2');
    await plain.until((m): m is TableMessage => m.type === 'state' && m.view.move > before);
    // The board lights it later than the game has it.
    await full.until(showing(1, 2));
    tap(full, 'UNDO');
    await plain.until((m): m is TableMessage => m.type === 'state' && m.view.move > before + 1);
    expect(full.told.filter(isBoard).length).toBeGreaterThan(1);
    expect(plain.told.filter(isBoard)).toEqual([]);
  });

  test('keys pressed faster than any hand arrive whole and in order, and the hole lights', async () => {
    const page = listen();
    await page.until(isBoard);
    tap(page, '1', '2', 'P1', '1', '1', 'P2');
    const { view } = await page.until(score(1, 11));
    expect(view.pegs[0]?.front).toBe(12);
    await page.until(showing(0, 12));
    await page.until(showing(1, 11));
  });

  test('a page that goes lets go of its keys', async () => {
    const release = vi.spyOn(whole.emulator, 'release');
    const page = listen();
    await page.until(isBoard);
    page.say({ type: 'key', key: '4', action: 'press' });
    await page.until((m): m is TableMessage => m.type === 'state' && keyedText(m.view.entry) === '4');
    expect(release).not.toHaveBeenCalledWith('4');
    page.socket.terminate();
    await expect.poll(() => release.mock.calls).toContainEqual(['4']);
    release.mockRestore();
  });

  test('a key that this board lacks is refused', async () => {
    const page = listen();
    await page.until(isBoard);
    tap(page, 'P4');
    expect(await page.refusal()).toMatchObject({
      words: expect.stringContaining('A board with 3 lanes has no key P4.'),
    });
  });

  test('the board is dim at night, by the clock of the host, and as soon as night is set otherwise', async () => {
    const brightest = () => Math.max(...whole.emulator.view.pixels);
    const headers = { ...whole.asHost, 'content-type': 'application/json' };
    const set = (dim: string) =>
      fetch(`${whole.web.url}api/settings`, { method: 'POST', headers, body: JSON.stringify({ dim }) });
    const lookAt = (hour: number) => {
      date = new Date(2026, 0, 5, hour);
      clock.turn(60_000);
    };
    const rows: readonly (readonly [change: () => unknown, brightest: number])[] = [
      [() => lookAt(21), DAY],
      [() => lookAt(22), NIGHT],
      [() => set('23-6'), DAY],
      [() => lookAt(23), NIGHT],
      [() => set('off'), DAY],
      [() => set('22-7'), NIGHT],
      [() => lookAt(7), DAY],
    ];
    for (const [change, light] of rows) {
      await change();
      await expect.poll(brightest).toBe(light);
    }
  });

  test('the power switch and the cable', async () => {
    const page = listen();
    await page.until(isBoard);
    page.say({ type: 'plug', in: false });
    await page.until((m): m is EmulatorMessage => isBoard(m) && !m.plugged);
    await page.until((m): m is TableMessage => m.type === 'state' && m.view.board.state === 'lost');
    page.say({ type: 'power', on: false });
    const dark = await page.until((m): m is EmulatorMessage => isBoard(m) && !m.power);
    expect(Buffer.from(dark.pixels, 'base64').every((value) => value === 0)).toBe(true);
    page.told.length = 0;
    page.say({ type: 'power', on: true });
    page.say({ type: 'plug', in: true });
    const front = whole.table.view.pegs[0]?.front ?? 0;
    expect(front).toBeGreaterThan(0);
    await page.until(showing(0, front));
    await page.until((m): m is TableMessage => m.type === 'state' && m.view.board.state === 'ready');
  });
});

// The default number of lanes: those of the board, real or emulated.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';
import { GREET_TIMEOUT } from '../../board/index.ts';
import { Device } from '../../board/testing/device.ts';
import { keptLanes, startEmulator } from './emulated.ts';
import { boardLanes, emulatedLanes } from './lanes.ts';

describe('a real board', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [2, /set to 2 lanes\. .*--lanes 3 or --lanes 4; the board remembers it/],
    [4, /set to 4 lanes\. .*--lanes 2 or --lanes 3; the board remembers it/],
  ])('that is set up for %i lanes says so', async (lanes, words) => {
    const device = new Device();
    device.lanes = lanes;
    const found = boardLanes(device.source);
    await vi.advanceTimersByTimeAsync(GREET_TIMEOUT);
    expect(await found).toEqual({ lanes, answered: true, words: expect.stringMatching(words) });
    // It was asked, and nothing of it was changed.
    expect(device.received.map(({ type }) => type)).not.toContain('setup');
    expect(device.ports.at(-1)?.open).toBe(false);
  });

  test.each<[string, (device: Device) => void]>([
    [
      'that is silent',
      (device) => {
        device.knobs.hang = true;
      },
    ],
    [
      'that is not there',
      (device) => {
        device.plugged = false;
      },
    ],
  ])('%s: it is said what to do', async (_, spoil) => {
    const device = new Device();
    spoil(device);
    const found = boardLanes(device.source);
    await vi.advanceTimersByTimeAsync(2 * GREET_TIMEOUT);
    const words = expect.stringMatching(/No board has answered yet.*3 lanes.*--lanes and its number, 2 to 6/);
    expect(await found).toEqual({ lanes: 3, answered: false, words });
  });

  test('with another firmware: it is named, long before the time is up', async () => {
    const device = new Device();
    device.knobs.stockFirmata = 'StandardFirmata.ino';
    const found = boardLanes(device.source);
    await vi.advanceTimersByTimeAsync(GREET_TIMEOUT / 2);
    const words = expect.stringMatching(/runs “StandardFirmata\.ino”, not Muggins\..*muggins flash.*3 lanes/);
    expect(await found).toEqual({ lanes: 3, answered: false, words });
  });
});

describe('an emulated board', () => {
  const data = mkdtempSync(join(tmpdir(), 'muggins-lanes-'));

  test('is built as it was the last time', async () => {
    expect(keptLanes({ data, board: 'uno' })).toBeUndefined();
    const { close } = await startEmulator({ data, board: 'uno' }, 4);
    await close();
    expect(keptLanes({ data, board: 'uno' })).toBe(4);
    // Each kind of board is another.
    expect(keptLanes({ data, board: 'mega' })).toBeUndefined();
  });

  test.each(['', '{', '[]', '{"lanes":"4"}', '{"lanes":9}'])('a note that holds %j is none', (text) => {
    writeFileSync(join(data, 'emulator-mega.json'), text);
    expect(keptLanes({ data, board: 'mega' })).toBeUndefined();
  });

  const FOUR: RuleSet = { ...SIX_CARD, seats: 4, sides: [0, 1, 2, 3] };
  test.each([
    [undefined, SIX_CARD, 3],
    [2, SIX_CARD, 2],
    [4, SIX_CARD, 4],
    [undefined, FOUR, 4],
    [2, { ...SIX_CARD, seats: 3, sides: [0, 1, 2] }, 3],
    [undefined, { ...SIX_CARD, seats: 5, sides: [0, 1, 2, 3, 4] }, 5],
    [4, { ...SIX_CARD, seats: 6, sides: [0, 1, 2, 3, 4, 5] }, 6],
  ] as const)('that had %s lanes has as many, and more where the game needs them', (kept, rules, lanes) => {
    expect(emulatedLanes(kept, rules)).toBe(lanes);
  });
});

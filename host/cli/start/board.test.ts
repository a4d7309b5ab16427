// Which board a table gets. Every USB port that may be a board is asked (bugs.md B2, H5: a clone with a CP2102 was ignored in silence).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GREET_TIMEOUT, openFailed, type PortInfo, type PortSource } from '../../board/index.ts';
import { Device } from '../../board/testing/device.ts';
import { portSource } from '../../board/transport.ts';
import { chooseBoard } from './board.ts';

const NO_LINES = { readers: [], signs: [] };

/** Ports by their USB ids, each with what answers there. */
async function choose(
  ports: readonly (readonly [ids: string, device?: Device])[],
  asked: { readonly emulator?: boolean; readonly port?: string } = {},
) {
  const notes: string[] = [];
  const infos = ports.map(([ids], at): PortInfo => {
    const [vendorId = '', productId = ''] = ids.split(':');
    const likely = ids === '2341:0043';
    return {
      path: `/dev/ttyUSB${at}`,
      likely,
      board: 'x',
      ...(vendorId && { vendorId, productId }),
      ...(ids === '2341:0069' && { unsuitable: true }),
    };
  });
  const sourceAt = (path: string): PortSource =>
    ports[Number(path.slice(-1))]?.[1]?.source ??
    portSource(path, () => Promise.reject(openFailed(path, new Error('no such device'))));
  const found = chooseBoard({ ...asked, lines: NO_LINES }, (_, __, words) => notes.push(words), {
    list: async () => ({ ports: infos }),
    sourceAt,
  });
  await vi.advanceTimersByTimeAsync(2 * GREET_TIMEOUT);
  return { where: (await found)?.where, notes };
}

const silent = (): Device => {
  const device = new Device();
  device.knobs.hang = true;
  return device;
};

describe('which board', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // CP2102, CH9102, FT231X, PL2303, and an unknown chip.
  test.each(['10c4:ea60', '1a86:55d4', '0403:6015', '067b:2303', '1209:0001'])(
    'a board behind %s is found by its greeting',
    async (ids) => {
      const { where, notes } = await choose([[ids, new Device()]]);
      expect(where).toBe('/dev/ttyUSB0');
      expect(notes).toEqual(['Asking /dev/ttyUSB0 for a Muggins board. This takes up to 4 seconds.']);
    },
  );

  test('of two ports the one that answers', async () => {
    const { where } = await choose([
      ['10c4:ea60', silent()],
      ['1a86:55d4', new Device()],
    ]);
    expect(where).toBe('/dev/ttyUSB1');
  });

  test('where none answers, the emulated board comes with the port, the reason and --port', async () => {
    const { where, notes } = await choose([['10c4:ea60', silent()], ['1a86:55d4']]);
    expect(where).toBeUndefined();
    expect(notes[0]).toMatch(/^Asking \/dev\/ttyUSB0 and \/dev\/ttyUSB1 /);
    expect(notes[1]).toMatch(
      /^No answer from .*4 s.*Cannot open \/dev\/ttyUSB1.*uses the emulated board.*--port \/dev\/ttyUSB0\.$/,
    );
  });

  test.each<[string, Parameters<typeof choose>, string | undefined, RegExp | undefined]>([
    ['a port that looks like a board is waited for', [[['2341:0043', silent()]]], '/dev/ttyUSB0', undefined],
    [
      'of any others beside it, none is asked',
      [
        [
          ['2341:0043', silent()],
          ['10c4:ea60', new Device()],
        ],
      ],
      '/dev/ttyUSB0',
      undefined,
    ],
    ['a port without USB ids is none', [[['']]], undefined, undefined],
    ['no port', [[]], undefined, undefined],
    ['--emulator asks nothing', [[['10c4:ea60', new Device()]], { emulator: true }], undefined, undefined],
    ['--port neither', [[['10c4:ea60', new Device()]], { port: '/dev/board' }], '/dev/board', undefined],
    ['an Uno R4 is named', [[['2341:0069']]], undefined, /R3.*This table uses the emulated board/],
  ])('%s', async (_, asked, where, words) => {
    const found = await choose(...asked);
    expect(found.where).toBe(where);
    expect(found.notes).toEqual(words === undefined ? [] : [expect.stringMatching(words)]);
  });
});

import { expect, test } from 'vitest';
import { BoardError } from './errors.ts';
import { listPorts, mayBeBoard, type PortLister, parsePort } from './ports.ts';

type RawPort = Awaited<ReturnType<PortLister['list']>>[number];

const lister = (ports: readonly RawPort[]): PortLister => ({
  list: async () => ports,
  devices: async () => [],
});

// USB ids: Arduino's boards.txt (2341, 2a03), the CH340 and FT232R data sheets' default descriptors.
const ROWS: readonly {
  readonly raw: RawPort;
  readonly board: string | undefined;
  readonly unsuitable?: true;
  /** Asked whether it is a board, and not waited for. */
  readonly asked?: true;
}[] = [
  // An Uno R4 is no Uno: a Renesas processor (arduino/ArduinoCore-renesas, boards.txt).
  ...(['0069', '0369'] as const).map((productId) => ({
    raw: { path: 'COM3', vendorId: '2341', productId },
    board: 'Arduino Uno R4 Minima',
    unsuitable: true as const,
  })),
  ...(['1002', '006D'] as const).map((productId) => ({
    raw: { path: 'COM3', vendorId: '2341', productId },
    board: 'Arduino Uno R4 WiFi',
    unsuitable: true as const,
  })),
  { raw: { path: '/dev/ttyACM0', vendorId: '2341', productId: '0043' }, board: 'Arduino Uno' },
  { raw: { path: '/dev/ttyACM0', vendorId: '2A03', productId: '0043' }, board: 'Arduino Uno' },
  { raw: { path: 'COM3', vendorId: '2341', productId: '0243' }, board: 'Arduino Uno' },
  { raw: { path: 'COM3', vendorId: '2341', productId: '0010' }, board: 'Arduino Mega' },
  { raw: { path: '/dev/cu.usbmodem1', vendorId: '2341', productId: '8036' }, board: 'Arduino' },
  { raw: { path: '/dev/ttyUSB0', vendorId: '1A86', productId: '7523' }, board: 'board with a CH340' },
  // Bridges of clones (bugs.md B2): Silicon Labs CP2102, WCH CH9102, FTDI FT231X, Prolific PL2303, and any other.
  ...(
    [
      ['10C4', 'EA60', 'USB serial device with a CP2102'],
      ['1a86', '55d4', 'USB serial device with a CH9102'],
      ['0403', '6015', 'USB serial device with an FTDI'],
      ['0403', '6014', 'USB serial device with an FTDI'],
      ['067b', '2303', 'USB serial device with a PL2303'],
      ['1a86', '5523', 'USB serial device'],
      ['1209', '0001', 'USB serial device'],
    ] as const
  ).map(([vendorId, productId, board]) => ({
    raw: { path: '/dev/ttyUSB0', vendorId, productId },
    board,
    asked: true as const,
  })),
  { raw: { path: '/dev/ttyUSB0', vendorId: '0403', productId: '6001' }, board: 'board with an FTDI' },
  { raw: { path: '/dev/ttyS0', vendorId: undefined }, board: undefined },
];

test.each(ROWS)('$raw.vendorId:$raw.productId is $board', async ({ raw, board, unsuitable, asked }) => {
  const { ports, problem } = await listPorts(lister([raw]));
  expect(ports.map((port) => port.board)).toEqual([board]);
  const likely = board !== undefined && unsuitable !== true && asked !== true;
  expect(ports.map((port) => port.likely)).toEqual([likely]);
  expect(ports.map(mayBeBoard)).toEqual([likely || asked === true]);
  expect(ports.map((port) => port.unsuitable)).toEqual([unsuitable]);
  expect(problem).toBeUndefined();
});

test('likely boards come first, then other USB ports, each in the order of its numbers', async () => {
  const uno = { vendorId: '2341', productId: '0043', serialNumber: 'A1', manufacturer: 'Arduino' };
  const { ports } = await listPorts(
    lister([
      { path: '/dev/ttyS10' },
      { path: '/dev/ttyS2' },
      { path: '/dev/ttyUSB0', vendorId: '10c4', productId: 'ea60' },
      { path: '/dev/ttyUSB1', vendorId: '1a86', productId: '7523' },
      { path: '/dev/ttyACM0', ...uno },
    ]),
  );
  expect(ports.map(({ path }) => path)).toEqual([
    '/dev/ttyACM0',
    '/dev/ttyUSB1',
    '/dev/ttyUSB0',
    '/dev/ttyS2',
    '/dev/ttyS10',
  ]);
  expect(ports[0]).toEqual({ path: '/dev/ttyACM0', likely: true, board: 'Arduino Uno', ...uno });
});

test('where the system cannot list them, USB serial devices are found by name', async () => {
  const { ports, problem } = await listPorts({
    list: async () => {
      throw new Error('spawn udevadm ENOENT');
    },
    devices: async () => ['null', 'ttyS0', 'ttyUSB1', 'ttyACM0', 'cu.usbmodem14'],
  });
  expect(ports).toEqual(
    ['/dev/cu.usbmodem14', '/dev/ttyACM0', '/dev/ttyUSB1'].map((path) => ({
      path,
      likely: true,
      board: 'USB serial device',
    })),
  );
  expect(problem).toBe('the system could not list its serial ports (spawn udevadm ENOENT)');
});

test('on this machine it never rejects', async () => {
  const { ports } = await listPorts();
  expect(ports.every(({ path }) => path.length > 0)).toBe(true);
});

test.each([
  ['/dev/ttyACM0', { kind: 'serial', path: '/dev/ttyACM0' }],
  ['./pty', { kind: 'serial', path: './pty' }],
  ['COM12', { kind: 'serial', path: 'COM12' }],
  ['\\\\.\\COM12', { kind: 'serial', path: '\\\\.\\COM12' }],
  ['tcp://127.0.0.1:4000', { kind: 'tcp', host: '127.0.0.1', port: 4000 }],
  ['tcp://board.local:2217/', { kind: 'tcp', host: 'board.local', port: 2217 }],
  ['tcp://[::1]:4000', { kind: 'tcp', host: '::1', port: 4000 }],
])('%s', (text, place) => {
  expect(parsePort(text)).toEqual(place);
});

test.each([
  '',
  'foo',
  'COM',
  'COM3x',
  '/',
  'tcp://host',
  'tcp://host:0',
  'tcp://host:65536',
  'tcp://:5',
  'tcp:host:5',
])('"%s" is no port', (text) => {
  expect(() => parsePort(text)).toThrow(BoardError);
  expect(() => parsePort(text)).toThrow(`“${text}” is not a port.`);
});

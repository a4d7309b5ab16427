import { once } from 'node:events';
import { SerialPortMock } from 'serialport';
import { afterEach, expect, test } from 'vitest';
import { BAUD } from '../../hardware/board.ts';
import type { PortHolder } from '../../shared/words/index.ts';
import { BoardError } from './errors.ts';
import type { PortInfo, PortList } from './ports.ts';
import { anySerialPort, serialPort } from './serial.ts';
import type { Transport } from './transport.ts';

type SerialOptions = NonNullable<Parameters<typeof serialPort>[1]>;

const { binding } = SerialPortMock;
afterEach(() => binding.reset());

const make = (path: string) => new SerialPortMock({ path, baudRate: BAUD, autoOpen: false });
const nobody = async (): Promise<readonly PortHolder[]> => [];
const mock: SerialOptions = { make, holders: nobody };

test('bytes go both ways, 0A among them', async () => {
  binding.createPort('/dev/ttyMOCK0', { record: true, echo: true });
  const transport = await serialPort('/dev/ttyMOCK0', mock)();
  expect(transport.path).toBe('/dev/ttyMOCK0');
  const answer = once(transport, 'data');
  transport.write(Uint8Array.of(0xf0, 0x0a, 0xf7));
  expect([...(await answer)[0]]).toEqual([0xf0, 0x0a, 0xf7]);
  const closed = once(transport, 'close');
  transport.close();
  await closed;
});

/** A port whose opening fails as the bindings say it. */
function failing(message: string): (path: string) => SerialPortMock {
  return (path) => {
    const port = make(path);
    port.open = (callback) => callback?.(new Error(message));
    return port;
  };
}

// Wordings of @serialport/bindings-cpp 13: serialport_unix.cpp and serialport_win.cpp, with strerror(3).
const FAILURES = [
  { words: 'Error: No such file or directory, cannot open /dev/x', code: 'portNotFound' },
  { words: 'Opening COM9: File not found', code: 'portNotFound' },
  { words: 'Error: Permission denied, cannot open /dev/x', code: 'permission' },
  { words: 'Error Resource temporarily unavailable Cannot lock port', code: 'busy' },
  { words: 'Error: Device or resource busy, cannot open /dev/x', code: 'busy' },
  { words: 'Error: Resource busy, cannot open /dev/cu.x', code: 'busy' },
  { words: 'Opening COM3: Access denied', code: 'busy' },
  // Finding 23: /dev/null, and a folder.
  { words: 'Error: Inappropriate ioctl for device setting custom baud rate', code: 'notSerial' },
  { words: 'Error: Is a directory, cannot open /dev', code: 'notSerial' },
  { words: 'Error: Input/output error, cannot open /dev/x', code: 'openFailed' },
] as const;
test.each(FAILURES)('$words: $code', async ({ words, code }) => {
  const make = failing(words);
  const opened = serialPort('/dev/x', { make, holders: nobody })();
  await expect(opened).rejects.toMatchObject({
    code,
    details: { port: '/dev/x' },
    cause: { message: words },
  });
});

test('the reason of the system is given without its trimmings', async () => {
  const make = failing('Error: Error: Input/output error, cannot open /dev/x');
  await expect(serialPort('/dev/x', { make, holders: nobody })()).rejects.toMatchObject({
    message: expect.stringMatching(/^Cannot open \/dev\/x: Input\/output error\. /),
  });
});

test('a device that is no serial port, by the bindings of this system (finding 23)', async () => {
  await expect(serialPort('/dev/null')()).rejects.toMatchObject({ code: 'notSerial' });
});

test('a missing port and a locked one, by the bindings of this system', async () => {
  await expect(serialPort('/dev/no-such-port')()).rejects.toMatchObject({ code: 'portNotFound' });
  binding.createPort('/dev/ttyMOCK0');
  const first = await serialPort('/dev/ttyMOCK0', mock)();
  await expect(serialPort('/dev/ttyMOCK0', mock)()).rejects.toMatchObject({ code: 'busy' });
  first.close();
  await once(first, 'close');
});

test('a port that another program has open is not touched', async () => {
  let opened = 0;
  const counting = (path: string) => {
    opened++;
    return make(path);
  };
  const holders = async () => [{ program: 'avrdude', process: 7 }];
  await expect(serialPort('/dev/ttyACM0', { make: counting, holders })()).rejects.toMatchObject({
    code: 'busy',
    message: expect.stringContaining('avrdude (process 7) is using /dev/ttyACM0.'),
  });
  expect(opened).toBe(0);
});

const r4: PortInfo = {
  path: '/dev/ttyACM3',
  likely: false,
  board: 'Arduino Uno R4 WiFi',
  unsuitable: true,
};

test('an Uno R4 is named and not opened: the only board there is, and the one that was asked for', async () => {
  const make = (): never => expect.unreachable('opened');
  const options = {
    make,
    holders: nobody,
    list: async (): Promise<PortList> => ({ ports: [port('/dev/ttyS0', false), r4] }),
  };
  const refusal = { code: 'unsuitable', details: { port: r4.path, board: r4.board } };
  await expect(anySerialPort(options)()).rejects.toMatchObject(refusal);
  await expect(serialPort(r4.path, options)()).rejects.toMatchObject(refusal);
});

test('beside an Uno R4, a board that fits is taken', async () => {
  binding.createPort('/dev/ttyMOCK0');
  const transport = await anySerialPort({
    ...mock,
    list: async () => ({ ports: [r4, port('/dev/ttyMOCK0')] }),
  })();
  expect(transport.path).toBe('/dev/ttyMOCK0');
  const closed = once(transport, 'close');
  transport.close();
  await closed;
});

const port = (path: string, likely = true): PortInfo => ({ path, likely });

test.each([
  { ports: [], seen: 0 },
  { ports: [port('/dev/ttyS0', false), port('/dev/ttyS1', false)], seen: 2 },
])('no board among $seen ports', async ({ ports, seen }) => {
  const list = async (): Promise<PortList> => ({ ports });
  await expect(anySerialPort({ ...mock, list })()).rejects.toMatchObject({
    code: 'noPort',
    details: { seen },
  });
});

test('of several boards: the one it had after a loss, the next after a failure', async () => {
  const paths = ['/dev/ttyMOCK0', '/dev/ttyMOCK1', '/dev/ttyMOCK2'];
  for (const path of paths) binding.createPort(path);
  let ports = paths.map((path) => port(path));
  const open = anySerialPort({ ...mock, list: async () => ({ ports }) });
  const lost = new BoardError('lost', { port: '', reason: { code: 'closed', details: {} } });
  const wrong = new BoardError('wrongFirmware', { port: '', firmware: '' });
  const use = async (last?: BoardError): Promise<string | undefined> => {
    const transport: Transport = await open(last);
    transport.close();
    await once(transport, 'close');
    return transport.path;
  };
  expect(await use()).toBe('/dev/ttyMOCK0');
  expect(await use(wrong)).toBe('/dev/ttyMOCK1');
  expect(await use(lost)).toBe('/dev/ttyMOCK1');
  expect(await use(wrong)).toBe('/dev/ttyMOCK2');
  expect(await use(wrong)).toBe('/dev/ttyMOCK0');
  ports = ports.slice(1);
  expect(await use(lost)).toBe('/dev/ttyMOCK1');
});

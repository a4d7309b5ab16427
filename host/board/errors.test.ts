import { expect, test } from 'vitest';
import { CONTRACT } from '../../shared/protocol/index.ts';
import type { BoardErrorCode, BoardErrorDetails } from '../../shared/words/index.ts';
import { systemReason } from '../system/reason.ts';
import { BoardError, isBoardError, isLoss } from './errors.ts';

const row = <C extends BoardErrorCode>(code: C, details: BoardErrorDetails[C], says: RegExp) => ({
  error: new BoardError(code, details),
  says,
});
const port = '/dev/ttyACM0';

/** Each message names the port and says what to do next. */
const ROWS = [
  row('noPort', { seen: 0 }, /no serial port\. Plug the board in/),
  row('noPort', { seen: 3 }, /among 3 serial ports.*--port/),
  row(
    'unsuitable',
    { port, board: 'Arduino Uno R4 WiFi' },
    /ttyACM0 is an Arduino Uno R4 WiFi.*Use an Arduino Uno R3, a Mega 2560/,
  ),
  row('portNotFound', { port }, /no port \/dev\/ttyACM0.*plugged in.*muggins ports/),
  row('permission', { port, group: 'plugdev' }, /\/dev\/ttyACM0.*usermod -aG plugdev.*log in again/),
  row('permission', { port, group: null }, /\/dev\/ttyACM0: only root may.*udev rule/),
  row('permission', { port: 'COM3', group: undefined }, /COM3.*another program/),
  row('busy', { port, holders: [] }, /Another program is using \/dev\/ttyACM0\. Close it/),
  row(
    'busy',
    { port, holders: [{ program: 'avrdude', process: 7 }] },
    /^avrdude \(process 7\) is using \/dev\/ttyACM0\. Close/,
  ),
  // Finding 23.
  row(
    'notSerial',
    { port },
    /\/dev\/ttyACM0 is not a serial port\. Muggins keeps trying.*--port.*muggins ports/,
  ),
  row(
    'openFailed',
    { port, reason: systemReason('Input/output error') },
    /Cannot open \/dev\/ttyACM0: Input\/output error/,
  ),
  row('badPort', { text: 'foo' }, /“foo” is not a port\. .*\/dev\/ttyACM0 or COM3, or tcp:/),
  row(
    'handshakeTimeout',
    { port, milliseconds: 4000 },
    /No answer from \/dev\/ttyACM0 within 4 s.*power.*muggins flash/,
  ),
  row('notABoard', { port, bytes: 12 }, /\/dev\/ttyACM0 sent 12 bytes.*right port\? Run `muggins flash`/),
  row(
    'wrongFirmware',
    { port, firmware: 'StandardFirmata' },
    /runs “StandardFirmata”, not Muggins\. Run `muggins flash`/,
  ),
  row('wrongFirmware', { port, firmware: '' }, /runs other firmware, not Muggins\. Run `muggins flash`/),
  row(
    'oldProtocol',
    { port, version: '0.9' },
    new RegExp(
      `too old: it speaks contract 0\\.9, and this program speaks ${CONTRACT}\\. Run .muggins flash.`,
    ),
  ),
  row(
    'newProtocol',
    { port, version: '2.0' },
    new RegExp(`contract 2\\.0, and this program speaks ${CONTRACT}\\. Update Muggins`),
  ),
  row(
    'tooManyLanes',
    { port, kind: 'uno', lanes: 5, most: 4 },
    /ttyACM0 is an Arduino Uno, which has at most 4 lanes\. This table has 5\. Use a Mega 2560, or start with --lanes 4/,
  ),
  row(
    'tooManyLanes',
    { port, kind: 'mega', lanes: 6, most: 4 },
    /firmware of the board at \/dev\/ttyACM0 has at most 4 lanes\. This table has 6\. Run `muggins flash`/,
  ),
  row(
    'lost',
    { port, reason: { code: 'silent', details: { seconds: 3 } } },
    /Lost the connection to \/dev\/ttyACM0: no answer for 3 s\. Check the cable/,
  ),
  row('restarted', { port }, /\/dev\/ttyACM0 restarted.*reconnects/),
  row('refused', { message: 'pegs', status: 'badValue', values: '{}' }, /refused pegs \{\} \(badValue\)/),
  row('notConnected', { port }, /No board is connected at \/dev\/ttyACM0/),
];

test.each(ROWS)('$error.code: $error.message', ({ error, says }) => {
  expect(error.message).toMatch(says);
  expect(isBoardError(error)).toBe(true);
  expect(isBoardError(error, error.code)).toBe(true);
});

test('predicates', () => {
  const codes = (is: (error: BoardError) => boolean) =>
    ROWS.filter(({ error }) => is(error)).map(({ error }) => error.code);
  expect(codes(isLoss)).toEqual(['lost', 'restarted']);
  expect(isBoardError(new Error('busy'))).toBe(false);
  expect(isBoardError(new BoardError('noPort', { seen: 0 }), 'busy')).toBe(false);
});

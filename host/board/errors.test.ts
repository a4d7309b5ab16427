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
  row('noPort', { seen: 3 }, /none of the 3 serial ports.*--port/),
  row(
    'unsuitable',
    { port, board: 'Arduino Uno R4 WiFi' },
    /ttyACM0 is an Arduino Uno R4 WiFi.*Use an Arduino Uno R3 or a Mega 2560/,
  ),
  row('portNotFound', { port }, /no port \/dev\/ttyACM0.*plugged in.*muggins ports/),
  row('permission', { port, group: 'plugdev' }, /\/dev\/ttyACM0.*usermod -aG plugdev.*log in again/),
  row('permission', { port, group: null }, /\/dev\/ttyACM0.*Only root may.*udev rule/),
  row('permission', { port: 'COM3', group: undefined }, /COM3.*another program/),
  row('busy', { port, holders: [] }, /\/dev\/ttyACM0 is in use by another program\. Close it/),
  row(
    'busy',
    { port, holders: [{ program: 'avrdude', process: 7 }] },
    /in use by avrdude \(process 7\)\. Close/,
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
  row('badPort', { text: 'foo' }, /"foo" is not a port\. Expected .*\/dev\/ttyACM0 or COM3, or tcp:/),
  row(
    'handshakeTimeout',
    { port, milliseconds: 4000 },
    /Nothing answered at \/dev\/ttyACM0 within 4 s.*powered.*muggins flash/,
  ),
  row(
    'notABoard',
    { port, bytes: 12 },
    /12 bytes came from \/dev\/ttyACM0.*right port\? Run `muggins flash`/,
  ),
  row(
    'wrongFirmware',
    { port, firmware: 'StandardFirmata' },
    /runs "StandardFirmata", not Muggins\. Run `muggins flash`/,
  ),
  row('wrongFirmware', { port, firmware: '' }, /runs another firmware, not Muggins\. Run `muggins flash`/),
  row(
    'oldProtocol',
    { port, version: '0.9' },
    new RegExp(`contract 0\\.9, this program ${CONTRACT}.*too old\\. Run .muggins flash.`),
  ),
  row(
    'newProtocol',
    { port, version: '2.0' },
    new RegExp(`contract 2\\.0, this program ${CONTRACT}\\. Update Muggins`),
  ),
  row(
    'tooManyLanes',
    { port, kind: 'uno', lanes: 5, most: 4 },
    /ttyACM0 is an Arduino Uno: it has at most 4 lanes, and this table has 5\. Use a Mega 2560, or start with --lanes 4/,
  ),
  row(
    'tooManyLanes',
    { port, kind: 'mega', lanes: 6, most: 4 },
    /firmware of the board at \/dev\/ttyACM0 knows at most 4 lanes, and this table has 6\. Run `muggins flash`/,
  ),
  row(
    'lost',
    { port, reason: { code: 'silent', details: { seconds: 3 } } },
    /ttyACM0 is lost: no answer for 3 s\. Check the cable/,
  ),
  row('restarted', { port }, /\/dev\/ttyACM0 has restarted.*by itself/),
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

import { expect, test } from 'vitest';
import { CONTRACT } from '../../shared/protocol/index.ts';
import type { BoardErrorCode } from '../../shared/words/index.ts';
import { systemReason } from '../system/reason.ts';
import { BoardError, isBoardError, isLoss } from './errors.ts';

const port = '/dev/ttyACM0';
const silent = { code: 'silent', details: { seconds: 3 } };

/** Each message names the port and says what to do next. */
const ROWS: readonly (readonly [code: BoardErrorCode, details: object, says: RegExp])[] = [
  ['noPort', { seen: 0 }, /no serial port\. Plug the board in/],
  ['noPort', { seen: 3 }, /among 3 serial ports.*--port/],
  ['unsuitable', { port, board: 'Arduino Uno R4' }, /ttyACM0 is an Arduino Uno R4.*Use an Arduino Uno R3/],
  ['portNotFound', { port }, /no port \/dev\/ttyACM0.*plugged in.*muggins ports/],
  ['permission', { port, group: 'plugdev' }, /\/dev\/ttyACM0.*usermod -aG plugdev.*log in again/],
  ['permission', { port, group: null }, /\/dev\/ttyACM0: only root may.*udev rule/],
  ['permission', { port: 'COM3', group: undefined }, /COM3.*another program/],
  ['busy', { port, holders: [] }, /Another program is using \/dev\/ttyACM0\. Close it/],
  ['busy', { port, holders: [{ program: 'ard', process: 7 }] }, /^ard \(process 7\) is using.*ACM0\. Close/],
  // Finding 23.
  ['notSerial', { port }, /ACM0 is not a serial port\..*--port.*muggins ports/],
  ['openFailed', { port, reason: systemReason('Input/output error') }, /ACM0: Input\/output error/],
  ['openFailed', { port: 'tcp://h:1', reason: silent }, /h:1: .*`muggins emulate`\?$/],
  ['badPort', { text: 'foo' }, /“foo” is not a port\. .*\/dev\/ttyACM0 or COM3, or tcp:/],
  ['handshakeTimeout', { port, milliseconds: 4000 }, /No answer.*ACM0 within 4 s.*power.*muggins flash/],
  ['notABoard', { port, bytes: 12 }, /ACM0 sent 12 bytes.*right port\? Run `muggins flash`/],
  ['wrongFirmware', { port, firmware: 'Standard' }, /runs “Standard”, not Muggins\. Run `muggins flash`/],
  ['wrongFirmware', { port, firmware: '' }, /runs other firmware, not Muggins\. Run `muggins flash`/],
  ['oldProtocol', { port, version: '0.9' }, new RegExp(`contract 0\\.9.*${CONTRACT}\\. Run .muggins flash`)],
  ['newProtocol', { port, version: '2.0' }, new RegExp(`contract 2\\.0.*${CONTRACT}\\. Update Muggins`)],
  ['tooManyLanes', { port, kind: 'uno', lanes: 5, most: 4 }, /Uno.* most 4 lanes\. .* has 5\. Use a Mega/],
  ['tooManyLanes', { port, kind: 'mega', lanes: 6, most: 4 }, /firmware.* 4 lanes\. .* 6\. Run `muggins/],
  ['lost', { port, reason: silent }, /Lost the connection to .*ACM0: no answer for 3 s\. Check the cable/],
  ['restarted', { port }, /\/dev\/ttyACM0 restarted/],
  ['refused', { message: 'pegs', status: 'badValue', values: '{}' }, /refused pegs \{\} \(badValue\)/],
  ['notConnected', { port }, /No board is connected at \/dev\/ttyACM0/],
];
const errorOf = (code: BoardErrorCode, details: object) => new BoardError(code, details as never);

test.each(ROWS)('%s %j', (code, details, says) => {
  const error = errorOf(code, details);
  expect(error.message).toMatch(says);
  expect([isBoardError(error), isBoardError(error, code)]).toEqual([true, true]);
});

test('predicates', () => {
  const losses = ROWS.filter(([code, details]) => isLoss(errorOf(code, details)));
  expect(losses.map(([code]) => code)).toEqual(['lost', 'restarted']);
  expect(isBoardError(new Error('busy'))).toBe(false);
  expect(isBoardError(new BoardError('noPort', { seen: 0 }), 'busy')).toBe(false);
});

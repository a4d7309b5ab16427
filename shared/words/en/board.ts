// English: what can go wrong between host and board, and what to do next.
import { CONTRACT, MOST_LANES } from '../../protocol/index.ts';
import type { BoardErrorDetails, PortHolder } from '../board.ts';
import { counted, type Words } from '../message.ts';
import { reasonWords } from './reason.ts';

const FLASH = 'Run `muggins flash`, or upload firmware/muggins from the Arduino IDE.';
const LIST = '`muggins ports` lists the ports.';

const holderWords = ({ program, process }: PortHolder): string =>
  `${program === '' ? 'a program' : program} (process ${process})`;

const permissionWords = (group: BoardErrorDetails['permission']['group']): string =>
  group === undefined
    ? 'Is another program using it?'
    : group === null
      ? 'Only root may. Install the udev rule hardware/pi/60-muggins.rules and plug the board in again.'
      : `Its group is ${group}. Run \`sudo usermod -aG ${group} "$USER"\` and log in again.`;

/** Every code in English. */
export const BOARD_ERRORS: Words<BoardErrorDetails> = {
  noPort: ({ seen }) =>
    seen === 0
      ? 'No board found: there is no serial port. Plug the board in with a USB cable that carries data.'
      : `No board found: ${seen === 1 ? 'the only serial port does not look' : `none of the ${seen} serial ports looks`} like one. Name it with --port. ${LIST}`,
  unsuitable: ({ port, board }) =>
    `${port} is an ${board}. Muggins does not run on its processor. Use an Arduino Uno R3 or a Mega 2560, or a clone of one.`,
  portNotFound: ({ port }) => `There is no port ${port}. Is the board plugged in? ${LIST}`,
  permission: ({ port, group }) => `No permission to open ${port}. ${permissionWords(group)}`,
  busy: ({ port, holders }) =>
    holders.length > 0
      ? `${port} is in use by ${holders.map(holderWords).join(' and ')}. Close that program; Muggins then connects by itself.`
      : `${port} is in use by another program. Close it (the Arduino IDE's serial monitor, an upload, ` +
        'another Muggins); Muggins then connects by itself.',
  notSerial: ({ port }) =>
    `${port} is not a serial port. Muggins keeps trying. To use another port, start again ` +
    `with --port. ${LIST}`,
  openFailed: ({ port, reason }) => `Cannot open ${port}: ${reasonWords(reason)}. ${LIST}`,
  badPort: ({ text }) =>
    `"${text}" is not a port. Expected a device such as /dev/ttyACM0 or COM3, or tcp://host:port.`,
  handshakeTimeout: ({ port, milliseconds }) =>
    `Nothing answered at ${port} within ${milliseconds / 1000} s. Is it the right port, and is the board powered? ${FLASH}`,
  notABoard: ({ port, bytes }) =>
    `${counted(bytes, 'byte')} came from ${port}, but nothing that a Muggins board sends. Is it the right port? ${FLASH}`,
  wrongFirmware: ({ port, firmware }) =>
    `The board at ${port} runs ${firmware === '' ? 'another firmware' : `"${firmware}"`}, not Muggins. ${FLASH}`,
  oldProtocol: ({ port, version }) =>
    `The board at ${port} speaks contract ${version}, this program ${CONTRACT}. Its firmware is too old. ${FLASH}`,
  newProtocol: ({ port, version }) =>
    `The board at ${port} speaks contract ${version}, this program ${CONTRACT}. Update Muggins, or flash the ` +
    'firmware that came with it.',
  tooManyLanes: ({ port, kind, lanes, most }) =>
    MOST_LANES[kind] < lanes
      ? `The board at ${port} is an Arduino Uno: it has at most ${most} lanes, and this table has ${lanes}. ` +
        `Use a Mega 2560, or start with --lanes ${most}.`
      : `The firmware of the board at ${port} knows at most ${most} lanes, and this table has ${lanes}. ${FLASH}`,
  lost: ({ port, reason }) =>
    `The connection to ${port} is lost: ${reasonWords(reason)}. Check the cable; Muggins connects again by itself.`,
  restarted: ({ port }) => `The board at ${port} has restarted. Muggins connects again by itself.`,
  refused: ({ message, status, values }) =>
    `The board refused ${message} ${values} (${status}). Pull its cable and plug it in again; if that does not help, run ` +
    '`muggins doctor`.',
  notConnected: ({ port }) =>
    `No board is connected at ${port}. Plug it in; Muggins connects by itself. ${LIST}`,
};

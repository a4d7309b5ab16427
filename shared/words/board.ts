/** What can go wrong between host and board: codes, their figures, and the English words, which say what to do next. */
import { CONTRACT } from '../protocol/index.ts';
import { counted, type Words } from './message.ts';
import { type Reason, reasonWords } from './reason.ts';

/** The figures behind each code. */
export interface BoardErrorDetails {
  /** No port looks like a board. `seen` ports were there. */
  noPort: { readonly seen: number };
  portNotFound: { readonly port: string };
  permission: { readonly port: string };
  /** It is there, but it is a file or a device of another kind. */
  notSerial: { readonly port: string };
  /** Another program has the port; `holders` are those that we could find out. */
  busy: { readonly port: string; readonly holders: readonly PortHolder[] };
  /** The operating system gave another reason. */
  openFailed: { readonly port: string; readonly reason: Reason };
  /** What was given is no port at all. */
  badPort: { readonly text: string };
  /** Not one byte came back. */
  handshakeTimeout: { readonly port: string; readonly milliseconds: number };
  /** Bytes came back, but none that a board would send. */
  notABoard: { readonly port: string; readonly bytes: number };
  /** It speaks Firmata but not our contract. */
  wrongFirmware: { readonly port: string; readonly firmware: string };
  oldProtocol: { readonly port: string; readonly version: string };
  newProtocol: { readonly port: string; readonly version: string };
  /** The connection broke: unplugged, or silent for too long. */
  lost: { readonly port: string; readonly reason: Reason };
  /** The board started again behind our back. */
  restarted: { readonly port: string };
  /** The board refused a message that had arrived whole. */
  refused: { readonly message: string; readonly status: string; readonly values: string };
  /** The board cannot be asked just now. */
  notConnected: { readonly port: string };
}
export type BoardErrorCode = keyof BoardErrorDetails;

/** A program that has a port; without a name if the system does not tell. */
export interface PortHolder {
  readonly program: string;
  readonly process: number;
}

const FLASH = 'Flash it: `muggins flash` does it, or open firmware/muggins in the Arduino IDE and upload.';
const LIST = '`muggins ports` lists the ports that are there.';

const holderWords = ({ program, process }: PortHolder): string =>
  `${program === '' ? 'a program' : program} (process ${process})`;

/** Every code in English. */
export const BOARD_WORDS: Words<BoardErrorDetails> = {
  noPort: ({ seen }) =>
    seen === 0
      ? 'No board found: there is no serial port. Plug the board in with a USB cable that carries data.'
      : `No board found: ${seen === 1 ? 'the only serial port does not look' : `none of the ${seen} serial ports looks`} like one. Name it with --port. ${LIST}`,
  portNotFound: ({ port }) => `There is no port ${port}. Is the board plugged in? ${LIST}`,
  permission: ({ port }) =>
    `No permission to open ${port}. On Linux, join the group that owns it (\`sudo usermod -aG dialout "$USER"\`; ` +
    'on Arch the group is uucp) and log in again, or add a udev rule for the board.',
  busy: ({ port, holders }) =>
    holders.length > 0
      ? `${port} is in use by ${holders.map(holderWords).join(' and ')}. Close that program; Muggins then connects by itself.`
      : `${port} is in use by another program. Close it (the Arduino IDE's serial monitor, an upload, ` +
        'another Muggins); Muggins then connects by itself.',
  notSerial: ({ port }) =>
    `${port} is no serial port. Muggins tries it again, in case a board turns up there; to use another, start it again ` +
    `with --port. ${LIST}`,
  openFailed: ({ port, reason }) => `Cannot open ${port}: ${reasonWords(reason)}. ${LIST}`,
  badPort: ({ text }) =>
    `"${text}" is no port. Expected a device such as /dev/ttyACM0 or COM3, or tcp://host:port.`,
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
  lost: ({ port, reason }) =>
    `The connection to ${port} is lost: ${reasonWords(reason)}. Check the cable; Muggins connects again by itself.`,
  restarted: ({ port }) => `The board at ${port} has restarted. Muggins connects again by itself.`,
  refused: ({ message, status, values }) =>
    `The board refused ${message} ${values} (${status}). Pull its cable and plug it in again; if that does not help, run ` +
    '`muggins doctor`.',
  notConnected: ({ port }) =>
    `No board is connected at ${port}. Plug it in; Muggins connects by itself. ${LIST}`,
};

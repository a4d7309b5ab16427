// What can go wrong between host and board: codes and their figures.
import { type BoardKind, CONTRACT, MOST_LANES } from '../protocol/index.ts';
import type { Language } from './catalog.ts';
import { type Message, sayMessage } from './message.ts';
import type { Reason } from './reason.ts';
import { type Figures, say } from './say.ts';

/** The figures behind each code. */
export interface BoardErrorDetails {
  /** No port looks like a board. `seen` ports were there. */
  noPort: { readonly seen: number };
  /** An Arduino with a processor for which there is no firmware, such as an Uno R4. */
  unsuitable: { readonly port: string; readonly board: string };
  portNotFound: { readonly port: string };
  /** `group` may open it; null if only root may, undefined where the system has no groups. */
  permission: { readonly port: string; readonly group: string | null | undefined };
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
  /** Its kind has no more lanes than `most`, or its firmware knows no more. */
  tooManyLanes: {
    readonly port: string;
    readonly kind: BoardKind;
    readonly lanes: number;
    readonly most: number;
  };
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

/** A board's error in a sentence; undefined for a code that the language does not know, as of a newer host. */
export const sayBoardError = (
  language: Language,
  { code, details }: Message<BoardErrorDetails>,
): string | undefined =>
  sayMessage(language, 'boardError', { code, details: { ...details, ...derived(language, details) } });

function derived(language: Language, details: BoardErrorDetails[BoardErrorCode]): Figures {
  if ('holders' in details) {
    const programs = details.holders.map(({ program, process }) =>
      say(language, 'boardError-holder', { program: program || null, process: `${process}` }),
    );
    return { programs, count: programs.length };
  }
  if ('group' in details)
    return { access: details.group === undefined ? 'none' : details.group === null ? 'root' : 'group' };
  if ('milliseconds' in details) return { seconds: details.milliseconds / 1000 };
  if ('firmware' in details) return { firmware: details.firmware || null };
  if ('reason' in details) return { network: details.port.startsWith('tcp:') };
  if ('version' in details) return { contract: CONTRACT };
  return 'kind' in details ? { uno: MOST_LANES[details.kind] < details.lanes } : {};
}

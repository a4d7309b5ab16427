// A dialogue with a boot loader, without I/O: the next command, when its answer is complete, and the result.
import type { BoardKind } from '../../shared/protocol/index.ts';

/** One command to the boot loader. */
export interface BootCommand {
  bytes: Uint8Array<ArrayBuffer>;
  /** Length of the complete answer at the front of the received bytes; 0 if there is none yet. */
  answered: (received: readonly number[]) => number;
  /** How often it is sent before the boot loader counts as silent. */
  tries: number;
  /** Milliseconds to wait for the answer. */
  timeout: number;
  /** Share of the work that is done when it is sent, 0 to 1. */
  done: number;
}

/** Why a board was not flashed. */
type FlashTrouble =
  /** No answer, or not that of a boot loader. */
  | { code: 'noSync' }
  /** Another processor; nothing was written. `kind` if it is a board that Muggins runs on. */
  | { code: 'wrongChip'; signature: string; kind: BoardKind | undefined }
  /** A command failed, or had no answer. */
  | { code: 'refused' }
  /** The flash holds another byte than was written. */
  | { code: 'notVerified'; address: number }
  /** The port failed before the end. */
  | { code: 'cut' };

/** How flashing ended. `verified`: bytes written and read back. */
export type FlashResult = { verified: number } | FlashTrouble;

/** Yields commands, takes their answers. */
export type Dialogue = Generator<BootCommand, FlashResult, readonly number[]>;

/** A board and its boot loader. */
interface BootChip {
  /** Datasheets DS40002061B (ATmega328P) and DS40002211A (ATmega2560), Memory Programming: Signature Bytes. */
  signature: readonly number[];
  /** Bytes of a flash page, which is what the boot loader writes at a time. */
  page: number;
  /** Bytes before the boot loader: `upload.maximum_size` in Arduino's boards.txt. */
  room: number;
}

/** The boards that Muggins runs on. */
export const CHIPS: Readonly<Record<BoardKind, BootChip>> = {
  uno: { signature: [0x1e, 0x95, 0x0f], page: 128, room: 32_256 },
  mega: { signature: [0x1e, 0x98, 0x01], page: 256, room: 253_952 },
};

/** Most commands are sent once. Writing a page takes 5 to 20 ms, but a busy computer may stall for seconds. */
export const ONCE = { tries: 1, timeout: 5_000 };
/** The greeting is repeated while the boot loader starts. */
export const GREETING = { tries: 12, timeout: 250 };

/** The failure if a signature is not that of this board. */
export function otherChip(kind: BoardKind, signature: readonly number[]): FlashTrouble | undefined {
  const same = (chip: BootChip): boolean => chip.signature.every((byte, at) => byte === signature[at]);
  if (same(CHIPS[kind])) return undefined;
  const known = (['uno', 'mega'] as const).find((each) => same(CHIPS[each]));
  const text = signature.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return { code: 'wrongChip', signature: text, kind: known };
}

interface Page {
  address: number;
  data: Uint8Array;
  /** Share of the pages before this one, 0 to 1. */
  share: number;
}

/** The pages of an image; the last one is filled up with 0xFF. */
export function pagesOf(image: Uint8Array, size: number): Page[] {
  const count = Math.ceil(image.length / size);
  return Array.from({ length: count }, (_, at) => {
    const data = new Uint8Array(size).fill(0xff);
    data.set(image.subarray(at * size, (at + 1) * size));
    return { address: at * size, data, share: at / count };
  });
}

/** The failure if a page reads differently from what was written. */
export function difference({ address, data }: Page, read: readonly number[]): FlashTrouble | undefined {
  const at = data.findIndex((byte, index) => byte !== read[index]);
  return at < 0 ? undefined : { code: 'notVerified', address: address + at };
}

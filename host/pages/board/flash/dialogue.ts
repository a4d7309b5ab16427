// A dialogue with a boot loader, pure: what is sent next, when its answer is whole, and what it comes to. A transport runs it.
import type { BoardKind } from '../../../../shared/protocol/index.ts';

/** One question to the boot loader. */
export interface BootQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Bytes of the answer at the front of what has come; 0 if it is not whole, or something else. */
  readonly answered: (heard: readonly number[]) => number;
  /** How often it is asked before the boot loader counts as silent. */
  readonly tries: number;
  /** Milliseconds to wait for the answer. */
  readonly patience: number;
  /** Share of the whole that is done when it is asked, 0 to 1. */
  readonly done: number;
}

/** Why a board was not written. */
type FlashTrouble =
  /** It does not answer, or not as a boot loader does. */
  | { readonly code: 'noSync' }
  /** Another processor; nothing was written. `kind` if it is one that we know. */
  | { readonly code: 'wrongChip'; readonly signature: string; readonly kind: BoardKind | undefined }
  /** It said no to a command. */
  | { readonly code: 'refused' }
  /** It holds other bytes than were written. */
  | { readonly code: 'notVerified'; readonly address: number };

/** How a dialogue ended: bytes that were written and read back, or why not. */
export type FlashResult = { readonly verified: number } | FlashTrouble;

/** Asks questions and is handed answers. */
export type Dialogue = Generator<BootQuestion, FlashResult, readonly number[]>;

/** A board and its boot loader. */
interface BootChip {
  readonly protocol: 'stk500v1' | 'stk500v2';
  /** Datasheets DS40002061B of the ATmega328P and DS40002211A of the ATmega2560, Memory Programming: Signature Bytes. */
  readonly signature: readonly number[];
  /** Bytes written at a time: a page of the flash. */
  readonly page: number;
  /** Bytes before the boot loader. */
  readonly room: number;
}

/** Rooms as Arduino's boards.txt has them (`upload.maximum_size`). */
export const CHIPS: Readonly<Record<BoardKind, BootChip>> = {
  uno: { protocol: 'stk500v1', signature: [0x1e, 0x95, 0x0f], page: 128, room: 32_256 },
  mega: { protocol: 'stk500v2', signature: [0x1e, 0x98, 0x01], page: 256, room: 253_952 },
};

/** Milliseconds for an answer. A page is written in 5 to 20 and USB takes a few more, but a busy computer may stall. */
export const PATIENCE = 5_000;
/** While it starts, a boot loader is asked again and again. */
export const GREETING = { tries: 12, patience: 250 } as const;

/** What a signature is, if it is not the one that was expected. */
export function otherChip(kind: BoardKind, signature: readonly number[]): FlashTrouble | undefined {
  const same = (chip: BootChip): boolean => chip.signature.every((byte, at) => byte === signature[at]);
  if (same(CHIPS[kind])) return undefined;
  const known = (['uno', 'mega'] as const).find((each) => same(CHIPS[each]));
  const text = signature.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return { code: 'wrongChip', signature: text, kind: known };
}

/** The pages of an image, each whole. */
export function pagesOf(
  image: Uint8Array,
  size: number,
): readonly { readonly address: number; readonly data: Uint8Array }[] {
  const count = Math.ceil(image.length / size);
  return Array.from({ length: count }, (_, at) => {
    const data = new Uint8Array(size).fill(0xff);
    data.set(image.subarray(at * size, (at + 1) * size));
    return { address: at * size, data };
  });
}

/** The first address at which what was read differs from what was written. */
export function difference(
  address: number,
  written: Uint8Array,
  read: readonly number[],
): FlashTrouble | undefined {
  const at = written.findIndex((byte, index) => byte !== read[index]);
  return at < 0 ? undefined : { code: 'notVerified', address: address + at };
}

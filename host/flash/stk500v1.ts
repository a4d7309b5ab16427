// STK500 version 1, the protocol of an Uno's boot loader (Atmel AVR061; optiboot): commands end with 20, answers are 14 ... 10.
import {
  type BootCommand,
  CHIPS,
  type Dialogue,
  difference,
  GREETING,
  ONCE,
  otherChip,
  pagesOf,
} from './dialogue.ts';

// Names of AVR061.
const [IN_SYNC, OK, END] = [0x14, 0x10, 0x20];
const GET_SYNC = 0x30;
const ENTER_PROGMODE = 0x50;
const LEAVE_PROGMODE = 0x51;
const LOAD_ADDRESS = 0x55;
const PROG_PAGE = 0x64;
const READ_PAGE = 0x74;
const READ_SIGN = 0x75;
const FLASH = 0x46;

interface Options {
  done?: number;
  /** Bytes in the answer. */
  length?: number;
  tries?: number;
  timeout?: number;
}

function command(bytes: readonly number[], { done = 0, length = 0, ...how }: Options = {}): BootCommand {
  return {
    bytes: Uint8Array.from([...bytes, END]),
    answered: (received) => (received[0] === IN_SYNC && received[length + 1] === OK ? length + 2 : 0),
    done,
    ...ONCE,
    ...how,
  };
}

/** The bytes between IN_SYNC and OK. */
const body = (answer: readonly number[]): readonly number[] => answer.slice(1, -1);

/** The boot loader counts words; low byte first. */
const load = (address: number, done: number): BootCommand =>
  command([LOAD_ADDRESS, (address >> 1) & 0xff, address >> 9], { done });

/** Writes an image into an Uno, reads it back, and starts it. */
export function* stk500v1(image: Uint8Array): Dialogue {
  const { page: size } = CHIPS.uno;
  yield command([GET_SYNC], GREETING);
  const wrong = otherChip('uno', body(yield command([READ_SIGN], { length: 3 })));
  if (wrong !== undefined) return wrong;
  yield command([ENTER_PROGMODE]);
  const pages = pagesOf(image, size);
  const length = [size >> 8, size & 0xff, FLASH];
  for (const { address, data, share } of pages) {
    const done = share / 2;
    yield load(address, done);
    yield command([PROG_PAGE, ...length, ...data], { done });
  }
  for (const page of pages) {
    const done = 0.5 + page.share / 2;
    yield load(page.address, done);
    const other = difference(page, body(yield command([READ_PAGE, ...length], { length: size, done })));
    if (other !== undefined) return other;
  }
  yield command([LEAVE_PROGMODE], { done: 1 });
  return { verified: image.length };
}

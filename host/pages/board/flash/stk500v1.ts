// STK500 version 1 as the boot loader of an Uno speaks it (Atmel AVR061; optiboot): each command ends with 20, each answer is 14 ... 10.
import {
  type BootQuestion,
  CHIPS,
  type Dialogue,
  difference,
  type FlashResult,
  GREETING,
  otherChip,
  PATIENCE,
  pagesOf,
} from './dialogue.ts';

/** Names of AVR061. */
const [IN_SYNC, OK, END] = [0x14, 0x10, 0x20];
const GET_SYNC = 0x30;
const ENTER_PROGMODE = 0x50;
const LEAVE_PROGMODE = 0x51;
const LOAD_ADDRESS = 0x55;
const PROG_PAGE = 0x64;
const READ_PAGE = 0x74;
const READ_SIGN = 0x75;
const FLASH = 0x46;

/** What is asked: the command with its parameters, and how many bytes its answer brings. */
interface Stk500Command {
  readonly bytes: readonly number[];
  readonly brings?: number;
  readonly done: number;
  readonly tries?: number;
  readonly patience?: number;
}

const ask = ({ bytes, brings = 0, done, tries = 1, patience = PATIENCE }: Stk500Command): BootQuestion => ({
  bytes: Uint8Array.from([...bytes, END]),
  answered: (heard) => {
    const whole = heard[0] === IN_SYNC && heard[brings + 1] === OK;
    return whole ? brings + 2 : 0;
  },
  tries,
  patience,
  done,
});

/** Without its frame. */
const inside = (answer: readonly number[]): readonly number[] => answer.slice(1, -1);

/** Word addresses, low byte first. */
const load = (address: number): readonly number[] => [LOAD_ADDRESS, (address >> 1) & 0xff, address >> 9];

/** Writes an image into an Uno, reads it back, and starts it. */
export function* stk500v1(image: Uint8Array): Dialogue {
  const { page: size } = CHIPS.uno;
  yield ask({ bytes: [GET_SYNC], done: 0, ...GREETING });
  const wrong = otherChip('uno', inside(yield ask({ bytes: [READ_SIGN], brings: 3, done: 0 })));
  if (wrong !== undefined) return wrong;
  yield ask({ bytes: [ENTER_PROGMODE], done: 0 });
  const pages = pagesOf(image, size);
  const length = [size >> 8, size & 0xff, FLASH];
  for (const [at, { address, data }] of pages.entries()) {
    const done = at / pages.length / 2;
    yield ask({ bytes: load(address), done });
    yield ask({ bytes: [PROG_PAGE, ...length, ...data], done });
  }
  for (const [at, { address, data }] of pages.entries()) {
    const done = 0.5 + at / pages.length / 2;
    yield ask({ bytes: load(address), done });
    const read = inside(yield ask({ bytes: [READ_PAGE, ...length], brings: size, done }));
    const other = difference(address, data, read);
    if (other !== undefined) return other;
  }
  yield ask({ bytes: [LEAVE_PROGMODE], done: 1 });
  return { verified: image.length } satisfies FlashResult;
}

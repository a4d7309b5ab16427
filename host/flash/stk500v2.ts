// STK500 version 2, the protocol of a Mega's boot loader (Atmel AVR068): 1B, number, length, 0E, body, exclusive or of all bytes.
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

// Names of AVR068.
const [MESSAGE_START, TOKEN] = [0x1b, 0x0e];
const SIGN_ON = 0x01;
const LOAD_ADDRESS = 0x06;
const ENTER_PROGMODE_ISP = 0x10;
const LEAVE_PROGMODE_ISP = 0x11;
const PROGRAM_FLASH_ISP = 0x13;
const READ_FLASH_ISP = 0x14;
const READ_SIGNATURE_ISP = 0x1b;
const STATUS_OK = 0;
/** Bytes before the body, and after it. */
const [HEAD, TAIL] = [5, 1];

/** Parameters of ENTER_PROGMODE_ISP for an AVR; the boot loader ignores them. */
const ENTER = [0xc8, 0x64, 0x19, 0x20, 0x00, 0x53, 0x03, 0xac, 0x53, 0x00, 0x00];
/** Parameters of PROGRAM_FLASH_ISP after the length: whole pages, 10 ms, and the chip's own commands. */
const WRITE = [0xc1, 0x0a, 0x40, 0x4c, 0x20, 0x00, 0x00];

const parity = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => sum ^ byte, 0);

function frame(number: number, body: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = [MESSAGE_START, number, body.length >> 8, body.length & 0xff, TOKEN, ...body];
  return Uint8Array.from([...bytes, parity(bytes)]);
}

/** Length of a complete, successful answer to the message of this number; 0 for anything else. */
function answered(number: number, code: number): BootCommand['answered'] {
  return (received) => {
    const [start, answers, high = 0, low = 0, token, command, status] = received;
    const length = HEAD + high * 256 + low + TAIL;
    const ours = start === MESSAGE_START && answers === number && token === TOKEN;
    const fits = command === code && status === STATUS_OK;
    return ours && fits && received.length >= length && parity(received.slice(0, length)) === 0 ? length : 0;
  };
}

/** Numbers the messages, so that a late answer is not taken for the next one. */
class Numbered {
  #number = 0;

  command(body: readonly number[], done = 0, how = ONCE): BootCommand {
    this.#number = (this.#number + 1) & 0xff;
    return { bytes: frame(this.#number, body), answered: answered(this.#number, body[0] ?? 0), ...how, done };
  }
}

/** Word addresses, high byte first; the top bit: the chip has more than 64 K words. */
function load(address: number): readonly number[] {
  const word = address >> 1;
  return [LOAD_ADDRESS, 0x80 | (word >> 24), (word >> 16) & 0xff, (word >> 8) & 0xff, word & 0xff];
}

/** Writes an image into a Mega, reads it back, and starts it. */
export function* stk500v2(image: Uint8Array): Dialogue {
  const { page: size } = CHIPS.mega;
  const messages = new Numbered();
  yield messages.command([SIGN_ON], 0, GREETING);
  yield messages.command([ENTER_PROGMODE_ISP, ...ENTER]);
  const signature: number[] = [];
  for (const index of [0, 1, 2]) {
    const answer = yield messages.command([READ_SIGNATURE_ISP, 4, 0x30, 0, index, 0]);
    signature.push(answer[HEAD + 2] ?? 0);
  }
  const wrong = otherChip('mega', signature);
  if (wrong !== undefined) return wrong;
  const pages = pagesOf(image, size);
  const length = [size >> 8, size & 0xff];
  for (const { address, data, share } of pages) {
    yield messages.command(load(address), share / 2);
    yield messages.command([PROGRAM_FLASH_ISP, ...length, ...WRITE, ...data], share / 2);
  }
  for (const page of pages) {
    const done = 0.5 + page.share / 2;
    yield messages.command(load(page.address), done);
    const answer = yield messages.command([READ_FLASH_ISP, ...length, 0x20], done);
    const other = difference(page, answer.slice(HEAD + 2, HEAD + 2 + size));
    if (other !== undefined) return other;
  }
  yield messages.command([LEAVE_PROGMODE_ISP, 1, 1], 1);
  return { verified: image.length };
}

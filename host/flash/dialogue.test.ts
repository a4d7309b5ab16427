// Dialogues with boot loaders, byte by byte, after Atmel's AVR061 and AVR068.
import { describe, expect, test } from 'vitest';
import { type BootCommand, type Dialogue, type FlashResult, pagesOf } from './dialogue.ts';
import { stk500v1 } from './stk500v1.ts';
import { stk500v2 } from './stk500v2.ts';

const hex = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
const bytes = (text: string): readonly number[] => text.split(' ').map((pair) => Number.parseInt(pair, 16));

/** A row of a golden dialogue: what is sent, and what comes back. */
type Row = readonly [sent: string, answer: string];

/** Runs a dialogue against rows; returns its result. */
function play(dialogue: Dialogue, rows: readonly Row[]): FlashResult | undefined {
  let step = dialogue.next();
  for (const [sent, answer] of rows) {
    if (step.done === true) throw new Error(`over before ${sent}`);
    const command: BootCommand = step.value;
    expect(hex(command.bytes)).toBe(sent);
    const received = bytes(answer);
    // Incomplete before its last byte, and not longer than it is.
    for (let at = 0; at < received.length; at++) expect(command.answered(received.slice(0, at))).toBe(0);
    expect(command.answered([...received, 0x99])).toBe(received.length);
    step = dialogue.next(received);
  }
  return step.done === true ? step.value : undefined;
}

const FF = (count: number): string => Array(count).fill('ff').join(' ');

// AVR061: Cmnd_STK_GET_SYNC 30, READ_SIGN 75, ENTER_PROGMODE 50, LOAD_ADDRESS 55, PROG_PAGE 64, READ_PAGE 74, LEAVE_PROGMODE 51;
// Sync_CRC_EOP 20, Resp_STK_INSYNC 14, Resp_STK_OK 10.
const V1: readonly Row[] = [
  ['30 20', '14 10'],
  ['75 20', '14 1e 95 0f 10'],
  ['50 20', '14 10'],
  ['55 00 00 20', '14 10'],
  [`64 00 80 46 0c 94 ${FF(126)} 20`, '14 10'],
  ['55 00 00 20', '14 10'],
  ['74 00 80 46 20', `14 0c 94 ${FF(126)} 10`],
  ['51 20', '14 10'],
];

// AVR068, 4: CMD_SIGN_ON 01, ENTER_PROGMODE_ISP 10, READ_SIGNATURE_ISP 1B, LOAD_ADDRESS 06, PROGRAM_FLASH_ISP 13, READ_FLASH_ISP 14,
// LEAVE_PROGMODE_ISP 11; STATUS_CMD_OK 00. The last byte makes the exclusive or of all of them zero.
const closed = (text: string): string => `${text} ${hex([bytes(text).reduce((sum, byte) => sum ^ byte, 0)])}`;
const V2: readonly Row[] = [
  ['1b 01 00 01 0e 01 14', closed('1b 01 00 0b 0e 01 00 08 41 56 52 49 53 50 5f 32')],
  [closed('1b 02 00 0c 0e 10 c8 64 19 20 00 53 03 ac 53 00 00'), closed('1b 02 00 02 0e 10 00')],
  [closed('1b 03 00 06 0e 1b 04 30 00 00 00'), closed('1b 03 00 04 0e 1b 00 1e 00')],
  [closed('1b 04 00 06 0e 1b 04 30 00 01 00'), closed('1b 04 00 04 0e 1b 00 98 00')],
  [closed('1b 05 00 06 0e 1b 04 30 00 02 00'), closed('1b 05 00 04 0e 1b 00 01 00')],
  [closed('1b 06 00 05 0e 06 80 00 00 00'), closed('1b 06 00 02 0e 06 00')],
  [closed(`1b 07 01 0a 0e 13 01 00 c1 0a 40 4c 20 00 00 0c 94 ${FF(254)}`), closed('1b 07 00 02 0e 13 00')],
  [closed('1b 08 00 05 0e 06 80 00 00 00'), closed('1b 08 00 02 0e 06 00')],
  [closed('1b 09 00 04 0e 14 01 00 20'), closed(`1b 09 01 03 0e 14 00 0c 94 ${FF(254)} 00`)],
  [closed('1b 0a 00 03 0e 11 01 01'), closed('1b 0a 00 02 0e 11 00')],
];

const IMAGE = Uint8Array.of(0x0c, 0x94);
const DIALOGUES = [
  ['Uno', stk500v1, V1],
  ['Mega', stk500v2, V2],
] as const;

describe.each(DIALOGUES)('%s', (_, make, golden) => {
  test('writes a page, reads it back, and starts it', () => {
    expect(play(make(IMAGE), golden)).toEqual({ verified: 2 });
  });

  test('only the greeting is repeated, and the share that is done only grows', () => {
    const dialogue = make(new Uint8Array(1_000));
    const seen: BootCommand[] = [];
    let step = dialogue.next();
    for (const [, answer] of golden.slice(0, 5)) {
      if (step.done !== true) seen.push(step.value);
      step = dialogue.next(bytes(answer));
    }
    expect(seen.map(({ tries }) => tries > 1)).toEqual([true, false, false, false, false]);
    expect(seen.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual(seen.map(({ done }) => done));
  });

  test('noise, and an answer to something else, are no answer', () => {
    const { value } = make(IMAGE).next();
    if (value === undefined || 'code' in value || 'verified' in value) throw new Error('no command');
    for (const noise of [
      'f0 79 02 05',
      '00 00 00',
      '14 11',
      closed('1b 07 00 02 0e 01 00'),
      closed('1b 01 00 02 0e 01 c0'),
    ])
      expect(value.answered(bytes(noise))).toBe(0);
  });
});

test('addresses count words: the second page of an Uno, and one of a Mega beyond 128 KB', () => {
  const sent = (dialogue: Dialogue, golden: readonly Row[], skip: number): readonly string[] => {
    const found: string[] = [];
    let step = dialogue.next();
    for (let at = 0; at < skip; at++) step = dialogue.next(bytes(golden[at]?.[1] ?? ''));
    while (step.done !== true && found.length < 2 * 600) {
      found.push(hex(step.value.bytes.subarray(0, 10)));
      if (step.value.done >= 0.5) break;
      step = dialogue.next([]);
    }
    return found;
  };
  expect(sent(stk500v1(new Uint8Array(300)), V1, 3).filter((text) => text.startsWith('55'))).toEqual([
    '55 00 00 20',
    '55 40 00 20',
    '55 80 00 20',
    '55 00 00 20',
  ]);
  const loads = sent(stk500v2(new Uint8Array(0x2_0100)), V2, 5).filter((text) => text.includes('0e 06'));
  expect(loads.at(-2)).toMatch(/ 0e 06 80 01 00 00$/);
});

test('the last page is filled with FF', () => {
  const pages = pagesOf(new Uint8Array(130), 128);
  expect(pages.map(({ address, data }) => [address, data.length, data.at(-1)])).toEqual([
    [0, 128, 0],
    [128, 128, 0xff],
  ]);
});

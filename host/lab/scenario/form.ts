// The forms that a line can take, each with what it does or expects. The page beside the scenarios says what they mean.
import type { EmulatorOptions } from '../../../hardware/emulator/index.ts';
import type { ReaderPlace } from '../../lines/index.ts';
import type { Rig } from './rig.ts';
import { SLOTS, type SlotName, type Values } from './slot.ts';
import type { ScriptWord } from './words.ts';

/** What is there before the first line: the board, card readers, a text sign. */
export interface Gear extends Pick<EmulatorOptions, 'lanes' | 'board' | 'image'> {
  readonly readers?: readonly ReaderPlace[];
  readonly sign?: boolean;
}

/** Why an expectation does not hold now; undefined if it does. */
export type Judgement = { readonly expected: string; readonly found: string } | undefined;

type Given = readonly unknown[];

/**
 * A form: literal words in lower case, open words in capitals; `KEY...` takes one or more, `KEY*` any number. It acts, or judges. Each
 * function gets the values of the open words.
 */
export interface Form {
  readonly form: string;
  readonly act?: (rig: Rig, values: Given) => unknown;
  readonly judge?: (rig: Rig, values: Given) => Judgement;
  /** Tones and effects from here on belong to this line. */
  readonly fresh: boolean;
  /** It can only be judged once everything has come to rest. */
  readonly settled: boolean;
  readonly gear: (values: Given) => Gear;
  /** Why it can never be done, on a board with so many lanes. */
  readonly check: (values: Given, lanes: number) => string | undefined;
}

interface Extras<F extends string> {
  readonly fresh?: boolean;
  readonly settled?: boolean;
  readonly gear?: (...values: Values<F>) => Gear;
  readonly check?: (lanes: number, ...values: Values<F>) => string | undefined;
}

// `readValues` has read each open word with the slot that `Values` derives its type from.
const form = <F extends string>(
  text: F,
  { fresh = false, settled = false, gear, check }: Extras<F>,
): Form => ({
  form: text,
  fresh,
  settled,
  gear: (values) => gear?.(...(values as Values<F>)) ?? {},
  check: (values, lanes) => check?.(lanes, ...(values as Values<F>)),
});

/** A form that does something. @param run throws if it cannot be done */
export const action = <F extends string>(
  text: F,
  run: (rig: Rig, ...values: Values<F>) => unknown,
  extras: Extras<F> = {},
): Form => ({ ...form(text, extras), act: (rig, values) => run(rig, ...(values as Values<F>)) });

/** A form that expects something to become true. */
export const expectation = <F extends string>(
  text: F,
  judge: (rig: Rig, ...values: Values<F>) => Judgement,
  extras: Extras<F> = {},
): Form => ({ ...form(text, extras), judge: (rig, values) => judge(rig, ...(values as Values<F>)) });

/** The values of a line's open words, or how many words fitted and what was expected after them. */
export type ReadValues =
  | { readonly ok: true; readonly values: Given }
  | { readonly ok: false; readonly fitted: number; readonly expected: string };

/** Reads words by a form, from left to right; a list takes as many words as fit. */
export function readValues(form: string, words: readonly ScriptWord[]): ReadValues {
  const parts = form.split(' ');
  const values: unknown[] = [];
  let at = 0;
  for (const part of parts) {
    const [, name = '', many = ''] = /^([A-Z]+)(\.\.\.|\*)?$/.exec(part) ?? [];
    if (!isSlot(name)) {
      if (words[at]?.kind !== 'plain' || words[at]?.text !== part)
        return { ok: false, fitted: at, expected: `'${part}'` };
      at += 1;
      continue;
    }
    const taken = take(name, words.slice(at), many !== '');
    if (taken.length === 0 && many !== '*') return { ok: false, fitted: at, expected: SLOTS[name].expected };
    values.push(many === '' ? taken[0] : taken);
    at += taken.length;
  }
  return at === words.length
    ? { ok: true, values }
    : { ok: false, fitted: at, expected: moreOrEnd(parts.at(-1) ?? '') };
}

const isSlot = (name: string): name is SlotName => name in SLOTS;

function take(name: SlotName, words: readonly ScriptWord[], many: boolean): unknown[] {
  const read = words.slice(0, many ? words.length : 1).map((word) => SLOTS[name].read(word));
  const stop = read.indexOf(undefined);
  return stop < 0 ? read : read.slice(0, stop);
}

function moreOrEnd(last: string): string {
  const name = last.replace(/\W+$/, '');
  return name !== last && isSlot(name) ? SLOTS[name].expected : 'the end of the line';
}

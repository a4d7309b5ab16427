// The words that a form of a step leaves open: what each may be and what it means.
import { FAULT_KINDS } from '../../../hardware/emulator/index.ts';
import { BOARD_KINDS, HOLES, KEY_IDS, type KeyId, LANE_COUNTS } from '../../../shared/protocol/index.ts';
import { EVENTS } from '../../../shared/rules/game/index.ts';
import { parseCard } from '../../../shared/rules/index.ts';
import type { ReaderPlace } from '../../lines/index.ts';
import { IMAGES } from './image.ts';
import type { ScriptWord } from './words.ts';

/** Text to be found: literally, or as a regular expression. `name` is for people. */
export interface Pattern {
  readonly text: string;
  readonly name: string;
  readonly fits: (found: string) => boolean;
}

/** A field of an event, by its path with dots, and the value it must have; or a setting of a game. */
export type Setting = readonly [key: string, value: string];

/** Keys that go down together. */
type Chord = readonly KeyId[];

/** A word that a form leaves open. `expected` is for people; `read` gives undefined if the word does not fit. */
interface Slot<T> {
  readonly expected: string;
  readonly read: (word: ScriptWord) => T | undefined;
}

const plain =
  <T>(read: (text: string) => T | undefined) =>
  (word: ScriptWord): T | undefined =>
    word.kind === 'plain' ? read(word.text) : undefined;

const whole = (low: number, high: number) =>
  plain((text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= low && value <= high ? value : undefined;
  });

const oneOf = <T extends string | number>(words: readonly T[]) =>
  plain((text) => words.find((word) => `${word}` === text));

/** Legends under which a key may be named besides its id; # itself begins a comment. */
const LEGENDS: Readonly<Record<string, KeyId>> = { CARDS: '#', DEL: '*', NEXT: 'D' };

const readKey = (text: string): KeyId | undefined => LEGENDS[text] ?? KEY_IDS.find((id) => id === text);

const readChord = plain((text): Chord | undefined => {
  const keys = text.split('+').map(readKey);
  return keys.every((key) => key !== undefined) ? keys : undefined;
});

const readLane = plain((text) => (/^P[1-6]$/.test(text) ? Number(text[1]) - 1 : undefined));

const readPlace = plain((text): ReaderPlace | undefined =>
  text === 'starter' || text === 'shared' ? text : /^P[1-6]$/.test(text) ? Number(text[1]) - 1 : undefined,
);

const readSetting = plain((text): Setting | undefined => {
  const [, key, value] = /^([A-Za-z0-9.]+)=(\S+)$/.exec(text) ?? [];
  return key !== undefined && value !== undefined ? [key, value] : undefined;
});

/** Shares of all bytes on the wire, from 0 to 1, and a whole number as seed. */
const readFault = plain((text): readonly [name: string, value: number] | undefined => {
  const [, name = '', digits] = /^([a-z]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const value = Number(digits);
  if (name === 'seed') return Number.isInteger(value) ? [name, value] : undefined;
  return FAULT_KINDS.some((kind) => kind === name) && value <= 1 ? [name, value] : undefined;
});

function readPattern({ kind, text }: ScriptWord): Pattern | undefined {
  if (kind === 'plain') return undefined;
  if (kind === 'quoted') return { text, name: `"${text}"`, fits: (found) => found.includes(text) };
  try {
    const pattern = new RegExp(text);
    return { text, name: `/${text}/`, fits: (found) => pattern.test(found) };
  } catch {
    return undefined;
  }
}

const readByte = plain((text) => (/^[0-9A-F]{2}$/i.test(text) ? Number.parseInt(text, 16) : undefined));

const readCard = plain((text) => {
  const card = parseCard(text);
  return card.ok ? card.value : undefined;
});

const NAME = /^[A-Za-z][\w-]*$/;
const RULES = /^[A-Za-z0-9][\w-]*$/;

/** Every open word by its name in a form. */
export const SLOTS = {
  PRESET: { expected: 'a rule set such as six-card', read: plain((t) => (RULES.test(t) ? t : undefined)) },
  PLAYER: { expected: "a player's name", read: plain((t) => (NAME.test(t) ? t : undefined)) },
  CODE: { expected: 'a code such as outOfOrder', read: plain((t) => (NAME.test(t) ? t : undefined)) },
  SETTING: { expected: 'a setting such as mode=trust', read: readSetting },
  FAULT: { expected: `${FAULT_KINDS.join(', ')} as a share such as drop=0.01, or seed=7`, read: readFault },
  KEY: { expected: 'a key such as 5, P1, NEXT or P1+P2', read: readChord },
  CARD: { expected: 'a card such as 5H or TC', read: readCard },
  MS: { expected: 'a time in milliseconds', read: whole(0, 600_000) },
  CONTROLLER: { expected: 'an Arduino, uno or mega', read: oneOf(BOARD_KINDS) },
  IMAGE: { expected: `an image (${IMAGES.join(', ')})`, read: oneOf(IMAGES) },
  LANES: { expected: 'a number of lanes, 2 to 6', read: oneOf(LANE_COUNTS) },
  LANE: { expected: 'a lane P1 to P6', read: readLane },
  READER: { expected: 'a reader P1 to P6, starter or shared', read: readPlace },
  FRONT: { expected: `a hole from 0 to ${HOLES}`, read: whole(0, HOLES) },
  REAR: { expected: `a hole from 0 to ${HOLES}`, read: whole(0, HOLES) },
  HERTZ: { expected: 'a pitch in hertz', read: whole(31, 5000) },
  TEXT: { expected: '"text" or a /regular expression/', read: readPattern },
  EVENT: { expected: `the name of an event (${EVENTS.join(', ')})`, read: oneOf(EVENTS) },
  BYTE: { expected: 'a byte such as F0', read: readByte },
} as const satisfies Record<string, Slot<unknown>>;

export type SlotName = keyof typeof SLOTS;
type Value<N extends SlotName> = Exclude<ReturnType<(typeof SLOTS)[N]['read']>, undefined>;

/** What one word of a form gives: KEY one value, KEY... a list of one or more, KEY* of none or more. */
type Given<W extends string> = W extends SlotName
  ? [Value<W>]
  : W extends `${infer N extends SlotName}...`
    ? [readonly Value<N>[]]
    : W extends `${infer N extends SlotName}*`
      ? [readonly Value<N>[]]
      : [];

/** What the open words of a form give, in order. */
export type Values<F extends string> = F extends `${infer W} ${infer Rest}`
  ? [...Given<W>, ...Values<Rest>]
  : Given<F>;

// Messages as they travel, a code with its figures, and how they are said: troubles, answers, errors, and the parts that they contain.
import type { Language } from './catalog.ts';
import type { Messages } from './generated/messages.ts';
import { Names } from './names.ts';
import { type Code, type Figures, sayKnown } from './say.ts';
import { shortKnown } from './short.ts';

/** One of the codes of `D`, with its figures. Plain JSON. */
export type Message<D> = { readonly [C in keyof D]: { readonly code: C; readonly details: D[C] } }[keyof D];

/** A number with its noun: '1 byte', '2 bytes'. `many` is the noun for every number but 1. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The catalogs of messages: the first part of their codes. */
export type MessageKind = 'trouble' | 'answer' | 'reason' | 'expected' | 'boardError' | 'journal' | 'notice';

/** The codes of a catalog whose sentences need no figures: they are declared by being there. */
export type Plain<Kind extends MessageKind> = {
  readonly [C in Code as C extends `${Kind}-${infer Own}`
    ? Record<never, never> extends Messages[C]
      ? Own
      : never
    : never]: Record<never, never>;
};

interface AnyMessage {
  readonly code: string | number | symbol;
  readonly details: object;
}

/** A message in a sentence or a part of one; undefined for a code that the language does not know, as of a newer host. */
export const sayMessage = (language: Language, kind: MessageKind, message: AnyMessage): string | undefined =>
  sayKnown(language, codeOf(kind, message), figuresOf(language, message));

/** The same in at most 20 characters. */
export const shortMessage = (
  language: Language,
  kind: MessageKind,
  message: AnyMessage,
): string | undefined => shortKnown(language, codeOf(kind, message), figuresOf(language, message));

function codeOf(kind: MessageKind, { code, details }: AnyMessage): string {
  const { expected, id } = details as { readonly expected?: unknown; readonly id?: unknown };
  if (isMessage(expected) && expected.code === 'noSuchField') return 'answer-noSuchField';
  return code === 'circle' && id === null ? 'answer-circleSelf' : `${kind}-${String(code)}`;
}

const isMessage = (value: unknown): value is AnyMessage =>
  typeof value === 'object' && value !== null && 'details' in value && 'code' in value;

function figuresOf(language: Language, { details }: AnyMessage): Figures {
  const all = details as Record<string, unknown>;
  const { name, given, seat, candidates, palettes, fields } = all;
  return {
    ...all,
    ...nested(language, all, 'reason'),
    ...nested(language, all, 'expected'),
    ...(typeof name === 'string' ? { owner: new Names([name]) } : {}),
    ...(typeof seat === 'number' ? { number: seat + 1 } : {}),
    ...(Array.isArray(candidates) ? { names: candidates.map((each) => each.name) } : {}),
    ...(Array.isArray(palettes) ? { palettes: palettes.map((each) => each.join(', ')) } : {}),
    ...(Array.isArray(fields) ? { count: fields.length } : {}),
    got: given === null || given === undefined ? 'none' : given === 'nothing' ? 'nothing' : 'some',
  };
}

/** A message within a message. */
function nested(language: Language, details: Record<string, unknown>, kind: 'reason' | 'expected'): Figures {
  const inner = details[kind];
  if (!isMessage(inner)) return {};
  return { [kind]: sayMessage(language, kind, inner) ?? String(inner.code) };
}

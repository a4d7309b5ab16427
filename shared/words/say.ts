// Says a message: a code with its figures, in a language. The codes and the figures of each are in generated/messages.ts.
import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Language } from './catalog.ts';
import { type Form, Items } from './functions.ts';
import type { Messages } from './generated/messages.ts';
import { Names, PEOPLE } from './names.ts';

/** A code of the catalogs. */
export type Code = keyof Messages;

/** What a message can be made of. True and false select [yes] and [no]; what is missing selects [none]. */
export type Figures = Readonly<Record<string, unknown>>;

/** What has to be given with a code: its figures, or nothing. */
export type Given<C extends Code> = keyof Messages[C] extends never
  ? [figures?: Figures]
  : [figures: Messages[C]];

/** A message in a sentence, as pages and terminals write it. */
export const say = <C extends Code>(language: Language, code: C, ...[figures]: Given<C>): string =>
  sayKnown(language, code, figures) ?? code;

/** The same for a voice, which reads no signs. */
export const spoken = <C extends Code>(language: Language, code: C, ...[figures]: Given<C>): string =>
  sayKnown(language, code, figures, 'spoken') ?? code;

/** The same for a fact whose code is known only at run time; undefined for a code of a newer host. */
export const sayKnown = (
  language: Language,
  code: string,
  figures: Figures = {},
  form: Form = 'written',
): string | undefined => formatted(language, code, figures, [form, form]);

/** A message by an attribute, or itself where it has none, with cards and lists in a form. */
export function formatted(
  language: Language,
  code: string,
  figures: Figures,
  [form, attribute]: readonly [Form, Form | 'brief'],
): string | undefined {
  const [message, bundle] = language.find(code, form) ?? [];
  const pattern = message?.attributes[attribute] ?? message?.value;
  if (!pattern || bundle === undefined) return undefined;
  // Errors leave the name of the figure in the text, and a test finds them.
  return bundle.formatPattern(pattern, variables(figures), []);
}

function variables(figures: Figures): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(figures).flatMap(([key, value]) => variable(key, value)));
}

function variable(key: string, value: unknown): readonly (readonly [string, FluentVariable])[] {
  if (value === undefined || value === null) return [[key, 'none']];
  if (typeof value === 'boolean') return [[key, value ? 'yes' : 'no']];
  if (typeof value === 'string' && PEOPLE.has(key)) return [[key, Names.of(value)]];
  if (Array.isArray(value)) return [[key, new Items(value)]];
  // 'Game 1234', as it is typed.
  if (typeof value === 'number') return [[key, new FluentNumber(value, { useGrouping: false })]];
  if (typeof value === 'object' && !(value instanceof Names)) return [];
  return [[key, value as FluentVariable]];
}

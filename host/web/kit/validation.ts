// What a schema expects of its input, as codes with figures; and the answer to input that does not fit.
import * as z from 'zod';
import { DEFAULT } from '../../../shared/words/default.ts';
import {
  type AnswerDetails,
  type Expected,
  type ExpectedDetails,
  type Message,
  sayMessage,
} from '../../../shared/words/index.ts';

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>;

/** An expectation by its code. */
export const expectation = <C extends keyof ExpectedDetails>(
  code: C,
  details: ExpectedDetails[C],
): Expected => ({ code, details }) as Expected;

/**
 * A schema that says what it expected where its input does not fit: `expected` itself, or what `expected` makes of the fault.
 * Faults within a list or an object have their own expectations, and keep them.
 */
export function expecting<S extends z.ZodType>(
  schema: S,
  expected: Expected | ((issue: Issue) => Expected),
): z.ZodPipe<z.ZodUnknown, z.ZodTransform<z.output<S>, unknown>> {
  const told = z.unknown().transform((input, context) => {
    const read = schema.safeParse(input);
    if (read.success) return read.data;
    const issues = read.error.issues.map((issue): z.core.$ZodRawIssue => {
      const { path } = issue;
      if (!isOwn(issue)) return { ...issue, input } as z.core.$ZodRawIssue;
      const said = typeof expected === 'function' ? expected(issue) : expected;
      return { code: 'custom', path, input, params: { expected: said } };
    });
    context.issues.push(...issues);
    return z.NEVER;
  });
  CHECKED.set(told, schema);
  return told;
}

/** What schemas made by `expecting` check: they alone look as if they took anything. */
const CHECKED = new WeakMap<z.core.$ZodType, z.ZodType>();
/** The input that a schema takes, in JSON Schema of 2020-12. */
export const jsonSchemaOf = (schema: z.ZodType): Readonly<Record<string, unknown>> => {
  const {
    $schema: _,
    $defs: __,
    ...told
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const checked = zodSchema instanceof z.ZodPipe ? CHECKED.get(zodSchema) : undefined;
      if (checked !== undefined) Object.assign(jsonSchema, jsonSchemaOf(checked));
    },
  });
  // Only what may be any JSON refers to itself.
  const text = JSON.stringify(told, (___, value) => (value?.$ref?.startsWith('#/$defs/') ? {} : value));
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
};

/** A fault of the input itself, none within. */
const isOwn = ({ code, path }: Issue): boolean => path.length === 0 && code !== 'unrecognized_keys';

/** A whole number from `from` to `to`. */
export const whole = (from: number, to: number) =>
  expecting(z.int().min(from).max(to), expectation('whole', { from, to }));

/** The same in a query, as digits. */
export const wholeInQuery = (from: number, to: number) => z.preprocess(numberIn, whole(from, to));
const numberIn = (text: unknown): unknown => (/^\d+$/.test(`${text}`) ? Number(text) : text);

/** A message that is told apart by its type, with its other fields. */
export const typed = <const Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...fields });

/** The fields with a value. An optional field of a schema may be undefined; an event has no such field. */
export const given = <T extends object>(posted: T): T =>
  Object.fromEntries(Object.entries(posted).filter(([, value]) => value !== undefined)) as T;

/** What was expected where the fault is, from what the schema library says of it. */
function expectedOf(issue: Issue): Expected {
  switch (issue.code) {
    case 'custom':
      return (issue.params?.expected as Expected | undefined) ?? unnamed(issue);
    case 'unrecognized_keys':
      return expectation('noSuchField', {});
    case 'invalid_value':
      return expectation('oneOf', { words: issue.values.map(String) });
    case 'invalid_union':
      return oneOfUnion(issue);
    case 'invalid_type':
      return ofType(issue);
    default:
      return unnamed(issue);
  }
}

/** Of a discriminated union, the values of its discriminator. */
function oneOfUnion(issue: IssueOf<'invalid_union'>): Expected {
  const options = 'options' in issue ? issue.options : undefined;
  return options === undefined ? unnamed(issue) : expectation('oneOf', { words: options.map(String) });
}

function ofType(issue: IssueOf<'invalid_type'>): Expected {
  if (issue.expected === 'boolean') return expectation('trueOrFalse', {});
  if (issue.expected === 'array') return expectation('list', {});
  return issue.expected === 'object' ? expectation('object', { fields: [] }) : unnamed(issue);
}

/** A fault that has no code of ours keeps the library's own words. */
const unnamed = ({ message }: Issue): Expected => expectation('other', { text: message });

/** What an answer says: its code with figures for pages, the same in English for programs. */
export interface Answer {
  readonly told: Message<AnswerDetails>;
  readonly words: string;
}

/** An answer by its code. */
export function answer<C extends keyof AnswerDetails>(code: C, details: AnswerDetails[C]): Answer {
  const told = { code, details } as Message<AnswerDetails>;
  return { told, words: sayMessage(DEFAULT, 'answer', told) ?? code };
}

/** The same as JSON of an answer that has the code as its error. */
export const failure = <C extends keyof AnswerDetails & string>(code: C, details: AnswerDetails[C]) => ({
  error: code,
  ...answer(code, details),
});

/** An answer to input that fits no schema. */
export function badInput(figures: AnswerDetails['badInput']): Answer & {
  readonly field: string;
  readonly expected: string;
} {
  return {
    field: figures.field,
    expected: sayMessage(DEFAULT, 'expected', figures.expected) ?? figures.expected.code,
    ...answer('badInput', figures),
  };
}

/** The first thing that is wrong with `input`: where, and what was expected there. */
export function complaintOf(error: z.ZodError, input: unknown): ReturnType<typeof badInput> {
  const [issue] = error.issues as readonly Issue[];
  if (issue === undefined) throw new Error('nothing is wrong with the input');
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...unknown].filter((key) => key !== 'changes');
  const field = path.map(String).join('.') || 'body';
  return badInput({ field, expected: expectedOf(issue), given: valueAt(input, path) });
}

function valueAt(input: unknown, path: readonly PropertyKey[]): string {
  let value = input;
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  const text = JSON.stringify(value);
  return text === undefined ? 'nothing' : text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

// Scenario text to lines. Nothing runs unless every line can be read.
import { REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import { ACTIONS } from './actions.ts';
import { EXPECTATIONS } from './expectations.ts';
import { type Form, type Gear, type ReadValues, readValues } from './form.ts';
import { type ScriptWord, splitWords } from './words.ts';

/** The language. */
const FORMS: readonly Form[] = [...ACTIONS, ...EXPECTATIONS];

/** A line: its form with the values of the open words. `within` is the time in milliseconds that an expectation may take. */
export interface ScenarioLine {
  readonly number: number;
  readonly text: string;
  readonly form: Form;
  readonly values: readonly unknown[];
  readonly within: number | undefined;
}

/** A whole scenario. `title` is its first comment line. */
export interface Scenario {
  readonly file: string;
  readonly title: string;
  readonly gear: Gear;
  readonly lines: readonly ScenarioLine[];
}

/** A line that cannot be read, and what was expected there. Lines and columns count from 1. */
interface ScenarioFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  /** The next word; undefined at the end of the line. */
  readonly found: string | undefined;
}

/** A scenario, or everything that is wrong with its text. */
type Parsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly ScenarioFault[] };

/** Reads a whole scenario. */
export function parseScenario(file: string, text: string): Parsed {
  const rows = text.split(/\r?\n/);
  const read = rows.map((row, index) => parseLine(row, index + 1));
  const lines = read.filter((each): each is ScenarioLine => each !== undefined && 'form' in each);
  const gear = gearOf(lines);
  const faults = read.flatMap((each, index) => {
    const fault = each !== undefined && 'form' in each ? checked(each, gear) : each;
    return fault === undefined ? [] : [{ file, line: index + 1, ...fault }];
  });
  // One that expects nothing would always pass.
  if (!lines.some(({ text }) => text.startsWith('expect'))) {
    const expected = 'a line that expects something';
    faults.push({ file, line: rows.length, column: 1, expected, found: 'none in this file' });
  }
  if (faults.length > 0) return { ok: false, faults };
  const title = /^#\s*(.+)$/.exec(rows.find((row) => row.startsWith('#')) ?? '')?.[1] ?? file;
  return { ok: true, scenario: { file, title, gear, lines } };
}

function gearOf(lines: readonly ScenarioLine[]): Gear {
  const all = lines.map(({ form, values }) => form.gear(values));
  return Object.assign({}, ...all, { readers: all.flatMap(({ readers = [] }) => readers) });
}

type LineFault = Omit<ScenarioFault, 'file' | 'line'>;

/** What makes no sense in a line that can be read. */
function checked({ form, values, text }: ScenarioLine, gear: Gear): LineFault | undefined {
  const expected = form.check(values, gear.lanes ?? REFERENCE_LANES);
  return expected === undefined ? undefined : { column: 1, expected, found: text };
}

/** One line: a step, what is wrong with it, or undefined where there is nothing but a comment. */
function parseLine(row: string, number: number): ScenarioLine | LineFault | undefined {
  const split = splitWords(row);
  if (!split.ok)
    return { column: split.column, expected: split.expected, found: row.slice(split.column - 1) };
  if (split.words.length === 0) return undefined;
  const { words, within } = splitWithin(split.words);
  const failures: Extract<ReadValues, { ok: false }>[] = [];
  for (const form of FORMS) {
    const read = readValues(form.form, words);
    if (read.ok) return { number, text: row.trim(), form, values: read.values, within };
    failures.push(read);
  }
  // The forms that came furthest say together what was expected.
  const fitted = Math.max(...failures.map((failure) => failure.fitted));
  const expected = new Set(failures.filter((each) => each.fitted === fitted).map((each) => each.expected));
  const word = words[fitted];
  const column = word?.column ?? row.trimEnd().length + 1;
  return { column, expected: [...expected].join(' or '), found: word?.text };
}

/** Takes `within MS` off the end of an expectation. */
function splitWithin(words: readonly ScriptWord[]): {
  words: readonly ScriptWord[];
  within: number | undefined;
} {
  const [key, time] = words.slice(-2);
  const timed =
    words[0]?.text === 'expect' &&
    key?.kind === 'plain' &&
    key.text === 'within' &&
    /^\d+$/.test(time?.text ?? '');
  return timed ? { words: words.slice(0, -2), within: Number(time?.text) } : { words, within: undefined };
}

/** A fault as a line for people. */
export const faultText = ({ file, line, column, expected, found }: ScenarioFault): string =>
  `${file}:${line}:${column}: expected ${expected}, found ${found === undefined ? 'the end of the line' : `'${found}'`}`;

// Scenario text to steps. Nothing runs unless every line can be read.
import { REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import { FORMS, type FormMatch } from './form.ts';
import { findNonsense } from './sense.ts';
import type { Scenario, ScenarioLine } from './step.ts';
import { type ScriptWord, splitWords } from './words.ts';

/** A line that cannot be read, and what was expected there. Lines and columns count from 1. */
interface ScenarioFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  /** What stands there; undefined at the end of the line. */
  readonly found: string | undefined;
}

/** A scenario, or everything that is wrong with its text. */
type Parsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly faults: readonly ScenarioFault[] };

/** Reads a whole scenario. */
export function parseScenario(file: string, text: string): Parsed {
  const faults: ScenarioFault[] = [];
  const lines: ScenarioLine[] = [];
  const rows = text.split(/\r?\n/);
  for (const [index, row] of rows.entries()) {
    const read = parseLine(row, index + 1);
    if (read === undefined) continue;
    const fault = 'expected' in read ? read : senseless(read, row, lanesOf(lines));
    if (fault !== undefined) faults.push({ file, line: index + 1, ...fault });
    if (!('expected' in read)) lines.push(read);
  }
  faults.push(...withoutExpectation(file, rows.length, lines));
  if (faults.length > 0) return { ok: false, faults: faults.toSorted((a, b) => a.line - b.line) };
  const title = /^#\s*(.+)$/.exec(rows.find((row) => row.startsWith('#')) ?? '')?.[1] ?? file;
  return { ok: true, scenario: { file, title, lines } };
}

/** A scenario that expects nothing would always pass. */
function withoutExpectation(
  file: string,
  line: number,
  lines: readonly ScenarioLine[],
): readonly ScenarioFault[] {
  if (lines.some(({ text }) => text.startsWith('expect'))) return [];
  return [{ file, line, column: 1, expected: 'a line that expects something', found: 'none in this file' }];
}

/** The lanes of the board that a scenario plays on. */
function lanesOf([first]: readonly ScenarioLine[]): number {
  return first?.step.type === 'board' ? first.step.lanes : REFERENCE_LANES;
}

/** What makes no sense in a line that can be read. */
function senseless({ step }: ScenarioLine, row: string, lanes: number): LineFault | undefined {
  const fault = findNonsense(step, lanes);
  if (fault === undefined) return undefined;
  const split = splitWords(row);
  const word = split.ok ? split.words.find(({ text }) => text === fault.word) : undefined;
  return { column: word?.column ?? 1, expected: fault.expected, found: fault.word };
}

type LineFault = Omit<ScenarioFault, 'file' | 'line'>;

/** One line: a step, what is wrong with it, or undefined where there is nothing but a comment. */
function parseLine(row: string, number: number): ScenarioLine | LineFault | undefined {
  const split = splitWords(row);
  if (!split.ok)
    return { column: split.column, expected: split.expected, found: row.slice(split.column - 1) };
  if (split.words.length === 0) return undefined;
  const { words, within } = splitWithin(split.words);
  const match = best(words);
  if (match.ok) return { number, text: row.trim(), step: match.step, within };
  const word = words[match.fitted];
  return {
    column: word?.column ?? row.trimEnd().length + 1,
    expected: match.expected,
    found: word?.text,
  };
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

/** The form that fits; or else the failures of the forms that came furthest, as one. */
function best(words: readonly ScriptWord[]): FormMatch {
  const failures: Extract<FormMatch, { ok: false }>[] = [];
  for (const form of FORMS) {
    const match = form.make(words);
    if (match.ok) return match;
    failures.push(match);
  }
  const fitted = Math.max(...failures.map((failure) => failure.fitted));
  const expected = new Set(failures.filter((each) => each.fitted === fitted).map((each) => each.expected));
  return { ok: false, fitted, expected: [...expected].join(' or ') };
}

/** A fault as a line for people. */
export const faultText = ({ file, line, column, expected, found }: ScenarioFault): string =>
  `${file}:${line}:${column}: expected ${expected}, found ${found === undefined ? 'the end of the line' : `'${found}'`}`;

// The deal that the README keys: its settings, its rows, and what each leaves on the board.
import { readFileSync } from 'node:fs';
import { KEY_IDS, KEYPAD, type KeyId } from '../../shared/protocol/index.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, options = '', settings = ''] =
  /^ {4}npm start -- (--new --players Ann,Bob --set (.+))$/m.exec(README) ?? [];
const [, table = ''] = /^\| at the table \| key .*\n\|-.*\n((?:\| .*\n)+)/m.exec(README) ?? [];

/** What stands behind `muggins start`. */
export const OPTIONS = options.split(' ');
/** What stands behind `--set`. */
export const SETTINGS = settings.split(' ');

interface Row {
  readonly words: string;
  readonly keys: readonly KeyId[];
  /** Ann's and Bob's score after it. */
  readonly scores: readonly number[];
}
/** The rows, each with its keys. */
export const ROWS: readonly Row[] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, words = '', keys = '', ann = '', bob = '']) => ({
    words,
    keys: [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => keyOf(key)),
    scores: [Number(ann), Number(bob)],
  }));

/** A key by what is printed on it; the buttons have their names. */
function keyOf(legend: string): KeyId {
  const id = KEYPAD.flat().find((key) => key.legend === legend)?.id ?? legend;
  const known = KEY_IDS.find((each) => each === id);
  if (known === undefined) throw new Error(`The README keys ${legend}, and there is no such key.`);
  return known;
}

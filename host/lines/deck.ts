// Which card a code means: learned by presenting each card once, and kept in the data folder as JSON.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Card, DECK, parseCard } from '../../shared/rules/index.ts';
import { readJson, writeJson } from '../system/atomic.ts';

/** The file in the data folder. */
const DECK_FILE = 'deck.json';

/** The cards that readers know. */
export interface Deck {
  /** Finds the code in a line: a regular expression whose first group is the code; the whole line unless given. */
  readonly pattern?: string;
  /** Card by code. A card may have several codes: a second pack, or a worn tag replaced. */
  readonly codes: ReadonlyMap<string, Card>;
}

const EMPTY_DECK: Deck = { codes: new Map() };

/** A deck file that cannot be used; the message says what is wrong with it and what to do. */
export class DeckError extends Error {
  override readonly name = 'DeckError';
}

const FILE = z.strictObject({
  version: z.literal(1),
  pattern: z.string().optional(),
  codes: z.record(z.string().min(1), z.string()),
});

/** Reads the deck of a data folder, or an empty one. @throws DeckError if the file is not a deck */
export function readDeck(folder: string): Deck {
  const file = join(folder, DECK_FILE);
  return existsSync(file) ? parseDeck(readJson(file), file) : EMPTY_DECK;
}

/** What a deck file says. @throws DeckError */
function parseDeck(json: unknown, file: string): Deck {
  const fail = (what: string): never => {
    throw new DeckError(`${file}: ${what}. Mend it, or remove it and run \`muggins deck learn\`.`);
  };
  const read = FILE.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') ?? '';
    return fail(`it is no deck (${place === '' ? 'JSON with version and codes was expected' : place})`);
  }
  const { pattern, codes } = read.data;
  const problem = pattern === undefined ? undefined : patternProblem(pattern);
  if (problem !== undefined) fail(`the pattern ${problem}`);
  const known = new Map<string, Card>();
  for (const [code, name] of Object.entries(codes)) {
    const card = parseCard(name);
    if (card.ok) known.set(code, card.value);
    else fail(`"${name}" is no card (code ${code})`);
  }
  return { codes: known, ...(pattern !== undefined && { pattern }) };
}

/** What is wrong with a pattern; undefined if it will do. */
export function patternProblem(pattern: string): string | undefined {
  try {
    // With an empty alternative the expression matches, and tells how many groups it has.
    const groups = (new RegExp(`${pattern}|`).exec('')?.length ?? 1) - 1;
    return groups >= 1 ? undefined : 'has no group in parentheses around the code';
  } catch (error) {
    return `is no regular expression (${error instanceof Error ? error.message : error})`;
  }
}

/** Writes the deck of a data folder. A crash leaves the old one or the new one. */
export function saveDeck(folder: string, { pattern, codes }: Deck): void {
  const sorted = [...codes].sort(([, a], [, b]) => DECK.indexOf(a) - DECK.indexOf(b));
  writeJson(join(folder, DECK_FILE), { version: 1, pattern, codes: Object.fromEntries(sorted) });
}

/** The code in a line; undefined for a line without one, such as a reader's greeting. */
export function codeIn({ pattern }: Deck, line: string): string | undefined {
  return pattern === undefined ? line : new RegExp(pattern).exec(line)?.[1]?.trim() || undefined;
}

/** The card that a code means. An unknown code may be the name of a card itself: `5H`, `10♥`. */
export function cardOf({ codes }: Deck, code: string): Card | undefined {
  const named = codes.get(code);
  if (named !== undefined) return named;
  const card = parseCard(code);
  return card.ok ? card.value : undefined;
}

/** The deck with one code more, or with another card for a code that it has. */
export const teach = (deck: Deck, code: string, card: Card): Deck => ({
  ...deck,
  codes: new Map(deck.codes).set(code, card),
});

/** The cards that have no code yet, aces first. */
export function untaught({ codes }: Deck): readonly Card[] {
  const taught = new Set(codes.values());
  return DECK.filter((card) => !taught.has(card));
}

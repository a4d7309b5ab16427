// `muggins deck`: learns the code of each card as it is presented.
import { mkdirSync } from 'node:fs';
import { splitCards } from '../../../shared/rules/cards/index.ts';
import { type Card, DECK, parseCards } from '../../../shared/rules/index.ts';
import { cardText } from '../../../shared/words/cardtext.ts';
import { listPorts, systemClock } from '../../board/index.ts';
import {
  codeIn,
  type Deck,
  LineDevice,
  type LineSource,
  patternProblem,
  saveDeck,
  teach,
  untaught,
} from '../../lines/index.ts';
import { accept } from '../cards/accept.ts';
import { badOption, CliError, type Output, print, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { deckOf, lineSource, readLinePlace } from '../start/lines.ts';
import type { LearnOptions, ListOptions } from './command.ts';

/** Lists the cards and their codes. */
export function listDeck(options: ListOptions, output: Output): void {
  const folder = dataFolder(options.data);
  const deck = deckOf(folder);
  const missing = untaught(deck);
  const codesOf = (card: Card) => [...deck.codes].filter(([, known]) => known === card).map(([code]) => code);
  const known = DECK.filter((card) => !missing.includes(card));
  const lines = known.map((card) => `${cardText(card).padStart(3)}  ${codesOf(card).join(', ')}`);
  print(output, options, { pattern: deck.pattern ?? null, codes: Object.fromEntries(deck.codes), missing }, [
    ...lines,
    knownWords(missing.length),
  ]);
}

const knownWords = (missing: number): string => `${DECK.length - missing} of ${DECK.length} cards are known.`;

/** The source of lines, and a way to end the lesson early; the serial port and Ctrl+C unless given. */
interface Lesson {
  readonly source?: LineSource;
  readonly stop?: Promise<void>;
}

/** Teaches the named cards, or all that have no code yet. @throws CliError if there is nothing to teach */
export async function learnDeck(
  texts: readonly string[],
  options: LearnOptions,
  output: Output,
  lesson: Lesson = {},
): Promise<void> {
  const folder = dataFolder(options.data);
  const deck = withPattern(deckOf(folder), options.pattern);
  const cards = wanted(texts, deck, options);
  const source = lesson.source ?? lineSource(readLinePlace('port', options.port ?? (await onlyPort())));
  mkdirSync(folder, { recursive: true });
  // The pattern belongs to the reader: save it even if no card is presented.
  if (options.pattern !== undefined) saveDeck(folder, deck);
  const device = new LineDevice({ open: source, clock: systemClock });
  const teacher = new Teacher({ folder, deck, cards, again: texts.length > 0, output });
  device.on('status', ({ state, error }) => {
    if (state === 'ready') teacher.ask();
    else if (state !== 'closed') output.err(`Reader at ${device.port}: ${error}`);
  });
  device.on('garbage', () =>
    output.err(
      `${device.port} sent something that is not a line of text. Is the speed right? Set another with PORT@115200.`,
    ),
  );
  const whole = new Promise<'whole'>((resolve) => {
    device.on('line', (line) => {
      if (teacher.take(line)) resolve('whole');
    });
  });
  const interrupt = lesson.stop ?? new Promise<void>((resolve) => process.once('SIGINT', () => resolve()));
  if (options.port === undefined) output.err(`Listening to the reader at ${device.port}.`);
  device.start();
  const end = await Promise.race([whole, interrupt]);
  await device.close();
  teacher.sum(end === 'whole');
}

function withPattern(deck: Deck, pattern: string | undefined): Deck {
  if (pattern === undefined) return deck;
  const problem = patternProblem(pattern);
  if (problem !== undefined) throw badOption(`--pattern ${pattern}: it ${problem}.`);
  return { ...deck, pattern };
}

function wanted(texts: readonly string[], deck: Deck, { pack = false }: LearnOptions): readonly Card[] {
  if (texts.length > 0) return accept(parseCards(splitCards(texts)));
  const cards = pack ? DECK : untaught(deck);
  if (cards.length > 0) return cards;
  const words =
    'All 52 cards are known. Teach another pack with --pack, or name cards to teach them again: muggins deck learn 5H JD';
  throw new CliError('deckKnown', words);
}

/** The only port, or the only one that does not look like a board. */
async function onlyPort(): Promise<string> {
  const { ports } = await listPorts();
  const others = ports.filter(({ likely }) => !likely);
  const [port, ...more] = ports.length === 1 ? ports : others;
  if (port !== undefined && more.length === 0) return port.path;
  const seen =
    ports.length === 0
      ? 'There is no serial port.'
      : `Which of the ${ports.length} serial ports is the reader?`;
  throw usageError('noPort', `${seen} Name it with --port; \`muggins ports\` lists them.`);
}

interface TeacherOptions {
  readonly folder: string;
  readonly deck: Deck;
  readonly cards: readonly Card[];
  /** The cards were named: a known code changes its card. */
  readonly again: boolean;
  readonly output: Output;
}

/** Asks for one card after the other. Each is on disk before the next is asked for. */
class Teacher {
  readonly #options: TeacherOptions;
  #deck: Deck;
  #done = 0;
  /** Codes of this lesson: a card still on the reader is not the next one. */
  readonly #fresh = new Set<string>();

  constructor(options: TeacherOptions) {
    this.#options = options;
    this.#deck = options.deck;
  }

  ask(): void {
    const { cards, output } = this.#options;
    const card = cards[this.#done];
    if (card !== undefined) output.out(`Present ${cardText(card)} (${this.#done + 1} of ${cards.length}).`);
  }

  /** Takes a line. @returns true once all cards are known */
  take(line: string): boolean {
    const { folder, cards, again, output } = this.#options;
    const card = cards[this.#done];
    const code = codeIn(this.#deck, line);
    if (card === undefined || code === undefined || this.#fresh.has(code)) return false;
    const known = this.#deck.codes.get(code);
    if (known !== undefined && known !== card && !again) {
      output.out(`This code already means ${cardText(known)}.`);
      this.ask();
      return false;
    }
    this.#fresh.add(code);
    this.#deck = teach(this.#deck, code, card);
    saveDeck(folder, this.#deck);
    output.out(
      `${cardText(card)} is ${code}${known !== undefined && known !== card ? `, no longer ${cardText(known)}` : ''}.`,
    );
    this.#done++;
    this.ask();
    return this.#done === cards.length;
  }

  sum(whole: boolean): void {
    const { cards, output } = this.#options;
    const missing = untaught(this.#deck).length;
    const left = missing === 0 ? 'The pack is complete.' : knownWords(missing);
    output.out(
      whole
        ? left
        : `${this.#done} of ${cards.length} were presented. ${left} To continue: muggins deck learn`,
    );
  }
}

// Moves said in a language: in a sentence, and in a line of so many characters.
import type { GameResult, Ruling } from '../rules/index.ts';
import type { Move, MoveCode, MoveFact } from '../story/fact.ts';
import { plain } from '../table/names.ts';
import { cardText, fittedPair, joinedTo } from './naming.ts';
import { type People, partnersOf, peopleOf, seatsOfSide } from './people.ts';
import type { RulingWords } from './ruling.ts';
import type { Line, Telling } from './wording.ts';

type FactOf<C extends MoveCode> = Extract<MoveFact, { readonly code: C }>;

/** Moves that are said by the words for rulings, or wrap another move. */
type Composed = 'ruled' | 'undone' | 'redone' | 'undoneLate';

/** By code: a sentence without its full stop. */
export type MoveWords = {
  readonly [C in Exclude<MoveCode, Composed>]: (fact: FactOf<C>, people: People) => string;
} & {
  /** What stands before the sentence of the move that it is about. */
  readonly [C in Exclude<Composed, 'ruled'>]: string;
} & {
  /** A move that is not known. */
  readonly aMove: string;
};

/** What of a language says moves. */
interface MoveLanguage {
  readonly moves: MoveWords;
  readonly rulings: RulingWords;
  readonly display: { readonly tell: Telling };
}

/** A move in a sentence; its code where a language does not know it, as of a newer host. */
export const sayMove = (language: MoveLanguage, move: Move): string => sentenceOf(language, move, false);

/** The same for a voice. */
export const speakMove = (language: MoveLanguage, move: Move): string => sentenceOf(language, move, true);

function sentenceOf(language: MoveLanguage, move: Move, aloud: boolean): string {
  const { moves, rulings } = language;
  const { fact, names, sides, sayings } = move;
  const people = { ...peopleOf(names, sides), aloud, sayings };
  switch (fact.code) {
    case 'ruled':
      return rulings.full(fact.ruling, people) ?? fact.ruling.code;
    case 'undone':
    case 'redone':
    case 'undoneLate':
      return `${moves[fact.code]}: ${fact.of === null ? `${moves.aMove}.` : sentenceOf(language, fact.of, aloud)}`;
    default: {
      // The words of a code fit its facts, which the compiler cannot follow through a look-up.
      const say = moves[fact.code] as ((fact: MoveFact, people: People) => string) | undefined;
      const text = say?.(fact, people) ?? fact.code;
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    }
  }
}

/** A move in a line of so many characters: names give way first. */
export function shortMove(language: MoveLanguage, { fact, names, sides }: Move, width: number): string {
  const row = ROWS[fact.code] as ((fact: MoveFact, told: MoveTelling) => string) | undefined;
  return row?.(fact, { language, tell: language.display.tell, people: peopleOf(names, sides), width }) ?? '';
}

/** What a row is made of. */
interface MoveTelling {
  readonly language: MoveLanguage;
  readonly tell: Telling;
  readonly people: People;
  readonly width: number;
}

const nameOf = ({ names }: People, seat: number): string => plain(names[seat] ?? '') || `P${seat + 1}`;

const namesAt = (people: People, seats: readonly number[]): readonly string[] =>
  seats.map((seat) => nameOf(people, seat));

/** The first of the lines that fits, the fullest first. */
const said = ({ width }: MoveTelling, ...lines: readonly string[]): string =>
  (lines.find((line) => line.length <= width) ?? lines.at(-1) ?? '').slice(0, width);

/** A line about somebody: the name gives way down to three letters, those of partners to one, then the fuller line to the next. */
function about(
  { width }: MoveTelling,
  names: readonly string[],
  ...lines: readonly [Line, ...Line[]]
): string {
  const many = names.length > 1;
  const least = joinedTo(names, many ? 1 : 3);
  const line = lines.find((each) => each(least, many).length <= width) ?? lines.at(-1) ?? lines[0];
  return fittedPair(width, names, (short) => line(short, many));
}

const player = (told: MoveTelling, seat: number, ...lines: readonly [Line, ...Line[]]): string =>
  about(told, namesAt(told.people, [seat]), ...lines);

const side = (told: MoveTelling, seat: number, ...lines: readonly [Line, ...Line[]]): string =>
  about(told, namesAt(told.people, partnersOf(told.people, seat)), ...lines);

function wrapped(told: MoveTelling, brief: string, of: Move | null): string {
  const { language, tell, width } = told;
  const inner = of === null ? tell.aMove : shortMove(language, of, width - brief.length - 2);
  return `${brief}: ${inner}`.slice(0, width);
}

function wonRow({ winner, skunk, losers, scores }: GameResult, told: MoveTelling): string {
  const { tell, people } = told;
  if (winner === null) return lostRow(losers, told);
  const stink = losers.some(({ stinkHole }) => stinkHole);
  const margin = [scores[winner] ?? 0, ...losers.map(({ score }) => score)].join('-');
  const plainly: Line = stink ? tell.stinkHole : tell.won(margin);
  const line = skunk === 'none' ? plainly : tell.skunked[skunk];
  return about(told, namesAt(people, seatsOfSide(people, winner)), line, tell.wins);
}

/** A player alone has lost. */
const lostRow = (losers: GameResult['losers'], told: MoveTelling): string =>
  losers.map(({ side: lost, score }) => player(told, lost, told.tell.lost(score))).join('');

const ruledRow = (ruling: Ruling, told: MoveTelling): string =>
  said(told, told.language.rulings.short(ruling) ?? told.tell.aRuling, told.tell.aRuling);

/** The rows of the display. */
const ROWS: { readonly [C in MoveCode]: (fact: FactOf<C>, told: MoveTelling) => string } = {
  nothing: (_, told) => said(told, told.tell.nothing),
  gameBegins: ({ game, left }, told) =>
    said(told, ...(left === null ? told.tell.gameBegins(game) : told.tell.gameLeft(left, game))),
  deals: ({ seat }, told) => player(told, seat, told.tell.deals),
  phase: ({ phase }, told) => said(told, told.tell.phases[phase]),
  bids: ({ seat, points }, told) => player(told, seat, told.tell.bids(points)),
  buys: ({ seat, points }, told) => player(told, seat, ...told.tell.buys(points)),
  starter: ({ card }, told) => said(told, told.tell.starter(cardText(card))),
  pegs: ({ seat, points }, told) => side(told, seat, told.tell.pegs(points)),
  heels: ({ seat, points }, told) => player(told, seat, told.tell.heels(points)),
  exchange: ({ seat, points }, told) => player(told, seat, told.tell.exchange(points)),
  lastAtFirstDeal: ({ seat, points }, told) => player(told, seat, told.tell.last(points)),
  alone: ({ seat, points }, told) => side(told, seat, ...told.tell.alone(points)),
  counts: ({ seat, hand, points }, told) => player(told, seat, told.tell.counts(points, hand)),
  cards: ({ seat }, told) => player(told, seat, told.tell.cardsIn),
  handKnown: ({ seat }, told) => player(told, seat, told.tell.handKnown),
  lays: ({ seat, card, count }, told) => player(told, seat, ...told.tell.lays(cardText(card), count)),
  go: ({ seat, count }, told) => player(told, seat, told.tell.goAt(count)),
  unseen: (_, told) => said(told, told.tell.unseen),
  disputed: ({ seat }, told) => player(told, seat, told.tell.disputed),
  muggins: ({ seat, points }, told) => side(told, seat, told.tell.muggins(points)),
  ruled: ({ ruling }, told) => ruledRow(ruling, told),
  won: ({ result }, told) => wonRow(result, told),
  lost: ({ result }, told) => wonRow(result, told),
  goesOn: (_, told) => said(told, told.tell.goesOn),
  setAside: ({ lane, points }, told) => said(told, told.tell.setAside(lane + 1, points)),
  asksUndo: ({ seat }, told) => player(told, seat, told.tell.asksUndo),
  asksOffence: ({ seat }, told) => player(told, seat, told.tell.asksOffence),
  declines: ({ seat }, told) => player(told, seat, told.tell.no),
  undoneTo: ({ moves }, told) => said(told, told.tell.undoneTo(moves)),
  undone: ({ of }, told) => wrapped(told, told.tell.undo, of),
  redone: ({ of }, told) => wrapped(told, told.tell.redo, of),
  undoneLate: ({ of }, told) => wrapped(told, told.tell.undoLate, of),
};

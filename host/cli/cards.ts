// `muggins score` and `muggins peg`: count a hand or a play from the command line.
// They answer at once: words for what is wrong are loaded when something is, and of the rules only the cards.
import {
  type Play,
  type PlayedCard,
  parseCards,
  parsePlay,
  pipsOf,
  scorePlay,
  scoreShow,
  THIRTY_ONE,
  total,
} from '../../shared/rules/cards/index.ts';
import { handSize, type Result, refuse, SIX_CARD } from '../../shared/rules/terms/index.ts';
import { speakCount } from '../../shared/words/speech.ts';
import { cardWords, prettyCard } from './cardwords.ts';
import { columns, json, type Output, usageError } from './output.ts';

/** `doublePairRoyal` as `double pair royal`. */
const spaced = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The value of a result. @throws CliError in the words of the rules */
const accepted = async <T>(result: Result<T>): Promise<T> =>
  result.ok ? result.value : (await import('./accept.ts')).accept(result);

interface ScoreOptions {
  readonly starter?: string;
  readonly crib?: boolean;
  readonly json?: boolean;
}

/** Counts four cards and a starter, item by item. */
export async function score(given: readonly string[], options: ScoreOptions, output: Output): Promise<void> {
  const texts = cardWords(given);
  const starter = options.starter === undefined ? [] : cardWords([options.starter]);
  const all = await accepted(parseCards([...texts, ...starter]));
  const size = handSize(SIX_CARD);
  if (texts.length === size + 1 && starter.length === 0) {
    const [card] = texts.slice(-1);
    throw usageError(
      'wrongNumberOfCards',
      `Expected ${size} cards, but there are ${size + 1}. If ${card} is the starter, write --starter ${card}.`,
    );
  }
  if (texts.length !== size) {
    await accepted(refuse({ code: 'wrongNumberOfCards', expected: size, got: texts.length }));
  }
  const hand = all.slice(0, size);
  const turned = all[size];
  const crib = options.crib === true;
  const items = scoreShow({ hand, crib, ...(turned === undefined ? {} : { starter: turned }) });
  const points = total(items);
  const spoken = speakCount(items);
  if (options.json === true) {
    output.out(json({ hand, starter: turned ?? null, crib, points, items, spoken }));
    return;
  }
  const title = `${hand.map(prettyCard).join(' ')}${turned === undefined ? '' : ` with ${prettyCard(turned)}`}`;
  output.out(`${title}${crib ? ', as a crib' : ''}: ${points}`);
  const rows = items.map((item) => [
    '',
    spaced(item.kind),
    item.cards.map(prettyCard).join(' '),
    String(item.points),
  ]);
  for (const line of columns(rows)) output.out(line);
  output.out(spoken);
}

/** Up to this count any card can be laid. */
const OPEN = THIRTY_ONE - 10;

/** Checks that each go is possible: the player has no card that they can lay. @throws CliError */
function checkGoes(plays: readonly Play[]): void {
  for (const [at, play] of plays.entries()) {
    const before = plays.slice(0, at);
    const count = scorePlay(before).at(-1)?.count ?? 0;
    const laid = before.filter((each) => each !== 'go').length;
    // A player who has laid the whole hand may say go at any count; the second card is always the other player's.
    if (play !== 'go' || count > OPEN || laid > handSize(SIX_CARD)) continue;
    throw usageError(
      'impossibleGo',
      `Nobody can say go at ${count}: up to ${OPEN} every card fits. Expected a card.`,
    );
  }
}

/** Points for each card of a play, in the order in which the cards were laid. A go that was left out is told. */
export async function peg(
  texts: readonly string[],
  options: { readonly json?: boolean },
  output: Output,
): Promise<void> {
  const plays = await accepted(parsePlay(cardWords(texts)));
  checkGoes(plays);
  const cards = scorePlay(plays);
  const left = goesLeftOut(plays, cards);
  if (options.json === true) {
    const rows = cards.map((card, at) => ({ ...card, points: total(card.items), goBefore: left.has(at) }));
    output.out(json({ cards: rows }));
    return;
  }
  const rows = cards.flatMap(({ card, count, items }, at) => [
    ...(left.has(at) ? [['go', '', '', `not typed: ${prettyCard(card)} would pass ${THIRTY_ONE}`]] : []),
    [
      prettyCard(card),
      String(count),
      items.length === 0 ? '-' : String(total(items)),
      items.map(({ kind, points }) => `${spaced(kind)} ${points}`).join(', '),
    ],
  ]);
  for (const line of columns([['card', 'count', 'points', ''], ...rows])) output.out(line);
}

/** Places of cards before which somebody must have said go, although it was not typed. */
function goesLeftOut(plays: readonly Play[], cards: readonly PlayedCard[]): ReadonlySet<number> {
  const left = new Set<number>();
  let at = 0;
  for (const [turn, play] of plays.entries()) {
    if (play === 'go') continue;
    const before = cards[at - 1]?.count ?? 0;
    const passes = before < THIRTY_ONE && before + pipsOf(play) > THIRTY_ONE;
    if (passes && plays[turn - 1] !== 'go') left.add(at);
    at += 1;
  }
  return left;
}

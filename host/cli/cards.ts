// `muggins score` and `muggins peg`: count a hand or a play from the command line.
import { THIRTY_ONE } from '../../shared/rules/cards/index.ts';
import * as rules from '../../shared/rules/index.ts';
import { handSize, refuse } from '../../shared/rules/terms/index.ts';
import { EN, sayRefusal, speakCount } from '../../shared/words/index.ts';
import { columns, json, type Output, usageError } from './output.ts';

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card as people read it: `10♥`. */
export function prettyCard(card: rules.CardOrRank): string {
  const rank = rules.rankOf(card);
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[rules.suitOf(card) ?? ''] ?? ''}`;
}

/** `doublePairRoyal` as `double pair royal`. */
const spaced = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The value of a result, or a usage error in the library's words. */
export function accept<T>(result: rules.Result<T>): T {
  if (result.ok) return result.value;
  throw usageError(result.refusal.code, sayRefusal(EN, result.refusal) ?? result.refusal.code);
}

interface ScoreOptions {
  readonly starter?: string;
  readonly crib?: boolean;
  readonly json?: boolean;
}

/** Counts four cards and a starter, item by item. */
export function score(texts: readonly string[], options: ScoreOptions, output: Output): void {
  const starter = options.starter === undefined ? [] : [options.starter];
  const all = accept(rules.parseCards([...texts, ...starter]));
  const size = handSize(rules.SIX_CARD);
  if (texts.length === size + 1 && starter.length === 0) {
    const [card] = texts.slice(-1);
    throw usageError(
      'wrongNumberOfCards',
      `Expected ${size} cards, but there are ${size + 1}. If ${card} is the starter, write --starter ${card}.`,
    );
  }
  if (texts.length !== size) {
    accept(refuse({ code: 'wrongNumberOfCards', expected: size, got: texts.length }));
  }
  const hand = all.slice(0, size);
  const turned = all[size];
  const crib = options.crib === true;
  const items = rules.scoreShow({ hand, crib, ...(turned === undefined ? {} : { starter: turned }) });
  const points = rules.total(items);
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
function checkGoes(plays: readonly rules.Play[]): void {
  for (const [at, play] of plays.entries()) {
    const before = plays.slice(0, at);
    const count = rules.scorePlay(before).at(-1)?.count ?? 0;
    const laid = before.filter((each) => each !== 'go').length;
    // A player who has laid the whole hand may say go at any count; the second card is always the other player's.
    if (play !== 'go' || count > OPEN || laid > handSize(rules.SIX_CARD)) continue;
    throw usageError(
      'impossibleGo',
      `Nobody can say go at ${count}: up to ${OPEN} every card fits. Expected a card.`,
    );
  }
}

/** Points for each card of a play, in the order in which the cards were laid. */
export function peg(texts: readonly string[], options: { readonly json?: boolean }, output: Output): void {
  const plays = accept(rules.parsePlay(texts));
  checkGoes(plays);
  const cards = rules.scorePlay(plays);
  if (options.json === true) {
    output.out(json({ cards: cards.map((card) => ({ ...card, points: rules.total(card.items) })) }));
    return;
  }
  const rows = cards.map(({ card, count, items }) => [
    prettyCard(card),
    String(count),
    items.length === 0 ? '-' : String(rules.total(items)),
    items.map(({ kind, points }) => `${spaced(kind)} ${points}`).join(', '),
  ]);
  for (const line of columns([['card', 'count', 'points', ''], ...rows])) output.out(line);
}

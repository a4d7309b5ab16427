// `muggins score` and `muggins peg`: count a hand or a play from the command line.
// They answer at once: words for what is wrong are loaded when something is, and of the rules only the cards.
import {
  type Play,
  type PlayedCard,
  parsePlay,
  pipsOf,
  scorePlay,
  score as scoreTyped,
  splitCards,
  THIRTY_ONE,
  total,
} from '../../../shared/rules/cards/index.ts';
import {
  cribSize,
  handSize,
  type Result,
  type RuleSet,
  SIX_CARD,
  START,
} from '../../../shared/rules/terms/index.ts';
import { cardText } from '../../../shared/words/cardtext.ts';
import { english } from '../../../shared/words/catalog.ts';
import { speakCount } from '../../../shared/words/counts.ts';
import { counts } from '../../../shared/words/generated/counts.ts';
import { columns, type Output, print, usageError, wholeNumber } from '../output.ts';
import type { PegOptions, ScoreOptions } from './command.ts';

/** `doublePairRoyal` as `double pair royal`. */
const spaced = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The value of a result. @throws CliError in the words of the rules */
const accepted = async <T>(result: Result<T>): Promise<T> =>
  result.ok ? result.value : (await import('./accept.ts')).accept(result);

/** Counts a hand and its starter, item by item, and rules on a claim for it. */
export async function score(given: readonly string[], options: ScoreOptions, output: Output): Promise<void> {
  const { starter, crib = false } = options;
  const claimed = options.claim === undefined ? undefined : wholeNumber('claim', options.claim, 0, 99);
  const rules = await gameOf(options);
  const typed = scoreTyped({ hand: given, starter, crib, rules });
  if (!typed.ok && typed.refusal.code === 'wrongNumberOfCards') await explainNumber(given, options, rules);
  const counted = await accepted(typed);
  const { hand, starter: turned, items, points } = counted;
  const claim = claimed === undefined ? undefined : await ruleOn(claimed, points, rules);
  const spoken = speakCount(english([counts]), items);
  const title = `${hand.map(cardText).join(' ')}${turned === undefined ? '' : ` with ${cardText(turned)}`}`;
  const rows = items.map((item) => [
    '',
    spaced(item.kind),
    item.cards.map(cardText).join(' '),
    String(item.points),
  ]);
  print(
    output,
    options,
    { hand, starter: turned ?? null, crib, points, items, spoken, ...(claim && { claim }) },
    [
      `${title}${crib ? ', as a crib' : ''}: ${points}`,
      ...columns(rows),
      spoken,
      ...(claim === undefined ? [] : claimWords(claim, rules)),
    ],
  );
}

/** The game that was named; six-card if none was. @throws CliError */
const gameOf = async ({ rules }: PegOptions): Promise<RuleSet> =>
  rules === undefined
    ? SIX_CARD
    : accepted((await import('../../../shared/rules/house/index.ts')).findPreset(rules));

/** Says what to type instead of cards that are too many or too few. @throws CliError */
async function explainNumber(given: readonly string[], options: ScoreOptions, rules: RuleSet): Promise<void> {
  const { starter, crib, rules: named } = options;
  const texts = splitCards(given);
  const size = crib === true ? cribSize(rules) : handSize(rules);
  if (texts.length === size + 1 && starter === undefined) {
    const [card] = texts.slice(-1);
    const words = `Expected ${size} cards, but there are ${size + 1}. If ${card} is the starter, write --starter ${card}.`;
    throw usageError('wrongNumberOfCards', words);
  }
  if (named !== undefined) return;
  const { PRESETS } = await import('../../../shared/rules/house/index.ts');
  const [fits] = PRESETS.filter((each) => handSize(each) === texts.length);
  const hint = fits && `If this is another game, name it, such as --rules ${fits.name}.`;
  const words = `Enter ${size} cards. You entered ${texts.length}.`;
  throw usageError('wrongNumberOfCards', words, hint === undefined ? {} : { hint });
}

/**
 * Rules on a claim as at the beginning of a game. `pegs`: the points of the claimant; `opponent`: those of an opponent. `houses`: what
 * other houses rule on a wrong claim.
 */
async function ruleOn(claimed: number, points: number, rules: RuleSet) {
  const { judgeClaim, judgeWatched, RULING_SOURCES } = await import('../../../shared/rules/rulings/index.ts');
  const { inOtherHouses } = await import('../../../shared/rules/game/index.ts');
  const { saySource } = await import('../../../shared/words/ruling.ts');
  const { rulings } = await import('../../../shared/words/generated/rulings.ts');
  const before = rules.sides.map(() => START);
  const count = { seat: 0, claimed, before, hand: undefined, open: true, call: undefined };
  const claim = { count, opponent: 1, truth: points, items: [] };
  const ruled = judgeClaim({ ...claim, rules });
  const words = english([rulings]);
  const told = ({ code, paid, award }: typeof ruled) => ({
    ruling: code,
    pegs: paid,
    opponent: award,
    source: saySource(words, RULING_SOURCES[code]),
  });
  const houses =
    claimed === points
      ? []
      : inOtherHouses(rules, ruled, (house) => judgeWatched({ ...claim, rules: house }));
  return {
    claimed,
    points,
    ...told(ruled),
    houses: houses.flatMap(({ house, ruling }) => (ruling === null ? [] : [{ house, ...told(ruling) }])),
  };
}

function claimWords(
  { claimed, points, houses, ...ruled }: Awaited<ReturnType<typeof ruleOn>>,
  rules: RuleSet,
): readonly string[] {
  if (claimed === points) return [`Claimed ${claimed}: right.`];
  const off = claimed < points ? `${points - claimed} missed` : `${claimed - points} too many`;
  const open = claimed < points && rules.muggins === 'called';
  return [
    `Claimed ${claimed}, but the cards score ${points}: ${off}.`,
    `By the rules of ${rules.name}, ${pegWords(ruled)}. ${ruled.source}.`,
    ...(open ? [`The opponent can call muggins for ${points - claimed}.`] : []),
    ...(houses.length === 0 ? [] : ['In other houses:']),
    ...columns(houses.map((other) => ['', other.house, pegWords(other), other.source])),
  ];
}

const pegWords = ({ pegs, opponent }: { readonly pegs: number; readonly opponent: number }): string =>
  `the player pegs ${pegs}${opponent > 0 ? ` and the opponent ${opponent}` : ''}`;

/** Up to this count any card can be laid. */
const OPEN = THIRTY_ONE - 10;

/** Checks that each go is possible: the player has no card that they can lay. @throws CliError */
function checkGoes(plays: readonly Play[], rules: RuleSet): void {
  for (const [at, play] of plays.entries()) {
    const before = plays.slice(0, at);
    const count = scorePlay(before, rules).at(-1)?.count ?? 0;
    const laid = before.filter((each) => each !== 'go').length;
    // A player who has laid the whole hand may say go at any count; the second card is always the other player's.
    if (play !== 'go' || count > OPEN || laid > handSize(rules)) continue;
    const words = `No player can say go at ${count}: up to ${OPEN} every card fits. Expected a card.`;
    throw usageError('impossibleGo', words);
  }
}

/** Points for each card of a play, in order. Reports a go that was left out. */
export async function peg(texts: readonly string[], options: PegOptions, output: Output): Promise<void> {
  const rules = await gameOf(options);
  const plays = await accepted(parsePlay(splitCards(texts), rules));
  checkGoes(plays, rules);
  const cards = scorePlay(plays, rules);
  const left = goesLeftOut(plays, cards);
  const rows = cards.flatMap(({ card, count, items }, at) => [
    ...(left.has(at) ? [['go', '', '', `not typed: ${cardText(card)} would pass ${THIRTY_ONE}`]] : []),
    [
      cardText(card),
      String(count),
      items.length === 0 ? '-' : String(total(items)),
      items.map(({ kind, points }) => `${spaced(kind)} ${points}`).join(', '),
    ],
  ]);
  const counted = cards.map((card, at) => ({ ...card, points: total(card.items), goBefore: left.has(at) }));
  print(output, options, { cards: counted }, columns([['card', 'count', 'points', ''], ...rows]));
}

/** Places of cards that follow a go which was not typed. */
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

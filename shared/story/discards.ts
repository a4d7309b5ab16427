// What was thrown to the crib: whether cards entered for study can be those of a deal, and after the game every discard that is known.

import { checkCards, choicesOf } from '../rules/cards/index.ts';
import type { Card, CardOrRank, Hand, RuleSet, State } from '../rules/index.ts';
import { rankOf, suitOf } from '../rules/index.ts';
import { judgesDiscards } from '../rules/study/index.ts';
import { counterOf, HANDS } from '../rules/terms/index.ts';
import type { DealtHand } from './dealt.ts';
import type { GameStory } from './story.ts';

/** What is known of a deal besides. */
interface DealFacts {
  readonly rules: RuleSet;
  readonly starter: CardOrRank | null;
  /** Cards that were entered to be counted. */
  readonly hands: readonly {
    readonly seat: number;
    readonly hand: Hand;
    readonly cards: readonly CardOrRank[];
  }[];
}

/** Why cards are not kept for study: what is wrong with them, the first of it. */
export type StudyRefusal = Readonly<
  /** No game is on the board, or one whose discards are not studied. */
  | { code: 'studyNoGame' }
  /** The game is over: what was entered stays as it is. */
  | { code: 'studyOver' }
  | { code: 'studyNoDeal'; deal: number }
  | { code: 'studyCards'; expected: number; got: number }
  /** So many of these very cards are thrown. */
  | { code: 'studyThrown'; expected: number }
  | { code: 'studyStarter'; card: Card }
  /** In a hand of another player. */
  | { code: 'studyElsewhere'; card: Card }
  /** The hand, or the crib, was counted with other cards. */
  | { code: 'studyHand' }
  | { code: 'studyCrib' }
>;

const STUDY_CODES: Readonly<Record<StudyRefusal['code'], true>> = {
  studyNoGame: true,
  studyOver: true,
  studyNoDeal: true,
  studyCards: true,
  studyThrown: true,
  studyStarter: true,
  studyElsewhere: true,
  studyHand: true,
  studyCrib: true,
};

/** Whether a refusal is about cards for study. */
export const isOfStudy = (refusal: { readonly code: string }): refusal is StudyRefusal =>
  Object.hasOwn(STUDY_CODES, refusal.code);

/** What a story knows of one of its deals. */
const factsOf = ({ rules, deals }: Pick<GameStory, 'rules' | 'deals'>, deal: number): DealFacts => {
  const found = deals.find((each) => each.deal === deal);
  const hands = found?.counts.flatMap(({ seat, hand, cards }) =>
    cards === null ? [] : [{ seat, hand, cards }],
  );
  return { rules, starter: found?.starter ?? null, hands: hands ?? [] };
};

/** Where the cards of the deal lie on the table; before and after, those of the last one do. */
const ON_TABLE: ReadonlySet<State['phase']> = new Set(['starter', 'play', 'show']);

/** The same with what lies on the table, counted or not. */
function factsNow(state: State, story: GameStory, deal: number): DealFacts {
  const told = factsOf(story, deal);
  if (deal !== state.deal || !ON_TABLE.has(state.phase)) return told;
  const lying = HANDS.flatMap((hand) => {
    const [seat, cards] = [counterOf(state, hand), state.cards[hand]];
    return seat === undefined || cards === undefined ? [] : [{ seat, hand, cards }];
  });
  return { ...told, starter: state.starter ?? told.starter, hands: [...told.hands, ...lying] };
}

/** Why cards of the game on the board are not kept for study; undefined if they can be. */
export function refuseStudy(
  hand: DealtHand,
  state: State,
  story: GameStory | undefined,
): StudyRefusal | undefined {
  if (story === undefined || !judgesDiscards(story.rules)) return { code: 'studyNoGame' };
  if (story.status !== 'playing') return { code: 'studyOver' };
  const { deal } = hand;
  if (deal < 1 || deal > state.deal) return { code: 'studyNoDeal', deal };
  return refuseDealt(hand, factsNow(state, story, deal));
}

/** Why a hand cannot be what was dealt; undefined if it can. What other players entered for study is not looked at: that is hidden. */
function refuseDealt({ seat, cards, thrown }: DealtHand, facts: DealFacts): StudyRefusal | undefined {
  const { dealt, laidAway } = facts.rules.cards;
  if (cards.length !== dealt) return { code: 'studyCards', expected: dealt, got: cards.length };
  const chosen = new Set(thrown);
  if (thrown.length !== laidAway || chosen.size !== laidAway || thrown.some((card) => !cards.includes(card)))
    return { code: 'studyThrown', expected: laidAway };
  const starter = cards.find((card) => card === facts.starter);
  if (starter !== undefined) return { code: 'studyStarter', card: starter };
  const others = facts.hands.filter((each) => each.hand !== 'crib' && each.seat !== seat);
  const elsewhere = cards.find((card) => others.some((each) => each.cards.includes(card)));
  if (elsewhere !== undefined) return { code: 'studyElsewhere', card: elsewhere };
  return againstCounts(seat, { kept: cards.filter((card) => !chosen.has(card)), thrown }, facts);
}

/** Whether cards kept and thrown are those that were counted. */
function againstCounts(
  seat: number,
  { kept, thrown }: { readonly kept: readonly Card[]; readonly thrown: readonly Card[] },
  { hands }: DealFacts,
): StudyRefusal | undefined {
  const fits = (each: DealFacts['hands'][number]): boolean => {
    if (each.hand === 'crib') return isAmong(thrown, each.cards) && noneOf(kept, each.cards);
    return each.seat !== seat || isAmong(kept, each.cards);
  };
  const wrong = hands.find((each) => !fits(each));
  if (wrong === undefined) return undefined;
  return { code: wrong.hand === 'crib' ? 'studyCrib' : 'studyHand' };
}

/** Whether all of these cards can be among others, of some of which only the rank is known. */
function isAmong(cards: readonly Card[], others: readonly CardOrRank[]): boolean {
  const rest = [...others];
  const take = (text: CardOrRank): boolean => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  const unseen = cards.filter((card) => !take(card));
  return unseen.every((card) => take(rankOf(card)));
}

const noneOf = (cards: readonly Card[], others: readonly CardOrRank[]): boolean =>
  cards.every((card) => !others.includes(card));

/** A discard of a finished game, as far as it is known. */
export interface ThrowLine extends DealtHand {
  /** Whether the crib is this player's side's. */
  readonly ownCrib: boolean;
  /** Front pegs before the deal, by side. */
  readonly scores: readonly number[];
}

/** Every discard of a finished game that is known, deal by deal; `entered`: what its players entered for study, in their order. */
export function throwsOf(story: GameStory, entered: readonly DealtHand[]): readonly ThrowLine[] {
  const { status, rules, deals, sideOf, steps, players } = story;
  if (status !== 'finished' || !judgesDiscards(rules)) return [];
  return deals.flatMap(({ deal, dealer, first }) => {
    if (deal === 0 || dealer === null) return [];
    const facts = factsOf(story, deal);
    const told = players.flatMap((_, seat) => {
      const last = entered.findLast((each) => each.deal === deal && each.seat === seat);
      return last === undefined ? [] : (settled(last, facts) ?? []);
    });
    const sound = told.filter((each) =>
      told.every((other) => other === each || noneOf(each.cards, other.cards)),
    );
    const known = [...sound, ...theOther(sound, facts)].toSorted((a, b) => a.seat - b.seat);
    // The move that ended the deal before is the first of this one.
    const scores = (steps[first]?.pegs ?? []).map(({ front }) => front);
    return known.map(({ deal, seat, cards, thrown }) => {
      const ownCrib = sideOf[seat] === sideOf[dealer];
      return { deal, seat, cards, thrown, ownCrib, scores };
    });
  });
}

/** The hand with the cards that were thrown in the end: who entered it may have thrown others. Undefined where the deal cannot have been so. */
function settled(hand: DealtHand, facts: DealFacts): DealtHand | undefined {
  if (refuseDealt(hand, facts) === undefined) return hand;
  const fitting = choicesOf(hand.cards, facts.rules.cards.laidAway)
    .map((thrown) => ({ ...hand, thrown }))
    .filter((each) => refuseDealt(each, facts) === undefined);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Of two players, what the one threw is in the crib, and the rest of it the other one threw: with the other hand, that deal is known too. */
function theOther(known: readonly DealtHand[], facts: DealFacts): readonly DealtHand[] {
  const { rules, hands } = facts;
  const [one, more] = known;
  if (rules.seats !== 2 || rules.cards.packToCrib > 0 || one === undefined || more !== undefined) return [];
  const crib = wholeCards(hands.find(({ hand }) => hand === 'crib')?.cards);
  const kept = wholeCards(hands.find(({ seat, hand }) => hand !== 'crib' && seat !== one.seat)?.cards);
  if (crib === undefined || kept === undefined) return [];
  const thrown = crib.filter((card) => !one.thrown.includes(card));
  const other = { deal: one.deal, seat: 1 - one.seat, cards: [...kept, ...thrown], thrown };
  const sound = checkCards([...other.cards, ...one.cards]).ok && refuseDealt(other, facts) === undefined;
  return sound ? [other] : [];
}

/** Cards of which every suit is known; undefined where one is not. */
const wholeCards = (cards: readonly CardOrRank[] | undefined): readonly Card[] | undefined =>
  cards?.every((card): card is Card => suitOf(card) !== undefined) === true
    ? (cards as readonly Card[])
    : undefined;

// The games that can be asked for by name. Each is six-card with what differs; (?) marks what our sources leave unverified.
import { ok, type Result, refuse } from '../terms/result.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { VARIANTS } from '../variants/presets.ts';
import { cards, flush, line, type NamedRules, preset } from './row.ts';

/** Six players in three pairs; the dealer has one card fewer and lays none away; hands and crib have five cards. */
const SIX_CARD_6 = preset('six-card-6', {
  seats: 6,
  sides: [0, 1, 2, 0, 1, 2],
  cards: cards(6, 1, { dealerFewer: 1 }),
  // Flushes go with the number of cards (?).
  flush: { hand: flush(5, 6), crib: flush(0, 6) },
  nineteenIsZero: false,
});

/**
 * Five-card, 61 up: hands of three, the play stops at the first thirty-one or go, three for last, lurch under 31. Its book (Hoyle)
 * has a renege, a misdeal and a cut before the deal cost two, and a false claim of game the game. Crib cards mixed with the hand cost
 * three (Enquire Within, accepted laws, viii).
 */
const FIVE_CARD = preset('five-card', {
  cards: cards(5, 2),
  playEnds: 'firstStop',
  target: 61,
  skunks: [line('lurch', 30, 4, 2)],
  firstDealBonus: 3,
  nextDealer: 'alternateCutDecider',
  flush: { hand: flush(3, 4), crib: flush(0, 5) },
  renege: 'flat',
  misdealPoints: 2,
  falseClaim: 'losesGame',
  penalties: { cutEarly: 2, cribCards: 3 },
});

/** ACC: two game points, three for a skunk, nothing more for a double skunk; what is missed is lost, muggins only if announced. */
const ACC: Partial<RuleSet> = {
  skunks: [line('skunk', 90, 3, 2)],
  claims: 'challenge',
  undercount: 'stands',
  overcount: 'toOpponent',
  renege: 'perCard',
  falseClaim: 'fifteenBack',
};

const ALL = [
  SIX_CARD,
  /** Three players for themselves: five cards each, one laid away, one from the pack to the crib. */
  preset('six-card-3', { seats: 3, sides: [0, 1, 2], cards: cards(5, 1, { packToCrib: 1 }) }),
  /** Four players in two partnerships, who sit across: five cards each, one laid away; partners share a track. */
  preset('six-card-4', { seats: 4, sides: [0, 1, 0, 1], cards: cards(5, 1) }),
  /** Four players, each for themselves; needs a board of four lanes. */
  preset('six-card-4-individuals', { seats: 4, sides: [0, 1, 2, 3], cards: cards(5, 1) }),
  /**
   * Five players; the dealer has one card fewer and lays none away. How five divide is not in our sources (?): here two pairs
   * play to 121 and the fifth alone to 61, as a captain does, so that a board with three lanes has one for every side.
   */
  preset('six-card-5', {
    seats: 5,
    sides: [0, 1, 0, 1, 2],
    cards: cards(5, 1, { dealerFewer: 1 }),
    targets: [121, 121, 61],
    skunks: [],
  }),
  /** Five players, each for themselves; needs a board of five lanes. */
  preset('six-card-5-individuals', {
    seats: 5,
    sides: [0, 1, 2, 3, 4],
    cards: cards(5, 1, { dealerFewer: 1 }),
  }),
  SIX_CARD_6,
  /** Six players, each for themselves, with the cards of three pairs; needs a board of six lanes. */
  preset('six-card-6-individuals', { ...SIX_CARD_6, sides: [0, 1, 2, 3, 4, 5] }),
  FIVE_CARD,
  /**
   * Five-card for two partnerships at 61: one card each to the crib, so that hands are of four and flushes as in six-card (?). The rest
   * is five-card.
   */
  preset('five-card-4', {
    ...FIVE_CARD,
    seats: 4,
    sides: [0, 1, 0, 1],
    cards: cards(5, 1),
    flush: SIX_CARD.flush,
  }),
  /** Seven-card: hands of five, 151 up; 181 in other books (?). A skunk is a street (?). */
  preset('seven-card', {
    cards: cards(7, 2),
    target: 151,
    skunks: [line('doubleSkunk', 90, 4, 3), line('skunk', 120, 3, 2)],
    // Flushes go with the number of cards (?).
    flush: { hand: flush(5, 6), crib: flush(0, 5) },
    nineteenIsZero: false,
  }),
  /** Eight-card: hands of six, otherwise as six-card (Bennet). Flushes go with the number of cards (?). */
  preset('eight-card', {
    cards: cards(8, 2),
    flush: { hand: flush(6, 7), crib: flush(0, 5) },
    nineteenIsZero: false,
  }),
  ...VARIANTS,
  /** Six-card as in pubs: the pone pegs three for last at the first deal. */
  preset('pub-six-card', { firstDealBonus: 3, nextDealer: 'alternateCutDecider' }),
  /** Half the distance, for speed. Lurch under 31, as in five-card (?). */
  preset('61-up', { target: 61, skunks: [line('lurch', 30, 4, 2)] }),
  /** Three streets, as is usual around Manchester. A skunk is a street (?). */
  preset('91-up', { target: 91, skunks: [line('doubleSkunk', 30, 4, 3), line('skunk', 60, 3, 2)] }),
  /** Once round: the usual distance by its number. */
  preset('121-up', {}),
  /** Twice round a board. The skunk lines are twice as far too (?). */
  preset('241-up', {
    target: 241,
    skunks: [line('doubleSkunk', 120, 4, 3), line('skunk', 180, 3, 2)],
  }),
  /** Five cards each, one laid away, two from the pack to the crib. */
  preset('two-into-the-crib', { cards: cards(5, 1, { packToCrib: 2 }) }),
  /** Bere Regis singles: five each and two to the box, which come from the pack (?); runs in play count only upwards. */
  preset('bere-regis', { cards: cards(5, 1, { packToCrib: 2 }), runs: 'upwards' }),
  /** Losers: first to 121 loses. */
  preset('lowball', { lowball: true, skunks: [] }),
  /** A captain to 61, who deals first in every game (?), against a pair to 121. */
  preset('captain', {
    seats: 3,
    sides: [0, 1, 1],
    cards: cards(5, 1, { packToCrib: 1 }),
    targets: [61, 121],
    skunks: [],
    firstDealer: 'firstSeat',
    nextDealer: 'asFirst',
  }),
  /** ACC tournament rules, 2010. Muggins has to be announced: `muggins=called`. */
  preset('acc-tournament', { ...ACC, penalties: { pegOut: 'match' } }),
  /** ACC Grass Roots clubs: never muggins, the loser deals, game points 2 and 3. */
  preset('grass-roots', { ...ACC, mugginsAllowed: false }),
  /** Playroom: every hand is counted against the clock (?: 15 to 90 s), and every difference goes to the opponent by itself. */
  preset('playroom', {
    claims: 'always',
    muggins: 'automatic',
    overcount: 'toOpponent',
    timeLimit: 30,
  }),
  /** A pub in the UK: muggins is called, a count that claims too much is lost, and a skunk is worth two more match points. */
  preset('uk-pub', {
    claims: 'challenge',
    muggins: 'called',
    overcount: 'losesCount',
    wrongCall: 'nothing',
    skunks: [line('skunk', 90, 4, 2)],
    firstDealBonus: 3,
    nextDealer: 'alternateCutDecider',
  }),
  /** At home: disputed counts are put right, without a penalty. */
  preset('casual', { claims: 'challenge' }),
  /** Cutthroat: the opponent takes missed points without a word. */
  preset('cutthroat', {
    claims: 'challenge',
    muggins: 'called',
    overcount: 'toOpponent',
    penalties: { mugginsVoice: 'silent' },
  }),
] as const;

/** The name of a preset. */
export type PresetName = (typeof ALL)[number]['name'];

/** The rule sets that can be asked for by name. */
export const PRESETS: readonly NamedRules<PresetName>[] = ALL;

/** The preset of this name. */
export const presetOf = (name: PresetName): RuleSet => PRESETS.find((each) => each.name === name) as RuleSet;

/** The preset of a typed name. Refusal: unknownPreset. */
export function findPreset(name: string): Result<RuleSet> {
  const found = PRESETS.find((each) => each.name === name);
  const known = PRESETS.map((each) => each.name);
  return found === undefined ? refuse({ code: 'unknownPreset', name, known }) : ok(found);
}

// What sums, cards of one rank, single cards and colours score: cribbage's own values, and what a cousin may have instead.

/** Sums that can score: each has a name. */
export const SUMS = [15, 25, 31] as const;
/** See SUMS. */
export type Sum = (typeof SUMS)[number];

/** What a sum is worth. */
export const SUM_POINTS = ['two', 'perCard'] as const;
/** 'two': two points. 'perCard': a point for every card that makes it; in play, for every card of the count (Costly Colours). */
export type SumPoints = (typeof SUM_POINTS)[number];

/** Which cards score by themselves: turned up, and in hand. */
export const HONOURS = ['jacks', 'jacksAndTwos'] as const;
/** 'jacks': heels and nobs. 'jacksAndTwos': twos as well, each as a jack does (Costly Colours). */
export type Honours = (typeof HONOURS)[number];

/** How cards score. Cousins of cribbage differ in it; hands of cribbage are CRIBBAGE_COUNTING. */
export interface Counting {
  /** Sums that score in play. */
  readonly playSums: readonly number[];
  /** Sums that score in hand, for every choice of cards. */
  readonly handSums: readonly number[];
  readonly sumPoints: SumPoints;
  /** Points where all cards of a hand, with the starter, come to thirty-one. */
  readonly handThirtyOne: number;
  /** Points for two, three and four cards of one rank. */
  readonly alike: readonly number[];
  /** Whether cards of one rank score in play. */
  readonly playAlike: boolean;
  /** Whether runs score in hand. */
  readonly handRuns: boolean;
  readonly honours: Honours;
  /** Points for an honour in hand that is not of the starter's suit; `nobs` of the rule set is for one that is. */
  readonly honour: number;
  /**
   * Points for three cards of one colour, three of one suit, four of one colour, four of one colour with three of one suit, the
   * starter among them; the best of them counts, or a flush if that is more. Empty where colours do not count.
   */
  readonly colours: readonly number[];
}

/** How cards score in cribbage (ACC 2010, 1.7). */
export const CRIBBAGE_COUNTING: Counting = {
  playSums: [15, 31],
  handSums: [15],
  sumPoints: 'two',
  handThirtyOne: 0,
  alike: [2, 6, 12],
  playAlike: true,
  handRuns: true,
  honours: 'jacks',
  honour: 0,
  colours: [],
};

/** Whether cards score as in cribbage. */
export const isCribbage = (counting: Counting): boolean =>
  counting === CRIBBAGE_COUNTING ||
  (Object.keys(CRIBBAGE_COUNTING) as (keyof Counting)[]).every(
    (field) => JSON.stringify(counting[field]) === JSON.stringify(CRIBBAGE_COUNTING[field]),
  );

/** Whether a card of this rank is one that scores by itself. */
export const isHonour = (rank: string, { honours }: Pick<Counting, 'honours'>): boolean =>
  rank === 'J' || (rank === '2' && honours === 'jacksAndTwos');

// Cards of the page Help: an example of everything that scores, and hands to learn from, with their points.

/** What is shown of a score; without cards it has none of its own. */
export interface HelpExample {
  readonly cards: readonly string[];
  readonly starter?: string;
  readonly points: number;
}

/** What scores, in the show and in the play: cards that have it, and nothing else. */
export const EXAMPLES = {
  fifteen: { cards: ['9H', '6C'], points: 2 },
  pair: { cards: ['QS', 'QD'], points: 2 },
  pairRoyal: { cards: ['4S', '4D', '4C'], points: 6 },
  doublePairRoyal: { cards: ['9S', '9H', '9D', '9C'], points: 12 },
  run: { cards: ['2H', '3C', '4D'], points: 3 },
  flush: { cards: ['2S', '6S', '8S', 'KS'], points: 4 },
  nobs: { cards: ['4H', 'JC'], starter: '2C', points: 1 },
  heels: { cards: [], starter: 'JD', points: 2 },
  thirtyOne: { cards: ['KH', 'QC', '8D', '3S'], points: 2 },
  go: { cards: ['KH', 'QC', '9D'], points: 1 },
} as const satisfies Readonly<Record<string, HelpExample>>;

/** Hands of four with their starter: the best one last. */
export const HANDS: readonly (HelpExample & { readonly starter: string })[] = [
  { cards: ['2H', '4S', '6D', '8C'], starter: 'QS', points: 0 },
  { cards: ['7H', '8S', '8D', '9C'], starter: 'KS', points: 12 },
  { cards: ['4H', '5S', '6D', '6C'], starter: '5H', points: 24 },
  { cards: ['3H', '3S', '3D', 'TC'], starter: 'AS', points: 6 },
  { cards: ['6S', '7S', '8S', 'JS'], starter: 'QH', points: 9 },
  { cards: ['5H', '5S', '5D', 'JC'], starter: '5C', points: 29 },
];

// What a club prints for a league night.

/** Everything that can be printed, in the order in which a night needs it. */
export const PAPERS = ['door', 'tables', 'room', 'cards', 'pairings', 'slips', 'standings'] as const;

/** One of them, as in the address of its page. */
export type PaperName = (typeof PAPERS)[number];

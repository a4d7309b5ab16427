// Where a game can stand, and what can end it.

/**
 * Where a game can stand. 'none': no game yet. 'cut': waiting to hear who deals. 'free': plain pegging, without
 * phases. 'deal', 'bidding' (bids for the crib), 'starter', 'exchange' (of a card each), 'play', 'show': one deal. 'over': a side has won.
 */
export const PHASES = [
  'none',
  'cut',
  'free',
  'deal',
  'bidding',
  'starter',
  'exchange',
  'play',
  'show',
  'over',
] as const;
/** See PHASES. */
export type Phase = (typeof PHASES)[number];

/** What ended a game. 'deals': its last deal, after which a player alone is not in the game hole. */
export const ENDINGS = [
  'play',
  'show',
  'heels',
  'exchange',
  'free',
  'muggins',
  'ruling',
  'conceded',
  'unverified',
  'deals',
] as const;
/** See ENDINGS. */
export type Ending = (typeof ENDINGS)[number];

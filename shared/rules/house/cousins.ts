// Settings that the cousins of cribbage brought: a crib that is bid for, cards exchanged, what scores by itself.
import { HONOURS, SUM_POINTS } from '../terms/counting.ts';
import { BID_TIES, CRIB_OWNERS, EXCHANGES, LAYOUTS, SHOW_TIMES } from '../terms/ruleset.ts';
import { YES_OR_NO } from './yesno.ts';

/** Rows of the table of settings; see settings.ts. */
export const COUSIN_SETTINGS = [
  { name: 'cribOwner', values: CRIB_OWNERS, about: 'who owns the crib', source: 'Auction' },
  {
    name: 'bidLeast',
    values: 'number',
    least: 1,
    most: 30,
    about: 'least bid (unverified)',
    source: 'Auction',
  },
  { name: 'bidTie', values: BID_TIES, about: 'bids after the first (unverified)', source: 'Auction' },
  { name: 'exchange', values: EXCHANGES, about: 'whether cards are exchanged', source: 'Costly Colours' },
  {
    name: 'exchangeRefused',
    values: 'number',
    least: 0,
    most: 1,
    about: 'points to the other player for refusing an exchange',
    source: 'Costly Colours',
  },
  {
    name: 'exchangeHonours',
    values: YES_OR_NO,
    about: 'whether a jack or a two scores when it is given away',
    source: 'Costly Colours, 1805',
  },
  { name: 'show', values: SHOW_TIMES, about: 'when hands are counted', source: 'Noddy; Cribbage Squares' },
  {
    name: 'layout',
    values: LAYOUTS,
    about: 'how the cards of a deal lie',
    source: 'Cribbage Squares; Cribbage Solitaire',
  },
  {
    name: 'deals',
    values: 'number',
    least: 0,
    most: 12,
    about: 'deals of a game that one player plays alone',
    source: 'Cribbage Squares; Cribbage Solitaire',
  },
  {
    name: 'playSums',
    field: 'counting.playSums',
    values: 'numbers',
    about: 'counts that score in play',
    source: 'ACC 2010, 1.7; Costly Colours',
  },
  {
    name: 'handSums',
    field: 'counting.handSums',
    values: 'numbers',
    about: 'sums that score in hand',
    source: 'ACC 2010, 1.7; Costly Colours',
  },
  {
    name: 'sumPoints',
    field: 'counting.sumPoints',
    values: SUM_POINTS,
    about: 'points for a sum',
    source: 'ACC 2010, 1.7; Costly Colours',
  },
  {
    name: 'handThirtyOne',
    field: 'counting.handThirtyOne',
    values: 'number',
    least: 0,
    most: 30,
    about: 'points where hand and starter come to thirty-one',
    source: 'Costly Colours',
  },
  {
    name: 'alike',
    field: 'counting.alike',
    values: 'numbers',
    about: 'points for two, three and four of a rank',
    source: 'ACC 2010, 1.7; Costly Colours',
  },
  {
    name: 'playAlike',
    field: 'counting.playAlike',
    values: YES_OR_NO,
    about: 'whether pairs score in play (unverified for Costly Colours)',
    source: 'ACC 2010, 1.7; Costly Colours',
  },
  {
    name: 'handRuns',
    field: 'counting.handRuns',
    values: YES_OR_NO,
    about: 'whether runs score in hand (unverified for Costly Colours)',
    source: 'ACC 2010, 1.7; Costly Colours',
  },
  {
    name: 'honours',
    field: 'counting.honours',
    values: HONOURS,
    about: 'which cards score turned up and in hand',
    source: 'ACC 2010, 1.7; Costly Colours',
  },
  {
    name: 'honour',
    field: 'counting.honour',
    values: 'number',
    least: 0,
    most: 30,
    about: 'points for such a card of another suit than the starter',
    source: 'Costly Colours',
  },
  {
    name: 'colours',
    field: 'counting.colours',
    values: 'numbers',
    about:
      'points for three of a colour, three of a suit, four of a colour, four of a colour with three of a suit (unverified)',
    source: 'Costly Colours; its hand-book of 1805 has 2,3,4,5',
  },
] as const;

// Settings that the cousins of cribbage brought: a crib that is bid for, cards exchanged, what scores by itself.

import { at, number, row, YES_OR_NO } from '../house/row.ts';
import { HONOURS, SUM_POINTS } from '../terms/counting.ts';
import { BID_TIES, CRIB_OWNERS, EXCHANGES, LAYOUTS, SHOW_TIMES, SQUARE_SCORES } from '../terms/ruleset.ts';

/** Rows of the table of settings; see settings.ts. */
export const COUSIN_SETTINGS = [
  row('cribOwner', CRIB_OWNERS, 'who owns the crib', 'Auction'),
  number('bidLeast', [1, 30], 'least bid (unverified)', 'Auction'),
  row('bidTie', BID_TIES, 'bids after the first (unverified)', 'Auction'),
  row('exchange', EXCHANGES, 'whether cards are exchanged', 'Costly Colours'),
  number('exchangeRefused', [0, 1], 'points to the other player for refusing an exchange', 'Costly Colours'),
  row(
    'exchangeHonours',
    YES_OR_NO,
    'whether a jack or a two scores when it is given away',
    'Costly Colours, 1805',
  ),
  row('show', SHOW_TIMES, 'when hands are counted', 'Noddy; Cribbage Squares'),
  row('layout', LAYOUTS, 'how the cards of a deal lie', 'Cribbage Squares; Cribbage Solitaire'),
  at(
    'square.size',
    number('squareSize', [4, 5], 'rows, and columns, of a square', 'Cribbage Squares; Table Top Cribbage'),
  ),
  at(
    'square.scores',
    row('squareScores', SQUARE_SCORES, 'points for a square', 'Cribbage Squares; Table Top Cribbage'),
  ),
  number(
    'deals',
    [0, 12],
    'deals of a game that one player plays alone',
    'Cribbage Squares; Cribbage Solitaire',
  ),
  row(
    'freeCrib',
    YES_OR_NO,
    'whether the cards left after those deals count as a crib',
    'Cribbage Solitaire, Natty Bumppo',
  ),
  at(
    'counting.playSums',
    row('playSums', 'numbers', 'counts that score in play', 'ACC 2010, 1.7; Costly Colours'),
  ),
  at(
    'counting.handSums',
    row('handSums', 'numbers', 'sums that score in hand', 'ACC 2010, 1.7; Costly Colours'),
  ),
  at('counting.sumPoints', row('sumPoints', SUM_POINTS, 'points for a sum', 'ACC 2010, 1.7; Costly Colours')),
  at(
    'counting.handThirtyOne',
    number('handThirtyOne', [0, 30], 'points where hand and starter come to thirty-one', 'Costly Colours'),
  ),
  at(
    'counting.alike',
    row('alike', 'numbers', 'points for two, three and four of a rank', 'ACC 2010, 1.7; Costly Colours'),
  ),
  at(
    'counting.playAlike',
    row(
      'playAlike',
      YES_OR_NO,
      'whether pairs score in play (unverified for Costly Colours)',
      'ACC 2010, 1.7; Costly Colours',
    ),
  ),
  at(
    'counting.handRuns',
    row(
      'handRuns',
      YES_OR_NO,
      'whether runs score in hand (unverified for Costly Colours)',
      'ACC 2010, 1.7; Costly Colours',
    ),
  ),
  at(
    'counting.honours',
    row('honours', HONOURS, 'which cards score turned up and in hand', 'ACC 2010, 1.7; Costly Colours'),
  ),
  at(
    'counting.honour',
    number('honour', [0, 30], 'points for such a card of another suit than the starter', 'Costly Colours'),
  ),
  at(
    'counting.colours',
    row(
      'colours',
      'numbers',
      'points for three of a colour, three of a suit, four of a colour, four of a colour with three of a suit (unverified)',
      'Costly Colours; its hand-book of 1805 has 2,3,4,5',
    ),
  ),
] as const;

// Settings that the cousins of cribbage brought: a crib that is bid for, cards exchanged, what scores by itself.

import { at, number, row, YES_OR_NO } from '../house/row.ts';
import { HONOURS, SUM_POINTS } from '../terms/counting.ts';
import { BID_TIES, CRIB_OWNERS, EXCHANGES, LAYOUTS, SHOW_TIMES, SQUARE_SCORES } from '../terms/ruleset.ts';

/** Rows of the table of settings; see settings.ts. */
export const COUSIN_SETTINGS = [
  row('cribOwner', CRIB_OWNERS, 'Auction'),
  number('bidLeast', [1, 30], 'Auction'),
  row('bidTie', BID_TIES, 'Auction'),
  row('exchange', EXCHANGES, 'Costly Colours'),
  number('exchangeRefused', [0, 1], 'Costly Colours'),
  row('exchangeHonours', YES_OR_NO, 'Costly Colours, 1805'),
  row('show', SHOW_TIMES, 'Noddy; Cribbage Squares'),
  row('layout', LAYOUTS, 'Cribbage Squares; Cribbage Solitaire'),
  at('square.size', number('squareSize', [4, 5], 'Cribbage Squares; Table Top Cribbage')),
  at('square.scores', row('squareScores', SQUARE_SCORES, 'Cribbage Squares; Table Top Cribbage')),
  number('deals', [0, 12], 'Cribbage Squares; Cribbage Solitaire'),
  row('freeCrib', YES_OR_NO, 'Cribbage Solitaire, Natty Bumppo'),
  at('counting.playSums', row('playSums', 'numbers', 'ACC 2010, 1.7; Costly Colours')),
  at('counting.handSums', row('handSums', 'numbers', 'ACC 2010, 1.7; Costly Colours')),
  at('counting.sumPoints', row('sumPoints', SUM_POINTS, 'ACC 2010, 1.7; Costly Colours')),
  at('counting.handThirtyOne', number('handThirtyOne', [0, 30], 'Costly Colours')),
  at('counting.alike', row('alike', 'numbers', 'ACC 2010, 1.7; Costly Colours')),
  at('counting.playAlike', row('playAlike', YES_OR_NO, 'ACC 2010, 1.7; Costly Colours')),
  at('counting.handRuns', row('handRuns', YES_OR_NO, 'ACC 2010, 1.7; Costly Colours')),
  at('counting.honours', row('honours', HONOURS, 'ACC 2010, 1.7; Costly Colours')),
  at('counting.honour', number('honour', [0, 30], 'Costly Colours')),
  at('counting.colours', row('colours', 'numbers', 'Costly Colours; its hand-book of 1805 has 2,3,4,5')),
] as const;

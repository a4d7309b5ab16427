// English: the sheet of comma-separated values.
import type { SheetWords } from '../../pages/sheet.ts';

export const sheet: SheetWords = {
  columns: {
    game: 'game',
    started: 'started',
    status: 'status',
    rules: 'rules',
    deal: 'deal',
    dealer: 'dealer',
    starter: 'starter',
    player: 'player',
    play: 'play',
    heels: 'heels',
    unverified: 'unverified',
    handClaimed: 'hand claimed',
    handPegged: 'hand pegged',
    handCounts: 'hand counts',
    handCards: 'hand cards',
    cribClaimed: 'crib claimed',
    cribPegged: 'crib pegged',
    cribCounts: 'crib counts',
    cribCards: 'crib cards',
    scoreAfter: 'score after',
  },
  status: { playing: 'playing', finished: 'finished', abandoned: 'abandoned', withdrawn: 'withdrawn' },
};

// English: the page of a seat.
import type { SeatWords } from '../../pages/seats.ts';
import { handWord, theHand } from '../cards.ts';

const RANK_NAMES: Readonly<Record<string, string>> = { A: 'ace', T: 'ten', J: 'jack', Q: 'queen', K: 'king' };
const SUIT_NAMES: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

export const seat: SeatWords = {
  waiting: 'Waiting for the table.',
  scanFirst: 'This phone has no seat yet. Scan the code beside your name on the scoreboard.',
  noCode:
    'No code? Ask the host: codes show on the host’s computer, or on a television once the PIN is entered under Table.',
  codesShown: 'Scan the code beside your name on the scoreboard with your own phone.',
  noPhones:
    'Phones can’t join yet. Start Muggins again with --lan: the scoreboard then shows a code for each player.',
  sitHere: 'Or play here as',
  othersPlay: (name) =>
    `Others play now, without ${name}. This phone sits down again with ${name}’s next game.`,
  sitAs: 'Or sit down now as',
  takenSeats: 'Phones have all the seats. The page Table takes one away.',
  taking: 'Taking the seat…',
  forgets:
    'This browser keeps nothing, perhaps because the window is private. It forgets the seat when you reload or close the page. Better: open the code in a normal window. It is not used up yet.',
  sitAnyway: 'Sit down anyway',
  nobody: 'Nobody plays at this seat in the present game.',
  lostSeat: 'This phone’s seat was given away. Scan a code to sit down again.',
  paused: 'The table is paused.',
  asks: {
    newGame: () => 'Waiting for a new game.',
    cut: () => 'Cut for deal. Low card deals.',
    points: () => 'Claim points as they come.',
    deal: (name, _, nth) =>
      nth !== null
        ? nth.deal > nth.deals
          ? 'The free crib.'
          : `Deal ${nth.deal} of ${nth.deals}.`
        : name === ''
          ? 'You deal.'
          : `${name} deals.`,
    bids: () => 'Bid for the crib.',
    exchange: () => 'You may swap a card. Refusing gives your opponent a point.',
    starter: () => 'Turn up the starter.',
    starterCard: () => 'Which card is the starter?',
    cards: (name, hand) =>
      name === ''
        ? `Enter the cards of ${/^row/.test(hand) ? '' : 'your '}${handWord(hand)}.`
        : `${name} enters cards.`,
    count: (name, hand) =>
      hand === 'square'
        ? 'You have more in the square? Key the difference. Equal: 0.'
        : name === ''
          ? `Count your ${handWord(hand)}.`
          : `${name} counts ${theHand(hand)}.`,
  },
  pads: {
    count: 'Your count',
    bid: 'Your bid',
    exchange: 'For the exchange',
    play: 'Points in the play',
    free: 'Points',
  },
  choose: 'Points?',
  claim: (points) => (points === 0 ? 'Claim nothing' : `Claim ${points}`),
  bid: (points) => `Bid ${points}`,
  go: (points) => `Go ${points}`,
  heels: (points) => `His heels: ${points}`,
  muggins: 'Muggins!',
  mugginsFor: (points) => `Muggins for ${points}`,
  goSaid: 'Go',
  lay: 'Lay a card',
  countIs: (count) => `the count is ${count}`,
  missedBy: (name, card) => `Points ${name} missed${card === '' ? '' : ` with the ${card}`}`,
  whoMissed: 'Who missed points?',
  cancel: 'Cancel',
  iDeal: 'I deal',
  next: {
    dealt: 'Cards are dealt',
    sold: 'Nobody bids more',
    noJack: 'No jack: begin the play',
    noJackCount: 'No jack: count the hands',
    noHeels: 'No jack or two: exchange',
    exchanged: 'Exchange over: play',
    playOverDeal: 'The play is over: deal',
    playOver: 'The play is over: count',
    nothing: 'Nothing more to count',
  },
  starter: 'The starter',
  yours: (hand) => `Your ${handWord(hand)}`,
  cardsLeft: (cards) => (cards === 1 ? 'one card to go' : `${cards} cards to go`),
  rankName: (rank) => RANK_NAMES[rank] ?? rank,
  suitName: (suit) => SUIT_NAMES[suit] ?? suit,
  whichSuit: (rank, starter) =>
    `Which suit is ${starter ? 'the starter' : `your ${RANK_NAMES[rank] ?? rank}`}?`,
  takeBack: 'Take back',
  others: 'Besides',
  more: 'More',
  switches: { sound: 'Sounds', buzz: 'Vibration', large: 'Large buttons' },
  doubt: (name, hand, points) => `${name}, ${hand}: ${points}.`,
  callFirst: 'Points missed? Call muggins before you dispute.',
  disputed: 'The last count is disputed.',
  dispute: 'Dispute it',
  disputeHand: (points) => `Dispute the ${points} as a hand`,
  disputeCrib: (points) => `Dispute the ${points} as a crib`,
  unseen: 'Go on without cards',
  report: {
    open: 'Report an offence',
    who: 'Who did it',
    what: 'What happened',
    choose: 'Choose',
    consent:
      'Your own mistakes count at once. Your opponent must agree before theirs do, or before a redeal.',
    send: 'Report it',
  },
  study: {
    open: 'For study',
    about:
      'Enter the cards that you were dealt. They stay hidden until the game is over: then the page Games shows the best discard.',
    deal: (deal) => `Deal ${deal}`,
    dealt: 'The cards that you were dealt',
    thrown: (cards) =>
      cards === 1 ? 'Tap the card that went to the crib.' : `Tap the ${cards} cards that went to the crib.`,
    over: 'Start over',
    keep: 'Keep for study',
    kept: (deal) => `Kept for deal ${deal}, and hidden until the game is over. Enter it again to replace it.`,
    lost: 'The host does not answer, so nothing was kept. Try again.',
  },
  undo: 'Undo',
  askUndo: 'Ask to undo',
  agree: 'Agree',
  decline: 'No',
  withdraw: 'Never mind',
  concede: 'Give up',
  concedeSure: 'Yes, we give up',
  keepPlaying: 'Keep playing',
  leave: 'Leave this seat',
  waitingClaims: (claims) => `On its way: ${claims}`,
  sendAgain: (claims) => `Send it all the same: ${claims}`,
  tooMany: 'Too many claims wait already. Those that wait are sent once the network is back.',
  end: {
    youWin: 'You win!',
    wins: (name) => `${name} wins.`,
    lost: 'The game is lost.',
    nextGame: 'Next game',
    rematch: 'Rematch',
    swap: 'Rematch, seats swapped',
    share: 'Share the result',
    copied: 'Copied. Paste it where you like.',
    notShared: 'This browser does not let a page share or copy. Take a screenshot.',
  },
};

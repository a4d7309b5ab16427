// English: the page of a seat.

const RANK_NAMES: Readonly<Record<string, string>> = { A: 'ace', T: 'ten', J: 'jack', Q: 'queen', K: 'king' };
const SUIT_NAMES: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

export const seat = {
  waiting: 'Waiting for the table.',
  scanFirst: 'This phone has no seat yet. Scan the code beside your name on the scoreboard.',
  taking: 'Taking the seat…',
  nobody: 'Nobody plays at this seat in the present game.',
  lostSeat: 'This phone’s seat was given away. Scan a code to sit down again.',
  paused: 'The table is paused.',
  /** What the table waits for; without a name it is yours. */
  asks: {
    newGame: () => 'Waiting for a new game.',
    cut: () => 'Cut for the deal: who cuts the lower card deals.',
    points: () => 'Claim points as they come.',
    deal: (name: string) => (name === '' ? 'You deal.' : `${name} deals.`),
    starter: () => 'Turn up the starter.',
    starterCard: () => 'Which card is the starter?',
    cards: (name: string, crib: boolean) =>
      name === '' ? `Enter the cards of your ${crib ? 'crib' : 'hand'}.` : `${name} enters cards.`,
    count: (name: string, crib: boolean) =>
      name === '' ? `Count your ${crib ? 'crib' : 'hand'}.` : `${name} counts the ${crib ? 'crib' : 'hand'}.`,
  },
  pads: { count: 'Your count', play: 'Points in the play', free: 'Points' },
  choose: 'Choose points',
  claim: (points: number) => (points === 0 ? 'Claim nothing' : `Claim ${points}`),
  claimed: (what: string) => `Claimed: ${what}`,
  go: (points: number) => `Go ${points}`,
  heels: (points: number) => `His heels: ${points}`,
  muggins: 'Muggins!',
  mugginsFor: (points: number) => `Muggins for ${points}`,
  goSaid: 'Go',
  lay: 'Lay a card',
  countIs: (count: number) => `the count is ${count}`,
  missed: 'Points they missed',
  cancel: 'Cancel',
  iDeal: 'I deal',
  next: {
    dealt: 'Cards are dealt',
    noJack: 'No jack: begin the play',
    playOver: 'The play is over: count',
    nothing: 'Nothing more to count',
  },
  starter: 'The starter',
  hand: 'Your hand',
  crib: 'Your crib',
  cardsLeft: (cards: number) => (cards === 1 ? 'one card to go' : `${cards} cards to go`),
  cardName: (rank: string, suit: string) => `${RANK_NAMES[rank] ?? rank} of ${SUIT_NAMES[suit] ?? suit}`,
  takeBack: 'Take back',
  more: 'More',
  dispute: 'I doubt that count',
  undo: 'Undo',
  undoAsked: (name: string) => `${name} asks to take the last move back.`,
  undoWaits: 'Waiting for the other side to agree to the undo. UNDO on the board does it too.',
  agree: 'Agree',
  decline: 'No',
  withdraw: 'Never mind',
  concede: 'Give up',
  concedeSure: 'Yes, we give up',
  keepPlaying: 'Keep playing',
  leave: 'Leave this seat',
  waitingClaims: (claims: string) => `On its way: ${claims}`,
  claimAgain: (claims: string) => `Claim ${claims} all the same`,
  tooMany: 'Too many claims wait already.',
};

export { table } from './table.ts';

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
  noCode:
    'No code there? It shows only for a seat that no phone has, and only where the host opened the scoreboard: on the host’s own machine, or where its PIN was given on the page Table.',
  codesShown: 'Each player scans the code beside his name on the scoreboard with his own phone.',
  noPhones:
    'No phone reaches this table yet: end it and start it again with --lan. The scoreboard then shows a code for each player to scan.',
  sitHere: 'Or play from this very page as',
  takenSeats: 'Phones have all the seats. The page Table takes one away.',
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
  choose: 'Points?',
  claim: (points: number) => (points === 0 ? 'Claim nothing' : `Claim ${points}`),
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
  others: 'Besides',
  more: 'Give up or leave',
  doubt: (name: string, hand: string, points: number) => `${name}, ${hand}: ${points}.`,
  doubted: { hand: 'hand', crib: 'crib' },
  callFirst: 'Points missed? Call muggins before you dispute.',
  disputed: 'The last count is disputed.',
  dispute: 'Dispute it',
  disputeHand: (points: number) => `Dispute the ${points} as a hand`,
  disputeCrib: (points: number) => `Dispute the ${points} as a crib`,
  unseen: 'Go on without cards',
  report: {
    open: 'Report an offence',
    who: 'Who did it',
    what: 'What happened',
    choose: 'Choose',
    consent:
      'What you did yourself is ruled on at once. Another side has to agree first, as it has to a new deal.',
    send: 'Report it',
  },
  undo: 'Undo',
  agree: 'Agree',
  decline: 'No',
  withdraw: 'Never mind',
  concede: 'Give up',
  concedeSure: 'Yes, we give up',
  keepPlaying: 'Keep playing',
  leave: 'Leave this seat',
  waitingClaims: (claims: string) => `On its way: ${claims}`,
  sendAgain: (claims: string) => `Send it all the same: ${claims}`,
  tooMany: 'Too many claims wait already. Those that wait are sent once the network is back.',
};

export { table } from './table.ts';

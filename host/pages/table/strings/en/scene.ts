// English: what every page that shows the table says of it. What the host says in English already is passed on.
import { type HostWords, typeset } from '../host.ts';

export const scene = {
  /** Before the host has said a word. */
  waiting: 'Waiting for the table.',
  phases: {
    none: 'No game yet',
    cut: 'Cut for the deal',
    free: 'Plain pegging',
    deal: 'the deal',
    starter: 'the starter',
    play: 'the play',
    show: 'the show',
  },
  gameOver: (game: number) => `Game ${game} is over`,
  dealPhase: (deal: number, phase: string) => `Deal ${deal}: ${phase}`,
  cribOf: (name: string) => `${name}${name.endsWith('s') ? '’' : '’s'} crib`,
  handOf: (name: string) => `${name}${name.endsWith('s') ? '’' : '’s'} hand`,
  skunked: { skunk: 'Skunked', doubleSkunk: 'Double skunked', lurch: 'Left in the lurch' },
  skunkLines: { skunk: 'skunk line', doubleSkunk: 'double skunk line', lurch: 'lurch' },
  leftInStinkHole: 'Left in the stink hole',
  inStinkHole: 'In the stink hole',
  toPass: (holes: number, line: string) => `${holes} to pass the ${line}`,
  ahead: (holes: number) => `${holes} ahead`,
  kinds: {
    fifteen: 'Fifteen',
    pair: 'Pair',
    pairRoyal: 'Pair royal',
    doublePairRoyal: 'Double pair royal',
    run: 'Run',
    flush: 'Flush',
    nobs: 'His nob',
  },
  /** Where a ruling stands, from how the rules cite it. */
  source: (english: string) => english,
  claimed: 'Claimed',
  cardsCount: 'Cards count',
  quoted: (words: string) => `“${words}.”`,
  board: 'Board',
  emulated: 'Emulated board',
  boardStates: { connecting: 'connecting', ready: 'connected', lost: 'lost', closed: 'closed' },
  withoutPower: 'without power',
  unplugged: 'unplugged',
  stands: (what: string, how: string) => `${what}: ${how}`,
  boardUnknown: 'Board: not known',
  pegsAre: (name: string, front: number, rear: number) => `${name}: front peg ${front}, rear peg ${rear}`,
  scores: 'Scores',
  crib: 'Crib',
  game: 'Game',
  toGo: 'to go',
  now: 'Now',
  keyed: 'Keyed',
  notices: 'Notices',
  lastRuling: 'Last ruling',
  noRuling:
    'Nothing has been ruled yet. A claim that is checked, corrected or called shows here, with the reason.',
  recentMoves: 'Recent moves',
  noMoves: 'The first points will show here.',
  takenBack: 'taken back',
  match: 'Match',
  matchOver: 'over',
  gameNumber: (game: number) => `game ${game}`,
  tally: { player: 'Player', games: 'Games', points: 'Points', spread: 'Spread', stakes: 'Stakes' },
};

/** The host speaks English. */
export const host: HostWords = {
  result: ({ result }) => typeset(result?.spoken ?? ''),
  ruling: ({ spoken, countSpoken }) => typeset(spoken.replace(` Counted: ${countSpoken}.`, '')),
  count: ({ countSpoken }) => typeset(countSpoken),
  move: typeset,
};

/** What Playroom’s keys answer. */
export const asks = {
  noGame: 'There is no game yet.',
  noCrib: 'Nobody has said whose crib it is.',
  counting: (whose: string, keyed: string) => `${whose} is counted${keyed === '' ? '' : `: ${keyed} keyed`}.`,
  lastCount: (name: string, count: string) => `${name} counted ${count}.`,
  playCount: (count: number) => `The count is ${count}.`,
  notCounting: 'No hand is being counted. In the play, the players say the count.',
  starter: (card: string) => `The starter is ${card}.`,
  noStarter: 'The starter is not entered.',
  cards: (whose: string, cards: string) => `${whose}: ${cards}.`,
  noCards: 'No cards are entered. They lie on the table.',
  score: (name: string, score: number, toGo: number) => `${name} ${score}, ${toGo} to go`,
  turn: (name: string) => `It is ${name}’s turn.`,
  suits: { S: 'of spades', H: 'of hearts', D: 'of diamonds', C: 'of clubs' },
  help: [
    ['C', 'Whose hand is counted, or the last count'],
    ['B', 'Whose crib it is'],
    ['F', 'The starter'],
    ['V', 'Cards on the table'],
    ['S', 'Scores'],
    ['T', 'Whose turn it is'],
  ] as [string, string][],
};

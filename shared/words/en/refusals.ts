// English: why the rules refused something. What was wrong, what was expected, what to do next.
import { NAME_LENGTH } from '../../rules/terms/index.ts';
import { counted } from '../message.ts';
import type { People } from '../people.ts';
import { type RefusalWords, type RequirementWords, requirementIn } from '../refusal.ts';
import { handWord, theHand } from './cards.ts';
import { listed, ranges, sentence } from './grammar.ts';
import { OFFENCES } from './offences.ts';
import { player } from './subject.ts';

const handOf = (people: People, seat: number, hand: string): string =>
  `${player(people, seat).whose} ${handWord(hand)}`;

/** Where a game stands. */
const PHASES = {
  none: 'its beginning',
  cut: 'the cut',
  free: 'plain pegging',
  deal: 'the deal',
  bidding: 'the bids for the crib',
  starter: 'the starter',
  exchange: 'the exchange of cards',
  play: 'the play',
  show: 'the show',
  over: 'its end',
} as const;

const NAME_FAULTS = {
  empty: 'there is none',
  unprintable: 'it has a character that cannot be printed',
  long: 'it is too long',
  taken: 'another player has it',
} as const;

const SHELTERED_WORDS = {
  penalty: 'a penalty',
  muggins: 'points won by muggins',
  heels: 'heels',
  backward: 'points lost by pegging backwards',
} as const;

/** What a setting or a rule has to be. */
export const REQUIREMENTS: RequirementWords = {
  oneOf: ({ words }) => listed(words, 'or'),
  whole: ({ least, most }) => `a whole number from ${least} to ${most}`,
  cribCards: ({ least, most }) => `none, or ${least} to ${most} cards`,
  noCribSold: () => 'dealer, because there is no crib to bid for',
  cribLast: () => 'afterPlay, because a crib is counted last',
  pointList: ({ length, most }) => `${counted(length, 'number')} from 0 to ${most}`,
  handOfThree: () => '3, with no crib, where cards score otherwise than in cribbage',
  refusalApart: () => 'no, because a refused exchange scores as much as such a card that is given away',
  players: ({ alone, words }) =>
    `${listed(words, 'or')}, because ${alone ? 'one player plays alone' : 'several players play'}`,
  againstCrib: () => 'so only for one player who has one hand and a crib',
  square: () =>
    'hands, unless all cards make the square (16 of one player, or 24 of two sides round a middle card) and there is no crib',
  twoHands: () => 'hands, unless one player plays alone',
  number: () => 'a number',
  numbers: () => 'numbers with commas between, or none',
  lines: () => 'lines such as skunk:90:3:2 (at most, game points, stakes) with commas between, or none',
  text: ({ longest }) => `a name of up to ${longest} characters`,
  sides: () =>
    'a side for each seat, numbered from 0 without gaps; two sides or more, unless one player plays alone',
  partnersApart: () =>
    'the sides in turn round the table, such as 0,1,0,1, so that each owns the crib in turn',
  lanes: ({ lanes }) => `at most ${lanes}, the lanes of this board; players who share a side share a lane`,
  dealerFewer: () => 'no more than each lays away, because the dealer lays away so many fewer',
  targets: ({ least, most }) => `none, or a game hole from ${least} to ${most} for each side`,
  skunks: ({ most }) =>
    `lines that rise and stay under the game hole, with game points and stakes up to ${most}`,
  noSkunks: () => 'none in lowball, where the loser is in the game hole',
  matchGames: () => 'no, unless match.games says how many games are to be played',
  penalties: () => 'words and numbers that the penalties take',
  mugginsSeen: () => 'off or called in mode trust, where the board never sees a card',
  mugginsOff: () => 'off in lowball, where nobody wants the points that others miss',
  mugginsBarred: () => 'off, because this house never plays muggins',
  nineteenCounts: () => 'no, because a hand can count nineteen by these rules',
};

export const REFUSALS: RefusalWords = {
  badCard: [
    ({ text }) => `'${text}' is not a card. A card is a rank and a suit, such as 5H, TC or 10C.`,
    () => 'No such card',
  ],
  badRank: [
    ({ text }) => `'${text}' is not a rank. Ranks are A, 2 to 9, T or 10, J, Q and K.`,
    () => 'No such rank',
  ],
  duplicateCard: [
    ({ card }) => `The ${card} is there twice. Every card is in the pack only once.`,
    ({ card }) => `${card} is there twice`,
  ],
  tooManyOfRank: [
    ({ rank }) => `That would be a fifth ${rank}. The pack has four of each rank.`,
    ({ rank }) => `A fifth ${rank}`,
  ],
  wrongNumberOfCards: [
    ({ expected, got }) =>
      `${got} ${got === 1 ? 'card was' : 'cards were'} entered. ${expected} ${expected === 1 ? 'is' : 'are'} expected.`,
    ({ expected, got }) => `${got} ${got === 1 ? 'card' : 'cards'}, not ${expected}`,
  ],
  suitWanted: [
    ({ rank, index, starter }) =>
      `The suit of ${starter ? `the starter, ${rank},` : `card ${index + 1}, ${rank},`} can change the count. Enter it with its suit.`,
    ({ rank, starter }) => `Suit of ${starter ? 'starter ' : ''}${rank}?`,
  ],
  badPoints: [
    ({ points }) => `${points} is not a number of points. Points are a whole number: key them again.`,
    () => 'No such points',
  ],
  impossiblePlay: [
    ({ points, possible }) =>
      `No card scores ${points} in play. A card can score ${ranges(possible)}. Key the points again, or go on to the show.`,
    ({ points }) => `No card scores ${points}`,
  ],
  impossibleCount: [
    ({ points, possible, crib }) =>
      `No ${crib ? 'crib' : 'hand'} counts ${points}. Possible are ${ranges(possible)}. Count again.`,
    ({ points, crib }) => `No ${crib ? 'crib' : 'hand'} counts ${points}`,
  ],
  impossiblePoints: [
    ({ points, possible }) =>
      `Nothing scores ${points}. Possible are ${ranges(possible)}. Key the points again.`,
    ({ points }) => `Nothing scores ${points}`,
  ],
  badSeat: [
    ({ seat, seats }) => `There is no seat ${seat + 1}. The seats are 1 to ${seats}.`,
    ({ seat }) => `No seat ${seat + 1}`,
  ],
  noGame: [() => 'There is no game yet. Start a new game.', () => 'Start a new game'],
  gameOver: [() => 'The game is over. Start a new game, or undo the last points.', () => 'The game is over'],
  cutFirst: [() => 'Nobody has said who deals. Cut, and name the dealer.', () => 'Who deals?'],
  cutAgain: [
    ({ cards }) =>
      `The lowest cards of the cut are alike (${listed(cards)}). Cut again, and key the new cards.`,
    () => 'Cut again',
  ],
  notNow: [
    ({ command, phase }) => `'${command}' is not possible now: the game is at ${PHASES[phase]}.`,
    () => 'Not now',
  ],
  outOfOrder: [
    ({ seat, expected, hand }, people) =>
      `${handOf(people, expected, hand)} is counted before ${player(people, seat).whose} cards. Key ${player(people, expected).whose} points first; 0 if there are none.`,
    () => 'Out of turn',
  ],
  countFirst: [
    ({ seat, hand }, people) => `Count ${handOf(people, seat, hand)} first. Key its points; 0 for none.`,
    ({ hand }) => `Count ${theHand(hand)} first`,
  ],
  starterFirst: [() => 'The starter is not known. Enter the starter first.', () => 'Enter the starter'],
  starterDiffers: [
    ({ card, known }) => `The starter is ${known}, not ${card}. Undo if it was entered wrongly.`,
    ({ known }) => `The starter is ${known}`,
  ],
  starterNoJack: [
    ({ card, twos }) =>
      `Heels were pegged, so the starter is a jack${twos ? ' or a two' : ''}, not ${card}. Undo if they were pegged wrongly.`,
    ({ card }) => `Heels: no ${card}`,
  ],
  cardsFirst: [
    ({ seat, hand, cards }, people) =>
      `Enter the ${cards} ${cards === 1 ? 'card' : 'cards'} of ${handOf(people, seat, hand)} first.`,
    ({ cards }) => `Enter ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  ],
  badExchange: [
    ({ points, possible }) =>
      `An exchange of cards does not score ${points}. ${possible.length === 0 ? 'Press' : `Key ${listed(possible.map(String), 'or')}, or press`} NEXT to go on.`,
    ({ possible }) => [...possible, 'NEXT'].join(', '),
  ],
  exchanged: [
    ({ seat }, people) =>
      `${sentence(player(people, seat).does('have'))} pegged for this exchange already. Press NEXT to go on.`,
    () => 'Pegged already: NEXT',
  ],
  badBid: [
    ({ seat, least, most }, people) =>
      most < least
        ? `${sentence(player(people, seat).does('have'))} pegged ${counted(most, 'hole')}, too few for a bid of ${least}. Press NEXT when nobody bids.`
        : `${sentence(player(people, seat).does('bid'))} from ${least} up to the ${counted(most, 'hole')} pegged. Key another bid.`,
    ({ least, most }) => (most < least ? `Bid ${least}: too few holes` : `Bid ${least} to ${most}`),
  ],
  cardCrossed: [
    ({ card, known }) =>
      `A row and a column share one card: it is ${known}, not ${card}. Undo if it was entered wrongly.`,
    ({ known }) => `That card is ${known}`,
  ],
  cardsNotWanted: [() => 'No cards are needed now. Key the points.', () => 'No cards wanted'],
  disputesOff: [
    ({ claims }) => `Counts are not disputed in mode '${claims}'. Settle it at the table, or undo.`,
    () => 'No disputes here',
  ],
  disputeOpen: [
    ({ seat, cards }, people) =>
      `${player(people, seat).whose} count is disputed. Enter its ${cards} ${cards === 1 ? 'card' : 'cards'} and the starter, or undo the dispute.`,
    () => 'Enter the cards',
  ],
  nothingToDispute: [
    () => 'There is no count to dispute: only the last hand can be, as long as its cards lie on the table.',
    () => 'Nothing to dispute',
  ],
  mugginsOff: [() => 'Muggins is not played in this game.', () => 'No muggins here'],
  mugginsAutomatic: [() => 'The board calls muggins by itself in this game.', () => 'Muggins is automatic'],
  nothingMissed: [
    () =>
      'Nothing has been counted and no card laid yet, so no points can have been missed. If a card was laid, press CARDS, then any player, and call muggins again.',
    () => 'Nothing missed yet',
  ],
  mugginsClosed: [
    () =>
      'It is too late for muggins: it can be called until the next count is pegged or the cards are mixed.',
    () => 'Too late for muggins',
  ],
  countSettled: [
    ({ seat }, people) =>
      `${player(people, seat).whose} last count is settled, by a ruling, a call or an end-game rule: muggins cannot be called on it.`,
    () => 'Count is settled',
  ],
  ownCount: [
    ({ seat }, people) =>
      `The last count was ${player(people, seat).whose} own. Muggins is called on the other side.`,
    () => 'Your own count',
  ],
  whoMissed: [() => 'Say who missed the points.', () => 'Who missed points?'],
  whichCard: [
    ({ cards }) => `Say which card: ${listed(cards, 'or')}.`,
    ({ cards }) => `Which? ${cards.join(' or ')}`,
  ],
  mugginsNever: [({ on }) => `Muggins is never called on ${SHELTERED_WORDS[on]}.`, () => 'Not for muggins'],
  badOffence: [
    ({ offence, known }) => `There is no offence '${offence}'. Choose one of: ${listed(known)}.`,
    () => 'No such offence',
  ],
  offenceOff: [
    ({ offence }) => `These rules do not know that offence: '${OFFENCES[offence][0]}'.`,
    () => 'Not in these rules',
  ],
  offenceClosed: [
    ({ offence }) =>
      `You cannot say now that somebody ${OFFENCES[offence][0]}: it is too late or too early, or there is no such count.`,
    () => 'Cannot be called now',
  ],
  offenceSeat: [
    ({ offence, seat, who }, people) =>
      who === 'nondealer'
        ? `${player(people, seat).name} plays on the dealer's side. Name the player on whose side it happened: '${OFFENCES[offence][0]}'.`
        : `${player(people, seat).name} is not the ${who}. Only the ${who} can have committed that offence: '${OFFENCES[offence][0]}'.`,
    ({ who }) => (who === 'nondealer' ? 'Not by the dealer' : `Only by the ${who}`),
  ],
  ownSide: [
    ({ seat }, people) =>
      `${player(people, seat).name} plays for the same side. Name a player of another side.`,
    () => 'The same side',
  ],
  countChecked: [
    ({ seat }, people) =>
      `The cards of ${player(people, seat).whose} count are known, and the board has checked it.`,
    () => 'Already checked',
  ],
  figureMissing: [
    ({ figure }) => `Key the number of ${figure} first, then press the player.`,
    ({ figure }) => `Key the ${figure} first`,
  ],
  badFigure: [
    ({ figure, value, least, most }) =>
      `${counted(value, figure === 'cards' ? 'card' : 'point')} cannot be right. Expected: ${least === most ? least : `${least} to ${most}`}.`,
    ({ least, most }) => (least === most ? `It has to be ${least}` : `From ${least} to ${most}`),
  ],
  restricted: [
    ({ seat, holes, points, rule }, people) =>
      ({
        go: `${player(people, seat).name} needs ${holes}, and nobody goes out on a go here: the ${points} ${points === 1 ? 'is' : 'are'} not pegged.`,
        heels: `${player(people, seat).name} needs only ${holes}, so near the end there are no heels here. Go on with NEXT.`,
        exact: `${player(people, seat).name} needs exactly ${holes} to go out here: ${points} ${points === 1 ? 'is' : 'are'} not pegged. Key 0, or go on.`,
        play: `${player(people, seat).name} needs only ${holes}, and so near the end only play scores here: ${points} is a count, and is not pegged.`,
      })[rule],
    ({ rule, holes }) =>
      ({
        go: 'Not out on a go',
        heels: 'No heels so near',
        play: 'Only play scores',
        exact: `Exactly ${holes} to go out`,
      })[rule],
  ],
  nothingToUndo: [() => 'There is nothing to undo.', () => 'Nothing to undo'],
  nothingToRedo: [() => 'There is nothing to redo.', () => 'Nothing to redo'],
  movedOn: [
    () => 'The game has moved on since you looked, so nothing was undone. Look at the moves again.',
    () => 'The game moved on',
  ],
  notStanding: [
    ({ move }) =>
      `Move ${move} is not a move of this game, or was undone. Choose one from the list of moves.`,
    ({ move }) => `No move ${move} here`,
  ],
  badPlayers: [
    ({ expected, got }) =>
      `${got} ${got === 1 ? 'player was' : 'players were'} named. This game is for ${expected}.`,
    ({ expected }) => `${expected} ${expected === 1 ? 'player' : 'players'} needed`,
  ],
  badName: [
    ({ seat, name, fault }) =>
      `${JSON.stringify(name)} is not a name for player ${seat + 1}: ${NAME_FAULTS[fault]}. A name has 1 to ${NAME_LENGTH} characters that can be printed.`,
    ({ seat }) => `No name: player ${seat + 1}`,
  ],
  unknownPreset: [
    ({ name: preset, known }) => `There is no game '${preset}'. Choose one of: ${listed(known)}.`,
    () => 'Unknown game',
  ],
  unknownSetting: [
    ({ setting }) => `There is no setting '${setting}'. Choose one from the list of house rules.`,
    () => 'No such setting',
  ],
  badSetting: [
    ({ setting, value, expected }) =>
      `The setting ${setting} cannot be '${value}'. Expected: ${requirementIn(REQUIREMENTS, expected)}.`,
    () => 'No such value',
  ],
  badRules: [
    ({ field, value, expected }) =>
      `The rules contradict themselves: ${field} is ${value}. Expected: ${requirementIn(REQUIREMENTS, expected)}.`,
    () => 'Impossible rules',
  ],
  playOver: [() => 'The play of this deal is over. Go on to the show.', () => 'The play is over'],
  notYourTurn: [
    ({ seat, expected }, people) =>
      `It is not ${player(people, seat).whose} turn. ${sentence(player(people, expected).name)} lays a card or says go.`,
    () => 'Not your turn',
  ],
  notHeld: [
    ({ seat, card }, people) => `${player(people, seat).name} does not hold the ${card}. Enter another card.`,
    ({ card }) => `No ${card} in hand`,
  ],
  pastThirtyOne: [
    ({ card, count }) =>
      `With the ${card} the count would be ${count}, past thirty-one. Take it back, lay another or say go.`,
    ({ count }) => `${count} is past 31`,
  ],
  mustPlay: [
    ({ seat, count, cards }, people) =>
      `${player(people, seat).name} cannot say go at ${count}: ${cards.length === 0 ? (count <= 21 ? 'any card' : 'a card') : listed(cards, 'or')} can be laid.`,
    ({ count }) => `No go at ${count}`,
  ],
  wrongPlay: [
    ({ card, points, possible }) =>
      `The ${card} does not score ${points} here. It scores ${listed(possible.map(String), 'or')}.`,
    ({ card, possible }) => `The ${card} scores ${possible.join('/')}`,
  ],
  notLaid: [
    ({ seat, turn }, people) =>
      `${player(people, seat).name} has laid no card that waits for its points. ${turn === undefined ? 'The play is over.' : `${sentence(player(people, turn).name)} lays the next card: enter it, or go on without cards.`}`,
    () => 'No card waits',
  ],
  cardsUnseen: [
    () =>
      'A card of this deal was laid that nobody entered: key the points without cards until the next deal.',
    () => 'Points only, please',
  ],
  claimOpen: [
    ({ seat }, people) =>
      `${player(people, seat).name} has not pegged for the card yet. Muggins can be called once it is pegged, or the next card is laid.`,
    () => 'Not pegged yet',
  ],
  handBegun: [
    ({ seat }, people) =>
      `${player(people, seat).name} has laid a card already: a hand is entered before its first card.`,
    () => 'Too late for a hand',
  ],
  handDead: [
    ({ seat }, people) =>
      `${player(people, seat).whose} hand is dead after a renege: it scores nothing more in this deal.`,
    () => 'The hand is dead',
  ],
};

// English: what the host answers a page instead of doing what it asked.
import type { AnswerDetails } from '../answer.ts';
import { counted, type Words } from '../message.ts';
import { expectedWords } from './expected.ts';
import { reasonWords } from './reason.ts';

/** Every answer in English. */
export const ANSWERS: Words<AnswerDetails> = {
  badInput: ({ field, expected, given }) =>
    expected.code === 'noSuchField'
      ? `${field}: there is no such field. Leave it out.`
      : `${field}: expected ${expectedWords(expected)}${given === null ? '' : `, got ${given}`}`,
  tooLarge: ({ bytes }) => `A command has at most ${counted(bytes, 'byte')}. Send less at once.`,
  otherAddress: ({ address }) =>
    `This table is not reached as '${address}'. Use its address, or localhost. A proxy’s own name needs --public-url.`,
  otherSite: ({ site }) => `Pages of '${site}' may not talk to this table. Open the table's own page.`,
  tooOften: ({ seconds }) => `Too many requests: wait ${counted(seconds, 'second')}.`,
  tooManyGuesses: ({ minutes }) =>
    `Too many wrong PINs: try again in ${counted(minutes, 'minute')}, or open the link that the terminal shows.`,
  wrongPin: () =>
    'That is not the PIN of this table. Read it in the terminal where Muggins runs, or on a page of the host, and try again.',
  oldLink: () => 'This link is no longer good. Open the one that the terminal shows now, or type the PIN.',
  hostOnly: () => 'Only the host may do that: open the link that the terminal shows, or type the PIN.',
  hostsMove: () => 'That is for the host: the table page, the command line, or the board itself.',
  noSeat: () => 'This phone has no seat: scan the code of one.',
  noInvitation: () =>
    'This code was used already, or is no longer good. Ask the host, or the desk, for a new one.',
  noPhone: () => 'This phone is not linked to a player yet. Scan the code at the desk.',
  playersMove: () =>
    'A phone can say that you are here, sit down, write your own line, sign and dispute. Ask the desk for anything else.',
  othersGame: ({ game }) => `Game ${game} is not yours. Choose one of your own games.`,
  doorShut: () => 'This door code is no longer good: scan the one at the desk.',
  nameTaken: ({ name }) => `Another phone is ${name}’s already. Ask the desk if that is wrong.`,
  phonesFull: () =>
    'Phones have all the places. Choose somebody who plays no more, and make a new code for them.',
  notSeated: ({ seat }) =>
    `Nobody plays at seat ${seat + 1} in this game. Wait for the next one, or scan the code of another seat.`,
  othersDeal: ({ name }) =>
    `Only the dealer says who deals, and this is ${name}’s phone: leave it to the dealer.`,
  othersSeat: ({ name }) =>
    `This phone claims for its own seat only, which is ${name}’s. Claim on the other phone.`,
  othersHand: ({ name }) => `That is ${name}’s hand: leave it to ${name}.`,
  othersClaim: () => 'That claim is another seat’s. Claim again from this phone.',
  ownUndo: () => 'The other side has to agree. Ask them to.',
  asking: () => 'The other side has asked for something: answer that first.',
  declined: () => 'The other side did not agree: the move stands.',
  askedNoMore: () => 'Nobody asks for that any more: there is nothing to answer.',
  otherGame: () => 'Another game has begun since. Look at the score before you claim again.',
  otherDeal: () => 'Another deal has begun since. Look at the score before you claim again.',
  otherHand: () => 'Another hand is being counted by now. Look at the score before you claim again.',
  pegMoved: ({ now, seen }) =>
    `Your peg stands on ${now} by now, not on ${seen}. Look whether that is this claim, before you claim again.`,
  studyNoGame: () =>
    'Muggins cannot judge the discards of this game. Wait for another game before you enter cards for study.',
  studyOver: () => 'The game is over: cards for study stay as they were entered. Wait for the next game.',
  studyNoDeal: ({ deal }) => `There is no deal ${deal} in this game yet. Choose one that was dealt.`,
  studyCards: ({ expected, got }) =>
    `Each player is dealt ${counted(expected, 'card')} in this game, not ${got}. Choose all that you had.`,
  studyThrown: ({ expected }) =>
    expected === 1
      ? 'Choose the one of these cards that went to the crib.'
      : `Choose the ${expected} of these cards that went to the crib.`,
  studyStarter: ({ card }) => `${card} is the starter, so it was not dealt. Choose your cards again.`,
  studyElsewhere: ({ card }) => `${card} is in another hand of this deal. Choose your cards again.`,
  studyHand: () =>
    'The hand that was counted has other cards. Choose what you kept, and the cards that went to the crib.',
  studyCrib: () => 'The crib that was counted has other cards. Choose the cards that went to it.',
  noGame: ({ game }) => `There is no game ${game}. Choose one from the list of games.`,
  gameDamaged: ({ game }) =>
    `Game ${game} is damaged: its moves cannot be shown. Choose another game, or run: muggins journal check.`,
  whoIs: ({ name, candidates }) =>
    `Is ${name} the same player as ${candidates.map((each) => each.name).join(' or ')}? Choose, or say that it is somebody new.`,
  noPlayer: ({ player }) => `There is no player ${player}. Choose one from the list of players.`,
  circle: ({ player, into, id }) =>
    id === null
      ? `${player} is one player already. Choose two different players.`
      : `${into} already counts as ${player}. To merge the other way round, part them first. Run: muggins players part ${id}`,
  gameChanged: ({ game }) => `Game ${game} has changed since. Look at it, then try again.`,
  noSuchTable: ({ table }) =>
    `The hall does not know table ${table}. Type the letters that it shows on the desk page.`,
  noTableAsks: ({ ticket }) => `No such board: ${ticket}. Press NEXT at the board again.`,
  unknownTable: () => 'This line is for tables. Press Let a table in at the desk, then NEXT at the board.',
  nothingHere: () => 'There is nothing here. docs/companion.md lists what can be asked for.',
  notKept: ({ reason }) =>
    `Not kept, so nothing has changed: ${reasonWords(reason)}. See to the disk of the host's machine, then try again.`,
  failed: () => 'The host failed to answer. Try again; its log, muggins.log, says why.',
  lookOnly: () =>
    'Only the host’s pages have hands: this one may look. Open the link that the terminal shows, or type the PIN on the page Table.',
  realBoard: () => 'A real board is in use: its own keys are pressed by hand.',
  noKey: ({ key, lanes }) =>
    `A board with ${counted(lanes, 'lane')} has no key ${key}. Press the button of a player who has a lane.`,
  tooManyKeys: () => 'Too many keys at once. Let some go.',
  notSwitched: () => 'The emulated board could not be switched. Try again; muggins.log says why.',
  noLine: () => 'The live line is at /live.',
  tooManyPages: ({ pages }) => `${counted(pages, 'page is', 'pages are')} connected already. Close one.`,
  tooManyLines: () => 'Too many pages are connected from this address. Close one.',
  noPage: () => 'There is no such page. Open / for the first one.',
};

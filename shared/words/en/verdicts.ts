// Rulings on offences as players say them aloud, and in at most twenty characters.
import type { Ruling } from '../../rules/index.ts';
import type { OffenceRuling } from '../../rules/rulings/index.ts';

/** What a sentence about a ruling needs: names, and figures in words. */
export interface Told {
  readonly player: string;
  readonly opponent: string;
  /** Who takes what the ruling gives away: the opponent, as a rule. */
  readonly taker: string;
  /** What says how much it is: 'the cards count', 'the seven scores'. */
  readonly counts: string;
  /** The cards, or the card: 'them' or 'it'. */
  readonly them: string;
  readonly claimed: string;
  readonly truth: string;
  readonly paid: string;
  readonly award: string;
  readonly called: string;
  readonly missed: string;
  readonly back: string;
  readonly cards: string;
}

type Telling = (told: Told) => string;

const seen =
  (what: string): Telling =>
  ({ player, taker, award }) =>
    `${player} ${what}: ${taker} takes ${award}`;

/** For every kind of ruling on an offence, a sentence without its first capital and its full stop. */
export const OFFENCE_VERDICTS: Readonly<Record<OffenceRuling, Telling>> = {
  mugginsTaken: ({ player, opponent, award }) => `${opponent} takes ${award} that ${player} left`,
  overpegOwn: ({ player, claimed, paid }) =>
    `${player} said so first: it is ${paid}, not ${claimed}, and there is no penalty`,
  overpegCorrected: ({ player, claimed, paid }) => `${player} pegged ${claimed}: it is put right to ${paid}`,
  overpegLost: ({ player, claimed }) =>
    `${player} claimed ${claimed}, which is too much, and pegs nothing for it`,
  overpegToOpponent: ({ player, taker, claimed, paid, award }) =>
    `${player} pegged ${claimed} for ${paid}: the pegs go back, and ${taker} takes the ${award} too many`,
  falseGameBack: ({ player, taker, paid, award, back }) =>
    `a false claim of game: ${player} has scored ${paid}, and the front peg goes back to that. ${taker} takes ${award}. Then ${player} goes back ${back}`,
  falseGameLost: ({ player, opponent, paid }) =>
    `a false claim of game: ${player} has scored ${paid}, and loses the game. ${opponent} goes out`,
  underpegCorrected: ({ player, claimed, paid }) =>
    `${player} pegged ${claimed} for ${paid}, and pegs what was missed`,
  underpegStands: ({ player, claimed }) =>
    `the fingers have left the peg: ${claimed} stands, and ${player} cannot peg what was missed`,
  underpegToOpponent: ({ player, taker, award }) =>
    `muggins: ${taker} takes the ${award} that ${player} missed`,
  pastThirtyOne: ({ player }) =>
    `past thirty-one: ${player} takes the card back, and nothing was pegged for it`,
  renegePerCard: ({ player, taker, award, cards }) =>
    `a renege: ${player} withheld ${cards}, and later cards go back. ${taker} takes ${award}`,
  renegeFlat: seen('reneged'),
  renegeDeadCard: ({ player }) => `a renege: ${player}'s card is dead in play, and lives in the show`,
  renegeDeadHand: ({ player }) => `a renege: ${player}'s hand is dead, for play and show`,
  renegeNothing: ({ player }) => `a renege: ${player} plays the card now, and nobody is penalised`,
  heelsForfeited: ({ player }) => `${player} has played a card: the heels are forfeited`,
  heelsLate: ({ player, paid }) => `${player} takes ${paid} for his heels, late as it is`,
  countedFirst: ({ player, opponent }) =>
    `out of turn, without penalty: ${player} takes the count back, ${opponent} pegs, then ${player} again`,
  pegOutReminded: ({ player, paid }) => `${player} is reminded to peg, and pegs ${paid}`,
  pegOutRequired: ({ player }) => `${player}'s peg is not in the game hole: the game is not won`,
  timeOut: ({ player, taker, paid, award }) =>
    `the time is up: ${player} pegs ${paid}, and ${taker} takes ${award}`,
  wrongPeg: ({ player, opponent, taker, award }) =>
    `${player} pegged with ${opponent}'s peg: all goes to its place, and ${taker} takes ${award}`,
  pegPutBack: ({ player }) => `${player}'s front peg goes back to where it stood`,
  pegBehindRear: ({ player }) => `${player}'s front peg was pulled out, and goes behind the rear peg`,
  pegsTouched: ({ player }) => `nothing to peg: ${player}'s pegs stay where they stood`,
  misdeal: ({ player }) => `a misdeal: ${player} deals again`,
  misdealPaid: ({ player, taker, award }) => `a misdeal: ${taker} takes ${award}, and ${player} deals again`,
  wrongNumber: ({ player }) => `${player} holds a wrong number of cards: they are dealt again`,
  unchecked: ({ player, back, award }) =>
    `${player} did not let the cards be checked, and goes ${award === 'nothing' ? `back ${back}` : `on ${award}`}. They are dealt again`,
  bottomSeen: seen('saw the bottom card, and shuffles again'),
  cribPickedUp: seen('picked up cards of the crib'),
  cribSeen: seen('looked at the crib too early'),
  cutSeen: seen('saw the bottom card of the cut'),
};

type Line = (ruling: Ruling) => string;

const give =
  (what: string): Line =>
  ({ award }) =>
    `${what}: ${award} over`;

/** The same in at most twenty characters. */
export const SHORT_OFFENCE_VERDICTS: Readonly<Record<OffenceRuling, Line>> = {
  mugginsTaken: ({ award }) => `${award} taken`,
  overpegOwn: ({ paid }) => `Is ${paid}: no penalty`,
  overpegCorrected: ({ claimed, paid }) => `Not ${claimed}: it is ${paid}`,
  overpegLost: ({ claimed }) => `${claimed} is too much: 0`,
  overpegToOpponent: ({ paid, award }) => `Is ${paid}: ${award} ${award === 1 ? 'goes' : 'go'} over`,
  falseGameBack: ({ award, back = 0 }) => `No game: +${award}, -${back}`,
  falseGameLost: () => 'False claim: lost',
  underpegCorrected: ({ paid }) => `Put right: it is ${paid}`,
  underpegStands: ({ claimed }) => `${claimed} stands`,
  underpegToOpponent: ({ award }) => `Muggins: ${award}`,
  pastThirtyOne: () => 'Past 31: card back',
  renegePerCard: give('Renege'),
  renegeFlat: give('Renege'),
  renegeDeadCard: () => 'Renege: card dead',
  renegeDeadHand: () => 'Renege: hand dead',
  renegeNothing: () => 'Renege: no penalty',
  heelsForfeited: () => 'Heels are forfeited',
  heelsLate: ({ paid }) => `Late heels: ${paid}`,
  countedFirst: () => 'Pone pegs first',
  pegOutReminded: ({ paid }) => `Reminded: pegs ${paid}`,
  pegOutRequired: () => 'Not pegged, not won',
  timeOut: ({ paid, award }) => `Time: ${paid} and ${award}`,
  wrongPeg: give('Wrong peg'),
  pegPutBack: () => 'Peg put back',
  pegBehindRear: () => 'Peg behind the rear',
  pegsTouched: () => 'The pegs stay',
  misdeal: () => 'Misdeal: deal again',
  misdealPaid: give('Misdeal'),
  wrongNumber: () => 'Deal again',
  unchecked: ({ back = 0, award }) => (award > 0 ? `Goes on ${award}` : `Goes back ${back}`),
  bottomSeen: give('Bottom card'),
  cribPickedUp: give('Crib cards'),
  cribSeen: give('Crib seen'),
  cutSeen: give('Cut seen'),
};

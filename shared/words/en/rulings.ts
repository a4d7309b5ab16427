// English: rulings, as players say them aloud, and in at most twenty characters.
import { type Ruling, type RulingCode, rankOf } from '../../rules/index.ts';
import type { RuleSource } from '../../rules/terms/index.ts';
import type { People } from '../people.ts';
import type { Counted, RulingWords } from '../ruling.ts';
import { SHORT_LENGTH } from '../section.ts';
import { numberWord, rankWord, sentence } from './grammar.ts';
import { remark } from './sayings.ts';
import { speakCount, speakPlay } from './speech.ts';
import { type EnglishSubject, player as playerAt, sideAt, subjectOf } from './subject.ts';

/** What a sentence about a ruling needs: who, and figures in words. */
interface RulingParties {
  readonly player: EnglishSubject;
  readonly opponent: EnglishSubject;
  /** Who takes what the ruling gives away: the opponent, as a rule. */
  readonly taker: EnglishSubject;
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

type FullRuling = (told: RulingParties) => string;

const seen =
  (what: string): FullRuling =>
  ({ player, taker, award }) =>
    `${player.name} ${what}: ${taker.does('take')} ${award}`;

/** For every kind of ruling a sentence without its first capital and its full stop. */
const FULL: Readonly<Record<RulingCode, FullRuling>> = {
  countRight: ({ player, truth }) => `${player.does('are')} right: ${truth}`,
  notExact: ({ player, counts, truth }) =>
    `${counts} ${truth}, more than ${player.does('need')}: only the exact number goes out, and nothing is pegged`,
  undercountCorrected: ({ player, claimed, counts, truth, paid }) =>
    `${player.name} said ${claimed}, but ${counts} ${truth}: ${player.does('peg')} ${paid}`,
  undercountStands: ({ player, claimed, counts, truth }) =>
    `${player.name} said ${claimed} and missed points: ${counts} ${truth}, but ${claimed} stands`,
  undercountToOpponent: ({ player, taker, claimed, counts, truth, award }) =>
    `muggins: ${player.name} said ${claimed}, ${counts} ${truth}, and ${taker.does('take')} the ${award} missed`,
  overcountCorrected: ({ player, claimed, counts, truth, paid }) =>
    `${player.name} said ${claimed}, but ${counts} ${truth}: ${player.does('peg')} ${paid}`,
  overcountLost: ({ player, claimed, counts, them, truth }) =>
    `${player.name} said ${claimed}, but ${counts} ${truth}: ${player.does('peg')} nothing for ${them}`,
  overcountToOpponent: ({ player, taker, claimed, counts, truth, award }) =>
    `${player.name} said ${claimed}, but ${counts} ${truth}: ${player.does('peg')} ${truth}, and ${taker.does('take')} ${award} for the excess`,
  mugginsAwarded: ({ player, opponent, award }) =>
    `muggins: ${opponent.does('take')} ${award} that ${player.name} missed`,
  mugginsTooMuch: ({ player, opponent, called, award, missed }) =>
    `muggins: ${opponent.name} called ${called}, but ${player.name} missed only ${missed}: ${opponent.does('take')} ${award}`,
  mugginsWrong: ({ player, opponent, called, award }) =>
    `a wrong call: ${player.name} missed nothing. ${opponent.name} called ${called}, and ${player.does('get')} ${award}`,
  otherDifference: ({ opponent, award }) =>
    `${opponent.does('have')} more in the square: ${opponent.does('peg')} ${award}`,
  mugginsTaken: ({ player, opponent, award }) => `${opponent.does('take')} ${award} that ${player.name} left`,
  overpegOwn: ({ player, claimed, paid }) =>
    `${player.name} said so first: it is ${paid}, not ${claimed}, and there is no penalty`,
  overpegCorrected: ({ player, claimed, paid }) =>
    `${player.name} pegged ${claimed}: it is put right to ${paid}`,
  overpegLost: ({ player, claimed }) =>
    `${player.name} claimed ${claimed}, which is too much, and ${player.verb('peg')} nothing for it`,
  overpegToOpponent: ({ player, taker, claimed, paid, award }) =>
    `${player.name} pegged ${claimed} for ${paid}: the pegs go back, and ${taker.does('take')} the ${award} too many`,
  falseGameBack: ({ player, taker, paid, award, back }) =>
    `a false claim of game: ${player.does('have')} scored ${paid}, and the front peg goes back to that. ${sentence(taker.does('take'))} ${award}. Then ${player.does('go')} back ${back}`,
  falseGameLost: ({ player, opponent, paid }) =>
    `a false claim of game: ${player.does('have')} scored ${paid}, and ${player.verb('lose')} the game. ${opponent.does('go')} out`,
  underpegCorrected: ({ player, claimed, paid }) =>
    `${player.name} pegged ${claimed} for ${paid}, and ${player.verb('peg')} what was missed`,
  underpegStands: ({ player, claimed }) =>
    `the fingers have left the peg: ${claimed} stands, and ${player.name} cannot peg what was missed`,
  underpegToOpponent: ({ player, taker, award }) =>
    `muggins: ${taker.does('take')} the ${award} that ${player.name} missed`,
  pastThirtyOne: ({ player }) =>
    `past thirty-one: ${player.does('take')} the card back, and nothing was pegged for it`,
  renegePerCard: ({ player, taker, award, cards }) =>
    `a renege: ${player.name} withheld ${cards}, and later cards go back. ${sentence(taker.does('take'))} ${award}`,
  renegeFlat: seen('reneged'),
  renegeDeadCard: ({ player }) => `a renege: ${player.whose} card is dead in play, and lives in the show`,
  renegeDeadHand: ({ player }) => `a renege: ${player.whose} hand is dead, for play and show`,
  renegeNothing: ({ player }) => `a renege: ${player.does('play')} the card now, and nobody is penalised`,
  heelsForfeited: ({ player }) => `${player.does('have')} played a card: the heels are forfeited`,
  heelsLate: ({ player, paid }) => `${player.does('take')} ${paid} for his heels, late as it is`,
  countedFirst: ({ player, opponent }) =>
    `out of turn, without penalty: ${player.does('take')} the count back, ${opponent.does('peg')}, then ${player.name} again`,
  pegOutReminded: ({ player, paid }) =>
    `${player.does('are')} reminded to peg, and ${player.verb('peg')} ${paid}`,
  pegOutRequired: ({ player }) => `${player.whose} peg is not in the game hole: the game is not won`,
  timeOut: ({ player, taker, paid, award }) =>
    `the time is up: ${player.does('peg')} ${paid}, and ${taker.does('take')} ${award}`,
  wrongPeg: ({ player, opponent, taker, award }) =>
    `${player.name} pegged with ${opponent.whose} peg: all goes to its place, and ${taker.does('take')} ${award}`,
  pegPutBack: ({ player }) => `${player.whose} front peg goes back to where it stood`,
  pegBehindRear: ({ player }) => `${player.whose} front peg was pulled out, and goes behind the rear peg`,
  pegsTouched: ({ player }) => `nothing to peg: ${player.whose} pegs stay where they stood`,
  misdeal: ({ player }) => `a misdeal: ${player.does('deal')} again`,
  misdealPaid: ({ player, taker, award }) =>
    `a misdeal: ${taker.does('take')} ${award}, and ${player.does('deal')} again`,
  wrongNumber: ({ player }) => `${player.does('hold')} a wrong number of cards: they are dealt again`,
  dealDead: () =>
    'the play stops: hands and crib are dead, the points of this deal come off, and the same dealer deals again',
  unchecked: ({ player, back, award }) =>
    `${player.name} did not let the cards be checked, and ${player.verb('go')} ${award === 'nothing' ? `back ${back}` : `on ${award}`}. The points of this deal come off, and the cards are dealt again`,
  bottomSeen: ({ player, taker, award }) =>
    `${player.name} saw the bottom card, and ${player.verb('shuffle')} again: ${taker.does('take')} ${award}`,
  cribPickedUp: seen('picked up cards of the crib'),
  cribSeen: seen('looked at the crib too early'),
  cutSeen: seen('saw the bottom card of the cut'),
  cutEarly: seen('cut before the deal'),
  cribExamined: ({ player, opponent, taker, award }) =>
    `${player.name} looked at the crib before discarding: ${taker.does('take')} ${award}, and ${opponent.does('draw')} the discard blind from ${player.whose} hand`,
  cribForHand: ({ player, taker, award }) =>
    `${player.name} took the crib for the hand: points from the play come off, and ${taker.does('take')} ${award}`,
  cribWrongSide: () => "without penalty: the crib goes to the dealer's side, unseen",
  cribWrongSideLate: ({ player }) =>
    `the crib is now ${player.whose}, as the dealer, and the next player has the next deal`,
  starterInHand: ({ player, opponent, taker, award }) =>
    `${player.name} took the starter into the hand: ${taker.does('take')} ${award}. ${sentence(opponent.does('draw'))} two cards from that hand and ${opponent.verb('choose')} the starter`,
  starterMixed: seen('mixed the starter with other cards'),
  ledOutOfTurn: () =>
    'without penalty: the cards go back to the hands, points for them come off, and the pone leads',
  twoCards: ({ player }) =>
    `without penalty: one of the cards is played, and ${player.does('take')} the other back`,
  announcedWrong: () => 'a wrong announcement: no peg moves here. Ask the judge for the rule',
  procedure: seen('broke a rule of procedure'),
};

type ShortRuling = (ruling: Ruling) => string;

const give =
  (what: string): ShortRuling =>
  ({ award }) =>
    `${what}: ${award} over`;

/** The same in at most twenty characters. */
const SHORT: Readonly<Record<RulingCode, ShortRuling>> = {
  countRight: ({ truth }) => `Right: ${truth}`,
  notExact: ({ truth, claimed }) => `${truth ?? claimed} is past the end`,
  undercountCorrected: ({ claimed, truth }) => `${claimed} said: it is ${truth}`,
  undercountStands: ({ claimed, truth }) => `Was ${truth}: ${claimed} stands`,
  undercountToOpponent: ({ truth, award }) => `Was ${truth}: muggins ${award}`,
  overcountCorrected: ({ claimed, truth }) => `${claimed} said: it is ${truth}`,
  overcountLost: ({ claimed, truth }) => `${claimed} said, is ${truth}: 0`,
  overcountToOpponent: ({ truth, award }) => `Is ${truth}: ${award} ${award === 1 ? 'goes' : 'go'} over`,
  mugginsAwarded: ({ award }) => `Muggins: ${award}`,
  mugginsTooMuch: ({ called, award }) => `Muggins ${called}? ${award} only`,
  mugginsWrong: ({ award }) => `Wrong call: costs ${award}`,
  otherDifference: ({ award }) => `Other side: ${award}`,
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
  dealDead: () => 'Dead: deal again',
  unchecked: ({ back = 0, award }) => (award > 0 ? `Goes on ${award}` : `Goes back ${back}`),
  bottomSeen: give('Bottom card'),
  cribPickedUp: give('Crib cards'),
  cribSeen: give('Crib seen'),
  cutSeen: give('Cut seen'),
  cutEarly: give('Early cut'),
  cribExamined: give('Crib seen'),
  cribForHand: give('Crib as hand'),
  cribWrongSide: () => 'Move the crib',
  cribWrongSideLate: () => 'The crib passes',
  starterInHand: give('Starter'),
  starterMixed: give('Starter'),
  ledOutOfTurn: () => 'The pone leads',
  twoCards: () => 'Play one of them',
  announcedWrong: () => 'Ask the judge',
  procedure: give('Procedure'),
};

/** Who takes what a ruling gives away. */
function takerOf({ opponent, takers, seat }: Ruling, people: People): EnglishSubject {
  if (takers === 'each') return subjectOf(['every other side']);
  return sideAt(people, takers === 'player' ? seat : opponent);
}

function toldOf(ruling: Ruling, people: People): RulingParties {
  const { claimed, truth, played, paid, award, called, back = 0, cards = 0 } = ruling;
  return {
    // An offence is committed by one of the partners; points are their side's.
    player: (ruling.offence === undefined ? sideAt : playerAt)(people, ruling.seat),
    opponent: sideAt(people, ruling.opponent),
    taker: takerOf(ruling, people),
    counts: played === undefined ? 'the cards count' : `the ${rankWord(rankOf(played.card))} scores`,
    them: played === undefined ? 'them' : 'it',
    claimed: numberWord(claimed),
    truth: numberWord(truth ?? claimed),
    paid: numberWord(paid),
    award: numberWord(award),
    called: numberWord(called ?? 0),
    missed: numberWord(Math.max(0, (truth ?? claimed) - claimed)),
    back: numberWord(back),
    cards: cards === 1 ? 'a card' : `${numberWord(cards)} cards`,
  };
}

const full = (ruling: Ruling, people: People): string | undefined => {
  const say = FULL[ruling.code] as FullRuling | undefined;
  return say && `${sentence(say(toldOf(ruling, people)))}.${remark(people, ruling)}`;
};

const short = (ruling: Ruling): string | undefined =>
  (SHORT[ruling.code] as ShortRuling | undefined)?.(ruling).slice(0, SHORT_LENGTH);

/** What the cards of a ruling count, or its card scores, aloud; empty where nobody knows it. */
const count = ({ items = [], played, truth }: Counted): string => {
  if (played !== undefined) return speakPlay(played);
  return truth === undefined ? '' : speakCount(items);
};

/** Customs of houses that one sentence says, by the house and the rule. */
const CUSTOMS: Readonly<Record<string, string>> = {
  'casual overcount': 'House rule: an overcount is put right',
  'pub, UK overcount': 'House rule (pub, UK): an overcount loses the whole count',
  'casual undercount': 'House rule: an undercount is put right',
  'Playroom undercount': 'House rule (Playroom): missed points go to the opponent',
  'cutthroat undercount': 'House rule (cutthroat): muggins takes the missed points',
};

/** Where a ruling comes from: 'ACC 2010, rule 8.4.c', or 'House rule: renege (Hoyle)', the house whose custom it is. */
const source = ({ rulebook, edition, rule, verified }: RuleSource): string => {
  const custom = CUSTOMS[`${rulebook} ${rule}`] ?? `House rule: ${rule} (${rulebook})`;
  const cited = edition === '-' ? custom : `${rulebook} ${edition}, rule ${rule}`;
  return verified === false ? `${cited}, second-hand` : cited;
};

export const RULINGS: RulingWords = { full, short, count, source };

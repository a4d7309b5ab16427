// French: rulings, as players say them aloud, and in at most twenty characters.
import type { Ruling, RulingCode } from '../../rules/index.ts';
import type { RuleSource } from '../../rules/terms/index.ts';
import type { People } from '../people.ts';
import type { Counted, RulingWords } from '../ruling.ts';
import { SHORT_LENGTH } from '../section.ts';
import { speakCount, speakPlay } from './counts.ts';
import { plural, sentence } from './grammar.ts';
import { type FrenchSubject, player as playerAt, sideAt, subjectOf } from './subject.ts';

/** What a sentence about a ruling needs: who, and figures. */
interface RulingParties {
  readonly player: FrenchSubject;
  readonly opponent: FrenchSubject;
  /** Who takes what the ruling gives away: the opponent, as a rule. */
  readonly taker: FrenchSubject;
  /** « les cartes font 8 », « la carte fait 2 ». */
  readonly counts: string;
  readonly claimed: number;
  readonly truth: string;
  readonly paid: string;
  readonly award: string;
  readonly missed: string;
  readonly excess: string;
  /** « 4 oubliés ». */
  readonly left: string;
  readonly called: number;
  readonly short: number;
  readonly back: number;
  readonly cards: string;
}

type FullRuling = (told: RulingParties) => string;

const points = (count: number): string => (count === 0 ? 'rien' : `${count}`);
const marks = (who: FrenchSubject, count: string): string =>
  count === 'rien'
    ? who.does('ne marque rien', 'ne marquent rien')
    : `${who.does('marque', 'marquent')} ${count}`;
const takes = (who: FrenchSubject): string => who.does('prend', 'prennent');
const his = ({ many }: FrenchSubject): string => (many ? 'leur' : 'son');
const its = ({ many }: FrenchSubject): string => (many ? 'leur' : 'sa');
const have = (who: FrenchSubject): string => who.does('a', 'ont');
const havent = (who: FrenchSubject): string => who.does('n’a', 'n’ont');

const seen =
  (what: string): FullRuling =>
  ({ player, taker, award }) =>
    `${have(player)} ${what} : ${takes(taker)} ${award}`;

/** For every kind of ruling a sentence without its full stop. */
const FULL: Readonly<Record<RulingCode, FullRuling>> = {
  countRight: ({ player, truth }) => `${have(player)} raison : ${truth}`,
  notExact: ({ player, counts }) =>
    `${sentence(counts)}, plus qu’il n’en faut ${player.to} : il faut le compte exact pour gagner, et rien n’est marqué`,
  undercountCorrected: ({ player, claimed, counts, paid }) =>
    `${have(player)} dit ${claimed}, mais ${counts} : ${marks(player, paid)}`,
  undercountStands: ({ player, claimed, counts }) =>
    `${have(player)} dit ${claimed} et oublié des points : ${counts}, mais ${claimed} reste`,
  undercountToOpponent: ({ player, taker, claimed, counts, missed }) =>
    `Muggins : ${have(player)} dit ${claimed}, ${counts}, et ${takes(taker)} ${missed}`,
  overcountCorrected: ({ player, claimed, counts, paid }) =>
    `${have(player)} dit ${claimed}, mais ${counts} : ${marks(player, paid)}`,
  overcountLost: ({ player, claimed, counts }) =>
    `${have(player)} dit ${claimed}, mais ${counts} : ${marks(player, 'rien')}`,
  overcountToOpponent: ({ player, taker, claimed, counts, truth, award }) =>
    `${have(player)} dit ${claimed}, mais ${counts} : ${marks(player, truth)}, et ${takes(taker)} ${award} pour l’excès`,
  mugginsAwarded: ({ player, opponent, left }) => `Muggins : ${takes(opponent)} ${left} par ${player.name}`,
  mugginsTooMuch: ({ player, opponent, called, short, award }) =>
    `Muggins : ${have(opponent)} dit ${called}, mais ${player.does('n’avait', 'n’avaient')} oublié que ${short} : ${takes(opponent)} ${award}`,
  mugginsWrong: ({ player, opponent, called, award }) =>
    `Fausse annonce : ${havent(player)} rien oublié. ${have(opponent)} dit ${called}, et ${player.does('reçoit', 'reçoivent')} ${award}`,
  otherDifference: ({ opponent, award }) =>
    `${have(opponent)} plus dans le carré : ${marks(opponent, award)}`,
  mugginsTaken: ({ player, opponent, left }) => `${takes(opponent)} ${left} par ${player.name}`,
  overpegOwn: ({ player, claimed, paid }) =>
    `${player.does('l’a', 'l’ont')} dit en premier : c’est ${paid}, non ${claimed}, et sans pénalité`,
  overpegCorrected: ({ player, claimed, paid }) => `${have(player)} marqué ${claimed} : on corrige à ${paid}`,
  overpegLost: ({ player, claimed }) =>
    `${have(player)} annoncé ${claimed}, c’est trop : ${marks(player, 'rien')}`,
  overpegToOpponent: ({ player, taker, claimed, paid, excess }) =>
    `${have(player)} marqué ${claimed} au lieu de ${paid} : les fiches reculent, et ${takes(taker)} ${excess}`,
  falseGameBack: ({ player, taker, paid, award, back }) =>
    `Fausse annonce de partie : ${havent(player)} fait que ${paid}, et ${its(player)} fiche avant y revient. ${sentence(takes(taker))} ${award}. Puis ${player.does('recule', 'reculent')} de ${back}`,
  falseGameLost: ({ player, opponent, paid }) =>
    `Fausse annonce de partie : ${havent(player)} fait que ${paid}, et ${player.many ? 'perdent' : 'perd'} la partie. ${opponent.does('gagne', 'gagnent')}`,
  underpegCorrected: ({ player, claimed, paid }) =>
    `${have(player)} marqué ${claimed} au lieu de ${paid}, et ${player.many ? 'marquent' : 'marque'} ce qui manquait`,
  underpegStands: ({ player, claimed }) =>
    `Les doigts ont quitté la fiche : ${claimed} reste, et ${player.does('ne peut', 'ne peuvent')} plus marquer les points oubliés`,
  underpegToOpponent: ({ player, taker, missed }) => `Muggins : ${takes(taker)} ${missed} par ${player.name}`,
  pastThirtyOne: ({ player }) =>
    `Au-delà de trente et un : ${player.does('reprend', 'reprennent')} la carte, et rien n’avait été marqué pour elle`,
  renegePerCard: ({ player, taker, award, cards }) =>
    `Carte gardée à tort : ${have(player)} gardé ${cards}, et les cartes suivantes reviennent. ${sentence(takes(taker))} ${award}`,
  renegeFlat: seen('gardé une carte à tort'),
  renegeDeadCard: ({ player }) =>
    `Carte gardée à tort par ${player.name} : elle est morte au jeu, et compte encore au décompte`,
  renegeDeadHand: ({ player }) =>
    `Carte gardée à tort : la main ${player.of} est morte, au jeu comme au décompte`,
  renegeNothing: ({ player }) =>
    `Carte gardée à tort : ${player.does('la joue', 'la jouent')} maintenant, sans pénalité`,
  heelsForfeited: ({ player }) => `${have(player)} joué une carte : les points du valet retourné sont perdus`,
  heelsLate: ({ player, paid }) => `${takes(player)} ${paid} pour le valet retourné, même si c’est tard`,
  countedFirst: ({ player, opponent }) =>
    `Avant son tour, sans pénalité : ${player.does('reprend', 'reprennent')} ${his(player)} compte, ${opponent.does('marque', 'marquent')}, puis ${player.name} à nouveau`,
  pegOutReminded: ({ player, paid }) => `On rappelle ${player.to} de marquer : ${marks(player, paid)}`,
  pegOutRequired: ({ player }) =>
    `La fiche ${player.of} n’est pas au trou final : la partie n’est pas gagnée`,
  timeOut: ({ player, taker, paid, award }) =>
    `Le temps est écoulé : ${marks(player, paid)}, et ${takes(taker)} ${award}`,
  wrongPeg: ({ player, opponent, taker, award }) =>
    `${have(player)} marqué avec la fiche ${opponent.of} : tout revient à sa place, et ${takes(taker)} ${award}`,
  pegPutBack: ({ player }) => `La fiche avant ${player.of} revient à sa place`,
  pegBehindRear: ({ player }) =>
    `La fiche avant ${player.of} a été retirée : elle va derrière la fiche arrière`,
  pegsTouched: ({ player }) => `Rien à marquer : les fiches ${player.of} restent en place`,
  misdeal: ({ player }) => `Maldonne : ${player.does('redonne', 'redonnent')}`,
  misdealPaid: ({ player, taker, award }) =>
    `Maldonne : ${takes(taker)} ${award}, et ${player.does('redonne', 'redonnent')}`,
  wrongNumber: ({ player }) => `${havent(player)} pas le bon nombre de cartes : on redonne`,
  dealDead: () =>
    'On arrête le jeu : les mains et le crib sont morts, les points de cette donne sont retirés, et le même donneur redonne',
  unchecked: ({ player, back, award }) =>
    `${havent(player)} pas laissé vérifier ${player.many ? 'leurs' : 'ses'} cartes, et ${award === 'rien' ? `${player.many ? 'reculent' : 'recule'} de ${back}` : `${player.many ? 'avancent' : 'avance'} de ${award}`}. Les points de cette donne sont retirés, et on redonne`,
  bottomSeen: ({ player, taker, award }) =>
    `${have(player)} vu la carte du dessous, et ${player.many ? 'brassent' : 'brasse'} à nouveau : ${takes(taker)} ${award}`,
  cribPickedUp: seen('repris des cartes du crib'),
  cribSeen: seen('regardé le crib trop tôt'),
  cutSeen: seen('vu la carte du dessous de la coupe'),
  cutEarly: seen('coupé avant la donne'),
  cribExamined: ({ player, opponent, taker, award }) =>
    `${have(player)} regardé le crib avant d’y écarter : ${takes(taker)} ${award}, et ${opponent.does('tire', 'tirent')} l’écart à l’aveugle dans la main ${player.of}`,
  cribForHand: ({ player, taker, award }) =>
    `${have(player)} pris le crib pour sa main : ses points du jeu sont retirés, et ${takes(taker)} ${award}`,
  cribWrongSide: () => 'Sans pénalité : le crib passe du côté du donneur, sans être vu',
  cribWrongSideLate: ({ player }) =>
    `Le crib est désormais ${player.to}, qui devient donneur : la donne suivante est au joueur suivant`,
  starterInHand: ({ player, opponent, taker, award }) =>
    `${have(player)} pris la retourne en main : ${takes(taker)} ${award}. ${sentence(opponent.does('tire', 'tirent'))} deux cartes de cette main et ${opponent.many ? 'choisissent' : 'choisit'} la retourne`,
  starterMixed: seen('mêlé la retourne à d’autres cartes'),
  ledOutOfTurn: () =>
    'Sans pénalité : les cartes reviennent en main, leurs points sont retirés, et le non-donneur entame',
  twoCards: ({ player }) =>
    `Sans pénalité : une des cartes est jouée, et ${player.does('reprend', 'reprennent')} l’autre`,
  announcedWrong: () => 'Fausse annonce : aucune fiche ne bouge ici. Demandez la règle à l’arbitre',
  procedure: seen('manqué à une règle'),
};

type ShortRuling = (ruling: Ruling) => string;

const over =
  (what: string) =>
  ({ award }: Ruling): string =>
    `${what} : ${plural(award, 'cédé')}`;

/** The same in at most twenty characters. */
const SHORT: Readonly<Record<RulingCode, ShortRuling>> = {
  countRight: ({ truth }) => `Exact : ${truth}`,
  notExact: ({ truth, claimed }) => `${truth ?? claimed}, c'est trop`,
  undercountCorrected: ({ claimed, truth }) => `Dit ${claimed} : c'est ${truth}`,
  undercountStands: ({ claimed, truth }) => `Fait ${truth} : ${claimed} reste`,
  undercountToOpponent: ({ truth, award }) => `Fait ${truth} : muggins ${award}`,
  overcountCorrected: ({ claimed, truth }) => `Dit ${claimed} : c'est ${truth}`,
  overcountLost: ({ claimed, truth }) => `Dit ${claimed}, fait ${truth} : 0`,
  overcountToOpponent: ({ truth, award }) => `Fait ${truth} : ${plural(award, 'cédé')}`,
  mugginsAwarded: ({ award }) => `Muggins : ${award}`,
  mugginsTooMuch: ({ called, award }) => `Muggins ${called} ? Non: ${award}`,
  mugginsWrong: ({ award }) => `À tort : coûte ${award}`,
  otherDifference: ({ award }) => `Autre camp : ${award}`,
  mugginsTaken: ({ award }) => `${award} pris`,
  overpegOwn: ({ paid }) => `C'est ${paid}, sans peine`,
  overpegCorrected: ({ claimed, paid }) => `Non ${claimed} : c'est ${paid}`,
  overpegLost: ({ claimed }) => `${claimed}, c'est trop : 0`,
  overpegToOpponent: ({ paid, award }) => `Fait ${paid} : ${plural(award, 'cédé')}`,
  falseGameBack: ({ award, back = 0 }) => `Pas gagné : +${award} -${back}`,
  falseGameLost: () => 'Annonce : perdu',
  underpegCorrected: ({ paid }) => `Corrigé : c'est ${paid}`,
  underpegStands: ({ claimed }) => `${claimed} reste`,
  underpegToOpponent: ({ award }) => `Muggins : ${award}`,
  pastThirtyOne: () => '31 dépassé : reprise',
  renegePerCard: over('Gardée'),
  renegeFlat: over('Gardée'),
  renegeDeadCard: () => 'Carte morte',
  renegeDeadHand: () => 'Main morte',
  renegeNothing: () => 'Sans pénalité',
  heelsForfeited: () => 'Valet perdu',
  heelsLate: ({ paid }) => `Valet tardif : ${paid}`,
  countedFirst: () => 'Non-donneur marque',
  pegOutReminded: ({ paid }) => `Rappel : marque ${paid}`,
  pegOutRequired: () => 'Pas marqué, pas fini',
  timeOut: ({ paid, award }) => `Temps : ${paid} et ${award}`,
  wrongPeg: over('Fiche'),
  pegPutBack: () => 'Fiche remise',
  pegBehindRear: () => "Fiche à l'arrière",
  pegsTouched: () => 'Les fiches restent',
  misdeal: () => 'Maldonne : redonnez',
  misdealPaid: over('Maldonne'),
  wrongNumber: () => 'Redonnez',
  dealDead: () => 'Morte : redonnez',
  unchecked: ({ back = 0, award }) => (award > 0 ? `Avance de ${award}` : `Recule de ${back}`),
  bottomSeen: over('Dessous'),
  cribPickedUp: over('Crib'),
  cribSeen: over('Crib vu'),
  cutSeen: over('Coupe'),
  cutEarly: over('Coupe tôt'),
  cribExamined: over('Crib vu'),
  cribForHand: over('Crib'),
  cribWrongSide: () => 'Déplacez le crib',
  cribWrongSideLate: () => 'Le crib change',
  starterInHand: over('Retourne'),
  starterMixed: over('Retourne'),
  ledOutOfTurn: () => 'Pone entame',
  twoCards: () => 'Jouez-en une',
  announcedWrong: () => "Voir l'arbitre",
  procedure: over('Règle'),
};

/** Who takes what a ruling gives away. */
function takerOf({ opponent, takers, seat }: Ruling, people: People): FrenchSubject {
  if (takers === 'each') return subjectOf(['chaque autre camp']);
  return sideAt(people, takers === 'player' ? seat : opponent);
}

function toldOf(ruling: Ruling, people: People): RulingParties {
  const { claimed, truth = claimed, played, paid, award, called = 0, back = 0, cards = 0 } = ruling;
  return {
    // An offence is committed by one of the partners; points are their side's.
    player: (ruling.offence === undefined ? sideAt : playerAt)(people, ruling.seat),
    opponent: sideAt(people, ruling.opponent),
    taker: takerOf(ruling, people),
    counts: `${played === undefined ? 'les cartes font' : 'la carte fait'} ${points(truth)}`,
    claimed,
    truth: points(truth),
    paid: points(paid),
    award: points(award),
    missed: award === 1 ? 'le point oublié' : `les ${award} oubliés`,
    excess: award === 1 ? 'le point en trop' : `les ${award} en trop`,
    left: `${points(award)}, ${award === 1 ? 'oublié' : 'oubliés'}`,
    called,
    short: Math.max(0, truth - claimed),
    back,
    cards: cards === 1 ? 'une carte' : `${cards} cartes`,
  };
}

const full = (ruling: Ruling, people: People): string | undefined => {
  const say = FULL[ruling.code] as FullRuling | undefined;
  return say && `${sentence(say(toldOf(ruling, people)))}.`;
};

const short = (ruling: Ruling): string | undefined =>
  (SHORT[ruling.code] as ShortRuling | undefined)?.(ruling).slice(0, SHORT_LENGTH);

/** What the cards of a ruling count, or its card scores, aloud; empty where nobody knows it. */
const count = ({ items = [], played, truth }: Counted): string => {
  if (played !== undefined) return speakPlay(played);
  return truth === undefined ? '' : speakCount(items);
};

/** What a house rule is about, by its name in the rules. */
const RULES: Readonly<Record<string, string>> = {
  undercount: 'compte trop faible',
  overcount: 'compte trop fort',
  'false claim of game': 'fausse annonce de partie',
  renege: 'carte gardée à tort',
  heels: 'valet retourné',
  misdeal: 'maldonne',
  'pulled peg': 'fiche avant retirée',
  'cutting before the deal': 'coupe avant la donne',
  'timed count': 'temps pour compter',
};

/** Houses whose custom a rule is. */
const HOUSES: Readonly<Record<string, string>> = {
  'five-card': 'à cinq cartes',
  casual: 'entre amis',
  'pub, UK': 'pub, R.-U.',
  cutthroat: 'chacun pour soi',
  'other houses': 'autres maisons',
};

/** Usages qu’une phrase dit, par la maison et la règle. */
const CUSTOMS: Readonly<Record<string, string>> = {
  'casual overcount': 'Règle de la maison : un compte trop fort est corrigé',
  'pub, UK overcount': 'Règle de la maison (pub, R.-U.) : un compte trop fort est perdu en entier',
  'casual undercount': 'Règle de la maison : un compte trop faible est corrigé',
  'Playroom undercount': 'Règle de la maison (Playroom) : les points oubliés vont à l’adversaire',
  'cutthroat undercount': 'Règle de la maison (chacun pour soi) : le muggins prend les points oubliés',
};

/** « ACC 2010, règle 8.4.c », « Règle de la maison : maldonne (Hoyle) ». */
const source = ({ rulebook, edition, rule, verified }: RuleSource): string => {
  const custom =
    CUSTOMS[`${rulebook} ${rule}`] ??
    `Règle de la maison : ${RULES[rule] ?? rule} (${HOUSES[rulebook] ?? rulebook})`;
  const cited = edition === '-' ? custom : `${rulebook} ${edition}, règle ${rule}`;
  return verified === false ? `${cited}, de seconde main` : cited;
};

export const RULINGS: RulingWords = { full, short, count, source };

// French: what the rules refuse and rule, in lines of at most twenty characters.
import type { Refusal, RefusalCode, Ruling, RulingCode } from '../../rules/index.ts';

type Refusals = { readonly [C in RefusalCode]: (refusal: Extract<Refusal, { code: C }>) => string };

const who = (english: string): string =>
  ({ dealer: 'le donneur', pone: 'le non-donneur', counter: 'qui compte' })[english] ?? english;
const plural = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;
const figure = (english: string): string => (english === 'cards' ? 'cartes' : 'points');
const hand = (crib: boolean): string => (crib ? 'crib' : 'main');

const REFUSED: Refusals = {
  badCard: () => "Ce n'est pas 1 carte",
  badRank: () => "Ce n'est pas un rang",
  duplicateCard: ({ card }) => `${card} est là 2 fois`,
  tooManyOfRank: ({ rank }) => `Un cinquième ${rank}`,
  wrongNumberOfCards: ({ expected, got }) => `${plural(got, 'carte')}, non ${expected}`,
  suitWanted: ({ rank, starter }) => `Couleur ${starter ? 'départ ' : ''}${rank} ?`,
  badPoints: () => 'Points impossibles',
  impossiblePlay: ({ points }) => `Aucune carte : ${points}`,
  impossibleCount: ({ points, crib }) => `Aucun${crib ? '' : 'e'} ${hand(crib)} : ${points}`,
  impossiblePoints: ({ points }) => `Rien ne fait ${points}`,
  badSeat: ({ seat }) => `Pas de place ${seat + 1}`,
  noGame: () => 'Commencez une partie',
  gameOver: () => 'La partie est finie',
  cutFirst: () => 'Qui donne ?',
  notNow: () => 'Pas maintenant',
  outOfOrder: () => 'Pas votre tour',
  countFirst: ({ hand: what }) => `D'abord ${what === 'crib' ? 'le crib' : 'la main'}`,
  starterFirst: () => "D'abord le départ",
  starterDiffers: ({ known }) => `Le départ est ${known}`,
  starterNoJack: ({ card }) => `Valet : pas ${card}`,
  cardsFirst: ({ cards }) => `Entrez ${plural(cards, 'carte')}`,
  cardsNotWanted: () => 'Pas de cartes ici',
  disputesOff: () => 'On ne conteste pas',
  disputeOpen: () => 'Entrez les cartes',
  nothingToDispute: () => 'Rien à contester',
  mugginsOff: () => 'Pas de muggins ici',
  mugginsAutomatic: () => 'Muggins automatique',
  mugginsClosed: () => 'Muggins : trop tard',
  countSettled: () => 'Compte déjà réglé',
  ownCount: () => 'Votre propre compte',
  mugginsNever: () => 'Jamais de muggins',
  badOffence: () => 'Faute inconnue',
  offenceOff: () => 'Pas dans ces règles',
  offenceClosed: () => 'Pas en ce moment',
  offenceSeat: (refusal) => `Seul ${who(refusal.who)}`,
  ownSide: () => 'Le même camp',
  countChecked: () => 'Déjà vérifié',
  figureMissing: (refusal) => `D'abord les ${figure(refusal.figure)}`,
  badFigure: ({ least, most }) => (least === most ? `Il faut ${least}` : `De ${least} à ${most}`),
  restricted: ({ rule }) =>
    ({ go: 'Go ne gagne pas', heels: 'Pas de valet ici', play: 'Le jeu seul compte' })[rule],
  nothingToUndo: () => 'Rien à défaire',
  nothingToRedo: () => 'Rien à refaire',
  badPlayers: ({ expected }) => `Il faut ${plural(expected, 'joueur')}`,
  badName: ({ seat }) => `Nom du joueur ${seat + 1} ?`,
  unknownPreset: () => 'Jeu inconnu',
  badSetting: () => 'Réglage inconnu',
  badRules: () => 'Règles impossibles',
  playOver: () => 'Le jeu est fini',
  notYourTurn: () => 'Pas votre tour',
  notHeld: ({ card }) => `Pas de ${card} en main`,
  pastThirtyOne: ({ count }) => `${count} dépasse 31`,
  mustPlay: ({ count }) => `Pas de go à ${count}`,
  wrongPlay: ({ card, possible }) => `${card} fait ${possible.join('/')}`,
  notLaid: () => 'Rien à marquer',
  cardsUnseen: () => 'Points seulement',
  claimOpen: () => 'Pas encore marqué',
  handBegun: () => 'Trop tard : main',
  handDead: () => 'La main est morte',
};

const over =
  (what: string) =>
  ({ award }: Ruling): string =>
    `${what} : ${plural(award, 'cédé')}`;

const RULED: Readonly<Record<RulingCode, (ruling: Ruling) => string>> = {
  countRight: ({ truth }) => `Exact : ${truth}`,
  undercountCorrected: ({ claimed, truth }) => `Dit ${claimed} : c'est ${truth}`,
  undercountStands: ({ claimed, truth }) => `Fait ${truth} : ${claimed} reste`,
  undercountToOpponent: ({ truth, award }) => `Fait ${truth} : muggins ${award}`,
  overcountCorrected: ({ claimed, truth }) => `Dit ${claimed} : c'est ${truth}`,
  overcountLost: ({ claimed, truth }) => `Dit ${claimed}, fait ${truth} : 0`,
  overcountToOpponent: ({ truth, award }) => `Fait ${truth} : ${plural(award, 'cédé')}`,
  mugginsAwarded: ({ award }) => `Muggins : ${award}`,
  mugginsTooMuch: ({ called, award }) => `Muggins ${called} ? Non: ${award}`,
  mugginsWrong: ({ award }) => `À tort : coûte ${award}`,
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
  unchecked: ({ back = 0, award }) => (award > 0 ? `Avance de ${award}` : `Recule de ${back}`),
  bottomSeen: over('Dessous'),
  cribPickedUp: over('Crib'),
  cribSeen: over('Crib vu'),
  cutSeen: over('Coupe'),
};

/** Why something was refused. */
export const frenchRefusal = (refusal: Refusal): string =>
  // The line of a code fits that code's refusals, which the compiler cannot follow through a look-up.
  (REFUSED[refusal.code] as unknown as (each: Refusal) => string)(refusal);

/** A ruling. */
export const frenchRuling = (ruling: Ruling): string => RULED[ruling.code](ruling);

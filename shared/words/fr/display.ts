// French: what the board's display says, in the words of docs/french.md.
import type { Hand } from '../../rules/index.ts';
import type { OffenceCode } from '../../rules/terms/index.ts';
import type { HintCode } from '../../table/hint.ts';
import type { Asking, Telling, Wording } from '../wording.ts';
import { frenchRefusal, frenchRuling } from './rules.ts';

const handWord = (hand: Hand | undefined): string => (hand === 'crib' ? 'Crib' : 'Main');
const amount = (points: number): string => (points === 0 ? 'rien' : `${points}`);

const OFFENCES: Readonly<Record<OffenceCode, string>> = {
  overpegged: 'Trop marqué',
  ownOverpeg: 'Trop marqué, dit',
  falseGame: 'Fausse partie',
  renege: 'Carte gardée',
  pastThirtyOne: 'Au-delà de 31',
  countedFirst: 'Compté trop tôt',
  underpegged: 'Trop peu marqué',
  misdeal: 'Maldonne',
  wrongNumber: 'Mauvais nombre',
  unchecked: 'Contrôle refusé',
  bottomSeen: 'Dessous vu',
  cutSeen: 'Coupe vue',
  cribPickedUp: 'Crib repris',
  cribSeen: 'Crib regardé',
  wrongPeg: 'Fiche adverse',
  pegPulled: 'Fiche retirée',
  pegsTouched: 'Fiches touchées',
  notPeggedOut: 'Hors trou final',
  heelsLate: 'Valet trop tard',
  timeOut: 'Temps écoulé',
};

/** By the English question. */
export const FIGURES: Readonly<Record<string, string>> = {
  'Points too many?': 'Points en trop ?',
  'Points scored?': 'Points gagnés ?',
  'Cards withheld?': 'Cartes gardées ?',
  'Points to cancel?': 'Points à annuler ?',
  'Points pegged on it?': 'Points marqués ?',
  'Points pegged?': 'Points marqués ?',
  'Points missed?': 'Points oubliés ?',
  'Points pegged so?': 'Points ainsi ?',
  'Points not pegged?': 'Points non marqués?',
  'What did it count?': 'Combien de points ?',
};

/** Of several cards of one rank. */
const ORDINALS = ['', '1er ', '2e ', '3e ', '4e '];

const ask: Asking = {
  noGame: 'Pas de partie',
  plainPegging: 'Marque libre',
  newGame: 'Nouv. partie',
  game: (game) => `Partie ${game}`,
  gameOver: (game) => `Partie ${game} finie`,
  matchOver: 'Match fini',
  places: { cut: 'Coupe', deal: 'Donne', starter: 'Départ', play: 'Jeu', show: 'Compte' },
  crib: (name) => `Crib ${name}`,
  otherOffences: 'NEXT : autre faute',
  offence: (code) => OFFENCES[code],
  whoDidIt: "Qui l'a fait ?",
  figure: (asks) => FIGURES[asks] ?? asks,
  anOffence: 'MUGGINS : une faute',
  missed: 'Muggins : points ?',
  whoCalls: 'Qui crie muggins?',
  which: '1 main, 2 crib ?',
  starterRank: 'Carte de départ ?',
  givesUp: (name) => `${name} abandonne ?`,
  yes: (button) => `Encore ${button} : oui`,
  holdNext: 'Tenir NEXT : partie',
  whoDeals: (sides) => (sides === 2 ? 'Donneur : P1 ou P2 ?' : `Donneur : P1 à P${sides} ?`),
  whosePoints: 'Points à qui ?',
  pointsThenPlayer: 'Points, puis joueur',
  pointsOrNext: 'Points, ou NEXT',
  deal: 'Donnez, puis NEXT',
  jack: (points) => `Valet ${points}, ou NEXT`,
  turnUp: 'Retournez, puis NEXT',
  cardsStarter: 'CARDS : le départ',
  cards: (name, hand) => `CARDS : ${handWord(hand).toLowerCase()} ${name}`,
  count: (name, hand) => `${handWord(hand)} ${name} ?`,
  keyed: (name, hand, cards) => `${handWord(hand)} ${name} ${cards}`,
  lays: (name, count) => `${count}, ${name} joue`,
  card: (name, count) => `${count}, ${name} : carte?`,
  go: 'NEXT : go',
  suit: (card, which) =>
    which === 'starter' ? `Couleur départ ${card} ?` : `Couleur : ${ORDINALS[which] ?? ''}${card} ?`,
};

const tell: Telling = {
  nothing: "Rien n'a bougé",
  gameBegins: (game) => [`Partie ${game} commence`, `partie ${game}`],
  gameLeft: (left, game) => [`Partie ${left} laissée`, `partie ${game}`],
  deals: (name) => `${name} donne`,
  phases: {
    none: 'Pas de partie',
    cut: 'On coupe',
    free: 'Marque libre',
    deal: 'Donne suivante',
    starter: 'Cartes données',
    play: 'Le jeu commence',
    show: 'On compte les mains',
    over: 'Partie finie',
  },
  starter: (card) => `Départ ${card}`,
  cardsIn: (name) => `${name} : cartes là`,
  handKnown: (name) => `${name} : main connue`,
  goAt: (count) => (name) => `${name} : go à ${count}`,
  unseen: 'Points sans cartes',
  disputed: (name) => `${name} : contesté`,
  muggins: (points) => (name) => `${name} : muggins ${points}`,
  aRuling: 'décision',
  goesOn: 'La partie continue',
  setAside: (lane, points) => `Piste ${lane} : ${points} à part`,
  undoLate: 'UNDO tardif',
  asksUndo: (name) => `${name} : défaire ?`,
  asksOffence: (name) => `${name} : une faute ?`,
  no: (name) => `${name} dit non`,
  undo: 'Repris',
  redo: 'Refait',
  aMove: 'un coup',
  lays: (card, count) => [
    (name) => `${name} pose ${card} : ${count}`,
    (name) => `${name} ${card} : ${count}`,
  ],
  heels: (points) => (name) => `Valet : ${name} ${amount(points)}`,
  last: (points) => (name) => `${name} : ${amount(points)}, fin`,
  alone: (points) => [
    (name) => `${name} ${amount(points)} sans vérif.`,
    (name) => `${name} ${amount(points)} seul`,
  ],
  pegs: (points) => (name) => `${name} marque ${amount(points)}`,
  counts: (points, hand) => (name) => `${handWord(hand)} ${name} : ${points}`,
  wins: (name) => `${name} gagne`,
  won: (score) => (name) => `${name} gagne ${score}`,
  stinkHole: (name) => `Trou puant ! ${name}`,
  skunked: {
    skunk: (name) => `Skunk ! ${name} gagne`,
    doubleSkunk: (name) => `2x skunk ! ${name}`,
    lurch: (name) => `Capot ! ${name} gagne`,
  },
};

const HINTED: Readonly<Record<HintCode, string>> = {
  pointsFirst: "D'abord les points",
  twoDigits: 'Deux chiffres, max.',
  playerNext: 'Puis le joueur',
  nothingToDelete: 'Rien tapé : UNDO ?',
  cardsKeyFirst: "D'abord CARDS",
  noCards: 'Ici, pas de cartes',
  noPlayer: 'Place inoccupée',
  cardsFirst: "D'abord les cartes",
  suitFirst: 'Touche de couleur',
  pointsOnly: 'Points seulement',
  timeUp: 'Le temps est écoulé',
  whichPartner: 'Numéro du donneur',
  whoDidIt: "Qui l'a fait ?",
  noCardNow: 'Pas de carte voulue',
  otherReader: 'Mauvais lecteur',
  starterReader: 'Pas le départ ici',
  handOrCrib: '1 main, 2 crib',
};

export const FRENCH: Wording = {
  ask,
  tell,
  hint: (code) => HINTED[code],
  refusal: frenchRefusal,
  ruling: frenchRuling,
  trouble: { disk: 'Disque : non gardé', paused: 'Pause', unknownCard: 'Carte inconnue' },
};

// French: what the board's display says, in the words of docs/french.md.
import type { DeskWording, Telling, Wording } from '../wording.ts';
import { handWord } from './cards.ts';
import { sentence } from './grammar.ts';

const gagne = (many: boolean): string => (many ? 'gagnent' : 'gagne');
const amount = (points: number): string => (points === 0 ? 'rien' : `${points}`);

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
    bidding: 'Mises pour le crib',
    starter: 'Cartes données',
    exchange: 'Échange de cartes',
    play: 'Le jeu commence',
    show: 'On compte les mains',
    over: 'Partie finie',
  },
  bids: (points) => (name) => `${name} mise ${points}`,
  buys: (points) => [(name) => `${name} achète crib : ${points}`, (name) => `${name} : crib à ${points}`],
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
  undoneTo: (moves) => (moves === 1 ? '1 coup repris' : `${moves} coups repris`),
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
  exchange: (points) => (name) => `Mogg : ${name} ${amount(points)}`,
  last: (points) => (name) => `${name} : ${amount(points)}, fin`,
  alone: (points) => [
    (name) => `${name} ${amount(points)} sans vérif.`,
    (name) => `${name} ${amount(points)} seul`,
  ],
  pegs: (points) => (name, many) => `${name} ${many ? 'marquent' : 'marque'} ${amount(points)}`,
  counts: (points, hand) => (name) => `${sentence(handWord(hand))} ${name} : ${points}`,
  wins: (name, many) => `${name} ${gagne(many)}`,
  won: (score) => (name, many) => `${name} ${gagne(many)} ${score}`,
  lost: (score) => (name) => `${name} perd à ${score}`,
  stinkHole: (name) => `Trou puant ! ${name}`,
  skunked: {
    skunk: (name, many) => `Skunk ! ${name} ${gagne(many)}`,
    doubleSkunk: (name) => `2x skunk ! ${name}`,
    lurch: (name, many) => `Capot ! ${name} ${gagne(many)}`,
  },
};

const desk: DeskWording = {
  typeAtDesk: 'À taper au bureau :',
  hallHeard: 'La salle répond',
  hallSilent: 'Salle introuvable',
  copyOf: (table) => `Copie de table ${table} !`,
  twoAre: (table) => `Deux sont table ${table} !`,
  oneJournal: 'Un journal pour deux',
  askDesk: 'Demandez au bureau',
  goOn: 'NEXT : continuer',
  atTable: (table) => `Table ${table}`,
  colour: (name, colour) => `${name} : ${colour}`,
  eachPress: 'Chacun sa touche',
  onePress: (name) => `${name} : touche`,
  eachSign: 'Chacun sa signature',
  oneSigns: (name) => `${name} : signez`,
  notRight: 'MUGGINS : pas juste',
  nextPlayers: 'NEXT : les suivants',
  whoDoubts: 'Qui ? Sa touche',
  itIsRight: 'UNDO : tout est bon',
  wrongSeats: 'MUGGINS : mal assis',
  judgeComes: 'Le juge est appelé',
  pleaseWait: 'Un instant',
  bothSigned: 'Tous deux ont signé',
  sent: 'Bureau : envoyé',
  waiting: (results) => `Bureau : ${results} en route`,
};

export const FRENCH: Wording = {
  tell,
  desk,
  trouble: {
    disk: 'Disque : non gardé',
    inDoubt: 'Disque en panne',
    keysRefused: 'Touches à retaper',
    paused: 'Pause',
    unknownCard: 'Carte inconnue',
    deskOnly: 'Voyez le bureau',
  },
  aside: (game) => `Partie ${game} écartée`,
};

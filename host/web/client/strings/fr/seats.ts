// French: the page of a seat.
import type { Strings } from '../type.ts';

const RANK_NAMES: Readonly<Record<string, string>> = { A: 'as', T: 'dix', J: 'valet', Q: 'dame', K: 'roi' };
const SUIT_NAMES: Readonly<Record<string, string>> = {
  S: 'pique',
  H: 'cœur',
  D: 'carreau',
  C: 'trèfle',
};

export const seat: Strings['seat'] = {
  waiting: 'On attend la table.',
  scanFirst: 'Ce téléphone n’a pas encore de place. Lisez le code à côté de votre nom au tableau.',
  taking: 'On prend la place…',
  nobody: 'Personne ne joue à cette place dans la partie en cours.',
  lostSeat: 'La place de ce téléphone a été reprise. Lisez un code pour vous rasseoir.',
  paused: 'La table est en pause.',
  asks: {
    newGame: () => 'On attend une nouvelle partie.',
    cut: () => 'On coupe : la plus basse carte donne.',
    points: () => 'Annoncez vos points au fur et à mesure.',
    deal: (name) => (name === '' ? 'Vous donnez.' : `${name} donne.`),
    starter: () => 'On retourne la carte.',
    starterCard: () => 'Quelle carte est retournée ?',
    cards: (name, crib) =>
      name === '' ? `Entrez les cartes de votre ${crib ? 'crib' : 'main'}.` : `${name} entre ses cartes.`,
    count: (name, crib) =>
      name === ''
        ? `Comptez votre ${crib ? 'crib' : 'main'}.`
        : `${name} compte ${crib ? 'le crib' : 'sa main'}.`,
  },
  pads: { count: 'Votre compte', play: 'Points du jeu', free: 'Points' },
  choose: 'Choisir les points',
  claim: (points) => (points === 0 ? 'Annoncer zéro' : `Annoncer ${points}`),
  claimed: (what) => `Annoncé : ${what}`,
  go: (points) => `Go ${points}`,
  heels: (points) => `Valet retourné : ${points}`,
  muggins: 'Muggins !',
  mugginsFor: (points) => `Muggins pour ${points}`,
  goSaid: 'Go',
  lay: 'Poser une carte',
  countIs: (count) => `le compte est ${count}`,
  missed: 'Points oubliés par l’autre',
  cancel: 'Annuler',
  iDeal: 'Je donne',
  next: {
    dealt: 'Les cartes sont données',
    noJack: 'Pas de valet : on joue',
    playOver: 'Le jeu est fini : on compte',
    nothing: 'Plus rien à compter',
  },
  starter: 'La retourne',
  hand: 'Votre main',
  crib: 'Votre crib',
  cardsLeft: (cards) => (cards === 1 ? 'encore une carte' : `encore ${cards} cartes`),
  cardName: (rank, suit) => `${RANK_NAMES[rank] ?? rank} de ${SUIT_NAMES[suit] ?? suit}`,
  takeBack: 'Reprendre',
  more: 'Autres choix',
  dispute: 'Je conteste ce compte',
  undo: 'Défaire',
  undoAsked: (name) => `${name} demande de défaire le dernier coup.`,
  undoWaits: 'On attend l’accord de l’autre camp. La touche UNDO de la planche le fait aussi.',
  agree: 'D’accord',
  decline: 'Non',
  withdraw: 'Laisser',
  concede: 'Abandonner',
  concedeSure: 'Oui, nous abandonnons',
  keepPlaying: 'Continuer',
  leave: 'Quitter cette place',
  waitingClaims: (claims) => `En route : ${claims}`,
  claimAgain: (claims) => `Annoncer ${claims} quand même`,
  tooMany: 'Trop d’annonces attendent déjà.',
};

export { table } from './table.ts';

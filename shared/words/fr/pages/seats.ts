// French: the page of a seat.
import type { SeatWords } from '../../pages/seats.ts';
import { handWord } from '../cards.ts';

const RANK_NAMES: Readonly<Record<string, string>> = { A: 'as', T: 'dix', J: 'valet', Q: 'dame', K: 'roi' };
const SUIT_NAMES: Readonly<Record<string, string>> = {
  S: 'pique',
  H: 'cœur',
  D: 'carreau',
  C: 'trèfle',
};

export const seat: SeatWords = {
  waiting: 'On attend la table.',
  scanFirst: 'Ce téléphone n’a pas encore de place. Lisez le code à côté de votre nom au tableau.',
  noCode:
    'Pas de code ? Demandez à l’hôte : les codes paraissent sur son ordinateur, ou sur un téléviseur une fois le NIP entré à la page Table.',
  codesShown: 'Chacun lit avec son téléphone le code à côté de son nom au tableau.',
  noPhones:
    'Les téléphones ne peuvent pas encore s’asseoir. Relancez Muggins avec --lan : le tableau montre alors un code à chacun.',
  sitHere: 'Ou jouez ici, à la place de',
  othersPlay: (name) =>
    `D’autres jouent maintenant, sans ${name}. Ce téléphone reprendra sa place à la prochaine partie de ${name}.`,
  sitAs: 'Ou asseyez-vous maintenant à la place de',
  takenSeats: 'Des téléphones ont toutes les places. La page Table en libère une.',
  taking: 'On prend la place…',
  forgets:
    'Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Il oublie la place quand vous rechargez ou fermez la page. Mieux : ouvrez le code dans une fenêtre ordinaire. Il n’a pas encore servi.',
  sitAnyway: 'S’asseoir quand même',
  nobody: 'Personne ne joue à cette place dans la partie en cours.',
  lostSeat: 'La place de ce téléphone a été reprise. Lisez un code pour vous rasseoir.',
  paused: 'La table est en pause.',
  asks: {
    newGame: () => 'On attend une nouvelle partie.',
    cut: () => 'On coupe : la plus basse carte donne.',
    points: () => 'Annoncez vos points au fur et à mesure.',
    deal: (name, _, nth) =>
      nth !== null
        ? nth.deal > nth.deals
          ? 'Le crib libre.'
          : `Donne ${nth.deal} sur ${nth.deals}.`
        : name === ''
          ? 'Vous donnez.'
          : `${name} donne.`,
    bids: () => 'On mise pour le crib.',
    exchange: () => 'Vous pouvez échanger une carte. Refuser donne un point à l’adversaire.',
    starter: () => 'On retourne la carte.',
    starterCard: () => 'Quelle carte est retournée ?',
    cards: (name, hand) =>
      name === ''
        ? `Entrez les cartes de ${/^row/.test(hand) ? 'la' : 'votre'} ${handWord(hand)}.`
        : `${name} entre ses cartes.`,
    count: (name, hand) =>
      hand === 'square'
        ? 'Plus de points dans le carré ? Tapez la différence. Égalité : 0.'
        : name === ''
          ? `Comptez votre ${handWord(hand)}.`
          : `${name} compte ${hand === 'crib' ? 'le' : 'sa'} ${handWord(hand)}.`,
  },
  pads: {
    count: 'Votre compte',
    bid: 'Votre mise',
    exchange: 'Pour l’échange',
    play: 'Points du jeu',
    free: 'Points',
  },
  choose: 'Points ?',
  claim: (points) => (points === 0 ? 'Annoncer zéro' : `Annoncer ${points}`),
  bid: (points) => `Miser ${points}`,
  go: (points) => `Go ${points}`,
  heels: (points) => `Valet retourné : ${points}`,
  muggins: 'Muggins !',
  mugginsFor: (points) => `Muggins pour ${points}`,
  goSaid: 'Go',
  lay: 'Poser une carte',
  countIs: (count) => `le compte est ${count}`,
  missedBy: (name, card) => `Points oubliés par ${name}${card === '' ? '' : ` (${card})`}`,
  whoMissed: 'Qui a oublié des points ?',
  cancel: 'Annuler',
  iDeal: 'Je donne',
  next: {
    dealt: 'Les cartes sont données',
    sold: 'Personne ne mise plus',
    noJack: 'Pas de valet : on joue',
    noJackCount: 'Pas de valet : on compte',
    noHeels: 'Ni valet ni deux : échange',
    exchanged: 'Échange fini : on joue',
    playOverDeal: 'Le jeu est fini : on donne',
    playOver: 'Le jeu est fini : on compte',
    nothing: 'Plus rien à compter',
  },
  starter: 'La carte de départ',
  yours: (hand) => `Votre ${handWord(hand)}`,
  cardsLeft: (cards) => (cards === 1 ? 'encore une carte' : `encore ${cards} cartes`),
  rankName: (rank) => RANK_NAMES[rank] ?? rank,
  suitName: (suit) => SUIT_NAMES[suit] ?? suit,
  whichSuit: (rank, starter) =>
    starter
      ? 'De quelle couleur est la carte de départ ?'
      : `De quelle couleur est votre ${RANK_NAMES[rank] ?? rank} ?`,
  takeBack: 'Reprendre',
  others: 'Autres choix',
  more: 'Plus',
  switches: { sound: 'Sons', buzz: 'Vibreur', large: 'Grands boutons' },
  doubt: (name, hand, points) => `${name}, ${hand} : ${points}.`,
  callFirst: 'Des points oubliés ? Criez muggins avant de contester.',
  disputed: 'Le dernier compte est contesté.',
  dispute: 'Contester',
  disputeHand: (points) => `Contester ${points === 1 ? 'ce point' : `ces ${points}`} : une main`,
  disputeCrib: (points) => `Contester ${points === 1 ? 'ce point' : `ces ${points}`} : un crib`,
  unseen: 'Continuer sans cartes',
  report: {
    open: 'Signaler une faute',
    who: 'Qui l’a commise',
    what: 'Ce qui s’est passé',
    choose: 'Choisir',
    consent:
      'Votre faute compte aussitôt. Pour celle d’un adversaire, ou pour une nouvelle donne, il faut son accord.',
    send: 'Signaler',
  },
  study: {
    open: 'Pour l’étude',
    about:
      'Entrez les cartes que vous avez reçues. Elles restent cachées jusqu’à la fin de la partie. La page des parties montre ensuite le meilleur écart.',
    deal: (deal) => `Donne ${deal}`,
    dealt: 'Les cartes que vous avez reçues',
    thrown: (cards) =>
      cards === 1
        ? 'Touchez la carte qui est allée au crib.'
        : `Touchez les ${cards} cartes qui sont allées au crib.`,
    over: 'Recommencer',
    keep: 'Garder pour l’étude',
    kept: (deal) =>
      `Gardé pour la donne ${deal}, et caché jusqu’à la fin de la partie. Entrez-la à nouveau pour la remplacer.`,
    lost: 'L’hôte ne répond pas : rien n’a été gardé. Réessayez.',
  },
  undo: 'Défaire',
  askUndo: 'Demander à défaire',
  agree: 'D’accord',
  decline: 'Non',
  withdraw: 'Laisser tomber',
  concede: 'Abandonner',
  concedeSure: 'Oui, nous abandonnons',
  keepPlaying: 'Continuer',
  leave: 'Quitter cette place',
  waitingClaims: (claims) => `En route : ${claims}`,
  sendAgain: (claims) => `Envoyer quand même : ${claims}`,
  tooMany: 'Trop d’annonces attendent déjà. Elles partiront au retour du réseau.',
  end: {
    youWin: 'Vous gagnez !',
    wins: (name) => `${name} gagne.`,
    lost: 'La partie est perdue.',
    nextGame: 'Partie suivante',
    rematch: 'La revanche',
    swap: 'La revanche, places échangées',
    share: 'Partager le résultat',
    copied: 'Copié. Collez-le où vous voulez.',
    notShared: 'Ce navigateur ne laisse pas une page partager ni copier. Faites une capture d’écran.',
  },
};

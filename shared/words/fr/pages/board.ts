// French: the board page, its console, its keys, and the slip for a new game.
import type { BoardWords, EngravingWords, NewGameWords } from '../../pages/board.ts';
import { plural } from '../grammar.ts';
import { GAME_TITLES } from './settings.ts';

export const board: BoardWords = {
  hands: 'Touches et afficheur de la planche',
  keypad: 'Pavé',
  buttons: 'Boutons',
  display: 'Afficheur',
  power: 'Courant',
  cable: 'Câble USB',
  buzzer: 'Sonnerie',
  keyboard: 'Clavier',
  shortcuts: 'Les touches de cet ordinateur actionnent celles de la planche',
  asking: 'Demander, avec Maj',
  boardIs: 'Planche',
  suitLetters: {
    s: 'S veut dire pique, et on ne demande pas de couleur.',
    h: 'H veut dire cœur, et on ne demande pas de couleur.',
    d: 'D veut dire carreau, et on ne demande pas de couleur.',
    c: 'C veut dire trèfle, et on ne demande pas de couleur.',
  },
  suitAsked: 'On demande une couleur : S, H, D ou C.',
  keyHelp: {
    digits: 'Les points, ou les rangs de 2 à 9',
    players: 'Boutons des joueurs P1 à P6',
    shifted: 'Boutons des joueurs aussi',
    ranks: 'As, dix, valet, dame, roi',
    suits: 'Pique, cœur, carreau, trèfle, quand une couleur est demandée',
    next: 'NEXT ; le tenir deux secondes pour une autre partie',
    cards: 'CARDS : entrer les cartes',
    delete: 'DEL ; REDO quand rien n’est tapé',
    muggins: 'MUGGINS',
    undo: 'UNDO',
    padNext: 'NEXT, au pavé numérique',
    padPlayers: 'P1 à P4, au pavé numérique',
  },
  faults: {
    title: 'Pannes',
    about:
      'Sur le câble, un octet sur cinquante, dans les deux sens. Rien de faux ne doit s’allumer, aucun point ne doit se perdre.',
    drop: 'Des octets se perdent',
    flip: 'Des octets sont abîmés',
    duplicate: 'Des octets arrivent deux fois',
    delay: 'Des octets sont en retard',
    truncate: 'Des messages sont coupés',
  },
};

export const newgame: NewGameWords = {
  title: 'Nouvelle partie',
  shut: 'Fermer sans nouvelle partie',
  game: 'Jeu',
  begin: 'Commencer',
  onBoard: 'La partie sur la planche',
  givesUp: (name) => `${name} abandonne`,
  house: 'Règles de la maison',
  other: 'Une autre règle',
  rule: 'Règle',
  changed: (preset) => `Changé par rapport à ${preset} :`,
  change: (setting, value) => `${setting} : ${value}`,
  drop: 'Retirer',
  dropRule: (rule) => `Retirer ${rule}`,
  value: 'Valeur',
  abandons: (stand) =>
    `La partie sur la planche n’est pas finie : ${stand}. Une nouvelle partie l’abandonne, et elle ne compte pour personne.`,
  abandon: 'L’abandonner',
  asksGivingUp: (name) => `${name} abandonne, et perd la partie sur la planche ?`,
  giveUp: 'Abandonner',
  keep: 'Continuer',
  whoIs: (name) => `Quelqu’un du nom de ${name}, ou presque, a déjà joué ici. Qui est-ce ?`,
  same: (name) => `${name}, qui a déjà joué`,
  somebodyNew: 'Quelqu’un d’autre',
  otherName: 'Changer le nom',
  titles: GAME_TITLES,
  names: ['Rouge', 'Bleu', 'Vert', 'Jaune', 'Blanc', 'Noir'],
  byColour: {
    vermilion: 'Rouge',
    blue: 'Bleu',
    green: 'Vert',
    yellow: 'Jaune',
    red: 'Écarlate',
    magenta: 'Magenta',
    indigo: 'Indigo',
    amber: 'Ambre',
    cyan: 'Cyan',
  },
  summary: (seats, lanes, cards, holes) =>
    `${plural(seats, 'joueur')} sur ${plural(lanes, 'piste')}, ${plural(cards, 'carte')} en main, en ${holes.join(', ')} ${holes.every((each) => each < 2) ? 'point' : 'points'}${holes.length > 1 ? ', par camp' : ''}`,
  labels: { mode: 'On vérifie les comptes', muggins: 'Points oubliés', target: 'Trou final' },
  meanings: {
    mode: {
      trust: 'Jamais : tout compte possible est accepté.',
      challenge: 'En cas de doute : CARDS, on tape la main, et la planche décide.',
      always: 'Toujours : les cartes de chaque main sont tapées avant le compte.',
    },
    muggins: {
      off: 'Personne d’autre ne les prend.',
      called: 'L’adversaire qui crie muggins les prend.',
      automatic: 'L’adversaire les reçoit sans rien dire, quand les cartes sont tapées.',
    },
  },
};

export const engraving: EngravingWords = {
  streets: ['1re rangée', '2e rangée', '3e rangée', '4e rangée'],
  skunk: 'Skunk',
  doubleSkunk: 'Double skunk',
  start: 'Départ',
  game: 'Trou final',
  stinkHole: 'Trou puant',
};

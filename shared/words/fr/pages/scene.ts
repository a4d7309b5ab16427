// French: what every page that shows the table says of it.
import type { QueryWords, SceneWords } from '../../pages/scene.ts';
import { handWord } from '../cards.ts';
import { sentence } from '../grammar.ts';
import { of } from '../subject.ts';

export const scene: SceneWords = {
  desk: {
    joining: {
      silent: 'La salle ne répond pas. Est-elle en marche, et sur ce réseau ?',
      shut: 'Demandez au bureau d’ouvrir aux tables.',
      full: 'Trop de tables demandent à la fois. Patientez.',
      open: 'Pour rejoindre la salle, appuyez sur NEXT.',
    },
    joinWaiting: (ticket) => `Voici la planche ${ticket}. Le bureau lui donne le numéro de sa table.`,
    copyOf: (table) =>
      `Cette table a une copie des parties de la table ${table}. Demandez au bureau : l’une des deux a besoin de son propre dossier. NEXT continue malgré tout.`,
    twoAre: (table) =>
      `Deux machines se présentent comme table ${table}. Demandez au bureau : l’une d’elles a besoin de son propre dossier. NEXT continue malgré tout.`,
    called: ([one, other]) => `${one} et ${other}, appuyez sur vos boutons pour commencer.`,
    onePress: (name) => `${name}, appuyez sur votre bouton pour commencer.`,
    eachSign:
      'Appuyez sur vos boutons pour signer le résultat. S’il n’est pas juste, appuyez sur MUGGINS ; UNDO annule le dernier coup.',
    oneSigns: (name) =>
      `${name}, appuyez sur votre bouton pour signer. Si ce n’est pas juste, appuyez sur MUGGINS ; UNDO annule le dernier coup.`,
    whoDoubts: (seats) =>
      `Qui conteste le résultat appuie sur son bouton, ou sur UNDO s’il est juste.${seats ? ' Si vous étiez assis à l’envers, appuyez sur MUGGINS.' : ''}`,
    waits: (table) =>
      `Table ${table} : aucune partie n’est encore appelée ici. Pour une partie libre, appuyez sur NEXT.`,
    judge: 'Le juge est appelé. Patientez.',
    signed: 'Les deux ont signé. Seul le bureau peut rouvrir cette partie.',
  },
  waiting: 'On attend la table.',
  phases: {
    none: 'Pas encore de partie',
    cut: 'On coupe pour la donne',
    free: 'Marque libre',
    deal: 'la donne',
    bidding: 'les mises pour le crib',
    exchange: 'l’échange de cartes',
    starter: 'la carte de départ',
    play: 'le jeu',
    show: 'le décompte',
  },
  gameOver: (game) => `La partie ${game} est finie`,
  dealPhase: (deal, phase, deals) =>
    deals > 1 && deal > deals
      ? `Crib libre : ${phase}`
      : `Donne ${deal}${deals > 1 ? ` sur ${deals}` : ''} : ${phase}`,
  dealtBy: (name) => `${name} donne`,
  cribOf: (name) => `Crib ${of(name)}`,
  handOf: (name, hand) => `${sentence(handWord(hand))} ${of(name)}`,
  skunked: { skunk: 'Skunk', doubleSkunk: 'Double skunk', lurch: 'Capot' },
  skunkLines: { skunk: 'ligne de skunk', doubleSkunk: 'ligne de double skunk', lurch: 'capot' },
  leftInStinkHole: 'Resté dans le trou puant',
  inStinkHole: 'Dans le trou puant',
  toPass: (holes, line) => `${holes} pour passer : ${line}`,
  ahead: (holes) => `${holes} d’avance`,
  kinds: {
    fifteen: 'Quinze',
    twentyFive: 'Vingt-cinq',
    thirtyOne: 'Trente et un',
    pair: 'Paire',
    pairRoyal: 'Brelan',
    doublePairRoyal: 'Carré',
    run: 'Suite',
    flush: 'Couleur',
    colours: 'Couleurs',
    nobs: 'Valet de même couleur',
    honour: 'Valet ou deux',
    rows: 'Rangées',
    columns: 'Colonnes',
  },
  claimed: 'Annoncé',
  cardsCount: 'Les cartes',
  quoted: (words) => `« ${words}. »`,
  board: 'Planche',
  emulated: 'Planche émulée',
  boardStates: { connecting: 'connexion', ready: 'connectée', lost: 'perdue', closed: 'fermée' },
  withoutPower: 'sans courant',
  unplugged: 'débranchée',
  stands: (what, how) => `${what} : ${how}`,
  boardUnknown: 'Planche : inconnue',
  pegsAre: (name, front, rear) => `${name} : fiche avant ${front}, fiche arrière ${rear}`,
  scores: 'Points',
  crib: 'Crib',
  game: 'Gagné',
  toGo: 'à faire',
  now: 'Maintenant',
  keyed: 'Tapé',
  notices: 'Avis',
  noticeRead: 'J’ai lu',
  lastRuling: 'Dernière décision',
  recentMoves: 'Derniers coups',
  noMoves: 'Les premiers points se verront ici.',
  takenBack: 'repris',
  match: 'Match',
  matchOver: 'fini',
  gameNumber: (game) => `partie ${game}`,
  tally: { player: 'Joueur', games: 'Parties', points: 'Points', spread: 'Écart', stakes: 'Mises' },
};

export const asks: QueryWords = {
  noGame: 'Il n’y a pas encore de partie.',
  noCrib: 'Personne n’a dit à qui est le crib.',
  counting: (whose, keyed) => `On compte : ${whose}${keyed === '' ? '' : `, ${keyed} tapé`}.`,
  lastCount: (name, count) => `${name} a compté ${count}.`,
  playCount: (count) => `Le compte est ${count}.`,
  notCounting: 'On ne compte aucune main. Pendant le jeu, les joueurs disent le compte.',
  starter: (card) => `Carte de départ : ${card}.`,
  noStarter: 'La carte de départ n’est pas entrée.',
  cards: (whose, cards) => `${whose} : ${cards}.`,
  noCards: 'Aucune carte n’est entrée. Elles sont sur la table.',
  score: (name, score, toGo) => `${name} ${score}, ${toGo} à faire`,
  turn: (name) => `C’est à ${name}.`,
  help: [
    ['C', 'La main qu’on compte, ou le dernier compte'],
    ['B', 'À qui est le crib'],
    ['F', 'La carte de départ'],
    ['V', 'Les cartes sur la table'],
    ['S', 'Les points'],
    ['T', 'À qui de jouer'],
  ],
};

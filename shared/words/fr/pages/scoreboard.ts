// French: the scoreboard.
import type { ScoreboardWords } from '../../pages/scoreboard.ts';
import { listed, plural } from '../grammar.ts';
import { of, subjectOf } from '../subject.ts';

export const scoreboard: ScoreboardWords = {
  leads: (holes, many) => `${many ? 'mènent' : 'mène'} de ${holes}`,
  level: 'À égalité',
  turns: {
    deal: 'donne',
    starter: 'retourne la carte',
    play: 'joue',
    hand: 'compte',
    crib: 'compte le crib',
  },
  match: 'Match',
  bestOf: (games) => (games < 2 ? 'Une seule partie' : `Au meilleur des ${games}`),
  legs: (games) => plural(games, 'partie'),
  games: 'Parties',
  points: 'points',
  gameNumber: (game) => `Partie ${game}`,
  race: 'La course',
  wins: (names) => `${subjectOf(names).does('gagne', 'gagnent')} !`,
  winsMatch: (names) => `${subjectOf(names).does('gagne', 'gagnent')} le match !`,
  gameLost: 'La partie est perdue',
  margin: (holes, [winner, ...others]) =>
    others.length === 0
      ? `${winner}`
      : `${holes > 0 ? `De ${holes} : ` : ''}${winner} à ${listed(others.map(String))}`,
  stamps: {
    skunk: 'Skunk !',
    doubleSkunk: 'Double skunk !',
    lurch: 'Capot !',
    stinkHole: 'Trou puant !',
  },
  dealsNext: (name) => `${name} donne la partie suivante.`,
  cutNext: 'Coupez pour la prochaine donne.',
  matchOver: 'Le match est fini.',
  goOn: 'Tenez NEXT, ou touchez Partie suivante.',
  newMatch: 'Tenez NEXT pour un autre match.',
  scan: (name) => `Lisez ce code pour prendre la place ${of(name)}`,
  join: 'Scannez pour vous asseoir',
  scanShort: 'Scannez',
  lost: 'Pas de connexion : nouvel essai en cours',
  begin: 'Commencez une partie sur la page de la table.',
  paused: 'Pause',
};

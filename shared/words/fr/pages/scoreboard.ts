// French: the scoreboard.
import type { ScoreboardWords } from '../../pages/scoreboard.ts';
import { of } from '../subject.ts';

export const scoreboard: ScoreboardWords = {
  leads: (name, holes) => `${name} mène de ${holes}`,
  level: 'À égalité',
  match: 'Match',
  games: 'parties',
  points: 'points',
  gameNumber: (game) => `Partie ${game}`,
  scan: (name) => `Lisez ce code pour prendre la place ${of(name)}`,
  scanShort: 'Code à lire',
  lost: 'Pas de connexion : nouvel essai en cours',
  begin: 'Commencez une partie sur la page de la table.',
  paused: 'Pause',
};

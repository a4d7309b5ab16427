// French: the scoreboard.
import type { Strings } from '../type.ts';
import { of } from './template.ts';

export const scoreboard: Strings['scoreboard'] = {
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

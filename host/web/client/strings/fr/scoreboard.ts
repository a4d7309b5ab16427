// French: the scoreboard.
import type { Strings } from '../type.ts';

export const scoreboard: Strings['scoreboard'] = {
  leads: (name, holes) => `${name} mène de ${holes}`,
  level: 'À égalité',
  match: 'Match',
  games: 'parties',
  points: 'points',
  gameNumber: (game) => `Partie ${game}`,
  scan: (name) => `Scannez pour prendre la place de ${name}`,
  scanShort: 'Scannez',
  lost: 'Pas de connexion : nouvel essai',
  begin: 'Commencez une partie sur la page de la table.',
  paused: 'Pause',
};

// English: the scoreboard.
import type { ScoreboardWords } from '../../pages/scoreboard.ts';

export const scoreboard: ScoreboardWords = {
  leads: (name, holes) => `${name} leads by ${holes}`,
  level: 'Level',
  match: 'Match',
  games: 'games',
  points: 'points',
  gameNumber: (game) => `Game ${game}`,
  scan: (name) => `Scan to take the seat of ${name}`,
  scanShort: 'Scan',
  lost: 'No connection: trying again',
  begin: 'Begin a game at the table’s page.',
  paused: 'Paused',
};

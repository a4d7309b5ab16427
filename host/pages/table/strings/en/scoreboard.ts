// English: the scoreboard.

export const scoreboard = {
  leads: (name: string, holes: number) => `${name} leads by ${holes}`,
  level: 'Level',
  match: 'Match',
  games: 'games',
  points: 'points',
  gameNumber: (game: number) => `Game ${game}`,
  scan: (name: string) => `Scan to take the seat of ${name}`,
  scanShort: 'Scan',
  lost: 'No connection: trying again',
  begin: 'Begin a game at the table’s page.',
  paused: 'Paused',
};

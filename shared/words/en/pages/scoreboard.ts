// English: the scoreboard.
import { counted } from '../../message.ts';
import type { ScoreboardWords } from '../../pages/scoreboard.ts';
import { subjectOf } from '../subject.ts';

export const scoreboard: ScoreboardWords = {
  leads: (holes, many) => `${many ? 'lead' : 'leads'} by ${holes}`,
  level: 'Level',
  turns: {
    deal: 'deals',
    starter: 'turns the starter',
    play: 'plays',
    hand: 'counts now',
    crib: 'counts the crib',
  },
  match: 'Match',
  bestOf: (games) => (games < 2 ? 'One game' : `Best of ${games}`),
  legs: (games) => counted(games, 'game'),
  games: 'Games',
  points: 'points',
  gameNumber: (game) => `Game ${game}`,
  race: 'The race',
  wins: (names) => `${subjectOf(names).does('win')}!`,
  winsMatch: (names) => `${subjectOf(names).does('win')} the match!`,
  gameLost: 'The game is lost',
  margin: (holes, [winner, ...others]) =>
    others.length === 0 ? `${winner}` : `${holes > 0 ? `By ${holes}: ` : ''}${winner} to ${listed(others)}`,
  stamps: {
    skunk: 'Skunk!',
    doubleSkunk: 'Double skunk!',
    lurch: 'In the lurch!',
    stinkHole: 'Stink hole!',
  },
  dealsNext: (name) => `${name} deals the next game.`,
  cutNext: 'Cut for the next deal.',
  matchOver: 'The match is over.',
  goOn: 'Hold NEXT, or tap Next game.',
  newMatch: 'Hold NEXT for another match.',
  scan: (name) => `Scan to take the seat of ${name}`,
  join: 'Scan to sit down',
  scanShort: 'Scan to sit',
  lost: 'No connection: trying again',
  begin: 'Begin a game at the table’s page.',
  paused: 'Paused',
};

const listed = (figures: readonly number[]): string =>
  [figures.slice(0, -1).join(', '), `${figures.at(-1)}`].filter((part) => part !== '').join(' and ');

// A season of a club for tests: nights of ten out of twelve, with high hands, a void game, a forfeit, and Zach as a guest. Made up, and the same each time.
import { changed, formatOf, type NightCommand } from '../../../shared/league/index.ts';
import { report } from '../../../shared/league/testing/night.ts';
import type { Hall } from '../hall.ts';
import { tables } from './night.ts';

const MEMBERS =
  'Ann Archer,Bob Byrd,Cid Clay,Dot Dale,Maximilian Hohenfels,Fay Finn,Gus Gray,Hal Hart,Ivy Irwin,Jim Jones,Wilhelmina Montagues';

/** Everybody; the ids are the first names. */
export const SEASON_PLAYERS = [...MEMBERS.split(','), 'Zach Zorn'].map((name, at) => ({
  ...{ id: name.split(' ')[0] ?? name, name, club: null },
  member: name.startsWith('Zach') ? null : `MI${101 + at}`,
}));

/** Whole numbers below `most`, the same each time. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const FORMAT = changed(formatOf('grass-roots'), {
  attendance: { forfeitWin: { points: 2, spread: 10 }, forfeitLoss: { points: 0, spread: -10 } },
});
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 8, 3);

/** The day of a night, from 1: every Thursday from the third of September on. */
export const dayOfNight = (night: number): string =>
  new Date(FIRST + (night - 1) * 7 * DAY).toISOString().slice(0, 10);

/** Opens, plays and closes nights. */
export function playSeason(hall: Hall, nights: number): void {
  const must = (...commands: readonly NightCommand[]): void => {
    const done = hall.act(commands, 'desk');
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  };
  must(...SEASON_PLAYERS.map((player): NightCommand => ({ type: 'addPlayer', player })));
  for (let night = 1; night <= nights; night++) {
    const random = numbers(night);
    hall.open({ heading: { date: dayOfNight(night) }, format: FORMAT, seed: night }, 'desk');
    const away = [random(11), 11 - random(2)];
    const here = SEASON_PLAYERS.filter((_, at) => !away.includes(at)).slice(0, 10);
    must(...tables(5), ...here.map((each) => comingAs(each)));
    for (let round = 1; round <= 9; round++) {
      must({ type: 'draw' });
      must(
        ...hall.state.games
          .filter((game) => game.round === round)
          .map((game, at) => resultOf(hall, game, at, random)),
      );
    }
    must({ type: 'close', reasons: Object.fromEntries(hall.state.games.map(({ game }) => [game, 'paper'])) });
  }
}

const comingAs = ({ id, member }: (typeof SEASON_PLAYERS)[number]): NightCommand => ({
  ...{ type: 'checkIn', entrant: { id, players: [id], as: member === null ? 'guest' : 'member' } },
});

type Game = Hall['state']['games'][number];

/** The first game of a round is a board's. */
function resultOf({ state }: Hall, game: Game, at: number, random: (most: number) => number): NightCommand {
  const spread = 1 + random(45);
  if (game.game === '1.2') return { type: 'void', game: game.game, reason: 'not played' };
  if (game.game === '2.2') return { type: 'forfeit', game: game.game, loser: 1, reason: 'went home' };
  if (at > 0)
    return {
      ...{ type: 'correct', game: game.game, reason: 'paper' },
      outcome: { winner: random(2) === 0 ? 0 : 1, spread, scores: null, ending: 'target' },
    };
  const hands =
    random(7) === 0
      ? [{ player: game.entrants[random(2)] ?? game.entrants[0], points: 24 + 4 * random(2), cards: null }]
      : [];
  const changes = { id: { journal: state.id, game: game.round }, night: state.id, hands };
  return { type: 'report', report: report(game, 121 - spread, changes) };
}

// A weekend of a hall in each of its phases: a main event, its cut and play-offs, a consolation; and knock-outs of any size.
import { allGames, type GameView, type NightCommand } from '../../../../shared/league/index.ts';
import { joining, tables } from '../../../hall/testing/night.ts';
import type { HallRig } from './site.ts';

/** Who plays in a weekend. */
export const TWELVE = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jim', 'Kay', 'Lou'];

/** A main event of one game, and what follows on it. */
const SHORT = {
  ...{ base: 'acc-main-12', name: 'weekend', games: 1, rotation: 'circle', move: 1 },
  ...{ forfeitWin: { points: 2, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } },
};

export const WEEKEND = ['main over', 'play-offs', 'consolation', 'final over'] as const;
export type WeekendPhase = (typeof WEEKEND)[number];

/** One of the two wins by so many holes, and both sign. */
export function won(rig: HallRig, game: string, spread = 8, winner: 0 | 1 = 0): void {
  const outcome = { winner, spread, scores: null, ending: 'target' } as const;
  rig.must({ type: 'correct', game, outcome, reason: 'paper' });
  const revision = allGames(rig.view).find((each) => each.game === game)?.revision ?? 1;
  rig.must(
    ...([0, 1] as const).map((side): NightCommand => ({ type: 'sign', game, revision, side, by: 'desk' })),
  );
}

/** The game that is played next of those whose id begins so; undefined where there is none. */
export const nextGame = (rig: HallRig, event: string): GameView | undefined =>
  allGames(rig.view).find(
    ({ game, outcome, stage }) => game.match(/^\D*/)?.[0] === event && outcome === null && stage !== 'void',
  );

/** The first of each two wins in an event, until it is over or so many games are played. The last to win do so by the fewest holes. */
export function play(rig: HallRig, event: string, games = Number.POSITIVE_INFINITY): void {
  for (let at = 0; at < games; at++) {
    const next = nextGame(rig, event);
    if (next === undefined) return;
    won(rig, next.game, Math.max(1, 30 - at));
  }
}

/** A weekend of so many, as far as a phase. */
export async function weekendIn(rig: HallRig, phase: WeekendPhase, names: readonly string[]): Promise<void> {
  const reached = (wanted: WeekendPhase): boolean => WEEKEND.indexOf(phase) >= WEEKEND.indexOf(wanted);
  await rig.begin(names, { format: SHORT });
  play(rig, '');
  if (!reached('play-offs')) return;
  rig.must({ type: 'cut', stage: 'P' });
  play(rig, 'P', 4);
  if (!reached('consolation')) return;
  rig.must({ type: 'cut', stage: 'C' });
  const rest = rig.view.stages.find(({ id }) => id === 'C')?.field ?? [];
  rig.must(
    ...rest.map(
      (id): NightCommand => ({ type: 'checkIn', event: 'C', entrant: { id, players: [id], as: 'member' } }),
    ),
    { type: 'draw', event: 'C' },
  );
  if (reached('final over')) play(rig, 'P');
}

/** A seeded knock-out, best of 3, of which so many games are played. */
export async function knockoutIn(rig: HallRig, names: readonly string[], games: number): Promise<void> {
  const bracket = { order: 'acc', byes: 'seeds', third: true };
  await rig.begin([], { format: { base: 'knockout', name: 'knock-out', bracket }, draw: false });
  rig.must(...tables(Math.ceil(names.length / 3)), ...names.flatMap(joining), { type: 'draw' });
  play(rig, '', games);
}

// A night of a hall in each of its phases, with everything that the desk can be asked at once.
import { inRows, type NightCommand } from '../../../../shared/league/index.ts';
import { report, win } from '../../../../shared/league/testing/night.ts';
import { joining, running } from '../../../hall/testing/night.ts';
import { HallRig } from './site.ts';

/** Minutes after which the format offers a forfeit, and one more. */
const LATE = 16 * 60_000;

export const PHASES = [
  'before the night',
  'check-in',
  'running',
  'with tasks',
  'all games over',
  'closed',
] as const;
export type Phase = (typeof PHASES)[number];

/** A hall in a phase; `names` are those of ten players, of whom nine come. */
export async function hallIn(phase: Phase, names: readonly string[], files: string): Promise<HallRig> {
  let now = 1_800_000_000_000;
  const rig = await HallRig.open({ files, now: () => now, withBoards: true });
  boardsIn(rig);
  const reach = (wanted: Phase): boolean => PHASES.indexOf(phase) >= PHASES.indexOf(wanted);
  rig.must(...names.flatMap((name) => joining(name).slice(0, 1)));
  if (!reach('check-in')) return rig;
  const games = phase === 'running' || phase === 'with tasks' ? 3 : 1;
  await rig.begin([], { format: { name: 'short', games }, draw: false });
  rig.must(...names.slice(0, 9).flatMap((name) => joining(name).slice(1)));
  if (!reach('running')) return rig;
  rig.must({ type: 'draw' });
  // One table has come since the room was arranged.
  rig.must({ type: 'arrangeRoom', room: inRows(rig.view.tables.slice(0, -1), 2, 'left') });
  rig.win(rig.game());
  if (phase === 'with tasks') {
    rig.must(...trouble(rig));
    now += LATE;
  }
  if (!reach('all games over')) return rig;
  while (running(rig.view).length > 0) rig.win(rig.game());
  if (phase === 'closed') rig.must({ type: 'close', reasons: {} });
  return rig;
}

/** Two tables with boards that are away, and one that waits for its number. */
function boardsIn({ boards: { keys, door } }: HallRig): void {
  keys.give('4', 'a'.repeat(43));
  keys.give('9', 'b'.repeat(43));
  door.letIn();
  door.ask({ key: 'c'.repeat(43), wish: null, address: '192.0.2.4' });
}

/** A dispute, cards that differ, a chair that stays empty, and a result of an undrawn game. */
function trouble({ hall, view }: HallRig): readonly NightCommand[] {
  const [disputed, differing, waiting] = running(view);
  if (disputed === undefined || differing === undefined || waiting === undefined)
    throw new Error('fewer than three games are being played');
  const wrote = (side: 0 | 1, points: number, spread: number): NightCommand => ({
    type: 'enterCard',
    game: differing.game,
    side,
    by: 'desk',
    line: { points, spread },
  });
  const stray = { game: '99.1', entrants: disputed.entrants };
  return [
    { type: 'correct', game: disputed.game, outcome: win(12), reason: '1' },
    { type: 'dispute', game: disputed.game, side: 0 },
    wrote(0, 2, 8),
    wrote(1, 0, -18),
    { type: 'sit', game: waiting.game, side: 0 },
    { type: 'report', report: report(stray, 100, { night: hall.state.id }) },
  ];
}

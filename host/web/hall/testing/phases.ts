// A night of a hall in each of its phases, with everything that the desk can be asked at once.
import { inRows, type NightCommand, publicView } from '../../../../shared/league/index.ts';
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
  const must = (...commands: readonly NightCommand[]): void => {
    const done = rig.hall.act(commands, 'desk');
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  };
  const reach = (wanted: Phase): boolean => PHASES.indexOf(phase) >= PHASES.indexOf(wanted);
  must(...names.flatMap((name) => joining(name).slice(0, 1)));
  if (!reach('check-in')) return rig;
  const games = phase === 'running' || phase === 'with tasks' ? 3 : 1;
  await rig.post('/api/hall/night', { format: { name: 'short', games }, seed: 7 });
  must(...names.slice(0, 9).flatMap((name) => joining(name).slice(1)));
  if (!reach('running')) return rig;
  must({ type: 'draw' });
  // One table has come since the room was arranged.
  must({ type: 'arrangeRoom', room: inRows(publicView(rig.hall.state).tables.slice(0, -1), 2, 'left') });
  const won = ({ game }: { readonly game: string }): readonly NightCommand[] =>
    ([0, 1] as const).map((side) => ({
      ...{ type: 'enterCard', game, side, by: 'desk' },
      line: side === 0 ? { points: 2, spread: 8 } : { points: 0, spread: -8 },
    }));
  const [first] = running(publicView(rig.hall.state));
  if (first !== undefined) must(...won(first));
  if (phase === 'with tasks') {
    must(...trouble(rig));
    now += LATE;
  }
  if (!reach('all games over')) return rig;
  const next = () => running(publicView(rig.hall.state))[0];
  for (let game = next(); game !== undefined; game = next()) must(...won(game));
  if (phase === 'closed') must({ type: 'close', reasons: {} });
  return rig;
}

/** Two tables with boards that are away, and one that waits for its number. */
function boardsIn({ boards: { keys, door } }: HallRig): void {
  keys.give('4', 'a'.repeat(43));
  keys.give('9', 'b'.repeat(43));
  door.letIn();
  door.ask({ key: 'c'.repeat(43), wish: null, address: '192.0.2.4' });
}

/** A dispute, cards that differ, a chair that stays empty, and a result that nobody was drawn for. */
function trouble({ hall }: HallRig): readonly NightCommand[] {
  const [disputed, differing, waiting] = running(publicView(hall.state));
  if (disputed === undefined || differing === undefined || waiting === undefined)
    throw new Error('fewer than three games are being played');
  const wrote = (side: 0 | 1, points: number, spread: number): NightCommand => ({
    ...{ type: 'enterCard', game: differing.game, side, by: 'desk' },
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

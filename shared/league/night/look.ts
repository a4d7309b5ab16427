// What the desk should look at about a board's result: what the table says, and what the hall's clock says about the table's.
import type { GameSide } from '../cards/outcome.ts';
import type { GameReport, HighHand, ReportFlag } from './report.ts';
import type { NightGame } from './state.ts';

/** Milliseconds by which the clocks of a table and the hall may differ: neither has to hear the time from anybody. */
const CLOCKS_DIFFER = 10 * 60_000;

/** The flags of a report that comes `at` this time of the hall's clock. Wrong clocks change no order; somebody should set them. */
export function flagsOf(report: GameReport, { calledAt }: NightGame, at: number): readonly ReportFlag[] {
  const { flags, began, ended } = report;
  const early = began !== undefined && calledAt !== undefined && began < calledAt - CLOCKS_DIFFER;
  const late = ended !== undefined && ended > at + CLOCKS_DIFFER;
  return (early || late) && !flags.includes('clock') ? [...flags, 'clock'] : flags;
}

/** High hands after a correction. Two who sat the other way held each other's cards; of partners nobody knows who held them. */
export function handsAfter(
  hands: readonly HighHand[],
  entrants: readonly [readonly string[], readonly string[]],
  winners: readonly [before: GameSide | undefined, after: GameSide],
): readonly HighHand[] {
  if (winners[0] === undefined || winners[0] === winners[1]) return hands;
  const [[first, ...others], [second, ...rest]] = entrants;
  if (first === undefined || second === undefined || others.length + rest.length > 0) return [];
  return hands.map((hand) => ({ ...hand, player: hand.player === first ? second : first }));
}

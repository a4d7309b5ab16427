// How late it is on the board: its lamplight follows the clock of the screen.
/** Hours of the clock: evening comes from 17 to 21, and goes from 5 to 8. */
const EVENING = { comes: 17, here: 21, goes: 5, gone: 8 };

/** How much it is evening, 0..1, by the clock of this screen. */
export function eveningAt(now: Date): number {
  const hours = now.getHours() + now.getMinutes() / 60;
  const { comes, here, goes, gone } = EVENING;
  const rises = (hours - comes) / (here - comes);
  const falls = (gone - hours) / (gone - goes);
  const share = hours < gone ? Math.min(1, falls) : Math.min(1, Math.max(0, rises));
  return Math.round(share * 100) / 100;
}

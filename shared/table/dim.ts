// When it is night, for boards and pages alike, and when evening comes. All of it by the clock of the machine that asks.

/** Hours of the clock, 0 to 23: night begins at the first and ends at the second, mostly past midnight. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Of a new table: bedtime in most homes. */
export const USUAL_HOURS: Hours = { from: 22, to: 7 };
/** The same as a setting. */
export const USUAL_DIM = `${USUAL_HOURS.from}-${USUAL_HOURS.to}`;
/** What the setting may be: `off`, or two hours. */
export const DIM = /^(?:off|(\d|1\d|2[0-3])-(\d|1\d|2[0-3]))$/;

/** The hours of the setting; undefined if it is off. */
export function dimHours(setting: string): Hours | undefined {
  const [, from, to] = DIM.exec(setting) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

/** Hours from one time of day to the next occurrence of another, 0 up to 24. */
const hoursBetween = (from: number, to: number): number => (to - from + 24) % 24;
const hourOf = (now: Date): number => now.getHours() + now.getMinutes() / 60;

/** Whether it is night. */
export function isNight(setting: string, now: Date): boolean {
  const night = dimHours(setting);
  return night !== undefined && hoursBetween(night.from, hourOf(now)) < hoursBetween(night.from, night.to);
}

/** At night a board has so much of its brightness, but enough for the faint rear pegs to keep their colours. */
const DIM_SHARE = 1 / 4;
const DIM_LEAST = 8;

/** The brightness of a board, 1..127: less at night than `brightness`, which is that of the day. */
export function brightnessAt(brightness: number, setting: string, now: Date): number {
  if (!isNight(setting, now)) return brightness;
  return Math.min(brightness, Math.max(DIM_LEAST, Math.round(brightness * DIM_SHARE)));
}

/** Hours in which evening comes before night, and goes after it. */
const COMES = 4;
const GOES = 1;

/** How much it is evening, 0..1: all of it at night. Where the setting is off, as if it were the usual one. */
export function eveningAt(setting: string, now: Date): number {
  const { from, to } = dimHours(setting) ?? USUAL_HOURS;
  const since = hoursBetween(from, hourOf(now));
  const coming = 1 - (24 - since) / COMES;
  const going = 1 - (since - hoursBetween(from, to)) / GOES;
  return Math.round(Math.min(1, Math.max(0, coming, going)) * 100) / 100;
}

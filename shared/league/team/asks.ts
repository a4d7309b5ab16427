// The fields that the source of a format leaves open. The league settles them; Muggins does not guess.
import type { MatchFormat } from './format.ts';

/** Fields that are null where a source is silent; a league without such a rule may leave them so. */
const RULES = [
  'walkover',
  'short',
  'bothShort',
  'late',
  'rearrange',
  'withdrawal',
  'transfers',
  'averagesFrom',
] as const satisfies readonly (keyof MatchFormat)[];
/** None of these rules. */
export const NO_RULES = Object.fromEntries(RULES.map((field) => [field, null])) as Readonly<
  Record<(typeof RULES)[number], null>
>;
const ENDS = ['win', 'draw', 'loss'] as const;

/** The fields that a format leaves open, such as `points.draw`. Those that every table needs come first. */
export const asksOf = (format: MatchFormat): readonly string[] => [
  ...needsOf(format),
  ...(format.asks ?? []).filter((field) => field === 'ties'),
  ...RULES.filter((field) => format[field] === null),
];

/**
 * The open fields that every match needs. A walkover is not among them until a match has one. If the ties are open, teams stay level.
 */
export function needsOf(format: MatchFormat): readonly string[] {
  const asks = format.asks?.filter((field) => field !== 'ties') ?? [];
  const ends = ENDS.filter((end) => format.points[end] === null && (end !== 'draw' || canDraw(format)));
  return [...asks, ...(asks.includes('points') ? [] : ends.map((end) => `points.${end}`))];
}

/** Whether a match can be drawn when all its rubbers are played. */
function canDraw({ decides, rubbers }: MatchFormat): boolean {
  const isEven = (figure: number): boolean => figure % 2 === 0;
  const legs = rubbers.reduce((total, rubber) => total + rubber.legs, 0);
  if (rubbers.length === 0) return false;
  if (decides === 'legs') return isEven(legs) || rubbers.some(({ all }) => !all);
  return isEven(rubbers.length) || rubbers.some((rubber) => isEven(rubber.legs));
}

// What the source of a format leaves open. Nothing guesses it: the league settles it.
import type { MatchFormat } from './format.ts';

/** Fields that can be open, and the points of a match. */
const FIELDS = [
  'walkover',
  'short',
  'bothShort',
  'late',
  'rearrange',
  'withdrawal',
  'transfers',
  'averagesFrom',
] as const satisfies readonly (keyof MatchFormat)[];
const ENDS = ['win', 'draw', 'loss'] as const;

/** The fields that a format leaves open, such as `points.draw`. A league without such a rule may leave all but its points open. */
export const asksOf = (format: MatchFormat): readonly string[] => [
  ...pointsAsked(format),
  ...FIELDS.filter((field) => format[field] === null),
];

/** The open fields without which no table can be made. Those of a walkover are asked where there is one. */
export const pointsAsked = (format: MatchFormat): readonly string[] =>
  ENDS.filter((end) => format.points[end] === null && (end !== 'draw' || canDraw(format))).map(
    (end) => `points.${end}`,
  );

/** Whether a match that is played out can be level. */
function canDraw({ decides, rubbers }: MatchFormat): boolean {
  const isEven = (figure: number): boolean => figure % 2 === 0;
  const legs = rubbers.reduce((total, rubber) => total + rubber.legs, 0);
  if (decides === 'legs') return isEven(legs) || rubbers.some(({ all }) => !all);
  return isEven(rubbers.length) || rubbers.some((rubber) => isEven(rubber.legs));
}

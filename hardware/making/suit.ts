// The four suits as contours, so that no typeface is needed for them.
import { type Point, xy } from '../board.ts';
import { polygon, type Shape } from './sheet.ts';

const SUITS = { '♠': '#1c2733', '♥': '#c22a36', '♦': '#c22a36', '♣': '#1c2733' } as const;
type Suit = keyof typeof SUITS;
export const isSuit = (text: string): text is Suit => Object.hasOwn(SUITS, text);

const around = (steps: number, of: (angle: number) => Point): readonly Point[] =>
  Array.from({ length: steps }, (_, i) => of((2 * Math.PI * i) / steps));

/** A heart one high and one wide, its middle at the origin; y downwards. */
const HEART = around(48, (angle) =>
  xy(
    Math.sin(angle) ** 3 / 2,
    -(13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) / 29 -
      0.09,
  ),
);
const STEM: readonly Point[] = [xy(0, 0.1), xy(0.2, 0.5), xy(-0.2, 0.5)];
const leaf = (x: number, y: number): readonly Point[] =>
  around(24, (angle) => xy(x + 0.23 * Math.cos(angle), y + 0.23 * Math.sin(angle)));

const CONTOURS: Readonly<Record<Suit, readonly (readonly Point[])[]>> = {
  '♥': [HEART],
  '♠': [HEART.map(({ x, y }) => xy(x * 0.95, -y * 0.85 - 0.06)), STEM],
  '♦': [[xy(0, -0.52), xy(0.38, 0), xy(0, 0.52), xy(-0.38, 0)]],
  '♣': [leaf(0, -0.24), leaf(-0.25, 0.1), leaf(0.25, 0.1), STEM],
};

/** A suit `size` high with its middle at a place; filled, or as contours for an engraver. */
export function suit(name: Suit, { x, y }: Point, size: number, filled: boolean): readonly Shape[] {
  const look = { fill: SUITS[name], stroke: 'none' };
  return CONTOURS[name].map((contour) =>
    polygon(
      'engrave',
      contour.map((point) => xy(x + point.x * size, y + point.y * size)),
      { look: filled ? look : undefined },
    ),
  );
}

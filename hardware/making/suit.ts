// The four suits as contours, so that no typeface is needed for them.
import type { Point } from '../board.ts';
import { polygon, type Shape } from './sheet.ts';

const SUITS = { '♠': '#1c2733', '♥': '#c22a36', '♦': '#c22a36', '♣': '#1c2733' } as const;
type Suit = keyof typeof SUITS;
export const isSuit = (text: string): text is Suit => Object.hasOwn(SUITS, text);

const around = (steps: number, of: (angle: number) => Point): readonly Point[] =>
  Array.from({ length: steps }, (_, i) => of((2 * Math.PI * i) / steps));

/** A heart one high and one wide, its middle at the origin; y downwards. */
const HEART = around(48, (angle) => ({
  x: Math.sin(angle) ** 3 / 2,
  y:
    -(13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) / 29 -
    0.09,
}));
const STEM: readonly Point[] = [
  { x: 0, y: 0.1 },
  { x: 0.2, y: 0.5 },
  { x: -0.2, y: 0.5 },
];
const leaf = (x: number, y: number): readonly Point[] =>
  around(24, (angle) => ({ x: x + 0.23 * Math.cos(angle), y: y + 0.23 * Math.sin(angle) }));

const CONTOURS: Readonly<Record<Suit, readonly (readonly Point[])[]>> = {
  '♥': [HEART],
  '♠': [HEART.map(({ x, y }) => ({ x: x * 0.95, y: -y * 0.85 - 0.06 })), STEM],
  '♦': [
    [
      { x: 0, y: -0.52 },
      { x: 0.38, y: 0 },
      { x: 0, y: 0.52 },
      { x: -0.38, y: 0 },
    ],
  ],
  '♣': [leaf(0, -0.24), leaf(-0.25, 0.1), leaf(0.25, 0.1), STEM],
};

/** A suit `size` high with its middle at a place; filled, or as contours for an engraver. */
export function suit(name: Suit, { x, y }: Point, size: number, filled: boolean): readonly Shape[] {
  const look = { fill: SUITS[name], stroke: 'none' };
  return CONTOURS[name].map((contour) =>
    polygon(
      'engrave',
      contour.map((point) => ({ x: x + point.x * size, y: y + point.y * size })),
      filled ? look : undefined,
    ),
  );
}

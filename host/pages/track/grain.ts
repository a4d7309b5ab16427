// The grain of the board's wood: lines, always the same on the same board.

import type { Size } from '../../../hardware/board.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** A small repeatable source of numbers in 0..1, so that the same board always has the same grain. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}

/** A line of the wood's grain: its SVG path, its width in millimetres and how dark it is, 0..1. */
interface Grain {
  readonly path: string;
  readonly width: number;
  readonly shade: number;
}

/** Grain across a plank: wavering lines that bend together, as the rings of one trunk do. */
export function grain(plank: Size, seed = 7, spacing = 1.5): readonly Grain[] {
  const source = numbers(seed);
  const random = () => source.next().value;
  const phase = [random() * 6, random() * 6, random() * 6];
  const bend = (x: number, y: number) =>
    3.2 * Math.sin(x / 61 + y / 90 + (phase[0] ?? 0)) +
    1.3 * Math.sin(x / 23 - y / 37 + (phase[1] ?? 0)) +
    0.5 * Math.sin(x / 9 + y / 11 + (phase[2] ?? 0));
  const lines: Grain[] = [];
  for (let y = -6; y < plank.height + 6; y += spacing * (0.45 + random())) {
    const steps = Math.ceil(plank.width / 12);
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const x = (i * plank.width) / steps;
      return `${round(x)} ${round(y + bend(x, y))}`;
    });
    const [first, ...rest] = points;
    lines.push({
      path: `M${first}L${rest.join(' ')}`,
      width: round(0.15 + random() * 0.7),
      shade: round(0.04 + random() ** 2 * 0.2),
    });
  }
  return lines;
}

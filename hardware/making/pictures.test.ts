// What a maker looks at: no word lies on another or beside the paper, and the sides from which strips are seen.
import { describe, expect, test } from 'vitest';
import { LANE_COUNTS } from '../../shared/protocol/index.ts';
import { built, edges, fromCsv, fromSvg, type Spot, type Word } from './testing/read.ts';

const PICTURES = [
  'board',
  'bridges',
  'cutting',
  'driver',
  'strips',
  'wiring-mega',
  'wiring-uno',
  'overlay-keypad',
  'overlay-buttons',
];
const cases = LANE_COUNTS.flatMap((lanes) =>
  PICTURES.filter((name) => name !== 'wiring-uno' || lanes <= 4).map((name) => ({ lanes, name })),
);

/** Share of the size that a letter is wide on average in the sans-serifs of common systems, and how high words are. */
const WIDTH = { regular: 0.53, bold: 0.58 } as const;
const ABOVE = 0.72;
const BELOW = 0.18;

function boxOf({ x, y, text, size, anchor, bold }: Word) {
  const width = [...text].length * size * (bold ? WIDTH.bold : WIDTH.regular);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { text, left, right: left + width, top: y - ABOVE * size, bottom: y + BELOW * size };
}

describe.each(cases)('$name of $lanes lanes', ({ lanes, name }) => {
  const drawing = fromSvg(built(`${lanes}-lanes/${name}.svg`));
  const boxes = drawing.words.map(boxOf);

  test('no word lies on another', () => {
    expect(boxes.length).toBeGreaterThan(5);
    const meet = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(meet).toEqual([]);
  });

  test('all words are on the paper', () => {
    const { width, height } = drawing.paper;
    const beside = boxes.filter((at) => at.left < 0 || at.top < 0 || at.right > width || at.bottom > height);
    expect(beside.map(({ text }) => text)).toEqual([]);
  });
});

// Parts on the stripboard lie over its copper, which is no box.
test.each(cases.filter(({ name }) => name !== 'driver'))(
  '$name of $lanes lanes: no word is cut by the edge of a box that it stands in',
  ({ lanes, name }) => {
    const drawing = fromSvg(built(`${lanes}-lanes/${name}.svg`));
    const boxes = drawing.words.map(boxOf);
    const edges = drawing.lines.filter(({ closed, points }) => closed && points.length >= 4);
    const cut = boxes.flatMap(({ text, left, right, top, bottom }) =>
      edges
        .map(({ points }) => ({
          left: Math.min(...points.map(({ x }) => x)),
          right: Math.max(...points.map(({ x }) => x)),
          top: Math.min(...points.map(({ y }) => y)),
          bottom: Math.max(...points.map(({ y }) => y)),
        }))
        // A pixel or a resistor is smaller than its name.
        .filter((box) => box.right - box.left > 8 && box.bottom - box.top > 3.5)
        .filter((box) => {
          const apart = right < box.left || left > box.right || bottom < box.top || top > box.bottom;
          const inside = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          return !apart && !inside;
        })
        .map(() => text),
    );
    expect(cut).toEqual([]);
  },
);

/** Whether two straight lines have a place in common. */
function meet([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean {
  const side = (p: Spot, q: Spot, r: Spot): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

describe.each(LANE_COUNTS)('the strips of %i lanes', (lanes) => {
  /** Where data go in and out of a piece, in the order of the chain. */
  const ends = (name: string) => {
    const { words } = fromSvg(built(`${lanes}-lanes/${name}.svg`));
    const of = (text: string) => words.filter((word) => word.text === text).map(({ x }) => x);
    return of('IN').map((x, i) => ({ in: x, out: of('OUT')[i] ?? 0 }));
  };

  test('run to the right from hole 1 on the bench with the pixels up, and to the left from behind', () => {
    const pixels = fromCsv(built(`${lanes}-lanes/pixels.csv`));
    const pieces = [...new Set(pixels.map(({ Piece }) => Piece))];
    const right = pieces.map((piece) => {
      const mine = pixels.filter(({ Piece }) => Piece === piece).map((pixel) => Number(pixel['X mm']));
      return (mine.at(-1) ?? 0) > (mine[0] ?? 0);
    });
    expect(right.slice(0, 4)).toEqual([true, false, true, false]);
    expect(ends('bridges').map((end) => end.out > end.in)).toEqual(right);
    expect(ends('strips').map((end) => end.out < end.in)).toEqual(right);
  });

  test('are joined by wires of which none crosses another', () => {
    const { lines } = fromSvg(built(`${lanes}-lanes/bridges.svg`));
    const wires = lines.filter(({ name }) => name.startsWith('wire '));
    // Three at each of three bends of a lane, and one from lane to lane.
    expect(wires).toHaveLength(9 * lanes + lanes - 1);
    const crossed = wires.flatMap((a, i) =>
      wires
        .slice(i + 1)
        .flatMap((b) =>
          edges(a).some((one) => edges(b).some((other) => meet(one, other))) ? [`${a.name} / ${b.name}`] : [],
        ),
    );
    expect(crossed).toEqual([]);
    const { paper } = fromSvg(built(`${lanes}-lanes/bridges.svg`));
    const outline = fromSvg(built(`${lanes}-lanes/track-drill.svg`)).lines.find(
      ({ name }) => name === 'outline',
    );
    const board =
      Math.max(...(outline?.points ?? []).map(({ x }) => x)) -
      Math.min(...(outline?.points ?? []).map(({ x }) => x));
    // Wires keep off the edge, where a batten carries the panel.
    const left = (paper.width - board) / 2;
    for (const { x } of wires.flatMap(({ points }) => points))
      expect([x > left + 9, x < left + board - 9]).toEqual([true, true]);
  });

  test('are cut beside the soldered joints, not at them', () => {
    const cuts = fromCsv(built(`${lanes}-lanes/cutting.csv`)).flatMap((piece) => [
      Number(piece['First pixel']) - 1,
      Number(piece['Last pixel']),
    ]);
    // Strips of 144 pixels are made of two of 72.
    expect(cuts.filter((pixel) => pixel === 72)).toEqual([]);
    expect(cuts).toHaveLength(8 * lanes);
  });
});

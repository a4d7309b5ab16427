import { describe, expect, test } from 'vitest';
import { LANE_COUNTS } from '../../shared/protocol/index.ts';
import {
  apart,
  built,
  type Drawing,
  edges,
  fromCsv,
  fromDxf,
  fromHeader,
  fromLine,
  fromSvg,
} from './testing/read.ts';

/** What a drill of 4 mm asks for in 3 mm plywood, and what the window of a 5 mm WS2812B forgives. */
const DRILL = { diameter: 4, web: 1.5, tolerance: 0.5, kerf: 0.15 } as const;
/** A strip of 144 pixels a metre. */
const STRIP_PITCH = 1000 / 144;

const named = (drawing: Drawing, name: string) => {
  const found = drawing.circles.filter((circle) => circle.name === name);
  if (found[0] === undefined || found.length > 1)
    throw new Error(`${found.length} circles are called ${name}`);
  return found[0];
};
const lineNamed = (drawing: Drawing, name: string) => {
  const found = drawing.lines.find((line) => line.name === name);
  if (found === undefined) throw new Error(`no line is called ${name}`);
  return found;
};

describe.each(LANE_COUNTS)('the template of %i lanes', (lanes) => {
  const drill = fromSvg(built(`${lanes}-lanes/track-drill.svg`));
  const laser = fromSvg(built(`${lanes}-lanes/track-laser.svg`));
  const sheets = [
    ['drill', drill],
    ['laser', laser],
  ] as const;

  test.each(sheets)(
    '%s: every lane has two start holes, its indicator and 121 holes, the panel four screws',
    (_, sheet) => {
      const cut = sheet.circles.filter(({ layer }) => layer === 'cut');
      const expected = Array.from({ length: lanes }, (_, lane) => [
        `start ${lane + 1} front`,
        `start ${lane + 1} rear`,
        `indicator ${lane + 1}`,
        ...Array.from({ length: 121 }, (_, i) => `hole ${lane + 1} ${i + 1}`),
      ]).flat();
      expect(cut.map(({ name }) => name).sort()).toEqual(
        [...expected, 'screw 1', 'screw 2', 'screw 3', 'screw 4'].sort(),
      );
    },
  );

  test.each(sheets)('%s: one unit is one millimetre', (_, { paper, box }) =>
    expect([paper.width, paper.height]).toEqual(box.slice(2)),
  );

  test('the drill’s ruler is 100 mm long', () => {
    const ruler = lineNamed(drill, 'ruler').points;
    expect(ruler.map(({ x }) => x - (ruler[0]?.x ?? 0))).toEqual([0, 100]);
    expect(new Set(ruler.map(({ y }) => y)).size).toBe(1);
  });

  test.each(['track', 'controls'])(
    'the laser’s file of the %s has what is cut and engraved, and fits its bed',
    (panel) => {
      const sheet = fromSvg(built(`${lanes}-lanes/${panel}-laser.svg`));
      const layers = [...sheet.circles, ...sheet.lines].map(({ layer }) => layer);
      expect([...new Set(layers)].sort()).toEqual(['cut', 'engrave']);
      expect(sheet.words).toEqual([]);
      const [width, height] = lanes < 4 ? [300, 200] : lanes < 6 ? [400, 300] : [600, 400];
      expect([sheet.paper.width <= width, sheet.paper.height <= height]).toEqual([true, true]);
      for (const { x, y } of sheet.lines.flatMap(({ points }) => points)) {
        expect([x >= 0, y >= 0]).toEqual([true, true]);
        expect([x <= sheet.paper.width, y <= sheet.paper.height]).toEqual([true, true]);
      }
    },
  );

  test('the drill makes 4 mm; the laser as much, with half its cut on either side', () => {
    const diameters = (sheet: Drawing) =>
      new Set(sheet.circles.filter(({ name }) => name.startsWith('hole')).map(({ radius }) => 2 * radius));
    expect([...diameters(drill)]).toEqual([DRILL.diameter]);
    for (const diameter of diameters(laser)) expect(diameter + DRILL.kerf).toBeCloseTo(DRILL.diameter, 2);
  });

  test('no two holes are closer than the drill allows, nor any to the edge', () => {
    const cut = drill.circles.filter(({ layer }) => layer === 'cut');
    const web = cut.map((a, i) =>
      Math.min(...cut.slice(i + 1).map((b) => apart(a, b) - a.radius - b.radius), Number.POSITIVE_INFINITY),
    );
    expect(Math.min(...web)).toBeGreaterThanOrEqual(DRILL.web);
    const rim = edges(lineNamed(drill, 'outline'));
    for (const hole of cut) {
      const wood = Math.min(...rim.map(([a, b]) => fromLine(hole, a, b))) - hole.radius;
      expect(wood).toBeGreaterThanOrEqual(DRILL.web);
    }
  });

  test('every hole is over its pixel, on strips as they are sold', () => {
    const pieces = fromCsv(built(`${lanes}-lanes/cutting.csv`));
    const pixels = fromCsv(built(`${lanes}-lanes/pixels.csv`));
    const far = pieces.flatMap(({ Piece, Pixels }) => {
      const mine = pixels.filter((pixel) => pixel.Piece === Piece);
      expect(mine).toHaveLength(Number(Pixels));
      const holes = mine.map(({ Lane, Hole }) =>
        named(drill, Hole === 'indicator' ? `indicator ${Lane}` : `hole ${Lane} ${Hole}`),
      );
      const [first, last] = [holes[0], holes.at(-1)];
      if (first === undefined || last === undefined) throw new Error(`${Piece} has no holes`);
      // The piece lies with its middle under the middle of its holes.
      const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
      const way = Math.sign(last.x - first.x);
      return holes.map((hole, i) =>
        apart(hole, { x: middle.x + way * (i - (holes.length - 1) / 2) * STRIP_PITCH, y: middle.y }),
      );
    });
    expect(far).toHaveLength(lanes * 122);
    expect(Math.max(...far)).toBeLessThanOrEqual(DRILL.tolerance);
  });

  test('the chain runs as the firmware reckons: lane after lane, indicator first', () => {
    const [lanePixels = 0] = fromHeader('uno').kLanePixels ?? [];
    const pixels = fromCsv(built(`${lanes}-lanes/pixels.csv`));
    for (const [index, { Pixel, Lane, Hole }] of pixels.entries()) {
      expect([Number(Pixel), Number(Lane)]).toEqual([index, Math.floor(index / lanePixels) + 1]);
      expect(Hole).toBe(index % lanePixels === 0 ? 'indicator' : String(index % lanePixels));
    }
  });

  test('skunk lines lie across all lanes behind 60 and 90', () => {
    const numbers = Array.from({ length: lanes }, (_, i) => i + 1);
    for (const last of [60, 90]) {
      const ends = numbers.map((lane) => named(drill, `hole ${lane} ${last}`));
      const before = named(drill, `hole 1 ${last - 1}`).x;
      const { points } = lineNamed(drill, `skunk ${last} 1`);
      for (const { x } of points)
        expect(Math.sign(x - (ends[0]?.x ?? 0))).toBe(Math.sign((ends[0]?.x ?? 0) - before));
      for (const { y, radius } of ends) {
        expect(Math.min(...points.map((point) => point.y))).toBeLessThan(y - radius);
        expect(Math.max(...points.map((point) => point.y))).toBeGreaterThan(y + radius);
      }
    }
    expect(drill.lines.filter(({ name }) => name.startsWith('skunk 60'))).toHaveLength(2);
    expect(drill.lines.filter(({ name }) => name.startsWith('skunk 90'))).toHaveLength(1);
  });

  test('lanes are engraved round their holes, and none touches another', () => {
    const contours = Array.from({ length: lanes }, (_, i) => lineNamed(drill, `lane ${i + 1}`));
    for (const [i, contour] of contours.entries()) {
      const mine = drill.circles.filter(({ name }) =>
        new RegExp(`^(hole|start|indicator) ${i + 1}( |$)`).test(name),
      );
      expect(mine).toHaveLength(124);
      for (const hole of mine) {
        const wood = Math.min(...edges(contour).map(([a, b]) => fromLine(hole, a, b))) - hole.radius;
        expect(wood).toBeCloseTo(2.4, 1);
      }
      for (const other of contours.slice(i + 1)) {
        const gap = contour.points.map((at) => Math.min(...edges(other).map(([a, b]) => fromLine(at, a, b))));
        expect(Math.min(...gap)).toBeGreaterThan(4);
      }
    }
  });

  test('game hole and stink hole of every lane are marked', () => {
    for (const lane of Array.from({ length: lanes }, (_, i) => i + 1)) {
      const game = named(drill, `game ${lane}`);
      const { x, y, radius } = named(drill, `hole ${lane} 121`);
      expect([game.x, game.y, game.radius > radius]).toEqual([x, y, true]);
      const corners = lineNamed(drill, `stink ${lane}`).points;
      const stink = named(drill, `hole ${lane} 120`);
      for (const corner of corners)
        expect(apart(corner, stink)).toBeCloseTo(apart(corners[0] ?? corner, stink), 2);
    }
  });

  test.each(sheets)('%s: no mark runs through a hole', (_, sheet) => {
    const holes = sheet.circles.filter(({ layer }) => layer === 'cut');
    const marks = sheet.lines.filter(({ layer }) => layer === 'engrave').flatMap(edges);
    expect(marks.length).toBeGreaterThan(200);
    const hit = marks.filter(([a, b]) => holes.some((hole) => fromLine(hole, a, b) < hole.radius));
    expect(hit).toEqual([]);
  });

  test.each(['track-drill', 'track-laser', 'controls-drill', 'controls-laser'])(
    '%s: the DXF says the same as the SVG, in millimetres, upside up',
    (name) => {
      const svg = fromSvg(built(`${lanes}-lanes/${name}.svg`));
      const dxf = fromDxf(built(`${lanes}-lanes/${name}.dxf`));
      expect(dxf.unit).toBe(4);
      const key = (x: number, y: number, layer: string, more: string) =>
        `${layer} ${x.toFixed(2)} ${y.toFixed(2)} ${more}`;
      const circles = (all: Drawing['circles'], flip: (y: number) => number) =>
        all.map(({ x, y, radius, layer }) => key(x, flip(y), layer, radius.toFixed(3))).sort();
      const lines = (all: Drawing['lines'], flip: (y: number) => number) =>
        all
          .map(({ points, closed, layer }) =>
            key(points[0]?.x ?? 0, flip(points[0]?.y ?? 0), layer, `${points.length} ${closed}`),
          )
          .sort();
      const over = (y: number) => svg.paper.height - y;
      expect(circles(dxf.circles, (y) => y)).toEqual(circles(svg.circles, over));
      expect(lines(dxf.lines, (y) => y)).toEqual(lines(svg.lines, over));
    },
  );
});

// The shape of the track: one S whose lanes stay side by side, as players know it, of strips as they are sold.
import { describe, expect, test } from 'vitest';
import { HOLES, LANE_COUNTS, type LaneCount, STREETS } from '../shared/protocol/index.ts';
import {
  GEOMETRY,
  holePosition,
  indicatorPosition,
  laneRuns,
  type Point,
  startPositions,
  trackSize,
} from './board.ts';

const { pitch: PITCH, laneSpacing: LANE_SPACING, streetGap: STREET_GAP, side: SIDE } = GEOMETRY;
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const all = <T>(count: number, of: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => of(i));

/** How far a place is from the middle of a lane. */
function fromLane(at: Point, lanes: LaneCount, lane: number): number {
  const runs = laneRuns(lanes, lane);
  const far = runs.flatMap(([from, to], street) => {
    const x = Math.min(Math.max(at.x, Math.min(from.x, to.x)), Math.max(from.x, to.x));
    const straight = apart(at, { x, y: from.y });
    const next = runs[street + 1];
    const side = street % 2 === 0 ? 1 : -1;
    if (next === undefined || (at.x - to.x) * side < 0) return straight;
    const radius = (next[0].y - to.y) / 2;
    return [straight, Math.abs(apart(at, { x: to.x, y: to.y + radius }) - radius)];
  });
  return Math.min(...far);
}

/** Places on a lane, half a millimetre from one another. */
function walked(lanes: LaneCount, lane: number): readonly Point[] {
  const runs = laneRuns(lanes, lane);
  const straight = ([from, to]: readonly [Point, Point]): readonly Point[] => {
    const steps = Math.ceil(apart(from, to) * 2);
    return all(steps + 1, (i) => ({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y }));
  };
  return runs.flatMap((run, street) => {
    const next = runs[street + 1];
    if (next === undefined) return straight(run);
    const [, { x, y }] = run;
    const radius = (next[0].y - y) / 2;
    const side = street % 2 === 0 ? 1 : -1;
    const steps = Math.ceil(Math.PI * radius * 2);
    const bend = all(steps, (i) => {
      const angle = (Math.PI * i) / steps;
      return { x: x + side * radius * Math.sin(angle), y: y + radius * (1 - Math.cos(angle)) };
    });
    return [...straight(run), ...bend];
  });
}

describe.each(LANE_COUNTS)('the track of %i lanes', (lanes) => {
  const each = all(lanes, (lane) => lane);
  const holes = (lane: number) => all(HOLES, (i) => holePosition(lanes, lane, i + 1));
  const size = trackSize(lanes);

  test('along a street everything is one pitch apart, as on the strip: start holes, indicator, holes, game hole', () => {
    for (const lane of each) {
      const [front, rear] = startPositions(lanes, lane);
      const row = [rear, front, indicatorPosition(lanes, lane), ...holes(lane)];
      expect(row).toHaveLength(124);
      for (const [i, at] of row.slice(1).entries()) {
        const before = row[i] ?? at;
        // Hole 1 is the fourth of the row.
        const turns = (STREETS as readonly number[]).slice(1).includes(i - 1);
        if (turns) expect([at.x, Math.sign(at.y - before.y)]).toEqual([before.x, 1]);
        else expect([apart(at, before).toFixed(9), at.y]).toEqual([PITCH.toFixed(9), before.y]);
      }
    }
  });

  test('every hole, start hole and indicator lies on the middle of its lane, in the order in which it is walked', () => {
    for (const lane of each) {
      const path = walked(lanes, lane);
      const row = [...startPositions(lanes, lane)].reverse();
      const places = [...row, indicatorPosition(lanes, lane), ...holes(lane)].map((at) => {
        const far = path.map((place) => apart(at, place));
        const near = Math.min(...far);
        expect(near).toBeLessThan(0.26);
        return far.indexOf(near);
      });
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  test('lanes stay side by side, at the same distance all the way, and none crosses another or itself', () => {
    for (const lane of each) {
      const path = walked(lanes, lane);
      for (const other of each) {
        if (other === lane) continue;
        const far = path.map((at) => fromLane(at, lanes, other));
        expect(Math.min(...far)).toBeGreaterThan(LANE_SPACING - 1e-6);
        if (Math.abs(other - lane) === 1) expect(Math.max(...far)).toBeLessThan(LANE_SPACING + 1e-6);
      }
      // A lane meets itself nowhere: its own streets are as far apart as the innermost bend is wide.
      const rows = laneRuns(lanes, lane).map(([from]) => from.y);
      for (const [i, y] of rows.slice(1).entries())
        expect(y - (rows[i] ?? 0)).toBeGreaterThanOrEqual(STREET_GAP);
    }
  });

  test('the outer lane of one bend is the inner of the next', () => {
    const radii = (lane: number) => {
      const ys = laneRuns(lanes, lane).map(([from]) => from.y);
      return ys.slice(1).map((y, i) => (y - (ys[i] ?? 0)) / 2);
    };
    const wide = STREET_GAP / 2 + (lanes - 1) * LANE_SPACING;
    expect(radii(0)).toEqual([wide, STREET_GAP / 2, wide]);
    expect(radii(lanes - 1)).toEqual([STREET_GAP / 2, wide, STREET_GAP / 2]);
  });

  test('lanes keep off the edge, bends and start holes too', () => {
    const places = each.flatMap((lane) => walked(lanes, lane));
    const left = places.map(({ x }) => Math.min(x, size.width - x));
    const over = places.map(({ y }) => Math.min(y, size.height - y));
    expect(Math.min(...left)).toBeGreaterThan(SIDE - 0.01);
    expect(Math.min(...over)).toBeGreaterThan(15);
  });
});

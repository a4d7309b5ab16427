// The frame carries both panels, and every screw is as long as what it goes through and what has to hold it (board.md A4: M3 screws
// ended within the battens).
import { describe, expect, test } from 'vitest';
import { LANE_COUNTS } from '../shared/protocol/index.ts';
import { startPositions } from './board.ts';
import { built, fromCsv } from './making/testing/read.ts';
import { DESCRIPTION, Plan } from './panel.ts';

const { panel, frame, controls, strip } = DESCRIPTION;

describe('screws', () => {
  test('a wood screw holds in its post, and does not come out below', () => {
    const { diameter, length } = frame.wood;
    const inPost = length - panel.thickness;
    // EN 1995-1-1, 8.7.2: at least six diameters of thread in the wood that holds.
    expect(inPost).toBeGreaterThanOrEqual(6 * diameter);
    expect(inPost).toBeLessThan(frame.batten.height);
    expect(panel.screw).toBeGreaterThan(diameter);
    expect(panel.screw).toBeLessThan(2 * diameter);
  });

  test('a post lies under its hole, and has wood all round the screw', () => {
    expect(panel.inset).toBe(frame.post / 2);
    expect(frame.post / 2 - frame.wood.diameter / 2).toBeGreaterThanOrEqual(1.5 * frame.wood.diameter);
  });

  test('a machine screw goes through panel, display and nut, and little further', () => {
    const { diameter, length, nut } = frame.machine;
    const layers = panel.thickness + controls.display.board + nut;
    expect(length - layers).toBeGreaterThanOrEqual(0.5);
    expect(length - layers).toBeLessThanOrEqual(4);
    expect(controls.display.screw).toBeGreaterThan(diameter);
  });
});

describe.each(LANE_COUNTS)('frame for %i lanes', (lanes) => {
  const plan = new Plan(lanes);
  const {
    size: track,
    controls: { size, buttons },
  } = plan;
  const { battens, posts } = plan.frame;

  test('posts and battens are as long as the outline of both panels', () => {
    expect(posts).toBe(plan.screws(track).length + plan.screws(size).length);
    const all = battens.reduce((sum, [count, length]) => sum + count * length, 0) + 2 * posts * frame.post;
    // The joint has posts and no batten: two sides of it are in the outline of neither.
    const outline = 2 * (track.height + size.height) + track.width + size.width;
    expect(all).toBeCloseTo(outline + 4 * frame.post);
  });

  test('no strip and no button is above a post', () => {
    const { post } = frame;
    for (let lane = 0; lane < lanes; lane++)
      for (const { y } of startPositions(lanes, lane)) {
        expect(y - strip.width / 2).toBeGreaterThanOrEqual(post);
        expect(y + strip.width / 2).toBeLessThanOrEqual(track.height - post);
      }
    const rim = controls.button.rim / 2;
    const above = buttons.filter(({ at: { x, y } }) => x - rim < post && y + rim > size.height - post);
    expect(above).toEqual([]);
  });

  test('the bill has the pieces, by their length, and as many screws as holes', () => {
    const bill = new Map(fromCsv(built(`${lanes}-lanes/bom.csv`)).map((row) => [row.Reference, row]));
    const sawn = battens.map(([count, length]) => `${count} x ${Math.floor(length)}`).join(', ');
    expect(bill.get('P3')?.Footprint).toContain(sawn);
    expect(['P4', 'H3', 'H1', 'H2'].map((ref) => Number(bill.get(ref)?.Quantity))).toEqual([
      posts,
      posts,
      4,
      4,
    ]);
    expect(bill.get('H3')?.Footprint).toContain(`${frame.wood.diameter} x ${frame.wood.length}`);
    expect(bill.get('H1')?.Value).toContain(`M${frame.machine.diameter} x ${frame.machine.length}`);
  });
});

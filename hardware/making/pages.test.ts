import { describe, expect, test } from 'vitest';
import { LANE_COUNTS } from '../../shared/protocol/index.ts';
import { built, fromSvg } from './testing/read.ts';

const A4 = ['297 210', '210 297'];

describe.each(LANE_COUNTS)('the A4 pages of %i lanes', (lanes) => {
  const text = built(`${lanes}-lanes/print.html`);
  const all = [
    ...text.matchAll(/<section class="(\w+)" data-name="([\w-]+) (\d)-(\d)">\n([\s\S]*?)<\/section>/g),
  ].map(([, way, name = '', row, column, svg = '']) => ({
    way,
    name,
    row: Number(row),
    column: Number(column),
    page: fromSvg(svg),
    svg,
  }));

  test('every sheet for the printer is there', () => {
    expect([...new Set(all.map(({ name }) => name))]).toEqual([
      'track-drill',
      'controls-drill',
      'keypad',
      'buttons',
    ]);
  });

  test('every page is A4 at 1:1 with a ruler of 100 mm', () => {
    for (const { way, page } of all) {
      expect(A4[way === 'lying' ? 0 : 1]).toBe(`${page.paper.width} ${page.paper.height}`);
      expect(page.box).toEqual([0, 0, page.paper.width, page.paper.height]);
      const rulers = page.lines.filter(({ name, points }) => name === 'ruler' && points.length === 2);
      expect(rulers.map(({ points }) => (points[1]?.x ?? 0) - (points[0]?.x ?? 0))).toEqual([100]);
    }
  });

  test('put together, the pages of the track show every hole of the sheet, at 1:1', () => {
    const sheet = fromSvg(built(`${lanes}-lanes/track-drill.svg`));
    const windows = all.flatMap(({ name, svg }) => {
      const inner =
        /<svg x="10" y="10" width="([\d.]+)" height="([\d.]+)" viewBox="([\d. ]+)"><use href="#([\w-]+)"/;
      const [, width, height, box = '', of] = inner.exec(svg) ?? [];
      const [x = 0, y = 0, w = 0, h = 0] = box.split(' ').map(Number);
      expect([Number(width), Number(height), of]).toEqual([w, h, name]);
      return name === 'track-drill' ? [{ x, y, w, h }] : [];
    });
    const holes = sheet.circles.filter(({ layer }) => layer === 'cut');
    const lost = holes.filter(
      ({ x, y, radius: r }) =>
        !windows.some((at) => x - r >= at.x && x + r <= at.x + at.w && y - r >= at.y && y + r <= at.y + at.h),
    );
    expect(holes.length).toBeGreaterThan(121 * lanes);
    expect(lost).toEqual([]);
  });
});

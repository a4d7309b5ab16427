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

  test('put together, the pages of the track have every hole of the sheet in its place', () => {
    const sheet = fromSvg(built(`${lanes}-lanes/track-drill.svg`));
    const cut = (circles: typeof sheet.circles) => circles.filter(({ layer }) => layer === 'cut');
    const pages = all.filter(({ name }) => name === 'track-drill');
    // Where a page lies on the sheet: by the first hole that both have; every other hole must then fit too.
    const found = pages.flatMap(({ page }) => {
      const mine = cut(page.circles);
      const anchor = sheet.circles.find(({ name }) => name === mine[0]?.name);
      const by = { x: (anchor?.x ?? 0) - (mine[0]?.x ?? 0), y: (anchor?.y ?? 0) - (mine[0]?.y ?? 0) };
      return mine.map(
        ({ name, x, y, radius }) => `${name} ${(x + by.x).toFixed(2)} ${(y + by.y).toFixed(2)} ${radius}`,
      );
    });
    const expected = cut(sheet.circles).map(
      ({ name, x, y, radius }) => `${name} ${x.toFixed(2)} ${y.toFixed(2)} ${radius}`,
    );
    expect([...new Set(found)].sort()).toEqual(expected.sort());
    if (pages.length > 1) expect(found.length).toBeGreaterThan(expected.length);
  });

  test('nothing is drawn outside the frame but the foot of the page', () => {
    for (const { page } of all) {
      const frame = page.lines.find(({ name }) => name === 'page')?.points ?? [];
      const right = Math.max(...frame.map(({ x }) => x));
      const bottom = Math.max(...frame.map(({ y }) => y));
      const drawn = page.lines.filter(({ layer }) => layer !== 'ruler').flatMap(({ points }) => points);
      const out = drawn.filter(({ x, y }) => x < 9.99 || y < 9.99 || x > right + 0.01 || y > bottom + 0.01);
      expect(out).toEqual([]);
    }
  });
});

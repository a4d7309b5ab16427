import { describe, expect, test } from 'vitest';
import { KEY_IDS, LANE_COUNTS } from '../../shared/protocol/index.ts';
import { apart, built, edges, fromDxf, fromLine, fromSvg, type Line } from './testing/read.ts';

const middle = ({ points }: Line) => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
};

describe.each(LANE_COUNTS)('the controls of %i lanes', (lanes) => {
  const panel = fromSvg(built(`${lanes}-lanes/controls-drill.svg`));
  const keypad = fromSvg(built(`${lanes}-lanes/overlay-keypad.svg`));
  const buttons = fromSvg(built(`${lanes}-lanes/overlay-buttons.svg`));
  const ids = [...Array.from({ length: lanes }, (_, i) => `P${i + 1}`), 'MUGGINS', 'UNDO'];
  const only = (lines: readonly Line[], name: string): Line => {
    const found = lines.filter((line) => line.name === name);
    if (found[0] === undefined || found.length > 1)
      throw new Error(`${found.length} lines are called ${name}`);
    return found[0];
  };

  test('there is a hole for every button of the board', () => {
    const holes = panel.circles.filter(({ name }) => name.startsWith('button '));
    expect(holes.map(({ name }) => name.slice(7))).toEqual(ids);
    expect(ids.every((id) => (KEY_IDS as readonly string[]).includes(id))).toBe(true);
  });

  test('holes, window and slot keep 3 mm of wood between them and to the edge', () => {
    const cut = panel.circles.filter(({ layer }) => layer === 'cut');
    const contours = panel.lines.filter(({ layer, closed }) => layer === 'cut' && closed);
    expect(contours.map(({ name }) => name).sort()).toEqual(['display', 'keypad slot', 'outline']);
    const sounds = /^sound/;
    for (const [i, a] of cut.entries()) {
      for (const b of cut.slice(i + 1)) {
        const least = sounds.test(a.name) && sounds.test(b.name) ? 1.5 : 3;
        expect([a.name, b.name, apart(a, b) - a.radius - b.radius >= least]).toEqual([a.name, b.name, true]);
      }
      for (const contour of contours) {
        const wood = Math.min(...edges(contour).map(([from, to]) => fromLine(a, from, to))) - a.radius;
        // A screw beside the window of the display has 4.8 mm, one in a corner 4.4 mm.
        expect([a.name, contour.name, wood >= 3]).toEqual([a.name, contour.name, true]);
      }
    }
  });

  test('the place of the keypad is as large as its overlay, and no button reaches into it', () => {
    const place = middle(only(panel.lines, 'keypad'));
    const overlay = middle(only(keypad.lines, 'outline'));
    expect([overlay.width, overlay.height]).toEqual([69, 76]);
    expect(place.width).toBeCloseTo(overlay.width, 2);
    expect(place.height).toBeCloseTo(overlay.height, 2);
    const edge = edges(only(panel.lines, 'keypad'));
    for (const { x, y } of panel.circles.filter(({ name }) => name.startsWith('button '))) {
      expect(Math.min(...edge.map(([a, b]) => fromLine({ x, y }, a, b)))).toBeGreaterThan(14);
    }
  });

  test('the keypad’s legend stands where the keys are, in the order of the key codes', () => {
    const keys = keypad.lines.filter(({ name }) => name.startsWith('key '));
    const sorted = [...keys].sort((a, b) => middle(a).y - middle(b).y || middle(a).x - middle(b).x);
    expect(sorted.map(({ name }) => name.slice(4))).toEqual(KEY_IDS.slice(0, 16));
    const legends = sorted.map((key) => {
      const { x, y, width, height } = middle(key);
      const inside = (at: { x: number; y: number }) =>
        Math.abs(at.x - x) < width / 2 && Math.abs(at.y - y) < height / 2;
      const suits = keypad.lines.filter(
        (line) => line !== key && line.name === '' && line.points.every(inside),
      );
      return [
        ...keypad.words.filter(inside).map(({ text }) => text),
        ...(suits.length > 0 ? ['suit'] : []),
      ].join(' ');
    });
    // As docs/playing.md shows the keypad.
    expect(legends).toEqual([
      ...['1 A', '2', '3', 'J suit', '4', '5', '6', 'Q suit', '7', '8', '9', 'K suit'],
      ...['DEL REDO', '0 10', 'CARDS', 'NEXT suit'],
    ]);
  });

  test('every button has a label, with a hole as large as the panel’s inside it', () => {
    for (const id of ids) {
      const hole = buttons.circles.find(({ name }) => name === `button ${id}`);
      const panelHole = panel.circles.find(({ name }) => name === `button ${id}`);
      if (hole === undefined || panelHole === undefined) throw new Error(`no hole for ${id}`);
      expect(hole.radius).toBe(panelHole.radius);
      const label = only(buttons.lines, `label ${id}`);
      const paper = Math.min(...edges(label).map(([a, b]) => fromLine(hole, a, b))) - hole.radius;
      expect(paper).toBeGreaterThan(3);
      const { x, width } = middle(label);
      const text = buttons.words.filter((word) => Math.abs(word.x - x) < width / 2).map((word) => word.text);
      expect(text).toContain(id.replace(/^P/, 'PLAYER '));
    }
  });

  test.each([
    ['overlay-keypad', keypad],
    ['overlay-buttons', buttons],
  ] as const)('%s: what is cut is the same in the DXF, whose legend is strokes', (name, svg) => {
    const dxf = fromDxf(built(`${lanes}-lanes/${name}.dxf`));
    expect(dxf.unit).toBe(4);
    const cuts = (lines: readonly Line[]) => lines.filter(({ layer }) => layer === 'cut').length;
    expect([cuts(dxf.lines), dxf.circles.length]).toEqual([cuts(svg.lines), svg.circles.length]);
    expect(dxf.lines.filter(({ layer }) => layer === 'engrave').length).toBeGreaterThan(20);
  });
});

// Every DXF is put together as the format asks (DXF reference, AutoCAD 2007, AC1021), so that a laser's program opens it.
import { describe, expect, test } from 'vitest';
import { LANE_COUNTS } from '../../shared/protocol/index.ts';
import { DESCRIPTION } from '../panel.ts';
import { markOf } from './mark.ts';
import { built } from './testing/read.ts';

const NAMES = [
  'track-drill',
  'track-laser',
  'controls-drill',
  'controls-laser',
  'overlay-keypad',
  'overlay-buttons',
];

interface Pair {
  readonly code: number;
  readonly value: string;
}

/** Group codes and values, two lines each. */
function pairsOf(text: string): readonly Pair[] {
  const lines = text.replace(/\n$/, '').split('\n');
  expect(lines.length % 2).toBe(0);
  return Array.from({ length: lines.length / 2 }, (_, i) => ({
    code: Number((lines[2 * i] ?? '').trim()),
    value: lines[2 * i + 1] ?? '',
  }));
}

/** From a pair with this code and value up to the next that `end` wants. */
const parts = (pairs: readonly Pair[], isStart: (pair: Pair) => boolean): readonly (readonly Pair[])[] => {
  const starts = pairs.flatMap((pair, i) => (isStart(pair) ? [i] : []));
  return starts.map((start, i) => pairs.slice(start, starts[i + 1]));
};
const textOf = (pairs: readonly Pair[], code: number): string =>
  pairs.find((pair) => pair.code === code)?.value ?? '';

const cases = LANE_COUNTS.flatMap((lanes) => NAMES.map((name) => `${lanes}-lanes/${name}.dxf`));

describe.each(cases)('%s', (path) => {
  const pairs = pairsOf(built(path));
  const sections = new Map(
    parts(pairs, ({ code, value }) => code === 0 && value === 'SECTION').map(
      (section) => [textOf(section, 2), section] as const,
    ),
  );
  const entities = parts((sections.get('ENTITIES') ?? []).slice(2), ({ code }) => code === 0).filter(
    ([first]) => first?.value !== 'ENDSEC' && first?.value !== 'EOF',
  );

  test('has its sections, each ended, and an end of file', () => {
    expect([...sections.keys()]).toEqual(['HEADER', 'CLASSES', 'TABLES', 'BLOCKS', 'ENTITIES', 'OBJECTS']);
    for (const section of sections.values()) {
      expect(section.filter(({ code, value }) => code === 0 && value === 'ENDSEC')).toHaveLength(1);
    }
    expect(pairs.at(-1)).toEqual({ code: 0, value: 'EOF' });
    const header = sections.get('HEADER') ?? [];
    const variable = (name: string) => header[header.findIndex(({ value }) => value === name) + 1];
    expect(variable('$ACADVER')).toEqual({ code: 1, value: 'AC1021' });
    expect(variable('$INSUNITS')).toEqual({ code: 70, value: '4' });
    expect(variable('$MEASUREMENT')).toEqual({ code: 70, value: '1' });
  });

  test('every value is of the kind that its group code asks for', () => {
    expect(pairs.filter(({ code }) => !Number.isInteger(code))).toEqual([]);
    const real = (code: number) => (code >= 10 && code <= 59) || (code >= 140 && code <= 149);
    const whole = (code: number) => (code >= 60 && code <= 99) || (code >= 170 && code <= 179);
    const wrong = pairs.filter(
      ({ code, value }) =>
        (real(code) && !/^-?\d+(\.\d+)?(e-?\d+)?$/i.test(value.trim())) ||
        (whole(code) && !/^-?\d+$/.test(value.trim())) ||
        (code === 5 && !/^[0-9A-F]+$/i.test(value.trim())),
    );
    expect(wrong).toEqual([]);
  });

  test('no two objects have one handle, and all are below the next free one', () => {
    const objects = parts(pairs, ({ code }) => code === 0).filter(([first]) => first?.value !== 'SECTION');
    const handles = objects.map((object) => textOf(object, 5)).filter((handle) => handle !== '');
    expect(handles.length).toBeGreaterThan(entities.length);
    expect(new Set(handles).size).toBe(handles.length);
    const header = sections.get('HEADER') ?? [];
    const seed = header[header.findIndex(({ value }) => value === '$HANDSEED') + 1]?.value ?? '0';
    const highest = Math.max(...handles.map((handle) => Number.parseInt(handle, 16)));
    expect(Number.parseInt(seed, 16)).toBeGreaterThan(highest);
  });

  test('is of circles and polylines on layers that there are, with as many corners as they say', () => {
    const layers = parts(sections.get('TABLES') ?? [], ({ code }) => code === 0)
      .filter(([first]) => first?.value === 'LAYER')
      .map((layer) => textOf(layer, 2));
    // A machine draws all that it finds: there the board's mark is the name of a layer, with nothing on it.
    const mark = `BOARD_${markOf(DESCRIPTION).toUpperCase()}`;
    expect(layers.includes(mark)).toBe(!path.includes('drill'));
    expect(entities.filter((entity) => textOf(entity, 8) === mark)).toEqual([]);
    expect(layers).toEqual(expect.arrayContaining(['CUT', 'ENGRAVE', 'RULER']));
    expect(entities.length).toBeGreaterThan(50);
    for (const entity of entities) {
      const kind = entity[0]?.value;
      expect(layers).toContain(textOf(entity, 8));
      if (kind === 'CIRCLE') expect(Number(textOf(entity, 40))).toBeGreaterThan(0);
      else {
        expect(kind).toBe('LWPOLYLINE');
        const corners = entity.filter(({ code }) => code === 10).length;
        expect([Number(textOf(entity, 90)), entity.filter(({ code }) => code === 20).length]).toEqual([
          corners,
          corners,
        ]);
        expect(corners).toBeGreaterThan(1);
      }
    }
  });
});

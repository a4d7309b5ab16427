import { describe, expect, test } from 'vitest';
import { kindsFor, LANE_COUNTS } from '../../shared/protocol/index.ts';
import { type DriverHole, endsOf, LAYOUT } from './driver.ts';
import { apart, built, fromCsv, fromHeader, fromSvg, type Spot } from './testing/read.ts';

const cases = LANE_COUNTS.flatMap((lanes) => kindsFor(lanes).map((kind) => ({ lanes, kind })));

type Row = Readonly<Record<string, string>>;
const wiring = (lanes: number, kind: string): readonly Row[] =>
  fromCsv(built(`${lanes}-lanes/wiring-${kind}.csv`));
const partOf = (terminal = ''): string => /^[A-Z]+\d+[a-z]?/.exec(terminal)?.[0] ?? terminal;
const isPort = (terminal = ''): boolean => /^X\d[a-z]\.\d$/.test(terminal);
const fitted = (rows: readonly Row[]) => rows.filter(({ Fitted }) => Fitted === 'yes');

/** Terminals that copper joins, by following every connection. */
function joined(pairs: readonly (readonly [string, string])[]): readonly ReadonlySet<string>[] {
  const groups: Set<string>[] = [];
  for (const pair of pairs) {
    const touched = groups.filter((group) => pair.some((end) => group.has(end)));
    const merged = new Set([...pair, ...touched.flatMap((group) => [...group])]);
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups;
}
/** The ports of a lever connector are joined within it. */
const within = (rows: readonly Row[]) =>
  [...new Set(rows.flatMap(({ From = '', To = '' }) => [From, To]).filter(isPort))].map(
    (port) => [port, partOf(port)] as const,
  );
const nets = (rows: readonly Row[]) =>
  joined([...rows.map(({ From = '', To = '' }) => [From, To] as const), ...within(rows)]);
const netOf = (rows: readonly Row[], terminal: string): ReadonlySet<string> =>
  nets(rows).find((group) => group.has(terminal)) ?? new Set();

/** Names printed on the boards: an Uno's 14 is A0, a Mega's 54 is. */
const printed = (kind: 'uno' | 'mega', number = -1): string => {
  const analog = kind === 'uno' ? 14 : 54;
  return `A1.${number < analog ? `D${number}` : `A${number - analog}`}`;
};

describe.each(cases)('wiring of $lanes lanes on the $kind', ({ lanes, kind }) => {
  const rows = wiring(lanes, kind);
  const mine = fitted(rows);

  test('every terminal belongs to the net that the table names, and a net is all of one piece', () => {
    const groups = nets(rows);
    const names = groups.map(
      (group) => new Set(rows.filter(({ From = '' }) => group.has(From)).map(({ Net }) => Net)),
    );
    expect(names.filter((set) => set.size !== 1)).toEqual([]);
    expect(new Set(names.flatMap((set) => [...set])).size).toBe(groups.length);
  });

  test('every net is on the pin that the firmware uses', () => {
    const header = fromHeader(kind);
    const pins = (name: string) => header[name] ?? [];
    const [one, two, three, four, muggins, undo, ...more] = pins('kButtonPins');
    const players = [one, two, three, four, ...more].slice(0, lanes);
    const expected: readonly (readonly [terminal: string, pin: number | undefined])[] = [
      ...players.map((pin, i) => [`SW${i < 4 ? i + 1 : i + 3}.1`, pin] as const),
      ['SW5.1', muggins],
      ['SW6.1', undo],
      ...pins('kRowPins').map((pin, i) => [`KP1.R${i + 1}`, pin] as const),
      ...pins('kColumnPins').map((pin, i) => [`KP1.C${i + 1}`, pin] as const),
      ['R3.1', pins('kBuzzerPins')[0]],
      ['U1.2', pins('kPixelPins')[0]],
      ['DS1.SDA', pins('kDisplayPins')[0]],
      ['DS1.SCL', pins('kDisplayPins')[1]],
    ];
    expect(expected).toHaveLength(lanes + 14);
    for (const [terminal, pin] of expected) {
      const arduino = [...netOf(mine, terminal)].filter((end) => end.startsWith('A1.'));
      expect([terminal, arduino]).toEqual([terminal, [printed(kind, pin)]]);
    }
    const used = mine
      .flatMap(({ From = '', To = '' }) => [From, To])
      .filter((end) => /^A1\.[DA]\d/.test(end));
    expect(new Set(used).size).toBe(expected.length);
  });

  test('the bill of materials has every part of the wiring, and the wiring every part of the bill', () => {
    const bill = fromCsv(built(`${lanes}-lanes/bom.csv`));
    const wired = rows.flatMap(({ From, To, Wire }) => [partOf(From), partOf(To), partOf(Wire)]);
    const references = bill.flatMap(({ Reference = '' }) => Reference.split(' '));
    expect(new Set(references).size).toBe(references.length);
    const mechanical = /^[PHOG]\d$/;
    const parts = new Set(wired.filter((part) => part !== 'plugs in'));
    expect([...parts].sort()).toEqual(references.filter((ref) => !mechanical.test(ref)).sort());
  });

  test('what is not fitted in the wiring is not fitted in the bill', () => {
    const spare = fromCsv(built(`${lanes}-lanes/bom.csv`)).filter(({ DNP }) => DNP === 'DNP');
    const electrical = spare.map(({ Reference }) => Reference).filter((ref) => ref !== 'O2');
    const only = new Set(mine.flatMap(({ From, To }) => [partOf(From), partOf(To)]));
    const left = rows.flatMap(({ From, To }) => [partOf(From), partOf(To)]).filter((ref) => !only.has(ref));
    expect([...new Set(left)].sort()).toEqual(electrical.sort());
  });

  test('the fuse is in the only way from the supply to 5 V', () => {
    const closed = [...mine, { From: 'F1.1', To: 'F1.2' }];
    expect(netOf(closed, 'PS1.+').has('X1a')).toBe(true);
    expect(netOf(mine, 'PS1.+').has('X1a')).toBe(false);
    expect([...netOf(mine, 'PS1.+')].map(partOf).sort()).toEqual(['F1', 'J1', 'PS1', 'XF1']);
  });

  test('ground is one net from supply to strip, Arduino, buttons, display and piezo; 5 V of strip and USB are apart', () => {
    const ground = netOf(mine, 'PS1.-');
    const ends = ['A1.GND', 'U1.7', 'C1.-', 'DS1.GND', 'LS1.2', 'SW1.2', 'SW5.2', 'SW6.2', 'LD1/1.GNDin'];
    expect(ends.filter((end) => !ground.has(end))).toEqual([]);
    expect(netOf(mine, 'X1a').has('A1.5V')).toBe(false);
    expect(netOf(mine, 'A1.5V').has('DS1.VCC')).toBe(true);
  });

  test('the level shifter is wired as its datasheet has the pins (SCLS508A: 1 1OE, 2 1A, 3 1Y, 7 GND, 14 VCC)', () => {
    const five = netOf(mine, 'X1a');
    const ground = netOf(mine, 'X2a');
    expect([five.has('U1.14'), ground.has('U1.7'), ground.has('U1.1')]).toEqual([true, true, true]);
    // Unused: inputs 5, 9, 12 must not float; enables 4, 10, 13 are off when high; outputs 6, 8, 11 stay open.
    expect(['U1.5', 'U1.9', 'U1.12'].every((pin) => ground.has(pin))).toBe(true);
    expect(['U1.4', 'U1.10', 'U1.13'].every((pin) => five.has(pin))).toBe(true);
    expect(['U1.6', 'U1.8', 'U1.11'].map((pin) => netOf(mine, pin).size)).toEqual([0, 0, 0]);
    expect([...netOf(mine, 'U1.3')].sort()).toEqual(['R1.1', 'U1.3']);
    expect([...netOf(mine, 'R1.2')].sort()).toEqual(['LD1/1.DIN', 'R1.2']);
    expect(ground.has('R2.2') && netOf(mine, 'U1.2').has('R2.1')).toBe(true);
  });

  test('capacitors lie across 5 V and ground, the large one the right way round', () => {
    const five = netOf(mine, 'X1a');
    const ground = netOf(mine, 'X2a');
    expect([five.has('C1.+'), ground.has('C1.-')]).toEqual([true, true]);
    expect([five.has('C2.1'), ground.has('C2.2')]).toEqual([true, true]);
  });

  test('5 V and ground come to both ends of every lane by wires of their own', () => {
    for (const lane of Array.from({ length: lanes }, (_, i) => i + 1)) {
      for (const end of [`LD${lane}/1.5Vin`, `LD${lane}/4.5Vout`]) {
        expect(
          mine.some(
            ({ From, To, Wire = '' }) =>
              isPort(From) && From?.startsWith('X1') && To === end && Wire.includes('0.5 mm²'),
          ),
        ).toBe(true);
        const ground = end.replace('5V', 'GND');
        expect(mine.some(({ From, To }) => isPort(From) && From?.startsWith('X2') && To === ground)).toBe(
          true,
        );
      }
    }
  });

  test('data run through all pieces once, in the order of the chain', () => {
    const order: string[] = [];
    for (let next = 'LD1/1'; next !== ''; ) {
      order.push(next);
      const out = mine.find(({ From }) => From === `${next}.DOUT`);
      next = out?.To?.replace('.DIN', '') ?? '';
    }
    expect(order).toEqual(fromCsv(built(`${lanes}-lanes/cutting.csv`)).map(({ Piece }) => Piece));
  });

  test('the drawing has the wires of the Arduino that the table has', () => {
    const drawing = fromSvg(built(`${lanes}-lanes/wiring-${kind}.svg`));
    const drawn = drawing.lines.map(({ name }) => name).filter((name) => name.startsWith('wire '));
    const table = mine.flatMap(({ From = '', To = '', Wire }) => {
      if (Wire === 'plugs in') return [];
      return From.startsWith('A1.')
        ? [`wire ${From} ${To}`]
        : To.startsWith('A1.')
          ? [`wire ${To} ${From}`]
          : [];
    });
    expect(drawn.sort()).toEqual(table.sort());
    const text = drawing.words.map((word) => word.text).join(' ');
    const fittedParts = new Set(mine.flatMap(({ From, To }) => [partOf(From), partOf(To)]));
    expect([...fittedParts].filter((ref) => !text.includes(ref))).toEqual([]);
  });

  // board.md A3: three separate connectors were one terminal in the table, and no link joined them.
  test('a port of a lever connector holds one wire, and a pin of the Arduino too: it has three or five of ground', () => {
    const ends = mine
      .filter(({ Wire }) => Wire !== 'plugs in')
      .flatMap(({ From = '', To = '' }) => [From, To]);
    const uses = new Map<string, number>();
    for (const end of ends.filter((each) => isPort(each) || partOf(each) === 'A1'))
      uses.set(end, (uses.get(end) ?? 0) + 1);
    const room = (end: string): number => (end === 'A1.GND' ? { uno: 3, mega: 5 }[kind] : 1);
    expect([...uses].filter(([end, count]) => count > room(end))).toEqual([]);
    // WAGO 221-415: five places.
    expect(ends.filter(isPort).filter((end) => !/[1-5]$/.test(end))).toEqual([]);
  });

  test('every net is one tree: but for the feed of each lane at its end, no wire could be left out', () => {
    const once = mine.filter(({ Note = '' }) => !Note.startsWith('end of lane'));
    const wires = [...once.map(({ From = '', To = '' }) => [From, To] as const), ...within(once)];
    for (const group of nets(once)) {
      const inside = wires.filter(([from]) => group.has(from));
      expect([[...group][0], inside.length]).toEqual([[...group][0], group.size - 1]);
    }
    expect(netOf(once, 'X1a')).toContain(`LD${lanes}/4.5Vout`);
    expect(netOf(once, 'X2a')).toContain(`LD${lanes}/4.GNDout`);
  });

  test('links join the connectors in a row, in the table, in the drawing and in the bill', () => {
    const links = mine.filter(({ From, To }) => isPort(From) && isPort(To));
    const connectors = new Set(
      mine
        .flatMap(({ From, To }) => [From, To])
        .filter(isPort)
        .map(partOf),
    );
    expect(links).toHaveLength(connectors.size - 2);
    expect(links.filter(({ Note, Wire = '' }) => Note !== 'link' || !Wire.includes('0.5 mm²'))).toEqual([]);
    const { lines, words } = fromSvg(built(`${lanes}-lanes/wiring-${kind}.svg`));
    const drawn = lines.map(({ name }) => name).filter((name) => name.startsWith('link '));
    expect(drawn.sort()).toEqual(links.map(({ From, To }) => `link ${From} ${To}`).sort());
    const feeds = mine.filter(({ From, To = '' }) => isPort(From) && /^(LD|U1)/.test(To));
    const text = words.map((word) => word.text);
    expect(feeds.filter(({ From = '' }) => !text.includes(From))).toEqual([]);
    const bill = fromCsv(built(`${lanes}-lanes/bom.csv`)).find(({ Reference = '' }) =>
      Reference.startsWith('X1a'),
    );
    expect([bill?.Reference, bill?.Quantity]).toEqual([
      [...connectors].sort().join(' '),
      `${connectors.size}`,
    ]);
  });
});

describe.each(cases)('lengths of wire on $lanes lanes with the $kind', ({ lanes, kind }) => {
  const mine = fitted(wiring(lanes, kind));
  const panel = fromSvg(built(`${lanes}-lanes/controls-drill.svg`));
  const outline = panel.lines.find(({ name }) => name === 'outline')?.points ?? [];
  /** Where a part is on the control panel: a button, the buzzer behind the first of its holes. */
  const at = (terminal: string): Spot | undefined => {
    const [, number] = /^SW(\d)/.exec(terminal) ?? [];
    const id = ['P1', 'P2', 'P3', 'P4', 'MUGGINS', 'UNDO', 'P5', 'P6'][Number(number) - 1];
    const name = terminal.startsWith('LS1') ? 'sound 1' : `button ${id}`;
    return panel.circles.find((circle) => circle.name === name);
  };

  test('a wire from part to part, and one from the Arduino at the edge of the track, is long enough', () => {
    const top = Math.min(...outline.map(({ y }) => y));
    const xs = outline.map(({ x }) => x);
    const edge = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: top };
    // The Arduino's nearest pins are some centimetres behind the edge, and both ends are stripped.
    const [BEHIND, ENDS] = [50, 10];
    const wires = mine.flatMap(({ From = '', To = '', ...row }) => {
      const to = at(To);
      const from = From.startsWith('A1.') ? edge : at(From);
      if (to === undefined || from === undefined) return [];
      const least = apart(from, to) + ENDS + (from === edge ? BEHIND : 0);
      return [{ wire: `${From} ${To}`, short: Number(row['Length mm']) < least }];
    });
    // Every button has its signal and its ground, the buzzer its ground.
    expect(wires).toHaveLength(2 * (lanes + 2) + 1);
    expect(wires.filter(({ short }) => short)).toEqual([]);
  });

  test('a wire of the chain is 20 to 30 mm longer than its way in the picture', () => {
    const drawn = fromSvg(built(`${lanes}-lanes/bridges.svg`)).lines.filter(({ name }) =>
      name.startsWith('wire '),
    );
    const ENDS = { red: ['5Vout', '5Vin'], data: ['DOUT', 'DIN'], black: ['GNDout', 'GNDin'] } as const;
    for (const { name, points } of drawn) {
      const [, kind = '', from, to] = name.split(' ');
      const [out, into] = ENDS[kind as keyof typeof ENDS];
      const row = mine.find(({ From, To }) => From === `${from}.${out}` && To === `${to}.${into}`);
      const way = points.slice(1).reduce((sum, at, i) => sum + apart(at, points[i] ?? at), 0);
      const spare = Number(row?.['Length mm']) - way;
      expect([name, spare >= 20, spare <= 30]).toEqual([name, true, true]);
    }
    expect(drawn).toHaveLength(9 * lanes + lanes - 1);
  });

  test('the bill has a tenth more of every wire than the table takes', () => {
    const bill = fromCsv(built(`${lanes}-lanes/bom.csv`));
    for (const ref of ['W2', 'W3', 'W4', 'W5']) {
      const metres =
        mine
          .filter(({ Wire = '' }) => Wire.startsWith(ref))
          .reduce((sum, row) => sum + Number(row['Length mm']), 0) / 1000;
      expect(metres).toBeGreaterThan(0.3);
      const item = bill.find(({ Reference }) => Reference === ref);
      // The bill is of the Uno, whose wires are as long as the Mega's.
      expect([ref, item?.Unit, Number(item?.Quantity) >= 1.1 * metres]).toEqual([ref, 'm', true]);
    }
  });
});

describe('the stripboard of the level shifter', () => {
  const name = ([column, row]: DriverHole): string => `${column},${row}`;
  /** Neighbours on a track are joined unless one of them is cut away; links join what they touch. */
  function copper() {
    const cut = new Set(LAYOUT.cuts.map(name));
    const tracks = Array.from({ length: LAYOUT.rows }, (_, i) => i + 1).flatMap((row) =>
      Array.from(
        { length: LAYOUT.columns - 1 },
        (_, i) => [name([i + 1, row]), name([i + 2, row])] as const,
      ).filter((pair) => !pair.some((place) => cut.has(place))),
    );
    return joined([...tracks, ...LAYOUT.links.map(endsOf).map(([a, b]) => [name(a), name(b)] as const)]);
  }
  const places: readonly (readonly [terminal: string, place: DriverHole])[] = [
    ...LAYOUT.chip.map((place, i) => [`U1.${i + 1}`, place] as const),
    ...LAYOUT.parts.flatMap(({ ref, span }) =>
      endsOf(span).map((place, i) => [`${ref}.${i + 1}`, place] as const),
    ),
    ...LAYOUT.wires.map(({ terminal, row }): readonly [string, DriverHole] => [terminal, [1, row]]),
  ];

  test('its copper joins what the wiring joins, and nothing else', () => {
    const groups = copper();
    const board = groups
      .map((group) => places.filter(([, place]) => group.has(name(place))).map(([terminal]) => terminal))
      .filter((terminals) => terminals.length > 1)
      .map((terminals) => terminals.sort().join(' '));
    // The same from the table: what meets on the board, with the wires that come to it.
    const known = new Set(places.map(([terminal]) => terminal));
    const table = nets(
      fitted(wiring(3, 'uno')).map(({ From = '', To = '' }) => ({
        From: /^A1\.D13$/.test(From) ? 'A1' : From,
        To,
      })),
    )
      .map((group) => [...group].filter((terminal) => known.has(terminal)))
      .filter((terminals) => terminals.length > 1)
      .map((terminals) => terminals.sort().join(' '));
    expect(board.sort()).toEqual(table.sort());
  });

  test('no hole takes two legs', () => {
    const legs = [...places.map(([, place]) => place), ...LAYOUT.links.flatMap(endsOf)].map(name);
    const twice = legs.filter((leg, i) => legs.indexOf(leg) !== i);
    expect(twice).toEqual([]);
    expect(LAYOUT.cuts.map(name).filter((cut) => legs.includes(cut))).toEqual([]);
  });
});

// What a maker buys. Values, packages, part numbers, and the datasheets by name and revision; how many of each is
// reckoned in making/bom.ts. A part number is given where the choice matters, `any` where it does not.
import type { BoardKind } from '../shared/protocol/index.ts';
import type { Frame } from './panel.ts';

export interface BuyingPart {
  /** Reference, or the letters of a numbered series: `SW` is SW1 and on. */
  readonly ref: string;
  readonly value: string;
  readonly footprint: string;
  readonly manufacturer: string;
  readonly number: string;
  readonly datasheet: string;
  readonly alternatives: string;
  /** Left out of an ordinary build. */
  readonly spare?: boolean;
  /** Wood, screws and paper: in no wiring. */
  readonly mechanical?: boolean;
}

const ANY = { manufacturer: '', number: 'any', datasheet: '' } as const;
const resistor = (ref: string, value: string, number: string, alternatives: string): BuyingPart => ({
  ref,
  value,
  footprint: 'axial, 0.25 W',
  manufacturer: 'Yageo',
  number,
  datasheet: 'Yageo MFR series',
  alternatives,
});

/** Figures that the parts must have, from the description. */
interface Ratings {
  /** The Arduino that a board with so many lanes is usually built with. */
  readonly kind: BoardKind;
  readonly pixelsPerMetre: number;
  readonly fuse: number;
  readonly supply: number;
  readonly button: number;
  readonly thickness: number;
  readonly frame: Frame;
  /** Outside of the keypad, and the largest bezel that the display's window takes. */
  readonly keypad: Measure;
  readonly bezel: Measure;
}

/** Millimetres. */
interface Measure {
  readonly width: number;
  readonly height: number;
}

const sized = ({ width, height }: Measure): string => `${width} x ${height} mm`;

const amperes = (milliamperes: number): string => `${milliamperes / 1000} A`;

/** The parts, in the order of the bill of materials. */
export function parts(ratings: Ratings): readonly BuyingPart[] {
  return [
    ...controller(ratings.kind),
    ...chain(ratings.pixelsPerMetre),
    ...power(ratings.fuse, ratings.supply),
    ...connectors(),
    ...people(ratings),
    ...resistors(),
    ...rest(ratings.thickness),
    ...fixings(ratings.frame),
  ];
}

/** The Arduino, by its kind. */
const ARDUINOS: Readonly<
  Record<BoardKind, Pick<BuyingPart, 'value' | 'number' | 'datasheet' | 'alternatives'>>
> = {
  uno: {
    value: 'Arduino Uno R3',
    number: 'A000066',
    datasheet: 'Microchip ATmega328P DS40002061B',
    alternatives:
      'Arduino Mega 2560 R3, A000067 (Microchip ATmega2560 DS40002211A; wiring-mega); any Uno with an ATmega328P at 16 MHz and a 16U2, CH340 or FTDI',
  },
  mega: {
    value: 'Arduino Mega 2560 R3',
    number: 'A000067',
    datasheet: 'Microchip ATmega2560 DS40002211A',
    alternatives:
      'any Mega with an ATmega2560 at 16 MHz and a 16U2, CH340 or FTDI; not an Uno, which has no pins for so many buttons',
  },
};

const controller = (kind: BoardKind): readonly BuyingPart[] => [
  { ref: 'A1', footprint: 'module', manufacturer: 'Arduino', ...ARDUINOS[kind] },
  {
    ref: 'W1',
    value: 'USB cable A to B',
    footprint: '1 m',
    ...ANY,
    alternatives: 'whatever fits the Arduino; it must carry data',
  },
];

const chain = (pixelsPerMetre: number): readonly BuyingPart[] => [
  {
    ref: 'LD',
    value: `WS2812B strip, ${pixelsPerMetre} pixels a metre, 5 V`,
    footprint: 'strip up to 12 mm wide',
    manufacturer: 'Worldsemi',
    number: 'WS2812B',
    datasheet: 'Worldsemi WS2812B V1.0 (January 2016); the timing of later revisions is met as well',
    alternatives: 'WS2812B-V5 strip of the same pitch; not 12 V, not RGBW, not clocked (APA102)',
  },
  {
    ref: 'U1',
    value: '74AHCT125',
    footprint: 'DIL-14',
    manufacturer: 'Texas Instruments',
    number: 'SN74AHCT125N',
    datasheet: 'TI SN74AHCT125 SCLS264; input limits as in SCLS508A (February 2008)',
    alternatives: 'any 74AHCT125; not 74HCT125, whose inputs feed an unpowered strip, and not 74HC125',
  },
  resistor('R1', '330 Ω', 'MFR-25FBF52-330R', '220 to 470 Ω'),
  resistor('R2', '10 kΩ', 'MFR-25FBF52-10K', '4.7 to 47 kΩ'),
  {
    ref: 'C1',
    value: '1000 µF, 10 V',
    footprint: 'radial',
    manufacturer: 'Panasonic',
    number: 'EEU-FR1A102',
    datasheet: 'Panasonic FR-A series, radial lead type',
    alternatives: '1000 µF or more, 6.3 V or more, 105 °C',
  },
  {
    ref: 'C2',
    value: '100 nF',
    footprint: 'radial, 2.54 or 5.08 mm',
    manufacturer: 'KEMET',
    number: 'C315C104M5U5TA',
    datasheet: 'KEMET Goldmax 300 series',
    alternatives: 'any ceramic 100 nF, 10 V or more',
  },
];

const power = (fuse: number, supply: number): readonly BuyingPart[] => [
  {
    ref: 'PS1',
    value: `5 V ± 5 %, ${amperes(supply)} or more`,
    footprint: 'plug 5.5 x 2.1 mm, centre positive',
    manufacturer: 'Mean Well',
    number: 'GST25A05-P1J',
    datasheet: 'Mean Well GST25A series (5 V, 4 A)',
    alternatives: 'any double insulated 5 V supply with overload protection, up to 5 A',
  },
  {
    ref: 'J1',
    value: `DC jack 5.5 x 2.1 mm, rated ${amperes(supply)} or more`,
    footprint: 'panel',
    ...ANY,
    alternatives:
      'two screw terminals; jacks that look alike are rated from 0.5 to 5 A, so ask for the figure',
  },
  {
    ref: 'F1',
    value: `T ${amperes(fuse)}`,
    footprint: '5 x 20 mm',
    manufacturer: 'Littelfuse',
    number: `0218 0${fuse / 1000}`,
    datasheet: 'Littelfuse 218 Series (revised 06/11/18)',
    alternatives: 'any time-lag fuse of this rating to IEC 60127-2 sheet 3',
  },
];

const connectors = (): readonly BuyingPart[] => [
  {
    ref: 'XF1',
    value: 'fuse holder, 6.3 A',
    footprint: '5 x 20 mm, panel or in the wire',
    ...ANY,
    alternatives: '',
  },
  {
    ref: 'X',
    value: 'lever connector, 5 wires',
    footprint: '0.14 to 4 mm²',
    manufacturer: 'WAGO',
    number: '221-415',
    datasheet: 'WAGO 221-415',
    alternatives: 'screw terminals, or two strips of copper',
  },
];

const people = ({ button, keypad, bezel }: Ratings): readonly BuyingPart[] => [
  {
    ref: 'KP1',
    value: 'keypad 4 x 4, matrix',
    footprint: `${sized(keypad)}, cable of 8 with a socket`,
    manufacturer: 'Parallax',
    number: '27899',
    datasheet: 'Parallax 4x4 Matrix Membrane Keypad (#27899) v1.2 (December 2011)',
    alternatives: 'any 4 x 4 matrix without diodes; find its rows with a meter',
  },
  {
    ref: 'SW',
    value: 'push-button, normally open',
    footprint: `hole ${button} mm, snaps in`,
    manufacturer: 'Sanwa',
    number: 'OBSF-24',
    datasheet: 'Sanwa OBSF-24',
    alternatives: 'any normally open push-button for that hole, in the colours of the lanes',
  },
  {
    ref: 'DS1',
    value: 'display 20 x 4 with I2C backpack at 0x27 or 0x3F',
    footprint: `board 98 x 60 mm, bezel ${sized(bezel)} at most`,
    manufacturer: '',
    number: '2004A with PCF8574',
    datasheet:
      'LCD2004, 20 characters x 4 lines; Hitachi HD44780U ADE-207-272(Z) Rev. 0.0; NXP PCF8574 Rev. 5 (May 2013)',
    alternatives: 'a backpack with a PCF8574A, at 0x3F, is found as well; address pads have to be open',
  },
  {
    ref: 'LS1',
    value: 'piezo sounder without oscillator',
    footprint: '22 mm',
    manufacturer: 'Murata',
    number: 'PKM22EPPH4001-B0',
    datasheet: 'Murata Piezoelectric Sound Components P37E (December 2015)',
    alternatives: 'any passive piezo; not an active buzzer, not a magnetic one',
  },
];

const resistors = (): readonly BuyingPart[] => [
  resistor('R3', '270 Ω', 'MFR-25FBF52-270R', '220 to 470 Ω: keeps the pin under 20 mA'),
  ...['R4', 'R5'].map((ref) => ({
    ...resistor(ref, '4.7 kΩ', 'MFR-25FBF52-4K7', 'most backpacks have their own'),
    spare: true,
  })),
];

const wire = (ref: string, value: string, footprint: string): BuyingPart => ({
  ref,
  value,
  footprint,
  ...ANY,
  alternatives: '',
});

const rest = (thickness: number): readonly BuyingPart[] => [
  { ...wire('B1', 'stripboard', '50 x 50 mm, 2.54 mm'), alternatives: 'perforated board' },
  wire('W2', 'wire, red, stranded', '0.5 mm² (AWG 20)'),
  wire('W3', 'wire, black, stranded', '0.5 mm² (AWG 20)'),
  wire('W4', 'wire, green, stranded', '0.25 mm² (AWG 24)'),
  wire('W5', 'ribbon or single wires', '0.14 mm² (AWG 26)'),
  {
    ...wire('P1', 'plywood for the track', `${thickness} mm`),
    alternatives: 'opaque acrylic',
    mechanical: true,
  },
  {
    ...wire('P2', 'plywood for the controls', `${thickness} mm`),
    alternatives: 'opaque acrylic',
    mechanical: true,
  },
  {
    ...wire('O1', 'overlays of keypad and buttons', 'paper, laminated'),
    alternatives: 'engraved',
    mechanical: true,
  },
  {
    ...wire('O2', 'diffuser film under the holes', 'tracing paper, 0.1 mm'),
    alternatives: 'frosted film; softens the light',
    mechanical: true,
    spare: true,
  },
];

/** Frame, screws, and what else a maker has to have in the house. */
function fixings({ batten, post, wood, machine }: Frame): readonly BuyingPart[] {
  const plain = (ref: string, value: string, footprint: string, alternatives = ''): BuyingPart => ({
    ...wire(ref, value, footprint),
    alternatives,
    mechanical: true,
  });
  return [
    plain(
      'P3',
      'batten for the frame, softwood',
      `${batten.thickness} x ${batten.height} mm`,
      'plywood strips',
    ),
    plain('P4', 'corner post, softwood', `${post} x ${post} x ${batten.height} mm`),
    plain('H1', `screw M${machine.diameter} x ${machine.length}`, `M${machine.diameter}`),
    plain('H2', `nut M${machine.diameter}`, `M${machine.diameter}`),
    plain('H3', 'wood screw, pan head', `${wood.diameter} x ${wood.length} mm`, ''),
    plain('G1', 'wood glue', 'any', 'for the frame'),
    plain('G2', 'hot glue', 'any', 'for LS1 and strips whose tape does not hold'),
    plain('G3', 'solder with flux', '0.5 to 1 mm', 'lead-free or Sn60Pb40'),
  ];
}

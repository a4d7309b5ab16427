// The C++ headers of the firmware, written from the wire contract and the description of the board. Pure: these functions
// return texts; firmware/build.ts writes them into files and CI compares them.
import type { BoardKind, Field, HostMessageName, MessageShape } from '../shared/protocol/index.ts';
import * as protocol from '../shared/protocol/index.ts';
import * as board from './board.ts';

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const hex = (value: number, digits = 2): string => `0x${value.toString(16).padStart(digits, '0')}`;
const list = (values: readonly (number | string)[]): string => `{${values.join(', ')}}`;
const constant = (type: string, name: string, value: number | string): string =>
  `constexpr ${type} k${upper(name)} = ${value};`;
const byte = (name: string, value: number | string): string => constant('uint8_t', name, value);
const bytes = (name: string, values: readonly (number | string)[]): string =>
  `constexpr uint8_t k${upper(name)}[] = ${list(values)};`;
/** A table of bytes over several lines; `start` is its name with whatever belongs to it. */
const table = (remark: string, start: string, rows: readonly string[]): readonly string[] => [
  `// ${remark}`,
  `constexpr uint8_t ${start} = {`,
  ...rows.map((row) => `  ${row}`),
  '};',
];

function enumeration(name: string, values: readonly string[]): readonly string[] {
  const rows = values.map((value, index) => `  k${upper(value)} = ${index},`);
  return [
    `enum class ${name} : uint8_t {`,
    ...rows,
    '};',
    `constexpr uint8_t k${name}Count = ${values.length};`,
  ];
}

function header(
  space: string,
  source: string,
  body: readonly string[],
  includes: readonly string[] = [],
): string {
  return [
    `// Generated from ${source} by \`npm run firmware\`; edit that and run it again.`,
    '#pragma once',
    '#include <stdint.h>',
    '',
    ...includes,
    `namespace muggins { namespace ${space} {`,
    '',
    ...body,
    '',
    `}}  // namespace muggins::${space}`,
    '',
  ].join('\n');
}

/** Where the shape of a host message begins: its place, and these two bits of what follows when it is obeyed. */
const NO_ACK = 0x80;
const NOT_LAST = 0x40;
const MOST_PLACES = NOT_LAST - 1;

/** Messages under the extended id are numbered on from it by their part. */
function placeOf({ id, part = 0 }: MessageShape): number {
  const place = id + part;
  if (place > MOST_PLACES) throw new RangeError(`message ${id} ${part}: there are ${MOST_PLACES} places`);
  return place;
}

/** How the firmware checks a field: a byte for each byte of it, which is its largest value or one of the codes above 0x7f. */
function fieldCodes(field: Field): readonly string[] {
  switch (field.kind) {
    case 'u14':
      return ['0x7f', '0x7f'];
    case 'u28':
      return ['0x7f', '0x7f', '0x7f', '0x7f'];
    case 'lane':
      return ['kLaneField'];
    case 'lanes':
      return ['kLanesField'];
    case 'text':
      return ['kTextField'];
    case 'holes':
      return ['kHolesField'];
    case 'u7': {
      const { min = 0, max = 0x7f } = field;
      return min === 0 ? [hex(max)] : ['kRangeField', hex(min), hex(max)];
    }
  }
}

/** A row of the table of shapes. */
function shapeRow(name: HostMessageName): string {
  const answer = protocol.answerTo(name);
  const flags = [...(answer === 'ack' ? [] : ['kNoAck']), ...(answer === 'none' ? ['kNotLast'] : [])];
  const start = [`k${upper(name)}Place`, ...flags].join(' | ');
  return `  ${[start, ...protocol.MESSAGES[name].fields.flatMap(fieldCodes), 'kShapeEnd'].join(', ')},`;
}

/** What the firmware receives: a place, a handler and a shape for each message of the host. */
function hostMessageLines(): readonly string[] {
  const row = (name: string): string => `  ROW(${name}, k${upper(name)}Place)`;
  return [
    '// Messages of the host. Those under the extended id have places of their own beyond it.',
    byte('extendedId', hex(protocol.EXTENDED_ID)),
    ...protocol.HOST_MESSAGE_NAMES.map((name) => byte(`${name}Place`, hex(placeOf(protocol.MESSAGES[name])))),
    '',
    '// ROW(handler, place) for every message of the host.',
    '#define MUGGINS_HOST_MESSAGES(ROW) \\',
    protocol.HOST_MESSAGE_NAMES.map(row).join(' \\\n'),
    '',
    '// The shapes of their payloads: the place, then the most that each byte may be, or a code for what follows.',
    byte('laneField', '0x80'),
    byte('textField', '0x81'),
    byte('holesField', '0x82'),
    byte('lanesField', '0x84'),
    '// the least, then the most',
    byte('rangeField', '0x83'),
    byte('shapeEnd', '0xff'),
    '// bits of the place: the handler answers for itself, or nothing does; the frame is not remembered as the last one',
    byte('noAck', hex(NO_ACK)),
    byte('notLast', hex(NOT_LAST)),
    'constexpr uint8_t kHostShapes[] MUGGINS_FLASH = {',
    ...protocol.HOST_MESSAGE_NAMES.map(shapeRow),
    '};',
  ];
}

/** What the firmware sends: ids and lengths for the writer of frames. */
function boardMessageLines(): readonly string[] {
  return protocol.MESSAGE_NAMES.flatMap((name) => {
    const shape: MessageShape = protocol.MESSAGES[name];
    if (shape.from === 'host') return [];
    return [
      byte(`${name}Id`, hex(shape.id)),
      ...(shape.part === undefined ? [] : [byte(`${name}Part`, shape.part)]),
      ...(shape.since === undefined ? [] : [byte(`${name}Since`, shape.since)]),
      byte(`${name}Length`, protocol.payloadLength(shape) ?? 0),
    ];
  });
}

/** `src/generated/protocol.h`: the messages, their checks, statuses, effects and checksum parameters. */
export function protocolHeader(): string {
  const lines = [
    byte('versionMajor', protocol.PROTOCOL_VERSION.major),
    byte('versionMinor', protocol.PROTOCOL_VERSION.minor),
    byte('unsolicited', protocol.UNSOLICITED),
    byte('lastSequence', protocol.LAST_SEQUENCE),
    byte('frameOverhead', protocol.FRAME_OVERHEAD),
    byte('maxHostFrame', protocol.MAX_HOST_FRAME),
    byte('textColumns', protocol.TEXT_COLUMNS),
    byte('textRows', protocol.TEXT_ROWS),
    '',
    byte('crcBits', protocol.CRC_BITS),
    constant('uint32_t', 'crcPolynomial', hex(protocol.CRC_POLYNOMIAL, 6)),
    constant('uint32_t', 'crcStart', hex(protocol.CRC_START, 6)),
    '',
    ...enumeration('Status', protocol.STATUSES),
    '',
    ...enumeration('Effect', protocol.EFFECTS),
    '',
    ...enumeration('KeyAction', protocol.KEY_ACTIONS),
    '',
    ...enumeration('DebounceMode', protocol.DEBOUNCE_MODES),
    '',
    ...enumeration('Board', protocol.BOARD_KINDS),
    '',
    byte('colourCount', protocol.COLOURS.length),
    ...enumeration('EntryKind', protocol.ENTRY_KINDS),
    '',
    ...hostMessageLines(),
    '',
    '// Messages of the board. A length counts the byte that tells messages under the extended id apart.',
    ...boardMessageLines(),
    byte('mostRefused', protocol.MOST_REFUSED),
  ];
  return header('protocol', 'shared/protocol/schema.ts', lines, ['#include "../flash.h"', '']);
}

/** Places of pins in their port, and the port, which all of them must share. */
function pinLines(kind: BoardKind, name: string, numbers: readonly number[]): readonly string[] {
  const pins = numbers.map((number) => board.pinOf(kind, number));
  const ports = [...new Set(pins.map(({ port }) => port))];
  if (ports.length !== 1) throw new Error(`${kind}: the pins of ${name} are on ports ${ports.join(', ')}`);
  return [
    `#define MUGGINS_${name.toUpperCase()}_PORT ${ports[0]}`,
    bytes(`${name}Pins`, numbers),
    bytes(
      `${name}Bits`,
      pins.map(({ bit }) => bit),
    ),
  ];
}

/** Everything that differs between the boards: which pin does what, and where all pins are. */
function controllerLines(kind: BoardKind): readonly string[] {
  const { map, pins } = board.CONTROLLERS[kind];
  const lanes = protocol.MOST_LANES[kind];
  const most = board.takenPins(lanes, kind);
  const free = Array.from({ length: Math.ceil(pins.length / 8) }, (_, port) =>
    pins
      .filter(({ number }) => Math.floor(number / 8) === port && !most.includes(number))
      .reduce((bits, { number }) => bits | (1 << (number % 8)), 0),
  );
  const places = pins.map(({ port, bit }) => hex((board.PORT_NAMES.indexOf(port) << 3) | bit));
  const buttons = board.buttonPins(kind);
  const colours = protocol.PALETTES.standard.slice(0, lanes).map((name) => protocol.COLOURS.indexOf(name));
  return [
    byte('maxLanes', lanes),
    byte('playerButtons', map.playerButtons.length),
    byte('keyCount', protocol.FIRST_BUTTON_CODE + buttons.length),
    '// colours of the lanes of a board whose settings were never written',
    `#define MUGGINS_LANE_COLOURS ${list(colours)}`,
    byte('pinCount', pins.length),
    ...pinLines(kind, 'button', buttons),
    ...pinLines(kind, 'buzzer', [map.buzzer]),
    ...pinLines(kind, 'pixel', [map.pixels]),
    ...pinLines(kind, 'row', map.keypadRows),
    ...pinLines(kind, 'column', map.keypadColumns),
    ...pinLines(kind, 'display', [map.displayData, map.displayClock]),
    '// bits of the pins that no board uses, eight pins to a byte',
    `constexpr uint8_t kSparePins[] MUGGINS_FLASH = ${list(free.map((bits) => hex(bits)))};`,
    ...table(
      'port (A is 0, I is left out) times eight plus bit of every pin',
      'kPinPlaces[] MUGGINS_FLASH',
      Array.from({ length: Math.ceil(places.length / 10) }, (_, row) => {
        return `${places.slice(row * 10, row * 10 + 10).join(', ')},`;
      }),
    ),
  ];
}

const colourLines = (): readonly string[] =>
  table(
    'red, green, blue of a front peg at full brightness, in the order of the contract',
    'kColours[][3] MUGGINS_FLASH',
    protocol.COLOURS.map((name) => `${list(board.LED_COLOURS[name].led)},  // ${name}`),
  );

function displayLines(): readonly string[] {
  const { backpack, glyphs, i2cAddresses, i2cHertz } = board.DISPLAY;
  return [
    bytes(
      'displayAddresses',
      i2cAddresses.map((address) => hex(address)),
    ),
    constant('uint32_t', 'displayHertz', i2cHertz),
    byte('backpackRegisterSelect', backpack.registerSelect),
    byte('backpackEnable', backpack.enable),
    byte('backpackBacklight', backpack.backlight),
    ...table(
      'spade, heart, diamond, club for character codes 1 to 4',
      'kGlyphs[][8] MUGGINS_FLASH',
      glyphs.map((rows) => `${list(rows.map((row) => hex(row)))},`),
    ),
  ];
}

const debounceLines = (): readonly string[] =>
  table(
    'scans in a row after which a contact counts as closed, and as open, by protocol::DebounceMode',
    'kDebounceScans[][2]',
    protocol.DEBOUNCE_MODES.map((mode) => {
      const { press, release } = board.DEBOUNCE[mode];
      return `${list([press, release])},  // ${mode}`;
    }),
  );

/** `src/generated/board.h`: lanes, pins, colours, display, timing and power. */
export function boardHeader(): string {
  const { POWER } = board;
  const lines = [
    byte('minLanes', protocol.LANE_COUNTS[0]),
    byte('referenceLanes', protocol.REFERENCE_LANES),
    byte('holes', protocol.HOLES),
    byte('lanePixels', board.LANE_PIXELS),
    byte('defaultBrightness', protocol.DEFAULT_BRIGHTNESS),
    byte('rearPegDivisor', 1 / board.REAR_PEG_SHARE),
    ...colourLines(),
    '',
    '#if defined(__AVR_ATmega2560__)',
    ...controllerLines('mega'),
    '#else',
    ...controllerLines('uno'),
    '#endif',
    '',
    '// key codes',
    byte('firstButtonCode', protocol.FIRST_BUTTON_CODE),
    byte('mugginsKey', protocol.keyCode('MUGGINS')),
    byte('undoKey', protocol.keyCode('UNDO')),
    '',
    constant('uint32_t', 'baud', board.BAUD),
    ...debounceLines(),
    byte('keyResendMilliseconds', board.KEY_RESEND_MILLISECONDS),
    constant('uint16_t', 'pixelResetMicroseconds', board.PIXELS.reset / 1000 + 20),
    '',
    ...displayLines(),
    '',
    '// milliamperes: a colour channel at full, a pixel at rest, the whole chain at most',
    byte('channelMilliamperes', POWER.channel),
    byte('idleMilliamperes', POWER.idle),
    constant('uint16_t', 'capMilliamperes', POWER.cap),
  ];
  return header('board', 'hardware/board.ts', lines, ['#include "../flash.h"', '']);
}

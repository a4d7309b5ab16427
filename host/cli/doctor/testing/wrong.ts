// Faults of a board and the doctor's finding for each: for the tests of the doctor and of the building guide.
import { CONTRACT } from '../../../../shared/protocol/index.ts';
import type { BoardHealth, BoardReport, Counters, Traffic } from '../../../board/index.ts';
import type { BoardFindings } from '../facts.ts';

/** Counters of a board that nothing has happened to. */
export const NONE: Counters = {
  badChecksum: 0,
  badFrame: 0,
  rxOverrun: 0,
  rxOverflow: 0,
  keyResend: 0,
  keyLost: 0,
  frames: 500,
};

const PORT = { path: '/dev/ttyACM0', board: 'Arduino Uno', allowed: true, group: 'dialout' } as const;

/** What is known without a board. */
const MACHINE = {
  muggins: '0.1.0',
  system: { node: '20.20.2', platform: 'linux', arch: 'x64' },
  ports: [PORT],
  portProblem: null,
  port: '/dev/ttyACM0',
} as const satisfies BoardFindings;

const TRAFFIC: Traffic = {
  bytesIn: 900,
  bytesOut: 4000,
  framesIn: 200,
  framesOut: 200,
  discardedBytes: 0,
  brokenFrames: 0,
  badFrames: 0,
};

/** A board that is well, and a person who has looked at it. */
export const WELL = {
  ...MACHINE,
  board: {
    contract: CONTRACT,
    firmware: '0.1.0',
    kind: 'uno',
    lanes: 3,
    brightness: 64,
    reset: ['external'],
    freeRam: 700,
  },
  before: NONE,
  after: NONE,
  traffic: TRAFFIC,
  roundTrips: { count: 20, median: 6, worst: 14 },
  health: {
    ram: { variables: 1000, stackRoom: 1000, stackMost: 300 },
    record: { slots: 4, found: 4, bad: 0, written: 90, endurance: 400_000 },
    entries: { room: 10, waiting: 0 },
    display: 0x27,
    selfTest: false,
    colours: ['vermilion', 'blue', 'green', 'yellow'],
    closed: [],
  },
  lights: 'right',
  display: 'right',
  sound: 'right',
  keys: { heard: ['1'], silent: [], closed: [], stuck: [], chattering: [], skipped: false },
} as const satisfies BoardFindings;

const keys = (changes: Partial<NonNullable<BoardFindings['keys']>>): Partial<BoardFindings> => ({
  keys: { ...WELL.keys, ...changes },
});
const board = (reset: BoardReport['reset']): Partial<BoardFindings> => ({ board: { ...WELL.board, reset } });
const health = (changes: Partial<BoardHealth>): Partial<BoardFindings> => ({
  health: { ...WELL.health, ...changes },
});
const ram = (stackMost: number): Partial<BoardFindings> => health({ ram: { ...WELL.health.ram, stackMost } });
const noBoard = (code: string): BoardFindings => ({
  ...MACHINE,
  error: { code, message: `The words of ${code}.` },
});

/** Facts that differ from those of a board that is well, with the one finding that they lead to. */
export const WRONG: readonly (readonly [
  name: string,
  facts: Partial<BoardFindings>,
  code: string,
  level: string,
  todo: RegExp,
])[] = [
  [
    'no right to the port',
    { ports: [{ ...PORT, allowed: false }] },
    'permission',
    'fault',
    /usermod -aG dialout.*60-muggins\.rules/,
  ],
  [
    'no right to a port of another group (Debian 13)',
    { ports: [{ ...PORT, allowed: false, group: 'plugdev' }] },
    'permission',
    'fault',
    /usermod -aG plugdev/,
  ],
  [
    'a port that only root may open',
    { ports: [{ ...PORT, allowed: false, group: null }] },
    'permission',
    'fault',
    /^Only root may\. Install hardware\/pi\/60-muggins\.rules/,
  ],
  [
    'no udev',
    { portProblem: 'the system could not list its serial ports' },
    'portList',
    'warning',
    /apt install udev/,
  ],
  ['voltage has dropped', board(['brownOut']), 'brownOut', 'fault', /own 5 V supply/],
  ['the watchdog bit', board(['watchdog']), 'watchdog', 'fault', /Report it/],
  ['hardly any RAM', ram(980), 'stack', 'fault', /Report it/],
  [
    'an EEPROM that forgets',
    health({ record: { ...WELL.health.record, bad: 2 } }),
    'eeprom',
    'fault',
    /Replace the controller/,
  ],
  ['no display', { ...health({ display: undefined }), display: 'wrong' }, 'noDisplay', 'fault', /SDA/],
  ['one frame damaged', { after: { ...NONE, badChecksum: 1 } }, 'line', 'warning', /ferrite/],
  ['many damaged on the way back', { traffic: { ...TRAFFIC, badFrames: 9 } }, 'line', 'fault', /ferrite/],
  [
    'damaged before',
    { before: { ...NONE, badFrame: 3 }, after: { ...NONE, badFrame: 3 } },
    'earlierDamage',
    'warning',
    /ferrite/,
  ],
  ['bytes lost', { after: { ...NONE, rxOverrun: 2, rxOverflow: 1 } }, 'bytesLost', 'fault', /Report it/],
  ['keys lost', { after: { ...NONE, keyLost: 4 } }, 'keyLost', 'warning', /Harmless if no table/],
  ['keys repeated', { after: { ...NONE, keyResend: 90 } }, 'keyResend', 'warning', /busy/],
  ['slow', { roundTrips: { count: 20, median: 80, worst: 300 } }, 'slow', 'warning', /without a hub/],
  ['a gap in the lights', { lights: 'wrong' }, 'lights', 'fault', /first dark/],
  ['a dark display', { display: 'wrong' }, 'display', 'fault', /contrast screw/],
  ['a silent buzzer', { sound: 'wrong' }, 'sound', 'fault', /passive/],
  ['nobody looked', { display: 'unseen' }, 'display', 'unseen', /in a terminal/],
  ['a key that is closed for good', keys({ closed: ['P1'] }), 'closed', 'fault', /the short/],
  ['a stuck key', keys({ stuck: ['5'] }), 'stuck', 'fault', /Free the key/],
  ['a worn key', keys({ chattering: ['5'] }), 'chatter', 'warning', /worn/],
  ['a dead key', keys({ silent: ['5'] }), 'silent', 'fault', /its contact/],
  ['keys not tested', keys({ silent: ['5'], skipped: true }), 'keys', 'unseen', /press every key/],
  [
    'lost on the way',
    { broken: { code: 'lost', message: 'unplugged.' } },
    'lost',
    'fault',
    /supply is too weak/,
  ],
  ['silent', noBoard('handshakeTimeout'), 'handshakeTimeout', 'fault', /muggins flash.*BUILD\.md/],
  ['another firmware', noBoard('wrongFirmware'), 'wrongFirmware', 'fault', /muggins flash/],
  ['too old', noBoard('oldProtocol'), 'oldProtocol', 'fault', /muggins flash/],
  ['too new', noBoard('newProtocol'), 'newProtocol', 'fault', /Update Muggins/],
  ['an Uno R4', noBoard('unsuitable'), 'unsuitable', 'fault', /an ATmega: an Uno R3, a Mega 2560/],
  ['in use', noBoard('busy'), 'busy', 'fault', /Close the program/],
  ['nowhere', noBoard('noPort'), 'noPort', 'fault', /muggins ports/],
];

/** All facts of a row. */
export const factsOf = (changes: Partial<BoardFindings>): BoardFindings =>
  'error' in changes ? (changes as BoardFindings) : { ...WELL, ...changes };

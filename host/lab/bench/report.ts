// What was measured, for people.
import { columns } from '../../cli/output.ts';
import type { BenchGoal } from './goals.ts';
import type { Measured } from './measured.ts';
import { megabytes, millions, milliseconds as ms } from './sample.ts';

/** The report, line by line. */
export const reportOf = (measured: Measured, goals: readonly BenchGoal[]): readonly string[] => [
  ...latencyLines(measured),
  '',
  ...trafficLines(measured),
  '',
  ...crowdLines(measured),
  '',
  ...restLines(measured),
  '',
  ...busyLines(measured),
  ...columns(goals.map(({ goal, measured: value, met }) => [met ? 'met   ' : 'MISSED', goal, value])),
];

function latencyLines({ keys, latency, recorded, disk }: Measured): readonly string[] {
  const { keyToLed, overOwnFloor, bounce } = latency;
  const { total, ...parts } = latency.floor;
  return [
    `First touch of a button to latched LED, in the board's own time: Uno, ${keys.lanes} lanes; --keys measures every board`,
    ...columns([
      ['  p50', ms(keys.total.p50)],
      ['  p99', ms(keys.total.p99)],
      ['  over the floor of its own frame, p50', ms(keys.overFloor.p50)],
      ['  over the floor of its own frame, p99', ms(keys.overFloor.p99)],
    ]),
    'The same in real time, with what host and emulator wait for: 363 holes and 3 indicators',
    ...columns([
      ['  p50', ms(keyToLed.p50)],
      ['  p99', ms(keyToLed.p99)],
      ['  over the floor of its own frame, p50', ms(overOwnFloor.p50)],
      ['  over the floor of its own frame, p99', ms(overOwnFloor.p99)],
      ['  bounce of the contacts, in all of these', `p50 ${ms(bounce.p50)}, at most ${ms(bounce.most)}`],
      ['  floor, without bounce and debouncing, on average', ms(total)],
      ...Object.entries(parts).map(([part, value]) => [`    ${part}`, ms(value)]),
    ]),
    `The same over ${recorded.scores} scores of recorded games`,
    ...columns([
      ['  on average', ms(recorded.mean)],
      ['  at worst', ms(recorded.worst)],
      ['  floor, on average', ms(recorded.meanFloor)],
    ]),
    ...columns([['  beside it, the disk', `p50 ${ms(disk.p50)}`, `p99 ${ms(disk.p99)}`]]),
  ];
}

const trafficLines = ({ traffic }: Measured): readonly string[] => [
  'On the wire for one score, from the press of the button to rest',
  ...columns([
    ['  message', 'from', 'number', 'bytes'],
    ...traffic.rows.map(({ message, from, messages, bytes }) => [
      `  ${message}`,
      from,
      `${messages}`,
      `${bytes}`,
    ]),
  ]),
];

const crowdLines = ({ crowd }: Measured): readonly string[] => [
  `${crowd.spectators} spectators, and ${crowd.stalled} connected that never read`,
  ...columns([
    ['  button pressed to state seen', `p50 ${ms(crowd.seen.p50)}`, `p99 ${ms(crowd.seen.p99)}`],
    ['  states that somebody missed', `${crowd.missed}`, `of ${crowd.seen.samples + crowd.missed}`],
    ['  button to latched LED meanwhile', `p50 ${ms(crowd.keyToLed.p50)}`, `p99 ${ms(crowd.keyToLed.p99)}`],
  ]),
];

function restLines({ start, memory, emulatorMegahertz, firmware, scoring }: Measured): readonly string[] {
  const { ready, connected } = start;
  return [
    'The rest',
    ...columns([
      ['  start to ready', ms(ready.p50), `worst of ${ready.samples}: ${ms(ready.most)}`],
      ['  start to the board showing the game', ms(connected.p50), `worst: ${ms(connected.most)}`],
      ['  resident memory of the host, just started', megabytes(memory.early), ''],
      ['  resident memory of the host, after those scores', megabytes(memory.late), ''],
      ['  emulator', `${emulatorMegahertz.toFixed(0)} MHz`, '16 is real time'],
      ...firmware.map(({ board, flash, ram }) => [
        `  firmware for ${board}`,
        `${flash} bytes of flash`,
        `${ram} bytes of static RAM`,
      ]),
      ['  hands counted by table', millions(scoring.tableHandsPerSecond), 'the whole deck'],
      [
        '  the same by a table in C',
        scoring.cTableHandsPerSecond === undefined ? 'no compiler' : millions(scoring.cTableHandsPerSecond),
        'cc -O2',
      ],
      ['  hands counted item by item', millions(scoring.itemisedHandsPerSecond), 'of the processor'],
      [
        '  the same by cribbage-counter',
        scoring.peer === undefined ? 'not installed' : millions(scoring.peer.handsPerSecond),
        scoring.peer === undefined ? 'npm ci installs it' : `another score for ${scoring.peer.differ} hands`,
      ],
      ['  cards scored in play', millions(scoring.playedCardsPerSecond), 'of the processor'],
    ]),
  ];
}

function busyLines({ load }: Measured): readonly string[] {
  if (!load.busy) return [];
  const loads = `load ${load.before.toFixed(1)} before, ${load.average.toFixed(1)} at the end`;
  return [
    `Other programs kept this machine busy (${loads}, ${load.processors} processors). Do not judge by these times: ` +
      'close what else runs, and measure again.',
    '',
  ];
}

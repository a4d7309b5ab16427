// From facts to findings, each with its remedy. Pure, so that every row can be tested.
import type { BoardHealth, Counters } from '../../board/index.ts';
import { keyFindings } from './contact.ts';
import type { BoardFindings, Seen } from './facts.ts';
import { countOf, type Finding, fault, ok, unseen, warning } from './finding.ts';

/** Bytes of RAM that must never have been used: an interrupt at the deepest call takes forty. */
const LEAST_MARGIN = 64;
const SMALL_MARGIN = 128;
/** Milliseconds: 25 bytes at 115200 baud, two of USB, and at most one frame of pixels on the way. */
const SLOW_ANSWER = 40;
/** Share of damaged frames in one direction above which the line counts as unfit: the link repeats each one while players wait. */
const UNFIT_SHARE = 0.01;

const CABLE =
  'Use a short USB cable with a ferrite, keep it away from the wires that feed the LEDs, and connect the grounds of supply and controller.';
const RULES = 'hardware/pi/60-muggins.rules';
const REPORT = 'Report it: paste the report below into a new issue.';

/** All findings, in the order in which a maker should read them. */
export function findings(facts: BoardFindings): readonly Finding[] {
  return [
    ...portFindings(facts),
    ...latencyFindings(facts),
    ...meddlerFindings(facts),
    ...connectionFindings(facts),
    ...boardFindings(facts),
    ...lineFindings(facts),
    ...seenFindings(facts),
    ...(facts.keys === undefined ? [] : keyFindings(facts.keys)),
  ];
}

function portFindings({ ports, portProblem, port }: BoardFindings): readonly Finding[] {
  const barred = ports.filter(
    ({ path, allowed, board }) => allowed === false && (board !== null || path === port),
  );
  const listed =
    portProblem === null
      ? []
      : [
          warning(
            'portList',
            `${portProblem}.`,
            'Install udev (Debian: apt install udev), or name the port with --port.',
          ),
        ];
  return [
    ...listed,
    ...barred.map(({ path, group }) =>
      fault(
        'permission',
        `You may not open ${path}.`,
        group === null
          ? `Only root may. Install ${RULES} and plug the board in again.`
          : `Its group is ${group}: sudo usermod -aG ${group} "$USER" and log in again, or install ${RULES}.`,
      ),
    ),
    ...(barred.length === 0 && portProblem === null
      ? [ok('ports', `${countOf(ports.length, 'serial port')} found.`)]
      : []),
  ];
}

/** Ports of boards, and the one that was named. */
const portsOfBoards = ({ ports, port }: BoardFindings): BoardFindings['ports'] =>
  ports.filter(({ board, path }) => board !== null || path === port);

const latencyFindings = (facts: BoardFindings): readonly Finding[] =>
  portsOfBoards(facts).flatMap(({ path, latency }) =>
    latency === null || latency <= 1
      ? []
      : [
          warning(
            'latency',
            `The FTDI chip at ${path} holds answers back for up to ${latency} ms.`,
            `Install hardware/pi/60-muggins.rules and plug the board in again. For now: echo 1 | sudo tee /sys/class/tty/${path.replace(/^.*\//, '')}/device/latency_timer`,
          ),
        ],
  );

function meddlerFindings(facts: BoardFindings): readonly Finding[] {
  const open = portsOfBoards(facts).filter(({ leftAlone }) => !leftAlone);
  if (!facts.meddlers.includes('ModemManager') || open.length === 0) return [];
  return [
    warning(
      'modemManager',
      'ModemManager is running, and no rule keeps it away from the board.',
      'It may send modem commands to a board that was just plugged in. Install hardware/pi/60-muggins.rules and plug the board in again.',
    ),
  ];
}

function connectionFindings({ board, error, port, broken, meddlers }: BoardFindings): readonly Finding[] {
  if (broken !== undefined)
    return [
      fault(
        'lost',
        `The board at ${port} was lost during the test: ${broken.message}`,
        'Try another cable and another USB port. If it happens when many LEDs are lit, the supply is too weak: see hardware/BUILD.md.',
      ),
    ];
  if (board !== undefined)
    return [
      ok(
        'connection',
        `The board at ${port} answers: firmware ${board.firmware}, contract ${board.contract}, ${board.kind}, ${board.lanes} lanes.`,
      ),
    ];
  if (meddlers.includes('brltty') && MISSING.has(error?.code ?? ''))
    return [
      fault(
        'brltty',
        'No board was found, and brltty is running: it takes a board with a CH340 or an FTDI chip for a Braille display.',
        'If nobody needs a Braille display: sudo apt remove brltty. Otherwise install hardware/pi/95-muggins-brltty.rules. Then plug the board in again.',
      ),
    ];
  return [
    fault(
      error?.code ?? 'noBoard',
      error?.message ?? 'No board answers.',
      TO_DO[error?.code ?? ''] ?? 'Check the cable and the port; `muggins ports` lists the ports.',
    ),
  ];
}

/** The port of a board that brltty has taken is gone. */
const MISSING: ReadonlySet<string> = new Set(['noPort', 'portNotFound']);

const TO_DO: Readonly<Record<string, string>> = {
  handshakeTimeout: 'Is the power on? Then write the firmware: muggins flash',
  notABoard: 'Is it the right port? Then write the firmware: muggins flash',
  wrongFirmware: 'Write the firmware: muggins flash',
  oldProtocol: 'Write the firmware that comes with this program: muggins flash',
  newProtocol: 'Update Muggins, or write the firmware that comes with this program: muggins flash',
  tooManyLanes:
    'Five and six lanes need a Mega 2560 with the firmware that comes with this program: muggins flash',
  unsuitable: 'Muggins needs an ATmega: an Uno R3, a Mega 2560, or a clone of one.',
  busy: 'Close the program that uses the port. A running table uses it too.',
};

function boardFindings({ board, health }: BoardFindings): readonly Finding[] {
  if (board === undefined) return [];
  const { reset, freeRam } = board;
  return [
    reset.includes('brownOut')
      ? fault(
          'brownOut',
          'The board last started because its voltage had dropped.',
          'The supply is too weak or its wires too thin: feed the LEDs from their own 5 V supply, at both ends of each strip.',
        )
      : reset.includes('watchdog')
        ? fault('watchdog', 'The firmware hung, and its watchdog restarted it.', REPORT)
        : ok(
            'reset',
            `It last started because of ${reset.length === 0 ? 'the boot loader' : reset.map((each) => RESET_WORDS[each]).join(' and ')}.`,
          ),
    stackFinding(health ? health.ram.stackRoom - health.ram.stackMost : freeRam),
    ...(health ? healthFindings(health) : []),
  ];
}

function stackFinding(left: number): Finding {
  const margin = `${left} bytes of RAM have not been used since the start`;
  if (left < LEAST_MARGIN) return fault('stack', `Only ${margin}: the stack may run into the data.`, REPORT);
  return left < SMALL_MARGIN ? warning('stack', `Only ${margin}.`, REPORT) : ok('stack', `${margin}.`);
}

/** Share of its rated writes after which an EEPROM is reported as worn. */
const WORN = 0.8;

function healthFindings({ record, entries, display }: BoardHealth): readonly Finding[] {
  const { slots, found, bad, written, endurance } = record;
  const places = `${found} of its ${slots} places hold a good record`;
  // A place is free until its first write, and the last power cut may have cut one write short.
  const missing = written >= slots && found < slots - 1;
  return [
    bad > 0
      ? fault('eeprom', `The EEPROM failed to store data ${countOf(bad, 'time')}.`, EEPROM)
      : missing
        ? warning('eepromPlaces', `The EEPROM: ${places}.`, EEPROM)
        : written > endurance * WORN
          ? warning(
              'eepromWorn',
              `The EEPROM has been written ${written} times; it is rated for ${endurance}.`,
              EEPROM,
            )
          : ok('eeprom', `The EEPROM is good: ${places}, ${written} written.`),
    ...(display === undefined
      ? [
          fault(
            'noDisplay',
            'No display answers, neither at 0x27 nor at 0x3F.',
            'Check SDA, SCL, 5 V and ground of the display; SDA and SCL may be swapped.',
          ),
        ]
      : []),
    ...(entries.waiting > 0
      ? [ok('entries', `${countOf(entries.waiting, 'score')} keyed offline. The next table takes them over.`)]
      : []),
  ];
}

const EEPROM =
  'Pegs may not come back after a power cut. The games are safe on this computer. Replace the controller when it suits you.';

const RESET_WORDS = {
  powerOn: 'power-on',
  external: 'a reset or the opening of the port',
  brownOut: 'a voltage drop',
  watchdog: 'its watchdog',
} as const;

function lineFindings({ before, after, traffic, roundTrips }: BoardFindings): readonly Finding[] {
  if (before === undefined || after === undefined || traffic === undefined || roundTrips === undefined)
    return [];
  const { count, median, worst } = roundTrips;
  const times = `${count} questions were answered in ${median.toFixed(1)} ms (median), ${worst.toFixed(1)} ms at worst`;
  return [
    ...damage(before, after, traffic),
    ...lost(after),
    counted(after),
    median > SLOW_ANSWER
      ? warning('slow', `${times}.`, 'Plug the board in directly, without a hub, and end other programs.')
      : ok('roundTrip', `${times}.`),
  ];
}

/** Frames damaged in either direction, during the test and before it. */
function damage(
  before: Counters,
  after: Counters,
  { badFrames, brokenFrames, framesIn, framesOut }: NonNullable<BoardFindings['traffic']>,
): readonly Finding[] {
  const toBoard = after.badChecksum + after.badFrame - before.badChecksum - before.badFrame;
  const toHost = badFrames + brokenFrames;
  const earlier = before.badChecksum + before.badFrame;
  if (toBoard + toHost === 0)
    return earlier === 0
      ? [ok('line', 'No frame was damaged.')]
      : [
          warning(
            'earlierDamage',
            `${countOf(earlier, 'frame')} arrived damaged before this test, none during it.`,
            CABLE,
          ),
        ];
  const share = Math.max(toBoard / framesOut, toHost / framesIn);
  const what = `${toBoard} of ${countOf(framesOut, 'frame')} to the board and ${toHost} of ${framesIn} from it were damaged; all were refused and sent again.`;
  return [share > UNFIT_SHARE ? fault('line', what, CABLE) : warning('line', what, CABLE)];
}

function lost({ rxOverrun, rxOverflow, keyResend, keyLost }: Counters): readonly Finding[] {
  return [
    ...(rxOverrun > 0
      ? [
          fault(
            'rxOverrun',
            `${countOf(rxOverrun, 'byte')} came faster than the firmware could read them.`,
            REPORT,
          ),
        ]
      : []),
    ...(rxOverflow > 0
      ? [
          warning(
            'rxOverflow',
            `${countOf(rxOverflow, 'byte')} lost because the receive buffer was full.`,
            REPORT,
          ),
        ]
      : []),
    ...(keyLost > 0
      ? [
          warning(
            'keyLost',
            `${countOf(keyLost, 'key')} lost: no program took them in time.`,
            'Harmless if no table was running; otherwise end other programs on this computer.',
          ),
        ]
      : []),
    ...(keyResend > KEY_RESENDS
      ? [
          warning(
            'keyResend',
            `The board repeated keys ${keyResend} times before the host answered.`,
            'This computer is busy, or the line is bad. End other programs and check the cable.',
          ),
        ]
      : []),
  ];
}

/** The board's counters since its start, zeros included: a maker may compare two days. */
const counted = ({ badChecksum, badFrame, rxOverrun, rxOverflow, keyResend, keyLost }: Counters): Finding =>
  ok(
    'counters',
    `Counted by the board since its start: ${badChecksum} bad checksums, ${badFrame} bad frames, ${rxOverrun} bytes overrun, ` +
      `${rxOverflow} bytes lost to a full buffer, ${keyResend} keys repeated, ${keyLost} keys lost.`,
  );

/** While a host starts, the board repeats earlier key presses: so many are harmless. */
const KEY_RESENDS = 20;

const SIGHTS = {
  lights: {
    right: 'Every hole and every indicator lit in each colour.',
    wrong: 'Not every hole lit as it should.',
    todo: 'Look at the first dark or wrongly coloured pixel. Dark from there on: the data line before it is broken. Wrong colours: the strip is not a WS2812B (GRB). Flicker: a ground or a resistor is missing. See hardware/BUILD.md.',
  },
  display: {
    right: 'The display shows its text.',
    wrong: 'The display does not show its text.',
    todo: 'It answers, so its wires are right. Turn the contrast screw on its back, and check its backlight jumper.',
  },
  sound: {
    right: 'The buzzer sounds.',
    wrong: 'The buzzer does not sound.',
    todo: 'Use a passive buzzer. Check its polarity and its pin; see hardware/BUILD.md.',
  },
} as const;

function seenFindings(facts: BoardFindings): readonly Finding[] {
  return (['lights', 'display', 'sound'] as const).flatMap((part) => {
    const seen: Seen | undefined = facts[part];
    // Another finding reports a display that does not answer.
    if (seen === undefined || (part === 'display' && facts.health?.display === undefined)) return [];
    const { right, wrong, todo } = SIGHTS[part];
    if (seen === 'right') return [ok(part, right)];
    if (seen === 'wrong') return [fault(part, wrong, todo)];
    return [
      unseen(
        part,
        `Nobody checked the ${part === 'sound' ? 'buzzer' : part}.`,
        'Run muggins doctor in a terminal, with the board in sight.',
      ),
    ];
  });
}

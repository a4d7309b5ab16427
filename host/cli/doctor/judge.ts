// From facts to findings: what each is, and what to do about it. Pure, so that every row can be tested.
import { type BoardHealth, type Counters, isOutdated } from '../../board/index.ts';
import { keyFindings } from './contact.ts';
import type { Facts, Seen } from './facts.ts';
import { countOf, type Finding, fault, ok, unseen, warning } from './finding.ts';

/** Bytes of RAM that must never have been used: an interrupt at the deepest call takes forty. */
const LEAST_MARGIN = 64;
const SMALL_MARGIN = 128;
/** Milliseconds: 25 bytes at 115200 baud, two of USB, and at most one frame of pixels on the way. */
const SLOW_ANSWER = 40;
/** Share of frames that may arrive damaged before the line counts as unfit: the link repeats them, and players wait. */
const UNFIT_SHARE = 0.01;

const CABLE =
  'Use a short USB cable with a ferrite, keep it away from the wires that feed the LEDs, and join the grounds of supply and controller.';
const REPORT = 'Report it: paste the report below into a new issue.';

/** Everything there is to say, in the order in which a maker should read it. */
export function findings(facts: Facts): readonly Finding[] {
  return [
    ...portFindings(facts),
    ...connectionFindings(facts),
    ...boardFindings(facts),
    ...lineFindings(facts),
    ...seenFindings(facts),
    ...(facts.keys === undefined ? [] : keyFindings(facts.keys)),
  ];
}

function portFindings({ ports, portProblem, port }: Facts): readonly Finding[] {
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
    ...barred.map(({ path }) =>
      fault(
        'permission',
        `You may not open ${path}.`,
        'On Linux: sudo usermod -aG dialout "$USER" (Arch: uucp) and log in again, or install hardware/pi/60-muggins.rules.',
      ),
    ),
    ...(barred.length === 0 && portProblem === null
      ? [ok('ports', `${countOf(ports.length, 'serial port')} found.`)]
      : []),
  ];
}

function connectionFindings({ board, error, port, broken }: Facts): readonly Finding[] {
  if (broken !== undefined)
    return [
      fault(
        'lost',
        `The board at ${port} was lost during the trial: ${broken.message}`,
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
  return [
    fault(
      error?.code ?? 'noBoard',
      error?.message ?? 'No board answers.',
      TO_DO[error?.code ?? ''] ?? 'Check cable and port; `muggins ports` lists what is there.',
    ),
  ];
}

const TO_DO: Readonly<Record<string, string>> = {
  handshakeTimeout: 'Is the power on? Then write the firmware: muggins flash',
  notABoard: 'Is it the right port? Then write the firmware: muggins flash',
  wrongFirmware: 'Write the firmware: muggins flash',
  oldProtocol: 'Write the firmware that comes with this program: muggins flash',
  newProtocol: 'Update Muggins, or write the firmware that comes with this program: muggins flash',
  busy: 'Close the program that has the port; a table that runs has it too.',
};

function boardFindings({ board, health }: Facts): readonly Finding[] {
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
        ? fault('watchdog', 'The firmware had hung, and its watchdog started it again.', REPORT)
        : ok(
            'reset',
            `It last started by ${reset.length === 0 ? 'its boot loader' : reset.map((each) => RESET_WORDS[each]).join(' and ')}.`,
          ),
    stackFinding(health ? health.ram.stackRoom - health.ram.stackMost : freeRam),
    ...(health === null || isOutdated(board)
      ? [
          warning(
            'oldFirmware',
            health === null ? OLD_FIRMWARE : OLDER_FIRMWARE,
            'Write the firmware that comes with this program: muggins flash',
          ),
        ]
      : []),
    ...(health ? healthFindings(health) : []),
  ];
}

const OLDER_FIRMWARE =
  'Its firmware is older than this program: a table goes on with it, without what has come since.';
const OLD_FIRMWARE = 'Its firmware is too old to say how its parts are, and to test them.';

function stackFinding(left: number): Finding {
  const margin = `${left} bytes of RAM were never used since the start`;
  if (left < LEAST_MARGIN) return fault('stack', `Only ${margin}: the stack may run into the data.`, REPORT);
  return left < SMALL_MARGIN ? warning('stack', `Only ${margin}.`, REPORT) : ok('stack', `${margin}.`);
}

/** Share of the writes that an EEPROM is good for after which it is told. */
const WORN = 0.8;

function healthFindings({ record, entries, display }: BoardHealth): readonly Finding[] {
  const { slots, found, bad, written, endurance } = record;
  const places = `${found} of its ${slots} places hold a sound record`;
  // A place is free until it was written once, and one may have been cut off by the last power cut.
  const missing = written >= slots && found < slots - 1;
  return [
    bad > 0
      ? fault('eeprom', `The EEPROM did not keep what was written, ${countOf(bad, 'time')}.`, EEPROM)
      : missing
        ? warning('eepromPlaces', `The EEPROM: ${places}.`, EEPROM)
        : written > endurance * WORN
          ? warning(
              'eepromWorn',
              `The EEPROM has been written ${written} times, of ${endurance} that it is good for.`,
              EEPROM,
            )
          : ok('eeprom', `The EEPROM is sound: ${places}, ${written} written.`),
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
      ? [
          ok(
            'entries',
            `${countOf(entries.waiting, 'score')} keyed without a host; the next table takes them over.`,
          ),
        ]
      : []),
  ];
}

const EEPROM =
  'Pegs may not come back after a power cut. The games are safe on this computer. Renew the controller when it suits.';

const RESET_WORDS = {
  powerOn: 'power',
  external: 'reset or the opening of the port',
  brownOut: 'a drop of voltage',
  watchdog: 'its watchdog',
} as const;

function lineFindings({ before, after, traffic, roundTrips }: Facts): readonly Finding[] {
  if (before === undefined || after === undefined || traffic === undefined || roundTrips === undefined)
    return [];
  const { count, median, worst } = roundTrips;
  const times = `${count} questions were answered in ${median.toFixed(1)} ms (median), ${worst.toFixed(1)} ms at worst`;
  return [
    ...damage(before, after, traffic),
    ...lost(after),
    counted(after),
    median > SLOW_ANSWER
      ? warning(
          'slow',
          `${times}.`,
          'Something between slows it down: plug the board in directly, without a hub, and end other programs.',
        )
      : ok('roundTrip', `${times}.`),
  ];
}

/** Damage on the way, in both directions, during the trial and before it. */
function damage(
  before: Counters,
  after: Counters,
  { badFrames, brokenFrames }: NonNullable<Facts['traffic']>,
): readonly Finding[] {
  const toBoard = after.badChecksum + after.badFrame - before.badChecksum - before.badFrame;
  const toHost = badFrames + brokenFrames;
  const earlier = before.badChecksum + before.badFrame;
  const share = (toBoard + toHost) / Math.max(1, TRIAL_FRAMES);
  if (toBoard + toHost === 0)
    return earlier === 0
      ? [ok('line', 'No frame was damaged.')]
      : [
          warning(
            'earlierDamage',
            `${countOf(earlier, 'frame')} arrived damaged before this trial, none in it.`,
            CABLE,
          ),
        ];
  const what = `${countOf(toBoard, 'frame')} to the board and ${toHost} from it were damaged; all were refused and sent again.`;
  return [share > UNFIT_SHARE ? fault('line', what, CABLE) : warning('line', what, CABLE)];
}

/** Frames that a trial sends at least. */
const TRIAL_FRAMES = 100;

function lost({ rxOverrun, rxOverflow, keyResend, keyLost }: Counters): readonly Finding[] {
  return [
    ...(rxOverrun > 0
      ? [
          fault(
            'rxOverrun',
            `${countOf(rxOverrun, 'byte')} came faster than the firmware fetched them.`,
            REPORT,
          ),
        ]
      : []),
    ...(rxOverflow > 0
      ? [warning('rxOverflow', `${countOf(rxOverflow, 'byte')} found the receive buffer full.`, REPORT)]
      : []),
    ...(keyLost > 0
      ? [
          warning(
            'keyLost',
            `${countOf(keyLost, 'key event')} found the queue full: keys were pressed while nobody listened.`,
            'Harmless if no table was running; otherwise end other programs on this computer.',
          ),
        ]
      : []),
    ...(keyResend > KEY_RESENDS
      ? [
          warning(
            'keyResend',
            `Keys were told ${keyResend} times again before the host answered.`,
            'This computer is busy, or the line is bad: end other programs and look at the cable.',
          ),
        ]
      : []),
  ];
}

/** What the board has counted since its start, whatever it is: a maker who compares two days wants the noughts as well. */
const counted = ({ badChecksum, badFrame, rxOverrun, rxOverflow, keyResend, keyLost }: Counters): Finding =>
  ok(
    'counters',
    `Counted by the board since its start: ${badChecksum} bad checksums, ${badFrame} bad frames, ${rxOverrun} bytes overrun, ` +
      `${rxOverflow} buffer full, ${keyResend} keys told again, ${keyLost} keys for a full queue.`,
  );

/** While a host starts, what was pressed before is told again: so many are nothing. */
const KEY_RESENDS = 20;

const SIGHTS = {
  lights: {
    right: 'Every hole and every indicator lit in each colour.',
    wrong: 'Not every hole lit as it should.',
    todo: 'The first dark or wrongly coloured pixel tells: dark from there on means the data line before it is broken, wrong colours a strip that is no WS2812B (GRB), flicker a missing ground or resistor. See hardware/BUILD.md.',
  },
  display: {
    right: 'The display shows its text.',
    wrong: 'The display does not show its text.',
    todo: 'It answers, so its wires are right: turn the contrast screw on its back, and look at its backlight jumper.',
  },
  sound: {
    right: 'The buzzer sounds.',
    wrong: 'The buzzer does not sound.',
    todo: 'It must be a passive one. Check its polarity and its pin; see hardware/BUILD.md.',
  },
} as const;

function seenFindings(facts: Facts): readonly Finding[] {
  return (['lights', 'display', 'sound'] as const).flatMap((part) => {
    const seen: Seen | undefined = facts[part];
    // A display that does not answer is told already.
    if (seen === undefined || (part === 'display' && facts.health?.display === undefined)) return [];
    const { right, wrong, todo } = SIGHTS[part];
    if (seen === 'right') return [ok(part, right)];
    if (seen === 'wrong') return [fault(part, wrong, todo)];
    return [
      unseen(
        part,
        `Nobody looked at the ${part === 'sound' ? 'buzzer' : part}.`,
        'Run muggins doctor in a terminal, with the board in sight.',
      ),
    ];
  });
}

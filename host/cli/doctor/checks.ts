// The doctor's checks: each turns facts into one finding with its remedy, or none. Pure, so that every row can be tested.
import { counted } from '../../../shared/words/index.ts';
import type { BoardFindings, KeyFacts, Seen } from './facts.ts';
import { type Finding, fault, ok, unseen, warning } from './finding.ts';

type Check = (facts: BoardFindings) => Finding | undefined;

/** Bytes of RAM that must never have been used: an interrupt at the deepest call takes 40. */
const LEAST_MARGIN = 64;
/** Milliseconds: 25 bytes at 115200 baud, two of USB, and at most one frame of pixels on the way. */
const SLOW_ANSWER = 40;
/** Share of damaged frames in one direction above which the line is unfit: the link repeats each one while players wait. */
const UNFIT_SHARE = 0.01;
/** While a host starts, the board repeats earlier key presses: so many are harmless. */
const KEY_RESENDS = 20;

const CABLE =
  'Use a short USB cable with a ferrite, keep it away from the wires that feed the LEDs, and connect the grounds of supply and controller.';
const RULES = 'hardware/pi/60-muggins.rules';
const REPORT = 'Report it: paste the report below into a new issue.';
const GUIDE = 'hardware/BUILD.md lists more causes, under "When something is wrong".';

function ports({ ports, portProblem, port }: BoardFindings): Finding | undefined {
  const barred = ports.find(
    ({ path, allowed, board }) => allowed === false && (board !== null || path === port),
  );
  if (barred !== undefined)
    return fault(
      'permission',
      `You may not open ${barred.path}.`,
      barred.group === null
        ? `Only root may. Install ${RULES} and plug the board in again.`
        : `Its group is ${barred.group}: sudo usermod -aG ${barred.group} "$USER" and log in again, or install ${RULES}.`,
    );
  if (portProblem === null) return ok('ports', `${counted(ports.length, 'serial port')} found.`);
  return warning(
    'portList',
    `${portProblem}.`,
    'Install udev (Debian: apt install udev), or name the port with --port.',
  );
}

function connection({ board, error, port, broken }: BoardFindings): Finding {
  if (broken !== undefined)
    return fault(
      'lost',
      `The board at ${port} was lost during the test: ${broken.message}`,
      'Try another cable and another USB port. If it happens when many LEDs are lit, the supply is too weak: see hardware/BUILD.md.',
    );
  if (board !== undefined)
    return ok(
      'connection',
      `The board at ${port} answers: firmware ${board.firmware}, contract ${board.contract}, ${board.kind}, ${board.lanes} lanes.`,
    );
  const todo = TO_DO[error?.code ?? ''] ?? 'Check the cable and the port; `muggins ports` lists the ports.';
  return fault(error?.code ?? 'noBoard', error?.message ?? 'No board answers.', `${todo} ${GUIDE}`);
}

const TO_DO: Readonly<Record<string, string>> = {
  handshakeTimeout: 'Is the power on? Then write the firmware: `muggins flash`.',
  notABoard: 'Is it the right port? Then write the firmware: `muggins flash`.',
  wrongFirmware: 'Write the firmware: `muggins flash`.',
  oldProtocol: 'Write the firmware that comes with this program: `muggins flash`.',
  newProtocol: 'Update Muggins, or write the firmware that comes with this program: `muggins flash`.',
  tooManyLanes:
    'Five and six lanes need a Mega 2560 with the firmware that comes with this program: `muggins flash`.',
  unsuitable: 'Muggins needs an ATmega: an Uno R3, a Mega 2560, or a clone of one.',
  busy: 'Close the program that uses the port. A running table uses it too.',
};

function reset({ board }: BoardFindings): Finding | undefined {
  if (board === undefined) return undefined;
  if (board.reset.includes('brownOut'))
    return fault(
      'brownOut',
      'The board last started because its voltage had dropped.',
      'The supply is too weak or its wires too thin: feed the LEDs from their own 5 V supply, at both ends of each strip.',
    );
  if (board.reset.includes('watchdog'))
    return fault('watchdog', 'The firmware hung, and its watchdog restarted it.', REPORT);
  const reasons = board.reset.map((each) =>
    each === 'powerOn' ? 'power-on' : 'a reset or the opening of the port',
  );
  return ok('reset', `It last started because of ${reasons.join(' and ') || 'the boot loader'}.`);
}

function stack({ health }: BoardFindings): Finding | undefined {
  if (health === undefined) return undefined;
  const left = health.ram.stackRoom - health.ram.stackMost;
  const margin = `${left} bytes of RAM have not been used since the start`;
  return left < LEAST_MARGIN
    ? fault('stack', `Only ${margin}: the stack may run into the data.`, REPORT)
    : ok('stack', `${margin}.`);
}

function eeprom({ health }: BoardFindings): Finding | undefined {
  if (health === undefined) return undefined;
  const { slots, found, bad, written } = health.record;
  if (bad === 0)
    return ok(
      'eeprom',
      `The EEPROM is good: ${found} of its ${slots} places hold a good record, ${written} written.`,
    );
  return fault(
    'eeprom',
    `The EEPROM failed to store data ${counted(bad, 'time')}.`,
    'Pegs may not come back after a power cut. The games are safe on this computer. Replace the controller when it suits you.',
  );
}

function noDisplay({ health }: BoardFindings): Finding | undefined {
  if (health === undefined || health.display !== undefined) return undefined;
  return fault(
    'noDisplay',
    'No display answers, neither at 0x27 nor at 0x3F.',
    'Check SDA, SCL, 5 V and ground of the display; SDA and SCL may be swapped.',
  );
}

function entries({ health }: BoardFindings): Finding | undefined {
  const waiting = health?.entries.waiting ?? 0;
  if (waiting === 0) return undefined;
  return ok('entries', `${counted(waiting, 'score')} keyed offline. The next table takes them over.`);
}

/** Frames damaged in either direction, during the test and before it. */
function line({ before, after, traffic }: BoardFindings): Finding | undefined {
  if (before === undefined || after === undefined || traffic === undefined) return undefined;
  const { badFrames, brokenFrames, framesIn, framesOut } = traffic;
  const earlier = before.badChecksum + before.badFrame;
  const toBoard = after.badChecksum + after.badFrame - earlier;
  const toHost = badFrames + brokenFrames;
  if (toBoard + toHost > 0) {
    const share = Math.max(toBoard / framesOut, toHost / framesIn);
    const what = `${toBoard} of ${counted(framesOut, 'frame')} to the board and ${toHost} of ${framesIn} from it were damaged; all were refused and sent again.`;
    return share > UNFIT_SHARE ? fault('line', what, CABLE) : warning('line', what, CABLE);
  }
  if (earlier === 0) return ok('line', 'No frame was damaged.');
  const what = `${counted(earlier, 'frame')} arrived damaged before this test, none during it.`;
  return warning('earlierDamage', what, CABLE);
}

function bytesLost({ after }: BoardFindings): Finding | undefined {
  const lost = (after?.rxOverrun ?? 0) + (after?.rxOverflow ?? 0);
  if (lost === 0) return undefined;
  return fault(
    'bytesLost',
    `${counted(lost, 'byte')} came faster than the firmware could read them.`,
    REPORT,
  );
}

function keysLost({ after }: BoardFindings): Finding | undefined {
  const lost = after?.keyLost ?? 0;
  if (lost === 0) return undefined;
  return warning(
    'keyLost',
    `${counted(lost, 'key')} lost: no program took them in time.`,
    'Harmless if no table was running; otherwise end other programs on this computer.',
  );
}

function keysRepeated({ after }: BoardFindings): Finding | undefined {
  const repeated = after?.keyResend ?? 0;
  if (repeated <= KEY_RESENDS) return undefined;
  return warning(
    'keyResend',
    `The board repeated keys ${repeated} times before the host answered.`,
    'This computer is busy, or the line is bad. End other programs and check the cable.',
  );
}

/** The board's counters since its start, zeros included: a maker may compare two days. */
function counters({ after }: BoardFindings): Finding | undefined {
  if (after === undefined) return undefined;
  const { badChecksum, badFrame, rxOverrun, rxOverflow, keyResend, keyLost } = after;
  return ok(
    'counters',
    `Counted by the board since its start: ${badChecksum} bad checksums, ${badFrame} bad frames, ${rxOverrun} bytes overrun, ` +
      `${rxOverflow} bytes lost to a full buffer, ${keyResend} keys repeated, ${keyLost} keys lost.`,
  );
}

function roundTrip({ roundTrips }: BoardFindings): Finding | undefined {
  if (roundTrips === undefined) return undefined;
  const { count, median, worst } = roundTrips;
  const times = `${count} questions were answered in ${median.toFixed(1)} ms (median), ${worst.toFixed(1)} ms at worst.`;
  if (median <= SLOW_ANSWER) return ok('roundTrip', times);
  return warning(
    'slow',
    times,
    `Plug the board in directly, without a hub, and end other programs. ${GUIDE}`,
  );
}

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

const sight =
  (part: keyof typeof SIGHTS): Check =>
  (facts) => {
    const seen: Seen | undefined = facts[part];
    // Another finding reports a display that does not answer.
    if (seen === undefined || (part === 'display' && facts.health?.display === undefined)) return undefined;
    const { right, wrong, todo } = SIGHTS[part];
    if (seen === 'right') return ok(part, right);
    if (seen === 'wrong') return fault(part, wrong, todo);
    const name = part === 'sound' ? 'buzzer' : part;
    return unseen(
      part,
      `The ${name} was not checked.`,
      'Run muggins doctor in a terminal, with the board in sight.',
    );
  };

/** A check of keys that share a fault. */
const keys =
  (wrong: (facts: KeyFacts) => readonly string[], finding: (keys: string) => Finding): Check =>
  ({ keys: facts }) => {
    const found = facts === undefined ? [] : wrong(facts);
    return found.length === 0 ? undefined : finding(found.join(' '));
  };

const closed = keys(
  (facts) => facts.closed,
  (list) =>
    fault(
      'closed',
      `Closed all the time since before the test: ${list}.`,
      'Free the key, or look for the short: pull its plug and run muggins doctor again. If it is still closed, look for solder between two pins of the controller. A button: its two wires touch. A key of the keypad: its row touches its column.',
    ),
);

const stuck = keys(
  (facts) => facts.stuck,
  (list) =>
    fault(
      'stuck',
      `Pressed and never released: ${list}.`,
      'Free the key. If it is a whole row or column of the keypad, two of its wires touch.',
    ),
);

const chatter = keys(
  ({ chattering }) => chattering,
  (list) =>
    warning(
      'chatter',
      `One press counted twice: ${list}.`,
      'The contact is worn or its solder joint is loose. Replace the key.',
    ),
);

const silent = keys(
  (facts) => (facts.skipped ? [] : facts.silent),
  (list) =>
    fault(
      'silent',
      `No press detected: ${list}.`,
      'It never made contact. One key: check its contact. A row or column of four: check its wire with the table in hardware/BUILD.md. A button: check its wire to ground.',
    ),
);

const untried = keys(
  (facts) => (facts.skipped ? facts.silent : []),
  (list) => unseen('keys', `Keys not tested: ${list}.`, 'Run muggins doctor again and press every key once.'),
);

function allKeys({ keys: facts }: BoardFindings): Finding | undefined {
  if (facts === undefined) return undefined;
  const { heard, silent, closed, stuck, chattering } = facts;
  if (silent.length + closed.length + stuck.length + chattering.length > 0) return undefined;
  return ok('keys', `All ${heard.length} keys and buttons answer.`);
}

/** In the order in which a maker should read them. */
const CHECKS: readonly Check[] = [
  ports,
  connection,
  reset,
  stack,
  eeprom,
  noDisplay,
  entries,
  line,
  bytesLost,
  keysLost,
  keysRepeated,
  counters,
  roundTrip,
  sight('lights'),
  sight('display'),
  sight('sound'),
  closed,
  stuck,
  chatter,
  silent,
  untried,
  allKeys,
];

/** All findings. */
export const findings = (facts: BoardFindings): readonly Finding[] =>
  CHECKS.flatMap((check) => check(facts) ?? []);

// The doctor's checks: they turn facts into findings with their remedies. Pure, so that every row can be tested.
import { counted } from '../../../shared/words/index.ts';
import type { BoardHealth, BoardReport, Counters } from '../../board/index.ts';
import {
  type BoardFindings,
  type Finding,
  fault,
  type KeyFacts,
  ok,
  type Seen,
  unseen,
  warning,
} from './facts.ts';
import remedies from './remedies.json' with { type: 'json' };

/** Bytes of RAM that must never have been used: an interrupt at the deepest call takes 40. */
const LEAST_MARGIN = 64;
/** Milliseconds: 25 bytes at 115200 baud, two of USB, and at most one frame of pixels on the way. */
const SLOW_ANSWER = 40;
/** Share of damaged frames in one direction above which the line is unfit: the link repeats each one while players wait. */
const UNFIT_SHARE = 0.01;
/** While a host starts, the board repeats earlier key presses: so many are harmless. */
const KEY_RESENDS = 20;

const RULES = 'hardware/pi/60-muggins.rules';
const TOO_FAST = 'came faster than the firmware could read them.';
const GUIDE = 'hardware/BUILD.md lists more causes, under "When something is wrong".';

function ofPorts({ ports, portProblem, port }: BoardFindings): Finding {
  const barred = ports.find(
    ({ path, allowed, board }) => allowed === false && (board !== null || path === port),
  );
  if (barred !== undefined)
    return fault(
      'permission',
      `No permission to open ${barred.path}.`,
      barred.group === null
        ? `Only root may. Install ${RULES} and plug the board in again.`
        : `Its group is ${barred.group}: sudo usermod -aG ${barred.group} "$USER" and log in again, or install ${RULES}.`,
    );
  if (portProblem === null) return ok('ports', `${counted(ports.length, 'serial port')} found.`);
  return warning('portList', `${portProblem}.`);
}

function ofConnection({ board, error, port, broken }: BoardFindings): Finding {
  if (broken !== undefined)
    return fault('lost', `The board at ${port} was lost during the test: ${broken.message}`);
  if (board !== undefined)
    return ok(
      'connection',
      `The board at ${port} answers: firmware ${board.firmware}, contract ${board.contract}, ${board.kind}, ${board.lanes} lanes.`,
    );
  const { code, message } = error ?? { code: 'noBoard', message: 'No board answers.' };
  const todo = TO_DO[code] ?? 'Check the cable and the port; `muggins ports` lists the ports.';
  return fault(code, message, `${todo} ${GUIDE}`);
}

const TO_DO: Readonly<Record<string, string>> = remedies.connection;

/** A check that has nothing to report gives nothing. */
type Maybe = Finding | false | undefined;

function ofReset({ reset }: BoardReport): Finding {
  if (reset.includes('brownOut'))
    return fault('brownOut', 'The board last started because its voltage had dropped.');
  if (reset.includes('watchdog'))
    return fault('watchdog', 'The firmware hung, and its watchdog restarted it.');
  const opened = 'a reset or the opening of the port';
  const reasons = reset.map((each) => (each === 'powerOn' ? 'power-on' : opened));
  return ok('reset', `It last started because of ${reasons.join(' and ') || 'the boot loader'}.`);
}

function ofHealth({ ram, record, display, entries: { waiting } }: BoardHealth): readonly Maybe[] {
  const left = ram.stackRoom - ram.stackMost;
  const margin = `${left} bytes of RAM have not been used since the start`;
  const { slots, found, bad, written } = record;
  return [
    left < LEAST_MARGIN
      ? fault('stack', `Only ${margin}: the stack may run into the data.`)
      : ok('stack', `${margin}.`),
    bad === 0
      ? ok(
          'eeprom',
          `The EEPROM is good: ${found} of its ${slots} places hold a good record, ${written} written.`,
        )
      : fault('eeprom', `The EEPROM failed to store data ${counted(bad, 'time')}.`),
    display === undefined && fault('noDisplay', 'No display answers, neither at 0x27 nor at 0x3F.'),
    waiting > 0 &&
      ok('entries', `${counted(waiting, 'score')} keyed offline. The next table takes them over.`),
  ];
}

/** Frames damaged in either direction, during the test and before it. */
function ofLine({ before, after, traffic }: BoardFindings): Maybe {
  if (before === undefined || after === undefined || traffic === undefined) return undefined;
  const { badFrames, brokenFrames, framesIn, framesOut } = traffic;
  const earlier = before.badChecksum + before.badFrame;
  const toBoard = after.badChecksum + after.badFrame - earlier;
  const toHost = badFrames + brokenFrames;
  if (toBoard + toHost > 0) {
    const share = Math.max(toBoard / framesOut, toHost / framesIn);
    const what = `${toBoard} of ${counted(framesOut, 'frame')} to the board and ${toHost} of ${framesIn} from it were damaged; all were refused and sent again.`;
    return share > UNFIT_SHARE ? fault('line', what) : warning('line', what);
  }
  if (earlier === 0) return ok('line', 'No frame was damaged.');
  const what = `${counted(earlier, 'frame')} arrived damaged before this test, none during it.`;
  return warning('earlierDamage', what);
}

/** The board's counters since its start, zeros included: a maker may compare two days. */
function ofCounters(counters: Counters): readonly Maybe[] {
  const { badChecksum, badFrame, rxOverrun, rxOverflow, keyResend, keyLost } = counters;
  const bytesLost = rxOverrun + rxOverflow;
  return [
    bytesLost > 0 && fault('bytesLost', `${counted(bytesLost, 'byte')} ${TOO_FAST}`),
    keyLost > 0 && warning('keyLost', `${counted(keyLost, 'key')} lost: no program took them in time.`),
    keyResend > KEY_RESENDS &&
      warning('keyResend', `The board repeated keys ${keyResend} times before the host answered.`),
    ok(
      'counters',
      `Counted by the board since its start: ${badChecksum} bad checksums, ${badFrame} bad frames, ${rxOverrun} bytes overrun, ` +
        `${rxOverflow} bytes lost to a full buffer, ${keyResend} keys repeated, ${keyLost} keys lost.`,
    ),
  ];
}

function ofRoundTrips({ count, median, worst }: NonNullable<BoardFindings['roundTrips']>): Finding {
  const times = `${count} questions were answered in ${median.toFixed(1)} ms (median), ${worst.toFixed(1)} ms at worst.`;
  const todo = `Plug the board in directly, without a hub, and close other programs. ${GUIDE}`;
  return median <= SLOW_ANSWER ? ok('roundTrip', times) : warning('slow', times, todo);
}

const SIGHTS = remedies.sights;

function ofSight(part: keyof typeof SIGHTS, seen: Seen | undefined): Maybe {
  const { right, wrong, todo } = SIGHTS[part];
  if (seen === undefined) return undefined;
  if (seen === 'right') return ok(part, right);
  if (seen === 'wrong') return fault(part, wrong, todo);
  const what = `The ${part === 'sound' ? 'buzzer' : part} was not checked.`;
  return unseen(part, what, 'Run muggins doctor in a terminal, with the board in sight.');
}

function ofKeys({ heard, closed, stuck, chattering, silent, skipped }: KeyFacts): readonly Maybe[] {
  const found: readonly Maybe[] = [
    closed.length > 0 && fault('closed', `Closed all the time since before the test: ${closed.join(' ')}.`),
    stuck.length > 0 && fault('stuck', `Pressed and never released: ${stuck.join(' ')}.`),
    chattering.length > 0 && warning('chatter', `One press counted twice: ${chattering.join(' ')}.`),
    silent.length > 0 && silentKeys(silent.join(' '), skipped),
  ];
  return found.some(Boolean) ? found : [ok('keys', `All ${heard.length} keys and buttons answer.`)];
}

const silentKeys = (list: string, skipped: boolean): Finding =>
  skipped ? unseen('keys', `Keys not tested: ${list}.`) : fault('silent', `No press detected: ${list}.`);

/** All findings, in the order in which a maker should read them. */
export function findings(facts: BoardFindings): readonly Finding[] {
  const { place, board, health, after, roundTrips, lights, display, sound, keys } = facts;
  const found: readonly Maybe[] = [
    place && ok('place', `Games are kept in ${place.folder}: ${place.why}.`),
    ofPorts(facts),
    ofConnection(facts),
    board && ofReset(board),
    ...(health === undefined ? [] : ofHealth(health)),
    ofLine(facts),
    ...(after === undefined ? [] : ofCounters(after)),
    roundTrips && ofRoundTrips(roundTrips),
    ofSight('lights', lights),
    // Another finding reports a display that does not answer.
    health?.display !== undefined && ofSight('display', display),
    ofSight('sound', sound),
    ...(keys === undefined ? [] : ofKeys(keys)),
  ];
  return found.filter((each) => each !== false && each !== undefined);
}

// The timers of the chip: avr8js's, called only when something can happen. Left to itself avr8js calls a timer at every count,
// half a million times a second for the tick of the firmware. `timer.test.ts` holds that only the speed differs.
import { AVRTimer, type AVRTimerConfig, type CPU } from 'avr8js';

/** What this module reads of AVRTimer beside its public face. */
interface Inside {
  /** CPU cycles of a count; 0 while the timer is stopped, or clocked by a pin. */
  readonly divider: number;
  /** The clock has been selected anew: the next call begins with it. */
  readonly updateDivider: boolean;
  /** CPU cycle of the last count. */
  lastCycle: number;
  tcnt: number;
  readonly timerMode: number;
  readonly ocrA: number;
  readonly ocrB: number;
  readonly ocrC: number;
}

/** Modes that count up and down. */
const PHASE_CORRECT: ReadonlySet<number> = new Set([1, 4]);

/** Registers whose writing moves the next moment at which something happens. */
const MOVERS = ['TCCRA', 'TCCRB', 'OCRA', 'OCRB', 'OCRC', 'ICR'] as const;

/** Adds a timer to the chip, called at its compare matches and where it wraps. */
export function addTimer(cpu: CPU, config: AVRTimerConfig): void {
  const timer = new AVRTimer(cpu, config);
  const inside = timer as unknown as Inside;
  const count = timer.count;
  timer.count = (reschedule = true, external = false) => {
    const selects = inside.updateDivider;
    skip(cpu, timer, inside);
    count(false, external);
    // With a new clock avr8js asks for the first call itself.
    if (!reschedule || selects || inside.divider === 0) return;
    const moment = inside.lastCycle + countsToEvent(timer, inside) * inside.divider;
    cpu.addClockEvent(timer.count, moment - cpu.cycles);
  };
  for (const name of MOVERS) {
    const address = config[name];
    const write = cpu.writeHooks[address];
    if (address === 0 || write === undefined) continue;
    cpu.writeHooks[address] = (...access) => {
      // What went by until now did so under the old value. A stopped timer takes over its registers when it starts.
      if (inside.divider !== 0 && !inside.updateDivider) timer.count(false);
      const done = write(...access);
      cpu.updateClockEvent(timer.count, 0);
      return done;
    };
  }
}

/** Moves the count over those at which nothing happened: avr8js takes for one step what it is called for. */
function skip(cpu: CPU, timer: AVRTimer, inside: Inside): void {
  const { divider, lastCycle } = inside;
  if (divider === 0) return;
  const passed = Math.floor((cpu.cycles - lastCycle) / divider);
  const idle = Math.min(passed, countsToEvent(timer, inside)) - 1;
  if (idle <= 0) return;
  inside.tcnt += idle;
  inside.lastCycle += idle * divider;
}

/** Counts until a compare match or the wrap, whichever comes first. */
function countsToEvent(timer: AVRTimer, { timerMode, ocrA, ocrB, ocrC }: Inside): number {
  const { TOP: top, debugTCNT: now } = timer;
  // Beyond the top avr8js wraps at the next count.
  if (PHASE_CORRECT.has(timerMode) || now > top) return 1;
  let counts = top + 1 - now;
  for (const match of [ocrA, ocrB, ocrC]) if (match > now && match - now < counts) counts = match - now;
  return counts;
}

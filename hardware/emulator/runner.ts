// Runs a machine, paced to real time, and reports what can be seen of it. Where it runs, and how it waits there, it is told.
import { MILLISECOND } from './chip.ts';
import { Machine, toMilliseconds } from './machine.ts';
import type { Batch, BoardState, Request, WorkerCommand, WorkerOptions, WorkerReport } from './messages.ts';
import { Pace } from './pace.ts';

/** Real milliseconds after which a batch is sent even if nothing happened, for the time in it. */
const LONGEST_SILENCE = 20;

/** Real milliseconds for which the machine is kept to the moment after a key or a byte. */
const LIVELY = 30;
/**
 * Real milliseconds between two looks otherwise, unless something is to happen sooner. A command is heard at once; what the board
 * does by itself is told so late.
 */
const REST = 16;

/** The thread that a machine runs in. */
export interface Surroundings {
  readonly send: (batch: Batch) => void;
  /** Runs as soon as what has come in meanwhile was heard. */
  readonly soon: (run: () => void) => void;
  /** The same after a moment: to spin would take the processor from the host that is to answer. */
  readonly afterNap: (run: () => void) => void;
}

/** A machine's options: its image as `parseHex` gives it. */
export type RunnerOptions = Omit<WorkerOptions, 'image'> & { readonly flash: Uint8Array };

type Answer = (value: unknown) => void;
/** Commands that a board answers soon. */
const STIRRING: ReadonlySet<WorkerCommand['kind']> = new Set(['press', 'release', 'tap', 'write']);
type Handlers = {
  readonly [K in WorkerCommand['kind']]: (
    command: WorkerCommand & { readonly kind: K },
    answer: Answer,
  ) => void;
};

/** A machine in its thread. */
export class Runner {
  readonly #machine: Machine;
  readonly #surroundings: Surroundings;
  readonly #pace: Pace;
  #reports: WorkerReport[] = [];
  #sent = 0;
  #livelyUntil = 0;
  /** The timer of the next look, while nothing is expected soon. */
  #resting: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  #tapsEnd = 0;
  #shown = '';
  readonly #handlers: Handlers = {
    press: ({ key }) => this.#machine.press(key),
    release: ({ key }) => this.#machine.release(key),
    tap: (command, answer) => this.#tap(command, answer),
    power: ({ on }, answer) => {
      if (on) this.#machine.powerOn();
      else this.#machine.powerOff();
      if (!on) this.#lose();
      answer(undefined);
    },
    plug: ({ on }) => {
      if (on) this.#machine.plug();
      else this.#machine.unplug();
      if (!on) this.#lose();
    },
    faults: ({ faults }) => this.#machine.setFaults(faults),
    open: (_command, answer) => {
      this.#open = this.#machine.open();
      answer(this.#open);
    },
    close: () => {
      this.#open = false;
      this.#machine.close();
    },
    write: ({ bytes }, answer) => this.#machine.write(bytes, () => answer(undefined)),
    flash: ({ bytes }, answer) => {
      this.#machine.load(bytes);
      answer(undefined);
    },
    hold: ({ milliseconds }) => this.#pace.hold(milliseconds),
    eeprom: (_command, answer) => answer(this.#machine.eeprom.bytes.slice()),
    wait: ({ milliseconds }, answer) => {
      this.#machine.schedule(this.#machine.now + milliseconds * MILLISECOND, () => answer(undefined));
    },
  };

  constructor(options: RunnerOptions, surroundings: Surroundings) {
    this.#surroundings = surroundings;
    const { board, lanes, eeprom, latency, seed, speed, flash, display } = options;
    this.#machine = new Machine({
      board,
      flash,
      lanes,
      ...(eeprom === undefined ? {} : { eeprom }),
      latency,
      seed,
      display,
      onLatch: (pixels, time, cut) =>
        this.#report({ kind: 'latch', pixels, time: toMilliseconds(time), cut }),
      onViolation: (violation) => this.#report({ kind: 'violation', violation }),
      onData: (bytes) => {
        this.#enliven();
        this.#report({ kind: 'data', bytes });
      },
    });
    this.#machine.powerOn();
    this.#pace = new Pace(speed, performance.now(), 0);
    this.#report({ kind: 'ready' });
    this.#turn();
  }

  /** A command acts at the emulated time that is due when it comes. */
  handle({ id, command }: Request): void {
    if (STIRRING.has(command.kind)) this.#enliven();
    this.#advance();
    this.#obey(command, (value) => this.#report({ kind: 'answer', id, value }));
    this.#flush();
    if (this.#resting === undefined || !this.#lively) return;
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#surroundings.soon(() => this.#turn());
  }

  #turn(): void {
    this.#resting = undefined;
    const more = this.#advance();
    this.#flush();
    const { soon, afterNap } = this.#surroundings;
    if (more) soon(() => this.#turn());
    else if (this.#lively) afterNap(() => this.#turn());
    else this.#resting = setTimeout(() => this.#turn(), this.#pause);
  }

  /** Real milliseconds until the next look: sooner when a request waits. */
  get #pause(): number {
    return Math.min(REST, this.#pace.until(toMilliseconds(this.#machine.nextAction), performance.now()));
  }

  get #lively(): boolean {
    return performance.now() < this.#livelyUntil;
  }

  #enliven(): void {
    this.#livelyUntil = performance.now() + LIVELY;
  }

  #advance(): boolean {
    const { until, more } = this.#pace.next(performance.now(), toMilliseconds(this.#machine.now));
    this.#machine.runTo(until * MILLISECOND);
    return more;
  }

  #obey(command: WorkerCommand, answer: Answer): void {
    const handler = this.#handlers[command.kind] as (command: WorkerCommand, answer: Answer) => void;
    handler(command, answer);
  }

  /** Taps follow one another: a second one begins when the first has had its gap. */
  #tap({ key, hold, gap }: WorkerCommand & { kind: 'tap' }, answer: Answer): void {
    const machine = this.#machine;
    const start = Math.max(machine.now, this.#tapsEnd);
    const release = start + hold * MILLISECOND;
    this.#tapsEnd = release + gap * MILLISECOND;
    machine.schedule(start, () => machine.press(key));
    machine.schedule(release, () => machine.release(key));
    machine.schedule(this.#tapsEnd, () => answer(undefined));
  }

  #lose(): void {
    if (this.#open) this.#report({ kind: 'gone' });
    this.#open = false;
  }

  #report(report: WorkerReport): void {
    this.#reports.push(report);
  }

  #flush(): void {
    this.#reportState();
    const now = performance.now();
    if (this.#reports.length === 0 && now - this.#sent < LONGEST_SILENCE) return;
    this.#surroundings.send({ time: toMilliseconds(this.#machine.now), reports: this.#reports });
    this.#reports = [];
    this.#sent = now;
  }

  #reportState(): void {
    const { power, plugged, textVersion, backlight, tone } = this.#machine;
    const shown = `${power} ${plugged} ${textVersion} ${backlight} ${tone}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const state: BoardState = { power, plugged, text: this.#machine.text, backlight, tone };
    this.#report({ kind: 'state', state });
  }
}

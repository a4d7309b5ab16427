// The trial of a board that answers: round trips, health, lights, display, buzzer and keys, over the connection that a table
// uses. It shows no view: the pegs and scores that the board keeps stay as they are.
import type { LaneCount } from '../../../shared/protocol/index.ts';
import {
  type Clock,
  Connection,
  type ConnectionStatus,
  isBoardError,
  type PortSource,
  type Traffic,
} from '../../board/index.ts';
import { type Helper, KeyLog, type RoundTrips, type Sight, TEST_TONE, type Trial } from './facts.ts';

/** Questions for the round trip. */
const QUESTIONS = 100;
/** Milliseconds that the board may take to come back after its port was opened again. */
const READY_LIMIT = 10_000;
const TONE_MILLISECONDS = 400;
/** Milliseconds in which a key that was pressed last may be let go. */
const RELEASE_LIMIT = 1_500;

interface TrialOptions {
  readonly open: PortSource;
  /** Lanes that are wired; the board is set up for them. */
  readonly lanes: LaneCount;
  readonly helper: Helper;
  readonly clock: Clock;
  /** Milliseconds for all keys; 0 skips them. */
  readonly keyTime: number;
  /** Receives a line for each part of the test. */
  readonly say: (words: string) => void;
}

/** Runs the trial. Resolves with the facts, even if it broke off. */
export async function tryBoard(options: TrialOptions): Promise<Trial> {
  const examiner = new Examiner(options);
  try {
    await examiner.run();
  } catch (error) {
    if (!isBoardError(error) && !(error instanceof Late)) throw error;
    const code = isBoardError(error) ? error.code : 'lost';
    examiner.found = { ...examiner.found, broken: { code, message: error.message } };
  } finally {
    options.helper.close();
    await examiner.close();
  }
  return examiner.found;
}

/** Something did not come in time. */
class Late extends Error {}

class Examiner {
  found: Trial = {};
  readonly #options: TrialOptions;
  readonly #connection: Connection;
  readonly #keys: KeyLog;

  constructor(options: TrialOptions) {
    this.#options = options;
    const { open, clock, lanes } = options;
    this.#connection = new Connection({ open, clock, lanes });
    this.#keys = new KeyLog(lanes);
    this.#connection.on('key', (event) => this.#keys.add(event));
  }

  async run(): Promise<void> {
    const connection = this.#connection;
    const lost = new Promise<never>((_, reject) =>
      connection.on('status', ({ state, error }: ConnectionStatus) => {
        if (state === 'lost' && error) reject(error);
      }),
    );
    lost.catch(() => {});
    const racing = <T>(step: Promise<T>): Promise<T> => Promise.race([step, lost]);
    connection.start();
    await racing(this.#ready());
    const begun = connection.traffic;
    this.#add({ before: await racing(connection.counters()) });
    this.#add({ roundTrips: await racing(this.#ask()) });
    const health = await racing(connection.health());
    this.#add({ health });
    this.#keys.begin(health.closed);
    await racing(this.#examine());
    const skipped = await racing(this.#press());
    const { closed } = await racing(connection.health());
    this.#add({
      keys: this.#keys.facts(
        skipped,
        closed.filter((key) => health.closed.includes(key)),
      ),
    });
    await racing(connection.selfTest(false));
    const { traffic } = connection;
    this.#add({
      after: await racing(connection.counters()),
      ...(begun && traffic && { traffic: since(begun, traffic) }),
    });
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  #add(part: Trial): void {
    this.found = { ...this.found, ...part };
  }

  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = new Late(
        `it did not come back after its port was opened again (${READY_LIMIT / 1000} s).`,
      );
      const cancel = this.#options.clock.after(READY_LIMIT, () => reject(late));
      this.#connection.on('status', ({ state }: ConnectionStatus) => {
        if (state !== 'ready') return;
        cancel();
        resolve();
      });
    });
  }

  async #ask(): Promise<RoundTrips> {
    const { clock } = this.#options;
    this.#options.say('Measuring the line.');
    const times: number[] = [];
    for (let i = 0; i < QUESTIONS; i++) {
      const asked = clock.now();
      await this.#connection.counters();
      times.push(clock.now() - asked);
    }
    const sorted = times.toSorted((a, b) => a - b);
    return { count: times.length, median: sorted[QUESTIONS / 2] ?? 0, worst: sorted.at(-1) ?? 0 };
  }

  /** The self-test of the board walks its pixels and fills its display by itself. */
  async #examine(): Promise<void> {
    const connection = this.#connection;
    const { helper } = this.#options;
    helper.watch();
    await connection.selfTest(true);
    await this.#see('display');
    connection.cue({ tones: [{ hertz: TEST_TONE, milliseconds: TONE_MILLISECONDS }] });
    await this.#wait(TONE_MILLISECONDS);
    await this.#see('sound');
    await this.#see('lights');
  }

  async #see(sight: Sight): Promise<void> {
    this.#options.say(SAYING[sight]);
    this.#add({ [sight]: await this.#options.helper.tell(sight) });
  }

  /** Asks for every key; true if the rest was skipped. */
  async #press(): Promise<boolean> {
    const { helper, clock, keyTime, say } = this.#options;
    const keys = this.#keys;
    if (keyTime === 0) return true;
    say('Keys and buttons.');
    const timers: (() => void)[] = [];
    let over = false;
    try {
      return await new Promise<boolean>((resolve, reject) => {
        keys.listener = ({ key, action }) => {
          if (action === 'press') helper.heard(key, keys.left);
          if (keys.left.length === 0 && keys.down.size === 0) resolve(false);
        };
        // When the time is up, keys without a press count as dead.
        timers.push(clock.after(keyTime, () => resolve(keys.heard.size === 0)));
        // A last key is still on its way, or down.
        helper.press(keys.left).then((enough) => {
          if (!over) timers.push(clock.after(RELEASE_LIMIT, () => resolve(enough)));
        }, reject);
      });
    } finally {
      // A timer that goes on would keep the command from ending.
      over = true;
      for (const cancel of timers) cancel();
      keys.listener = () => {};
    }
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.#options.clock.after(milliseconds, resolve));
  }
}

/** What has gone over the link between two looks. */
const since = (begun: Traffic, now: Traffic): Traffic => {
  const names = Object.keys(now) as (keyof Traffic)[];
  return Object.fromEntries(names.map((name) => [name, now[name] - begun[name]])) as unknown as Traffic;
};

const SAYING: Readonly<Record<Sight, string>> = {
  lights: 'A light runs along every lane, in red, green, blue and white.',
  display: 'The display shows the self-test.',
  sound: 'The buzzer sounds.',
};

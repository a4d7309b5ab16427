// A broker in memory, with faults: what it does is what MQTT allows, at the worst moments. For tests and simulated nights.
import { type Clock, systemClock } from '../system/clock.ts';
import { mayPublish, maySubscribe } from './access.ts';
import { type Bus, type BusLogin, type PublishOptions, textOf } from './bus.ts';
import { type BusLine, type BusLineListener, type Dial, RedialedBus } from './redial.ts';
import { fitsPattern } from './topics.ts';

/** How bad the lines are. Chances are from 0 to 1, for each message to each receiver. */
export interface BusFaults {
  readonly lose?: number;
  readonly repeat?: number;
  /** Comes up to ten times later than it would, and lets others pass. */
  readonly reorder?: number;
  /** Milliseconds on the way, at least and at most. */
  readonly delay?: readonly [number, number];
}

interface MemoryOptions {
  readonly hall: string;
  readonly authenticate: (username: string, password: string) => boolean | Promise<boolean>;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly faults?: BusFaults;
}

interface MemoryLine {
  readonly username: string;
  readonly listener: BusLineListener;
  readonly will: BusLogin['will'];
  readonly patterns: Set<string>;
  /** When the last message arrives: none overtakes it but by a fault. */
  last: number;
}

export class MemoryBroker {
  readonly #options: MemoryOptions;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #lines = new Map<string, MemoryLine>();
  readonly #retained = new Map<string, string>();
  readonly #barred = new Set<string>();
  #isDown = false;

  constructor(options: MemoryOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#random = options.random ?? Math.random;
  }

  dial(login: BusLogin): Bus {
    const dial: Dial = (credentials, will, listener) =>
      this.#admit(credentials.username, credentials.password).then(() =>
        this.#welcome({
          username: credentials.username,
          listener,
          will,
          patterns: new Set(),
          last: 0,
        }),
      );
    return new RedialedBus(dial, { ...login, clock: this.#clock, random: this.#random });
  }

  /** Breaks somebody's line, and lets nobody of that name in until `mend`. */
  bar(username: string): void {
    this.#barred.add(username);
    this.cut(username);
  }

  mend(username: string): void {
    this.#barred.delete(username);
  }

  /** Breaks somebody's line. It may be dialled again at once. */
  cut(username: string): void {
    const line = this.#lines.get(username);
    if (line !== undefined) this.#break(line);
  }

  /** The broker dies, and forgets what it retained. */
  stop(): void {
    this.#isDown = true;
    for (const line of [...this.#lines.values()]) this.#drop(line);
    this.#retained.clear();
  }

  start(): void {
    this.#isDown = false;
  }

  async #admit(username: string, password: string): Promise<void> {
    const closed = (): boolean => this.#isDown || this.#barred.has(username);
    if (closed() || !(await this.#options.authenticate(username, password)) || closed())
      throw new Error(`${username} is not let in`);
  }

  #welcome(line: MemoryLine): BusLine {
    this.cut(line.username);
    this.#lines.set(line.username, line);
    return {
      send: async (topic, text, options) => this.#isUp(line) && this.#publish(line, { topic, text, options }),
      subscribe: (pattern) => this.#subscribe(line, pattern),
      unsubscribe: (pattern) => void line.patterns.delete(pattern),
      end: async () => {
        if (this.#isUp(line)) this.#lines.delete(line.username);
      },
    };
  }

  #isUp(line: MemoryLine): boolean {
    return this.#lines.get(line.username) === line;
  }

  /** A line breaks; the broker says its will. */
  #break(line: MemoryLine): void {
    if (!this.#drop(line) || line.will === undefined) return;
    const { topic, body } = line.will;
    const message = { topic, text: textOf(body), options: { retain: true, qos: 1 } } as const;
    if (mayPublish(this.#options.hall, line.username, topic)) this.#spread(message);
  }

  #drop(line: MemoryLine): boolean {
    if (!this.#isUp(line)) return false;
    this.#lines.delete(line.username);
    line.listener.broken();
    return true;
  }

  #publish(line: MemoryLine, message: MemoryMessage): boolean {
    if (mayPublish(this.#options.hall, line.username, message.topic)) {
      this.#spread(message);
      return true;
    }
    this.#break(line);
    return false;
  }

  #spread(message: MemoryMessage): void {
    const { topic, text, options } = message;
    if (options.retain) this.#retained.set(topic, text);
    for (const line of this.#lines.values()) {
      if ([...line.patterns].some((pattern) => fitsPattern(pattern, topic))) this.#carry(line, topic, text);
    }
  }

  #subscribe(line: MemoryLine, pattern: string): void {
    if (!this.#isUp(line) || !maySubscribe(this.#options.hall, line.username, pattern)) return;
    line.patterns.add(pattern);
    for (const [topic, text] of this.#retained) {
      if (fitsPattern(pattern, topic)) this.#carry(line, topic, text);
    }
  }

  /** Carries a message to a receiver, as well as the faults let it. */
  #carry(line: MemoryLine, topic: string, text: string): void {
    const { lose = 0, repeat = 0 } = this.#options.faults ?? {};
    if (this.#random() < lose) return;
    const deliver = (): void => {
      if (this.#isUp(line)) line.listener.heard(topic, text);
    };
    this.#clock.after(this.#wait(line), deliver);
    if (this.#random() < repeat) this.#clock.after(this.#wait(line), deliver);
  }

  #wait(line: MemoryLine): number {
    const { delay: [least, most] = [0, 0], reorder = 0 } = this.#options.faults ?? {};
    const wait = least + this.#random() * (most - least);
    if (this.#random() < reorder) return wait * (1 + 9 * this.#random());
    const now = this.#clock.now();
    line.last = Math.max(line.last, now + wait);
    return line.last - now;
  }
}

interface MemoryMessage {
  readonly topic: string;
  readonly text: string;
  readonly options: Required<PublishOptions>;
}

// A person at a terminal: says what they see and presses every key. No answer in time counts as not looked.
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { type Clock, systemClock } from '../../board/index.ts';
import type { Output } from '../output.ts';
import { type Helper, type Seen, type Sight, TEST_TONE } from './facts.ts';

/** Milliseconds to answer a question. */
const ANSWER_LIMIT = 60_000;

const QUESTIONS: Readonly<Record<Sight, string>> = {
  lights:
    'Watch the light: it runs along each lane, from the indicator to hole 121, first red, then green, blue and white, 2.5 seconds a lane. Did every hole light in the right colour?',
  display: 'Does the display show Self-test, RAM free, EEPROM and Key?',
  sound: `Did the buzzer sound at ${TEST_TONE} hertz?`,
};

export interface PersonOptions {
  readonly input: Readable;
  readonly output: Pick<Output, 'out'>;
  readonly clock?: Clock;
}

export class Person implements Helper {
  readonly #output: Pick<Output, 'out'>;
  readonly #clock: Clock;
  readonly #lines: Interface;
  #listener: ((line: string) => void) | undefined;

  constructor({ input, output, clock = systemClock }: PersonOptions) {
    this.#output = output;
    this.#clock = clock;
    this.#lines = createInterface({ input });
    this.#lines.on('line', (line) => this.#listener?.(line.trim().toLowerCase()));
    // Closing the terminal skips the rest.
    this.#lines.on('close', () => this.#listener?.('s'));
  }

  watch(): void {}

  tell(sight: Sight): Promise<Seen> {
    this.#output.out(`${QUESTIONS[sight]} [y]es, [n]o, [s]kip`);
    return new Promise((resolve) => {
      const done = (seen: Seen): void => {
        cancel();
        this.#listener = undefined;
        resolve(seen);
      };
      const cancel = this.#clock.after(ANSWER_LIMIT, () => {
        this.#output.out('No answer: skipped.');
        done('unseen');
      });
      this.#listener = (line) => {
        const seen = ANSWERS[line.slice(0, 1)];
        if (seen === undefined) this.#output.out('Answer y, n or s.');
        else done(seen);
      };
    });
  }

  press(wanted: readonly KeyId[]): Promise<boolean> {
    this.#output.out(
      `Press every key and button once (${wanted.length}): ${wanted.join(' ')}. Enter skips the rest.`,
    );
    return new Promise((resolve) => {
      this.#listener = () => {
        this.#listener = undefined;
        resolve(true);
      };
    });
  }

  heard(key: KeyId, left: readonly KeyId[]): void {
    this.#output.out(left.length === 0 ? `  ${key}: all done.` : `  ${key}, left: ${left.join(' ')}`);
  }

  close(): void {
    this.#listener = undefined;
    this.#lines.close();
  }
}

const ANSWERS: Readonly<Record<string, Seen | undefined>> = { y: 'right', n: 'wrong', s: 'unseen' };

// A program that runs beside a test, read line by line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Running {
  /** The next line that matches. @throws Error if the program ends before */
  line(wanted: RegExp): Promise<string>;
  /** Types a line. */
  type(text: string): void;
  /** What it printed to standard error. */
  readonly errors: string;
  /** Its exit code; null if a signal killed it. */
  readonly over: Promise<number | null>;
  /** Sends it a signal, and resolves with its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a program in a folder. */
export function begin([program = '', ...words]: readonly string[], cwd: string): Running {
  const child = spawn(program, words, { cwd, stdio: 'pipe' });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const over = once(child, 'close').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async line(wanted) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true)
          throw new Error(`${program} ${words.join(' ')} ended before it printed ${wanted}: ${errors}`);
        if (wanted.test(value)) return value;
      }
    },
    type: (text) => child.stdin.write(`${text}\n`),
    get errors() {
      return errors;
    },
    over,
    end(signal = 'SIGKILL') {
      child.kill(signal);
      return over;
    },
  };
}

// A program that runs beside a test, read line by line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Running {
  /** The next line that matches. @throws Error if the program ends before */
  line(wanted: RegExp): Promise<string>;
  /** Types a line. */
  type(text: string): void;
  /** Ends it, and resolves with its exit code; null if the signal killed it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a program in a folder. */
export function begin([program = '', ...words]: readonly string[], cwd: string): Running {
  const child = spawn(program, words, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const over = once(child, 'exit') as Promise<[code: number | null]>;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async line(wanted) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) throw new Error(`${program} ${words.join(' ')} ended before it printed ${wanted}`);
        if (wanted.test(value)) return value;
      }
    },
    type: (text) => child.stdin.write(`${text}\n`),
    async end(signal = 'SIGKILL') {
      child.kill(signal);
      const [code] = await over;
      return code;
    },
  };
}

// What `muggins hall` says to a test.
import { run } from '../../program.ts';

/** Runs it: its exit code, and what it has written. */
export async function hallTold(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const output = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await run(['hall', ...args], output);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

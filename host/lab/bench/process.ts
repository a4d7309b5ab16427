// A process of the host: the processor time and the memory that it takes, as Linux tells them (proc(5)).
import { readFile } from 'node:fs/promises';
import { CliError } from '../../cli/output.ts';

/** Ticks a second (proc(5), sysconf(_SC_CLK_TCK)). */
const TICKS = 100;

const read = (pid: number | undefined, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => {
    throw new CliError('noFigures', 'This system does not tell what a process takes. Measure on Linux.');
  });

/** Seconds of the processor that a process has taken, all its threads together. */
export async function processorSeconds(pid: number | undefined): Promise<number> {
  const stat = await read(pid, 'stat');
  // utime and stime are fields 14 and 15; the name before them may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory of a process in bytes. */
export const memoryOf = async (pid: number | undefined): Promise<number> =>
  1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(await read(pid, 'status'))?.[1]);

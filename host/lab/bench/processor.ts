// The processor time of a process, as Linux tells it.

/** Ticks a second in which Linux counts it (proc(5), sysconf(_SC_CLK_TCK)). */
const TICKS = 100;

/** Seconds by `/proc/PID/stat`: utime and stime are its fields 14 and 15 (proc(5)); the name in front of them may have spaces. */
export function processorSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

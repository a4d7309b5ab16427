// `muggins-lab bench`: key to light, start, memory, an idle table, and a hall with a past, against what is promised.
import { availableParallelism, loadavg } from 'node:os';
import { columns, type Output } from '../../cli/output.ts';
import type { BenchOptions, Measure, Section } from './section.ts';

/** Every section; each loads its own module. */
const SECTIONS = {
  keys: async (...given) => (await import('./keys.ts')).measureKeys(...given),
  start: async (...given) => (await import('./start.ts')).measureStart(...given),
  idle: async (...given) => (await import('./idle.ts')).measureIdle(...given),
  hall: async (...given) => (await import('./hall.ts')).measureHall(...given),
} as const satisfies Readonly<Record<string, Measure>>;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];

/** Measures these sections one after the other, with progress on standard error, and prints a report. */
export async function bench(
  names: readonly SectionName[],
  options: BenchOptions,
  output: Output,
): Promise<void> {
  const [load = 0] = loadavg();
  const sections: Section[] = [];
  for (const name of names) {
    const progress = (what: string): void => output.err(`${name}: ${what}`);
    sections.push(await SECTIONS[name](options, progress));
  }
  for (const section of sections) for (const line of linesOf(section)) output.out(line);
  if (load > availableParallelism() / 2)
    output.out(
      `Other programs kept this machine busy (load ${load.toFixed(1)} before). Measure again on a quiet one.`,
    );
}

const linesOf = ({ title, rows, goals }: Section): readonly string[] => [
  title,
  ...columns(rows.map(([first = '', ...rest]) => [`  ${first}`, ...rest])),
  ...columns(goals.map(({ goal, measured, met }) => [met ? '  met   ' : '  MISSED', goal, measured])),
  '',
];

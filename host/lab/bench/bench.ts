// `muggins-lab bench`: key to light, start, memory, counting, an idle table, and tables with many games, against what is promised.
import { availableParallelism, loadavg } from 'node:os';
import { columns, json, type Output } from '../../cli/output.ts';
import type { BenchOptions, Measure, Section } from './section.ts';

/** Every section; each loads its own module. */
const SECTIONS = {
  keys: async (...given) => (await import('./keys.ts')).measureKeys(...given),
  start: async (...given) => (await import('./start.ts')).measureStart(...given),
  counting: async (...given) => (await import('./counting.ts')).measureCounting(...given),
  idle: async (...given) => (await import('./idle.ts')).measureIdle(...given),
  history: async (...given) => (await import('./history.ts')).measureHistory(...given),
} as const satisfies Readonly<Record<string, Measure>>;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];

/** Measures these sections one after the other, with progress on standard error, and prints a report or one JSON value. */
export async function bench(
  names: readonly SectionName[],
  options: BenchOptions & { readonly json?: boolean },
  output: Output,
): Promise<void> {
  const load = { before: loadOf(), processors: availableParallelism() };
  const sections: [SectionName, Section][] = [];
  for (const name of names) {
    const progress = (what: string): void => output.err(`${name}: ${what}`);
    sections.push([name, await SECTIONS[name](options, progress)]);
  }
  if (options.json) {
    const measured = sections.map(([name, { figures, goals }]) => [name, { figures, goals }]);
    output.out(json({ load, ...Object.fromEntries(measured) }));
    return;
  }
  for (const [, section] of sections) for (const line of linesOf(section)) output.out(line);
  if (load.before > load.processors / 2)
    output.out(
      `Other programs kept this machine busy (load ${load.before.toFixed(1)} before). Measure again on a quiet one.`,
    );
}

const loadOf = (): number => loadavg()[0] ?? 0;

const linesOf = ({ title, rows, goals }: Section): readonly string[] => [
  title,
  ...columns(rows.map(([first = '', ...rest]) => [`  ${first}`, ...rest])),
  ...columns(goals.map(({ goal, measured, met }) => [met ? '  met   ' : '  MISSED', goal, measured])),
  '',
];

// An examination in words: for the maker, and as a report for a bug, without names and home folders.
import { homedir, hostname, userInfo } from 'node:os';
import type { Output } from '../output.ts';
import type { BoardFindings, Finding, Level, Verdict } from './facts.ts';

const SIGNS: Readonly<Record<Level, string>> = { ok: 'ok', unseen: '??', warning: '!', fault: 'XX' };

/** Findings in words: what each is, and below it what to do. */
export const findingLines = (found: readonly Finding[]): readonly string[] =>
  found.flatMap(({ level, what, todo }) => [
    `${SIGNS[level].padEnd(2)} ${what}`,
    ...(todo === '' ? [] : [`   -> ${todo}`]),
  ]);

/** Prints findings, verdict and report. */
export function printReport(
  {
    facts,
    found,
    verdict,
  }: { readonly facts: BoardFindings; readonly found: readonly Finding[]; readonly verdict: Verdict },
  output: Output,
): void {
  for (const line of findingLines(found)) output.out(line);
  output.out('');
  output.out(verdict.words);
  output.out('');
  output.out('For a bug report, copy from here:');
  output.out('```');
  for (const line of reportLines(facts, found)) output.out(line);
  output.out('```');
}

/** The report, line by line. */
export function reportLines(facts: BoardFindings, found: readonly Finding[]): readonly string[] {
  const { muggins, system, ports, port, board } = facts;
  const lines = [
    `muggins ${muggins}, node ${system.node}, ${system.platform} ${system.arch}`,
    `ports ${ports.map(({ path, board: kind }) => (kind === null ? path : `${path} (${kind})`)).join(', ') || 'none'}; used ${port}`,
    ...found
      .filter(({ level }) => level !== 'ok')
      .map(({ level, code, what }) => `${level} ${code}: ${what}`),
    ...(board === undefined ? [] : trialLines(facts)),
  ];
  return lines.map((line) => scrub(line));
}

/** The figures of a board that answered. */
const trialLines = (facts: BoardFindings): readonly string[] => [
  `board ${json(facts.board)}`,
  `health ${json(facts.health)}`,
  `before ${json(facts.before)}`,
  `after ${json(facts.after)}`,
  `line ${json(facts.traffic)} ${json(facts.roundTrips)}`,
  `seen ${json({ lights: facts.lights, display: facts.display, sound: facts.sound })}`,
  `keys ${json(facts.keys)}`,
];

const json = (value: unknown): string => JSON.stringify(value ?? null);

/** Takes out what names a person or a computer. */
export function scrub(text: string, { home, user, host }: Names = namesHere()): string {
  const words = [
    ...(home.length > 1 ? [[home, '~'] as const] : []),
    ...(user.length > 2 && user !== 'root' ? [[user, 'USER'] as const] : []),
    ...(host.length > 2 && host !== 'localhost' ? [[host, 'HOST'] as const] : []),
  ];
  const plain = words.reduce((said, [word, sign]) => said.replaceAll(word, sign), text);
  return plain
    .replace(/tcp:\/\/(?!127\.|localhost)[^\s:/]+/g, 'tcp://HOST')
    .replace(/\/(home|Users)\/[^\s/]+/g, '~');
}

interface Names {
  readonly home: string;
  readonly user: string;
  readonly host: string;
}

function namesHere(): Names {
  let user = '';
  try {
    user = userInfo().username;
  } catch {
    // A user without an entry in the system's list has no name to take out.
  }
  return { home: homedir(), user, host: hostname() };
}

// An examination in words: for the maker, and as a report for a bug, without names and home folders.
import { homedir, hostname, userInfo } from 'node:os';
import { paint } from '../colour.ts';
import type { BoardFindings, Finding, Level, Verdict } from './facts.ts';

const SIGNS = {
  ok: ['ok', 'green'],
  unseen: ['??', 'yellow'],
  warning: ['! ', 'yellow'],
  fault: ['XX', 'red'],
} as const satisfies Readonly<Record<Level, unknown>>;

/** Findings in words: what each is, and below it what to do. */
export const findingLines = (found: readonly Finding[]): readonly string[] =>
  found.flatMap(({ level, what, todo }) => [
    `${paint(SIGNS[level][1], SIGNS[level][0])} ${what}`,
    ...(todo === '' ? [] : [`   -> ${todo}`]),
  ]);

/** Everything that the doctor prints for people. */
export const examinationLines = (
  facts: BoardFindings,
  found: readonly Finding[],
  verdict: Verdict,
): readonly string[] => [
  ...findingLines(found),
  '',
  verdict.words,
  '',
  'For a bug report, copy from here:',
  '```',
  ...reportLines(facts, found),
  '```',
];

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
const trialLines = ({ board, health, before, after, ...facts }: BoardFindings): readonly string[] => {
  const { traffic, roundTrips, lights, display, sound, keys } = facts;
  const figures = {
    board,
    health,
    before,
    after,
    traffic,
    roundTrips,
    seen: { lights, display, sound },
    keys,
  };
  return Object.entries(figures).map(([name, value]) => `${name} ${JSON.stringify(value ?? null)}`);
};

/** Takes out what names a person or a computer. */
export function scrub(text: string, { home, user, host }: Names = namesHere()): string {
  let plain = text;
  if (home.length > 1) plain = plain.replaceAll(home, '~');
  if (user.length > 2 && user !== 'root') plain = plain.replaceAll(user, 'USER');
  if (host.length > 2 && host !== 'localhost') plain = plain.replaceAll(host, 'HOST');
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

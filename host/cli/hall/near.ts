// Did you mean: what is nearly what somebody typed.
import { nameKey } from '../../hall/index.ts';

/** Suggestions at most. */
const MOST = 3;

/** The candidates that are nearly `typed`, the nearest first: by another spelling, a part of the name, or a letter or two. */
export function nearest(typed: string, candidates: readonly string[]): readonly string[] {
  const wanted = nameKey(typed);
  const far = wanted.length < 4 ? 1 : 2;
  const scored = [...new Set(candidates)].map((each) => ({ each, by: apart(wanted, nameKey(each)) }));
  const near = scored.filter(({ by }) => by <= far).toSorted((a, b) => a.by - b.by);
  return near.slice(0, MOST).map(({ each }) => each);
}

/** A part of a name is as near as one wrong letter. */
function apart(typed: string, name: string): number {
  const parts = [name, ...name.split(' ')];
  const isBegun = typed.length > 1 && parts.some((part) => part.startsWith(typed));
  return isBegun ? Math.min(1, edits(typed, name)) : Math.min(...parts.map((part) => edits(typed, part)));
}

/** Letters to change, leave out, put in or swap, from one word to the other (optimal string alignment). */
function edits(from: string, to: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let line = 1; line <= from.length; line++) {
    const next = [line];
    for (let at = 1; at <= to.length; at++) {
      const change = (row[at - 1] ?? 0) + (to[at - 1] === from[line - 1] ? 0 : 1);
      const isSwap = at > 1 && line > 1 && to[at - 1] === from[line - 2] && to[at - 2] === from[line - 1];
      const swap = isSwap ? (before[at - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

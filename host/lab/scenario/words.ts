// A line of a scenario as words: plain ones, "quoted" text and /patterns/; everything from a # on is a comment.

/** A word of a line. `column` counts from 1. A quoted word or pattern has lost its marks. */
export interface ScriptWord {
  readonly kind: 'plain' | 'quoted' | 'pattern';
  readonly text: string;
  readonly column: number;
}

/** The words of a line, or where it went wrong. */
type LineWords =
  | { readonly ok: true; readonly words: readonly ScriptWord[] }
  | { readonly ok: false; readonly column: number; readonly expected: string };

const TOKEN =
  /\s*(?:(?<comment>#.*)|"(?<quoted>[^"]*)"|\/(?<pattern>(?:[^/\\]|\\.)+)\/|(?<plain>[^\s"#]\S*))/y;

/** Splits a line into words. */
export function splitWords(line: string): LineWords {
  const words: ScriptWord[] = [];
  const text = line.trimEnd();
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const column = at + 1 + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    if (match === null) return { ok: false, column, expected: 'a closing "' };
    const { comment, quoted, pattern, plain } = match.groups ?? {};
    if (comment !== undefined) break;
    if (quoted !== undefined) words.push({ kind: 'quoted', text: quoted, column });
    else if (pattern !== undefined) words.push({ kind: 'pattern', text: pattern, column });
    else words.push({ kind: 'plain', text: plain ?? '', column });
    at = TOKEN.lastIndex;
  }
  return { ok: true, words };
}

// The stack of an error in the built command, whose files hold many sources: the build writes the path of each above its code.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A place in a file of the build, as V8 writes it. */
const PLACE = /(file:\/\/[^\s()]+\/dist\/command\/[^\s()]+\.js):(\d+):\d+/;
const SOURCE = /^\/\/ (\S+\.[jt]s)$/;

/** Adds the source to each line of a stack that is in the built command. */
export const withSources = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => {
      const [, url = '', number = ''] = PLACE.exec(line) ?? [];
      const source = url === '' ? undefined : sourceAt(url, Number(number));
      return source === undefined ? line : `${line} [${source}]`;
    })
    .join('\n');

/** The source of a line, counted from 1; undefined if the file is gone or does not say. */
function sourceAt(url: string, line: number): string | undefined {
  let text: string;
  try {
    text = readFileSync(fileURLToPath(url), 'utf8');
  } catch {
    return undefined;
  }
  const above = text.split('\n').slice(0, line);
  return above.reduce<string | undefined>((found, each) => SOURCE.exec(each)?.[1] ?? found, undefined);
}

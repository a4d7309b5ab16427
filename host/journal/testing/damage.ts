// A journal as a failing disk leaves it.
import { readFileSync, writeFileSync } from 'node:fs';
import { chapterFile, journalIn } from '../folder.ts';

/** Changes a character of a line of a chapter; lines are counted from 1. */
export function damageLine(folder: string, chapter: number, line: number): void {
  const file = chapterFile(journalIn(folder), chapter);
  const lines = readFileSync(file, 'utf8').split('\n');
  lines[line - 1] = lines[line - 1]?.replace('{', '[') ?? '';
  writeFileSync(file, lines.join('\n'));
}

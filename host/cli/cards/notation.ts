// `muggins notation`: a game or a position as text, read, checked by the rules, and written again.
import { readFileSync } from 'node:fs';
import { formatGame, formatPosition, parseGame } from '../../../shared/rules/index.ts';
import { readNamed } from '../files.ts';
import { type CliError, type Output, print, usageError } from '../output.ts';
import { accept } from './accept.ts';
import type { NotationOptions } from './command.ts';

/** Prints the game of a text, or where it stands. @throws CliError with line and column of a word that cannot be */
export function notation(words: readonly string[], options: NotationOptions, output: Output): void {
  const game = accept(parseGame(textOf(words, options)));
  const text = accept(formatGame(game));
  const position = accept(formatPosition(game));
  const { phase, pegs, dealer = null, players, rules } = game.state;
  const { expects, seat = null } = game.prompt;
  print(
    output,
    options,
    { game: text, position, rules: rules.name, players, phase, pegs, dealer, expects, seat },
    options.position === true ? [position] : text.trimEnd().split('\n'),
  );
}

/** The text of the command line, of a file, or of standard input. @throws CliError */
function textOf(words: readonly string[], { file }: NotationOptions): string {
  if (file !== undefined && words.length > 0) throw missing('A text and a file were given.');
  const text = file === undefined ? words.join(' ') : textFrom(file);
  if (text.trim() === '') throw missing('Nothing to read.');
  return text;
}

const textFrom = (file: string): string =>
  file === '-'
    ? readFileSync(0, 'utf8')
    : new TextDecoder().decode(readNamed('--file', file, 'Name a file with a game as text.'));

const missing = (given: string): CliError =>
  usageError('missingArgument', `${given} Type a game as text, or name one file with --file.`);

// The season that a command reads from a file.
import { readFileSync } from 'node:fs';
import type { Competition, TeamSeason } from '../../../shared/league/team/index.ts';
import { readSeason } from '../../league/read.ts';
import { readNamed } from '../files.ts';
import { listed, usageError } from '../output.ts';

/** Reads a season from a file, or from standard input for `-`. @throws CliError that names the mistake */
export function seasonIn(file: string): TeamSeason {
  const hint = 'Name a file with a season.';
  const text = new TextDecoder().decode(file === '-' ? readFileSync(0) : readNamed('', file, hint));
  const bad = (words: string, more = {}) => usageError('badSeason', `${file}${words}`, more);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (/^season:/m.test(text))
      throw bad(
        ` is a form. Make a season file from it first: muggins league new ${file} --write season.json`,
      );
    throw bad(` is not JSON: ${(error as Error).message}.`, { hint });
  }
  const read = readSeason(value);
  if (read.ok) return read.season;
  throw bad(`: ${read.fault.words}.`);
}

/** The leagues of a season, or one by its id. @throws CliError that lists them */
export function leaguesIn({ competitions }: TeamSeason, id: string | undefined): readonly Competition[] {
  const leagues = competitions.filter(({ kind }) => kind === 'league');
  if (leagues.length === 0) throw usageError('noLeague', 'The season has no league.');
  return id === undefined ? leagues : [competitionIn(leagues, id)];
}

/** A competition by its id. @throws CliError that lists them */
export function competitionIn(competitions: readonly Competition[], id: string): Competition {
  const found = competitions.find((each) => each.id === id);
  if (found !== undefined) return found;
  const among = competitions.map((each) => each.id);
  const words = `--competition ${id}: expected ${listed(among) || 'a competition, and there is none'}.`;
  throw usageError('noCompetition', words, { guess: { given: id, among } });
}

// The season that a command reads, and what is wrong with its file.
import { readFileSync } from 'node:fs';
import type { Competition, TeamSeason } from '../../../shared/league/team/index.ts';
import { readSeason } from '../../league/read.ts';
import { readNamed } from '../files.ts';
import { listed, usageError } from '../output.ts';

const HINT = 'Name a file with a season.';

/** Reads a season from a file, or from standard input for `-`. @throws CliError that names the mistake */
export function seasonIn(file: string): TeamSeason {
  const bytes = file === '-' ? readFileSync(0) : readNamed('', file, HINT);
  const read = readSeason(jsonIn(file, new TextDecoder().decode(bytes)));
  if (read.ok) return read.season;
  throw usageError('badSeason', `${file}: ${read.fault.words}.`);
}

function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw usageError('badSeason', `${file} is not JSON: ${(error as Error).message}.`, { hint: HINT });
  }
}

/** The leagues of a season, or the one that is asked for. @throws CliError that says which there are */
export function leaguesIn({ competitions }: TeamSeason, id: string | undefined): readonly Competition[] {
  const leagues = competitions.filter(({ kind }) => kind === 'league');
  const found = leagues.filter((each) => id === undefined || each.id === id);
  if (found.length > 0) return found;
  if (id === undefined) throw usageError('noLeague', 'The season has no league, only cups.');
  const among = leagues.map((each) => each.id);
  throw usageError('noLeague', `--competition ${id}: expected ${listed(among) || 'a league'}.`, {
    guess: { given: id, among },
  });
}

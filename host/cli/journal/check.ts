// `muggins journal check`: reads everything, changes nothing, and says which games are sound.
import { counted } from '../../../shared/words/index.ts';
import { journalFile } from '../../journal/index.ts';
import { CliError, json, type Output } from '../output.ts';
import { dataFolder } from '../place.ts';
import { flawLines, type Glance, glance, isSound, sizeWords } from './glance.ts';

/** Options as commander gives them. */
export interface JournalOptions {
  readonly data?: string;
  readonly json?: boolean;
  readonly yes?: boolean;
}

/** Checks the journal. @throws CliError `unsound` where anything is wrong */
export function check(options: JournalOptions, output: Output): void {
  const seen = glance(journalFile(dataFolder(options.data)));
  if (options.json === true) output.out(json(reportOf(seen)));
  else tell(seen, output);
  if (isSound(seen.report)) return;
  const bad = badGames(seen);
  throw new CliError(
    'unsound',
    `${counted(bad.length, 'game')} of ${seen.games.length} ${bad.length === 1 ? 'is' : 'are'} not sound. ` +
      '`muggins journal repair` shows what can be saved; with --yes it saves it.',
  );
}

function tell(seen: Glance, output: Output): void {
  output.out(`${seen.report.file}: ${sizeWords(seen)}.`);
  for (const line of flawLines(seen)) output.out(line);
  if (isSound(seen.report)) output.out('Everything is sound.');
}

/** Numbers of the games that are not sound. */
export const badGames = ({ report }: Glance): readonly number[] => [
  ...new Set(report.flaws.map(({ chapter }) => chapter)),
];

/** What `--json` prints. */
export function reportOf(seen: Glance): object {
  const { report, games } = seen;
  const bad = badGames(seen);
  return {
    file: report.file,
    journal: report.id ?? null,
    sound: isSound(report),
    pages: report.pages,
    entries: report.entries,
    games: games.map((game) => ({ ...game, sound: !bad.includes(game.game) })),
    flaws: report.flaws,
  };
}

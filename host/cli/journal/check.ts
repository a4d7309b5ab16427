// `muggins journal check`: reads everything, changes nothing, and says which games are sound.
import { counted } from '../../../shared/words/index.ts';
import { CliError, json, type Output } from '../output.ts';
import { dataFolder } from '../place.ts';
import { flawLines, type Glance, glance, isSound, sizeWords } from './glance.ts';

/** Options as commander gives them. */
export interface JournalOptions {
  readonly data?: string;
  readonly json?: boolean;
  readonly yes?: boolean;
}

/** Checks the journal. @throws CliError `unsound` where anything is damaged */
export function check(options: JournalOptions, output: Output): void {
  const seen = glance(dataFolder(options.data));
  if (options.json === true) output.out(json(reportOf(seen)));
  else tell(seen, output);
  const { flaws } = seen.report;
  if (flaws.length === 0) return;
  throw new CliError(
    'unsound',
    `${counted(flaws.length, 'game')} of ${seen.games.length} ${flaws.length === 1 ? 'is' : 'are'} damaged. ` +
      'All others can be read, and play can go on. To put a backup back: muggins journal restore FOLDER.',
  );
}

function tell(seen: Glance, output: Output): void {
  output.out(`${seen.report.folder}: ${sizeWords(seen)}.`);
  for (const line of flawLines(seen)) output.out(line);
  if (isSound(seen.report)) output.out('Everything is sound.');
}

/** What `--json` prints. */
export function reportOf({ report, games }: Glance): object {
  const { folder, id, entries, flaws } = report;
  const damaged = flaws.map(({ chapter }) => chapter);
  return {
    ...{ folder, journal: id, sound: isSound(report), entries },
    games: games.map((game) => ({ ...game, sound: !damaged.includes(game.game) })),
    flaws,
  };
}

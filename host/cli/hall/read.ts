// `muggins hall tables`, `standings`, `export` and `print`: what there is to read of a night.
import type { NightState } from '../../../shared/league/index.ts';
import { PAPERS } from '../../../shared/league/paper.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { say } from '../../../shared/words/say.ts';
import { cardsCsv, gamesCsv, handsCsv, standingsCsv } from '../../hall/index.ts';
import { writeNamed } from '../files.ts';
import { badOption, CliError, columns, json, type Output, print, usageError } from '../output.ts';
import { linkOf, runningIn } from '../running.ts';
import {
  dayOf,
  gameAt,
  type HallOptions,
  hallFolder,
  hallIn,
  namesIn,
  nightOf,
  seenNight,
  tableLines,
} from './night.ts';

/** The night of a folder: the one that is open, or was last. @throws CliError for what the journal says */
function nightIn({ data, night }: HallOptions): NightState {
  const folder = hallFolder(data);
  if (night !== undefined) return askedNight(folder, night);
  const { state } = hallIn(folder);
  if (state.phase !== 'none') return state;
  throw new CliError(
    'noNight',
    `There is no night in ${folder} yet. Open one at the desk, or with: muggins hall open grass-roots`,
  );
}

/** An earlier night, by its number or its day. @throws CliError that lists the nights that there are */
function askedNight(folder: string, asked: string): NightState {
  const { nights } = hallIn(folder);
  const found = nights.findLast(({ opened }, at) => asked === `${at + 1}` || asked === dayOf(opened));
  if (found !== undefined) return found.state;
  const list = nights.map(({ opened }, at) => `${at + 1} (${dayOf(opened)})`).join(', ');
  throw usageError('noNight', `There is no night '${asked}' in ${folder}. There are: ${list || 'none'}.`);
}

/** Prints the tables: those of the hall that runs, or those of its journal. */
export async function tables(_: readonly string[], options: HallOptions, output: Output): Promise<void> {
  const seen = await seenNight(options);
  const { view, boards } = seen;
  const played = view.tables.map((table) => ({ table, game: gameAt(view, table) ?? null }));
  print(output, options, { tables: played, boards }, tableLines(seen));
}

/** Prints the standings. */
export function standings(_: readonly string[], options: HallOptions, output: Output): void {
  const night = nightOf(nightIn(options));
  const { view } = night;
  const nameOf = namesIn(night);
  const isOpen = view.phase === 'open';
  const { places, pots, checkedBy } = view;
  const rows = places.map(({ rank, entrant, card, plus, minus }) => [
    `${rank}`,
    nameOf(entrant),
    card,
    `+${plus}`,
    `-${minus}`,
  ]);
  const provisional = isOpen || view.provisional;
  print(output, options, { provisional, places, pots, checkedBy }, [
    ...columns([['rank', 'name', 'card', 'plus', 'minus'], ...rows]),
    ...(checkedBy === null ? [] : [`${say(DEFAULT, 'print-checked')} ${checkedBy}.`]),
    ...(provisional
      ? [`Provisional: ${isOpen ? 'the night is still open' : 'not every game is signed'}.`]
      : []),
  ]);
}

/** What can be exported. */
const KINDS = {
  standings: standingsCsv,
  cards: cardsCsv,
  games: gamesCsv,
  hands: handsCsv,
  night: (state: NightState): string => `${json(state)}\n`,
} as const;

/** Writes a part of the night to a file, or prints it. */
export function exportNight([kind = '']: readonly string[], options: HallOptions, output: Output): void {
  const textOf = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  if (textOf === undefined) throw badOption(`'${kind}': expected one of ${Object.keys(KINDS).join(', ')}.`);
  const text = textOf(nightIn(options));
  if (options.out === undefined) output.out(text.trimEnd());
  else writeNamed(options.out, [text]);
}

/** Prints the address of a sheet, or of all of them. The hall has to run: its pages make the sheets. */
export function printSheets([sheet]: readonly string[], options: HallOptions, output: Output): void {
  const wanted = PAPERS.filter((each) => sheet === undefined || each === sheet);
  if (wanted.length === 0) throw badOption(`'${sheet}': expected one of ${PAPERS.join(', ')}.`);
  const { url, token } = runningIn(hallFolder(options.data), 'hall');
  const sheets = wanted.map((paper) => {
    const page = new URL('print', url);
    page.searchParams.set('sheet', paper);
    return { paper, address: linkOf({ url: page.href, token }) };
  });
  const addresses = Object.fromEntries(sheets.map(({ paper, address }) => [paper, address]));
  const rows = sheets.map(({ paper, address }) => [say(DEFAULT, `print-titles-${paper}`), address]);
  print(output, options, { sheets: addresses }, columns(rows));
}

// `muggins hall tables`, `standings`, `export` and `print`: read a running hall, or the journal of one that does not run.
import { writeFileSync } from 'node:fs';
import {
  everybodyIn,
  type NightState,
  type NightView,
  publicView,
  withFullNames,
} from '../../../shared/league/index.ts';
import { PAPERS } from '../../../shared/league/papers.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayMessage } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import { cardsCsv, gamesCsv, handsCsv, standingsCsv } from '../../hall/index.ts';
import { systemReason } from '../../system/reason.ts';
import { CliError, columns, json, type Output, usageError } from '../output.ts';
import { linkOf } from '../running.ts';
import { dayOf, hallFolder, nightsOf, stateIn } from './folder.ts';
import { runningHall, seenNight } from './night.ts';
import { answering, type NightOptions } from './refusal.ts';
import { gameAt, tableLines } from './shown.ts';

interface ReadOptions {
  readonly data?: string;
  readonly json?: boolean;
  /** The number of a night, from 1, or its day; else the last one. */
  readonly night?: string;
}

/** The night of a folder: the one that is open, or was last. @throws CliError for what the journal says */
function nightIn({ data, night }: ReadOptions): NightState {
  const folder = hallFolder(data);
  if (night !== undefined) return askedNight(folder, night);
  const state = stateIn(folder);
  if (state.phase !== 'none') return state;
  throw new CliError(
    'noNight',
    `There is no night in ${folder} yet. Open one at the desk, or with: muggins hall open grass-roots`,
  );
}

/** An earlier night, by its number or its day. @throws CliError that lists the nights that there are */
function askedNight(folder: string, asked: string): NightState {
  const nights = nightsOf(folder);
  const found = nights.findLast(({ opened }, at) => asked === `${at + 1}` || asked === dayOf(opened));
  if (found !== undefined) return found.state;
  const list = nights.map(({ opened }, at) => `${at + 1} (${dayOf(opened)})`).join(', ');
  throw usageError('noNight', `There is no night '${asked}' in ${folder}. There are: ${list || 'none'}.`);
}

/** Prints the tables: those of the hall that runs, or those of its journal. */
export const tables = (options: NightOptions, output: Output): Promise<void> =>
  answering(options, output, async () => {
    const seen = await seenNight(options);
    const { view, boards } = seen;
    if (options.json === true)
      output.out(
        json({ tables: view.tables.map((table) => ({ table, game: gameAt(view, table) ?? null })), boards }),
      );
    else for (const line of tableLines(seen)) output.out(line);
  });

/** Prints the standings. */
export function standings(options: ReadOptions, output: Output): void {
  const night = nightIn(options);
  const view = withFullNames(publicView(night), everybodyIn(night));
  const isOpen = view.phase === 'open';
  if (options.json === true) {
    const { places, pots, checkedBy } = view;
    output.out(json({ provisional: isOpen || view.provisional, places, pots, checkedBy }));
    return;
  }
  const rows = view.places.map(({ rank, entrant, card, plus, minus }) => [
    `${rank}`,
    nameIn(view, entrant),
    card,
    `+${plus}`,
    `-${minus}`,
  ]);
  for (const line of columns([['rank', 'name', 'card', 'plus', 'minus'], ...rows])) output.out(line);
  if (view.checkedBy !== null) output.out(`${say(DEFAULT, 'print-checked')} ${view.checkedBy}.`);
  if (isOpen) output.out('Provisional: the night is still open.');
  else if (view.provisional) output.out('Provisional: not every game is signed.');
}

const nameIn = ({ entrants }: NightView, id: string): string =>
  entrants.find((each) => each.id === id)?.names.join(say(DEFAULT, 'common-and')) ?? id;

/** What can be exported. */
const KINDS = {
  standings: standingsCsv,
  cards: cardsCsv,
  games: gamesCsv,
  hands: handsCsv,
  night: (state: NightState): string => `${json(state)}\n`,
} as const;

/** Writes a part of the night to a file, or prints it. */
export function exportNight(
  kind: string,
  options: ReadOptions & { readonly out?: string },
  output: Output,
): void {
  const textOf = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  if (textOf === undefined)
    throw usageError('badOption', `'${kind}': expected one of ${Object.keys(KINDS).join(', ')}.`);
  const text = textOf(nightIn(options));
  if (options.out === undefined) output.out(text.trimEnd());
  else write(options.out, text);
}

/** @throws CliError where the file cannot be written */
function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = sayMessage(DEFAULT, 'reason', systemReason(error));
    throw usageError('badOption', `--out ${file}: ${reason}. Name a file in a folder that you can write to.`);
  }
}

/** Prints the address of a sheet, or of all of them. The hall has to run: its pages make the sheets. */
export const printSheets = (
  sheet: string | undefined,
  options: NightOptions,
  output: Output,
): Promise<void> =>
  answering(options, output, async () => {
    const wanted = PAPERS.filter((each) => sheet === undefined || each === sheet);
    if (wanted.length === 0)
      throw usageError('badOption', `'${sheet}': expected one of ${PAPERS.join(', ')}.`);
    const { url, token } = runningHall(hallFolder(options.data));
    const address = (paper: string): string => {
      const page = new URL('print', url);
      page.search = new URLSearchParams({ sheet: paper }).toString();
      return linkOf({ url: page.href, token });
    };
    if (options.json === true)
      output.out(json({ sheets: Object.fromEntries(wanted.map((each) => [each, address(each)])) }));
    else
      for (const line of columns(wanted.map((each) => [say(DEFAULT, `print-titles-${each}`), address(each)])))
        output.out(line);
  });

// `muggins hall tables`, `standings`, `export` and `print`: what can be read of a night.
import { inEvent, type NightState, type SeasonRules, writeCard } from '../../../shared/league/index.ts';
import { PAPERS } from '../../../shared/league/paper.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayLeagueRefusal } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import { dayIn, firstOf, readAwards, SHEETS, seasonCsv } from '../../hall/index.ts';
import { writeNamed } from '../files.ts';
import {
  badOption,
  CliError,
  columns,
  json,
  type Output,
  print,
  usageError,
  wholeNumber,
} from '../output.ts';
import { linkOf, runningHall } from '../running.ts';
import {
  gameAt,
  type HallOptions,
  hallFolder,
  hallIn,
  inEventOf,
  namesIn,
  nameText,
  nightOf,
  seenNight,
  tableLines,
} from './night.ts';

/** The night that is asked for by its number or its day; else the one that is open, or was last. @throws CliError */
function nightIn({ data, night }: HallOptions): NightState {
  const folder = hallFolder(data);
  const archive = hallIn(folder);
  const { nights, state } = archive;
  if (night === undefined && state.phase !== 'none') return state;
  const open = 'Open one at the desk, or with: muggins hall open grass-roots';
  if (night === undefined) throw new CliError('noNight', `There is no night in ${folder} yet. ${open}`);
  const found = archive.night(archive.find(night)?.night ?? Number.NaN);
  if (found !== undefined) return found;
  const list = nights.map((each) => `${each.night} (${dayIn(each)})`).join(', ');
  throw usageError('noNight', `There is no night '${night}' in ${folder}. There are: ${list || 'none'}.`);
}

/** Prints a line for each night, oldest first. */
export function listNights(_: readonly string[], options: HallOptions, output: Output): void {
  const nights = hallIn(hallFolder(options.data)).nights.map((summary) => {
    const { events: _, decidedBy: __, ...night } = summary;
    return { ...night, first: firstOf(summary).map((players) => players.map(({ name }) => nameText(name))) };
  });
  const rows = nights.map(({ night, heading, opened, format, entrants, first }) => [
    `${night}`,
    dayIn({ heading, opened }),
    format,
    `${entrants}`,
    first.map((names) => names.join(' and ')).join(', '),
    [heading.title, heading.venue].filter((each) => each !== undefined).join(', '),
  ]);
  const head = ['night', 'day', 'format', 'players', 'first', 'title'];
  const lines = rows.length === 0 ? ['There is no night yet.'] : columns([head, ...rows]);
  print(output, options, { nights }, lines);
}

/** The rules of a season by options. @throws CliError */
function seasonIn({ from, to, format, guests, award, ...options }: HallOptions): SeasonRules {
  for (const day of [from, to])
    if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))
      throw badOption(`'${day}': expected a date, such as 2026-11-29.`);
  if (from !== undefined && to !== undefined && from > to)
    throw badOption(sayLeagueRefusal(DEFAULT, { code: 'seasonDays', from, to }, (id) => id) ?? from);
  const formats = format === undefined ? undefined : [format];
  const nights = (name: 'best' | 'least'): number | undefined =>
    options[name] === undefined ? undefined : wholeNumber(name, options[name], 1, 999);
  return { from, to, formats, best: nights('best'), least: nights('least'), guests, award };
}

/** Prints the table of a season, saved or by options. @throws CliError if no season has that name */
export function season([name]: readonly string[], options: HallOptions, output: Output): void {
  const folder = hallFolder(options.data);
  const archive = hallIn(folder);
  const asked = seasonIn(options);
  const { seasons } = archive.state;
  const kept = seasons.find((each) => each.name === name);
  if (name !== undefined && kept === undefined) {
    const refusal = { code: 'noSeason', season: name, known: seasons.map((each) => each.name) } as const;
    throw usageError('noSeason', sayLeagueRefusal(DEFAULT, refusal, (id) => id) ?? name);
  }
  const rules = kept ?? asked;
  const { tables } = readAwards(folder);
  const rows = archive.season(rules, tables);
  if (options.out !== undefined) {
    writeNamed(options.out, [seasonCsv(archive.state.settings.season, rows)]);
    return;
  }
  const isLoaded = tables.some((each) => each.name === rules.award);
  const withAward = rules.award === undefined ? () => [] : (text: string) => [text];
  const lines = rows.map(({ rank, player, award: earned, points, wins, net, scores }) => {
    const counting = scores.filter(({ counts }) => counts).length;
    return [
      `${rank ?? '-'}`,
      nameText(player.name),
      ...withAward(`${earned ?? '-'}`),
      writeCard({ points, wins, net }),
      `${counting}/${scores.length}`,
    ];
  });
  const none = ['No closed night matches.'];
  const head = ['rank', 'name', ...withAward(rules.award ?? ''), 'card', 'nights'];
  const missing = withAward(
    `No table '${rules.award}' is loaded. To see those that are: muggins hall awards`,
  );
  print(output, options, { name: kept?.name ?? null, rules, rows }, [
    ...(lines.length === 0 ? none : columns([head, ...lines])),
    ...(isLoaded ? [] : missing),
  ]);
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
  const night = inEventOf(nightOf(nightIn(options)), options);
  const { view } = night;
  const nameOf = namesIn(night);
  const { phase, places, pots, checkedBy } = view;
  const provisional = phase === 'open' || view.provisional;
  const why = phase === 'open' ? 'the night is still open' : 'not every game is signed';
  const rows = places.map(({ rank, entrant, card, plus, minus }) => {
    return [`${rank}`, nameOf(entrant), card, `+${plus}`, `-${minus}`];
  });
  print(output, options, { provisional, places, pots, checkedBy }, [
    ...columns([['rank', 'name', 'card', 'plus', 'minus'], ...rows]),
    ...(checkedBy === null ? [] : [`${say(DEFAULT, 'print-checked')} ${checkedBy}.`]),
    ...(provisional ? [`Provisional: ${why}.`] : []),
  ]);
}

/** What can be exported. */
const KINDS = {
  ...SHEETS,
  night: (state: NightState): string => `${json(state)}\n`,
} as const;

/** Writes a part of the night to a file, or prints it. */
export function exportNight([kind = '']: readonly string[], options: HallOptions, output: Output): void {
  const textOf = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  if (textOf === undefined) throw badOption(`'${kind}': expected one of ${Object.keys(KINDS).join(', ')}.`);
  const { settings } = hallIn(hallFolder(options.data)).state;
  const text = textOf({ ...inEvent(nightIn(options), options.event ?? ''), settings });
  if (options.out === undefined) output.out(text.trimEnd());
  else writeNamed(options.out, [text]);
}

/** Prints the address of a sheet, or of all of them. The hall has to run: its pages make the sheets. */
export function printSheets([sheet]: readonly string[], options: HallOptions, output: Output): void {
  const wanted = PAPERS.filter((each) => sheet === undefined || each === sheet);
  if (wanted.length === 0) throw badOption(`'${sheet}': expected one of ${PAPERS.join(', ')}.`);
  if (options.night !== undefined) nightIn(options);
  const { url, token } = runningHall(hallFolder(options.data));
  const { night, season: named } = options;
  const addressOf = (paper: string): string => {
    const page = new URL('print', url);
    page.searchParams.set('sheet', paper);
    if (night !== undefined) page.searchParams.set('night', night);
    if (named !== undefined && paper === 'yearbook') page.searchParams.set('season', named);
    return linkOf({ url: page.href, token });
  };
  const sheets = Object.fromEntries(wanted.map((paper) => [paper, addressOf(paper)]));
  const rows = wanted.map((paper) => [say(DEFAULT, `print-titles-${paper}`), addressOf(paper)]);
  print(output, options, { sheets }, columns(rows));
}

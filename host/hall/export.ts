// What a hall gives away as CSV: the standings in the order of a report form, every card, every game.
import { stringify } from 'csv-stringify/sync';
import {
  allGames,
  type ClubSettings,
  eventViews,
  everybodyIn,
  gamesInRoom,
  type NightState,
  publicView,
  type SeasonRow,
  withFullNames,
  writeSpread,
} from '../../shared/league/index.ts';
import { DEFAULT } from '../../shared/words/default.ts';
import { sayName } from '../../shared/words/league.ts';

type Cells = readonly (string | number)[];

/** A byte order mark, so that spreadsheets take the text for UTF-8; lines end as RFC 4180 has it. */
export const csv = (head: readonly string[], rows: readonly Cells[]): string =>
  `\uFEFF${stringify([head, ...rows.map((row) => [...row])], { record_delimiter: '\r\n' })}`;

/** A name is never a formula, whatever it begins with (OWASP, "CSV Injection"). */
export const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Everybody whom a night can name, in English. */
const peopleIn = (state: NightState) =>
  everybodyIn(state).map((each) => ({ ...each, name: sayName(DEFAULT, each.name) }));

/** Names of an entrant's players, their member numbers, and their clubs. */
function peopleOf(
  state: NightState,
): (entrant: string) => { readonly name: string; readonly member: string; readonly club: string } {
  const people = peopleIn(state);
  const view = withFullNames(publicView(state), people);
  const entrants = eventViews(view).flatMap((each) => each.entrants);
  return (id) => {
    const found = entrants.find((each) => each.id === id);
    const players = (found?.players ?? []).map((each) => people.find((one) => one.id === each));
    const all = (field: 'member' | 'club'): string =>
      plain([...new Set(players.flatMap((each) => each?.[field] ?? []))].join(' '));
    return { name: plain(found?.names.join(' & ') ?? id), member: all('member'), club: all('club') };
  };
}

/** A report with the club's columns. */
function report<C extends string>(
  columns: readonly C[],
  rows: readonly Readonly<Record<C, string | number>>[],
) {
  const heads = columns.map((column) => (column === 'checkedBy' ? 'checked by' : column));
  return csv(
    heads,
    rows.map((row) => columns.map((column) => row[column])),
  );
}

/** A line for each place. */
function standingsCsv(state: NightState): string {
  const person = peopleOf(state);
  const { places, checkedBy } = publicView(state);
  const rows = places.map(({ entrant, ...place }) => ({
    ...{ ...place, ...person(entrant), net: writeSpread(place.net) },
    checkedBy: plain(checkedBy ?? ''),
  }));
  return report(state.settings.standings, rows);
}

/** A line for each player of a season. Unknown points are empty. */
export const seasonCsv = (columns: ClubSettings['season'], rows: readonly SeasonRow[]): string =>
  report(
    columns,
    rows.map(({ player: { name, member, club }, scores, ...row }) => ({
      ...{ ...row, rank: row.rank ?? '', award: row.award ?? '', net: writeSpread(row.net) },
      ...{ name: plain(sayName(DEFAULT, name)), member: plain(member ?? ''), club: plain(club ?? '') },
      ...{ nights: scores.length, counting: scores.filter(({ counts }) => counts).length },
    })),
  );

/** A line for each line of each card, as it is written. */
function cardsCsv(state: NightState): string {
  const person = peopleOf(state);
  const rows = publicView(state).places.flatMap(({ entrant, lines }) =>
    lines.map(
      ({ round, opponent, text, counts, final }): Cells => [
        person(entrant).name,
        round,
        opponent === null ? '' : person(opponent).name,
        text,
        counts ? 'yes' : 'no',
        final ? 'yes' : 'no',
      ],
    ),
  );
  return csv(['name', 'round', 'opponent', 'line', 'counts', 'final'], rows);
}

/** A line for each high hand, the best first. */
function handsCsv(state: NightState): string {
  const people = new Map(peopleIn(state).map((each) => [each.id, each]));
  const rows = publicView(state).hands.map(({ player, points, cards, round, game }): Cells => {
    const { name = player, member = null } = people.get(player) ?? {};
    return [plain(name), plain(member ?? ''), points, cards ?? '', round, game];
  });
  return csv(['name', 'member', 'points', 'cards', 'round', 'game'], rows);
}

/** A line for each game of the night. */
function gamesCsv(state: NightState): string {
  const person = peopleOf(state);
  const flags = new Map(gamesInRoom(state).map(({ game, result }) => [game, result?.flags]));
  const rows = allGames(publicView(state)).map(
    ({ game, round, table, entrants, stage, outcome, lines }): Cells => [
      game,
      round,
      table ?? '',
      person(entrants[0]).name,
      lines?.[0] ?? '',
      person(entrants[1]).name,
      lines?.[1] ?? '',
      outcome?.scores?.join('-') ?? '',
      stage,
      flags.get(game)?.join(' ') ?? '',
    ],
  );
  return csv(['game', 'round', 'table', 'first', 'line', 'second', 'line', 'score', 'stage', 'flags'], rows);
}

/** What can be exported of a night as a sheet. */
export const SHEETS = {
  standings: standingsCsv,
  cards: cardsCsv,
  games: gamesCsv,
  hands: handsCsv,
} as const;

// What a hall gives away as CSV: the standings in the order of a report form, every card, every game.
import { stringify } from 'csv-stringify/sync';
import {
  allGames,
  eventViews,
  everybodyIn,
  gamesInRoom,
  type NightState,
  publicView,
  withFullNames,
  writeSpread,
} from '../../shared/league/index.ts';

type Cells = readonly (string | number)[];

/** A byte order mark, so that spreadsheets take the text for UTF-8; lines end as RFC 4180 has it. */
const csv = (head: readonly string[], rows: readonly Cells[]): string =>
  `\uFEFF${stringify([head, ...rows.map((row) => [...row])], { record_delimiter: '\r\n' })}`;

/** A name is never a formula, whatever it begins with (OWASP, "CSV Injection"). */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Names of an entrant's players, and their member numbers. */
function peopleOf(
  state: NightState,
): (entrant: string) => { readonly name: string; readonly member: string } {
  const people = everybodyIn(state);
  const view = withFullNames(publicView(state), people);
  const entrants = eventViews(view).flatMap((each) => each.entrants);
  return (id) => {
    const found = entrants.find((each) => each.id === id);
    const members = found?.players.map((each) => people.find((one) => one.id === each)?.member ?? '');
    return { name: plain(found?.names.join(' & ') ?? id), member: plain((members ?? []).join(' ').trim()) };
  };
}

/** Rank, name, member number, game points, wins, plus, minus, net, and the initials of the checker. */
function standingsCsv(state: NightState): string {
  const person = peopleOf(state);
  const { places, checkedBy } = publicView(state);
  const rows = places.map((place): Cells => {
    const { name, member } = person(place.entrant);
    const { rank, total, wins, games, plus, minus, net } = place;
    return [rank, name, member, total, wins, games, plus, minus, writeSpread(net), plain(checkedBy ?? '')];
  });
  const heads = ['rank', 'name', 'member', 'total', 'wins', 'games', 'plus', 'minus', 'net', 'checked by'];
  return csv(heads, rows);
}

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
  const people = new Map(everybodyIn(state).map((each) => [each.id, each]));
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

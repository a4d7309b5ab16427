// What a table is to play, and how its last results stand.
import {
  everybodyIn,
  firstDealOf,
  gamesInRoom,
  isRunning,
  matchWith,
  type NightGame,
  type NightState,
  rulesOf,
  sharesOf,
  shortOf,
  stageOf,
  withGame,
  writeLine,
} from '../../shared/league/index.ts';
import type { ToTableOf } from './messages.ts';

type SeatMessage = ToTableOf<'seat'>;

/** Colours of the first two lanes, until a board says what it has. */
const USUAL_COLOURS = ['red', 'blue'];
/** Results in a message: the desk may have changed any of the last. */
const MOST_RESULTS = 4;

/** What a table is to play, and its last results. */
export function seatOf(
  state: NightState,
  table: string,
  colours: readonly string[] = USUAL_COLOURS,
): SeatMessage {
  const own = gamesInRoom(state).filter((each) => each.table === table);
  const called = own.find(isRunning);
  // A table numbers its games as it plays them; the rounds need not come in their order.
  const results = own.flatMap((each) => resultOf(state, each) ?? []);
  return {
    type: 'seat',
    assignment: called === undefined ? null : assignmentOf(withGame(state, called.game), called, colours),
    results: results.toSorted((a, b) => b.id.game - a.id.game).slice(0, MOST_RESULTS),
  };
}

function assignmentOf(
  state: NightState,
  { game, round, entrants }: NightGame,
  [first = '', second = '']: readonly string[],
): SeatMessage['assignment'] {
  const rules = rulesOf(state.format);
  if (!rules.ok) return null;
  const { games, all } = state.format.match;
  const people = everybodyIn(state);
  const playersOf = (entrant: string): readonly string[] =>
    state.entrants.find(({ id }) => id === entrant)?.players ?? [entrant];
  // As the display of a table has room for.
  const nameOf = (player: string): string =>
    shortOf(people.find(({ id }) => id === player) ?? { name: player });
  const players = [playersOf(entrants[0]), playersOf(entrants[1])] as const;
  return {
    night: state.id,
    game,
    round,
    entrants,
    players,
    names: [players[0].map(nameOf), players[1].map(nameOf)],
    colours: [first, second],
    rules: rules.value,
    firstDeal: firstDealOf(state, game),
    match: games === 1 ? null : { games, all, wins: [...(matchWith(state, game)?.wins ?? [0, 0])] },
  };
}

/** The result of a game of any event that a table has reported. */
export function resultOf(night: NightState, each: NightGame): SeatMessage['results'][number] | undefined {
  const { game, round, result, signatures } = each;
  const state = withGame(night, game);
  const rules = rulesOf(state.format);
  if (result?.key === undefined || !rules.ok) return undefined;
  const [journal = '', number = ''] = result.key.split('/');
  const shares = sharesOf(state.format, rules.value, round, result.outcome);
  const [left, right] = signatures;
  return {
    id: { journal, game: Number(number) },
    game,
    revision: result.revision,
    lines: [writeLine(state.format.scoring, shares[0]), writeLine(state.format.scoring, shares[1])],
    signed: [left !== undefined, right !== undefined],
    stage: stageOf(each),
  };
}

// A night as the hall has it beside the tables' journals, by the oracle.
import { isDeepStrictEqual } from 'node:util';
import {
  bracketIn,
  type EventState,
  eventsOf,
  gamesIn,
  gamesInRoom,
  inEvent,
  matchesOf,
  type NightState,
  nightStandings,
} from '../../../shared/league/index.ts';
import { matchText, oracleBracket, oracleCards, type PeggedGame } from './oracle.ts';

/** The play-offs of a weekend: the event whose best quarter plays them, and the games that win a match. */
const PLAYOFFS: Readonly<Record<string, { readonly from: string; readonly wins: number }>> = {
  P: { from: '', wins: 3 },
  Q: { from: 'C', wins: 2 },
};

/** How many results are lost, doubled or wrong; each must be 0. */
export function compareNight(state: NightState, pegged: readonly PeggedGame[]) {
  const reported = new Set(gamesInRoom(state).flatMap(({ game, result }) => (result ? [game] : [])));
  const events = eventsOf(state);
  const places = events.map(({ event }) => nightStandings(inEvent(state, event)).places);
  const lines = places.flat().reduce((sum, { card }) => sum + card.lines.length, 0);
  return {
    results: reported.size,
    // Games that a table has and the hall has not.
    lost: pegged.filter(({ game }) => !reported.has(game)).length,
    // Lines of cards beyond those that were played.
    doubled: Math.max(0, lines - 2 * pegged.length),
    // Cards, ranks and matches that differ from the oracle's, and results that wait for the desk.
    wrong: state.aside.length + events.reduce((sum, { event }) => sum + wrongIn(state, event, pegged), 0),
  };
}

function wrongIn(state: NightState, event: string, pegged: readonly PeggedGame[]): number {
  const oracle = (id: string) => {
    const { entrants, format } = inEvent(state, id);
    const names = entrants.map((each) => each.id);
    return oracleCards(names, gamesOf(id, pegged), gamesIn(format));
  };
  const playoffs = PLAYOFFS[event];
  if (playoffs === undefined) {
    const cards = new Map(oracle(event).map((card) => [card.entrant, card]));
    return nightStandings(inEvent(state, event)).places.filter(({ rank, card: { entrant, totals } }) => {
      const { points, wins, net, plus } = totals;
      return !isDeepStrictEqual({ entrant, rank, points, wins, net, plus }, cards.get(entrant));
    }).length;
  }
  // Who is level was checked in in this order, which is that of the desk's cut.
  const inOrder = oracle(playoffs.from).toSorted((a, b) => a.rank - b.rank);
  const field = inOrder.slice(0, Math.ceil(inOrder.length / 4)).map(({ entrant }) => entrant);
  const expected = oracleBracket(field, gamesOf(event, pegged), playoffs.wins);
  return expected.filter((each) => !matchesIn(inEvent(state, event)).includes(each)).length;
}

const matchesIn = (event: EventState): readonly string[] => {
  const bracket = bracketIn(event);
  return bracket === undefined ? [] : matchesOf(bracket).map(({ sides, winner }) => matchText(sides, winner));
};

/** The games of an event: P1.3 is one of the play-offs, 1.3 of the first event. */
const gamesOf = (event: string, pegged: readonly PeggedGame[]): readonly PeggedGame[] =>
  pegged.filter(({ game }) => /^[A-Z]*/.exec(game)?.[0] === event);

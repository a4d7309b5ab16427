// A match of two teams in a hall: its rubbers of one kind are an event, and each rubber is a match of legs there.

import type { NightFormat } from '../format/format.ts';
import { checkFormat } from '../format/parse.ts';
import { changed } from '../format/parts.ts';
import { formatOf } from '../format/presets.ts';
import { type LeagueRefusal, refused } from '../refusal.ts';
import type { OfferedFixture } from '../report/offer.ts';
import { type Both, MATCH_SIDES, type MatchSide, type RubberFormat } from '../team/format.ts';
import { everybodyIn } from '../view/names.ts';
import type { NightCommandOf } from './command.ts';
import type { Entrant, NightFact } from './event.ts';
import { type Decided, facts } from './find.ts';
import { canonical } from './report.ts';
import { eventsOf } from './rooms.ts';
import { playedIn } from './stages.ts';
import type { NightState } from './state.ts';

/** A rubber of a match of teams. */
export interface FixtureRubber {
  /** Its place on the card, from 0. */
  readonly rubber: number;
  /** Persons of the season of teams. A side that is short has none. */
  readonly players: Both<readonly string[]>;
  /** Its match in the event, such as `1.3`; null if a side has no players. */
  readonly match: string | null;
}

/** The part of a match of teams that an event plays. */
export interface FixturePart {
  /** The id of the season, and that of the match there. */
  readonly season: string;
  readonly id: string;
  readonly rubbers: readonly FixtureRubber[];
}

/** A match that can be opened, and the players of each rubber as they are named now. */
export interface OpenableFixture extends OfferedFixture {
  readonly players: readonly Both<readonly string[]>[];
}

/** The matches of a day that have no result here. */
export const openableFixtures = (
  state: NightState,
  fixtures: readonly OfferedFixture[],
  day: string,
): readonly OpenableFixture[] =>
  fixtures.flatMap((each): readonly OpenableFixture[] => {
    const own = eventsOf(state).filter(({ fixture }) => fixture?.id === each.id);
    if (each.day !== day || own.flatMap(playedIn).length > 0) return [];
    const named = own.flatMap(({ fixture }) => fixture?.rubbers ?? []);
    const playersOf = (place: number): Both<readonly string[]> =>
      named.find(({ rubber }) => rubber === place)?.players ?? [[], []];
    return [{ ...each, players: each.format.rubbers.map((_, place) => playersOf(place)) }];
  });

/** Ids of events with a match of teams. */
const IDS = ['M', ...Array.from({ length: 8 }, (_, at) => `M${at + 2}`)];

/** Opens a match of teams with the players of both sides; again with others, as long as it has no result. */
export function openFixture(state: NightState, command: NightCommandOf<'openFixture'>): Decided {
  const wrong = refusePlayers(command);
  if (wrong !== undefined) return refused(wrong);
  const isOwn = ({ fixture }: Pick<NightState, 'fixture'>): boolean => fixture?.id === command.fixture.id;
  const before = eventsOf(state).filter(isOwn);
  const games = before.flatMap(playedIn);
  if (games.length > 0) return refused({ code: 'eventPlayed', games });
  const kinds = kindsOf(command);
  if (kinds.length === 0) return refused({ code: 'tooFew', players: 0, least: 2 });
  const taken = eventsOf(state).flatMap((each) => (isOwn(each) ? [] : each.event));
  const free = IDS.filter((id) => !taken.includes(id));
  const opened: NightFact[] = [];
  for (const [at, rubbers] of kinds.entries()) {
    const [id, format] = [free[at], checkFormat(formatOfKind(command, rubbers))];
    if (id === undefined) return refused({ code: 'idTaken', id: IDS.join() });
    if (!format.ok) return format;
    opened.push(...eventOf(state, command, { id, format: format.value, rubbers }));
  }
  const removed = before.map(({ event }): NightFact => ({ type: 'eventRemoved', event }));
  return facts(...removed, ...newPlayers(state, command), ...opened);
}

type Opening = NightCommandOf<'openFixture'>;

/** A rubber has all its players of a side, or none. */
function refusePlayers({ fixture, players }: Opening): LeagueRefusal | undefined {
  const { rubbers } = fixture.format;
  if (players.length !== rubbers.length)
    return { code: 'badRubbers', expected: rubbers.length, got: players.length };
  for (const [at, { players: expected }] of rubbers.entries())
    for (const side of MATCH_SIDES) {
      const names = players[at]?.[side] ?? [];
      const isWhole = names.length === expected && new Set(names).size === expected;
      if (names.length > 0 && !isWhole) return { code: 'badPlayers', rubber: at + 1, expected };
      const stranger = names.find((id) => nameIn(fixture, side, id) === null);
      if (stranger !== undefined) return { code: 'noPlayer', player: stranger };
    }
  return undefined;
}

const teamOf = ({ home, away }: OfferedFixture, side: MatchSide) => (side === 0 ? home : away);
/** The name of a player; null for a stranger, and for a person who was forgotten. */
const nameIn = (fixture: OfferedFixture, side: MatchSide, person: string): string | null =>
  teamOf(fixture, side).players.find(({ id }) => id === person)?.name ?? null;

/** The rubbers by their kind, in the order of the card. Those of a side that is short come with the first kind. */
function kindsOf({ fixture, players }: Opening): readonly (readonly FixtureRubber[])[] {
  const kinds = new Map<string, FixtureRubber[]>();
  const absent: FixtureRubber[] = [];
  for (const [rubber, form] of fixture.format.rubbers.entries()) {
    const own = players[rubber] ?? [[], []];
    const kind = kinds.get(canonical(form)) ?? [];
    if (own.some(({ length }) => length === 0)) absent.push({ rubber, players: own, match: null });
    else kinds.set(canonical(form), [...kind, { rubber, players: own, match: `1.${kind.length + 1}` }]);
  }
  const [first, ...others] = kinds.values();
  return first === undefined ? [] : [[...first, ...absent], ...others];
}

/** A leg is a point. A leg that is forfeited is a leg for the other side. */
function formatOfKind({ fixture }: Opening, [first]: readonly FixtureRubber[]): NightFormat {
  const { name, source, rubbers } = fixture.format;
  const { rules, players, legs, all } = rubbers[first?.rubber ?? 0] as RubberFormat;
  return changed(formatOf('grass-roots'), {
    ...{ name, source, asks: [], pots: [], ties: ['points'] },
    rules: { preset: rules, unit: players === 2 ? 'pairs' : 'singles' },
    schedule: { games: 1 },
    match: { games: legs, all, sign: 'match' },
    scoring: { win: [1], skunks: [] },
    attendance: { forfeitWin: { points: 1, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } },
  });
}

/** Persons of seasons of teams among the players of the hall, as among the people of a league. */
function playerId({ merged }: NightState, person: string): string {
  let id = `team.${person}`;
  for (let into = merged[id]; into !== undefined; into = merged[id]) id = into;
  return id;
}

function newPlayers(state: NightState, { fixture, players }: Opening): readonly NightFact[] {
  const known = new Set(everybodyIn(state).map(({ id }) => id));
  return MATCH_SIDES.flatMap((side) => {
    const named = [...new Set(players.flatMap((two) => two[side]))];
    return named.flatMap((person): readonly NightFact[] => {
      const [id, name] = [playerId(state, person), nameIn(fixture, side, person)];
      if (known.has(id) || name === null) return [];
      const club = teamOf(fixture, side).name.slice(0, 40);
      return [{ type: 'playerAdded', player: { id, name, member: null, club } }];
    });
  });
}

interface Kind {
  readonly id: string;
  readonly format: NightFormat;
  readonly rubbers: readonly FixtureRubber[];
}

function eventOf(
  state: NightState,
  { fixture }: Opening,
  { id, format, rubbers }: Kind,
): readonly NightFact[] {
  const { season, home, away } = fixture;
  const drawn = rubbers.filter(({ match }) => match !== null);
  const numbers = drawn.map(({ rubber }) => rubber + 1);
  const entrantOf = (rubber: number, side: MatchSide): string => `${id}.${rubber + 1}.${side}`;
  const entrants = drawn.flatMap(({ rubber, players }) =>
    MATCH_SIDES.map((side): Entrant => {
      const ids = players[side].map((person) => playerId(state, person));
      return { id: entrantOf(rubber, side), players: ids, as: side === 0 ? 'member' : 'visitor' };
    }),
  );
  const games = drawn.map(({ rubber, match }) => ({
    ...{ game: `${id}${match}`, entrants: [entrantOf(rubber, 0), entrantOf(rubber, 1)] as const },
  }));
  const name = `${home.name} – ${away.name}, ${rangesOf(numbers)}`;
  const part: FixturePart = { season, id: fixture.id, rubbers };
  return [
    { type: 'eventOpened', id, name, format, entrants, reserve: null, fixture: part },
    { type: 'roundDrawn', event: id, round: 1, games, idle: [] },
  ];
}

/** Rising numbers in short: `1–5`, `1, 3`. */
const rangesOf = (numbers: readonly number[]): string => {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const isWhole = numbers.length > 2 && last - first === numbers.length - 1;
  return isWhole ? `${first}–${last}` : numbers.join(', ');
};

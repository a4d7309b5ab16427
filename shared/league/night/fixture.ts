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
import { type Decided, facts, idNow } from './find.ts';
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

type Opening = NightCommandOf<'openFixture'>;
/** Ids of events with a match of teams. */
const IDS = ['M', ...Array.from({ length: 8 }, (_, at) => `M${at + 2}`)];

/** Opens a match of teams with the players of both sides; again with others, as long as it has no result. */
export function openFixture(state: NightState, command: Opening): Decided {
  const wrong = refusePlayers(command);
  if (wrong !== undefined) return refused(wrong);
  const before = eventsOf(state).filter(({ fixture }) => fixture?.id === command.fixture.id);
  const games = before.flatMap(playedIn);
  if (games.length > 0) return refused({ code: 'eventPlayed', games });
  const kinds = kindsOf(command);
  if (kinds.length === 0) return refused({ code: 'tooFew', players: 0, least: 2 });
  const others = eventsOf(state).filter((each) => !before.includes(each));
  const free = IDS.filter((id) => others.every(({ event }) => event !== id));
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

const teamOf = ({ home, away }: OfferedFixture, side: MatchSide) => (side === 0 ? home : away);

/** A rubber has all its players of a side, or none. A person who was forgotten does not play. */
function refusePlayers({ fixture, players }: Opening): LeagueRefusal | undefined {
  const { rubbers } = fixture.format;
  if (players.length !== rubbers.length)
    return { code: 'badRubbers', expected: rubbers.length, got: players.length };
  for (const [at, { players: expected }] of rubbers.entries())
    for (const side of MATCH_SIDES) {
      const names = players[at]?.[side] ?? [];
      const isWhole = names.length === expected && new Set(names).size === expected;
      if (names.length > 0 && !isWhole) return { code: 'badPlayers', rubber: at + 1, expected };
      const known = teamOf(fixture, side).players.flatMap(({ id, name }) => (name === null ? [] : id));
      const stranger = names.find((id) => !known.includes(id));
      if (stranger !== undefined) return { code: 'noPlayer', player: stranger };
    }
  return undefined;
}

/** The rubbers by their kind, in the order of the card. Those of a side that is short come with the first kind. */
function kindsOf({ fixture, players }: Opening): readonly (readonly FixtureRubber[])[] {
  const kinds = new Map<string, FixtureRubber[]>();
  const absent: FixtureRubber[] = [];
  for (const [rubber, form] of fixture.format.rubbers.entries()) {
    const own = { rubber, players: players[rubber] ?? [[], []] };
    const kind = kinds.get(canonical(form)) ?? [];
    if (own.players.some(({ length }) => length === 0)) absent.push({ ...own, match: null });
    else kinds.set(canonical(form), [...kind, { ...own, match: `1.${kind.length + 1}` }]);
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

/** A person of a season of teams among the players of the hall: the id is the same as among the people of a league. */
const playerId = ({ merged }: NightState, person: string): string => idNow(merged, `team.${person}`);

function newPlayers(state: NightState, { fixture, players }: Opening): readonly NightFact[] {
  const known = new Set(everybodyIn(state).map(({ id }) => id));
  return MATCH_SIDES.flatMap((side) =>
    teamOf(fixture, side).players.flatMap(({ id: person, name }): readonly NightFact[] => {
      const id = playerId(state, person);
      const plays = players.some((two) => two[side].includes(person));
      if (!plays || name === null || known.has(id)) return [];
      const club = teamOf(fixture, side).name.slice(0, 40);
      return [{ type: 'playerAdded', player: { id, name, member: null, club } }];
    }),
  );
}

function eventOf(
  state: NightState,
  { fixture }: Opening,
  { id, format, rubbers }: { id: string; format: NightFormat; rubbers: readonly FixtureRubber[] },
): readonly NightFact[] {
  const drawn = rubbers.filter(({ match }) => match !== null);
  const pairs = drawn.map(({ rubber, players }): readonly [Entrant, Entrant] => {
    // Other players are another entrant: a leg that a board began for those before them is not theirs.
    const entrant = (side: MatchSide): Entrant => {
      const places = players[side].map((one) =>
        teamOf(fixture, side).players.findIndex((each) => each.id === one),
      );
      return {
        ...{ id: [id, rubber + 1, side, ...places].join('.'), as: side === 0 ? 'member' : 'visitor' },
        players: players[side].map((person) => playerId(state, person)),
      };
    };
    return [entrant(0), entrant(1)];
  });
  const games = pairs.map(([one, other], at) => ({
    ...{ game: `${id}1.${at + 1}`, entrants: [one.id, other.id] as const },
  }));
  const numbers = drawn.map(({ rubber }) => rubber + 1);
  const name = `${fixture.home.name} – ${fixture.away.name}, ${[...new Set([numbers[0], numbers.at(-1)])].join('–')}`;
  const part = {
    fixture: { season: fixture.season, id: fixture.id, rubbers },
    entrants: pairs.flat(),
    reserve: null,
  };
  return [
    { type: 'eventOpened', id, name, format, ...part },
    { type: 'roundDrawn', event: id, round: 1, games, idle: [] },
  ];
}

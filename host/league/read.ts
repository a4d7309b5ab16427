// A season from the value of a JSON file: read, and checked whether its parts fit each other.
import {
  type Competition,
  type Fixture,
  fits,
  hallCard,
  MATCH_SIDES,
  type MatchCard,
  type MatchFormat,
  needsOf,
  type TeamSeason,
} from '../../shared/league/team/index.ts';
import { PRESETS } from '../../shared/rules/house/index.ts';
import { sideCount } from '../../shared/rules/terms/index.ts';
import type { Expected } from '../../shared/words/index.ts';
import { badInput, complaintOf, expectation } from '../web/kit/validation.ts';
import { seasonSchema } from './schema.ts';

type Path = readonly (string | number)[];
interface Fault {
  readonly path: Path;
  readonly expected: Expected;
}

/** A season, or the first thing that is wrong with it: the place, such as `fixtures[3].home`, and what was expected there. */
export type SeasonRead =
  | { readonly ok: true; readonly season: TeamSeason }
  | { readonly ok: false; readonly fault: ReturnType<typeof badInput> };

/** Reads a season. */
export function readSeason(value: unknown): SeasonRead {
  const read = seasonSchema
    .superRefine((season, context) => {
      const [fault] = faultsIn(season);
      if (fault === undefined) return;
      const { path, expected } = fault;
      context.addIssue({ code: 'custom', path: [...path], params: { expected } });
    })
    .safeParse(value);
  if (read.success) return { ok: true, season: read.data };
  const { details } = complaintOf(read.error, value).told as { details: Parameters<typeof badInput>[0] };
  const field = details.field.replaceAll(/\.(\d+)/g, '[$1]');
  return { ok: false, fault: badInput({ ...details, field }) };
}

type Known = 'person' | 'team' | 'competition';
/** Places of ids, with what they are of. */
const REFERENCES: readonly (readonly [place: string, of: Known])[] = [
  ['teams.*.captains.*', 'person'],
  ['registrations.*.person', 'person'],
  ['registrations.*.team', 'team'],
  ['competitions.*.teams.*', 'team'],
  ['competitions.*.losersOf.competition', 'competition'],
  ['competitions.*.winnersOf.*', 'competition'],
  ['calendar.*.rounds.*.competition', 'competition'],
  ['fixtures.*.competition', 'competition'],
  ['fixtures.*.home', 'team'],
  ['fixtures.*.away', 'team'],
  ['fixtures.*.sheets.*.*.*', 'person'],
  ['fixtures.*.cards.*.rubbers.*.players.*.*', 'person'],
  ['fixtures.*.hall.rubbers.*.players.*.*', 'person'],
  ['fixtures.*.ruling.card.rubbers.*.players.*.*', 'person'],
  ['adjustments.*.competition', 'competition'],
  ['adjustments.*.team', 'team'],
];

/** What does not fit in a season. */
function* faultsIn(season: TeamSeason): Generator<Fault> {
  const idsIn = (items: readonly { readonly id: string }[]) => new Set<unknown>(items.map(({ id }) => id));
  const known: Readonly<Record<Known, ReadonlySet<unknown>>> = {
    person: idsIn(season.persons),
    team: idsIn(season.teams),
    competition: idsIn(season.competitions),
  };
  for (const list of ['persons', 'teams', 'competitions', 'fixtures'] as const)
    for (const [at, { id }] of season[list].entries())
      if (season[list].findIndex((each) => each.id === id) < at)
        yield { path: [list, at, 'id'], expected: expectation('ownId', {}) };
  for (const [place, of] of REFERENCES)
    for (const { path, value } of valuesAt(season, place.split('.')))
      if (!known[of].has(value)) yield { path, expected: expectation('known', { of }) };
  for (const [at, { kind, format }] of season.competitions.entries()) {
    const [fields, { source }] = [kind === 'league' ? needsOf(format) : [], format];
    if (fields.length > 0)
      yield { path: ['competitions', at, 'format'], expected: expectation('settled', { fields, source }) };
    for (const [rubber, { players, rules }] of format.rubbers.entries()) {
      const [path, words] = [['competitions', at, 'format', 'rubbers', rubber, 'rules'], gamesFor(players)];
      if (!words.includes(rules)) yield { path, expected: expectation('oneOf', { words }) };
    }
  }
  for (const [at, fixture] of season.fixtures.entries()) {
    const competition = season.competitions.find(({ id }) => id === fixture.competition);
    if (competition === undefined) continue;
    for (const { path, expected } of fixtureFaults(fixture, competition))
      yield { path: ['fixtures', at, ...path], expected };
  }
}

/** The games of two sides with so many players each. */
const gamesFor = (players: number): readonly string[] =>
  PRESETS.filter((rules) => sideCount(rules) === 2 && rules.seats === 2 * players).map(({ name }) => name);

/** The values at a place, where `*` is everything in a list or an object; none where there is no such place. */
function valuesAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  path: Path = [],
): readonly { readonly path: Path; readonly value: unknown }[] {
  if (key === undefined) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => key === '*' || key === name)
    .flatMap(([name, each]) => valuesAt(each, rest, [...path, name]));
}

function* fixtureFaults(fixture: Fixture, { format, teams, kind }: Competition): Generator<Fault> {
  const { home, away, cards = {}, ruling } = fixture;
  for (const side of ['home', 'away'] as const)
    if (kind === 'league' && !teams.includes(fixture[side]))
      yield { path: [side], expected: expectation('oneOf', { words: teams }) };
  if (home === away) yield { path: ['away'], expected: expectation('otherTeam', {}) };
  if (ruling?.kind === 'walkover' && kind === 'league' && format.walkover === null)
    yield { path: ['ruling'], expected: expectation('walkover', {}) };
  for (const side of MATCH_SIDES) yield* cardFaults(cards[side], format, ['cards', side]);
  yield* cardFaults(hallCard(fixture), format, ['hall']);
  if (ruling?.kind === 'card') yield* cardFaults(ruling.card, format, ['ruling', 'card']);
}

/** What is wrong with the lines of a card. The league may rule on a match that was not played out. */
function* cardFaults(card: MatchCard | undefined, { rubbers }: MatchFormat, place: Path): Generator<Fault> {
  if (card === undefined) return;
  const path = [...place, 'rubbers'];
  if (card.rubbers.length !== rubbers.length)
    return yield { path, expected: expectation('rubbers', { count: rubbers.length }) };
  for (const [at, rubber] of rubbers.entries()) {
    const { legs, all } = rubber;
    if (fits(rubber, card.rubbers[at]?.legs ?? null, place[0] === 'ruling')) continue;
    const expected = expectation('legs', { legs, end: all ? 'all' : 'best' });
    yield { path: [...path, at, 'legs'], expected };
  }
}

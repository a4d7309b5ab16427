// Folds a report again: its standings from its games, and everything in which it contradicts itself.
import { checkOutcome } from '../cards/outcome.ts';
import type { NightFormat } from '../format/format.ts';
import { checkFormat, FORMAT_FIELDS, rulesOf } from '../format/parse.ts';
import { drawnGame } from '../night/matches.ts';
import { canonical } from '../night/report.ts';
import { type NightGame, type NightState, NO_NIGHT } from '../night/state.ts';
import { type LeagueRefusal, type LeagueResult, refused } from '../refusal.ts';
import type { Tagged } from '../tagged.ts';
import { type ClaimedPlace, type EventReport, placesOf, type ReportLeg } from './report.ts';

interface ReportFaults {
  /** The format cannot be played, or has a field that this version does not know. */
  format: { refusal: LeagueRefusal };
  /** A side, a player, a contest, a round or a game is listed twice. */
  twice: { id: string };
  /** Something names a side or a contest that the report does not have. */
  missing: { at: string; id: string };
  /** No game ends like this. */
  outcome: { game: string };
  /** The games give another place than the report claims. Null: no place, or none claimed. */
  place: { side: string; claimed: ClaimedPlace | null; folded: ClaimedPlace | null };
}

/** A fault of a report. */
export type ReportFault = Tagged<'code', ReportFaults>;

/** The standings that the games of a report give, and its faults. */
export interface FoldedReport {
  /** Empty where the report has a fault other than `place`. */
  readonly standings: readonly ClaimedPlace[];
  readonly faults: readonly ReportFault[];
}

/** Folds the games of a report, and compares them with its claimed standings. */
export function foldReport(report: EventReport): FoldedReport {
  const format = knownFormat(report.format);
  if (!format.ok) return { standings: [], faults: [{ code: 'format', refusal: format.refusal }] };
  const faults = [...doubles(report), ...strays(report), ...wrongOutcomes(report)];
  if (faults.length > 0) return { standings: [], faults };
  const standings = placesOf(nightOf(report));
  return { standings, faults: comparePlaces(report.claimed.standings, standings) };
}

/** The format, if this version knows all of it. */
function knownFormat(format: NightFormat): LeagueResult<NightFormat> {
  const strange = Object.keys(format).find((name) => !(FORMAT_FIELDS as readonly string[]).includes(name));
  if (strange !== undefined) return refused({ code: 'unknownField', field: strange, known: FORMAT_FIELDS });
  return checkFormat(format);
}

function doubles(report: EventReport): readonly ReportFault[] {
  const { fixture, sides, contests, legs, signatures, claimed } = report;
  const lists = [
    sides.map(({ id }) => id),
    // In a match of teams a player may play in several rubbers.
    fixture === undefined ? sides.flatMap(({ players }) => players) : [],
    contests.map(({ contest }) => contest),
    legs.map(({ game }) => game),
    signatures.map(({ game }) => game),
    claimed.standings.map(({ side }) => side),
  ];
  return lists
    .flatMap((list) => list.filter((id, at) => list.indexOf(id) !== at))
    .map((id) => ({ code: 'twice', id }));
}

function strays({ sides, contests, legs, signatures, desk }: EventReport): readonly ReportFault[] {
  const [known, played] = [new Set(sides.map(({ id }) => id)), new Set(contests.map((each) => each.contest))];
  const games = new Set(legs.map(({ game }) => game));
  const decided = [
    ...desk.ties.flatMap(({ order }) => order),
    ...desk.matches.flatMap(({ entrants }) => entrants),
    ...desk.seeds,
    ...desk.idle.flat(),
  ];
  const named = [
    ...contests.flatMap(({ contest, sides: two }) => two.map((id) => ({ at: contest, id, among: known }))),
    ...legs.map(({ game, contest }) => ({ at: game, id: contest, among: played })),
    ...signatures.map(({ game }) => ({ at: game, id: game, among: games })),
    ...decided.map((id) => ({ at: 'desk', id, among: known })),
  ];
  return named.filter(({ id, among }) => !among.has(id)).map(({ at, id }) => ({ code: 'missing', at, id }));
}

function wrongOutcomes({ format, contests, legs }: EventReport): readonly ReportFault[] {
  const rules = rulesOf(format);
  const isWrong = ({ outcome, forfeitedBy }: ReportLeg): boolean => {
    if (outcome === null || forfeitedBy !== null) return (outcome === null) === (forfeitedBy === null);
    const checked = rules.ok ? checkOutcome(format, rules.value, outcome) : rules;
    return !checked.ok || String(checked.value.scores) !== String(outcome.scores);
  };
  const alone = contests.filter(({ sides: [one, other] }) => one === other).map(({ contest }) => contest);
  return legs
    .filter((each) => isWrong(each) || alone.includes(each.contest))
    .map(({ game }) => ({ code: 'outcome', game }));
}

/** The night of a report, as far as its standings depend on it. */
function nightOf({ format, sides, contests, legs, signatures, desk, made }: EventReport): NightState {
  const contestOf = new Map(contests.map((each) => [each.contest, each]));
  const final = new Set(signatures.flatMap((each) => (each.final ? [each.game] : [])));
  const games = legs.flatMap(({ game, contest, leg, outcome, forfeitedBy }): readonly NightGame[] => {
    const { round = 1, sides: entrants } = contestOf.get(contest) ?? {};
    if (entrants === undefined) return [];
    const result = outcome && {
      ...{ outcome, revision: 1, origin: 'desk' as const, at: made, key: undefined, flags: [], hands: [] },
    };
    return [
      {
        ...drawnGame({ game, entrants }, round, contest, leg),
        ...{ result: result ?? undefined, forfeitedBy: forfeitedBy ?? undefined, checked: final.has(game) },
      },
    ];
  });
  const drawn = desk.idle.map((idle) => ({ pairs: [], idle }));
  const entrants = sides.map((each) => ({ ...each, missed: 0, leftBefore: undefined }));
  const { ties: broken, seeds, matches: rulings } = desk;
  return { ...NO_NIGHT, format, entrants, games, drawn, broken, seeds, rulings };
}

function comparePlaces(
  claimed: readonly ClaimedPlace[],
  folded: readonly ClaimedPlace[],
): readonly ReportFault[] {
  const placeOf = (list: readonly ClaimedPlace[]) => new Map(list.map((each) => [each.side, each]));
  const [own, again] = [placeOf(claimed), placeOf(folded)];
  const sides = [...new Set([...own.keys(), ...again.keys()])];
  return sides
    .filter((side) => canonical(own.get(side) ?? null) !== canonical(again.get(side) ?? null))
    .map((side) => ({
      code: 'place',
      side,
      claimed: own.get(side) ?? null,
      folded: again.get(side) ?? null,
    }));
}

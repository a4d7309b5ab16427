// Why the board ruled as it did: the pegs around a ruling, and what other houses rule on the same count or offence.
import { checkRules } from '../house/check.ts';
import { type PresetName, presetOf } from '../house/presets.ts';
import { judgeCall, judgeWatched, makeRuling, settleClaim } from '../rulings/judge.ts';
import type { Count, Ruling } from '../rulings/ruling.ts';
import type { Pegs } from '../terms/pegs.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { CommandOf } from './command.ts';
import type { Event, GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { offencesOf } from './legal.ts';
import { standing } from './standing.ts';
import type { State } from './state.ts';
import { callOffence } from './umpire.ts';

/** Presets whose houses have ways of their own with wrong counts and offences. */
const HOUSES = [
  'acc-tournament',
  'uk-pub',
  'playroom',
  'five-card',
  'casual',
  'cutthroat',
  'grass-roots',
] as const satisfies readonly PresetName[];

/** What a house decides about wrong counts and offences. All other fields say which game is played. */
const DECIDED = [
  'muggins',
  'mugginsAllowed',
  'undercount',
  'overcount',
  'wrongCall',
  'falseClaim',
  'heelsForfeited',
  'renege',
  'renegePoints',
  'misdealPoints',
  'timeLimit',
  'penalties',
] as const satisfies readonly (keyof RuleSet)[];

/** Houses that are compared with one's own. */
const COMPARED = 3;

/** What a ruling comes to, whoever makes it. */
interface Outcome {
  readonly code: string;
  readonly paid: number;
  readonly award: number;
  readonly back?: number;
}

/** What another house rules; nothing where it knows no such offence. */
export interface HouseRuling<Ruled = Ruling> {
  readonly house: PresetName;
  readonly ruling: Ruled | null;
  /** Whether it comes to the same as in one's own house. */
  readonly same: boolean;
}

const outcomeOf = (ruled: Outcome | undefined): string =>
  JSON.stringify(ruled && [ruled.code, ruled.paid, ruled.award, ruled.back ?? 0]);

const decidedBy = (house: RuleSet) => DECIDED.map((field) => [field, house[field]] as const);

/** The same case by the rules of three other houses: first those that rule in yet another way, then those that rule as one's own did. */
export function inOtherHouses<Ruled extends Outcome>(
  rules: RuleSet,
  ruled: Ruled,
  judge: (rules: RuleSet) => Ruled | undefined,
): readonly HouseRuling<Ruled>[] {
  const ours = outcomeOf(ruled);
  const known = new Set([ours]);
  const ranked = HOUSES.flatMap((house) => {
    const decided = decidedBy(presetOf(house));
    const theirs: RuleSet = { ...rules, ...Object.fromEntries(decided) };
    if (JSON.stringify(decided) === JSON.stringify(decidedBy(rules)) || !checkRules(theirs).ok) return [];
    const ruling = judge(theirs);
    const outcome = outcomeOf(ruling);
    const same = outcome === ours;
    const rank = known.has(outcome) ? (same ? 2 : 1) : 0;
    known.add(outcome);
    return [{ rank, house, ruling: ruling ?? null, same }];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, COMPARED)
    .map(({ rank: _, ...view }) => view);
}

/** A ruling with its reasons. */
export interface Explanation {
  readonly ruling: Ruling;
  /** Names and sides by seat. */
  readonly players: readonly string[];
  readonly sides: readonly number[];
  /** The pegs around the move that brought the ruling about, by side. */
  readonly before: readonly Pegs[];
  readonly after: readonly Pegs[];
  readonly houses: readonly HouseRuling[];
}

/** The last ruling of a game with its reasons; undefined where there is none. */
export function explainRuling(events: readonly Event[]): Explanation | undefined {
  const last = standing(events).findLast(({ events: made }) =>
    made.some((each) => isRuled(each) || isStart(each)),
  );
  const event = last?.events.findLast(isRuled);
  if (last === undefined || event === undefined) return undefined;
  const { ruling } = event;
  const { offence } = ruling;
  const state = last.events.slice(0, last.events.indexOf(event)).reduce(evolve, last.before);
  const judge =
    offence === undefined
      ? countAgain(state, ruling)
      : callAgain([state, last.before], ruling, offencesOf(offence, ruling.seat));
  return {
    ruling,
    players: state.players,
    sides: state.rules.sides,
    before: last.before.pegs,
    after: evolve(state, event).pegs,
    houses: judge === undefined ? [] : inOtherHouses(state.rules, ruling, judge),
  };
}

const isRuled = (event: GameEvent): event is Extract<GameEvent, { type: 'ruled' }> => event.type === 'ruled';
const isStart = ({ type }: GameEvent): boolean => type === 'gameStarted';

/** Rules again on the count of a ruling. Where muggins is called, missed points are; elsewhere the count alone is ruled on. */
function countAgain(state: State, ruling: Ruling) {
  const { seat, opponent, claimed, truth, items, played, called = 0 } = ruling;
  const before = pegsBefore(state.count, seat, claimed) ?? state.pegs;
  const call = ruling.code.startsWith('muggins') ? { seat: opponent, points: called } : undefined;
  const count: Count = { seat, hand: undefined, claimed, before, open: true, call };
  return (rules: RuleSet): Ruling => {
    const claim = { rules, count, opponent, truth, items, played };
    const known = { ...claim, truth: truth ?? claimed + called };
    const verdict =
      call !== undefined && rules.muggins === 'called' ? judgeCall(claim, call) : judgeWatched(known);
    return makeRuling(known, verdict, before, settleClaim(known, verdict));
  };
}

/** The pegs before a count, which is the last one or one before it. */
function pegsBefore(count: Count | undefined, seat: number, claimed: number): readonly Pegs[] | undefined {
  if (count === undefined || (count.seat === seat && count.claimed === claimed)) return count?.before;
  return pegsBefore(count.earlier, seat, claimed);
}

/** Calls the offence of a ruling again, with the figures that make it; undefined where today's rules make no such ruling. */
function callAgain(states: readonly State[], ruling: Ruling, calls: readonly CommandOf<'offence'>[]) {
  const made = JSON.stringify(ruling);
  const alike = calls.filter(({ cards }) => cards === ruling.cards);
  for (const state of states)
    for (const call of [...alike, ...alike.map((each) => ({ ...each, to: ruling.opponent }))])
      if (JSON.stringify(rulingOn(state, call)) === made)
        return (rules: RuleSet) => rulingOn({ ...state, rules }, call);
  return undefined;
}

function rulingOn(state: State, call: CommandOf<'offence'>): Ruling | undefined {
  const done = callOffence(state, call);
  return done.ok ? done.value.events.find(isRuled)?.ruling : undefined;
}

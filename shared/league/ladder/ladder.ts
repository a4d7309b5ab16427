// A ladder: members in order, who challenge those above them. A pure fold of facts, with the days of the facts.
import { granted, type LeagueResult, refused } from '../refusal.ts';
import type { Tagged } from '../tagged.ts';

/** Rules of a ladder with a choice of words. */
export const LADDER_WORDS = {
  /** A challenge that is refused or not answered: a lost game, or the challenger may pass over that member until the next game. */
  refused: ['lost', 'skipped'],
  /** Winning from below: up by half the distance (igl.net/vote/105), or the two swap places. */
  move: ['half', 'swap'],
  /** Half of an odd distance. The source does not say. A winner moves up at least 1 place. */
  rounding: ['up', 'down'],
} as const;

export interface LadderRules {
  /** How many places up a member may challenge. */
  readonly reach: number;
  /** Days to answer a challenge, and to play it once it is accepted. */
  readonly answer: number;
  readonly play: number;
  readonly refused: (typeof LADDER_WORDS.refused)[number];
  readonly move: (typeof LADDER_WORDS.move)[number];
  readonly rounding: (typeof LADDER_WORDS.rounding)[number];
  /** A member drops `places` after `days` without a game; null: never. */
  readonly idle: { readonly days: number; readonly places: number } | null;
}

/** The default rules; a club's own figures replace them. */
export const USUAL_LADDER: LadderRules = {
  ...{ reach: 3, answer: 7, play: 14, refused: 'lost', move: 'half', rounding: 'up' },
  idle: { days: 60, places: 1 },
};

interface LadderFacts {
  /** The rules from now on. */
  ruled: { rules: LadderRules };
  /** Joins at the foot. */
  joined: { player: string };
  challenged: { player: string; other: string };
  /** The answer to a challenge. The desk enters a refusal if none came in time. */
  answered: { player: string; accepts: boolean };
  played: { winner: string; loser: string };
  /** Has not played for too long, and drops. */
  dropped: { player: string };
  left: { player: string };
}

/** A fact with its day, such as 2026-11-29. Players by id. */
export type LadderFact = Tagged<'type', LadderFacts> & { readonly day: string };

/** A challenge that has not been played. A member has one at most, made or received. */
export interface Challenge {
  readonly player: string;
  readonly other: string;
  /** The day of the challenge, then of its acceptance. */
  readonly since: string;
  readonly isAccepted: boolean;
}

/** The state of a ladder. */
export interface LadderState {
  readonly rules: LadderRules;
  /** The first is on top. */
  readonly order: readonly string[];
  readonly open: readonly Challenge[];
  /** The day on which each member joined, last played or last dropped. */
  readonly active: Readonly<Record<string, string>>;
  /** Members whom a member may pass over, because they refused. */
  readonly passed: Readonly<Record<string, readonly string[]>>;
  /** The day of the last fact. */
  readonly day: string;
}

/** A ladder without members. */
export const NO_LADDER: LadderState = {
  ...{ rules: USUAL_LADDER, order: [], open: [], active: {}, passed: {}, day: '' },
};

/** Folds facts into a ladder. A refused fact, as after a merge of two members, changes nothing. */
export const ladderOf = (facts: readonly LadderFact[]): LadderState =>
  facts.reduce((state, fact) => {
    const after = afterFact(state, fact);
    return after.ok ? after.value : state;
  }, NO_LADDER);

/** The ladder after one more fact. Refusals: earlierDay, onLadder, notOnLadder, outOfReach, challengeOpen, noChallenge. */
export function afterFact(state: LadderState, fact: LadderFact): LeagueResult<LadderState> {
  if (fact.day < state.day) return refused({ code: 'earlierDay', day: fact.day, last: state.day });
  if (fact.type === 'joined' && state.order.includes(fact.player))
    return refused({ code: 'onLadder', player: fact.player });
  const people = fact.type === 'joined' ? [] : peopleIn(fact);
  const stranger = people.find((each) => !state.order.includes(each));
  if (stranger !== undefined) return refused({ code: 'notOnLadder', player: stranger });
  const after = STEPS[fact.type] as (before: LadderState, step: LadderFact) => LeagueResult<LadderState>;
  const result = after(state, fact);
  return result.ok ? granted({ ...result.value, day: fact.day }) : result;
}

/** Ids of the members who act in a fact. */
function peopleIn(fact: LadderFact): readonly string[] {
  if (fact.type === 'ruled') return [];
  return fact.type === 'played' ? [fact.winner, fact.loser] : [fact.player];
}

type FactOf<T extends LadderFact['type']> = Extract<LadderFact, { readonly type: T }>;

const STEPS: {
  readonly [T in LadderFact['type']]: (state: LadderState, fact: FactOf<T>) => LeagueResult<LadderState>;
} = {
  ruled: (state, { rules }) => granted({ ...state, rules }),
  joined: (state, { player, day }) =>
    granted(seen({ ...state, order: [...state.order, player] }, [player], day)),
  challenged(state, { player, other, day }) {
    const busy = [player, other].find((each) => challengeOf(state, each) !== undefined);
    if (busy !== undefined) return refused({ code: 'challengeOpen', player: busy });
    const may = mayChallenge(state, player);
    if (!may.includes(other)) return refused({ code: 'outOfReach', player, may });
    return granted({ ...state, open: [...state.open, { player, other, since: day, isAccepted: false }] });
  },
  answered(state, { player, accepts, day }) {
    const found = state.open.find(({ other, isAccepted }) => other === player && !isAccepted);
    if (found === undefined) return refused({ code: 'noChallenge', player });
    const others = state.open.filter((each) => each !== found);
    if (accepts) return granted({ ...state, open: [...others, { ...found, since: day, isAccepted: true }] });
    const without = { ...state, open: others };
    if (state.rules.refused === 'lost') return granted(won(without, found.player, player, day));
    const own = [...(state.passed[found.player] ?? []), player];
    return granted({ ...without, passed: { ...state.passed, [found.player]: own } });
  },
  played(state, { winner, loser, day }) {
    const found = challengeOf(state, winner);
    if (found === undefined || winner === loser || challengeOf(state, loser) !== found)
      return refused({ code: 'noChallenge', player: winner });
    const open = state.open.filter((each) => each !== found);
    return granted(seen(won({ ...state, open }, winner, loser, day), [loser], day));
  },
  dropped(state, { player, day }) {
    const order = moved(state.order, player, state.order.indexOf(player) + (state.rules.idle?.places ?? 0));
    return granted(seen({ ...state, order }, [player], day));
  },
  left: (state, { player }) =>
    granted({
      ...state,
      order: state.order.filter((each) => each !== player),
      open: state.open.filter((each) => each.player !== player && each.other !== player),
    }),
};

/** The order after a win, in a game or by a refusal. Only a winner from below moves up. */
function won(state: LadderState, winner: string, loser: string, day: string): LadderState {
  const { order, rules } = state;
  const [below, above] = [order.indexOf(winner), order.indexOf(loser)];
  const after = seen({ ...state, passed: { ...state.passed, [winner]: [] } }, [winner], day);
  if (below < above) return after;
  if (rules.move === 'swap') return { ...after, order: order.with(above, winner).with(below, loser) };
  const half = (below - above) / 2;
  const places = Math.max(1, rules.rounding === 'up' ? Math.ceil(half) : Math.floor(half));
  return { ...after, order: moved(order, winner, below - places) };
}

const moved = (order: readonly string[], player: string, place: number): readonly string[] =>
  order.filter((each) => each !== player).toSpliced(place, 0, player);

/** Marks these members as active on a day. */
const seen = (state: LadderState, players: readonly string[], day: string): LadderState => ({
  ...state,
  active: { ...state.active, ...Object.fromEntries(players.map((each) => [each, day])) },
});

/** The open challenge of a member, made or received. */
const challengeOf = ({ open }: LadderState, member: string): Challenge | undefined =>
  open.find(({ player, other }) => player === member || other === member);

/** The members whom a member may challenge now, the nearest first: within reach, without an open challenge. */
export function mayChallenge(state: LadderState, member: string): readonly string[] {
  if (challengeOf(state, member) !== undefined) return [];
  const passed = state.passed[member] ?? [];
  const above = state.order.slice(0, Math.max(0, state.order.indexOf(member))).toReversed();
  const reach = above.filter((each) => !passed.includes(each)).slice(0, state.rules.reach);
  return reach.filter((each) => challengeOf(state, each) === undefined);
}

/** What is due: an answer, the game of a challenge, or any game of a member. `due`: the last day that is in time. */
export interface LadderDue {
  readonly code: 'answer' | 'game' | 'idle';
  readonly player: string;
  /** The challenged member. */
  readonly other: string | null;
  readonly due: string;
  readonly isLate: boolean;
}

/** A ladder as it is shown on a day. */
export interface LadderView {
  readonly rules: LadderRules;
  /** The first is on top. `may`: the members they may challenge now, the nearest first. */
  readonly members: readonly {
    readonly player: string;
    readonly name: string;
    readonly may: readonly string[];
  }[];
  /** Every challenge, and members who have not played for too long. Nothing happens by itself: the desk enters the outcome. */
  readonly due: readonly LadderDue[];
}

/** The ladder on a day. */
export function ladderView(state: LadderState, day: string, nameOf: (id: string) => string): LadderView {
  const { rules, open, order, active } = state;
  const item = (since: string, days: number) => {
    const due = new Date(Date.parse(since) + days * 86_400_000).toISOString().slice(0, 10);
    return { due, isLate: due < day };
  };
  const challenges = open.map(({ player, other, since, isAccepted }): LadderDue => {
    const days = isAccepted ? rules.play : rules.answer;
    return { code: isAccepted ? 'game' : 'answer', player, other, ...item(since, days) };
  });
  // The last member cannot drop, and a member with a challenge will play.
  const resting = order.slice(0, -1).filter((each) => challengeOf(state, each) === undefined);
  const idle = resting.map((player): LadderDue => {
    return { code: 'idle', player, other: null, ...item(active[player] ?? day, rules.idle?.days ?? 0) };
  });
  return {
    rules,
    members: order.map((player) => ({ player, name: nameOf(player), may: mayChallenge(state, player) })),
    due: [...challenges, ...idle.filter(({ isLate }) => isLate && rules.idle !== null)],
  };
}

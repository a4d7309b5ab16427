// The games of a journal, read afterwards: moves that were not undone, deals with their counts, where the lead changed.
import { type Assignment, countByCards, type GameEvent, type Identity } from '../rules/game/index.ts';
import {
  type CardOrRank,
  type Event,
  type GameResult,
  type Hand,
  type RuleSet,
  type Ruling,
  type State,
  total,
} from '../rules/index.ts';
import { MUGGED } from '../rules/rulings/index.ts';
import { sideOf, targetOf } from '../rules/terms/index.ts';
import { sideNames } from '../table/names.ts';
import { type MoveFact, moveOf } from './fact.ts';

/** A move that was not undone: its fact, and the score after it. */
interface StoryStep {
  readonly time: number;
  readonly fact: MoveFact;
  /** 0 before the first deal and in plain pegging. */
  readonly deal: number;
  readonly phase: State['phase'];
  /** Front and rear pegs, by side. */
  readonly pegs: readonly { readonly front: number; readonly rear: number }[];
}

/** A hand that was counted in the show. */
interface CountStory {
  readonly seat: number;
  readonly hand: Hand;
  readonly claimed: number;
  /** What was pegged for it in the end. */
  readonly paid: number;
  /** What the cards count; null where none were entered. */
  readonly truth: number | null;
  readonly cards: readonly CardOrRank[] | null;
}

/** A deal, from the turn of the starter to the crib. Plain pegging is deal 0. */
export interface DealStory {
  readonly deal: number;
  readonly dealer: number | null;
  readonly starter: CardOrRank | null;
  /** Index of its first step. */
  readonly first: number;
  readonly counts: readonly CountStory[];
  /** Points of the play, by seat, and heels. */
  readonly play: readonly number[];
  readonly heels: readonly number[];
  /** Points that were pegged on the board alone, by the first seat of each side, unchecked. */
  readonly unverified: readonly number[];
}

/** Points that changed hands by muggins, or by a wrong call of it. */
interface Mugging {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** The status of a game: being played now, won, left unfinished, or its beginning undone. */
const GAME_STATUSES = ['playing', 'finished', 'abandoned', 'withdrawn'] as const;
/** See GAME_STATUSES. */
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What a game and its match are known by, wherever they are copied to. */
export interface GameIds {
  /** A UUID; for a game without one, the id of the journal and the number in it. */
  readonly uid: string;
  /** That of the first game of the match. */
  readonly match: string;
}

/** A whole game. */
export interface GameStory extends GameIds {
  /** Its number in the journal. */
  readonly id: number;
  readonly game: number;
  /** Names as they were then, and the ids of those who bore them. */
  readonly players: readonly string[];
  readonly playerIds: readonly string[];
  /** Names of the sides, and the side of each seat. */
  readonly sides: readonly string[];
  readonly sideOf: readonly number[];
  readonly rules: RuleSet;
  /** The colours of its lanes, by name; null where none were noted. */
  readonly colours: readonly string[] | null;
  /** What the game was asked for by; null for a game of the table's own. */
  readonly assignment: Assignment | null;
  /** Holes to win, by side. */
  readonly targets: readonly number[];
  readonly started: number;
  /** The time of the last move that is not undone. */
  readonly lastMove: number;
  /** When anything of it was last kept, undo and redo included. */
  readonly lastEvent: number;
  readonly status: GameStatus;
  readonly result: GameResult | null;
  readonly steps: readonly StoryStep[];
  readonly deals: readonly DealStory[];
  readonly muggings: readonly Mugging[];
  /** Where another side came to lead: the step, and the side. The first lead is no change. */
  readonly leads: readonly { readonly step: number; readonly side: number }[];
}

/** A move as a teller is given it. */
export interface StoryMove {
  readonly time: number;
  readonly events: readonly Event[];
  readonly move: number;
}

/** What a teller does not know of its game. */
interface Ending {
  readonly state: State;
  readonly status: GameStatus;
  readonly ids: GameIds;
  readonly lastEvent: number;
}

type Open<T> = { -readonly [K in keyof T]: T[K] };
type OpenDeal = Open<Omit<DealStory, 'counts' | 'play' | 'heels' | 'unverified'>> & {
  counts: Open<CountStory>[];
  play: number[];
  heels: number[];
  unverified: number[];
};

/** Gathers one game. */
export class Teller {
  readonly #id: number;
  readonly #steps: StoryStep[] = [];
  readonly #deals: OpenDeal[] = [];
  readonly #muggings: Mugging[] = [];
  readonly #leads: { step: number; side: number }[] = [];
  #leader: number | undefined;
  #begun: Identity = {};
  #started = 0;
  #lastMove = 0;

  constructor(id: number) {
    this.#id = id;
  }

  /** One event, between the states around it. */
  happened(event: GameEvent, before: State, after: State): void {
    if (event.type === 'gameStarted') this.#begun = event;
    if (event.type === 'phaseEntered' && event.phase === 'deal') {
      // What a dead deal counted is nothing (ACC 4.4).
      if (event.again) this.#drop(after);
      this.#open(after);
    } else if (event.type !== 'dealerSet') this.#dealt(after);
    if (event.type === 'starterTurned') this.#deal(after).starter = event.starter;
    if (event.type === 'pegged') this.#pegged(event, before, after);
    if (event.type === 'cardsEntered') this.#cards(event.hand, event.cards, after);
    if (event.type === 'ruled') this.#ruled(event.ruling, after);
  }

  /** One whole move. */
  moved({ events, time }: StoryMove, before: State, after: State): void {
    if (this.#steps.length === 0) this.#started = time;
    this.#lastMove = time;
    const { fact } = moveOf(events, { before, after, earlier: () => undefined });
    const { deal, phase, pegs } = after;
    const last = this.#steps.length;
    this.#steps.push({ time, fact, deal, phase, pegs });
    const leader = leaderOf(after);
    if (leader === undefined || leader === this.#leader) return;
    if (this.#leader !== undefined) this.#leads.push({ step: last, side: leader });
    this.#leader = leader;
  }

  /** The game so far. What it gives does not change when the game goes on. */
  story({ state, status, ids, lastEvent }: Ending): GameStory {
    return {
      id: this.#id,
      ...ids,
      game: state.game,
      players: state.players,
      playerIds: state.playerIds,
      sides: sideNames(state).map(({ full }) => full),
      sideOf: state.players.map((_, seat) => sideOf(state.rules, seat)),
      rules: state.rules,
      colours: this.#begun.colours ?? null,
      assignment: this.#begun.assignment ?? null,
      targets: state.pegs.map((_, side) => targetOf(state.rules, side)),
      started: this.#started,
      lastMove: this.#lastMove,
      lastEvent,
      status,
      result: (status === 'finished' ? state.results.at(-1) : undefined) ?? null,
      steps: [...this.#steps],
      // The deal that follows a crib is none until something happens in it.
      deals: this.#deals.filter(happened).map(closed),
      muggings: [...this.#muggings],
      leads: [...this.#leads],
    };
  }

  /** Who deals is known at the latest when something happens in the deal. */
  #dealt({ deal, dealer }: State): void {
    const last = this.#deals.at(-1);
    if (last?.deal === deal) last.dealer = dealer ?? null;
  }

  #drop({ deal }: State): void {
    while (this.#deals.at(-1)?.deal === deal) this.#deals.pop();
  }

  #open({ deal, players }: State): OpenDeal {
    const none = () => players.map(() => 0);
    const opened: OpenDeal = {
      deal,
      dealer: null,
      starter: null,
      first: this.#steps.length,
      counts: [],
      play: none(),
      heels: none(),
      unverified: none(),
    };
    this.#deals.push(opened);
    return opened;
  }

  /** The deal of this moment; plain pegging has one of its own. */
  #deal(state: State): OpenDeal {
    const last = this.#deals.at(-1);
    return last !== undefined && last.deal === state.deal ? last : this.#open(state);
  }

  #pegged(event: Extract<GameEvent, { type: 'pegged' }>, before: State, after: State): void {
    const deal = this.#deal(after);
    const { seat, points, hand, claimed = points, reason } = event;
    if (reason === 'unverified') deal.unverified[seat] = (deal.unverified[seat] ?? 0) + points;
    else if (reason === 'heels') deal.heels[seat] = (deal.heels[seat] ?? 0) + points;
    else if (hand === undefined) deal.play[seat] = (deal.play[seat] ?? 0) + points;
    else {
      const items = countByCards(before, hand);
      const cards = before.cards[hand] ?? null;
      const truth = items === undefined ? null : total(items);
      deal.counts.push({ seat, hand, claimed, paid: points, truth, cards });
    }
  }

  /** Cards that are entered for a dispute belong to a count that was made. */
  #cards(hand: Hand, cards: readonly CardOrRank[], after: State): void {
    const count = this.#deal(after).counts.findLast((each) => each.hand === hand);
    if (count === undefined) return;
    const items = countByCards(after, hand);
    count.cards = cards;
    count.truth = items === undefined ? null : total(items);
  }

  #ruled({ code, seat, opponent, award, truth, paid, offence }: Ruling, after: State): void {
    if (award > 0 && offence === undefined && MUGGED.has(code))
      this.#muggings.push({ from: seat, to: opponent, points: award });
    if (award > 0 && code === 'mugginsWrong')
      this.#muggings.push({ from: opponent, to: seat, points: award });
    const count = this.#deal(after).counts.findLast((each) => each.seat === seat);
    if (count === undefined || truth === undefined || offence !== undefined) return;
    count.truth = truth;
    if (code !== 'mugginsAwarded' && code !== 'mugginsTooMuch' && code !== 'mugginsWrong') count.paid = paid;
  }
}

const happened = ({ starter, counts, play, heels, unverified }: DealStory): boolean =>
  starter !== null || counts.length > 0 || [...play, ...heels, ...unverified].some((points) => points > 0);

/** A deal as it is now. */
const closed = ({ counts, play, heels, unverified, ...deal }: OpenDeal): DealStory => ({
  ...deal,
  counts: counts.map((count) => ({ ...count })),
  play: [...play],
  heels: [...heels],
  unverified: [...unverified],
});

/** The side that is ahead, by holes left to go; undefined while two are level. */
function leaderOf({ pegs, rules }: State): number | undefined {
  const toGo = pegs.map(({ front }, side) => targetOf(rules, side) - front);
  const best = Math.min(...toGo);
  const first = toGo.indexOf(best);
  return toGo.lastIndexOf(best) === first ? first : undefined;
}

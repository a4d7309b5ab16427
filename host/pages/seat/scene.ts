// What a seat's page offers at this moment, worked out from the state: what the player can do, with which points and cards.

import {
  countedStarter,
  enteredCards,
  type LaidOut,
  OPEN_TO_ALL,
} from '../../../shared/rules/cards/index.ts';
import { type ConsentRequest, isLaidByCard } from '../../../shared/rules/game/index.ts';
import type { CardOrRank, Hand, RuleSet } from '../../../shared/rules/index.ts';
import { judgesDiscards } from '../../../shared/rules/study/index.ts';
import { counterOf, HANDS, sideOf } from '../../../shared/rules/terms/index.ts';
import type { HandAnswer, Precondition, StateMessage, TableView } from '../../web/table/types.ts';
import { type DealtScene, dealtScene, IN_HAND } from './dealt.ts';

/** What the pad is for: points of a count, points in play, plainly, or nothing now. */
type PadKind = 'count' | 'bid' | 'exchange' | 'play' | 'free' | 'none';

/** Steps of a deal that NEXT takes. */
export type NextStep =
  | 'dealt'
  | 'sold'
  | 'noJack'
  | 'noJackCount'
  | 'noHeels'
  | 'exchanged'
  | 'playOver'
  | 'playOverDeal';

/** What the count of a hand rests on besides its cards. */
export interface CountedWith {
  /** None where the card turned up lies in the square. */
  readonly starter: CardOrRank | undefined;
  readonly crib: boolean;
  readonly rules: RuleSet;
}

/** Cards that are wanted of this player: the starter, or a hand. */
export interface WantedCards {
  readonly kind: 'starter' | 'hand';
  readonly hand: Hand | undefined;
  readonly count: number;
  /** Cards on the table already, which cannot be picked. */
  readonly taken: readonly CardOrRank[];
  readonly counted: CountedWith | undefined;
}

/** Everything that a seat can do now. */
export type SeatScene = NonNullable<ReturnType<typeof seatScene>>;

/** A call of muggins that this player can make: on whom, and on which card in play; null where none is entered. */
export type SeatCall = SeatScene['calls'][number];

/** The scene of a seat; undefined if no player has it. `own`: its cards, where the host deals. */
export function seatScene(message: StateMessage, seat: number, own?: HandAnswer) {
  const scene = sceneOfTable(message, seat);
  const dealt = dealtScene(message, seat, own);
  return scene && { ...scene, ...(dealt && dealtOffers(message, scene, dealt)), dealt };
}

/** Phases in which a game that the host deals waits for cards of the pack, and not for a count. */
const OF_CARDS: ReadonlySet<TableView['phase']> = new Set(['cut', 'deal', 'starter', 'play']);

/** What is offered where the host deals: nothing that it does itself, and points for the player's own card alone. */
function dealtOffers(message: StateMessage, scene: TableScene, { task, alone, bids, starter }: DealtScene) {
  const { phase, play, prompt, rules, players, dealer } = message.view;
  const { pad, increments, seat, lane, expected } = scene;
  const ofCards = OF_CARDS.has(phase);
  const opens = bids && dealer === seat;
  const keyed = scene.cards === undefined && (!ofCards || play?.claims === seat);
  const hand = prompt.hand ?? 'dealer';
  const counter = counterOf(dealtBy(message.view), hand) ?? -1;
  const of = counter < 0 || sideOf(rules, counter) === lane ? undefined : players[counter]?.name;
  const never = { cards: undefined, heels: undefined, study: undefined, cut: false, lay: false } as const;
  return {
    ...never,
    held: {
      cards: message.company?.shown ?? [],
      hand,
      starter,
      of,
    },
    expected: ofCards ? opens || task !== undefined : expected,
    pad: keyed ? pad : 'none',
    increments: keyed ? increments : [],
    go: task === 'go' ? rules.go : undefined,
    followed: true,
    // Muggins agrees to everything.
    undoConsent: alone ? undefined : scene.undoConsent,
    next: phase === 'bidding' || phase === 'exchange' || opens ? scene.next : undefined,
  } as const;
}

type TableScene = NonNullable<ReturnType<typeof sceneOfTable>>;

/** The same for real cards. */
function sceneOfTable({ view, increments, asked, undo, disputable, settings }: StateMessage, seat: number) {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { prompt, phase } = view;
  const { name, lane, front: score } = player;
  const running = phase !== 'none' && phase !== 'over';
  const mine = (other: number | null): boolean => other !== null && sideOf(view.rules, other) === lane;
  const cards = wantedOf(view, mine);
  const pad = cards?.kind === 'hand' || !running ? 'none' : padOf(view, mine, increments);
  return {
    ...{ seat, name, lane, score },
    /** The game, the deal, and what can be keyed of it: what was keyed at another moment is not meant for this one. */
    moment: [view.game, view.deal, phase, prompt.hand, cards?.kind, seat].join(' '),
    names: view.players.map((each) => each.name),
    held: heldOf(view, mine),
    over: overOf(view, lane),
    /** Whether the table waits for this side. */
    expected: running && mine(prompt.seat),
    ask: view.result === null ? askOf(view) : undefined,
    pad,
    /** Points that can be claimed, rising. */
    increments: pad === 'none' ? [] : increments,
    cards,
    ...playOf(view, mine),
    heels: heelsOf(view, mine),
    cut: phase === 'cut',
    /** What 'next' means here: undefined where there is no such step. */
    next: nextOf(view),
    calls: prompt.calls.filter((call) => call.seat === seat).map(({ on, card }) => ({ on, card })),
    /** Whether a count is disputed, so that cards are wanted. */
    disputed: prompt.disputed,
    /** The count that can be disputed. */
    disputable: disputable ?? undefined,
    /** Offences that can be reported now. */
    offences: settings.paused ? [] : view.offences,
    undo: view.canUndo && !settings.paused,
    /** Why the other side has to agree to an undo; undefined where it need not. */
    undoConsent: undo[seat] ?? undefined,
    ...offersOf(view, running),
    asked: asked === null ? undefined : askedOf(asked, mine, seat),
    paused: settings.paused,
  };
}

/** Who deals, and who owns the crib, as far as anybody has said. */
const dealtBy = ({ dealer, crib, rules }: TableView) => ({
  dealer: dealer ?? undefined,
  buyer: crib ?? undefined,
  rules,
});

/** What can be done at any time of a game. */
const offersOf = (view: TableView, running: boolean) => ({
  concede: running,
  study: running ? studyOf(view) : undefined,
});

/** What can be entered for study: undefined where discards are not judged, and before the first deal. */
export type StudyScene = NonNullable<ReturnType<typeof studyOf>>;

function studyOf({ rules, deal }: TableView) {
  if (deal === 0 || !judgesDiscards(rules)) return undefined;
  const { dealt, laidAway } = rules.cards;
  // Of the deal before, the last hand may just have been counted.
  return { deals: deal > 1 ? [deal, deal - 1] : [deal], dealt, thrown: laidAway };
}

/** One's own cards as far as they are entered; the crib while it is counted. */
function heldOf(view: TableView, mine: Mine) {
  const { cards, starter, prompt, phase, rules } = view;
  const nothing: Hand = 'dealer';
  if (!IN_HAND.has(phase)) return { cards: [], hand: nothing, starter: undefined, of: undefined };
  const owned = HANDS.filter((hand) => {
    const counter = counterOf(dealtBy(view), hand);
    return counter !== undefined && mine(counter) && (cards[hand]?.length ?? 0) > 0;
  });
  const shown =
    owned.find((hand) => hand === prompt.hand) ?? (rules.layout === 'hands' ? owned[0] : undefined);
  return {
    cards: shown === undefined ? [] : (cards[shown] ?? []),
    hand: shown ?? nothing,
    starter: starter ?? undefined,
    /** Whose cards they are; undefined for this player's own. */
    of: undefined as string | undefined,
  };
}

/** What comes next after a game: another one of the match, or another match. */
const afterGame = ({ match }: TableView): 'game' | 'match' => (match.over ? 'match' : 'game');

/** The end of a game; undefined as long as it goes on. */
function overOf(view: TableView, lane: number) {
  const { result, desk } = view;
  if (result === null) return undefined;
  return {
    won: result.winner === lane,
    /** Undefined where that is the desk's of a hall. */
    next: desk === null ? afterGame(view) : undefined,
  };
}

const playOf = ({ phase, play, prompt, rules }: TableView, mine: Mine) => ({
  /** Points for a go, where one can be pegged. */
  go: phase === 'play' && rules.go > 0 ? rules.go : undefined,
  /** Whether the cards of this play are entered: then a go is said, and the board knows what it scores. */
  followed: play !== null,
  /** The running count where it is known. */
  count: play?.count,
  /** Whether this seat can lay a card: in turn, or after a go of the others that was only spoken. */
  lay:
    phase === 'play' &&
    isLaidByCard({ rules }) &&
    (play === null || (!play.over && (mine(prompt.seat) || play.count > OPEN_TO_ALL))),
});

/** What the table waits for, whose it is, and which hand. */
const askOf = ({ prompt, players, deal, rules }: TableView) => ({
  expects: prompt.expects,
  name: players[prompt.seat ?? -1]?.name ?? '',
  hand: prompt.hand ?? 'dealer',
  /** Which deal of how many it is, where a player alone has several. */
  nth: rules.deals > 1 ? { deal, deals: rules.deals } : null,
});

type Mine = (seat: number | null) => boolean;

/** An undo or a report that waits for consent. */
const askedOf = ({ by, move, offence, agree }: ConsentRequest, mine: Mine, seat: number) => ({
  ...{ move, by, offence },
  /** Whether this side asks, or else whether it can agree. */
  mine: mine(by),
  agree: agree.includes(seat),
  /** Seats that can. */
  agreeing: agree,
});

function padOf({ phase, prompt }: TableView, mine: Mine, increments: readonly number[]): PadKind {
  if (increments.length === 0) return 'none';
  if (phase === 'show')
    return prompt.expects === 'count' && (prompt.hand === 'square' || mine(prompt.seat)) ? 'count' : 'none';
  // First the cards are dealt and the starter is turned: points in play would skip that, and the heels with it.
  if (phase === 'deal' || phase === 'starter') return 'none';
  if (phase === 'bidding') return 'bid';
  if (phase === 'exchange') return 'exchange';
  return phase === 'cut' || phase === 'free' ? 'free' : 'play';
}

/** The starter is everybody's; a hand is entered by who counts it, in a dispute the player whose count it is. */
function wantedOf(view: TableView, mine: Mine): WantedCards | undefined {
  const { prompt, phase, starter, rules } = view;
  // Cards as the host sends them, as text.
  const laid = { cards: view.cards, rules, starter: starter ?? undefined } as LaidOut;
  const taken = [
    countedStarter(rules, laid.starter) ?? [],
    enteredCards(laid, prompt.hand ?? undefined),
  ].flat();
  const turned = prompt.expects === 'starter' && rules.claims === 'always';
  if (turned || prompt.expects === 'starterCard')
    return { kind: 'starter', hand: undefined, count: 1, taken, counted: undefined };
  if (prompt.expects !== 'cards' || prompt.hand === null || phase === 'none') return undefined;
  const owner = counterOf(dealtBy(view), prompt.hand) ?? prompt.seat;
  if (!mine(owner)) return undefined;
  const counted =
    starter === null
      ? undefined
      : { starter: countedStarter(rules, laid.starter), crib: prompt.hand === 'crib', rules };
  return { kind: 'hand', hand: prompt.hand, count: prompt.cards, taken, counted };
}

/** Heels are the dealer's while the starter is turned; where every starter is entered, entering a jack pegs them. */
function heelsOf({ phase, rules, dealer }: TableView, mine: Mine): number | undefined {
  const now = phase === 'starter' && rules.claims !== 'always' && mine(dealer);
  return now && rules.heels > 0 ? rules.heels : undefined;
}

function nextOf({ phase, rules }: TableView): NextStep | undefined {
  switch (phase) {
    case 'deal':
      return 'dealt';
    case 'bidding':
      return 'sold';
    case 'starter':
      if (rules.claims === 'always') return undefined;
      if (rules.exchange !== 'none') return 'noHeels';
      return rules.show === 'afterPlay' ? 'noJack' : 'noJackCount';
    case 'exchange':
      return 'exchanged';
    case 'play':
      return rules.show === 'beforePlay' ? 'playOverDeal' : 'playOver';
    default:
      return undefined;
  }
}

/** What a request made now rests on. `behind`: another request of this phone is not yet answered, or its answer not yet seen. */
export function seenNow(view: TableView, seat: number, behind: boolean): Precondition {
  const { game, deal, prompt, phase } = view;
  const hand = phase === 'show' ? prompt.hand : null;
  return { game, deal, hand, front: behind ? null : (view.players[seat]?.front ?? null) };
}

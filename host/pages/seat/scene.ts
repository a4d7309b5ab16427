// What a seat's page offers at this moment, worked out from the state: what the player can do, with which points and cards.

import {
  countedStarter,
  enteredCards,
  type LaidOut,
  OPEN_TO_ALL,
} from '../../../shared/rules/cards/index.ts';
import type {
  ConsentRequest,
  DisputableCount,
  Expectation,
  UndoConsent,
} from '../../../shared/rules/game/index.ts';
import { isLaidByCard } from '../../../shared/rules/game/index.ts';
import type { CardOrRank, Hand, RuleSet } from '../../../shared/rules/index.ts';
import { judgesDiscards } from '../../../shared/rules/study/index.ts';
import { counterOf, HANDS, sideOf } from '../../../shared/rules/terms/index.ts';
import type { Precondition, StateMessage, TableView } from '../../web/table/types.ts';

/** What the pad is for: points of a count, points in play, plainly, or nothing now. */
type PadKind = 'count' | 'bid' | 'exchange' | 'play' | 'free' | 'none';

/** Cards that are wanted of this player: the starter, or a hand. */
interface WantedCards {
  readonly kind: 'starter' | 'hand';
  readonly hand: Hand | undefined;
  readonly count: number;
  /** Cards on the table already, which cannot be picked. */
  readonly taken: readonly CardOrRank[];
  /** What the count of a hand rests on besides its cards. */
  readonly counted: CountedWith | undefined;
}

/** What the count of a hand rests on besides its cards. */
export interface CountedWith {
  /** None where the card turned up lies in the square. */
  readonly starter: CardOrRank | undefined;
  readonly crib: boolean;
  readonly rules: RuleSet;
}

/** The cards that a player keeps in sight. */
interface HeldScene {
  /** Those of this side that are entered: of the hand that is counted, or else of its hand. */
  readonly cards: readonly string[];
  readonly hand: Hand;
  readonly starter: string | undefined;
}

/** What can be entered for study. */
export interface StudyScene {
  /** Deals that are offered, the present one first. */
  readonly deals: readonly number[];
  /** Cards dealt to a player, and thrown to the crib. */
  readonly dealt: number;
  readonly thrown: number;
}

/** The end of a game. */
interface OverScene {
  readonly won: boolean;
  /** The name of whoever has won: a player, or the first of two partners. */
  readonly winner: string;
  /** What comes next: another game of the match, or another match; undefined where that is the desk's of a hall. */
  readonly next: 'game' | 'match' | undefined;
}

/** An undo or a report that waits. */
interface AskedScene {
  readonly move: number;
  /** The seat that asks. */
  readonly by: number;
  /** Whether this side asks, or else whether it can agree. */
  readonly mine: boolean;
  readonly agree: boolean;
  /** Seats that can. */
  readonly agreeing: readonly number[];
  readonly offence: ConsentRequest['offence'];
}

/** What a call of muggins is about. */
export interface SeatCall {
  readonly on: number;
  readonly card: string | null;
}

/** Everything that this seat can do now. */
export interface SeatScene {
  readonly seat: number;
  /** The game, the deal, and what can be keyed of it: what was keyed at another moment is not meant for this one. */
  readonly moment: string;
  readonly name: string;
  readonly lane: number;
  /** Names of all players, by seat. */
  readonly names: readonly string[];
  readonly score: number;
  readonly held: HeldScene;
  /** Undefined as long as the game goes on. */
  readonly over: OverScene | undefined;
  /** Whether the table waits for this side. */
  readonly expected: boolean;
  /** What the table waits for, whose it is, and which hand; undefined once the game is over. */
  readonly ask:
    | {
        readonly expects: Expectation;
        readonly name: string;
        readonly hand: Hand;
        /** Which deal of how many it is, where a player alone has several. */
        readonly nth: { readonly deal: number; readonly deals: number } | null;
      }
    | undefined;
  readonly pad: PadKind;
  /** Points that can be claimed, rising. */
  readonly increments: readonly number[];
  readonly cards: WantedCards | undefined;
  /** Points for a go, where one can be pegged. */
  readonly go: number | undefined;
  /** Whether the cards of this play are entered: then a go is said, and the board knows what it scores. */
  readonly followed: boolean;
  /** The running count where it is known. */
  readonly count: number | undefined;
  /** Whether this seat can lay a card: in turn, or after a go of the others that was only spoken. */
  readonly lay: boolean;
  /** Points for heels, where they can be pegged. */
  readonly heels: number | undefined;
  readonly cut: boolean;
  /** What 'next' means here: undefined where it means nothing for this seat. */
  readonly next:
    | 'dealt'
    | 'sold'
    | 'noJack'
    | 'noJackCount'
    | 'noHeels'
    | 'exchanged'
    | 'playOver'
    | 'playOverDeal'
    | 'nothing'
    | undefined;
  /** Calls of muggins that this player can make: on whom, and on which card in play; null where none is entered. */
  readonly calls: readonly SeatCall[];
  /** Whether a count is disputed, so that cards are wanted. */
  readonly disputed: boolean;
  /** The count that can be disputed. */
  readonly disputable: DisputableCount | undefined;
  /** Offences that can be reported now. */
  readonly offences: TableView['offences'];
  readonly undo: boolean;
  /** Why the other side has to agree to an undo; undefined where it need not. */
  readonly undoConsent: UndoConsent | undefined;
  readonly concede: boolean;
  /** Undefined where discards are not judged, and before the first deal. */
  readonly study: StudyScene | undefined;
  /** What waits for somebody to agree. */
  readonly asked: AskedScene | undefined;
  readonly paused: boolean;
  readonly running: boolean;
}

/** The scene of a seat; undefined if nobody plays there. */
export function seatScene(
  { view, increments, asked, undo, disputable, settings }: StateMessage,
  seat: number,
): SeatScene | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { prompt, phase } = view;
  const running = phase !== 'none' && phase !== 'over';
  const mine = (other: number | null): boolean => other !== null && sideOf(view.rules, other) === player.lane;
  const cards = wantedOf(view, mine);
  const pad = cards?.kind === 'hand' || !running ? 'none' : padOf(view, mine, increments);
  return {
    seat,
    moment: [view.game, view.deal, phase, prompt.hand, cards?.kind, seat].join(' '),
    ...playerOf(player),
    names: view.players.map(({ name }) => name),
    held: heldOf(view, mine),
    over: overOf(view, player.lane),
    expected: running && mine(prompt.seat),
    ask: view.result === null ? waitOf(view) : undefined,
    pad,
    increments: pad === 'none' ? [] : increments,
    cards,
    ...playOf(view, mine),
    heels: heelsOf(view, mine),
    cut: phase === 'cut',
    next: nextOf(view, mine),
    calls: prompt.calls.filter((call) => call.seat === seat).map(({ on, card }) => ({ on, card })),
    disputed: prompt.disputed,
    disputable: disputable ?? undefined,
    offences: settings.paused ? [] : view.offences,
    undo: view.canUndo && !settings.paused,
    undoConsent: undo[seat] ?? undefined,
    ...offersOf(view, running),
    asked: asked === null ? undefined : askedOf(asked, mine, seat),
    paused: settings.paused,
    running,
  };
}

const playerOf = ({ name, lane, front }: TableView['players'][number]) => ({ name, lane, score: front });

/** Who deals, and who owns the crib, as far as anybody has said. */
const dealtBy = ({ dealer, crib, rules }: TableView) => ({
  dealer: dealer ?? undefined,
  buyer: crib ?? undefined,
  rules,
});

/** What can be done at any time of a game. */
const offersOf = (view: TableView, running: boolean): Pick<SeatScene, 'concede' | 'study'> => ({
  concede: running,
  study: running ? studyOf(view) : undefined,
});

/** Of the deal before, the last hand may just have been counted. */
function studyOf({ rules, deal }: TableView): StudyScene | undefined {
  if (deal === 0 || !judgesDiscards(rules)) return undefined;
  const { dealt, laidAway } = rules.cards;
  return { deals: deal > 1 ? [deal, deal - 1] : [deal], dealt, thrown: laidAway };
}

/** Where the cards of this deal lie on the table; before and after, those of the last one are another dealer's. */
const IN_HAND: ReadonlySet<TableView['phase']> = new Set(['starter', 'play', 'show']);

/** One's own cards as far as they are entered; the crib while it is counted. */
function heldOf(view: TableView, mine: Mine): HeldScene {
  const { cards, starter, prompt, phase, rules } = view;
  if (!IN_HAND.has(phase)) return { cards: [], hand: 'dealer', starter: undefined };
  const owned = HANDS.filter((hand) => {
    const counter = counterOf(dealtBy(view), hand);
    return counter !== undefined && mine(counter) && (cards[hand]?.length ?? 0) > 0;
  });
  const shown =
    owned.find((hand) => hand === prompt.hand) ?? (rules.layout === 'hands' ? owned[0] : undefined);
  return {
    cards: shown === undefined ? [] : (cards[shown] ?? []),
    hand: shown ?? 'dealer',
    starter: starter ?? undefined,
  };
}

function overOf({ result, players, match, desk }: TableView, lane: number): SeatScene['over'] {
  if (result === null) return undefined;
  const winner = players.find((each) => each.lane === result.winner)?.name ?? '';
  return {
    won: result.winner === lane,
    winner,
    next: desk !== null ? undefined : match.over ? 'match' : 'game',
  };
}

const playOf = (
  { phase, play, prompt, rules }: TableView,
  mine: Mine,
): Pick<SeatScene, 'go' | 'followed' | 'count' | 'lay'> => ({
  go: phase === 'play' && rules.go > 0 ? rules.go : undefined,
  followed: play !== null,
  count: play?.count,
  lay:
    phase === 'play' &&
    isLaidByCard({ rules }) &&
    (play === null || (!play.over && (mine(prompt.seat) || play.count > OPEN_TO_ALL))),
});

const waitOf = ({ prompt, players, deal, rules }: TableView): SeatScene['ask'] => ({
  expects: prompt.expects,
  name: players[prompt.seat ?? -1]?.name ?? '',
  hand: prompt.hand ?? 'dealer',
  nth: rules.deals > 1 ? { deal, deals: rules.deals } : null,
});

type Mine = (seat: number | null) => boolean;

const askedOf = ({ by, move, offence, agree }: ConsentRequest, mine: Mine, seat: number): AskedScene => ({
  move,
  by,
  mine: mine(by),
  agree: agree.includes(seat),
  agreeing: agree,
  offence,
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

function nextOf({ phase, prompt, rules }: TableView, mine: Mine): SeatScene['next'] {
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
    case 'show':
      return mine(prompt.seat) && rules.claims !== 'always' && prompt.expects === 'count'
        ? 'nothing'
        : undefined;
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

// What the coach of a phone remembers: the player's own counts with their cards, and how many in a row were right. It speaks of a count only
// when nothing can be made of that at the table: nobody can call or dispute it, and the game has gone on.
import {
  type CardOrRank,
  countedStarter,
  type ShowItem,
  scoreShow,
  total,
} from '../../../../shared/rules/cards/index.ts';
import type { Hand } from '../../../../shared/rules/index.ts';
import { sideOf } from '../../../../shared/rules/terms/index.ts';
import type { StateMessage, TableView } from '../../../web/table/types.ts';

/** A count of the player's, with its cards. */
export interface OwnCount {
  /** Its number in the journal. */
  readonly move: number;
  readonly claimed: number;
  readonly cards: readonly CardOrRank[];
  readonly starter: CardOrRank | undefined;
  readonly items: readonly ShowItem[];
  /** Whether the table has ruled on it, and everybody knows what it scores. */
  readonly ruled: boolean;
}

/** Kept on the phone, as JSON. */
export interface Memory {
  /** Game and deal of the cards below. */
  readonly deal: string;
  /** Cards of this deal that the player has shown to the coach alone. */
  readonly shown: { readonly [hand in Hand]?: readonly CardOrRank[] };
  readonly starter: CardOrRank | undefined;
  /** Cards that are being shown, not yet all: of a hand, or the starter. */
  readonly picked: { readonly of: Hand | 'starter'; readonly cards: readonly CardOrRank[] } | undefined;
  /** Counts of which the coach does not speak yet. */
  readonly waiting: readonly OwnCount[];
  /** The count of which it speaks. */
  readonly note: OwnCount | undefined;
  /** Right counts in a row, now and at most; and the move of the last count among them. */
  readonly streak: number;
  readonly best: number;
  readonly last: number;
}

export const NO_MEMORY: Memory = {
  deal: '',
  shown: {},
  starter: undefined,
  picked: undefined,
  waiting: [],
  note: undefined,
  streak: 0,
  best: 0,
  last: 0,
};

/** The memory after one more state of the table. */
export function learn(before: Memory, message: StateMessage, seat: number): Memory {
  const { view, company } = message;
  const memory = lying(turned(before, view), view, company?.pack === 'pages' ? company.shown : null);
  const undone = view.history.filter((move) => move.undone).map(({ move }) => move);
  const counts = countsIn(view, seat);
  const seen = counts.flatMap((count) => withCards(count, view, memory));
  const again = [...undone, ...seen.map(({ move }) => move)];
  const open = [...memory.waiting.filter(({ move }) => !again.includes(move)), ...seen].filter(
    ({ move }) => move > memory.last,
  );
  const closed = open.filter((count) => isClosed(count, message, seat));
  const { note } = memory;
  const gone =
    note === undefined || undone.includes(note.move) || counts.some(({ move }) => move > note.move);
  const waiting = open.filter((count) => !closed.includes(count));
  return closed.reduce(judged, { ...memory, waiting, note: gone ? undefined : note });
}

/** Where the host deals, the hand that counts lies open: nobody has to show it to the coach. */
const lying = (memory: Memory, { prompt }: TableView, open: readonly CardOrRank[] | null): Memory =>
  open === null || prompt.hand === null
    ? memory
    : { ...memory, shown: { ...memory.shown, [prompt.hand]: open } };

/** Another table, whose moves begin anew; another deal, with other cards. */
function turned(memory: Memory, view: TableView): Memory {
  const now = memory.last > view.move ? { ...NO_MEMORY, best: memory.best } : memory;
  const deal = dealOf(view);
  if (deal === now.deal) return now;
  const note = deal.split(' ')[0] === now.deal.split(' ')[0] ? now.note : undefined;
  return { ...now, deal, note, shown: {}, starter: undefined, picked: undefined };
}

/** While cards are dealt, those of the deal before still lie on the table. */
const dealOf = ({ game, deal, phase }: TableView): string => `${game} ${phase === 'deal' ? deal - 1 : deal}`;

const judged = (memory: Memory, count: OwnCount): Memory => {
  const streak = total(count.items) === count.claimed ? memory.streak + 1 : 0;
  return { ...memory, note: count, streak, best: Math.max(memory.best, streak), last: count.move };
};

/** A count as the moves tell of it; its cards are known of a ruling, or looked for by its hand. */
interface ToldCount extends Pick<OwnCount, 'move' | 'claimed'> {
  readonly hand: Hand | undefined;
  readonly ruling: NonNullable<TableView['ruling']> | undefined;
}

/** The counts of the player in this show, as far as they are not taken back. */
function countsIn({ history }: TableView, seat: number): readonly ToldCount[] {
  const moves = history.filter(({ undone }) => !undone);
  const phase = moves.findLastIndex(({ fact }) => fact.code === 'phase');
  const counts: ToldCount[] = [];
  let disputed = false;
  for (const { fact, move } of moves.slice(phase + 1)) {
    const count = fact.code === 'won' ? fact.count : fact.code === 'counts' ? fact : undefined;
    if (count?.seat === seat)
      counts.push({ move, claimed: count.points, hand: count.hand, ruling: undefined });
    if (fact.code === 'disputed') disputed = true;
    if (fact.code !== 'ruled') continue;
    const { ruling } = fact;
    if (ruling.seat === seat && ruling.hand !== undefined) {
      // A dispute and a call are about a count that was made before; else a claim was ruled on at once.
      const made = disputed || ruling.code.startsWith('muggins') ? counts.pop() : undefined;
      counts.push({ move: made?.move ?? move, claimed: ruling.claimed, hand: made?.hand, ruling });
    }
    disputed = false;
  }
  return counts;
}

/** With its cards; nothing as long as they are not known. */
function withCards({ move, claimed, hand, ruling }: ToldCount, view: TableView, memory: Memory): OwnCount[] {
  if (ruling?.hand !== undefined)
    return [{ move, claimed, ...ruling.hand, items: ruling.items, ruled: true }];
  const cards = hand && cardsOf(view, memory, hand);
  return cards === undefined ? [] : [{ move, claimed, ...cards, ruled: false }];
}

/** A hand of this deal with the starter, and what it scores; undefined while cards are missing. */
export function cardsOf(view: TableView, memory: Memory, hand: Hand) {
  const { cards, rules } = view;
  const held = (cards[hand] ?? memory.shown[hand]) as readonly CardOrRank[] | undefined;
  const turnedUp = starterOf(view, memory);
  if (held === undefined || turnedUp === undefined || hand === 'square') return undefined;
  const counted = countedStarter(rules, turnedUp);
  const items = scoreShow({ hand: held, starter: counted, crib: hand === 'crib', rules });
  return { cards: held, starter: counted, items };
}

/** The starter: the player may have shown its suit to the coach alone. */
export const starterOf = ({ starter }: TableView, memory: Memory): CardOrRank | undefined =>
  memory.starter ?? ((starter ?? undefined) as CardOrRank | undefined);

/** Whether the player could gain nothing any more by hearing what the cards score. */
function isClosed({ move, ruled }: OwnCount, { view, disputable }: StateMessage, seat: number): boolean {
  if (ruled) return true;
  const { phase, prompt, rules, history } = view;
  const mine = (other: number): boolean => sideOf(rules, other) === sideOf(rules, seat);
  const open = phase === 'show' || phase === 'deal' || phase === 'over';
  if (open && (prompt.calls.some(({ on }) => mine(on)) || (disputable !== null && mine(disputable.seat))))
    return false;
  return phase === 'over' || history.some((later) => later.move > move && !later.undone);
}

/** The hand that the player is counting now. */
export const countingNow = ({ phase, prompt }: TableView, seat: number): Hand | undefined =>
  phase === 'show' && prompt.expects === 'count' && prompt.seat === seat
    ? (prompt.hand ?? undefined)
    : undefined;

/** The hand whose cards the coach would like to see: the one that is counted, or the last that was. The table itself asks for cards where it checks every hand, and the host knows those that it dealt. */
export function wantedHand({ view, company }: StateMessage, memory: Memory, seat: number): Hand | undefined {
  const { rules, phase, prompt } = view;
  if (company?.pack === 'pages' || rules.claims === 'always' || rules.layout !== 'hands' || prompt.disputed)
    return undefined;
  if (phase !== 'show' && phase !== 'deal') return undefined;
  const hand =
    countingNow(view, seat) ?? countsIn(view, seat).findLast(({ ruling }) => ruling === undefined)?.hand;
  return hand === undefined || cardsOf(view, memory, hand) !== undefined ? undefined : hand;
}

// What a seat does with cards that the host deals: it cuts, lays away, lays a card or says go; and what it remembers of its deals.
import { type CardOrRank, pipsOf, scorePile, THIRTY_ONE } from '../../../shared/rules/cards/index.ts';
import { type Card, DECK } from '../../../shared/rules/index.ts';
import { poneOf, sideOf } from '../../../shared/rules/terms/index.ts';
import type { ThrowLine } from '../../../shared/story/discards.ts';
import type { CompanyView, HandAnswer, StateMessage, TableView } from '../../web/table/types.ts';
import { awaitsStarter, onlyPerson } from '../parts/company.ts';
import { sidePegs } from '../parts/store.ts';

/** What a seat has to do with its cards: cut for the deal or for the starter, lay away, lay a card, or say go. */
type Task = 'cutDeal' | 'cutStarter' | 'throw' | 'lay' | 'go';

/** The cards of a dealt game, as one seat has them. */
export type DealtScene = NonNullable<ReturnType<typeof dealtScene>>;

/** Where the cards of this deal lie on the table; before and after, those of the last one are another dealer's. */
export const IN_HAND: ReadonlySet<TableView['phase']> = new Set(['starter', 'play', 'show']);

const byRank = (cards: readonly Card[]): readonly Card[] => DECK.filter((card) => cards.includes(card));

/** The scene of the player's cards; undefined where people deal. `hand`: those cards as the host knows them, once it has answered. */
export function dealtScene({ view, company }: StateMessage, seat: number, hand: HandAnswer | undefined) {
  if (company?.pack !== 'pages') return undefined;
  const { phase, play, rules, starter, players } = view;
  const known = hand?.deal === view.deal ? hand : { cards: [], thrown: [], throws: 0 };
  const free = awaitsStarter(view);
  const crib = view.crib ?? seat;
  const laid = play?.laid.map(({ card }) => card) ?? [];
  const held = free ? [...known.cards, ...known.thrown] : known.cards;
  const own = byRank(held).filter((card) => !laid.includes(card));
  const count = play?.count ?? 0;
  const plays = turnOf(view) === seat;
  const playable = plays ? own.filter((card) => count + pipsOf(card) <= THIRTY_ONE) : [];
  const lays: Task = playable.length > 0 ? 'lay' : 'go';
  const throwing: Task | undefined = known.throws > 0 ? 'throw' : undefined;
  const bids = phase === 'deal' && !company.laidAway[seat] && known.throws === 0 && known.cards.length > 0;
  return {
    /** What this seat has to do; undefined for nothing. */
    task: cutBy(company.cuts, seat) ?? throwing ?? (plays && own.length > 0 ? lays : undefined),
    /** Who keeps it waiting; undefined where nobody does. */
    waits: bids ? undefined : waitingFor(view, company, seat),
    /** Whether the crib is bid for before anything is laid away. */
    bids,
    deal: view.deal,
    /** Whether everybody else is Muggins. */
    alone: onlyPerson(company.levels) !== undefined,
    /** By rank: those dealt, until the pack is cut; then those that are not laid. */
    own,
    /** Those that can be laid now. */
    playable,
    thrown: free ? known.thrown : [],
    /** How many go to the crib, as long as they can be chosen. */
    throws: free ? known.throws || known.thrown.length : 0,
    crib: { name: players[crib]?.name ?? '', own: sideOf(rules, crib) === sideOf(rules, seat) },
    /** How many places there are to cut at. */
    places: company.cuts === 'deal' ? DECK.length : company.places,
    /** The cards of the running count. */
    laid: phase === 'play' ? laid : [],
    count,
    /** That of this deal, once it is turned. */
    starter: IN_HAND.has(phase) ? (starter ?? undefined) : undefined,
  };
}

/** What this seat cuts for; undefined where it cuts nothing. */
const cutBy = (cuts: CompanyView['cuts'], seat: number): Task | undefined =>
  cuts === 'deal' ? 'cutDeal' : cuts === seat ? 'cutStarter' : undefined;

/** Another player who acts now, and how; or Muggins, which waits for the points of this seat's card. */
function waitingFor(view: TableView, { cuts, laidAway, levels }: CompanyView, seat: number) {
  const named = (why: 'cutting' | 'throwing' | 'laying' | 'points', each: number) =>
    each === seat ? undefined : { why, name: view.players[each]?.name ?? '' };
  if (typeof cuts === 'number') return named('cutting', cuts);
  if (view.phase === 'deal') {
    const others = laidAway.findIndex((away, each) => !away && each !== seat);
    return others < 0 ? undefined : named('throwing', others);
  }
  if (owesPoints(view, seat))
    return named(
      'points',
      levels.findIndex((level) => level !== null),
    );
  return named('laying', turnOf(view) ?? seat);
}

/** Who lays the next card; undefined where nobody does. The pone leads. */
function turnOf({ phase, play, prompt, dealer, rules }: TableView): number | undefined {
  if (phase !== 'play' || play?.over === true) return undefined;
  return play === null ? poneOf({ dealer: dealer ?? undefined, rules }) : (prompt.seat ?? undefined);
}

/** Muggins plays on where muggins can be called; elsewhere it waits for the points of a card that scores. */
function owesPoints(view: TableView, seat: number): boolean {
  const { play, rules } = view;
  if (play?.claims !== seat || rules.muggins === 'called' || turnOf(view) === seat) return false;
  // Once a count has ended, the go is left to claim.
  if (play.over || play.count === 0) return rules.go > 0;
  return scorePile(play.laid.map(({ card }) => card) as readonly CardOrRank[], rules).length > 0;
}

/** A deal as this phone saw it, to look back at. Plain JSON. `seal`: of its pack, before it was opened. */
export interface OwnDeal extends ThrowLine {
  readonly game: number;
  readonly seal: string;
}

/** The last two deals, this one among them, after one more state of the table. */
export function remember(
  deals: readonly OwnDeal[],
  message: StateMessage,
  seat: number,
  own: HandAnswer | undefined,
): readonly OwnDeal[] {
  const { view, company } = message;
  const { game, deal, phase, rules, crib } = view;
  const others = deals.filter((each) => each.game !== game || each.deal !== deal);
  const before = deals.find((each) => !others.includes(each));
  if (company?.seal == null || own?.deal !== deal) return deals;
  const begun = phase === 'deal' ? byRank([...own.cards, ...own.thrown]) : before?.cards;
  if (begun === undefined) return deals;
  // After the game the host says no more what was laid away.
  const thrown = phase === 'over' ? (before?.thrown ?? []) : byRank(own.thrown);
  const now: OwnDeal = {
    ...{ game, deal, seat, seal: company.seal, cards: begun, thrown },
    ownCrib: crib !== null && sideOf(rules, crib) === sideOf(rules, seat),
    scores: before?.scores ?? sidePegs(message).map(({ front }) => front),
  };
  return [...others.slice(-1), now];
}

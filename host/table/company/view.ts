// Muggins at the table as everybody sees it, and what people have to do for its cards. No hidden card is in it.
import {
  type Level,
  levelAt,
  levelOf,
  type PackPlace,
  type SealedPack,
  type SlipCode,
} from '../../../shared/partner/index.ts';
import { type DisputableCount, promptOf } from '../../../shared/rules/game/index.ts';
import type { CardOrRank, Command, State } from '../../../shared/rules/index.ts';
import { poneOf, type Seat } from '../../../shared/rules/terms/index.ts';
import type { Complaint } from '../../../shared/words/index.ts';
import type { Dealer } from './dealer.ts';

/** What Muggins missed, and what would have been better. */
export interface Missed {
  readonly seat: Seat;
  readonly slip: SlipCode;
  readonly did: Command;
  readonly better: Command;
}

/** Muggins at the table, and its cards. */
export interface CompanyView {
  /** How well Muggins plays, by seat; null for a person. */
  readonly levels: readonly (Level | null)[];
  readonly pack: PackPlace;
  /** The seal of the pack of this deal, published before it; null where the host does not deal. */
  readonly seal: string | null;
  /** The pack of the deal before, open; null where there is none. */
  readonly opened: SealedPack | null;
  /** Whether a seat has laid away its cards in this deal, by seat; with real cards only Muggins's seats are known. */
  readonly laidAway: readonly boolean[];
  /** The seat that cuts the pack for the starter now; 'deal' where anybody cuts for the deal; null where nobody does. */
  readonly cuts: Seat | 'deal' | null;
  /** How many places there are to cut at. */
  readonly places: number;
  /** The hand that counts now, where it lies face up. */
  readonly shown: readonly CardOrRank[] | null;
  /** The hand that was counted last, as long as it lies face up. */
  readonly counted: (DisputableCount & { readonly cards: readonly CardOrRank[] }) | null;
  /** What has to be done for the cards, by people first; null for nothing. Cards of Muggins are known by their places, from 1 as they were dealt. */
  readonly task: Complaint | null;
  /** What Muggins missed in the deal that lies open. */
  readonly slips: readonly Missed[];
}

/** What everybody sees of Muggins; null where only people play. */
export function companyView(state: State, dealer: Dealer, slips: readonly Missed[]): CompanyView | null {
  if (!dealer.plays) return null;
  return {
    levels: state.playerIds.map((id) => levelOf(id) ?? null),
    pack: dealer.pack,
    seal: dealer.seal ?? null,
    opened: dealer.opened ?? null,
    laidAway: state.players.map((_, seat) => dealer.hasThrown(seat)),
    cuts: dealer.cuts ?? null,
    places: dealer.places,
    shown: dealer.shown ?? null,
    counted: dealer.counted,
    task: dealer.task ?? null,
    slips,
  };
}

/** See Dealer.task. */
export function cardTask(state: State, dealer: Dealer): Complaint | undefined {
  if (!dealer.plays) return undefined;
  const { cuts } = dealer;
  if (cuts === 'deal') return { code: 'cutForDeal', details: {} };
  if (cuts !== undefined) return { code: 'cutsPack', details: { name: state.players[cuts] ?? '' } };
  return dealer.deals ? dealtTask(state, dealer) : readerTask(state, dealer);
}

function dealtTask(state: State, dealer: Dealer): Complaint | undefined {
  const { players, playerIds, phase } = state;
  const late = [...players.keys()].filter((seat) => dealer.throwsOf(seat) > 0);
  const seat = late.find((each) => levelAt(playerIds, each) === undefined) ?? late[0];
  if (seat !== undefined) return { code: 'laysAway', details: { name: players[seat] ?? '' } };
  const leads = phase === 'play' && promptOf(state).play === undefined ? poneOf(state) : undefined;
  return leads === undefined ? undefined : { code: 'leads', details: { name: players[leads] ?? '' } };
}

/** With real cards people move those of Muggins. */
function readerTask({ players, playerIds, phase, round }: State, dealer: Dealer): Complaint | undefined {
  const name = (seat: Seat): string => players[seat] ?? '';
  const seats = [...players.keys()].filter((seat) => levelAt(playerIds, seat) !== undefined);
  const reads = seats.find((seat) => dealer.cardsToRead(seat) > 0);
  if (reads !== undefined)
    return { code: 'readCards', details: { name: name(reads), cards: dealer.cardsToRead(reads) } };
  const top = round?.laid.at(-1);
  if (phase === 'play' && top !== undefined && seats.includes(top.seat))
    return {
      code: 'turnsCard',
      details: { name: name(top.seat), places: dealer.placesOf(top.seat, [top.card]) },
    };
  const thrown = seats.find((seat) => dealer.thrownBy(seat).length > 0);
  return thrown === undefined || (phase !== 'deal' && phase !== 'starter')
    ? undefined
    : {
        code: 'cribCards',
        details: { name: name(thrown), places: dealer.placesOf(thrown, dealer.thrownBy(thrown)) },
      };
}

// Cards from readers: each goes into the same entry as if its keys had been pressed, with its suit.
import { checkCards } from '../rules/cards/index.ts';
import type { Card } from '../rules/index.ts';
import { poneOf } from '../rules/terms/index.ts';
import {
  type CardsEntry,
  type Context,
  type KeyedEntry,
  missingCards,
  otherCards,
  takeBack,
  wantedEntry,
} from './entry.ts';
import type { HintCode } from './hint.ts';
import { followUp, takeCut } from './keys.ts';
import type { KeyStep } from './step.ts';

/** Whose cards a reader reads: a seat's, the starter, or whatever is asked for. */
export type ReaderPlace = number | 'starter' | 'shared';

/** The step that a card makes which a reader has read. Total, like that of a key. */
export function readCard(entry: KeyedEntry, context: Context, card: Card, place: ReaderPlace): KeyStep {
  if (entry.kind === 'lost') return { entry, hint: 'keysLost' };
  const cutting = entry.kind === 'cut' ? entry : cutOpen(entry, context);
  if (cutting !== undefined) {
    const hint = cutHint(cutting.cards.length, place);
    return hint === undefined ? takeCut(cutting.cards, context.state, card) : { entry, hint };
  }
  const open = opened(entry, context, place);
  if (open === undefined) {
    const keyed = entry.kind === 'points' && takeBack(entry) !== undefined;
    return { entry, hint: keyed ? 'playerNext' : 'noCardNow' };
  }
  const { seat } = context.prompt;
  if (open.kind === 'lay') return layRead(entry, context, card, place);
  // A player's reader is heard when it is for that player to show cards; the dealer turns the starter up.
  const mine = place === 'shared' || place === seat || (place === 'starter' && open.kind === 'starter');
  if (!mine) return { entry, hint: place === 'starter' ? 'starterReader' : 'otherReader' };
  return open.kind === 'starter'
    ? { entry: undefined, command: { type: 'starter', card } }
    : taken(entry, open, context, card);
}

/** The entry of the cut that a card opens where nothing is keyed. */
function cutOpen(entry: KeyedEntry, context: Context): CutEntry | undefined {
  const idle = entry.kind === 'points' && takeBack(entry) === undefined;
  const wanted = idle ? wantedEntry(context) : undefined;
  return wanted?.kind === 'cut' ? wanted : undefined;
}

type CutEntry = Extract<KeyedEntry, { kind: 'cut' }>;

/** A card of the cut: at a reader for all, one seat after the other, or at the reader of the seat that is next. */
function cutHint(next: number, place: ReaderPlace): HintCode | undefined {
  if (place === 'starter') return 'starterReader';
  return place === 'shared' || place === next ? undefined : 'otherReader';
}

/** A card laid in play, by the player on turn: at a reader for all, or at the player's own. */
function layRead(entry: KeyedEntry, { state, prompt }: Context, card: Card, place: ReaderPlace): KeyStep {
  if (place === 'starter') return { entry, hint: 'starterReader' };
  const turn = prompt.seat ?? poneOf(state);
  if (place !== 'shared' && place !== turn) return { entry, hint: 'otherReader' };
  return { entry: undefined, command: { type: 'lay', card } };
}

type Open = CardsEntry | Extract<KeyedEntry, { kind: 'starter' | 'lay' }>;

/** The entry that a card is for: the one that is open, or the one that is asked for. */
function opened(entry: KeyedEntry, context: Context, place: ReaderPlace): Open | undefined {
  if (entry.kind === 'cards' || entry.kind === 'starter' || entry.kind === 'lay') return entry;
  if (entry.kind !== 'points' || takeBack(entry) !== undefined) return undefined;
  const { expects, phase } = context.prompt;
  const laying = wantedEntry(context);
  if (laying?.kind === 'lay') return laying;
  // While the cards are dealt only a reader of its own may take one for the starter: others lie about.
  const turning = phase === 'starter' || (phase === 'deal' && place === 'starter');
  if (!turning && expects !== 'cards' && expects !== 'starterCard') return undefined;
  const wanted = wantedEntry(context);
  return wanted?.kind === 'cards' || wanted?.kind === 'starter' ? wanted : undefined;
}

/** The hand with one card more, unless the pack cannot hold it or the hand is whole. */
function taken(before: KeyedEntry, open: CardsEntry, context: Context, card: Card): KeyStep {
  if (missingCards(open, context.state) === 0) return { entry: before, hint: 'suitFirst' };
  const after: CardsEntry = { ...open, cards: [...open.cards, card] };
  const checked = checkCards([...otherCards(context.state, after.hand), ...after.cards]);
  return checked.ok ? followUp(after, context) : { entry: before, refusal: checked.refusal };
}

// Keys to commands: a table of pure transitions, one row for each kind of entry, one column for each role of a key.
import type { KeyId } from '../protocol/index.ts';
import { checkCards, makeCard } from '../rules/cards/index.ts';
import { type CardOrRank, type Command, offencesNow, rankOf, type State } from '../rules/index.ts';
import { seatsOf } from '../rules/terms/index.ts';
import { callBy, callMuggins, missedBy, missedWith } from './calls.ts';
import { keyedChecks } from './checks.ts';
import {
  askedFigure,
  askedSuit,
  type CardsEntry,
  type Context,
  digitsOf,
  digitsOfCards,
  isKeyed,
  isUntouched,
  type KeyedEntry,
  type KeyedKind,
  keyedFigures,
  missingCards,
  NO_ENTRY,
  nextOffence,
  openEntry,
  otherCards,
  takeBack,
  wantedEntry,
} from './entry.ts';
import type { HintCode } from './hint.ts';
import { keyOf, type Role } from './labels.ts';
import { type Handler, type KeyStep, seatOn } from './step.ts';

/** The step that pressing a key makes. Total: every key has an answer in every entry. */
export function pressKey(entry: KeyedEntry, context: Context, id: KeyId): KeyStep {
  const key = keyOf(id);
  const checks = key.role === 'next' ? keyedChecks(entry, context) : undefined;
  if (checks !== undefined) {
    const { rules, players } = context.state;
    const command = {
      type: 'newGame',
      newMatch: true,
      rules: { ...rules, ...checks.rules },
      players,
    } as const;
    return { entry: undefined, command };
  }
  if (askedSuit(entry, context) !== undefined && key.suit !== undefined) {
    return takeSuit(entry, context, key);
  }
  return stamped(TABLE[entry.kind][key.role](entry, context, key));
}

/** After a remark about digits the player keys them again, or presses the key asked for: no digit joins them. */
function stamped(step: KeyStep): KeyStep {
  const { entry, hint } = step;
  if (entry?.kind !== 'points' && entry?.kind !== 'call') return step;
  const { kind, digits } = entry;
  const whole = hint !== undefined && digits !== '';
  return { ...step, entry: whole ? { kind, digits, whole } : { kind, digits } };
}

/** What follows by itself: once a hand is complete and no suit can matter, its cards are a command. */
export function followUp(entry: KeyedEntry, context: Context): KeyStep {
  const whole = entry.kind === 'cards' && missingCards(entry, context.state) === 0;
  if (!whole || askedSuit(entry, context) !== undefined) return { entry };
  return { entry: undefined, command: { type: 'cards', hand: entry.hand, cards: entry.cards } };
}

/** Whether NEXT acts at once, as a suit, and not when it is let go. */
export const actsOnPress = (entry: KeyedEntry, context: Context, id: KeyId): boolean =>
  keyOf(id).role !== 'next' || askedSuit(entry, context) !== undefined;

const hint =
  (code: HintCode): Handler =>
  (entry) => ({ entry, hint: code });
/** A letter is a card; whether CARDS leads to cards depends on the mode. */
const letterAsCard: Handler = (entry, context) => {
  const cards = context.state.rules.claims !== 'trust' || wantedEntry(context) !== undefined;
  return { entry, hint: cards ? 'cardsKeyFirst' : 'noCards' };
};
/** Back to what the prompt opens with. */
const leave: Handler = () => ({ entry: undefined });
const LEAVING = { delete: leave, cards: leave, next: leave, undo: leave } as const;
/** Away from the cards, to digits. */
const leaveCards: Handler = () => ({ entry: NO_ENTRY });

/** Digits, where they are keyed. A third one clears them. */
const addDigit: Handler = (entry, _context, { digit }) => {
  if (entry.kind !== 'points' && entry.kind !== 'call') return { entry };
  const { kind, digits, whole } = entry;
  if (whole) return { entry: { kind, digits: digit } };
  return digits.length < 2
    ? { entry: { kind, digits: digits + digit } }
    : { entry: { kind, digits: '' }, hint: 'twoDigits' };
};

const remove: Handler = (entry) => {
  const before = takeBack(entry);
  return before === undefined ? { entry, hint: 'nothingToDelete' } : { entry: before };
};

const removeOrLeave: Handler = (entry, context, key) =>
  (isKeyed(entry) ? remove : leave)(entry, context, key);

const removeOrRedo: Handler = (entry, context, key) =>
  !isKeyed(entry) && context.canRedo
    ? { entry: undefined, command: { type: 'redo' } }
    : remove(entry, context, key);

/** UNDO first clears what is being keyed. */
const clearOrUndo: Handler = (entry) =>
  isKeyed(entry) ? { entry: NO_ENTRY } : { entry: undefined, command: { type: 'undo' } };

/** Cards that were asked for are cleared and asked for again; an entry that CARDS opened is left. */
const clearCardsOrUndo: Handler = (entry, context) => {
  const open = openEntry(context);
  if (open.kind !== entry.kind) return { entry: NO_ENTRY };
  return isUntouched(entry, open) ? { entry: undefined, command: { type: 'undo' } } : { entry: undefined };
};

const nextUnlessKeyed: Handler = (entry) =>
  digitsOf(entry) === '' ? { entry: undefined, command: { type: 'next' } } : { entry, hint: 'playerNext' };

const cardsOrDispute: Handler = (entry, context) => {
  if (isKeyed(entry)) return { entry, hint: 'playerNext' };
  const wanted = wantedEntry(context);
  if (wanted !== undefined) return { entry: wanted };
  const { phase, rules, deal, count, unseen } = context.state;
  if (phase === 'play' && unseen) return { entry, hint: 'pointsOnly' };
  const unnamed = phase !== 'none' && deal === 0 && count !== undefined && rules.claims === 'challenge';
  return unnamed ? { entry: { kind: 'which' } } : { entry: undefined, command: { type: 'dispute' } };
};

const pegOrCut: Handler = (entry, context, { lane }) => {
  const { state } = context;
  const seat = seatOn(context, lane);
  if (seat === undefined) return { entry, hint: 'noPlayer' };
  const digits = digitsOf(entry);
  if (digits !== '') return { entry: undefined, command: { type: 'peg', seat, points: Number(digits) } };
  if (state.phase !== 'cut') return { entry, hint: 'pointsFirst' };
  return seatsOf(state.rules, lane).length > 1
    ? { entry: { kind: 'partner', side: lane } }
    : { entry: undefined, command: { type: 'cut', dealer: seat } };
};

/** Which of the partners deals, by number. */
const whichPartner: Handler = (entry, { state }, { digit }) => {
  const seats = entry.kind === 'partner' ? seatsOf(state.rules, entry.side) : [];
  const dealer = seats[Number(digit) - 1];
  return dealer === undefined
    ? { entry, hint: 'whichPartner' }
    : { entry: undefined, command: { type: 'cut', dealer } };
};

const offenceDigit: Handler = (entry, _context, { digit }) => {
  if (entry.kind !== 'offence') return { entry };
  const asked = askedFigure(entry);
  return asked === undefined
    ? { entry, hint: 'whoDidIt' }
    : { entry: { ...entry, digits: entry.digits + digit } };
};

const otherOffence: Handler = (entry, context) => ({
  entry: entry.kind === 'offence' ? nextOffence(context, entry.offence) : undefined,
});

/** The player who did it: of partners the one who can have done it. */
const offenceBy: Handler = (entry, context, { lane }) => {
  if (entry.kind !== 'offence') return { entry };
  const { offence } = entry;
  const open = offencesNow(context.state).find((each) => each.offence === offence)?.seats ?? [];
  const mates = seatsOf(context.state.rules, lane);
  const seat = mates.find((each) => open.includes(each)) ?? mates[0];
  if (seat === undefined) return { entry, hint: 'noPlayer' };
  const command: Command = { type: 'offence', offence, seat, ...keyedFigures(entry) };
  return { entry: undefined, command };
};

const whichHand: Handler = (entry, _context, { digit }) =>
  digit === '1' || digit === '2'
    ? { entry: undefined, command: { type: 'dispute', crib: digit === '2' } }
    : { entry, hint: 'handOrCrib' };

const takeRank: Handler = (entry, context, { rank }) => {
  const { state } = context;
  if (rank === undefined) return { entry, hint: 'cardsFirst' };
  if (entry.kind === 'lay') return { entry: undefined, command: { type: 'lay', card: rank } };
  if (entry.kind === 'starter') return { entry: undefined, command: { type: 'starter', card: rank } };
  if (entry.kind === 'cut') return takeCut(entry.cards, state, rank);
  if (entry.kind !== 'cards') return { entry, hint: 'cardsKeyFirst' };
  if (missingCards(entry, state) === 0) return { entry, hint: 'suitFirst' };
  return taken(entry, context, { ...entry, cards: [...entry.cards, rank] });
};

/** One more card of the cut; with the last of them it is known who deals. */
export function takeCut(before: readonly CardOrRank[], { rules }: State, card: CardOrRank): KeyStep {
  const cards = [...before, card];
  return cards.length < rules.seats
    ? { entry: { kind: 'cut', cards } }
    : { entry: undefined, command: { type: 'cutCards', cards } };
}

const takeSuit: Handler = (entry, context, { suit }) => {
  const asked = askedSuit(entry, context);
  if (entry.kind !== 'cards' || asked === undefined || suit === undefined) return { entry };
  const card = makeCard(rankOf(asked.card), suit);
  if (asked.starter) {
    const clash = checkCards([card, ...entry.cards]);
    if (!clash.ok) return { entry, refusal: clash.refusal };
    return { entry, command: { type: 'starter', card } };
  }
  const cards = entry.cards.map((each, at): CardOrRank => (at === asked.index ? card : each));
  return taken(entry, context, { ...entry, cards, suited: [...entry.suited, asked.index] });
};

/** The entry with one more card or suit, unless the pack cannot hold it. */
function taken(before: CardsEntry, context: Context, after: CardsEntry): KeyStep {
  const checked = checkCards([...otherCards(context.state, after.hand), ...after.cards]);
  return checked.ok ? followUp(after, context) : { entry: before, refusal: checked.refusal };
}

const nextUnlessCards: Handler = (entry) =>
  isKeyed(entry) ? { entry, hint: 'cardsFirst' } : { entry: undefined, command: { type: 'next' } };

/** While cards are asked for, MUGGINS opens a call on the count before; digits keyed already were its points. */
const callFromCards: Handler = (entry, context, key) => {
  if (!isKeyed(entry)) return { entry: { kind: 'call', digits: '' } };
  const digits = digitsOfCards(entry);
  return digits === undefined
    ? { entry, hint: 'cardsFirst' }
    : callMuggins({ kind: 'points', digits }, context, key);
};

/** CARDS again: away from the card, or to the hand that was counted before the play. */
const disputeOrLeave: Handler = (entry, context, key) => {
  const { count, rules } = context.state;
  const open = rules.claims === 'challenge' && count?.open === true && count.hand !== undefined;
  return open ? { entry: undefined, command: { type: 'dispute' } } : leaveCards(entry, context, key);
};

/** In play a card that is not keyed: from here on only points are. */
const withoutCards: Handler = () => ({ entry: undefined, command: { type: 'unseen' } });

/** The side's own button, held and pressed again. */
const concedeOrElse: Handler = (entry, context, key) => {
  const seat = seatOn(context, key.lane);
  return entry.kind === 'concede' && entry.side === key.lane && seat !== undefined
    ? { entry: undefined, command: { type: 'concede', seat } }
    : { entry: undefined };
};

/** The key that would have ended an entry whose keys were lost. MUGGINS may stand before its points, so it ends nothing. */
const endLost: Handler = () => ({ entry: undefined, hint: 'keyAgain' });

/** Whatever the key does otherwise. */
const otherwise: Handler = (_entry, context, key) => TABLE.points[key.role](NO_ENTRY, context, key);

/** What holding a player's button leads to; undefined where no player could give up. */
export function holdKey({ state }: Context, id: KeyId): KeyedEntry | undefined {
  const side = keyOf(id).lane;
  const playing = state.phase !== 'none' && state.phase !== 'over' && !state.disputed;
  return playing && seatsOf(state.rules, side).length > 0 ? { kind: 'concede', side } : undefined;
}

const CARD_ROW: Readonly<Record<Role, Handler>> = {
  digit: takeRank,
  letter: takeRank,
  delete: removeOrRedo,
  cards: leaveCards,
  next: nextUnlessCards,
  player: hint('cardsFirst'),
  muggins: callFromCards,
  undo: clearCardsOrUndo,
};

/** What each key does in each entry. */
const TABLE: Readonly<Record<KeyedKind, Readonly<Record<Role, Handler>>>> = {
  points: {
    digit: addDigit,
    letter: letterAsCard,
    delete: removeOrRedo,
    cards: cardsOrDispute,
    next: nextUnlessKeyed,
    player: pegOrCut,
    muggins: callMuggins,
    undo: clearOrUndo,
  },
  call: {
    ...LEAVING,
    digit: addDigit,
    letter: letterAsCard,
    delete: removeOrLeave,
    player: callBy,
    muggins: callMuggins,
  },
  about: {
    ...LEAVING,
    digit: missedWith,
    letter: missedWith,
    delete: remove,
    player: missedBy,
    muggins: leave,
  },
  offence: {
    ...LEAVING,
    digit: offenceDigit,
    letter: hint('whoDidIt'),
    delete: removeOrLeave,
    next: otherOffence,
    player: offenceBy,
    muggins: otherOffence,
  },
  which: {
    ...LEAVING,
    digit: whichHand,
    letter: hint('handOrCrib'),
    player: hint('handOrCrib'),
    muggins: hint('handOrCrib'),
  },
  partner: {
    ...LEAVING,
    digit: whichPartner,
    letter: hint('whichPartner'),
    player: (_entry, context, key) => pegOrCut(NO_ENTRY, context, key),
    muggins: hint('whichPartner'),
  },
  cut: {
    ...CARD_ROW,
    player: (entry, context, key) =>
      isKeyed(entry) ? { entry, hint: 'cardsFirst' } : pegOrCut(NO_ENTRY, context, key),
  },
  lost: {
    digit: hint('keysLost'),
    letter: hint('keysLost'),
    delete: leave,
    cards: hint('keysLost'),
    next: endLost,
    player: endLost,
    muggins: hint('keysLost'),
    undo: endLost,
  },
  starter: CARD_ROW,
  cards: CARD_ROW,
  lay: {
    ...CARD_ROW,
    cards: disputeOrLeave,
    next: () => ({ entry: undefined, command: { type: 'go' } }),
    player: withoutCards,
    undo: leave,
  },
  concede: {
    digit: otherwise,
    letter: otherwise,
    delete: otherwise,
    cards: otherwise,
    next: otherwise,
    player: concedeOrElse,
    muggins: otherwise,
    undo: leave,
  },
};

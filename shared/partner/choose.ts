// What a seat does next, by what it sees: it lays away, bids, lays cards, counts, and calls what others miss.

import {
  decide,
  type GameCommand,
  isBidFor,
  isLaidByCard,
  knownHand,
  promptOf,
} from '../rules/game/index.ts';
import { total } from '../rules/index.ts';
import { counterOf, poneOf, sideOf } from '../rules/terms/index.ts';
import { countItems, findFault } from './count.ts';
import { byEndgame } from './endgame.ts';
import { bestCard, byAnswer, type LayStyle } from './lay.ts';
import type { Level } from './seats.ts';
import { GENTLE, type Slip, type SlipCode } from './slips.ts';
import { bySearch } from './strong.ts';
import { bestThrow, byAverage, type ThrowStyle } from './throw.ts';
import { stateOf, type View } from './view.ts';

/** A number from 0 up to, and without, 1. */
export type Random = () => number;

/** How a player decides. */
export interface Skill {
  readonly throws: ThrowStyle;
  readonly lays: (random: Random) => LayStyle;
  readonly slips: readonly Slip[];
}

const CLUB: Skill = { throws: byAverage(), lays: () => byAnswer, slips: [] };

/** How each level decides. */
export const SKILLS: Readonly<Record<Level, Skill>> = {
  gentle: { ...CLUB, slips: GENTLE },
  club: CLUB,
  strong: { ...CLUB, throws: byEndgame, lays: bySearch },
};

/** What a seat does. */
export interface Choice {
  readonly command: GameCommand;
  /** The slip that led to it, and what would have been better. */
  readonly missed?: { readonly slip: SlipCode; readonly better: GameCommand };
}

/** What the seat does now; undefined where it is for others to act, or for the dealer of the cards. The rules accept it. */
export const choose = (view: View, level: Level, random: Random): Choice | undefined =>
  chooseBy(view, SKILLS[level], random);

/** The same for a player of any skill. */
export function chooseBy(view: View, skill: Skill, random: Random): Choice | undefined {
  const better = findFault(view) ?? turn(view, skill, random);
  if (better === undefined) return undefined;
  const slip = skill.slips.find(({ on, chance }) => on === better.type && random() < chance);
  if (slip === undefined) return { command: better };
  const command = slip.instead(view, better) ?? (slip.on === 'muggins' ? turn(view, skill, random) : better);
  if (command === undefined) return undefined;
  // A slip that the rules refuse, such as a count that no hand has, does not happen.
  if (!decide(stateOf(view), command).ok) return { command: better };
  const same = JSON.stringify(command) === JSON.stringify(better);
  return same ? { command } : { command, missed: { slip: slip.code, better } };
}

/** What is next for the seat besides faults of others. */
function turn(view: View, skill: Skill, random: Random): GameCommand | undefined {
  const { phase, disputed } = view.table;
  if (disputed) return enterHand(view);
  switch (phase) {
    case 'deal':
    case 'bidding':
    case 'starter':
      return isBidFor(stateOf(view)) ? bid(view) : layAway(view, skill);
    case 'exchange':
      // A card in the hand is worth more than the point that refusing costs the other: nobody asks.
      return poneOf(view.table) === view.seat ? { type: 'next' } : undefined;
    case 'play':
      return layAway(view, skill) ?? claim(view) ?? layOn(view, skill, random);
    case 'show':
      return enterHand(view) ?? count(view);
    default:
      return undefined;
  }
}

function layAway(view: View, { throws }: Skill): GameCommand | undefined {
  if (!isLaidByCard(stateOf(view))) return undefined;
  const choice = bestThrow(view, throws);
  return choice && { type: 'hold', seat: view.seat, cards: choice.keep, discard: choice.discard };
}

/** What the crib of a bidder is worth at most: less than it counts on average, as the hand has to suit it. */
const HIGHEST_BID = 4;

/** Opens the bids, raises them by the least, or lets another bid stand. */
function bid(view: View): GameCommand | undefined {
  const { phase, dealer, rules } = view.table;
  const best = view.table.bid;
  if (phase === 'deal') return dealer === view.seat ? { type: 'next' } : undefined;
  if (best !== undefined && sideOf(rules, best.seat) === sideOf(rules, view.seat)) return undefined;
  const points = best === undefined ? rules.bidLeast : best.points + 1;
  const raise: GameCommand = { type: 'peg', seat: view.seat, points };
  return points <= HIGHEST_BID && decide(stateOf(view), raise).ok ? raise : { type: 'next' };
}

/** Claims what the own card scores. */
function claim({ seat, table }: View): GameCommand | undefined {
  const points = table.claim?.seat === seat ? total(table.claim.items) : 0;
  return points > 0 ? { type: 'peg', seat, points } : undefined;
}

/** Lays a card, says go, or goes on to the show. A player whose card scores gets the time to say so, unless muggins is called. */
function layOn(view: View, { lays }: Skill, random: Random): GameCommand | undefined {
  const { play, table, seat } = view;
  const waits = table.claim !== undefined && total(table.claim.items) > 0;
  if (waits && table.rules.muggins !== 'called') return undefined;
  if (play.turn === undefined) return poneOf(table) === seat ? { type: 'next' } : undefined;
  if (play.turn !== seat || view.held.length === 0) return undefined;
  const card = bestCard(view, lays(random));
  return card === undefined ? { type: 'go', seat } : { type: 'lay', seat, card };
}

/** Shows the cards of the own hand where they are asked for. */
function enterHand(view: View): GameCommand | undefined {
  const state = stateOf(view);
  const { expects, hand } = promptOf(state);
  if (expects !== 'cards' || hand === undefined || counterOf(state, hand) !== view.seat) return undefined;
  const cards = view.shown ?? knownHand(state, hand);
  return cards && { type: 'cards', hand, cards };
}

/** Counts the own hand, or as much of it as the house lets the seat peg. */
function count(view: View): GameCommand | undefined {
  const { seat, table, shown } = view;
  if (table.hand === undefined || shown === undefined || counterOf(table, table.hand) !== seat)
    return undefined;
  const pegged = (points: number): GameCommand => ({ type: 'peg', seat, points });
  const truth = pegged(total(countItems(view)));
  return decide(stateOf(view), truth).ok ? truth : pegged(0);
}

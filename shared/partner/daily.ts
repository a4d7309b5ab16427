// The daily hand: from its date everybody gets the same cards, crib and scores.
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Card, SIX_CARD } from '../rules/index.ts';
import type { CribRole } from '../rules/study/index.ts';
import { targetOf } from '../rules/terms/index.ts';
import type { WinRow } from '../rules/winning/index.ts';
import { type Below, shufflePack } from './dealer.ts';

/** A hand of six-card to throw from. */
export interface DailyHand {
  /** `2026-11-30`, in UTC. */
  readonly date: string;
  /** The 6 cards, as they were dealt. */
  readonly cards: readonly Card[];
  /** Whose crib it is: the player's or the opponent's. */
  readonly role: CribRole;
  /** The player's score, and the opponent's. */
  readonly scores: readonly [mine: number, theirs: number];
}

const DEALT = SIX_CARD.cards.dealt;
const TARGET = targetOf(SIX_CARD, 0);
/** How far apart the scores are at most. */
const APART = 15;

/**
 * The hand of a date. Its draws are numbered from 0: draw N is the first 8 digits of the SHA-256 of `DATE N`, a hexadecimal number, modulo what can
 * be drawn. The first 51 shuffle the pack; the others are the dealer, the player's score, and how far the opponent's is above 15 less.
 */
export function dailyHand(date: string): DailyHand {
  let draws = 0;
  const below: Below = (limit) => {
    const digest = sha256(utf8ToBytes(`${date} ${draws++}`));
    return new DataView(digest.buffer, digest.byteOffset).getUint32(0) % limit;
  };
  const cards = shufflePack(below).slice(0, DEALT);
  const role = below(2) === 0 ? 'dealer' : 'pone';
  const mine = below(TARGET);
  const theirs = Math.min(TARGET - 1, Math.max(0, mine - APART + below(2 * APART + 1)));
  return { date, cards, role, scores: [mine, theirs] };
}

/** The date of a moment, in UTC. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a date: `2026-11-30`. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(Date.parse(text)) === text;

/** The position in the notation, with the cards as a comment. One plays as P1. */
export const dailyText = ({ cards, role, scores }: DailyHand): string =>
  `${SIX_CARD.name} pegs=${scores.join('-')} dealer=${role === 'dealer' ? 'P1' : 'P2'} ; ${cards.join(' ')}`;

/** Who throws from a daily hand besides the player. */
export const DAILY_LEVELS = ['club', 'strong'] as const;

/** Every throw of a daily hand, the one that wins most often first, and what each level throws. */
export interface DailyAnswer {
  readonly rows: readonly WinRow[];
  readonly throws: Readonly<Record<(typeof DAILY_LEVELS)[number], readonly Card[]>>;
}

/** The row of a throw; undefined for cards that are not two of the hand. */
export const rowOf = ({ rows }: DailyAnswer, thrown: readonly Card[]): WinRow | undefined =>
  rows.find(
    ({ discard }) => discard.length === thrown.length && discard.every((card) => thrown.includes(card)),
  );

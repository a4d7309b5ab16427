// Every discard of a hand at a score: how often it wins the game, beside its points.

import { type Card, DECK } from '../cards/cards.ts';
import { type DiscardCase, type DiscardRow, type DiscardStudy, studyDiscards } from '../study/discards.ts';
import { ok, type Result } from '../terms/result.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { hasWinModel, WIN_MODEL, winChance, winsByShow } from './chance.ts';

/** A question about discards at a score. */
export type WinCase = DiscardCase & Required<Pick<DiscardCase, 'toGo'>>;

/** A discard, and how often it wins the game, 0 to 1. */
export interface WinRow extends DiscardRow {
  readonly win: number;
}

/** Every discard, the one that wins most often first. */
export interface WinStudy extends DiscardStudy {
  readonly rows: readonly WinRow[];
  /** The model of play. */
  readonly winModel: string;
  /** How often the player wins before the cards are seen. */
  readonly before: number;
}

/**
 * Studies every discard of the cards dealt at a score. Hand, crib and starter are those of the discard; the play, the other hand and
 * the deals to come are those of the model. Undefined for a game without a model. Refusals: as studyDiscards.
 */
export function studyWins(asked: WinCase): Result<WinStudy> | undefined {
  const { role, toGo, rules = SIX_CARD } = asked;
  if (!hasWinModel(rules)) return undefined;
  const worth = (keep: readonly Card[], thrown: readonly Card[]) =>
    winsByShow(role, toGo, [ranksOf(keep), ranksOf(thrown)]);
  const study = studyDiscards({ ...asked, worth });
  if (!study.ok) return study;
  const rows = study.value.rows.map(({ worth, ...row }) => ({ ...row, win: worth as number }));
  return ok({
    ...study.value,
    rows: rows.toSorted((a, b) => b.win - a.win),
    winModel: WIN_MODEL,
    before: winChance(role, toGo),
  });
}

/** From 0 for an ace, the lower ones first: of cards that are as good the first is played. */
const ranksOf = (cards: readonly Card[]): readonly number[] =>
  cards.map((card) => DECK.indexOf(card) >> 2).toSorted((a, b) => a - b);

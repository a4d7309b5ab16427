// The card to lay, for any game and number of seats: what it scores, less what the next player may answer.

import { type CardOrRank, countOf, legalCards, pipsOf, RANKS, scorePile } from '../rules/cards/index.ts';
import { total } from '../rules/index.ts';
import { sideOf } from '../rules/terms/index.ts';
import { rankAt, signOf, unseenRanks } from './throw.ts';
import { seenCards, type View } from './view.ts';

/** What a card is worth to the seat that lays it; more is better. */
export type LayStyle = (view: View) => (card: CardOrRank) => number;

/** The best card that can be laid; undefined is a go. */
export function bestCard(view: View, style: LayStyle): CardOrRank | undefined {
  const legal = legalCards({ ...view.play, hands: view.play.left.map(() => view.held) }, view.seat) ?? [];
  if (legal.length < 2) return legal[0];
  const worth = style(view);
  return legal
    .map((card) => ({ card, worth: worth(card) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).card;
}

/** The points that the card scores, and nothing else. */
export const byPoints: LayStyle =
  ({ play, table }) =>
  (card) =>
    signOf(table.rules) * total(scorePile([...play.pile, card], table.rules));

/** High cards first where all else is equal: low ones are kept for a go. */
const HIGH_FIRST = 0.02;

/** Points, less the answer of the next player of another side. */
export const byAnswer: LayStyle = (view) => {
  const points = byPoints(view);
  const answer = answers(view);
  return (card) => points(card) - answer(card) + HIGH_FIRST * pipsOf(card);
};

/** What the next player scores on average on this card: the card that scores most of those they may hold. A go is worth one to us. */
function answers(view: View): (card: CardOrRank) => number {
  const { play, table, seat } = view;
  const { rules } = table;
  const next = nextSeat(view);
  if (next === undefined) return () => 0;
  const unseen = unseenRanks(seenCards(view));
  const all = unseen.reduce((sum, cards) => sum + cards, 0);
  const holds = play.left[next] as number;
  const sign = signOf(rules) * (sideOf(rules, next) === sideOf(rules, seat) ? -1 : 1);
  return (card) => {
    const pile = [...play.pile, card];
    const count = countOf(pile);
    const fits = RANKS.filter((rank) => count + pipsOf(rank) <= 31);
    const scored = fits
      .map((rank) => ({
        cards: unseen[rankAt(rank)] as number,
        points: total(scorePile([...pile, rank], rules)),
      }))
      .sort((a, b) => b.points - a.points);
    let worth = 0;
    let none = 1;
    for (const { cards, points } of scored) {
      const without = (1 - cards / all) ** holds;
      worth += none * (1 - without) * points;
      none *= without;
    }
    return sign * (worth - (fits.length < RANKS.length ? none * rules.go : 0));
  };
}

/** The next player who is still in the count. */
function nextSeat({ play, seat }: View): number | undefined {
  const { seats } = play.rules;
  return Array.from({ length: seats - 1 }, (_, ahead) => (seat + 1 + ahead) % seats).find(
    (next) => (play.left[next] as number) > 0 && !play.passed.includes(next),
  );
}

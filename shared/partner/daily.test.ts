// The daily hand, as anybody can work it out again with sha256sum, and what it is worth.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DECK, parseGame } from '../rules/index.ts';
import { SKILLS } from './choose.ts';
import { dailyHand, dailyText, dateOf, isDate, rowOf } from './daily.ts';
import { dailyAnswer } from './dailyanswer.ts';
import type { Level } from './seats.ts';
import { bestThrow } from './throw.ts';
import { viewOf } from './view.ts';

/** `printf %s 'DATE N' | sha256sum`, its first 8 digits, modulo `below`. */
const draw = (date: string, at: number, below: number): number =>
  Number.parseInt(createHash('sha256').update(`${date} ${at}`).digest('hex').slice(0, 8), 16) % below;

test.each(['2026-11-30', '2026-12-01', '2027-02-28', '2028-02-29'])('%s, by hand', (date) => {
  const pack = [...DECK];
  for (let at = 0; at < 51; at++) {
    const [last, other] = [51 - at, draw(date, at, 52 - at)];
    [pack[last], pack[other]] = [pack[other] as never, pack[last] as never];
  }
  const mine = draw(date, 52, 121);
  const theirs = Math.min(120, Math.max(0, mine - 15 + draw(date, 53, 31)));
  expect(dailyHand(date)).toEqual({
    date,
    cards: pack.slice(0, 6),
    role: draw(date, 51, 2) === 0 ? 'dealer' : 'pone',
    scores: [mine, theirs],
  });
});

test('a day is one of the calendar, in UTC', () => {
  expect(dateOf(Date.UTC(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  const days = ['2026-11-30', '2026-02-29', '2026-13-01', '30.11.2026', '2026-11-3', ''];
  expect(days.filter(isDate)).toEqual(['2026-11-30']);
});

test('the position is one of the notation', () => {
  for (let day = 0; day < 400; day++) {
    const hand = dailyHand(dateOf(Date.UTC(2026, 0, 1 + day)));
    const game = parseGame(dailyText(hand));
    expect(game.ok && [game.value.state.phase, game.value.state.pegs.map(({ front }) => front)]).toEqual([
      'deal',
      hand.scores,
    ]);
  }
});

test('every throw is worked out, the one that wins most often first, and both levels throw two of the cards', () => {
  const hand = dailyHand('2026-11-30');
  const answer = dailyAnswer(hand);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { rows, throws } = answer.value;
  expect(rows).toHaveLength(15);
  expect(rows.map(({ win }) => win)).toEqual(rows.map(({ win }) => win).toSorted((a, b) => b - a));
  expect([rowOf(answer.value, throws.club), rowOf(answer.value, throws.strong)]).toEqual([rows[0], rows[0]]);
  expect(rowOf(answer.value, hand.cards.slice(0, 1))).toBeUndefined();
  expect(dailyAnswer({ ...hand, cards: hand.cards.slice(1) }).ok).toBe(false);
});

test.each(['2026-12-02', '2026-12-03', '2026-12-05'])(
  '%s: both levels throw as they do at a table',
  (date) => {
    const hand = dailyHand(date);
    const [game, answer] = [parseGame(dailyText(hand)), dailyAnswer(hand)];
    if (!game.ok || !answer.ok) throw new Error('no position');
    const view = viewOf(game.value.state, 0, hand.cards);
    const thrown = (level: Level) => bestThrow(view, SKILLS[level].throws)?.discard;
    expect(answer.value.throws).toEqual({ club: thrown('club'), strong: thrown('strong') });
  },
);

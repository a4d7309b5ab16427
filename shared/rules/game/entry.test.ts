// Cards and starters entered: what is written for them, and where they are not wanted (reference rules 1, 2 and 7).
import { describe, expect, test } from 'vitest';
import { begin, command, keyed, pegs, refusal, tableAt, walk } from '../testing/table.ts';
import type { Command } from './command.ts';
import { promptOf } from './prompt.ts';
import { act, type Timeline } from './timeline.ts';

/** 'cardsEntered pone, ruled, phaseEntered show dealer'. */
function written(table: Timeline, text: string): string {
  const action = act(table, command(text));
  if (!action.ok) throw new Error(JSON.stringify(action.refusal));
  const words = action.value.events.map((event) => {
    const { type, phase, hand } = event as { type: string; phase?: string; hand?: string };
    return [type, phase, hand].filter((word) => word !== undefined).join(' ');
  });
  return words.join(', ');
}

const EIGHT = 'cards 5C 5D 7H 8S';

describe('a disputed count of eight', () => {
  /** Blue has claimed so much; Red deals. */
  const claimed = (points: number, red: number, blue: number): Timeline =>
    keyed(
      walk(walk(begin('mode=challenge'), 0, red), 1, blue),
      'cut 0, starter TC, next',
      `peg 1 ${points}`,
      'dispute',
    );

  test.each<[string, number, number, string]>([
    ['right', 8, 0, 'cardsEntered pone, ruled'],
    ['four too much', 12, 0, 'cardsEntered pone, ruled'],
    // It won, and stays won: nothing is opened to be shut again.
    ['right, and it won', 8, 113, 'cardsEntered pone, ruled'],
    ['four too much, and it won all the same', 12, 113, 'cardsEntered pone, ruled'],
    [
      'four too much, and without them it had not won',
      12,
      110,
      'cardsEntered pone, ruled, gameReopened show pone, phaseEntered show dealer',
    ],
  ])('%s', (_, points, blue, events) => {
    expect(written(claimed(points, 40, blue), EIGHT)).toBe(events);
  });

  test('its ruling carries the hand and the starter', () => {
    expect(keyed(claimed(12, 40, 0), EIGHT).present.ruling?.hand).toEqual({
      cards: ['5C', '5D', '7H', '8S'],
      starter: 'TC',
    });
  });

  test('in plain pegging the game goes on where it was', () => {
    const won = tableAt('mode=challenge', 'walk 0 115, peg 0 8, dispute, starter TD');
    expect(written(won, 'cards 2C 4D 6C 8C')).toBe('cardsEntered pone, ruled, gameReopened free');
  });
});

describe('the cards of a hand', () => {
  test('in the show they are entered and nothing else', () => {
    expect(written(tableAt('mode=always', 'cut 0, starter TC, next'), EIGHT)).toBe('cardsEntered pone');
    expect(written(tableAt('mode=always', `cut 0, starter TC, next, ${EIGHT}`), EIGHT)).toBe(
      'cardsEntered pone',
    );
  });

  test('before it they end the play', () => {
    expect(written(tableAt('mode=always', 'cut 0, starter TC'), EIGHT)).toBe(
      'phaseEntered show pone, cardsEntered pone',
    );
  });

  test('are not wanted in a play that comes after the show', () => {
    const counted = 'cut 0, starter 9C, cards 2H 3S 4D, peg 1 0, cards 6H 7S QD, peg 0 0';
    const noddy = tableAt('noddy mode=always', counted);
    expect(noddy.present.phase).toBe('play');
    expect(refusal(noddy, 'cards 2H 3S 4D').code).toBe('cardsNotWanted');
  });

  test('are not kept where the card before them has won', () => {
    // Blue's king pairs Red's, and nobody claims it: the board gives Red two, who needs them.
    const near = 'unverified 0 119, cut 0, starter TC';
    const laid = tableAt('mode=always muggins=automatic', `${near}, lay 8H, lay KD, lay KS`);
    expect(laid.present.claim).toMatchObject({ seat: 1, card: 'KS' });
    const over = keyed(laid, 'cards 5C 8H KS AS');
    expect([over.present.phase, over.present.cards]).toEqual(['over', {}]);
    expect(over.present.results).toMatchObject([{ winner: 0, ending: 'muggins' }]);
  });
});

/** The first event of a command. */
function first(table: Timeline, text: string): object {
  const action = act(table, command(text));
  const [event] = action.ok ? action.value.events : [];
  return event ?? action;
}

describe('what a hand is pegged as', () => {
  const SHOW = 'at show';
  const pegged = { type: 'pegged', reason: 'show', hand: 'pone', seat: 1 };

  test.each<[string, string, string, object]>([
    ['on trust', '', 'peg 1 8', { ...pegged, points: 8 }],
    ['its time is up', 'timeLimit=30', 'offence timeOut 1 points=8', { ...pegged, points: 4 }],
  ])('%s', (_, settings, keys, event) => {
    expect(first(tableAt(settings, SHOW), keys)).toMatchObject(event);
  });

  test('checked, where muggins is called', () => {
    const shown = tableAt('mode=always muggins=called', `unverified 1 113, cut 0, starter TC, ${EIGHT}`);
    expect(first(shown, 'peg 1 8')).toMatchObject({ ...pegged, points: 8, claimed: 8 });
    expect(keyed(shown, 'peg 1 8').present.results).toMatchObject([{ winner: 1, ending: 'show' }]);
  });
});

test('a hand that the play has made known is not entered again with the suit of the starter', () => {
  // Nobody holds a jack, or four cards of one suit: no suit of the starter is asked for.
  const all = 'lay KC, lay 6H, lay 9S, lay 4D, go, lay 2S, lay QD, lay 7C, lay 8H';
  const shown = tableAt('mode=challenge', `cut 0, starter T, ${all}, next`);
  expect(shown.present.cards.pone).toEqual(['KC', '9S', 'QD', '8H']);
  expect(written(shown, 'starter TC')).toBe('starterTurned');
});

test('a hand is not counted where the card before it has won', () => {
  // Red has made thirty-one for two. Blue's last card is worth one, which nobody claims: it goes to Red, who needs it.
  const all = 'lay KC, lay 6H, lay 9S, lay 4D, go, lay 2S 2, lay QD, lay 7C, lay 8H';
  const near = tableAt('mode=challenge muggins=automatic', 'walk 0 118');
  const last = keyed(near, ...`cut 0, starter T, ${all}`.split(', '));
  // No card can score ten, so that is Blue's hand.
  const over = keyed(last, 'peg 1 10');
  expect(over.present.results).toMatchObject([{ winner: 0, ending: 'muggins', scores: [121, 0] }]);
  expect(over.present.count?.hand).toBeUndefined();
});

describe('a card that a row and a column of a square share', () => {
  /** The first row is entered; then the rows count nothing, and the first column is doubted. */
  const column = (row: string): Timeline =>
    keyed(
      begin('cribbage-squares mode=challenge', ['Red']),
      'peg 0 0, dispute, starter 9H',
      `cards ${row}`,
      ...['peg 0 0', 'peg 0 0', 'peg 0 0', 'peg 0 0', 'dispute'],
    );

  test.each<[string, string, string | undefined]>([
    ['2H 4S 6 8', '2 5S 7D T', undefined],
    ['2 4S 6 8H', '2H 5S 7 T', undefined],
    ['2 4S 6 8H', '2 5S 7D T', undefined],
    ['2H 4S 6 8', '3 5S 7 T', 'cardCrossed'],
    ['2 4S 6 8H', '3H 5S 7 T', 'cardCrossed'],
    ['2H 4S 6 8', '2C 5S 7 T', 'cardCrossed'],
  ])('row %s, column %s: %s', (row, cards, code) => {
    const action = act(column(row), command(`cards ${cards}`));
    expect(action.ok ? undefined : action.refusal.code).toBe(code);
  });

  test('is not told beforehand', () => {
    const square = begin('cribbage-squares', ['Red']);
    const refused = { code: 'notNow', command: 'hold', phase: 'deal' };
    expect(refusal(square, 'hold 0 2C 3C 5D 7S')).toEqual(refused);
    const bidding = begin('cribOwner=bidder');
    expect(refusal(keyed(bidding, 'peg 1 10, cut 0'), 'hold 1 5H 6H 7H 8H')).toEqual(refused);
  });
});

describe('a starter', () => {
  test('may be told with its suit while cards are exchanged', () => {
    const exchanging = tableAt('costly-colours', 'cut 0, starter 5');
    expect(exchanging.present.phase).toBe('exchange');
    expect(keyed(exchanging, 'starter 5C').present).toMatchObject({ phase: 'exchange', starter: '5C' });
  });

  test('has to be what was pegged for: a jack, in Costly Colours a two as well', () => {
    const pegged = 'at starter, peg 0 2';
    expect(refusal(tableAt('', pegged), 'starter 5C')).toEqual({
      code: 'starterNoJack',
      card: '5C',
      twos: false,
    });
    const heels = tableAt('costly-colours', 'at starter').present.rules.heels;
    const costly = tableAt('costly-colours', `at starter, peg 0 ${heels}`);
    expect(refusal(costly, 'starter 5C')).toEqual({ code: 'starterNoJack', card: '5C', twos: true });
    expect(keyed(costly, 'starter 2C').present.starter).toBe('2C');
  });

  test('that is no jack leaves no heels to be keyed', () => {
    expect(refusal(tableAt('', 'cut 0, starter 5H, lay KC'), 'peg 0 2')).toMatchObject({
      code: 'notLaid',
      seat: 0,
    });
    expect(pegs(tableAt('heelsForfeited=no', 'at play, lay KC, peg 0 2').present)).toBe('Red 2/0 Blue 0/0');
  });
});

describe('what is asked for', () => {
  test('an exchange, where there is one, and whose turn it is in the play', () => {
    expect(promptOf(tableAt('costly-colours', 'cut 0, starter 5').present)).toMatchObject({
      expects: 'exchange',
    });
    expect(promptOf(tableAt('', 'cut 0, starter 5H, lay KC').present)).toMatchObject({
      expects: 'points',
      seat: 0,
    });
    expect(promptOf(tableAt('', 'at play').present)).toMatchObject({
      expects: 'points',
      seat: undefined,
    });
  });

  test('a renege is shown in the play only', () => {
    // Blue said go at 26, and lays a five that could have been laid.
    const shown = 'cut 0, starter 4H, lay KC, lay 6H, lay KS, go, go';
    const laid = tableAt('', `${shown}, lay 5D`);
    expect(promptOf(laid.present).renege).toEqual({ seat: 0, cards: 1 });
    expect(promptOf(keyed(laid, 'next').present).renege).toBeUndefined();
    expect(promptOf(keyed(laid, 'offence renege 0').present).renege).toBeUndefined();
  });
});

/** Bug (review of bugs, C): a program's own cards were taken as they came, and counted 0, or made the fold throw. */
describe('cards that are none, from a program', () => {
  test.each<readonly [string, (card: never) => Command]>([
    ['the starter', (card) => ({ type: 'starter', card })],
    ['a card in play', (card) => ({ type: 'lay', card })],
    ['a hand', (card) => ({ type: 'cards', cards: ['5H', '6H', '7H', card] })],
    ['a hand for the play', (card) => ({ type: 'hold', seat: 0, cards: ['5H', '6H', '7H', card] })],
    ['the cut', (card) => ({ type: 'cutCards', cards: ['5H', card] })],
    ['a list that is none', (card) => ({ type: 'cards', cards: card })],
  ])('%s', (_, asked) => {
    for (const card of ['10', 'kc', 'Z', '', null, undefined, 5]) {
      const done = act(tableAt('', 'cut 0'), asked(card as never));
      expect(done).toEqual({ ok: false, refusal: { code: 'badCard', text: String(card) } });
    }
  });
});

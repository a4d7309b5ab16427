// Rulings in detail: which moves come first, what ends a game, what a ruling holds and what it does not.
import { describe, expect, test } from 'vitest';
import { citeSource } from '../../words/testing/english.ts';
import { act, type Timeline } from '../game/timeline.ts';
import { offencesNow } from '../game/umpire.ts';
import { begin, command, keyed, PLAYERS, pegs, refusal, tableAt, walk } from '../testing/table.ts';
import { RULING_SOURCES } from './ruling.ts';

/** Counts eight with the starter TC. */
const EIGHT = 'cards 5C 5D 7H 8S';

/** Red deals, from 50; Blue has counted so much, from `blue`. */
const counted = (points: number, settings: string, red = 50, blue = 40): Timeline =>
  keyed(walk(walk(begin(settings), 0, red), 1, blue), 'cut 0, starter TC, next', `peg 1 ${points}`);

/** The same, and its cards are seen. */
const disputed = (points: number, settings: string, red = 50, blue = 40): Timeline =>
  keyed(counted(points, `mode=challenge ${settings}`, red, blue), 'dispute', EIGHT);

const ACC = 'overcount=toOpponent falseClaim=fifteenBack';
const OVER = 'offence overpegged 1 points=2';

/** The pone's time is up, with a hand of nine. */
const timed = (keys: string): Timeline =>
  tableAt('timeLimit=30', `${keys}, at show, offence timeOut 1 points=9`);

/** 'Blue -4, Red +4': the moves of the last ruling, in order. */
const movesOf = ({ present }: Timeline): string =>
  (present.ruling?.moves ?? [])
    .map(({ side, points }) => `${PLAYERS[side]} ${points > 0 ? '+' : ''}${points}`)
    .join(', ');

describe('a count by its cards', () => {
  test.each<[what: string, blue: number, claimed: number, code: string, moves: string, standing: string]>([
    ['back first (ACC 8.4.a)', 40, 12, 'overcountToOpponent', 'Blue -4, Red +4', 'Red 54/50 Blue 48/40'],
    ['false (ACC 8.4)', 112, 12, 'falseGameBack', 'Blue -1, Red +1, Blue -15', 'Red 51/50 Blue 105/104'],
    ['enough is no false claim', 114, 12, 'overcountToOpponent', '', 'Red 50/48 Blue 121/114'],
    ['a right count moves nothing', 40, 8, 'countRight', '', 'Red 50/48 Blue 48/40'],
  ])('%s', (_, blue, claimed, code, moves, standing) => {
    const table = disputed(claimed, ACC, 50, blue);
    expect([table.present.ruling?.code, movesOf(table), pegs(table.present)]).toEqual([
      code,
      moves,
      standing,
    ]);
  });

  const CARD = 'walk 0 119, cut 0, starter 9C, lay 8H, lay 7S 2';
  test.each<[what: string, table: () => Timeline, winner: number, ending: string]>([
    ['the count itself', () => disputed(8, '', 50, 113), 1, 'show'],
    ['the excess', () => disputed(12, ACC, 118), 0, 'ruling'],
    ['the excess of a false claim of game', () => disputed(24, ACC, 115, 100), 0, 'ruling'],
    ['a false claim that loses it (Hoyle)', () => disputed(12, 'falseClaim=losesGame', 50, 112), 0, 'ruling'],
    ['what was missed', () => disputed(4, 'muggins=automatic', 119), 0, 'muggins'],
    ['a card in play', () => tableAt('mode=challenge', CARD), 0, 'play'],
    ['a card where muggins is called', () => tableAt('mode=challenge muggins=called', CARD), 0, 'play'],
    ['half of the hand for the other side', () => timed('walk 0 119, walk 1 40'), 0, 'ruling'],
    ['half of the hand for its player', () => timed('walk 0 119, walk 1 119'), 1, 'show'],
    ['a count that was too much, and still enough', () => keyed(counted(12, ACC, 50, 112), OVER), 1, 'show'],
  ])('the game is won by %s', (_, table, winner, ending) => {
    expect(table().present.results).toMatchObject([{ winner, ending }]);
  });

  test('a game before it in the match stays won', () => {
    const first = tableAt('mode=challenge nextDealer=cut', 'walk 0 121');
    const second = keyed(
      begin('mode=challenge nextDealer=cut', undefined, first),
      'cut 0, starter TC, next, peg 1 12',
    );
    const { results, hand, phase } = keyed(second, 'dispute', EIGHT).present;
    expect([results.length, phase, hand]).toEqual([1, 'show', 'dealer']);
  });

  test.each<[string, number, 'each' | undefined]>([
    ['next', 12, undefined],
    ['each', 12, 'each'],
    ['each', 8, undefined],
  ])('of three sides, who takes the excess (takers %s, %i claimed): %s', (takers, points, taken) => {
    const settings = `six-card-3 mode=challenge overcount=toOpponent penaltyTo=${takers}`;
    const table = tableAt(settings, `cut 0, starter TC, next, peg 1 ${points}, dispute, ${EIGHT}`);
    expect(table.present.ruling?.takers).toBe(taken);
    expect('takers' in { ...table.present.ruling }).toBe(taken !== undefined);
  });

  test('a call that was wrong is all that is ruled on where the count was right', () => {
    const table = keyed(counted(8, 'mode=challenge muggins=called'), 'muggins 0 2, dispute');
    const action = act(table, command(EIGHT));
    const ruled = action.ok
      ? action.value.events.flatMap((event) => (event.type === 'ruled' ? [event.ruling.code] : []))
      : [];
    expect(ruled).toEqual(['mugginsWrong']);
  });

  test('a ruling on a hand holds nothing of cards in play, of offences or of holes back', () => {
    const { ruling } = disputed(8, ACC).present;
    expect(Object.keys({ ...ruling })).toEqual(
      expect.not.arrayContaining(['played', 'offence', 'earlier', 'back', 'cards', 'takers']),
    );
  });

  test('heels are not found again in a dispute of plain pegging, or in one of the show', () => {
    const plain = tableAt('mode=challenge heelsForfeited=no', 'peg 0 8, dispute, starter JH');
    expect(pegs(plain.present)).toBe('Red 8/0 Blue 0/0');
    const shown = tableAt('mode=challenge heelsForfeited=no', 'at show, peg 1 4');
    expect(pegs(keyed(shown, 'dispute, starter JH').present)).toBe('Red 0/0 Blue 4/0');
  });

  test('what a crib cannot count cannot be called on it', () => {
    const crib = keyed(counted(8, 'muggins=called'), 'peg 0 4, peg 0 4');
    expect(refusal(crib, 'muggins 1 15')).toMatchObject({ code: 'impossibleCount', points: 19, crib: true });
    const called = keyed(crib, 'muggins 1 2');
    expect(called.present.phase).toBe('deal');
    expect(refusal(called, 'muggins 1 2')).toEqual({ code: 'countSettled', seat: 0 });
  });
});

describe('an offence', () => {
  const at = (settings: string, ...texts: readonly string[]): Timeline =>
    keyed(tableAt(settings, 'walk 0 50, walk 1 40'), ...texts);
  const playing = (...texts: readonly string[]): Timeline => at(`${ACC} renege=perCard`, 'at play', ...texts);

  const FALSE = 'walk 1 100, at play, peg 1 3, offence falseGame 1 points=2';
  test.each<[what: string, table: () => Timeline, ruling: object]>([
    ['no count, no claim', () => playing('offence renege 1'), { claimed: 0, paid: 0, award: 2, cards: 1 }],
    ['as many cards as a hand has', () => playing('offence renege 1 cards=6'), { award: 12, cards: 6 }],
    ['past thirty-one', () => playing('peg 1 2, offence pastThirtyOne 1'), { claimed: 0, moves: [] }],
    ['more missed', () => at('', 'peg 1 2, offence underpegged 1 points=4'), { paid: 6, claimed: 2 }],
    // A game claimed with no card for it, some points after the last.
    ['a false claim', () => tableAt(ACC, FALSE), { claimed: 18, paid: 2, award: 16, back: 15 }],
  ])('%s', (_, table, ruling) => {
    expect(table().present.ruling).toMatchObject(ruling);
  });

  test('holds only what it is about', () => {
    const { ruling } = playing('offence cribSeen 0').present;
    expect(Object.keys({ ...ruling })).toEqual(
      expect.not.arrayContaining(['cards', 'back', 'takers', 'played']),
    );
  });

  test('who cuts pays the other side, also where nobody has said who deals', () => {
    expect(pegs(tableAt('', 'peg 0 4, offence cutSeen 1').present)).toBe('Red 6/4 Blue 0/0');
  });

  test('figures that cannot be', () => {
    expect(refusal(counted(24, ACC, 50, 100), 'offence falseGame 1 points=19')).toMatchObject({
      code: 'impossibleCount',
      points: 19,
    });
    const other = { code: 'badFigure', least: 3, most: 3 };
    expect(refusal(playing('peg 0 3'), 'offence wrongPeg 1 points=2')).toMatchObject(other);
    const winning = tableAt('', 'walk 1 119, at play, peg 1 2');
    expect(refusal(winning, 'offence pastThirtyOne 1')).toMatchObject({
      code: 'badFigure',
      least: 2,
      most: 2,
    });
  });

  test('a hand that wins is no card past thirty-one, and nothing counted out of turn', () => {
    const open = offencesNow(counted(12, '', 50, 112).present).map(({ offence }) => offence);
    expect(open.join(' ')).toBe('overpegged ownOverpeg falseGame misdeal wrongNumber unchecked wrongPeg');
    expect(refusal(counted(12, '', 50, 112), 'offence pastThirtyOne 1 points=12').code).toBe('offenceClosed');
  });

  test('is called on whoever counted by the cards, as long as it is not about the count', () => {
    const always = tableAt('mode=always muggins=called timeLimit=30', 'cut 0, starter TC, next');
    const known = keyed(always, EIGHT, 'peg 1 8');
    expect(refusal(known, 'offence overpegged 1 points=2').code).toBe('countChecked');
    expect(keyed(known, 'offence pegsTouched 1').present.ruling?.code).toBe('pegsTouched');
    const crib = keyed(known, 'cards 3H 4H 9D KS, peg 0 0');
    expect(keyed(crib, 'offence timeOut 0 points=4').present.ruling?.code).toBe('timeOut');
  });

  const FIRST = 'peg 0 6, offence countedFirst 0 points=6';
  test.each<[what: string, settings: string, keys: string, place: string]>([
    ['the dealer pegged first in play: the pone counts', '', `at play, ${FIRST}`, 'show pone'],
    ['and won by it', '', `walk 0 119, at play, ${FIRST}`, 'show pone'],
    ['in plain pegging nobody counts in turn', '', FIRST, 'free'],
    [
      'the pone’s false claim',
      ACC,
      'walk 1 112, at show, peg 1 12, offence falseGame 1 points=8',
      'show dealer',
    ],
    ['by a card', ACC, 'walk 1 119, at play, peg 1 2, offence falseGame 1 points=1', 'play'],
    ['in plain pegging', ACC, 'walk 1 112, peg 1 12, offence falseGame 1 points=4', 'free'],
  ])('the game goes on where it was: %s', (_, settings, keys, place) => {
    const { phase, hand, results } = tableAt(settings, keys).present;
    expect([[phase, hand].filter(Boolean).join(' '), results]).toEqual([place, []]);
  });

  test('a game that is reopened leaves those before it alone', () => {
    const first = tableAt(`${ACC} nextDealer=cut`, 'walk 0 121');
    const second = walk(begin(`${ACC} nextDealer=cut`, undefined, first), 1, 112);
    const won = keyed(second, 'at show, peg 1 12, offence overpegged 1 points=2');
    expect(won.present.results.map(({ winner, ending }) => [winner, ending])).toEqual([
      [0, 'free'],
      [1, 'show'],
    ]);
  });

  test('a count that did not win has claimed no game', () => {
    const won = tableAt('muggins=called', 'walk 0 119, walk 1 40, at show, peg 1 8, muggins 0 2');
    expect(won.present).toMatchObject({
      phase: 'over',
      results: [{ winner: 0 }],
      count: { seat: 1, open: true },
    });
    expect(refusal(won, 'offence falseGame 1 points=0').code).toBe('offenceClosed');
  });

  test('what was pegged on a card past thirty-one stands on the rule about that card', () => {
    const past = playing('peg 1 2, offence pastThirtyOne 1 points=2').present.ruling;
    expect(past && citeSource(past.source)).toBe('ACC 2010, rule 7.1.e');
    const nothing = playing('offence pastThirtyOne 1').present.ruling;
    expect(nothing && citeSource(nothing.source)).toBe('ACC 2010, rule 7.1.e');
    const other = playing('peg 1 3, offence overpegged 1 points=1').present.ruling;
    expect(other?.source).toEqual(RULING_SOURCES.overpegToOpponent);
    const casual = at('', 'at play, peg 1 2, offence pastThirtyOne 1 points=2').present.ruling;
    expect(casual && citeSource(casual.source)).toBe('House rule: overcounts are corrected');
  });
});

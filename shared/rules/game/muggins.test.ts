// What muggins never reaches, until when it can be called, and how cutthroat plays it (ACC 10; reference rules 2).
import { describe, expect, test } from 'vitest';
import { citeSource, speakRuling } from '../../words/testing/english.ts';
import { SHELTERED } from '../terms/codes.ts';
import { begin, command, keyed, PLAYERS, pegs, refusal, tableAt } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import { act, type Timeline } from './timeline.ts';

/** Red deals; Blue has counted so much, from 40. */
const counted = (points: number, settings: string): Timeline =>
  tableAt(settings, `walk 0 50, walk 1 40, at show, peg 1 ${points}`);

describe('muggins', () => {
  test.each(SHELTERED)('is never called on: %s (ACC 10)', (on) => {
    const action = act(counted(8, 'muggins=called'), { type: 'muggins', seat: 0, points: 2, on });
    expect(action).toEqual({ ok: false, refusal: { code: 'mugginsNever', on } });
  });

  test('heels that were pegged are no count that a call is about (ACC 10)', () => {
    const heels = tableAt('muggins=called', 'at starter, peg 0 2');
    expect(heels.present.count).toMatchObject({ open: false });
    expect(refusal(heels, 'muggins 1 2')).toEqual({ code: 'nothingMissed' });
    const laid = keyed(heels, 'unseen, muggins 1 2');
    expect(laid.present.ruling).toMatchObject({ claimed: 0, award: 2 });
  });

  describe('until the cards are mixed, in a house with that deadline (unverified)', () => {
    const mixed = 'muggins=called mugginsCloses=mixed mode=challenge';
    const crib = (): Timeline => keyed(counted(8, mixed), 'peg 0 4, peg 0 6');

    test('on a hand counted earlier in the show, once', () => {
      const called = keyed(crib(), 'muggins 0 2');
      expect(pegs(called.present)).toBe('Red 62/60 Blue 48/40');
      expect(called.present.ruling).toMatchObject({
        code: 'mugginsAwarded',
        claimed: 8,
        award: 2,
        earlier: true,
      });
      expect(refusal(called, 'muggins 0 2')).toEqual({ code: 'countSettled', seat: 1 });
      expect(keyed(called, 'undo').present).toEqual(crib().present);
    });

    test('on the last one first', () => {
      const both = keyed(crib(), 'muggins 1 2, muggins 1 4');
      expect(pegs(both.present)).toBe('Red 60/54 Blue 54/50');
      expect(both.present.count).toMatchObject({ call: { points: 2 }, earlier: { call: { points: 4 } } });
    });

    test('what was won by it survives a dispute of the last hand', () => {
      const twelve = keyed(counted(8, mixed), 'peg 0 4, peg 0 12, muggins 0 2');
      const called = keyed(twelve, 'dispute, starter TC, cards 5C 5D 7H 8S');
      expect(pegs(called.present)).toBe('Red 64/56 Blue 48/40');
      const other = keyed(crib(), 'muggins 1 2, muggins 1 4, dispute, starter TC, cards 5C 5D 7H 8S');
      expect(pegs(other.present)).toMatch(/^Red 60\/54 /);
    });

    test('a wrong call on it, the cards known', () => {
      const always = tableAt(`${mixed} mode=always`, 'cut 0, starter TC, next');
      const shown = keyed(always, 'cards 5C 5D 7H 8S, peg 1 8, cards 4D 6D 6S QH, peg 0 2');
      expect(keyed(shown, 'muggins 0 2').present).toMatchObject({
        ruling: { code: 'mugginsWrong', earlier: true, award: 2 },
        count: { open: true },
      });
    });

    test('and not after that', () => {
      expect(refusal(keyed(crib(), 'next'), 'muggins 0 2')).toEqual({ code: 'mugginsClosed' });
      expect(keyed(crib(), 'next').present.count?.earlier).toBeUndefined();
      expect(refusal(keyed(counted(8, 'muggins=called'), 'peg 0 4'), 'muggins 0 2').code).toBe(
        'mugginsClosed',
      );
    });
  });

  // In plain pegging somebody may ask who deals before the call (NEXT): the last points can still be called.
  test.each<[string, string, string, string]>([
    ['points in plain pegging', 'peg 0 4', 'muggins 1 2', 'Red 4/0 Blue 2/0'],
    ['the same, once the cut is asked for', 'peg 0 4, next', 'muggins 1 2', 'Red 4/0 Blue 2/0'],
    ['a card before them that nobody pegged for', 'peg 0 4', 'muggins 0 2', 'Red 6/4 Blue 0/0'],
  ])('can be called on: %s', (_, keys, call, stand) => {
    expect(pegs(keyed(begin('muggins=called'), keys, call).present)).toBe(stand);
  });

  test.each<[string, string, string, string, object]>([
    ['nothing was pegged', '', 'free', 'muggins 0 2', { code: 'nothingMissed' }],
    ['no card is laid', '', 'at play, hold 0 5H 5S 5D JC', 'muggins 0 2', { code: 'nothingMissed' }],
    ['nor at the cut', '', '', 'muggins 0 2', { code: 'nothingMissed' }],
    [
      'called already, and the cut is asked for',
      '',
      'peg 0 4, next, muggins 1 2',
      'muggins 1 2',
      { code: 'mugginsClosed' },
    ],
    // What the house gives for the first deal is no count that could have been settled.
    ['a bonus', 'firstDealBonus=3', 'cut 0', 'muggins 0 2', { code: 'mugginsClosed' }],
    // Four cards of five-card count 0 to 15 and 20; only a crib has sixteen.
    [
      'sixteen in a hand of five-card',
      'five-card',
      'at show, peg 1 4',
      'muggins 0 12',
      { code: 'impossibleCount', points: 16, crib: false },
    ],
  ])('is refused where %s', (_, settings, keys, call, refused) => {
    expect(refusal(keyed(begin(`${settings} muggins=called`), keys), call)).toMatchObject(refused);
  });

  test('in plain pegging what was missed may have been a crib', () => {
    const plain = tableAt('five-card muggins=called', 'peg 0 4, muggins 1 18');
    expect(plain.present.ruling).toMatchObject({ claimed: 4, award: 18 });
  });

  test('with the cards known, a call that nothing can add up to is too much', () => {
    const shown = tableAt(
      'mode=always muggins=called',
      'cut 0, starter TC, next, cards 5C 5D 7H 8S, peg 1 6',
    );
    expect(keyed(shown, 'muggins 0 13').present.ruling).toMatchObject({ code: 'mugginsTooMuch', award: 2 });
  });

  test('a call names a hand only where it is not the last count, and a ruling says so too', () => {
    const called = (table: Timeline, call: string) => {
      const action = act(table, command(call));
      if (!action.ok) throw new Error(action.refusal.code);
      const { earlier } = action.value.timeline.present.ruling ?? {};
      return [action.value.events[0], earlier];
    };
    const event = { type: 'mugginsCalled', seat: 0, points: 2 };
    const last = counted(8, 'muggins=called');
    expect(called(last, 'muggins 0 2')).toStrictEqual([{ ...event, move: last.moves + 1 }, undefined]);
    const crib = keyed(counted(8, 'muggins=called mugginsCloses=mixed'), 'peg 0 4, peg 0 6');
    expect(called(crib, 'muggins 0 2')).toStrictEqual([
      { ...event, hand: 'pone', move: crib.moves + 1 },
      true,
    ]);
    const unseen = tableAt('muggins=called', 'at play, unseen');
    expect(called(unseen, 'muggins 0 2')).toStrictEqual([{ ...event, move: unseen.moves + 1 }, undefined]);
    // Red's nine made fifteen, for which Red claimed nothing; Blue has laid and claimed since.
    const laid = tableAt('mode=challenge muggins=called', 'cut 0, starter KC, lay 6H 0, lay 9H 0, lay 9C 2');
    expect(called(laid, 'muggins 1 2')).toStrictEqual([{ ...event, seat: 1, move: laid.moves + 1 }, true]);
  });

  describe('with three sides it is said who missed points', () => {
    const NAMES = ['Red', 'Blue', 'Green'];
    const three = (...keys: string[]): Timeline =>
      keyed(begin('six-card-3 mode=challenge muggins=called', NAMES), 'cut 2, starter KC', ...keys);
    // Red's 6, Blue's 9: fifteen, Green's 9: a pair; nobody pegs, and Red lays on.
    const missed = (...keys: string[]): Timeline => three('lay 6H, lay 9H, lay 9C, lay 2S, peg 0 0', ...keys);

    test('in play, always', () => {
      expect(refusal(missed(), 'muggins 0 2')).toEqual({ code: 'whoMissed', seats: [1, 2] });
      expect(refusal(missed(), 'muggins 0 2 on=0')).toEqual({ code: 'ownCount', seat: 0 });
      expect(refusal(missed(), 'muggins 0 2 on=7')).toMatchObject({ code: 'badSeat', seat: 7 });
      const plain = keyed(begin('six-card-3 muggins=called', NAMES), 'peg 1 2');
      expect(refusal(plain, 'muggins 0 2')).toMatchObject({ code: 'whoMissed' });
      expect(pegs(keyed(plain, 'muggins 0 2 on=2').present)).toBe('Red 2/0 Blue 2/0 Green 0/0');
      expect(keyed(plain, 'muggins 0 2 on=1').present.ruling).toMatchObject({ seat: 1, claimed: 2 });
    });

    test.each<[call: string, code: string, stand: string]>([
      ['muggins 0 2 on=1', 'mugginsAwarded', 'Red 2/0 Blue 0/0 Green 0/0'],
      ['muggins 0 2 on=2', 'mugginsAwarded', 'Red 2/0 Blue 0/0 Green 0/0'],
      ['muggins 2 2 on=1', 'mugginsAwarded', 'Red 0/0 Blue 0/0 Green 2/0'],
      // Red's two makes nothing: only a call that names Red is about it.
      ['muggins 2 2 on=0', 'mugginsWrong', 'Red 2/0 Blue 0/0 Green 0/0'],
    ])('%s: %s', (call, code, stand) => {
      const table = missed(call);
      expect([table.present.ruling?.code, pegs(table.present)]).toEqual([code, stand]);
      expect(keyed(table, 'undo, redo').present).toEqual(table.present);
    });

    test('each card once, until its player pegs again', () => {
      const both = missed('muggins 0 2 on=1, muggins 0 2 on=2');
      expect(pegs(both.present)).toBe('Red 4/2 Blue 0/0 Green 0/0');
      expect(refusal(both, 'muggins 0 2 on=1')).toEqual({ code: 'mugginsClosed' });
      expect(refusal(missed('lay 5D, peg 1 2'), 'muggins 0 2 on=1 card=9')).toEqual({
        code: 'mugginsClosed',
      });
      expect(promptOf(missed().present).calls).toEqual([
        { seat: 0, on: 2, card: '9C' },
        { seat: 0, on: 1, card: '9H' },
        { seat: 1, on: 0, card: '2S' },
        { seat: 1, on: 2, card: '9C' },
        // No peg of Red's has moved for the two (ACC 8.2).
        { seat: 1, on: 0, card: '6H' },
        { seat: 2, on: 0, card: '2S' },
        { seat: 2, on: 1, card: '9H' },
        { seat: 2, on: 0, card: '6H' },
      ]);
    });

    test('in the show, only where hands of more than one can be called', () => {
      const show = (closes: string): Timeline =>
        keyed(
          begin(`six-card-3 muggins=called mugginsCloses=${closes}`, NAMES),
          'cut 2, next, next, next, peg 0 4, peg 1 6',
        );
      expect(keyed(show('nextCount'), 'muggins 2 2').present.ruling).toMatchObject({ seat: 1 });
      expect(refusal(show('mixed'), 'muggins 2 2')).toMatchObject({ code: 'whoMissed' });
      expect(keyed(show('mixed'), 'muggins 2 2 on=0').present).toMatchObject({
        ruling: { seat: 0, earlier: true },
        count: { seat: 1, earlier: { seat: 0, call: { points: 2 } } },
      });
      expect(refusal(show('nextCount'), 'muggins 2 2 on=0')).toEqual({ code: 'mugginsClosed' });
    });
  });

  test('cutthroat: the opponent takes the rest without a word', () => {
    const taken = keyed(counted(8, 'muggins=called mugginsVoice=silent'), 'muggins 0 2');
    expect(taken.present.ruling).toMatchObject({ code: 'mugginsTaken', award: 2 });
    expect(taken.present.ruling && citeSource(taken.present.ruling.source)).toBe(
      'House rule (cutthroat): muggins takes the missed points',
    );
    expect(taken.present.ruling && speakRuling(taken.present.ruling, PLAYERS)).toBe(
      'Red takes the 2 that Blue missed.',
    );
  });
});

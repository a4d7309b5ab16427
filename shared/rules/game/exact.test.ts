// The exact number to go out (sources: "Do you have to peg the exact number?", other houses): what leads past the last hole is not pegged.
import { describe, expect, test } from 'vitest';
import { begin, keyed, pegs, refusal, walk } from '../testing/table.ts';
import type { Timeline } from './timeline.ts';

/** Red, who will deal, stands on `red` of 121. */
const near = (red: number, settings = ''): Timeline => walk(begin(`exactOut=yes ${settings}`), 0, red);

/** Blue is pone with nothing, and Red's hand is to be counted. */
const counting = (red: number, settings = ''): Timeline => keyed(near(red, settings), 'at show, peg 1 0');

const CARDS = 'mode=challenge';
/** A hand of Blue's with nothing. */
const NOTHING = 'cards TH 8C QD 6S';
/** Red's hand of eight with the starter: three fifteens and a pair. */
const EIGHT = ['starter 2C', 'cards 5H JS JD KC'] as const;

describe('points keyed without cards', () => {
  test.each<[what: string, table: () => Timeline, key: string, holes: number]>([
    ['plain pegging', () => near(119), 'peg 0 3', 2],
    ['a card in play', () => keyed(near(119), 'at play'), 'peg 0 4', 2],
    ['one hole too many', () => near(120), 'peg 0 2', 1],
  ])('%s: %s', (_, table, key, holes) => {
    const points = Number(key.split(' ')[2]);
    expect(refusal(table(), key)).toEqual({ code: 'restricted', seat: 0, holes, points, rule: 'exact' });
    expect(keyed(table(), `peg 0 ${holes}`).present.phase).toBe('over');
  });

  test('heels of two are not pegged with one to go', () => {
    const table = keyed(near(120), 'at starter');
    expect(refusal(table, 'peg 0 2')).toMatchObject({ code: 'restricted', holes: 1, rule: 'heels' });
    expect(pegs(keyed(table, 'starter JH').present)).toBe('Red 120/96 Blue 0/0');
    expect(keyed(near(119), 'at starter, starter JH').present.phase).toBe('over');
  });

  test('a count past the end pegs nothing, and the next hand is counted', () => {
    const table = keyed(counting(116), 'peg 0 6');
    expect(pegs(table.present)).toBe('Red 116/96 Blue 0/0');
    expect(table.present).toMatchObject({ phase: 'show', hand: 'crib' });
    expect(keyed(table, 'peg 0 5').present.results).toMatchObject([{ winner: 0, scores: [121, 0] }]);
    expect(keyed(counting(116, 'exactOut=no'), 'peg 0 6').present.phase).toBe('over');
  });

  test('undo takes such a count back, and redo counts it again', () => {
    const table = keyed(counting(116), 'peg 0 6');
    const back = keyed(table, 'undo');
    expect([back.present.hand, pegs(back.present)]).toEqual(['dealer', 'Red 116/96 Blue 0/0']);
    expect(keyed(back, 'peg 0 5').present.phase).toBe('over');
  });

  test('where nobody checked it, the board has stopped in the last hole', () => {
    expect(keyed(near(119), 'unverified 0 9').present).toMatchObject({
      phase: 'over',
      pegs: [{ front: 121 }, {}],
    });
  });
});

describe('cards in play that are entered', () => {
  const laid = (red: number, settings = ''): Timeline =>
    keyed(near(red, settings), 'at play, lay 8H, lay 8S');

  test('a pair with one to go is refused, and nothing is missed by it', () => {
    expect(refusal(laid(120), 'peg 0 2')).toMatchObject({ code: 'restricted', holes: 1, rule: 'exact' });
    expect(pegs(keyed(laid(120), 'peg 0 0').present)).toBe('Red 120/96 Blue 0/0');
    expect(keyed(laid(119), 'peg 0 2').present.phase).toBe('over');
    const taken = keyed(laid(120, 'mode=challenge muggins=automatic'), 'lay AH');
    expect(pegs(taken.present)).toBe('Red 120/96 Blue 0/0');
  });

  test('one is not what the card scores: no game is won with it', () => {
    expect(pegs(keyed(laid(120, CARDS), 'peg 0 1').present)).toBe('Red 120/96 Blue 0/0');
  });

  test('a call of muggins on it is wrong', () => {
    const table = keyed(laid(120, 'mode=challenge muggins=called'), 'lay AH, muggins 1 2');
    expect(table.present.ruling).toMatchObject({ code: 'mugginsWrong', truth: 0 });
  });
});

describe('a hand whose cards speak', () => {
  test.each<[claimed: number, red: number, settings: string, code: string, standing: string]>([
    // The hand counts eight, and Red needs four: neither eight nor a smaller claim goes out.
    [8, 117, '', 'notExact', 'Red 117/0 Blue 0/0'],
    [4, 117, '', 'notExact', 'Red 117/0 Blue 0/0'],
    [4, 117, 'undercount=stands', 'notExact', 'Red 117/0 Blue 0/0'],
    [4, 117, 'muggins=automatic', 'notExact', 'Red 117/0 Blue 0/0'],
    [4, 117, 'muggins=called', 'notExact', 'Red 117/0 Blue 0/0'],
    [12, 117, 'overcount=toOpponent', 'notExact', 'Red 117/0 Blue 0/0'],
    [12, 117, 'falseClaim=losesGame', 'notExact', 'Red 117/0 Blue 0/0'],
    // With eight to go it is the game, and what was said in vain is put right.
    [12, 113, '', 'overcountCorrected', 'Red 121/113 Blue 0/0'],
    [8, 113, '', 'countRight', 'Red 121/113 Blue 0/0'],
    // Nobody claims a game with more than goes out; with the very number Red does.
    [12, 110, 'falseClaim=losesGame', 'overcountCorrected', 'Red 118/110 Blue 0/0'],
    [12, 109, 'falseClaim=losesGame', 'falseGameLost', 'Red 117/109 Blue 121/0'],
  ])('%i said on hole %i, %s: %s', (claimed, red, settings, code, standing) => {
    const [starter, cards] = EIGHT;
    const shown = keyed(
      begin(`exactOut=yes mode=always ${settings}`),
      `unverified 0 ${red}`,
      'cut 0',
      starter,
      NOTHING,
    );
    const ruled = keyed(shown, 'peg 1 0', cards, `peg 0 ${claimed}`);
    expect(ruled.present.ruling).toMatchObject({ code });
    expect(pegs(ruled.present)).toBe(standing);
  });

  test('disputed on trust: a game won by a count that was too small is taken back', () => {
    const [starter, cards] = EIGHT;
    const won = keyed(counting(117, CARDS), 'peg 0 4');
    expect(won.present.phase).toBe('over');
    const back = keyed(won, 'dispute', starter, cards);
    expect(back.present).toMatchObject({ phase: 'show', ruling: { code: 'notExact' }, results: [] });
    expect(pegs(back.present)).toBe('Red 117/96 Blue 0/0');
  });
});

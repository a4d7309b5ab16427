import { describe, expect, test } from 'vitest';
import { legalCommands } from '../game/legal.ts';
import { matchOf } from '../game/match.ts';
import { undoConsent } from '../game/permits.ts';
import { promptOf } from '../game/prompt.ts';
import type { Timeline } from '../game/timeline.ts';
import { offencesNow } from '../game/umpire.ts';
import { differences } from '../house/format.ts';
import { presetOf } from '../house/presets.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { begin, keyed, pegs, refusal } from '../testing/table.ts';

const textOf = (rules: RuleSet): string =>
  Object.entries(differences(SIX_CARD, rules))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const SQUARES = textOf(presetOf('cribbage-squares'));
const table = (settings = ''): Timeline => begin(`${SQUARES} ${settings}`, ['Red']);
const at = ({ present }: Timeline) => [present.phase, promptOf(present).expects, promptOf(present).hand];

/** Two squares and what each row and column counts, as Wikipedia has them in "Cribbage Squares": 170 and 165 in all. */
const PUBLISHED: readonly (readonly [starter: string, rows: readonly string[], counts: readonly number[]])[] =
  [
    ['5H', ['KH KC KD KS', 'QH QC QD QS', 'JH JC JD JS', 'TH 5C 5D 5S'], [20, 20, 21, 28, 18, 21, 21, 21]],
    ['6H', ['7H 7D 8C 8S', '8H 8D 7C 7S', '3H 6D 6C 6S', '9H 9D 9C 9S'], [24, 24, 24, 20, 13, 20, 20, 20]],
  ];

describe('squares that were counted by others', () => {
  test.each(PUBLISHED)('starter %s: %j', (starter, rows, counts) => {
    let now = keyed(table('mode=always target=999'), `starter ${starter}`);
    for (const [line, points] of counts.entries()) {
      // The rows are entered; with them the columns are known.
      expect(promptOf(now.present).expects).toBe(line < 4 ? 'cards' : 'count');
      if (line < 4) now = keyed(now, `cards ${rows[line]}`);
      const before = now.present.pegs[0]?.front ?? 0;
      now = keyed(now, 'peg 0 0');
      // Nothing was claimed: the board puts it right.
      expect((now.present.pegs[0]?.front ?? 0) - before).toBe(points);
    }
    expect(now.present.results[0]?.scores).toEqual([counts.reduce((sum, each) => sum + each, 0)]);
  });
});

describe('a game of squares', () => {
  test.each<[string, string, readonly unknown[], string]>([
    ['nobody cuts', '', ['deal', 'deal', undefined], 'Red 0/0'],
    ['the square is laid out', 'next', ['starter', 'starter', undefined], 'Red 0/0'],
    ['a jack turned up is two, once', 'next, peg 0 2', ['show', 'count', 'row1'], 'Red 2/0'],
    ['no jack', 'next, next', ['show', 'count', 'row1'], 'Red 0/0'],
    ['points without NEXT are the first row', 'peg 0 4', ['show', 'count', 'row2'], 'Red 4/0'],
    ['a row that counts nothing', 'next, next, next', ['show', 'count', 'row2'], 'Red 0/0'],
    [
      'after the rows the columns',
      'peg 0 4, peg 0 2, peg 0 0, peg 0 6',
      ['show', 'count', 'column1'],
      'Red 12/6',
    ],
    ['a jack entered late is two', 'next, next, peg 0 4, starter J', ['show', 'count', 'row2'], 'Red 6/4'],
  ])('%s', (_, keys, place, stand) => {
    const done = keyed(table('mode=challenge'), keys);
    expect([at(done), pegs(done.present)]).toEqual([place, stand]);
  });

  const row = 'peg 0 8';
  test.each<[string, readonly string[], number | null, number, string]>([
    // Wikibooks, PySol: 61 or more.
    ['61 wins', [row, row, row, row, row, row, row, 'peg 0 5'], 0, 61, 'show'],
    ['it wins at once', ['peg 0 29', 'peg 0 29', 'peg 0 4'], 0, 61, 'show'],
    ['60 does not', [row, row, row, row, row, row, row, 'peg 0 4'], null, 60, 'deals'],
    ['nor does a game given up', [row, 'concede 0'], null, 8, 'conceded'],
  ])('%s', (_, keys, winner, score, ending) => {
    const { present } = keyed(table(), ...keys);
    expect(present.phase).toBe('over');
    expect(present.results[0]).toMatchObject({ winner, scores: [score], ending, stakes: 0 });
    expect(present.results[0]?.losers).toMatchObject(
      winner === null ? [{ side: 0, score, stinkHole: score === 60, stakes: 0 }] : [],
    );
    expect(matchOf(present)).toMatchObject({ games: [winner === null ? 0 : 1], spread: [0], stakes: [0] });
  });

  test('a last row that was doubted turns a lost game into one that is won, and back', () => {
    const rows = Array.from({ length: 7 }, () => row);
    const lost = keyed(table('mode=challenge'), ...rows, 'peg 0 4');
    expect(lost.present.results[0]?.winner).toBeNull();
    const won = keyed(lost, 'dispute, starter 5H, cards 5S 5D 5C JH');
    expect(won.present.results).toMatchObject([{ winner: 0, scores: [61] }]);
    const wrong = keyed(table('mode=challenge'), ...rows, 'peg 0 5, dispute, starter KH, cards 2S 4D 6C 8H');
    expect(wrong.present.results).toMatchObject([{ winner: null, scores: [56] }]);
  });

  test('the next game begins with the same player, and a match counts the games that are lost', () => {
    const lost = ['concede 0'];
    let now = table('match.games=3');
    for (let game = 1; game <= 3; game++) {
      expect([now.present.game, now.present.dealer, matchOf(now.present).over]).toEqual([game, 0, false]);
      now = keyed(now, ...lost);
      if (game < 3) now = begin(`${SQUARES} match.games=3`, ['Red'], now);
    }
    expect(matchOf(now.present)).toMatchObject({ over: true, winner: undefined, games: [0] });
  });
});

describe('cards of a square', () => {
  const entered = (): Timeline =>
    keyed(table('mode=always target=999'), 'starter 9H, cards 2H 4C 6D 8S, peg 0 0');

  test.each<[string, string, string, object]>([
    ['a card of another row', '', 'cards 2H 3C 5D 7S', { code: 'duplicateCard', card: '2H' }],
    [
      'a fifth card of a rank',
      'cards 2C 2D 2S 7S, peg 0 0',
      'cards 2 A A 7',
      { code: 'tooManyOfRank', rank: '2' },
    ],
    ['three cards', '', 'cards 2C 3C 5D', { code: 'wrongNumberOfCards', expected: 4, got: 3 }],
    ['nothing is counted before it', '', 'next', { code: 'countFirst', hand: 'row2' }],
    ['nor a card laid', '', 'lay 5H', { code: 'notNow', command: 'lay' }],
    ['nor a hand told', '', 'hold 0 2C 3C 5D 7S', { code: 'notNow', command: 'hold' }],
  ])('%s: %s', (_, keys, wish, refused) => {
    expect(refusal(keyed(entered(), keys), wish)).toMatchObject(refused);
  });

  test('a column shares a card with each row that was entered', () => {
    const rows = keyed(
      table('mode=challenge'),
      'peg 0 0, dispute, starter 9H, cards 2H 4S 6 8, peg 0 0, peg 0 0, peg 0 0, peg 0 0, dispute',
    );
    expect(refusal(rows, 'cards 3H 5 7 9')).toMatchObject({ code: 'cardCrossed', card: '3H', known: '2H' });
    expect(refusal(rows, 'cards 2S 5 7 9')).toMatchObject({ code: 'cardCrossed', card: '2S', known: '2H' });
    // Its own card is no second one.
    expect(keyed(rows, 'cards 2H 5S 7 T').present.disputed).toBe(false);
  });

  test('where a suit can matter it is asked for, and not where the row has said it', () => {
    const rows = ['cards 2H 4S 6 8', 'peg 0 0', 'cards 3H 5S 7 K', 'peg 0 0', 'cards Q A A 6', 'peg 0 0'];
    const now = keyed(table('mode=always target=999'), 'starter 9H', ...rows);
    expect(refusal(now, 'cards J 8 8 2')).toMatchObject({ code: 'suitWanted', rank: 'J' });
    const columns = keyed(now, 'cards JS 8 8 2, peg 0 0');
    // 2H 3H Q JS: no flush, and the jack is known to be no nob.
    expect([columns.present.hand, promptOf(columns.present).expects]).toEqual(['column1', 'count']);
    // 4S 5S A 8 could all be spades.
    expect(promptOf(keyed(columns, 'peg 0 0').present)).toMatchObject({ hand: 'column2', expects: 'cards' });
  });
});

describe('without an opponent', () => {
  test('no offence, no muggins, no dispute of what is checked, and nobody has to agree', () => {
    const now = keyed(table(), 'next, next, peg 0 4');
    expect(offencesNow(now.present)).toEqual([]);
    expect(refusal(now, 'offence overpegged 0 points=2')).toMatchObject({ code: 'offenceOff' });
    expect(refusal(now, 'muggins 0 2')).toMatchObject({ code: 'mugginsOff' });
    expect(new Set(legalCommands(now.present).map(({ type }) => type))).not.toContain('lay');
    const last = { before: keyed(table(), 'next').present, after: now.present, seat: undefined };
    expect(undoConsent(last, 0)).toBeUndefined();
  });
});

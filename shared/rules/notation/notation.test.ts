// The notation: what is printed is read as the same game, and what cannot be read is named with its place.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game } from '../game/game.ts';
import { presetOf } from '../house/presets.ts';
import { START } from '../terms/pegs.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { anyGame } from '../testing/random.ts';
import { playRandom } from '../testing/soundness.ts';
import { expectWritten, taken } from '../testing/written.ts';
import { formatGame, formatPosition, parseGame } from './game.ts';
import { formatMove, type Move, parseMove } from './move.ts';

describe('what cannot be read is named with its place', () => {
  test.each<[string, object]>([
    ['', { code: 'badNotation', line: 1, column: 1, text: '', expected: 'rules' }],
    ['; nothing else', { code: 'badNotation', expected: 'rules' }],
    ['fivecard', { code: 'badNotation', text: 'fivecard', expected: 'rules' }],
    ['six-card mod=always', { code: 'badNotation', line: 1, column: 10, expected: 'setting' }],
    ['six-card players="Ann', { code: 'badNotation', column: 10, expected: 'players' }],
    ['six-card players="A\\q",Bob', { code: 'badNotation', column: 10, expected: 'players' }],
    ['six-card players=Ann,', { code: 'badNotation', column: 10, expected: 'players' }],
    ['six-card pegs=a-b', { code: 'badNotation', column: 10, expected: 'pegs' }],
    ['six-card deal=0', { code: 'badNotation', column: 10, expected: 'deal' }],
    [
      'six-card ; 1\n1. cut=P2 ; 2\n   5H 6X',
      { code: 'badNotation', line: 3, column: 7, text: '6X', expected: 'move' },
    ],
    ['six-card cut=P2 offence=spitting/P1', { code: 'badNotation', column: 17, expected: 'move' }],
    ['six-card\r\ncut=P2\r\n1H', { code: 'badNotation', line: 3, column: 1, expected: 'move' }],
    ['six-card cut P2', { code: 'badNotation', column: 10, text: 'cut', expected: 'setting' }],
    ['six-card dealer=Ann', { code: 'badNotation', column: 10, expected: 'dealer' }],
    ['six-card mode=always mode=trust', { code: 'badNotation', column: 22, expected: 'move' }],
    ['six-card pegs=1-2 pegs=3-4', { code: 'badNotation', column: 19, expected: 'move' }],
    ['six-card aside=9999999999+5', { code: 'badNotation', column: 10, expected: 'setting' }],
  ])('%j', (text, refusal) => expect(parseGame(text)).toMatchObject({ ok: false, refusal }));

  test.each<[string, number, object]>([
    ['six-card mode=alway', 10, { code: 'badSetting', setting: 'mode' }],
    ['six-card mode=always,', 10, { code: 'badSetting', setting: 'mode' }],
    ['six-card mode=', 10, { code: 'badSetting', setting: 'mode' }],
    ['six-card muggins=automatic', 1, { code: 'badRules', field: 'muggins' }],
    ['six-card players=Ann', 10, { code: 'badPlayers', expected: 2, got: 1 }],
    ['six-card mode=always pegs=100', 22, { code: 'badPegs', side: 1, most: 120 }],
    ['six-card pegs=121-0', 10, { code: 'badPegs', side: 0 }],
    ['six-card pegs=0/0-4/5', 10, { code: 'badPegs', side: 1 }],
    ['six-card pegs=1-2-3', 10, { code: 'badPegs', side: 2 }],
    ['six-card pegs=1-2 dealer=P3', 19, { code: 'badSeat', seat: 2 }],
    ['six-card cut=P2 starter=5C KH P2:KH', 31, { code: 'duplicateCard', card: 'KH' }],
    ['six-card cut=P2 P1+30', 17, { code: 'impossiblePlay', points: 30 }],
  ])('%s', (text, column, refusal) => {
    expect(parseGame(text)).toMatchObject({ refusal: { code: 'badMove', line: 1, column, refusal } });
  });
});

test('before the first game there is nothing to write', () => {
  for (const format of [formatGame, formatPosition])
    expect(format(Game.replay([]))).toEqual({ ok: false, refusal: { code: 'noGame' } });
});

describe('words are written as they are read', () => {
  test.each([
    'cut=5H7D',
    'unseen',
    'P1:KH+2',
    'P1!2@P3:5H',
    'offence=renege/P1/points=4/cards=2/to=P3',
    'aside=2+5',
  ])('%s', (word) => expect(formatMove(parseMove(word) as Move)).toBe(word));

  test.each([
    ['the cards that were cut', 'six-card cut=5H7D'],
    ['cards that were not entered', 'six-card dealer=P2 starter=9C 8H unseen P1+7'],
    ['a nineteen', 'six-card dealer=P2 starter=9C next P1+19'],
    ['a game that a player alone gives up', 'cribbage-solitaire next concede=P1'],
  ])('%s', (_, line) => expect(expectWritten(taken(parseGame(line)))).toContain(line.split(' ').at(-1)));
});

test('a game is taken up at a later deal with the pegs at the start', () => {
  expect(taken(parseGame('six-card deal=3')).state).toMatchObject({ phase: 'cut', pegs: [START, START] });
});

test('a journal of other rules is refused with its move', () => {
  const started = {
    type: 'gameStarted',
    game: 1,
    rules: SIX_CARD,
    players: ['Ann', 'Bob'],
    move: 1,
  } as const;
  const ruled = taken(
    parseGame('six-card mode=always dealer=P2 starter=2C next pone=7H7S8C8D P1+14'),
  ).events.filter(({ type }) => type === 'ruled');
  for (const event of [{ type: 'pegged', seat: 0, points: 4, reason: 'free' } as const, ...ruled]) {
    const game = Game.replay([started, { ...event, move: 2 }]);
    for (const format of [formatGame, formatPosition])
      expect(format(game)).toEqual({ ok: false, refusal: { code: 'notWritten', move: 2 } });
  }
});

test('moves that were taken back are left out, and names are kept as they are', () => {
  const text = 'six-card name="Our \\"house\\""\nplayers="Ann; A.","Bob, Jr."\n\n1. cut=P2\n';
  const game = taken(parseGame(text));
  expect([game.state.rules.name, game.state.players]).toEqual(['Our "house"', ['Ann; A.', 'Bob, Jr.']]);
  const back = taken(taken(game.play({ type: 'next' })).play({ type: 'undo' }));
  expect(taken(formatGame(back))).toBe(text);
});

test('what cannot be printed in a name is written with its number', () => {
  const game = taken(Game.start(SIX_CARD, ['An\u001bn', 'Bob']));
  expect(expectWritten(game)).toBe('six-card\nplayers="An\\u001bn",Bob\n');
});

test('cards and seats are read as people type them, and written in one way', () => {
  const typed = 'six-card dealer=p2 p1=5h5sJd10♣/2h8d starter=5♣ jd p2:5♦+2 p1:5♥+2';
  const game = taken(parseGame(typed));
  expect(taken(formatPosition(game))).toBe('six-card dealer=P2 P1=5H5SJDTC/2H8D starter=5C JD 5D+2 5H+2');
});

test('before the cut a position keeps the number of the deal that comes', () => {
  const line = 'six-card pegs=110/105-105/96 deal=9';
  const game = taken(parseGame(line));
  expect(expectWritten(game)).toContain('deal=9');
  expect(taken(formatPosition(game))).toBe(line);
});

test('a position in the show goes on as the game does', () => {
  const line = 'acc-tournament pegs=100/96-110/105 deal=7 dealer=P1 P2=5H5SJDQC P1=6H7H8S9S starter=5C next';
  const game = taken(parseGame(line));
  expect(taken(formatPosition(game))).toBe(line);
  const counted = taken(game.play({ type: 'peg', seat: 1, points: 20 }));
  expect([counted.result?.winner, counted.state.pegs[1]]).toEqual([1, { front: 121, rear: 110 }]);
});

test('the crib of a game without one is entered as no cards', () => {
  expectWritten(taken(parseGame('table-top mode=challenge free P1+12 dispute=crib starter=JH crib= P1+1')));
});

test('a board that began a game alone does not know who deals', () => {
  const begun = taken(Game.start(presetOf('captain'), ['Ann', 'Bob', 'Cy'], { alone: [4, 0] }));
  expect(expectWritten(begun)).toBe('captain\nplayers=Ann,Bob,Cy\ndealer=unknown\n\n   unverified=P1+4\n');
});

describe('for everybody’s eyes', () => {
  const DEAL = 'six-card mode=challenge dealer=P2 P1=5H5SJDQC/2H8D P2=6H7H8S9S/ACAD starter=5C';
  const PLAY = 'JD 9S QC P1+1 8S 5H 7H 5S 6H P2+2';
  const shown = (text: string): readonly string[] => {
    const game = taken(parseGame(text));
    return [formatPosition, formatGame].map((format) => taken(format(game, { shown: true })));
  };

  test('a hand that is held and discards are left out, cards that were laid are not', () => {
    for (const text of shown(`${DEAL} JD 9S`)) {
      expect(text).toMatch(/starter=5C\s+JD 9S\s*$/);
      for (const card of ['5H', '5S', 'QC', '2H', '8D', '6H', '7H', '8S', 'AC', 'AD'])
        expect(text).not.toContain(card);
    }
  });

  test('a hand is there once it is counted, the other one is not, nor is the crib', () => {
    const [line = ''] = shown(`${DEAL} next`);
    expect(line).toContain('P1=5H5SJDQC ');
    for (const hidden of ['6H7H8S9S', '2H', 'AC']) expect(line).not.toContain(hidden);
    expect(taken(parseGame(line)).state).toMatchObject({
      phase: 'show',
      hand: 'pone',
      cards: { pone: ['5H', '5S', 'JD', 'QC'] },
    });
  });

  test('once all cards of a hand were laid it is known', () => {
    for (const text of shown(`${DEAL} ${PLAY}`)) expect(text).toMatch(/P1=5H5SJDQC\s+P2=6H7H8S9S\s/);
  });

  test('when the game is over everything is told', () => {
    for (const all of shown(`${DEAL} concede=P1`)) expect(all).toContain('P2=6H7H8S9S/ACAD');
  });

  test('what a hidden hand explains in the deal itself is refused', () => {
    // The hand was known before the crib passed, so Ann leads; nobody else would know it.
    const game = taken(
      parseGame('six-card dealer=P2 starter=2H P1=9HTC7S5S offence=cribWrongSideLate/P1 5S'),
    );
    for (const format of [formatGame, formatPosition])
      expect(format(game, { shown: true })).toEqual({ ok: false, refusal: { code: 'notWritten', move: 5 } });
  });

  test('a hand that was told first says at least that the cards are dealt', () => {
    expect(shown('six-card dealer=P2 P1=9HTC7S5S')[0]).toBe('six-card dealer=P2 next');
  });

  test('what only hidden cards explain is left to the deal that follows', () => {
    // The crib is known by the discards alone. It counts 6, and 8 were claimed: a text without them would peg 8.
    const game = taken(parseGame(`${DEAL} ${PLAY} P1+20 P2+9 P2+8`));
    for (const format of [formatGame, formatPosition])
      expect(taken(format(game, { shown: true }))).toBe(
        'six-card mode=challenge pegs=21/1-20/14 deal=2 dealer=P1',
      );
  });
});

test('random games by random rules, with everything that can be keyed; for everybody’s eyes they come to the same', () => {
  fc.assert(
    fc.property(anyGame, (given) => {
      const game = Game.replay(playRandom(given).events);
      expectWritten(game);
      const shown = formatGame(game, { shown: true });
      if (shown.ok) expect(taken(parseGame(shown.value)).state.pegs).toEqual(game.state.pegs);
      else expect(shown.refusal.code).toBe('notWritten');
    }),
    { numRuns: 20 },
  );
});

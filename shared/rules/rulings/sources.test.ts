// The rule that every ruling stands on (docs/sources.md).
import { expect, test } from 'vitest';
import { citeSource } from '../../words/testing/english.ts';
import { NO_GAME } from '../game/state.ts';
import { RULING_SOURCES, RULINGS, type RulingCode } from './ruling.ts';

const CITED: readonly (readonly [RulingCode, string])[] = [
  ['countRight', 'ACC 2010, rule 1.7'],
  ['undercountCorrected', 'house rule: undercount (casual)'],
  ['undercountStands', 'ACC 2010, rule 8.3'],
  ['undercountToOpponent', 'house rule: undercount (Playroom)'],
  ['overcountCorrected', 'house rule: overcount (casual)'],
  ['overcountLost', 'house rule: overcount (pub, UK)'],
  ['overcountToOpponent', 'ACC 2010, rule 8.4.c'],
  ['mugginsAwarded', 'ACC 2010, rule 10'],
  ['mugginsTooMuch', 'ACC 2010, rule 10'],
  ['mugginsWrong', 'ACC 2010, rule 10'],
  ['mugginsTaken', 'house rule: undercount (cutthroat)'],
  ['overpegOwn', 'ACC 2010, rule 8.4.c'],
  ['overpegCorrected', 'house rule: overcount (casual)'],
  ['overpegLost', 'house rule: overcount (pub, UK)'],
  ['overpegToOpponent', 'ACC 2010, rule 8.4.c'],
  ['notExact', 'house rule: exact number to go out (other houses)'],
  ['falseGameBack', 'ACC 2010, rule 8.4.a-b'],
  ['falseGameLost', 'house rule: false claim of game (Hoyle)'],
  ['underpegCorrected', 'house rule: undercount (casual)'],
  ['underpegStands', 'ACC 2010, rule 8.3'],
  ['underpegToOpponent', 'house rule: undercount (Playroom)'],
  ['pastThirtyOne', 'ACC 2010, rule 7.1.e'],
  ['renegePerCard', 'ACC 2010, rule 7.3'],
  ['renegeFlat', 'house rule: renege (Hoyle)'],
  ['renegeDeadCard', 'house rule: renege (other houses)'],
  ['renegeDeadHand', 'house rule: renege (other houses)'],
  ['renegeNothing', 'house rule: renege (casual)'],
  ['heelsForfeited', 'ACC 2010, rule 6.3'],
  ['heelsLate', 'house rule: heels (casual)'],
  ['countedFirst', 'ACC 2010, rule 9.2.c'],
  ['pegOutReminded', 'ACC 2010, rule 8.11'],
  ['pegOutRequired', 'ACC 2010, rule 8.11'],
  ['timeOut', 'house rule: timed count (Playroom)'],
  ['wrongPeg', 'ACC 2010, rule 8.8'],
  ['pegPutBack', 'house rule: pulled peg (Muggins)'],
  ['pegBehindRear', 'house rule: pulled peg (Hoyle)'],
  ['pegsTouched', 'ACC 2010, rule 8.2'],
  ['misdeal', 'ACC 2010, rule 4.4'],
  ['misdealPaid', 'house rule: misdeal (Hoyle)'],
  ['wrongNumber', 'ACC 2010, rule 4.4'],
  ['unchecked', 'ACC 2010, rule 4.4'],
  ['bottomSeen', 'ACC 2010, rule 2.1'],
  ['cribPickedUp', 'ACC 2010, rule 5.1'],
  ['cribSeen', 'ACC 2010, rule 5.2'],
  ['cutSeen', 'ACC 2010, rule 6.1.b'],
  ['cutEarly', 'house rule: cutting before the deal (five-card)'],
  ['procedure', 'ACC 2010, rule 5.1.d, 5.2.b-c, 6.1.c, 7.1.b, 7.1.f, 7.4, 9.3.a'],
];

test('every ruling is here, in order', () => {
  expect(CITED.map(([code]) => code)).toEqual([...RULINGS]);
});

test.each(CITED)('%s: %s', (code, cited) => {
  expect(citeSource(RULING_SOURCES[code])).toBe(cited);
});

test('before the first game there is nothing', () => {
  expect(NO_GAME).toMatchObject({
    phase: 'none',
    players: [],
    heels: false,
    unseen: false,
    dead: [],
    disputed: false,
    results: [],
    pegs: [
      { front: 0, rear: 0 },
      { front: 0, rear: 0 },
    ],
  });
});

// The rule that every ruling stands on (docs/sources.md).
import { expect, test } from 'vitest';
import { citeSource } from '../../words/testing/english.ts';
import { NO_GAME } from '../game/state.ts';
import { RULING_SOURCES, RULINGS, type RulingCode } from './ruling.ts';

const CITED: readonly (readonly [RulingCode, string])[] = [
  ['countRight', 'ACC 2010, rule 1.7'],
  ['undercountCorrected', 'House rule: undercounts are corrected'],
  ['undercountStands', 'ACC 2010, rule 8.3'],
  ['undercountToOpponent', 'House rule (Playroom): missed points go to the opponent'],
  ['overcountCorrected', 'House rule: overcounts are corrected'],
  ['overcountLost', 'House rule (pub, UK): an overcount loses the whole count'],
  ['overcountToOpponent', 'ACC 2010, rule 8.4.c'],
  ['mugginsAwarded', 'ACC 2010, rule 10'],
  ['mugginsTooMuch', 'ACC 2010, rule 10'],
  ['mugginsWrong', 'ACC 2010, rule 10'],
  ['mugginsTaken', 'House rule (cutthroat): muggins takes the missed points'],
  ['overpegOwn', 'ACC 2010, rule 8.4.c'],
  ['overpegCorrected', 'House rule: overcounts are corrected'],
  ['overpegLost', 'House rule (pub, UK): an overcount loses the whole count'],
  ['overpegToOpponent', 'ACC 2010, rule 8.4.c'],
  ['notExact', 'House rule: exact number to go out (other houses)'],
  ['otherDifference', 'House rule: difference (Table Top Cribbage)'],
  ['falseGameBack', 'ACC 2010, rule 8.4.b'],
  ['falseGameLost', 'House rule: false claim of game (Hoyle)'],
  ['underpegCorrected', 'House rule: undercounts are corrected'],
  ['underpegStands', 'ACC 2010, rule 8.3'],
  ['underpegToOpponent', 'House rule (Playroom): missed points go to the opponent'],
  ['pastThirtyOne', 'ACC 2010, rule 7.1.e'],
  ['renegePerCard', 'ACC 2010, rule 7.3, second-hand'],
  ['renegeFlat', 'House rule: renege (Hoyle)'],
  ['renegeDeadCard', 'House rule: renege (other houses)'],
  ['renegeDeadHand', 'House rule: renege (other houses)'],
  ['renegeNothing', 'House rule: renege (casual)'],
  ['heelsForfeited', 'ACC 2010, rule 6.3'],
  ['heelsLate', 'House rule: heels (casual)'],
  ['countedFirst', 'ACC 2010, rule 9.2.c'],
  ['pegOutReminded', 'ACC 2010, rule 8.11, second-hand'],
  ['pegOutRequired', 'ACC 2010, rule 8.11, second-hand'],
  ['timeOut', 'House rule: timed count (Playroom), second-hand'],
  ['wrongPeg', 'ACC 2010, rule 8.8, second-hand'],
  ['pegPutBack', 'House rule: pulled peg (Muggins)'],
  ['pegBehindRear', 'House rule: pulled peg (Hoyle), second-hand'],
  ['pegsTouched', 'ACC 2010, rule 8.2'],
  ['misdeal', 'ACC 2010, rule 4.4, second-hand'],
  ['misdealPaid', 'House rule: misdeal (Hoyle), second-hand'],
  ['wrongNumber', 'ACC 2010, rule 4.4, second-hand'],
  ['dealDead', 'ACC 2025, rule 4.4.d (9), second-hand'],
  ['unchecked', 'ACC 2010, rule 4.4, second-hand'],
  ['bottomSeen', 'ACC 2010, rule 2.1'],
  ['cribPickedUp', 'ACC 2010, rule 5.1.b'],
  ['cribSeen', 'ACC 2010, rule 5.2.a'],
  ['cutSeen', 'ACC 2010, rule 6.1.b'],
  ['cutEarly', 'House rule: cutting before the deal (five-card), second-hand'],
  ['cribExamined', 'ACC 2010, rule 5.2.b'],
  ['cribForHand', 'ACC 2010, rule 5.2.c'],
  ['cribWrongSide', 'ACC 2010, rule 5.1.d'],
  ['cribWrongSideLate', 'ACC 2010, rule 5.1.d'],
  ['starterInHand', 'ACC 2010, rule 6.1.c'],
  ['starterMixed', 'ACC 2010, rule 9.3.a'],
  ['ledOutOfTurn', 'ACC 2010, rule 7.1.b'],
  ['twoCards', 'ACC 2010, rule 7.1.f'],
  ['announcedWrong', 'ACC 2010, rule 7.4, second-hand'],
  ['procedure', 'House rule: procedure (ACC), second-hand'],
];

test('every ruling is here, in order', () => {
  expect(CITED.map(([code]) => code)).toEqual([...RULINGS]);
});

test.each(CITED)('%s: %s', (code, cited) => {
  expect(citeSource(RULING_SOURCES[code])).toBe(cited);
});

test('a ruling names one rule', () => {
  for (const { rule } of Object.values(RULING_SOURCES)) expect(rule).not.toMatch(/,| and |-[a-z]$/);
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

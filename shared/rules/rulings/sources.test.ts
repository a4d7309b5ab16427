// The rule that every ruling stands on (docs/sources.md).
import { expect, test } from 'vitest';
import { citeSource } from '../../words/testing/english.ts';
import { NO_GAME } from '../game/state.ts';
import { RULING_SOURCES, RULINGS, type RulingCode } from './ruling.ts';

const CITED: readonly (readonly [RulingCode, string])[] = [
  ['countRight', 'ACC 2010, rule 1.7'],
  ['undercountCorrected', 'House rule: an undercount is put right'],
  ['undercountStands', 'ACC 2010, rule 8.3'],
  ['undercountToOpponent', 'House rule (Playroom): missed points go to the opponent'],
  ['overcountCorrected', 'House rule: an overcount is put right'],
  ['overcountLost', 'House rule (pub, UK): an overcount loses the whole count'],
  ['overcountToOpponent', 'ACC 2010, rule 8.4.c'],
  ['mugginsAwarded', 'ACC 2010, rule 10'],
  ['mugginsTooMuch', 'ACC 2010, rule 10'],
  ['mugginsWrong', 'ACC 2010, rule 10'],
  ['mugginsTaken', 'House rule (cutthroat): muggins takes the missed points'],
  ['overpegOwn', 'ACC 2010, rule 8.4.c'],
  ['overpegCorrected', 'House rule: an overcount is put right'],
  ['overpegLost', 'House rule (pub, UK): an overcount loses the whole count'],
  ['overpegToOpponent', 'ACC 2010, rule 8.4.c'],
  ['notExact', 'House rule: exact number to go out (other houses)'],
  ['falseGameBack', 'ACC 2010, rule 8.4.a-b'],
  ['falseGameLost', 'House rule: false claim of game (Hoyle)'],
  ['underpegCorrected', 'House rule: an undercount is put right'],
  ['underpegStands', 'ACC 2010, rule 8.3'],
  ['underpegToOpponent', 'House rule (Playroom): missed points go to the opponent'],
  ['pastThirtyOne', 'ACC 2010, rule 7.1.e'],
  ['renegePerCard', 'ACC 2010, rule 7.3'],
  ['renegeFlat', 'House rule: renege (Hoyle)'],
  ['renegeDeadCard', 'House rule: renege (other houses)'],
  ['renegeDeadHand', 'House rule: renege (other houses)'],
  ['renegeNothing', 'House rule: renege (casual)'],
  ['heelsForfeited', 'ACC 2010, rule 6.3'],
  ['heelsLate', 'House rule: heels (casual)'],
  ['countedFirst', 'ACC 2010, rule 9.2.c'],
  ['pegOutReminded', 'ACC 2010, rule 8.11'],
  ['pegOutRequired', 'ACC 2010, rule 8.11'],
  ['timeOut', 'House rule: timed count (Playroom)'],
  ['wrongPeg', 'ACC 2010, rule 8.8'],
  ['pegPutBack', 'House rule: pulled peg (Muggins)'],
  ['pegBehindRear', 'House rule: pulled peg (Hoyle)'],
  ['pegsTouched', 'ACC 2010, rule 8.2'],
  ['misdeal', 'ACC 2010, rule 4.4'],
  ['misdealPaid', 'House rule: misdeal (Hoyle)'],
  ['wrongNumber', 'ACC 2010, rule 4.4'],
  ['unchecked', 'ACC 2010, rule 4.4'],
  ['bottomSeen', 'ACC 2010, rule 2.1'],
  ['cribPickedUp', 'ACC 2010, rule 5.1'],
  ['cribSeen', 'ACC 2010, rule 5.2'],
  ['cutSeen', 'ACC 2010, rule 6.1.b'],
  ['cutEarly', 'House rule: cutting before the deal (five-card)'],
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

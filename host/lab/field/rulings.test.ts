// Field tests: 15 rulings that were wrong or asked about, by our rules.
import { describe } from 'vitest';
import { parsePlay, score, scorePlay, total } from '../../../shared/rules/index.ts';
import {
  begin,
  keyed,
  pegs,
  refusal,
  settingsOf,
  tableAt,
  walk,
} from '../../../shared/rules/testing/table.ts';
import { REPORTS, tried } from './testing/reports.ts';

/** What each card of the play scores. */
function played(text: string): readonly number[] {
  const plays = parsePlay(text.split(' '));
  if (!plays.ok) throw new Error(plays.refusal.code);
  return scorePlay(plays.value).map(({ items }) => total(items));
}

/** What a hand counts with its starter. */
function counted(hand: string, starter: string): number {
  const count = score({ hand, starter });
  if (!count.ok) throw new Error(count.refusal.code);
  return count.value.points;
}

const skunksOf = (settings: string): readonly unknown[] =>
  [60, 61, 90, 91].map((loser) => walk(walk(begin(settings), 1, loser), 0, 121).present.results[0]?.skunk);

/** Blue's 4, Red's 5 and Blue's 6: fifteen and a run, for which Blue has not pegged yet. */
const WAITING = 'cut 0, next, starter 9C, lay 4H, lay 5S, lay 6D';
const MUGGINS = 'mode=challenge muggins=called';

/** Right answers: the pages of ACC at cribbage.org/NewSite/rules, and the published answers that agree with them. */

describe('rulings', () => {
  tried(REPORTS.rulings, {
    R1: {
      found: () => [counted('2H 6H 8H KC', 'JH'), counted('JH 2D 4S 8C', 'JC'), played('6 5 6 5')],
      right: [0, 2, [0, 0, 0, 0]],
    },
    R2: {
      found: () => [played('K 9 6 6'), played('T 9 4 3 5'), played('4 5 6')],
      right: [
        [0, 0, 0, 4],
        [0, 0, 0, 0, 5],
        [0, 0, 5],
      ],
    },
    R3: {
      found: () => {
        const won = keyed(walk(begin('mode=challenge'), 0, 119), 'cut 0', 'next', 'starter JC');
        return [pegs(won.present), won.present.phase, refusal(won, 'peg 1 2').code];
      },
      right: ['Red 121/119 Blue 0/0', 'over', 'gameOver'],
    },
    R4: {
      found: () => [skunksOf(''), skunksOf(settingsOf('acc-tournament'))],
      right: [
        ['doubleSkunk', 'skunk', 'skunk', 'none'],
        ['skunk', 'skunk', 'skunk', 'none'],
      ],
    },
    R5: {
      found: () => [played('T Q K go 9'), played('9 J K go K')],
      right: [
        [0, 0, 1, 0],
        [0, 0, 1, 0],
      ],
    },
    R6: {
      found: () => played('4 2 3 A 5 2 4'),
      right: [0, 0, 3, 4, 7, 0, 5],
    },
    R7: {
      found: () => played('T K 2 A go 3 4'),
      right: [0, 0, 0, 0, 3, 5],
    },
    R8: {
      found: () => played('T 9 6 A A go A'),
      right: [0, 0, 0, 0, 2, 7],
    },
    R9: {
      found: () => [counted('10 4 4 4', '3'), counted('4 4 4 3', '3'), counted('TH JD QS QC', 'KH')],
      right: [8, 12, 10],
    },
    R10: {
      found: () => {
        const led = keyed(walk(begin('mode=challenge'), 0, 118), 'cut 0', 'next', 'next', 'lay KS');
        const late = keyed(led, 'lay 4S', 'starter JH').present;
        return [pegs(keyed(led, 'peg 0 2').present), pegs(late), late.ruling?.code];
      },
      right: ['Red 120/118 Blue 0/0', 'Red 118/96 Blue 0/0', 'heelsForfeited'],
    },
    R11: {
      found: () => {
        const { present } = tableAt(MUGGINS, 'cut 0, next, starter 9C, lay 8H, lay 7S, lay KD, muggins 1 2');
        return [present.ruling?.code, pegs(present)];
      },
      right: ['mugginsAwarded', 'Red 0/0 Blue 2/0'],
    },
    R12: {
      found: () => {
        const table = tableAt(MUGGINS, WAITING);
        const missed = keyed(table, 'lay KD', 'muggins 0 5').present;
        return [
          refusal(table, 'muggins 0 5'),
          refusal(table, 'muggins 0 5 card=6'),
          missed.ruling?.code,
          pegs(missed),
        ];
      },
      right: [
        { code: 'whichCard', seat: 1, cards: ['4H', '6D'] },
        { code: 'claimOpen', seat: 1 },
        'mugginsAwarded',
        'Red 5/0 Blue 0/0',
      ],
    },
    R13: {
      found: () =>
        ['peg 1 2', 'peg 1 2, next'].map((before) => {
          const keys = `cut 1, next, starter 6C, ${before}, offence wrongNumber 0`;
          const { present } = tableAt('acc-tournament', keys);
          return [pegs(present), present.phase, present.dealer, present.ruling?.source.rule];
        }),
      right: [
        ['Red 0/0 Blue 0/0', 'deal', 1, '4.4.d (9)'],
        ['Red 0/0 Blue 0/0', 'deal', 1, '4.4.d (9)'],
      ],
    },
    R14: {
      found: () =>
        ['', 'peg 1 2, '].map((pegged) => {
          const keys = `cut 1, next, starter 9C, ${pegged}offence ledOutOfTurn 1`;
          const { present } = tableAt('acc-tournament', keys);
          return [pegs(present), present.ruling?.award, present.ruling?.source.rule];
        }),
      right: [
        ['Red 0/0 Blue 0/0', 0, '7.1.b'],
        ['Red 0/0 Blue 0/0', 0, '7.1.b'],
      ],
    },
    R15: {
      found: () => {
        const acc = 'acc-tournament';
        const near = walk(walk(begin(settingsOf(acc)), 1, 115), 0, 100);
        return [
          tableAt(acc, 'cut 1, next, next, offence renege 0 cards=3'),
          keyed(near, 'peg 1 6', 'offence falseGame 1 points=4'),
          tableAt(acc, 'cut 0, next, next, peg 1 10, offence overpegged 1 points=6'),
        ].map(({ present }) => pegs(present));
      },
      right: ['Red 0/0 Blue 6/0', 'Red 102/100 Blue 104/103', 'Red 6/0 Blue 4/0'],
    },
  });
});

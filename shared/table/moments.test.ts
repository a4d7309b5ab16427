// Which moves are moments, whose they are, and which cards are lifted for them.
import { expect, test } from 'vitest';
import { Rig } from '../../host/table/testing/rig.ts';
import type { Card, Command, RuleSet } from '../rules/index.ts';
import type { Moment } from './moments.ts';

/** 'muggins 1 takes 2 of 0: 7.1 8.2 8 K 9*': seats, points, cards with their place among those lifted; the starter has a star. */
function shown(moment: Moment | null | undefined): string {
  if (!moment) return '';
  const { code, seat, points, from, line, cards } = moment;
  const hand = cards.map(
    ({ card, starter, lift }) => `${card}${starter ? '*' : ''}${lift > 0 ? `.${lift}` : ''}`,
  );
  return `${code} ${seat} ${points}${line === null ? '' : ` ${line}`}${from === null ? '' : ` of ${from}`}${hand.length > 0 ? `: ${hand.join(' ')}` : ''}`;
}

const called: Partial<RuleSet> = { claims: 'challenge', muggins: 'called' };
const strict: Partial<RuleSet> = { claims: 'challenge', overcount: 'toOpponent' };
const to120 = '2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1';
const show = 'P2 D D D';

test.each<readonly [story: string, rules: Partial<RuleSet>, keys: string, moment: string]>([
  ['points', {}, '4 P1', ''],
  ['24 pegged plainly is no hand', {}, '2 4 P1', ''],
  ['24 in the show, cards unknown', {}, `${show} 2 4 P1`, 'hand24 0 24'],
  ['28', {}, `${show} 2 8 P1`, 'hand28 0 28'],
  ['29', {}, `${show} 2 9 P1`, 'hand29 0 29'],
  ['heels', {}, 'P2 D 2 P2', 'heels 1 2'],
  ['the double skunk line', {}, '2 4 P2 2 4 P2 2 4 P2', 'skunkLine 1 0 doubleSkunk'],
  ['on the line', {}, '2 4 P2 2 4 P2 1 2 P2', ''],
  ['the stink hole', {}, to120, 'stinkHole 0 0'],
  ['points that leave a peg in the stink hole', {}, `${to120} 4 P2`, ''],
  ['the win', {}, `${to120} 1 P1`, 'win 0 0'],
  ['its undo', {}, `${to120} 1 P1 UNDO`, ''],
  [
    'muggins: what was most likely missed is lifted, a fifteen sooner than a pair',
    called,
    `${show} 1 0 P1 2 MUGGINS # 9 7 8 8 C`,
    'muggins 1 2 of 0: 7.1 8.2 8 K 9*',
  ],
  ['a wrong call', called, `${show} 1 2 P1 2 MUGGINS # 9 7 8 8 C`, 'falseCall 0 2 of 1: 7 8 8 K 9*'],
  ['a count that was too high is corrected, and that is all', strict, `${show} 2 4 P1 # 9 7 8 8 C`, ''],
])('%s', (_story, rules, keys, moment) => {
  const rig = new Rig({ rules }).keys(keys);
  expect(shown(rig.table.view.cue?.moment)).toBe(moment);
});

test.each<
  readonly [story: string, rules: Partial<RuleSet>, cards: readonly string[], claimed: number, moment: string]
>([
  ['a nob', { muggins: 'automatic' }, ['5H', '5S', 'JC', '4D'], 15, 'nobs 0 1: 5H 5S JC.1 4D 5C*'],
  [
    'where it can be called, a claim without it gives nothing away',
    { muggins: 'called' },
    ['5H', '5S', 'JC', '4D'],
    14,
    '',
  ],
  [
    'a fifteen that was missed, though a nob is worth less',
    { muggins: 'automatic' },
    ['5H', '5S', 'JC', '4D'],
    13,
    'muggins 1 2 of 0: 5H.1 5S.2 JC 4D 5C*.3',
  ],
  [
    'a nob that was missed',
    { muggins: 'automatic' },
    ['5H', '5S', 'JC', '4D'],
    14,
    'muggins 1 1 of 0: 5H 5S JC.1 4D 5C*',
  ],
  [
    'the perfect hand',
    { muggins: 'automatic' },
    ['5H', '5S', 'JC', '5D'],
    29,
    'hand29 0 29: 5H.1 5S.2 JC.3 5D.4 5C*.5',
  ],
])('with all cards: %s', (_story, rules, cards, claimed, moment) => {
  const rig = new Rig({ rules: { claims: 'always', ...rules } });
  const steps: readonly Command[] = [
    { type: 'cut', dealer: 1 },
    { type: 'next' },
    { type: 'starter', card: '5C' },
    { type: 'next' },
    { type: 'cards', cards: cards as readonly Card[] },
    { type: 'peg', seat: 0, points: claimed },
  ];
  for (const step of steps) expect(rig.table.command(step).ok).toBe(true);
  expect(shown(rig.table.view.cue?.moment)).toBe(moment);
});

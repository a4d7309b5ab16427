// What is seen and heard once, and what never is.
import { expect, test } from 'vitest';
import { Rig } from '../../host/table/testing/rig.ts';
import { EFFECTS } from '../protocol/index.ts';
import { type RuleSet, SIX_CARD } from '../rules/index.ts';
import { REFUSED, TONES } from './cues.ts';

type Row = readonly [
  story: string,
  rules: Partial<RuleSet>,
  keys: string,
  effect: string | undefined,
  lane: number | undefined,
  tones: keyof typeof TONES,
];

const called: Partial<RuleSet> = { claims: 'challenge', muggins: 'called' };
const strict: Partial<RuleSet> = { claims: 'challenge', overcount: 'toOpponent' };
const to120 = '2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1';

test.each<Row>([
  ['points: a short tick', {}, '4 P1', undefined, undefined, 'peg'],
  ['a worthless hand', {}, '0 P1', undefined, undefined, 'zero'],
  ['the cut', {}, 'P2', undefined, undefined, 'step'],
  ['heels', {}, 'P2 D 2 P2', 'heels', 1, 'heels'],
  ['past the line of the double skunk', {}, '2 4 P2 2 4 P2 2 4 P2', 'skunkLine', 1, 'skunkLine'],
  ['on the line is not past it', {}, '2 4 P2 2 4 P2 1 2 P2', undefined, undefined, 'peg'],
  ['past the skunk line', {}, '2 4 P2 2 4 P2 2 4 P2 2 4 P2', 'skunkLine', 1, 'skunkLine'],
  ['the win', {}, `${to120} 1 P1`, 'win', 0, 'win'],
  ['undo of the win ends its celebration', {}, `${to120} 1 P1 UNDO`, 'none', undefined, 'undo'],
  ['undo', {}, '4 P1 UNDO', 'none', undefined, 'undo'],
  ['redo', {}, '4 P1 UNDO *', 'none', undefined, 'redo'],
  ['muggins, for the caller', called, 'P2 D D D 1 0 P1 2 MUGGINS', 'muggins', 1, 'muggins'],
  [
    'a wrong call, for the player who was called',
    called,
    'P2 D D D 1 2 P1 2 MUGGINS # 9 7 8 8 C',
    'muggins',
    0,
    'muggins',
  ],
  ['a count that was right', called, 'P2 D D D 1 2 P1 # 9 7 8 8 C', undefined, undefined, 'step'],
  ['a count that was too high', strict, 'P2 D D D 1 4 P1 # 9 7 8 8 C', 'attention', 0, 'ruling'],
])('%s', (_story, rules, keys, effect, lane, tones) => {
  const cue = new Rig({ rules }).keys(keys).cues.at(-1);
  expect(cue?.effect).toBe(effect);
  expect(cue?.lane ?? undefined).toBe(lane);
  expect(cue?.tones).toEqual(TONES[tones]);
});

test.each(['2 5 P1', '4 P3', 'UNDO', '*', '1 2 3', 'A'])('refused: %s', (keys) => {
  expect(new Rig().keys(keys).cues.at(-1)).toEqual(REFUSED);
});

test('the next key puts out the light of a moment, once; that of a refusal goes by itself', () => {
  const lights = (keys: string) => new Rig().keys(keys).cues.map(({ effect }) => effect);
  expect(lights('P2 D 2 P2 4 5').slice(-2)).toEqual(['heels', 'none']);
  expect(lights('P2 D UNDO UNDO UNDO 4').at(-1)).toBe('refused');
});

test('keys that only fill the entry make no sound', () => {
  const rig = new Rig();
  const before = rig.cues.length;
  rig.keys('1 2 *');
  expect(rig.cues).toHaveLength(before);
});

test('tones and effects are such as the board can play', () => {
  for (const { hertz, milliseconds } of Object.values(TONES).flat()) {
    expect((hertz === 0 || hertz >= 31) && hertz <= 5_000 && milliseconds >= 1 && milliseconds <= 1_000).toBe(
      true,
    );
  }
  expect(EFFECTS).toContain(REFUSED.effect);
});

test('a game with more sides than lanes can be resumed; cues for lanes that are not there are left out', () => {
  const sides = {
    seats: 3,
    sides: [0, 1, 2],
    cards: { ...SIX_CARD.cards, dealt: 5, laidAway: 1, packToCrib: 1, dealerFewer: 0 },
  };
  const first = new Rig({ lanes: 3, rules: sides, players: ['Ann', 'Bob', 'Cyd'] }).keys('4 P3');
  const rig = new Rig({ lanes: 2, kept: first.journal.events() });
  rig.keys('2 4 P3 2 4 P3 2 4 P3');
  expect(rig.table.view.pegs).toHaveLength(2);
  expect(rig.cues.filter(({ lane }) => lane === 2)).toEqual([]);
});

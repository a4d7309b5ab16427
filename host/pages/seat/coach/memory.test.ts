// What the coach makes of a show: rows of rules and moves, and what Ann's phone is told. Bob deals; Ann's hand scores 15, Bob's 10, his crib 8.
import { describe, expect, test } from 'vitest';
import { type CardOrRank, parseCards, scoreShow, total } from '../../../../shared/rules/cards/index.ts';
import { disputableCount } from '../../../../shared/rules/game/index.ts';
import { type Command, type RuleSet, SIX_CARD } from '../../../../shared/rules/index.ts';
import { lifts, likelyMissed } from '../../../../shared/table/missed.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { tableSettings } from '../../../web/table/settings.ts';
import type { CompanyView, StateMessage } from '../../../web/table/wire.ts';
import { adviceOn, hintLevel, kindsOf } from './hints.ts';
import { learn, type Memory, NO_MEMORY, wantedHand } from './memory.ts';

const HANDS = {
  ann: ['5S', '5H', '6C', 'JC'],
  bob: ['7H', '7S', '8C', '9D'],
  crib: ['2H', '3S', 'KC', 'TD'],
} as const;
const cards = (of: keyof typeof HANDS): Command => ({ type: 'cards', cards: HANDS[of] });
const STARTER: Command = { type: 'starter', card: '5C' };
const ann = (points: number): Command => ({ type: 'peg', seat: 0, points });
const bob = (points: number): Command => ({ type: 'peg', seat: 1, points });

const messageOf = ({ table }: Rig): StateMessage => ({
  type: 'state',
  emulator: false,
  view: table.view,
  demo: null,
  increments: [],
  asked: null,
  undo: [],
  disputable: disputableCount(table.state) ?? null,
  phones: [],
  asking: [],
  hostAsked: null,
  company: null,
  settings: tableSettings().value,
});

/** What Ann's phone remembers after all of it, seeing every state. `shown`: her cards, if the coach alone has them. */
function remembered(
  rules: Partial<RuleSet>,
  moves: readonly (string | Command)[],
  { seat = 0, shown }: { seat?: number; shown?: readonly string[] } = {},
): { memory: Memory; rig: Rig } {
  const rig = new Rig({ players: ['Ann', 'Bob'], rules });
  let memory = NO_MEMORY;
  for (const move of moves) {
    if (typeof move === 'string') rig.keys(move);
    else expect(rig.table.command(move)).toMatchObject({ ok: true });
    memory = learn(memory, messageOf(rig), seat);
    const hand = wantedHand(messageOf(rig), memory, seat);
    if (shown === undefined || hand === undefined) continue;
    const pone = cardsFrom(shown);
    memory = learn({ ...memory, starter: '5C', shown: { [hand]: pone } }, messageOf(rig), seat);
  }
  return { memory, rig };
}

function cardsFrom(texts: readonly string[]) {
  const read = parseCards(texts.join(' '));
  if (!read.ok) throw new Error('no cards');
  return read.value;
}

/** What a page sees of a table where the host deals. */
const DEALT: CompanyView = {
  ...{ levels: [null, 'club'], pack: 'pages', seal: null, opened: null, laidAway: [true, true], cuts: null },
  ...{ places: 40, shown: null, counted: null, task: null, slips: [] },
};

const ALWAYS: Partial<RuleSet> = { claims: 'always', muggins: 'called' };
const CHALLENGE: Partial<RuleSet> = { claims: 'challenge', muggins: 'called' };
const [ENTERED, COUNTED] = [['P2 D', STARTER, 'D', cards('ann')], ['P2 D D D']];
const SHORT = { target: 31, skunks: [] };
const SHOWN = { shown: HANDS.ann };

describe('a note on a count', () => {
  test.each<[string, Partial<RuleSet>, readonly (string | Command)[], object, number | undefined, number]>([
    ['not while it can be called', ALWAYS, [...ENTERED, ann(12), cards('bob')], {}, undefined, 0],
    ['once the next hand is counted', ALWAYS, [...ENTERED, ann(12), cards('bob'), bob(10)], {}, 12, 0],
    ['a right one', ALWAYS, [...ENTERED, ann(15), cards('bob'), bob(10)], {}, 15, 1],
    ['at once where it is ruled on', ALWAYS, [...ENTERED, ann(20)], {}, 20, 0],
    [
      'one that was called, by its claim',
      ALWAYS,
      [...ENTERED, ann(12), { type: 'muggins', seat: 1, points: 3 }],
      {},
      12,
      0,
    ],
    [
      'never another player’s',
      ALWAYS,
      [...ENTERED, ann(15), cards('bob'), bob(10)],
      { seat: 1 },
      undefined,
      0,
    ],
    [
      'the crib, when the next cards are dealt',
      ALWAYS,
      [...ENTERED, ann(15), cards('bob'), bob(10), cards('crib'), bob(8), 'D'],
      { seat: 1 },
      8,
      1,
    ],
    ['without cards there is none', CHALLENGE, [...COUNTED, ann(12), bob(4)], {}, undefined, 0],
    ['of cards that the coach alone has', CHALLENGE, [...COUNTED, ann(12), bob(4)], SHOWN, 12, 0],
    ['not while it can be disputed', CHALLENGE, [...COUNTED, ann(12)], SHOWN, undefined, 0],
    [
      'a dispute settles it',
      CHALLENGE,
      [...COUNTED, ann(12), { type: 'dispute' }, STARTER, cards('ann')],
      {},
      12,
      0,
    ],
    [
      'one that was taken back is no count',
      ALWAYS,
      [...ENTERED, ann(12), { type: 'undo' }, ann(15), cards('bob'), bob(10)],
      {},
      15,
      1,
    ],
    ['nor a note that was written', ALWAYS, [...ENTERED, ann(20), { type: 'undo' }], {}, undefined, 0],
    [
      'one that wins',
      { ...ALWAYS, ...SHORT },
      ['P2 D', STARTER, ann(15), ann(5), 'D', cards('ann'), ann(12)],
      {},
      12,
      0,
    ],
    [
      'one that wins by cards that the coach alone has',
      { claims: 'trust', ...SHORT },
      ['P2 D D', ann(15), ann(5), 'D', ann(15)],
      SHOWN,
      15,
      1,
    ],
    ['where nothing is ever checked', { claims: 'trust' }, [...COUNTED, ann(12)], SHOWN, undefined, 0],
    ['the game has gone on', { claims: 'trust' }, [...COUNTED, ann(12), bob(4)], SHOWN, 12, 0],
  ])('%s', (_, rules, moves, options, claimed, streak) => {
    const { memory } = remembered(rules, moves, options);
    expect([memory.note?.claimed, memory.streak]).toEqual([claimed, streak]);
  });

  test('right counts in a row, also by a page that is loaded anew; another table begins anew', () => {
    const show = [...ENTERED, ann(15), cards('bob'), bob(10), cards('crib'), bob(8)];
    const { memory, rig } = remembered(ALWAYS, [...show, 'D'], { seat: 1 });
    expect(memory).toMatchObject({ streak: 1, best: 1, waiting: [] });
    rig.keys('D');
    const again = learn(JSON.parse(JSON.stringify(memory)) as Memory, messageOf(rig), 1);
    expect(again).toMatchObject({ streak: 1, note: { claimed: 8 } });
    expect(learn({ ...memory, last: 999, streak: 7, best: 7 }, messageOf(rig), 1)).toMatchObject({
      streak: 0,
      best: 7,
    });
  });

  test('cards are asked for where the table asks for none', () => {
    const wanted = (rules: Partial<RuleSet>, moves: readonly (string | Command)[], seat: number) =>
      wantedHand(messageOf(remembered(rules, moves).rig), NO_MEMORY, seat);
    expect(wanted(CHALLENGE, COUNTED, 0)).toBe('pone');
    expect(wanted(CHALLENGE, COUNTED, 1)).toBeUndefined();
    expect(wanted(CHALLENGE, [...COUNTED, ann(12)], 0)).toBe('pone');
    expect(wanted(ALWAYS, ENTERED, 0)).toBeUndefined();
  });

  test('cards that the host deals are known without being shown', () => {
    const { rig } = remembered(CHALLENGE, ['P2 D', STARTER, 'D']);
    const company = { ...DEALT, shown: [...HANDS.ann] };
    const before = learn(NO_MEMORY, { ...messageOf(rig), company }, 0);
    expect(wantedHand({ ...messageOf(rig), company }, NO_MEMORY, 0)).toBeUndefined();
    for (const move of [ann(12), bob(10)]) expect(rig.table.command(move)).toMatchObject({ ok: true });
    const counted = { ...messageOf(rig), company: { ...company, shown: [...HANDS.crib] } };
    expect(learn(before, counted, 0).note).toMatchObject({ claimed: 12, cards: HANDS.ann });
  });
});

// Rows: hand, starter, points missed, the cards of the combinations that are shown, the advice on the first.
test.each<[string, string, number, readonly string[], string | undefined]>([
  ['5S 5H 6C JC', '5C', 1, ['JC'], 'nobs'],
  ['5S 5H 6C JC', '5C', 2, ['5S 5H 5C'], 'fifteen3'],
  ['5S 5H 6C JC', '5C', 5, ['JC', '5S 5H 5C', '5S JC'], 'nobs'],
  ['2S 3H 4C 6D', 'KS', 3, ['2S 3H 4C'], 'run'],
  ['2S 3H 4C 6D', 'KS', 2, ['2S 3H 4C 6D'], 'fifteen4'],
  ['2S 4S 6S 8S', 'KD', 4, ['2S 4S 6S 8S'], 'flush'],
  ['5S 5H 6C JC', '5C', 0, [], undefined],
  ['2S 2H 3C 3D', '4C', 13, [], undefined],
])('%s and %s: missed %d', (hand, starter, missed, combinations, advice) => {
  const items = scoreShow({ hand: cardsFrom(hand.split(' ')), starter: cardsFrom([starter])[0] });
  const found = likelyMissed(items, missed);
  expect(found.map((item) => item.cards.join(' '))).toEqual(combinations);
  expect(total(found)).toBe(advice === undefined ? 0 : missed);
  expect(found[0] && adviceOn(found[0])).toBe(advice);
});

test('cards that look alike are lit as often as they score; combinations by their kind', () => {
  const hand: readonly CardOrRank[] = ['5', '5', 'J'];
  const items = scoreShow({ hand });
  const lit = items.map((item) => lifts(hand, item.cards).map((at) => (at > 0 ? 1 : 0)));
  expect(lit).toEqual([
    [1, 0, 1],
    [1, 0, 1],
    [1, 1, 0],
  ]);
  expect(kindsOf(items)).toEqual([
    { kind: 'fifteen', times: 2 },
    { kind: 'pair', times: 1 },
  ]);
});

test('hints go as far as the house allows', () => {
  const message = messageOf(new Rig({ players: ['Ann', 'Bob'], rules: { ...SIX_CARD, ...ALWAYS } }));
  const allowing: StateMessage = { ...message, settings: { ...message.settings, hints: 'kinds' } };
  expect([hintLevel(message), hintLevel(allowing)]).toEqual(['none', 'kinds']);
});

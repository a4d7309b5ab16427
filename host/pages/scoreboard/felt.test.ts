// What lies on the felt in each situation, for the room: cards, count, news; nothing that only hands at the board can use.
import { describe, expect, test } from 'vitest';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import type { CompanyView, StateMessage } from '../../web/table/types.ts';
import { POSITIONS, type PositionName } from '../../web/testing/positions.ts';
import { answerTo } from '../parts/queries.ts';
import { sceneOf } from '../parts/scene.ts';
import { feltOf } from './felt.ts';
import { roomOf } from './room.ts';

function felt(...commands: readonly Command[]) {
  const rig = new Rig({ lanes: 6 });
  for (const command of commands) expect(rig.table.command(command)).toMatchObject({ ok: true });
  return feltOf(rig.table.view, sceneOf(rig.table.view, { emulator: false, power: true, plugged: true }));
}

const CALLED = { ...SIX_CARD, claims: 'always', muggins: 'called' } as const;
const begun: readonly Command[] = [
  { type: 'newGame', rules: CALLED, players: ['Ann', 'Bob'], newMatch: true },
  { type: 'cut', dealer: 1 },
  { type: 'next' },
  { type: 'starter', card: '5C' },
];
const hand: readonly Command[] = [{ type: 'next' }, { type: 'cards', cards: ['6H', '7S', '8C', '8D'] }];
const lay = (...cards: readonly ('7H' | '8D' | 'KC' | '6S' | 'QD')[]): readonly Command[] =>
  cards.map((card) => ({ type: 'lay', card }));
const texts = ({ cards, starter }: ReturnType<typeof felt>) => [
  cards.map(({ text }) => text).join(' '),
  starter?.text ?? '',
];

/** Muggins deals: nobody has cut or laid away. */
const COMPANY = {
  ...{ levels: [null, 'club'], pack: 'pages', seal: null, opened: null, laidAway: [false, false] },
  ...{ cuts: null, places: 40, shown: null, counted: null, task: null, slips: [] },
} as const satisfies StateMessage['company'];

test('the hand that counts lies open where Muggins deals, before anybody has keyed it', () => {
  const { table } = new Rig({ lanes: 6 });
  for (const command of [...begun, { type: 'next' }] as const)
    expect(table.command(command)).toMatchObject({ ok: true });
  const facts = { emulator: false, power: true, plugged: true };
  const company = { ...COMPANY, shown: ['6H', '7S', '8C', '8D'] } as const;
  const scene = sceneOf(table.view, { ...facts, company });
  expect(texts(feltOf(table.view, scene, company))).toEqual(['6♥ 7♠ 8♣ 8♦', '5♣']);
  expect(texts(feltOf(table.view, scene))[0]).toBe('');
});

test.each([
  ['people deal: the dealer has the turn', null, [undefined, 'deal']],
  ['nobody waits for Muggins, which deals', { ...COMPANY, cuts: null }, [undefined, undefined]],
  ['who cuts has the turn', { ...COMPANY, cuts: 0 }, ['starter', undefined]],
] as const)('%s', (_, company, turns) => {
  const { table } = new Rig({ lanes: 6 });
  for (const command of begun.slice(0, 2)) table.command(command);
  const facts = { emulator: false, power: true, plugged: true, company };
  const scene = sceneOf(table.view, facts);
  const { turn } = roomOf(table.view, scene, company);
  expect(
    scene.players.map(({ seat, expected }) => (expected && seat === turn?.seat ? turn.what : undefined)),
  ).toEqual(turns);
  expect(scene.players.map(({ levels }) => levels)).toEqual([[''], [company === null ? '' : 'club']]);
});

describe('what people do for the cards', () => {
  const waiting = begun.slice(0, 2);
  test.each<[string, readonly Command[], Partial<CompanyView>, string, string]>([
    [
      'anybody cuts for the deal',
      begun.slice(0, 1),
      { task: { code: 'cutForDeal', details: {} } },
      'Cut for deal on your page.',
      '',
    ],
    [
      'nobody has laid away',
      waiting,
      { task: { code: 'laysAway', details: { name: 'Ann' } } },
      'Ann discards.',
      '',
    ],
    [
      'Muggins has laid away',
      waiting,
      { task: { code: 'laysAway', details: { name: 'Ann' } }, laidAway: [false, true] },
      'Ann discards. Bob has discarded.',
      '',
    ],
    [
      'real cards go over the reader',
      waiting,
      { pack: 'reader', task: { code: 'readCards', details: { name: 'Bob', cards: 4 } } },
      'Deal Bob 4 more cards over its reader, face down.',
      '',
    ],
    [
      'real cards of Muggins go to the crib, and then the table goes on as ever',
      waiting,
      { pack: 'reader', task: { code: 'cribCards', details: { name: 'Bob', places: [2, 5] } } },
      'Put Bob’s cards 2 and 5 in the crib. Count them in the order in which you dealt them.',
      ' Bob deals. Press NEXT after everyone has discarded to the crib.',
    ],
  ])('%s', (_, commands, changes, words, further) => {
    const { table } = new Rig({ lanes: 6 });
    for (const command of commands) expect(table.command(command)).toMatchObject({ ok: true });
    const company = { ...COMPANY, ...changes };
    const scene = sceneOf(table.view, { emulator: false, power: true, plugged: true, company });
    expect(scene.expects).toBe(words + further);
    expect(feltOf(table.view, scene, company).words).toBe(words);
    // By ear it is the same.
    expect(answerTo('t', { view: table.view, company })).toContain(scene.expects);
  });

  test('a card of a person waits for its points, and one of Muggins does not; no card is keyed', () => {
    const { table } = new Rig({ lanes: 6 });
    const expects = () =>
      sceneOf(table.view, { emulator: false, power: true, plugged: true, company: COMPANY }).expects;
    for (const command of [...begun.slice(0, 3), { type: 'starter', card: '5C' }] as const)
      table.command(command);
    expect(expects()).toBe('Ann’s turn at 0.');
    table.command({ type: 'lay', card: '7H', seat: 0 });
    expect(expects()).toBe('Key the points for 7♥, then press Ann. Bob’s turn at 7.');
    table.command({ type: 'lay', card: '8D', seat: 1 });
    expect(expects()).toBe('Ann’s turn at 15.');
  });

  test('what the table tells of the cards is no refusal', () => {
    const { table } = new Rig({ lanes: 6 });
    for (const command of waiting) table.command(command);
    const task = { code: 'laysAway', details: { name: 'Ann' } } as const;
    table.dealBy({ task, bars: () => undefined, takes: () => false });
    const facts = { emulator: false, power: true, plugged: true, company: COMPANY };
    expect([table.view.refusal, sceneOf(table.view, facts).alert]).toEqual([null, '']);
    expect(table.view.rows[2]).toBe('Discard on a page');
    table.command({ type: 'peg', seat: 5, points: 2 });
    expect(sceneOf(table.view, facts).alert).not.toBe('');
  });
});

test('while a new table asks its question, that is the news, and not its game', () => {
  const view = { ...new Rig({ players: ['Red', 'Blue'] }).table.view, question: 'checks' } as const;
  const scene = sceneOf(view, { emulator: false, power: true, plugged: true });
  const { title, words } = feltOf(view, scene);
  expect([title, words]).toEqual([
    'How strictly should the board check counts? Press 1, 2, or 3 on the board, then NEXT.',
    '',
  ]);
  expect(scene.expects).toBe(title);
});

describe('cards', () => {
  test.each<[string, readonly Command[], string, string, string]>([
    ['none are known', begun.slice(0, 3), '', '', ''],
    ['the starter', begun, '', '5♣', ''],
    ['in play as they fall', [...begun, ...lay('7H', '8D')], '7♥ 8♦', '5♣', '15'],
    ['31 lies until the next card', [...begun, ...lay('7H', '8D', 'KC', '6S')], '7♥ 8♦ K♣ 6♠', '5♣', '31'],
    ['then that card', [...begun, ...lay('7H', '8D', 'KC', '6S', 'QD')], 'Q♦', '5♣', '10'],
    ['a hand before its count', [...begun, ...hand], '6♥ 7♠ 8♣ 8♦', '5♣', ''],
  ])('%s', (_, commands, cards, starter, count) => {
    const found = felt(...commands);
    expect([...texts(found), found.count]).toEqual([cards, starter, count]);
  });

  test('each has the lane of its player in play', () => {
    expect(felt(...begun, ...lay('7H', '8D')).cards.map(({ lane }) => lane)).toEqual([0, 1]);
  });

  test('a ruling lights the parts of the count one after the other', () => {
    const { steps, cards, starter } = felt(...begun, ...hand, { type: 'peg', seat: 0, points: 16 });
    expect(steps).toEqual([
      { text: 'fifteen 2', sum: 2 },
      { text: 'fifteen 4', sum: 4 },
      { text: 'a double run of 4 is 14', sum: 14 },
    ]);
    expect(
      steps.map((_, at) => [...cards, starter].filter((each) => each?.steps.includes(at)).length),
    ).toEqual([2, 2, 5]);
  });

  test('while muggins can be called, nothing tells whether points were missed', () => {
    const [short, right] = [12, 14].map((points) =>
      felt(...begun, ...hand, { type: 'peg', seat: 0, points }),
    );
    for (const each of [short, right])
      expect([...texts(each as never), each?.steps]).toEqual(['6♥ 7♠ 8♣ 8♦', '5♣', []]);
  });

  test('two cards that look alike score one by one', () => {
    const plain: readonly Command[] = [
      ...begun.slice(0, 3),
      { type: 'starter', card: '5' },
      { type: 'next' },
      { type: 'cards', cards: ['5', '5', 'K', '2'] },
      { type: 'peg', seat: 0, points: 29 },
    ];
    const { cards, steps } = felt(...plain);
    const royal = steps.findIndex(({ text }) => text.includes('pair royal'));
    expect(cards.map((each) => each.steps.includes(royal))).toEqual([true, true, false, false]);
  });
});

describe('words', () => {
  const late = (front: readonly [number, number]): readonly Command[] => [
    { type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'], newMatch: true },
    { type: 'free' },
    ...front.flatMap((score, seat): readonly Command[] =>
      [24, 24, 24, 24, score - 96].map((points) => ({ type: 'peg', seat, points })),
    ),
  ];
  test.each<[readonly [number, number], string]>([
    [[104, 101], ''],
    [[114, 101], 'Ann needs 7. The average hand is 8.'],
    [[114, 109], 'Ann needs 7. Bob needs 12. The average hand is 8.'],
  ])('%j: %s', (scores, words) => {
    expect(felt(...late(scores)).words).toBe(words);
  });

  test.each<PositionName>([
    ...(['cut', 'deal', 'starter', 'play', 'hand', 'ruling', 'crib', 'level'] as const),
    ...(['captain', 'partners, long names'] as const),
  ])('%s: nothing that a room cannot do', (position) => {
    const { title, words, source } = felt(...POSITIONS[position]);
    expect(`${title} ${words} ${source}`).not.toMatch(/\b(?:[Kk]ey|[Pp]ress|[Tt]ap|NEXT|CARDS|UNDO)\b/);
  });
});

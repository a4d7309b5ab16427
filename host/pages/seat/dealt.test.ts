// What a seat can do with cards that the host deals: rows of moves, of what the host says besides, and of what Ann's phone offers.
import { describe, expect, test } from 'vitest';
import { disputableCount, incrementsOf } from '../../../shared/rules/game/index.ts';
import type { Card, Command, RuleSet } from '../../../shared/rules/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import { tableSettings } from '../../web/table/settings.ts';
import type { CompanyView, HandAnswer, StateMessage } from '../../web/table/wire.ts';
import { remember } from './dealt.ts';
import { seatScene } from './scene.ts';

const COMPANY: CompanyView = {
  levels: [null, 'club'],
  pack: 'pages',
  seal: 'a'.repeat(64),
  opened: null,
  laidAway: [false, false],
  cuts: null,
  places: 40,
  shown: null,
  counted: null,
  task: null,
  slips: [],
};

const DEALT: readonly Card[] = ['9H', '5S', 'KD', '4C', 'JC', '5H'];

/** Seat 0 is Ann; Muggins, seat 1, deals. */
function dealtState(
  moves: readonly (string | Command)[],
  company: Partial<CompanyView> = {},
  rules: Partial<RuleSet> = {},
): StateMessage {
  const rig = new Rig({ players: ['Ann', 'Muggins'], rules: { claims: 'challenge', ...rules } });
  for (const move of moves)
    if (typeof move === 'string') rig.keys(move);
    else expect(rig.table.command(move)).toMatchObject({ ok: true });
  const { table } = rig;
  const base = { type: 'state', emulator: false, demo: null, asked: null, undo: [], phones: [] } as const;
  return {
    ...{ ...base, asking: [], hostAsked: null, settings: tableSettings().value, view: table.view },
    increments: incrementsOf(table.state),
    disputable: disputableCount(table.state) ?? null,
    company: { ...COMPANY, ...company },
  };
}

const lay = (seat: number, card: Card): Command => ({ type: 'lay', seat, card });
const held = (...cards: readonly Card[]): HandAnswer => ({ deal: 1, cards, thrown: ['JC', 'KD'], throws: 0 });
const FRESH: HandAnswer = { deal: 1, cards: DEALT, thrown: [], throws: 2 };
const NOTHING: HandAnswer = { deal: 1, cards: [], thrown: [], throws: 0 };
const PLAY = ['P2', 'D', { type: 'starter', card: '2C' }] as const;
const AWAY = { laidAway: [true, true] } as const;

describe('a dealt game', () => {
  test.each<[string, StateMessage, HandAnswer, object, object]>([
    [
      'anybody cuts for the deal, in the whole pack',
      dealtState([], { cuts: 'deal' }),
      NOTHING,
      { expected: true, cut: false, pad: 'none' },
      { task: 'cutDeal', places: 52 },
    ],
    [
      'what was dealt lies by rank, and two of it go to the crib of Muggins',
      dealtState(['P2']),
      FRESH,
      { expected: true, next: undefined, study: undefined, heels: undefined },
      {
        task: 'throw',
        throws: 2,
        own: ['4C', '5H', '5S', '9H', 'JC', 'KD'],
        crib: { name: 'Muggins', own: false },
      },
    ],
    [
      'what was laid away can be changed until the pack is cut',
      dealtState(['P2'], { laidAway: [true, false] }),
      held('9H', '5S', '4C', '5H'),
      { expected: false },
      {
        task: undefined,
        throws: 2,
        thrown: ['JC', 'KD'],
        own: ['4C', '5H', '5S', '9H', 'JC', 'KD'],
        waits: { why: 'throwing', name: 'Muggins' },
      },
    ],
    [
      'where to cut is the pone’s',
      dealtState(['P2'], { ...AWAY, cuts: 0 }),
      held('9H', '5S', '4C', '5H'),
      { expected: true, next: undefined },
      { task: 'cutStarter', places: 40, throws: 2 },
    ],
    [
      'the pone leads any card; nothing is keyed',
      dealtState(PLAY, AWAY),
      held('9H', '5S', '4C', '5H'),
      { expected: true, lay: false, go: undefined, pad: 'none', next: undefined },
      { task: 'lay', throws: 0, thrown: [], playable: ['4C', '5H', '5S', '9H'], count: 0, laid: [] },
    ],
    [
      'a card that was just laid is not held, though the host was asked before it; its points can be claimed',
      dealtState([...PLAY, lay(0, '5S')], AWAY),
      held('9H', '5S', '4C', '5H'),
      { expected: false, pad: 'play' },
      {
        task: undefined,
        own: ['4C', '5H', '9H'],
        playable: [],
        count: 5,
        laid: ['5S'],
        waits: { why: 'laying', name: 'Muggins' },
      },
    ],
    [
      'points of another’s card are not keyed here',
      dealtState([...PLAY, lay(0, '5S'), lay(1, 'TD')], AWAY),
      held('9H', '4C', '5H'),
      { pad: 'none', expected: true },
      { task: 'lay', count: 15 },
    ],
    [
      'a card that scores nothing',
      dealtState([...PLAY, lay(0, '5S'), lay(1, 'TC'), lay(0, '9H')], AWAY, { muggins: 'off' }),
      held('4C', '5H'),
      { pad: 'play', expected: false },
      { waits: { why: 'laying' }, count: 24 },
    ],
    [
      'Muggins waits for the points of a card that scores',
      dealtState([...PLAY, lay(0, '5S'), lay(1, '5D'), lay(0, '5H')], AWAY, { muggins: 'off' }),
      held('9H', '4C'),
      { pad: 'play' },
      { waits: { why: 'points', name: 'Muggins' }, count: 15 },
    ],
    [
      'where muggins is called it does not wait',
      dealtState([...PLAY, lay(0, '5S'), lay(1, '5D'), lay(0, '5H')], AWAY, { muggins: 'called' }),
      held('9H', '4C'),
      { pad: 'play' },
      { waits: { why: 'laying' } },
    ],
    [
      'a go is said only where no card fits',
      dealtState([...PLAY, lay(0, '9H'), lay(1, 'TC'), lay(0, '5H'), lay(1, '3D')], AWAY),
      held('5S', '4C'),
      { go: undefined },
      { task: 'lay', playable: ['4C'], count: 27 },
    ],
    [
      'and then nothing else can be done',
      dealtState([...PLAY, lay(0, '9H'), lay(1, 'TC'), lay(0, '5H'), lay(1, '4D')], AWAY),
      held('5S', '4C'),
      { go: 1, followed: true, expected: true },
      { task: 'go', playable: [], count: 28 },
    ],
    [
      'in the show the hand that counts lies open, with whose it is',
      dealtState([...PLAY, 'D', '4 P1'], { ...AWAY, shown: ['7H', '7S', '8C', '9D'] }),
      { ...NOTHING, thrown: ['JC', 'KD'] },
      {
        held: { cards: ['7H', '7S', '8C', '9D'], hand: 'dealer', starter: '2C', of: 'Muggins' },
        cards: undefined,
      },
      { task: undefined, own: [], starter: '2C' },
    ],
    [
      'after the game nothing lies there',
      dealtState([...PLAY, lay(0, '5S'), { type: 'concede', seat: 0 }], AWAY),
      NOTHING,
      { held: { cards: [], starter: undefined } },
      { task: undefined, own: [], laid: [], starter: undefined },
    ],
  ])('%s', (_, state, hand, scene, dealt) => {
    const found = seatScene(state, 0, hand);
    expect(found).toMatchObject(scene);
    expect(found?.dealt).toMatchObject(dealt);
  });

  test('cards of another deal are not shown in this one', () =>
    expect(seatScene(dealtState(['P2']), 0, { ...FRESH, deal: 2 })?.dealt).toMatchObject({
      own: [],
      task: undefined,
    }));

  test('where the crib is bid for, the dealer opens the bids before anything is laid away', () => {
    const rules = { cribOwner: 'bidder' } as const;
    const state = dealtState([...PLAY, 'D', '4 P1 2 P2 6 P2'], {}, rules);
    const bid = { ...FRESH, deal: 2, throws: 0 };
    expect(seatScene(state, 0, bid)).toMatchObject({
      next: 'dealt',
      expected: true,
      dealt: { waits: undefined },
    });
    expect(seatScene(state, 1, bid)).toMatchObject({ next: undefined, expected: false });
  });

  test('in the next deal the starter of the one before is not shown, and what was laid away can be changed', () => {
    const state = dealtState([...PLAY, 'D', '4 P1 2 P2 6 P2'], { laidAway: [true, false] });
    const second = { ...held('9H', '5S', '4C', '5H'), deal: 2 };
    expect(seatScene(state, 0, second)).toMatchObject({
      held: { cards: [], starter: undefined },
      dealt: { throws: 2, thrown: ['JC', 'KD'], crib: { own: true }, starter: undefined },
    });
  });

  test('the last two deals are remembered as they were before the first card, by a page that was loaded in between', () => {
    const first = remember([], dealtState(['P2']), 0, FRESH);
    const known = { game: 1, deal: 1, seat: 0, seal: COMPANY.seal, ownCrib: false, scores: [0, 0] };
    const sorted = ['4C', '5H', '5S', '9H', 'JC', 'KD'];
    expect(first).toEqual([{ ...known, cards: sorted, thrown: [] }]);
    const played = dealtState([...PLAY, lay(0, '5S'), lay(1, '5D'), { type: 'peg', seat: 1, points: 2 }]);
    const kept = JSON.parse(JSON.stringify(first)) as typeof first;
    const thrown = remember(kept, played, 0, held('9H', '4C', '5H'));
    expect(thrown).toEqual([{ ...known, cards: sorted, thrown: ['JC', 'KD'] }]);
    const over = dealtState([...PLAY, { type: 'concede', seat: 0 }]);
    expect(remember(thrown, over, 0, NOTHING)).toEqual(thrown);
    // A phone that came in later has not seen what was dealt.
    expect(remember([], played, 0, held('9H', '4C', '5H'))).toEqual([]);
    const next = dealtState([...PLAY, 'D', '4 P1 2 P2 6 P2']);
    const second = remember([{ ...known, seal: 'b', deal: 7, cards: [], thrown: [] }, ...thrown], next, 0, {
      ...FRESH,
      deal: 2,
    });
    expect(second.map(({ deal, scores, ownCrib }) => [deal, ...scores, ownCrib])).toEqual([
      [1, 0, 0, false],
      [2, 4, 8, true],
    ]);
  });

  test('real cards have no scene of the host’s', () =>
    expect(seatScene(dealtState(['P2'], { pack: 'reader' }), 0, FRESH)).toMatchObject({
      dealt: undefined,
      next: 'dealt',
    }));
});

// French is complete at the table: every question that keys can lead to, every event that is told, on every path of a game.

import { afterAll, describe, expect, test } from 'vitest';
import { EVENTS, type EventType, EXPECTATIONS } from '../../../shared/rules/game/index.ts';
import { presetOf } from '../../../shared/rules/house/index.ts';
import type { Command, Event, RuleSet } from '../../../shared/rules/index.ts';
import { EN } from '../../../shared/words/en/index.ts';
import { FR } from '../../../shared/words/fr/index.ts';
import { sayMove } from '../../../shared/words/moves.ts';
import { peopleOf } from '../../../shared/words/people.ts';
import { Rig } from '../../table/testing/rig.ts';
import { TABLE_WORDS } from './language.ts';
import { complaintWords } from './trouble.ts';

const ENGLISH =
  /\b(the|The|pegs?|pegged|hands?|[Pp]ress|[Kk]ey|counts|counted|deals?|begins|said|says|lays|is|are|was|and|of|not|cards|with|that|it|It|for|or|to|nobody|[Nn]o|takes|There|back|missed|whether|players?|number|points for)\b/;

const FOUR: Partial<RuleSet> = {
  seats: 4,
  sides: [0, 1, 0, 1],
  cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 0 },
};

/** What is played: rules, then keys or commands one by one. */
type Evening = readonly [name: string, rules: Partial<RuleSet>, steps: readonly (string | Command)[]];

const EVENINGS: Evening[] = [
  [
    'bids for the crib',
    { cribOwner: 'bidder', firstDealBonus: 5 },
    ['P2', 'D', '9', 'P1', '3', 'P1', '2 P1', 'D', 'D'],
  ],
  ['cards exchanged', { exchange: 'afterStarter' }, ['P2', 'D', 'D', '2 P1', '1 P1', 'D', 'D']],
  ['plain pegging', {}, ['1', '2', 'P1', '4 P2', 'UNDO', '*', 'MUGGINS', 'UNDO', '0 P1', 'hold:P1', 'P1']],
  [
    'cards laid on trust',
    { muggins: 'called' },
    [
      'P2',
      'D',
      'D',
      '#',
      '8',
      '# 7',
      '2',
      'P2',
      '# 7 2 P1',
      '# 6',
      '# D',
      '# D',
      '1 P2',
      '# P2',
      'D',
      '#',
      '1',
      'P1',
      'MUGGINS',
      '2',
      'P2',
      'MUGGINS MUGGINS',
      'D',
      'D',
      'D',
      'D',
      'D',
      'D',
      'UNDO',
      '8 P2',
      '4 P2',
      'P1',
      'D',
    ],
  ],
  [
    'doubted counts',
    { claims: 'challenge', overcount: 'toOpponent', timeLimit: 30 },
    ['P1 D', 'D', 'D', 'D', '1 2 P2', '#', '#', '5', 'A A', 'B', '5 5 5 5'],
  ],
  [
    'a disputed count',
    { claims: 'challenge' },
    [
      { type: 'cut', dealer: 0 },
      'D',
      { type: 'starter', card: 'JC' },
      'D',
      '1 2 P2',
      { type: 'dispute' },
      { type: 'cards', cards: ['5H', '5S', '4D', 'JD'] },
      '4 P1',
      '#',
      '1',
      '#',
    ],
  ],
  [
    'every hand keyed',
    { claims: 'always' },
    [
      'P1 D',
      '#',
      'C',
      'B',
      { type: 'next' },
      '#',
      '8',
      '#',
      '7',
      '2 P1',
      { type: 'unseen' },
      'D',
      '#',
      '5',
      '5',
      '6',
      '4',
      'B',
      'C',
      '4 P2',
      '0 P2',
    ],
  ],
  [
    'known hands',
    {},
    [
      { type: 'cut', dealer: 0 },
      { type: 'next' },
      { type: 'hold', seat: 1, cards: ['5H', '6H', '7H', '8H'] },
      { type: 'lay', seat: 1, card: '5H' },
      { type: 'lay', card: 'TH', points: 2 },
      '#',
      { type: 'go', seat: 1 },
    ],
  ],
  ['partners', FOUR, ['P1', '1', 'D', 'D', '#', 'hold:P2', 'P2']],
  ['a square', presetOf('cribbage-squares'), ['D', 'D', '4', 'P1', { type: 'concede', seat: 0 }]],
  ['a five-card game', { firstDealBonus: 3 }, ['P1', 'D', 'D']],
  [
    'a false claim of game',
    { falseClaim: 'fifteenBack' },
    ['2 4 P2 2 4 P2 2 4 P2 2 4 P2 1 6 P2 2 4 P1 1 2 P2', 'MUGGINS', 'D', '8', 'P2'],
  ],
  [
    'penalties',
    { ...FOUR, overcount: 'toOpponent', claims: 'challenge' },
    [
      { type: 'cut', dealer: 2 },
      { type: 'offence', offence: 'bottomSeen', seat: 2 },
      { type: 'offence', offence: 'misdeal', seat: 2 },
    ],
  ],
];

const ALONE: readonly Command[] = [
  { type: 'unverified', seat: 0, points: 99 },
  { type: 'setAside', lane: 2, points: 5 },
  { type: 'setAside', undoes: 2 },
  { type: 'ask', seat: 1, id: 'x', offence: null },
  { type: 'decline', seat: 0 },
  { type: 'undo' },
  { type: 'next' },
  { type: 'cut', dealer: 0 },
  { type: 'ask', seat: 1, id: 'y', offence: { type: 'offence', offence: 'misdeal', seat: 0 } },
];
EVENINGS.push(
  ['a board by itself', {}, ALONE],
  ['a board by itself, every hand checked', { claims: 'always' }, ALONE],
);

interface Heard {
  readonly untold: string[];
  readonly asked: Set<string>;
  readonly expected: Set<string>;
  readonly events: Set<EventType>;
}

await TABLE_WORDS.speak('fr');
afterAll(() => TABLE_WORDS.speak('en'));

/** Listens at every step of a game, as the page would. */
function listen(): Heard {
  const heard: Heard = { untold: [], asked: new Set(), expected: new Set(), events: new Set() };
  for (const [name, rules, steps] of EVENINGS) {
    const players = ['Ann', 'Bob', 'Cy', 'Dee'].slice(0, rules.seats ?? 2);
    const rig = new Rig({ rules, players });
    for (const step of ['', ...steps]) {
      if (typeof step === 'string') rig.keys(step);
      else rig.table.command(step);
      const { view } = rig.table;
      heard.asked.add(view.entry.kind);
      heard.expected.add(view.prompt.expects);
      const told: (readonly [string, string])[] = [
        [rig.asks(EN), rig.asks(FR)],
        ...view.history.map((move) => [sayMove(EN, move), sayMove(FR, move)] as const),
      ];
      if (view.refusal !== null) told.push(['-', complaintWords(view.refusal, peopleOf(players))]);
      if (view.ruling !== null) {
        const people = peopleOf(players, view.rules.sides);
        told.push([EN.rulings.full(view.ruling, people) ?? '', FR.rulings.full(view.ruling, people) ?? '']);
        told.push(['-', FR.rulings.count(view.ruling)]);
      }
      for (const [english, french] of told) {
        if (french === english || ENGLISH.test(french)) heard.untold.push(`${name}: ${english} => ${french}`);
      }
    }
    for (const event of rig.journal.kept as readonly Event[]) heard.events.add(event.type);
  }
  const none = new Rig({ kept: [] }).table.view;
  heard.expected.add(none.prompt.expects);
  return heard;
}

describe('a table in French', () => {
  const heard = listen();

  test('nothing stays English', () => {
    expect([...new Set(heard.untold)]).toEqual([]);
  });

  test('every expectation has come up', () => {
    expect([...heard.expected].sort()).toEqual([...EXPECTATIONS].sort());
  });

  test('every event has been told', () => {
    expect([...heard.events].sort()).toEqual([...EVENTS].sort());
  });
});

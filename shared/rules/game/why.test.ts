// Why a ruling was made: what other houses rule is what a game by their rules comes to; the pegs are those around it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOf } from '../house/presets.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { anyGame } from '../testing/random.ts';
import { playRandom } from '../testing/soundness.ts';
import { taken } from '../testing/written.ts';
import type { Command } from './command.ts';
import { Game } from './game.ts';
import { type Explanation, explainRuling } from './why.ts';

const CHECKED: RuleSet = { ...SIX_CARD, claims: 'always' };

function played(rules: RuleSet, ...commands: readonly Command[]): Game {
  return commands.reduce(
    (game, command) => taken(game.play(command)),
    taken(Game.start(rules, ['Ann', 'Bob'])),
  );
}
const explained = (game: Game): Explanation => {
  const told = explainRuling(game.events);
  if (told === undefined) throw new Error('no ruling');
  return told;
};
/** What each of the houses rules, with what the player and the opponent get. */
const ruledBy = ({ houses }: Explanation) =>
  houses.map(({ house, ruling }) => [house, ruling?.code, ruling?.paid, ruling?.award]);

/** Ann counts a hand of 12 as so many. */
const counted = (points: number): readonly Command[] => [
  { type: 'cut', dealer: 1 },
  { type: 'next' },
  { type: 'starter', card: '2C' },
  { type: 'next' },
  { type: 'cards', cards: ['7H', '7S', '8C', '8D'] },
  { type: 'peg', seat: 0, points },
];
const dealing: readonly Command[] = [
  { type: 'cut', dealer: 1 },
  { type: 'starter', card: '2C' },
];

/** The house's own decisions in a game that is otherwise the same. */
const inHouse = (house: Parameters<typeof presetOf>[0]): RuleSet => {
  const {
    muggins,
    mugginsAllowed,
    undercount,
    overcount,
    wrongCall,
    falseClaim,
    renege,
    misdealPoints,
    timeLimit,
    penalties,
  } = presetOf(house);
  return {
    ...CHECKED,
    muggins,
    mugginsAllowed,
    undercount,
    overcount,
    wrongCall,
    falseClaim,
    renege,
    misdealPoints,
    timeLimit,
    penalties: penalties ?? {},
  };
};

describe('other houses rule as a game by their rules does', () => {
  test.each<[string, readonly Command[]]>([
    ['a count too high', counted(14)],
    ['a count too low', counted(10)],
    ['a renege', [...dealing, { type: 'offence', offence: 'renege', seat: 0, cards: 2 }]],
    ['a misdeal', [...dealing, { type: 'offence', offence: 'misdeal', seat: 1 }]],
    [
      'the bottom card seen',
      [
        { type: 'cut', dealer: 1 },
        { type: 'offence', offence: 'bottomSeen', seat: 1 },
      ],
    ],
  ])('%s', (name, commands) => {
    const { houses } = explained(played(CHECKED, ...commands));
    expect(houses).toHaveLength(3);
    for (const { house, ruling } of houses) {
      const rules = inHouse(house);
      const low = name === 'a count too low' && rules.muggins === 'called';
      const call: Command = { type: 'muggins', seat: 1, points: 2 };
      const there = played(rules, ...commands, ...(low ? [call] : [])).events;
      const pegged = there.findLast((event) => event.type === 'pegged')?.points ?? 0;
      const told = explainRuling(there)?.ruling ?? { code: 'undercountStands', paid: pegged, award: 0 };
      expect([house, ruling]).toEqual([
        house,
        expect.objectContaining({ code: told.code, paid: told.paid, award: told.award }),
      ]);
    }
  });
});

test('those that differ come first, and each in another way', () => {
  const { ruling, houses } = explained(played(CHECKED, ...counted(14)));
  expect(ruling.code).toBe('overcountCorrected');
  expect(houses.map((each) => [each.house, each.ruling?.code, each.same])).toEqual([
    ['acc-tournament', 'overcountToOpponent', false],
    ['uk-pub', 'overcountLost', false],
    ['playroom', 'overcountToOpponent', false],
  ]);
  const alike = explained(played({ ...CHECKED, muggins: 'automatic' }, ...counted(12)));
  expect(alike.houses.every(({ same }) => same)).toBe(true);
});

test('where missed points are called, the opponent calls them; one house of the same ruling is enough', () => {
  expect(ruledBy(explained(played(CHECKED, ...counted(10))))).toEqual([
    ['acc-tournament', 'undercountStands', 10, 0],
    ['uk-pub', 'mugginsAwarded', 10, 2],
    ['playroom', 'undercountToOpponent', 10, 2],
  ]);
});

test('a house without called muggins rules on the count alone', () => {
  const rules: RuleSet = { ...CHECKED, muggins: 'called' };
  const game = played(rules, ...counted(10), { type: 'muggins', seat: 1, points: 2 });
  const told = explained(game);
  const { ruling, before, after } = told;
  expect([ruling.code, before.map(({ front }) => front), after.map(({ front }) => front)]).toEqual([
    'mugginsAwarded',
    [10, 0],
    [10, 2],
  ]);
  expect(ruledBy(told)).toEqual([
    ['acc-tournament', 'undercountStands', 10, 0],
    ['playroom', 'undercountToOpponent', 10, 2],
    ['five-card', 'undercountCorrected', 12, 0],
  ]);
});

test('a call that the players agreed on is right in every house', () => {
  const rules: RuleSet = { ...SIX_CARD, muggins: 'called' };
  const game = played(
    rules,
    { type: 'free' },
    { type: 'peg', seat: 0, points: 4 },
    { type: 'muggins', seat: 1, points: 2 },
  );
  const { ruling, houses } = explained(game);
  expect([ruling.truth, ruling.award]).toEqual([undefined, 2]);
  expect(houses[0]).toMatchObject({
    house: 'acc-tournament',
    ruling: { code: 'undercountStands', truth: 6, paid: 4 },
  });
});

test('a card for which nothing was pegged, and one before the last', () => {
  const rules: RuleSet = { ...SIX_CARD, claims: 'challenge', muggins: 'called' };
  const laid: readonly Command[] = [
    { type: 'cut', dealer: 1 },
    { type: 'next' },
    { type: 'next' },
    { type: 'lay', card: '5H' },
    { type: 'lay', card: 'TC' },
    { type: 'lay', card: 'TD', points: 2 },
    { type: 'lay', card: '5C' },
  ];
  const unpegged = explained(played(rules, ...laid, { type: 'muggins', seat: 0, points: 2, card: 'TC' }));
  expect(unpegged.ruling).toMatchObject({ code: 'mugginsAwarded', claimed: 0, award: 2 });
  const earlier = explained(played(rules, ...laid, { type: 'muggins', seat: 1, points: 1, card: 'TD' }));
  for (const { ruling, houses } of [unpegged, earlier]) {
    expect(houses).toHaveLength(3);
    expect(houses.every((each) => each.ruling?.claimed === ruling.claimed)).toBe(true);
  }
});

test('a ruling of older rules comes without other houses', () => {
  const called = played(CHECKED, ...dealing, { type: 'offence', offence: 'renege', seat: 0 });
  const older = called.events.map((event) =>
    event.type === 'ruled' ? { ...event, ruling: { ...event.ruling, paid: 99 } } : event,
  );
  expect(explainRuling(older)).toMatchObject({ ruling: { paid: 99 }, houses: [] });
});

test('a wrong call is the same call in a house where it costs nothing', () => {
  const rules: RuleSet = { ...CHECKED, muggins: 'called' };
  const { houses } = explained(played(rules, ...counted(12), { type: 'muggins', seat: 1, points: 2 }));
  const pub = houses.find(({ house }) => house === 'uk-pub')?.ruling;
  expect(pub).toMatchObject({ code: 'mugginsWrong', called: 2, award: 0 });
});

test('a claim in play is one of its card in other houses too', () => {
  const { ruling, houses } = explained(
    played(
      CHECKED,
      { type: 'cut', dealer: 1 },
      { type: 'next' },
      { type: 'starter', card: '2C' },
      { type: 'lay', card: 'KH' },
      { type: 'lay', card: '5H', points: 3 },
    ),
  );
  expect(ruling.played?.card).toBe('5H');
  expect(houses.map((each) => each.ruling?.played)).toEqual(houses.map(() => ruling.played));
});

test('muggins for a card for which nothing was pegged: the pegs stood as they do', () => {
  const rules: RuleSet = { ...SIX_CARD, muggins: 'called' };
  const { ruling, after, houses } = explained(
    played(rules, ...dealing, { type: 'unseen' }, { type: 'muggins', seat: 1, points: 2 }),
  );
  expect([ruling.code, after.map(({ front }) => front)]).toEqual(['mugginsAwarded', [0, 2]]);
  const moves = houses.map(({ ruling: there }) => there?.moves.map(({ side, pegs }) => [side, pegs.front]));
  expect(moves).toEqual([[], [[0, 2]], [[1, 2]]]);
});

test('an offence that a house does not know has no ruling there', () => {
  const game = played(
    { ...CHECKED, penalties: { cutEarly: 2 } },
    { type: 'cut', dealer: 1 },
    { type: 'offence', offence: 'cutEarly', seat: 0 },
  );
  const { houses } = explained(game);
  expect(houses[0]).toEqual({ house: 'acc-tournament', ruling: null, same: false });
});

test('what is undone was not ruled, and a new game has no ruling', () => {
  const game = played(CHECKED, ...counted(14));
  const undone = taken(game.play({ type: 'undo' }));
  expect(explainRuling(undone.events)).toBeUndefined();
  expect(explainRuling(taken(undone.play({ type: 'redo' })).events)).toEqual(explainRuling(game.events));
  const next = taken(game.play({ type: 'newGame', rules: CHECKED, players: ['Ann', 'Bob'] }));
  expect(explainRuling(next.events)).toBeUndefined();
  expect(explainRuling([])).toBeUndefined();
});

test('random games: the last ruling of each has its reasons', () => {
  fc.assert(
    fc.property(anyGame, (given) => {
      const { events } = playRandom(given);
      const told = explainRuling(events);
      expect(told?.ruling).toEqual(Game.replay(events).state.ruling);
      if (told !== undefined) expect(told.houses.length).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});

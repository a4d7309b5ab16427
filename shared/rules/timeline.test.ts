import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardOrRank, DECK, rankOf } from './cards.ts';
import { COMMANDS, type Command } from './command.ts';
import { decide } from './decide.ts';
import { EVENTS, type Event } from './event.ts';
import { promptOf, tallyOf } from './prompt.ts';
import { REFUSALS } from './refusal.ts';
import { CLAIM_MODES, MUGGINS_MODES, OVERCOUNTS, type RuleSet, SIX_CARD, UNDERCOUNTS } from './ruleset.ts';
import { HANDS, type State } from './state.ts';
import { begin, keyed, PLAYERS, pegs, refusal, walk } from './testing/table.ts';
import { act, EMPTY, replay, type Timeline } from './timeline.ts';

/** The events of commands, as a journal would hold them. */
function journal(
  commands: readonly Command[],
  from: Timeline = EMPTY,
): { events: Event[]; timeline: Timeline } {
  const events: Event[] = [];
  let timeline = from;
  for (const command of commands) {
    const action = act(timeline, command);
    if (!action.ok) continue;
    events.push(...action.value.events);
    timeline = action.value.timeline;
  }
  return { events, timeline };
}

describe('undo and redo', () => {
  test('take back one command at a time, front and rear pegs with it', () => {
    const table = keyed(begin(), 'peg 0 4', 'peg 0 8', 'peg 1 3');
    expect(pegs(keyed(table, 'undo').present)).toBe('Red 12/4 Blue 0/0');
    expect(pegs(keyed(table, 'undo', 'undo').present)).toBe('Red 4/0 Blue 0/0');
    expect(pegs(keyed(table, 'undo', 'undo', 'redo').present)).toBe('Red 12/4 Blue 0/0');
    expect(pegs(keyed(table, 'undo', 'undo', 'redo', 'redo').present)).toBe('Red 12/4 Blue 3/0');
  });

  test('go back to the start of the first game, no further', () => {
    const table = keyed(begin(), 'peg 0 4', 'undo');
    expect(table.present.phase).toBe('cut');
    expect(refusal(table, 'undo')).toEqual({ code: 'nothingToUndo' });
    expect(refusal(EMPTY, 'undo')).toEqual({ code: 'nothingToUndo' });
    expect(refusal(begin(), 'redo')).toEqual({ code: 'nothingToRedo' });
  });

  test('something new after an undo leaves nothing to redo', () => {
    const table = keyed(begin(), 'peg 0 4', 'undo', 'peg 0 5');
    expect(refusal(table, 'redo')).toEqual({ code: 'nothingToRedo' });
    expect(pegs(keyed(table, 'undo').present)).toBe('Red 0/0 Blue 0/0');
  });

  test('go across deals', () => {
    const table = keyed(
      begin(),
      'cut 0',
      'next',
      'next',
      'next',
      'peg 1 8',
      'peg 0 4',
      'peg 0 2',
      'next',
      'next',
    );
    const back = keyed(table, 'undo', 'undo', 'undo');
    expect(back.present).toMatchObject({ phase: 'show', hand: 'crib', dealer: 0, deal: 1 });
    expect(keyed(back, 'redo').present).toMatchObject({ phase: 'deal', dealer: 1, deal: 2 });
  });

  test('the winning peg is taken back, with the game point, and the game ends differently', () => {
    const won = keyed(walk(walk(begin(), 0, 119), 1, 118), 'peg 0 2');
    expect(tallyOf(won.present)).toEqual({ games: [1, 0], points: [2, 0] });
    const back = keyed(won, 'undo');
    expect(tallyOf(back.present)).toEqual({ games: [0, 0], points: [0, 0] });
    expect(pegs(back.present)).toMatch(/^Red 119\/\d+ Blue 118\/\d+$/);
    const otherwise = keyed(back, 'peg 1 3');
    expect(otherwise.present.results).toMatchObject([{ winner: 1, scores: [119, 121] }]);
    expect(tallyOf(otherwise.present)).toEqual({ games: [0, 1], points: [0, 2] });
  });

  test('go back from the next game into the last one', () => {
    const table = keyed(begin('', undefined, walk(begin(), 0, 121)), 'peg 1 2', 'undo', 'undo', 'undo');
    expect(table.present).toMatchObject({ phase: 'free', game: 1, results: [] });
    expect(keyed(table, 'redo', 'redo', 'redo').present).toMatchObject({ game: 2, results: [{ winner: 0 }] });
  });

  test('are events that name the move', () => {
    const table = keyed(begin(), 'peg 0 4', 'peg 0 5', 'undo');
    expect(act(table, { type: 'undo' })).toMatchObject({
      value: { events: [{ type: 'undone', undoes: 2, move: 5 }] },
    });
    expect(act(table, { type: 'redo' })).toMatchObject({
      value: { events: [{ type: 'redone', redoes: 3, move: 5 }] },
    });
  });

  test('in a journal that undoes more than there is, nothing happens', () => {
    const timeline = begin();
    expect(replay([{ type: 'undone', undoes: 1, move: 2 }], timeline).present).toBe(timeline.present);
    expect(replay([{ type: 'redone', redoes: 1, move: 2 }], timeline).present).toBe(timeline.present);
  });
});

const settings = fc.record({
  claims: fc.constantFrom(...CLAIM_MODES),
  muggins: fc.constantFrom(...MUGGINS_MODES),
  overcount: fc.constantFrom(...OVERCOUNTS),
  undercount: fc.constantFrom(...UNDERCOUNTS),
  target: fc.constantFrom(61, 121),
});

const rules: fc.Arbitrary<RuleSet> = settings.map((changes) => ({
  ...SIX_CARD,
  ...changes,
  muggins: changes.claims === 'trust' && changes.muggins === 'automatic' ? 'off' : changes.muggins,
  skunks: SIX_CARD.skunks.filter(({ atMost }) => atMost < changes.target),
}));

/** A command of any kind with any figures, sensible ones more often. */
const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: pegging() },
  { weight: 4, arbitrary: fc.constant<Command>({ type: 'next' }) },
  { weight: 4, arbitrary: entering() },
  { weight: 2, arbitrary: fc.constantFrom<Command>({ type: 'undo' }, { type: 'redo' }) },
  { weight: 2, arbitrary: calling() },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ type: 'cut', dealer: 0 }, { type: 'cut', dealer: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ type: 'dispute' }, { type: 'dispute', crib: true }) },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ type: 'free' }, { type: 'cut', dealer: 7 }) },
  {
    weight: 1,
    arbitrary: rules.map((each): Command => ({ type: 'newGame', rules: each, players: [...PLAYERS] })),
  },
);

function pegging(): fc.Arbitrary<Command> {
  const points = fc.oneof(fc.nat(31), fc.integer(), fc.double());
  return fc.record({ type: fc.constant('peg' as const), seat: fc.constantFrom(0, 1, 0, 1, 2), points });
}

function calling(): fc.Arbitrary<Command> {
  return fc.record({
    type: fc.constant('muggins' as const),
    seat: fc.constantFrom(0, 1),
    points: fc.nat(12),
  });
}

function entering(): fc.Arbitrary<Command> {
  const card = fc.constantFrom<CardOrRank[]>(...DECK, ...DECK.map(rankOf));
  const four = fc.shuffledSubarray([...DECK], { minLength: 4, maxLength: 4 });
  return fc.oneof(
    card.map((each): Command => ({ type: 'starter', card: each })),
    four.map((cards): Command => ({ type: 'cards', cards })),
    four.map((cards): Command => ({ type: 'cards', cards: cards.map(rankOf) })),
    fc.constantFrom(...HANDS).chain((hand) => four.map((cards): Command => ({ type: 'cards', hand, cards }))),
  );
}

const games = fc
  .tuple(rules, fc.array(commands, { maxLength: 120 }))
  .map(([each, list]): Command[] => [{ type: 'newGame', rules: each, players: [...PLAYERS] }, ...list]);

/** What holds at every moment of every game. */
function sound(state: State): void {
  const { target } = state.rules;
  for (const { front, rear } of state.pegs) {
    expect(front).toBeLessThanOrEqual(target);
    expect(rear).toBeGreaterThanOrEqual(0);
    expect(front === 0 ? rear === 0 : rear < front).toBe(true);
  }
  const out = state.pegs.filter(({ front }) => front === target);
  expect(out).toHaveLength(state.phase === 'over' ? 1 : 0);
  expect(state.hand === undefined).toBe(state.phase !== 'show');
  expect(state.results.length).toBeLessThanOrEqual(state.game);
  const prompt = promptOf(state);
  expect(prompt.expects === 'newGame').toBe(
    state.phase === 'none' || (state.phase === 'over' && !state.disputed),
  );
}

describe('whatever is keyed, in whatever order', () => {
  test('pegs never pass the game hole or fall under the start, and the state stays sound', () => {
    fc.assert(
      fc.property(games, (list) => {
        let timeline = EMPTY;
        for (const command of list) {
          expect(COMMANDS).toContain(command.type);
          const action = act(timeline, command);
          if (!action.ok) {
            expect(REFUSALS).toContain(action.refusal.code);
            continue;
          }
          expect(action.value.events.length).toBeGreaterThan(0);
          for (const { type } of action.value.events) expect(EVENTS).toContain(type);
          timeline = action.value.timeline;
          sound(timeline.present);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('a journal, written as JSON and read again, gives the same game', () => {
    fc.assert(
      fc.property(games, (list) => {
        const { events, timeline } = journal(list);
        const read = replay(JSON.parse(JSON.stringify(events)) as Event[]);
        expect(JSON.stringify(read.present)).toBe(JSON.stringify(timeline.present));
        expect(read.moves).toBe(timeline.moves);
      }),
      { numRuns: 150 },
    );
  });

  test('undo and redo give back the same game', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 1, max: 30 }), (list, times) => {
        const { timeline } = journal(list);
        const back = journal(
          Array.from({ length: times }, (): Command => ({ type: 'undo' })),
          timeline,
        );
        const again = back.events.map((): Command => ({ type: 'redo' }));
        const { timeline: forth, events } = journal(again, back.timeline);
        expect(events).toHaveLength(back.events.length);
        expect(forth.present).toBe(timeline.present);
        expect(forth.past).toEqual(timeline.past);
      }),
      { numRuns: 150 },
    );
  });

  test('points given are points explained: the pegs moved by what was pegged and ruled', () => {
    fc.assert(
      fc.property(games, (list) => {
        let timeline = EMPTY;
        for (const command of list) {
          const action = act(timeline, command);
          if (!action.ok) continue;
          const { events, timeline: next } = action.value;
          if (command.type !== 'undo' && command.type !== 'redo' && command.type !== 'newGame') {
            expect(explained(timeline.present, events)).toEqual(next.present.pegs.map(({ front }) => front));
          }
          timeline = next;
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** Scores after events, added up from the points that the events name. */
function explained(before: State, events: readonly Event[]): number[] {
  const scores = before.pegs.map(({ front }) => front);
  const { target } = before.rules;
  for (const event of events) {
    if (event.type === 'pegged')
      scores[event.seat] = Math.min(target, (scores[event.seat] ?? 0) + event.points);
    if (event.type !== 'ruled') continue;
    for (const { side, points } of event.ruling.moves) scores[side] = (scores[side] ?? 0) + points;
  }
  return scores;
}

test('a state that no journal gives is refused, not tripped over', () => {
  const { present } = begin();
  const odd: State[] = [
    { ...present, phase: 'show' },
    { ...present, phase: 'show', hand: 'pone' },
    { ...present, phase: 'show', hand: 'crib' },
    { ...present, phase: 'over', firstDealer: 0 },
    { ...present, phase: 'show', hand: 'crib', rules: { ...present.rules, claims: 'always' } },
    { ...present, phase: 'starter' },
    { ...present, phase: 'play' },
    { ...present, phase: 'over' },
    { ...present, phase: 'over', disputed: true },
    { ...present, disputed: true, rules: { ...present.rules, claims: 'challenge' }, starter: '5' },
  ];
  const tried: Command[] = [
    { type: 'next' },
    { type: 'peg', seat: 0, points: 2 },
    { type: 'starter', card: 'JH' },
    { type: 'cards', cards: ['5', '5', '6', '6'] },
    { type: 'muggins', seat: 0, points: 1 },
    { type: 'newGame', rules: present.rules, players: PLAYERS },
  ];
  for (const state of odd) {
    for (const command of tried) {
      if (command.type === 'undo' || command.type === 'redo') continue;
      expect(typeof decide(state, command).ok).toBe('boolean');
      expect(promptOf(state).phase).toBe(state.phase);
    }
  }
});

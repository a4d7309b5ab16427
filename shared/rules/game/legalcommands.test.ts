// legalCommands against decide: in random games by random rules what is listed is accepted, and what is accepted is listed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardOrRank, DECK, suitOf } from '../cards/cards.ts';
import { presetOf } from '../house/presets.ts';
import { expectPlayed } from '../testing/bots.ts';
import { anyGame } from '../testing/random.ts';
import { playRandom } from '../testing/soundness.ts';
import { begin, tableAt } from '../testing/table.ts';
import { decide, type GameCommand } from './decide.ts';
import { type LegalType, legalCommands, PLAY_TYPES } from './legal.ts';
import { prohibition } from './permits.ts';
import { isFollowed, roundOf } from './record.ts';
import type { State } from './state.ts';

/** Those that end a game, call offences, or leave the order of play. */
const OTHER_TYPES: readonly LegalType[] = ['cutCards', 'free', 'unseen', 'offence', 'concede'];

/** Cards that nobody has entered. */
function fresh(state: State): readonly CardOrRank[] {
  const { hands, laid } = roundOf(state);
  const known = [
    state.starter,
    ...laid.map(({ card }) => card),
    ...hands.flat(),
    ...Object.values(state.cards).flat(),
  ];
  return DECK.filter((card) => !known.includes(card) && !known.includes(card[0] as CardOrRank));
}

/** Every command without cards of a hand that anybody could give, points up to 40, whether it makes sense or not. */
function everything({ players, starter }: State): readonly GameCommand[] {
  const seats = players.map((_, seat) => seat);
  const points = Array.from({ length: 41 }, (_, each) => each);
  return [
    ...(['next', 'free', 'unseen', 'dispute'] as const).map((type): GameCommand => ({ type })),
    ...DECK.filter((card) => card !== starter).map((card): GameCommand => ({ type: 'starter', card })),
    ...seats.flatMap((seat): readonly GameCommand[] => [
      { type: 'cut', dealer: seat },
      { type: 'go', seat },
      { type: 'concede', seat },
      ...DECK.map((card): GameCommand => ({ type: 'lay', seat, card })),
      ...points.map((each): GameCommand => ({ type: 'peg', seat, points: each })),
    ]),
  ];
}

const keyOf = (command: GameCommand): string => JSON.stringify(Object.entries(command).sort());

/** Where the game may know the cards: there other claims than the true one are accepted too, and are not listed. */
const mayKnow = (state: State): boolean => state.phase === 'show' || isFollowed(state);

test('what is listed is accepted, of every type and for every seat; and nothing else is accepted', () => {
  let [commands, states] = [0, 0];
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, at) => {
      let turn = 0;
      playRandom(game, ({ present }) => {
        if (turn++ % 12 !== at % 12) return;
        states++;
        // Choices of a hand from more cards are as sound, and many.
        const dealt = fresh(present).slice(0, Math.min(7, present.rules.cards.dealt));
        const types = [...PLAY_TYPES, ...OTHER_TYPES];
        const legal = legalCommands(present, { types, cards: dealt });
        for (const each of legal) {
          const decided = decide(present, each);
          if (!decided.ok) throw new Error(`${JSON.stringify(each)} is refused`);
          const [code = ''] = decided.value.flatMap((event) =>
            event.type === 'ruled' ? [event.ruling.code] : [],
          );
          const tooMuch = /^overcount|TooMuch|Wrong/.test(code) && each.type !== 'offence';
          if (tooMuch && mayKnow(present)) throw new Error(`${JSON.stringify(each)} is ruled ${code}`);
        }
        commands += legal.length;
        const listed = new Set(legal.map(keyOf));
        expect(listed.size).toBe(legal.length);
        for (const each of everything(present)) {
          if (listed.has(keyOf(each)) || !decide(present, each).ok) continue;
          const known = roundOf(present)
            .hands.flat()
            .some((card) => card !== undefined && suitOf(card) === undefined);
          if ((each.type === 'peg' && mayKnow(present)) || (each.type === 'lay' && known)) continue;
          throw new Error(`${JSON.stringify(each)} is accepted, and not listed`);
        }
        for (const [seat] of present.players.entries()) {
          const own = legalCommands(present, { seat, cards: dealt });
          const forbidden = own.filter((each) => prohibition(present, seat, each) !== undefined);
          expect([forbidden, own.filter((each) => !listed.has(keyOf(each)))]).toEqual([[], []]);
        }
      });
    }),
    { numRuns: 5 },
  );
  expect([commands > 200, states > 10]).toEqual([true, true]);
});

test('before the first game and after the last nothing is listed but what can still be called', () => {
  expect(legalCommands(begin().present, { types: ['cut', 'next', 'go'] })).toEqual([
    { type: 'cut', dealer: 0 },
    { type: 'cut', dealer: 1 },
  ]);
  const over = tableAt('', 'peg 0 4, concede 1');
  expect(legalCommands(over.present, { types: [...PLAY_TYPES, ...OTHER_TYPES] })).toEqual([]);
});

test('a starter that is known is not listed again: a bot would enter it for ever', () => {
  const types = ['starter'] as const;
  const named = tableAt('mode=always', 'cut 1, starter 2H').present;
  expect(legalCommands(named, { types })).toEqual([]);
  // Of a rank alone the suit can still be told.
  const rank = tableAt('mode=always', 'cut 1, starter 2').present;
  expect(legalCommands(rank, { types })).toHaveLength(4);
});

test('the cards of a whole pack are refused: their choices would never end', () => {
  const { present } = tableAt('', 'cut 1');
  expect(() => legalCommands(present, { types: ['hold'], cards: DECK })).toThrow(/at most 12; got 52/);
});

test('the cards of the last deal are mixed: any card can be led in the next', () => {
  const { present } = tableAt('', 'cut 1, hold 1 5H 5S 5D JC, next, next, next, next, next');
  expect(present).toMatchObject({ phase: 'deal', deal: 2, dealer: 0 });
  expect(legalCommands(present, { seat: 1, types: ['lay'] })).toHaveLength(52);
});

test('of a pair told by its rank one can be kept and one laid away', () => {
  const { present } = tableAt('', 'cut 1');
  const holds = legalCommands(present, { seat: 0, types: ['hold'], cards: ['5', '5', 'J', 'Q', '2', '8'] });
  expect(holds).toHaveLength(15);
  expect(holds).toContainEqual({ type: 'hold', seat: 0, cards: ['5', 'J', 'Q', '2'], discard: ['5', '8'] });
});

test.each([
  'six-card',
  'five-card-4',
  'costly-colours',
  'table-top',
  'bumppo-solitaire',
  'cutthroat',
] as const)('a bot that picks from what is legal plays %s to the end; as text it is the same game', (name) =>
  expectPlayed(presetOf(name), 5),
);

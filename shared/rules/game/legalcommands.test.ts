// legalCommands against decide, in random games by random rules: what it lists is accepted, and what is accepted is listed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK, RANKS, rankOf } from '../cards/cards.ts';
import { anyGame } from '../testing/random.ts';
import { playRandom } from '../testing/soundness.ts';
import { begin, tableAt } from '../testing/table.ts';
import type { Command } from './command.ts';
import { decide, type GameCommand } from './decide.ts';
import { type LegalCommand, legalCommands } from './legal.ts';
import { roundOf } from './record.ts';
import type { State } from './state.ts';

/** The commands of a family, each value once; of a hand of cards one that can be. */
function commandsOf(state: State, legal: LegalCommand): readonly GameCommand[] {
  switch (legal.type) {
    case 'peg':
    case 'muggins':
      return legal.points.map((points) => ({ ...legal, points }));
    case 'starter':
      return legal.cards.map((card) => ({ type: 'starter', card }));
    case 'lay':
      return legal.cards.map((card) => ({ type: 'lay', seat: legal.seat, card }));
    case 'cards':
      return [{ type: 'cards', hand: legal.hand, cards: freshCards(state, legal.size) }];
    case 'cutCards':
      return [{ type: 'cutCards', cards: RANKS.slice(0, legal.size) }];
    case 'hold':
      return [{ type: 'hold', seat: legal.seat, cards: freshCards(state, legal.size) }];
    case 'offence':
      return legal.points.flatMap((points) => legal.cards.map((cards) => ({ ...legal, points, cards })));
    default:
      return [legal];
  }
}

/** So many cards of suits that nobody has entered; in a hand the play has shown, those cards. */
function freshCards(state: State, size: number): (typeof DECK)[number][] {
  const { hands, laid } = roundOf(state);
  const known = [
    state.starter,
    ...laid.map(({ card }) => card),
    ...hands.flat(),
    ...Object.values(state.cards).flat(),
  ];
  const ranks = known.filter((card) => card !== undefined).map(rankOf);
  return DECK.filter((card) => !known.includes(card) && !ranks.includes(rankOf(card))).slice(0, size);
}

/** Whether a family has this command: what the command leaves out is for the rules to find. */
function lists(legal: readonly LegalCommand[], command: GameCommand): boolean {
  const asked: Readonly<Record<string, unknown>> = { ...command };
  return legal.some((family) =>
    Object.entries(family).every(([field, value]) => {
      if (field === 'size') return (asked.cards as readonly unknown[]).length === value;
      // Of an offence without a figure any number is taken for none.
      if (family.type === 'offence' && Array.isArray(value) && value.length === 1) return true;
      if (family.type === 'offence' && field === 'cards') return true;
      if (!Array.isArray(value)) return value === (asked[field] ?? value);
      return value.includes(field === 'cards' ? asked.card : (asked[field] ?? 0));
    }),
  );
}

/** Commands that a table takes at any time. */
const ANY_TIME: readonly Command['type'][] = [
  'newGame',
  'unverified',
  'setAside',
  'undo',
  'redo',
  'ask',
  'decline',
];

test('what is listed is accepted, and what is accepted in random games is listed', () => {
  let commands = 0;
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, at) => {
      let turn = 0;
      playRandom(game, ({ present }, _, command) => {
        if (ANY_TIME.includes(command.type)) return;
        const asked = command as GameCommand;
        const legal = legalCommands(present, [asked.type as LegalCommand['type']]);
        const tall = 'points' in asked && (asked.points ?? 0) > 99;
        if (!tall && !lists(legal, asked)) throw new Error(`${JSON.stringify(asked)} is not listed`);
        if (turn++ % 40 !== at % 40) return;
        for (const each of legalCommands(present).flatMap((family) => commandsOf(present, family))) {
          const decided = decide(present, each);
          if (!decided.ok) throw new Error(`${JSON.stringify(each)}: ${decided.refusal.code}`);
          commands++;
        }
      });
    }),
    { numRuns: 8 },
  );
  expect(commands).toBeGreaterThan(200);
});

test('before the first game and after the last nothing is listed but what can still be called', () => {
  expect(legalCommands(begin().present, ['cut', 'next', 'go'])).toEqual([
    { type: 'cut', dealer: 0 },
    { type: 'cut', dealer: 1 },
  ]);
  const show = tableAt('mode=always', 'cut 0, starter 5C, next');
  expect(legalCommands(show.present, ['cards', 'peg', 'next', 'starter'])).toMatchObject([
    { type: 'cards', hand: 'pone', size: 4 },
    { type: 'starter' },
  ]);
  const over = tableAt('', 'peg 0 4, concede 1');
  expect(legalCommands(over.present)).toEqual([]);
});

// Views of made-up positions: two players, six-card, by text.

import {
  type Card,
  type Command,
  DECK,
  Game,
  parseCards,
  type RuleSet,
  SIX_CARD,
} from '../../rules/index.ts';
import { type View, viewOf } from '../view.ts';

function cards(text: string): readonly Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

/** A position: seat 0 looks. */
export interface Seat {
  /** The cards dealt to the seat. */
  readonly dealt: string;
  readonly role?: 'dealer' | 'pone';
  /** Holes that each has pegged. */
  readonly pegs?: readonly [number, number];
  readonly rules?: RuleSet;
  /** What has happened since the deal. */
  readonly commands?: readonly Command[];
}

/** What seat 0 sees. */
export function viewAt({
  dealt,
  role = 'dealer',
  pegs = [0, 0],
  rules = SIX_CARD,
  commands = [],
}: Seat): View {
  const own = cards(dealt);
  const pack = [...own, ...DECK.filter((card) => !own.includes(card))];
  const at = { pegs: pegs.map((front) => ({ front, rear: Math.max(0, front - 1) })), deal: 2 };
  let game = Game.start(rules, ['Ann', 'Bob'], { dealer: role === 'dealer' ? 0 : 1, at });
  for (const command of commands) if (game.ok) game = game.value.play(command);
  if (!game.ok) throw new Error(JSON.stringify(game.refusal));
  return viewOf(game.value.state, 0, pack);
}

/** Seat 0 holds these cards, with this starter, and then cards are laid: '1 KH 2' is a king by seat 1, for 2 points. */
export const playedTo = (held: string, discard: string, starter: Card, laid = ''): readonly Command[] => [
  { type: 'hold', seat: 0, cards: cards(held), discard: cards(discard) },
  { type: 'starter', card: starter },
  ...laid
    .split(',')
    .filter((each) => each.trim() !== '')
    .map((each): Command => {
      const [seat, card, points] = each.trim().split(' ');
      return card === 'go'
        ? { type: 'go', seat: Number(seat) }
        : {
            type: 'lay',
            seat: Number(seat),
            card: card as Card,
            ...(points !== undefined && { points: Number(points) }),
          };
    }),
];

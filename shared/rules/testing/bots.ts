// Bots: they know their own cards and pick from what is legal, at random but for a claim, which is mostly the true one.
import { expect } from 'vitest';
import { type Card, DECK } from '../cards/cards.ts';
import type { GameCommand } from '../game/decide.ts';
import { Game } from '../game/game.ts';
import type { LegalOptions } from '../game/legal.ts';
import { discardSize, roundOf } from '../game/record.ts';
import type { State } from '../game/state.ts';
import { cribSize, handSize, hasCentre, type RuleSet } from '../terms/ruleset.ts';
import { type Hand, linesOf } from '../terms/seats.ts';
import { dealer } from './oracle.ts';
import { playersOf } from './random.ts';
import { unsound } from './soundness.ts';
import { expectWritten } from './written.ts';

/** A shuffled pack, dealt: to each seat, and what is turned up. */
interface Deal {
  readonly number: number;
  readonly pack: readonly Card[];
  readonly starter: Card;
}

type Random = (below: number) => number;

/** Cards dealt to a seat. */
const dealtTo = ({ pack }: Deal, state: State, seat: number): readonly Card[] => {
  const { dealt } = state.rules.cards;
  return pack.slice(seat * dealt, seat * dealt + handSize(state.rules) + discardSize(state, seat));
};

/** The cards of a hand of the show that the play has not made known: of a square its rows, of a player alone the hands in turn. */
function shownCards({ pack, starter }: Deal, state: State, hand: Hand): readonly Card[] {
  const { rules } = state;
  const size = handSize(rules);
  if (hand === 'crib') {
    const thrown = Object.values(state.discards).flatMap((each) => each ?? []) as readonly Card[];
    return [...thrown, ...pack.toReversed().slice(0, cribSize(rules) - thrown.length)];
  }
  const row = linesOf(rules, 'row').indexOf(hand);
  const at = row >= 0 ? row : hand === 'hand2' ? 1 : 0;
  const cards = pack.slice(at * size, (at + 1) * size);
  return hasCentre(rules) && at === (size - 1) / 2 ? cards.with(at, starter) : cards;
}

/** A game to its end by these rules; the same for the same seed. */
export function playBots(rules: RuleSet, seed: number): Game {
  const shuffle = dealer(seed);
  const numbers = new Uint8Array(52);
  const random: Random = (below) => {
    shuffle(numbers, 2);
    return ((numbers[0] as number) * 51 + (numbers[1] as number)) % below;
  };
  const begun = Game.start(rules, playersOf(rules));
  if (!begun.ok) throw new Error(begun.refusal.code);
  let game = begun.value;
  let deal: Deal | undefined;
  for (let step = 0; step < 4_000 && game.result === undefined; step++) {
    if (deal?.number !== game.state.deal) {
      shuffle(numbers, 52);
      const [starter, ...pack] = [...numbers].map((place) => DECK[place] as Card);
      deal = { number: game.state.deal, starter: starter as Card, pack };
    }
    const command = chosen(game, deal, random);
    const after = game.play(command);
    if (!after.ok) throw new Error(`${JSON.stringify(command)}: ${after.refusal.code}`);
    game = after.value;
  }
  return game;
}

/** Bots play a game by these rules to its end, in a sound state; and as text it is the same game. */
export function expectPlayed(rules: RuleSet, seed: number): void {
  const game = playBots(rules, seed);
  expect([game.result?.game, unsound(game.state)]).toEqual([1, []]);
  expectWritten(game);
}

/** What a bot does next: the first of these that is legal. */
function chosen(game: Game, deal: Deal, random: Random): GameCommand {
  const { state, prompt } = game;
  const legal = (...options: readonly LegalOptions[]): GameCommand | undefined => {
    const all = options.flatMap((each) => game.legal(each));
    return all[random(Math.max(1, all.length))];
  };
  const claim = (): GameCommand | undefined => {
    const seats = state.claim === undefined ? state.players.map((_, seat) => seat) : [state.claim.seat];
    const claims = seats.flatMap((seat) => game.legal({ seat, types: ['peg'] }));
    return random(5) === 0 ? claims[random(Math.max(1, claims.length))] : claims.at(-1);
  };
  const unknown = state.players.flatMap((_, seat) => {
    const { hands, left, laid } = roundOf(state);
    return (hands[seat] === undefined || state.phase === 'deal') &&
      left[seat] === handSize(state.rules) &&
      laid.length === 0
      ? [seat]
      : [];
  });
  const hold = legal(
    ...unknown.map((seat) => ({ seat, types: ['hold'] as const, cards: dealtTo(deal, state, seat) })),
  );
  const turned: GameCommand = { type: 'starter', card: deal.starter };
  const starter =
    state.starter === undefined && state.phase !== 'bidding' && game.play(turned).ok ? turned : undefined;
  const hand = prompt.expects === 'cards' ? prompt.hand : undefined;
  const command =
    legal({ types: ['cut'] }) ??
    (state.phase === 'deal' && prompt.expects === 'bids' ? undefined : hold) ??
    starter ??
    (state.phase === 'play' && (state.claim === undefined || random(4) === 0)
      ? legal({ types: ['lay', 'go'], seat: prompt.seat })
      : undefined) ??
    (hand && legal({ types: ['cards'] })) ??
    (hand && legal({ types: ['cards'], cards: shownCards(deal, state, hand) })) ??
    (prompt.expects === 'bids' || prompt.expects === 'exchange' || random(9) === 0
      ? legal({ types: ['muggins', 'dispute', 'next'] })
      : undefined) ??
    claim() ??
    legal({ types: ['next'] });
  if (command === undefined) throw new Error(`nothing is legal: ${JSON.stringify(prompt)}`);
  return command;
}

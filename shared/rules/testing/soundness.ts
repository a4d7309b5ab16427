// What holds in every game: played through by random games, looked at after every command.
import { checkCards } from '../cards/cards.ts';
import { countOf } from '../cards/pile.ts';
import type { Command } from '../game/command.ts';
import type { Event } from '../game/event.ts';
import { promptOf } from '../game/prompt.ts';
import type { State } from '../game/state.ts';
import { type Action, act, EMPTY, type Timeline } from '../game/timeline.ts';
import { handSize, sideOf, targetOf } from '../terms/ruleset.ts';
import { commandFor, playersOf, type RandomGame } from './random.ts';

/** What is wrong with a state; nothing ever may be. */
export function unsound(state: State): string[] {
  const { rules } = state;
  const out = state.pegs.filter(({ front }, side) => front === targetOf(rules, side)).length;
  const result = state.results.at(-1);
  const ended = result?.ending === 'conceded' || result?.winner === null;
  const prompt = promptOf(state);
  const over = state.phase === 'over';
  const checks: Record<string, boolean> = {
    'a peg past the game hole': state.pegs.every(({ front }, side) => front <= targetOf(rules, side)),
    'a peg under the start': state.pegs.every(({ rear }) => rear >= 0),
    'a rear peg that is not behind': state.pegs.every(({ front, rear }) => rear < front || front === 0),
    'a game over without a winner, or won and not over': out === (over && !ended ? 1 : 0),
    'a hand to be counted outside the show': (state.hand === undefined) === (state.phase !== 'show'),
    'a card that waits for its claim when nobody plays': state.claim === undefined || state.phase !== 'show',
    'cards in play that are not those laid': laidAndLeft(state),
    'more that nobody checked than was pegged': state.unverified.every(
      (holes, side) => holes >= 0 && (holes <= (state.pegs[side]?.front ?? 0) || state.ruling !== undefined),
    ),
    'more results than games': state.results.length <= state.game,
    'a prompt that asks for a new game too early':
      (prompt.expects === 'newGame') === (over && !state.disputed),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** Whether what is laid and what is left are a hand for every seat that is alive, from one pack. */
function laidAndLeft({ round, dead, rules }: State): boolean {
  if (round === undefined) return true;
  const laid = round.laid.map(({ card }) => card);
  const whole = round.left.every((left, seat) => {
    const own = round.laid.filter((card) => card.seat === seat).length;
    return dead.includes(seat) || rules.renege === 'deadCard' || own + left === handSize(rules);
  });
  return whole && checkCards(laid).ok && countOf(round.pile) <= 31;
}

/** Plays a random game; `look` sees every command that was accepted, with the timeline before and the action. */
export function playRandom(
  { rules, wishes }: RandomGame,
  look: (before: Timeline, action: Action, command: Command) => void = () => {},
): { events: Event[]; timeline: Timeline } {
  const events: Event[] = [];
  let timeline = EMPTY;
  const step = (command: Command): void => {
    const action = act(timeline, command);
    if (!action.ok) return;
    look(timeline, action.value, command);
    events.push(...action.value.events);
    timeline = action.value.timeline;
  };
  step({ type: 'newGame', rules, players: playersOf(rules) });
  for (const wish of wishes) step(commandFor(timeline.present, wish));
  return { events, timeline };
}

/** Scores after events, added up from the points that the events name. */
export function explained(before: State, events: readonly Event[]): number[] {
  const scores = before.pegs.map(({ front }) => front);
  const { rules } = before;
  for (const event of events) {
    if (event.type === 'gameStarted') scores.fill(0);
    if (event.type === 'pegged') {
      const side = sideOf(rules, event.seat);
      scores[side] = Math.min(targetOf(rules, side), (scores[side] ?? 0) + event.points);
    }
    if (event.type === 'cribBought') {
      const side = sideOf(rules, event.seat);
      scores[side] = (scores[side] ?? 0) - event.points;
    }
    if (event.type !== 'ruled') continue;
    for (const { side, points } of event.ruling.moves) scores[side] = (scores[side] ?? 0) + points;
  }
  return scores;
}

// Games between players of any skill, dealt by seed. `tsx shared/partner/testing/match.ts strong greedy 1000 [RULES [SEED]]` prints how
// often the first wins.

import { decide, evolve, type GameCommand, NO_GAME, type State } from '../../rules/game/index.ts';
import { type PresetName, presetOf, type RuleSet } from '../../rules/index.ts';
import { HESSEL_DEALER, SCHELL_DEALER, SCHELL_PONE } from '../../rules/testing/published.ts';
import { type Choice, chooseBy, type Random, SKILLS, type Skill } from '../choose.ts';
import { CRIBS } from '../cribs.ts';
import { cardsToCut, cutOf, type Pack, shufflePack, starterAt } from '../dealer.ts';
import { byPoints } from '../lay.ts';
import { byAverage, byHand } from '../throw.ts';
import { type View, viewOf } from '../view.ts';

/** Numbers by seed: Marsaglia's xorshift. */
export function randomOf(seed: number): Random {
  let state = seed * 2654435761 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const anyOf = randomOf(7);

/** Players to measure by. */
export const PLAYERS = {
  ...SKILLS,
  /** Any cards. */
  random: { throws: () => () => anyOf(), lays: (random) => () => () => random(), slips: [] },
  /** The most points now, in hand and in play. */
  greedy: { throws: byHand, lays: () => byPoints, slips: [] },
  /** Club, with Schell's averages of the crib. */
  schell: {
    ...SKILLS.club,
    throws: byAverage({
      dealer: { ...CRIBS.dealer, two: SCHELL_DEALER },
      pone: { ...CRIBS.pone, two: SCHELL_PONE },
    }),
  },
  hessel: {
    ...SKILLS.club,
    throws: byAverage({ ...CRIBS, dealer: { ...CRIBS.dealer, two: HESSEL_DEALER } }),
  },
} as const satisfies Readonly<Record<string, Skill>>;
/** See PLAYERS. */
export type PlayerName = keyof typeof PLAYERS;

/** A game to be played. */
export interface Table {
  readonly rules: RuleSet;
  /** By seat. */
  readonly skills: readonly Skill[];
  readonly dealer: number;
  readonly random: Random;
  /** Holes that both have pegged before the first deal. */
  readonly from?: number;
  /** Called with every view, and with what came of it. */
  readonly watch?: (at: {
    readonly state: State;
    readonly pack: Pack;
    readonly view: View;
    readonly choice: Choice | undefined;
  }) => void;
}

/** A refused command is a fault of the partner or of the rules. */
function play(state: State, command: GameCommand): State {
  const decided = decide(state, command);
  if (!decided.ok)
    throw new Error(
      `${state.rules.name}, ${state.phase}: ${JSON.stringify(command)}: ${JSON.stringify(decided.refusal)}`,
    );
  return decided.value.reduce(evolve, state);
}

/** Who is asked first: a player whose card waits for its claim, then the others in turn. */
const asked = ({ claim, players }: State): readonly number[] => {
  const first = claim?.seat ?? 0;
  return players.map((_, ahead) => (first + ahead) % players.length);
};

/** Plays a game to its end. */
export function playGame({ rules, skills, dealer, random, watch, from = 0 }: Table): State {
  const below = (most: number): number => Math.floor(random() * most);
  const players = skills.map((_, seat) => `Player ${seat + 1}`);
  const pegs = [...new Set(rules.sides)].map(() => ({ front: from, rear: Math.max(0, from - 1) }));
  let state = play(NO_GAME, { type: 'newGame', rules, players, dealer, at: { pegs, deal: 1 } });
  let pack = shufflePack(below);
  let deal = state.deal;
  for (let step = 0; state.phase !== 'over'; step++) {
    if (step > 20_000) throw new Error(`no end: ${JSON.stringify(state)}`);
    if (state.deal !== deal) [pack, deal] = [shufflePack(below), state.deal];
    const choices = asked(state).flatMap((seat) => {
      const view = viewOf(state, seat, pack);
      const choice = chooseBy(view, skills[seat] as Skill, random);
      watch?.({ state, pack, view, choice });
      return choice === undefined ? [] : [choice.command];
    });
    const command = choices.find(({ type }) => type === 'muggins' || type === 'dispute') ?? choices[0];
    state = play(state, command ?? dealt(state, pack, below));
  }
  return state;
}

/** What the dealer of the cards does: the cut for the deal, and the starter. */
function dealt(state: State, pack: Pack, below: (most: number) => number): GameCommand {
  const { rules, phase, starter } = state;
  if (phase === 'cut') return { type: 'cutCards', cards: cutOf(pack, rules) };
  if (phase === 'starter' && starter === undefined)
    return { type: 'starter', card: starterAt(pack, rules, below(cardsToCut(rules))) };
  throw new Error(`nobody acts: ${JSON.stringify(state)}`);
}

/** Wins of the first side in many games, the deal going round. */
export function winsOf(skills: readonly [Skill, Skill], rules: RuleSet, games: number, seed: number): number {
  const random = randomOf(seed);
  let wins = 0;
  for (let game = 0; game < games; game++)
    wins += Number(playGame({ rules, skills, dealer: game % 2, random }).results.at(-1)?.winner === 0);
  return wins;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const [first = 'strong', second = 'greedy', count = '1000', name = 'six-card', seed = '1'] =
    process.argv.slice(2);
  const [one, other] = [PLAYERS[first as PlayerName], PLAYERS[second as PlayerName]];
  const games = Number(count);
  const begun = Date.now();
  const share = winsOf([one, other], presetOf(name as PresetName), games, Number(seed)) / games;
  const error = Math.sqrt((share * (1 - share)) / games);
  const seconds = (Date.now() - begun) / 1000;
  console.log(
    `${first} beats ${second} at ${name} in ${(100 * share).toFixed(2)} % of ${games} games, standard error ${(100 * error).toFixed(2)} %; ${seconds.toFixed(0)} s`,
  );
}

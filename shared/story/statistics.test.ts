// Figures of players against a tally that is kept while random games are played: it knows the cards that it dealt and sees the
// pegs move, and nothing else. The count of a hand is that of the oracle of the rules.
import { describe, expect, test } from 'vitest';
import {
  act,
  type Card,
  type Command,
  DECK,
  EMPTY,
  type RuleSet,
  SIX_CARD,
  type Timeline,
} from '../rules/index.ts';
import { sideOf } from '../rules/terms/index.ts';
import { countCards } from '../rules/testing/oracle.ts';
import type { Told } from './chapter.ts';
import { figuresOfGames } from './testing/figures.ts';
import { tellGames } from './testing/games.ts';

/** Numbers below `limit`, the same again for the same seed (Marsaglia's xorshift). */
function numbers(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** What the oracle says a hand counts. */
function truthOf(hand: readonly Card[], starter: Card, crib: boolean): number {
  // The oracle knows a card as rank * 4 + suit.
  const numberOf = (card: Card): number =>
    4 * 'A23456789TJQK'.indexOf(card.charAt(0)) + 'CDHS'.indexOf(card.charAt(1));
  const rules = { nobs: 1, alone: crib ? 0 : 4, withStarter: 5 };
  return countCards(Uint8Array.from([...hand, starter].map(numberOf)), 4, false, rules);
}

/** What one player has come to. Lists are added to, so that every mean can be worked out at the end. */
interface Tally {
  readonly hands: readonly number[];
  readonly cribs: readonly number[];
  /** Points of the play of each deal. */
  readonly play: readonly number[];
  readonly heels: number;
  readonly missed: number;
  readonly checked: number;
  readonly mugginsWon: number;
  readonly mugginsLost: number;
}
const NOTHING: Tally = {
  hands: [],
  cribs: [],
  play: [],
  heels: 0,
  missed: 0,
  checked: 0,
  mugginsWon: 0,
  mugginsLost: 0,
};

/** Everything that a move can change, so that undo is going back to what was. */
interface Moment {
  readonly timeline: Timeline;
  readonly tallies: readonly Tally[];
  /** Sides that came to lead, after the first. */
  readonly leads: readonly number[];
  readonly leader: number | undefined;
}

/** One table at which random games are played. */
class Bench {
  readonly entries: Told[] = [];
  readonly finished: { readonly players: readonly string[]; readonly scores: readonly number[] }[] = [];
  readonly tallies = new Map<string, Tally>();
  readonly leads: (readonly number[])[] = [];
  readonly #random: (limit: number) => number;
  #timeline: Timeline = EMPTY;
  #moments: Moment[] = [];

  constructor(seed: number) {
    this.#random = numbers(seed);
  }

  /** A whole game; now and then somebody takes back what was done, and goes on otherwise. */
  play(rules: RuleSet, players: readonly string[]): void {
    this.#moments = [];
    this.#do({ type: 'newGame', rules, players });
    const { state } = this;
    const first = { timeline: this.#timeline, leads: [], leader: undefined };
    this.#moments = [{ ...first, tallies: players.map(() => NOTHING) }];
    if (state.phase === 'cut') this.#move({ type: 'cut', dealer: this.#random(players.length) });
    while (this.state.phase !== 'over') {
      if (this.#moments.length > 4 && this.#random(25) === 0) this.#takeBack(1 + this.#random(3));
      else if (this.state.phase === 'deal') this.#deal();
      else this.#round();
    }
    this.#end(players);
  }

  get state() {
    return this.#timeline.present;
  }

  /** Starter and play of a deal. */
  #deal(): void {
    const starter = this.#random(4) === 0 ? 'JH' : this.#cards(1)[0];
    if (starter !== undefined) this.#move({ type: 'starter', card: starter });
  }

  #round(): void {
    const { phase } = this.state;
    if (phase === 'play') {
      if (this.#random(8) === 0) this.#move({ type: 'next' });
      else
        this.#move({
          type: 'peg',
          seat: this.#random(this.state.players.length),
          points: 1 + this.#random(3),
        });
    } else if (phase === 'show') this.#count();
    else this.#move({ type: 'next' });
  }

  /** The next hand: its cards, a claim that misses points now and then, and perhaps muggins. */
  #count(): void {
    const { hand, starter, rules, dealer = 0 } = this.state;
    const seat = hand === 'pone' ? (dealer + 1) % 2 : dealer;
    if (hand === undefined || starter === undefined) throw new Error('no hand is counted');
    const cards = this.#cards(4, [starter, ...Object.values(this.state.cards).flat()]);
    const truth = truthOf(cards, starter as Card, hand === 'crib');
    const missed = Math.min(truth, this.#random(3) === 0 ? 1 + this.#random(4) : 0);
    this.#move({ type: 'cards', cards });
    this.#move({ type: 'peg', seat, points: truth - missed }, { hand, seat, missed });
    const call = rules.muggins === 'called' && this.state.phase !== 'over' && missed > 0;
    if (call && this.#random(2) === 0) this.#move({ type: 'muggins', seat: 1 - seat, points: missed });
  }

  #cards(count: number, besides: readonly unknown[] = []): Card[] {
    const rest = DECK.filter((card) => !besides.includes(card));
    return Array.from({ length: count }, () => rest.splice(this.#random(rest.length), 1)).flat();
  }

  #takeBack(moves: number): void {
    for (let each = 0; each < moves && this.#moments.length > 3; each++) {
      this.#do({ type: 'undo' });
      this.#moments.pop();
    }
    if (this.#random(3) === 0) this.#redo();
  }

  /** What is done again is told as if it had never been undone; here it is undone once more, so nothing has happened. */
  #redo(): void {
    this.#do({ type: 'redo' });
    this.#do({ type: 'undo' });
  }

  /** A move, and what the pegs and the claim say about it. */
  #move(
    command: Command,
    count?: { readonly hand: string; readonly seat: number; readonly missed: number },
  ): void {
    const before = this.state;
    this.#do(command);
    const { present } = this.#timeline;
    const moved = present.pegs.map(({ front }, side) => front - (before.pegs[side]?.front ?? 0));
    const gains = present.phase === 'over' ? inFull(moved, command, count?.missed ?? 0) : moved;
    const last = this.#moments.at(-1);
    if (last === undefined) return;
    const tallies = last.tallies.map((tally, seat) => {
      const gain = gains[sideOf(present.rules, seat)] ?? 0;
      if (command.type === 'starter')
        return { ...tally, heels: tally.heels + gain, play: [...tally.play, 0] };
      if (command.type === 'muggins' || (count !== undefined && seat !== count.seat))
        return mugged(tally, gain, gains[1 - seat] ?? 0, command.type === 'muggins');
      if (count !== undefined) return counted(mugged(tally, 0, gains[1 - seat] ?? 0, true), count, gain);
      if (before.phase !== 'play' || gain === 0) return tally;
      return { ...tally, play: [...tally.play.slice(0, -1), (tally.play.at(-1) ?? 0) + gain] };
    });
    this.#moments.push({ timeline: this.#timeline, tallies, ...this.#lead(last) });
  }

  #lead({ leads, leader }: Moment): Pick<Moment, 'leads' | 'leader'> {
    const [a = 0, b = 0] = this.state.pegs.map(({ front }) => front);
    const ahead = a === b ? leader : a > b ? 0 : 1;
    return ahead === leader || ahead === undefined
      ? { leads, leader }
      : { leads: leader === undefined ? leads : [...leads, ahead], leader: ahead };
  }

  #do(command: Command): void {
    const done = act(this.#timeline, command);
    if (!done.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(done.refusal)}`);
    this.#timeline = done.value.timeline;
    for (const event of done.value.events) this.entries.push({ event, time: this.entries.length });
  }

  #end(players: readonly string[]): void {
    const { tallies = [], leads = [] } = this.#moments.at(-1) ?? {};
    this.finished.push({ players, scores: this.state.pegs.map(({ front }) => front) });
    this.leads.push(leads);
    for (const [seat, tally] of tallies.entries()) {
      const name = players[seat] ?? '';
      this.tallies.set(name, sum(this.tallies.get(name) ?? NOTHING, tally));
    }
  }
}

/** The count that ends a game is a count in full, though fewer holes were left than it has points. */
function inFull(moved: readonly number[], command: Command, missed: number): readonly number[] {
  const points = 'points' in command && command.points !== undefined ? command.points : 2;
  const seat = 'seat' in command ? command.seat : undefined;
  return moved.map((holes, at) => {
    if (holes === 0) return 0;
    return seat === undefined || at === seat ? points : missed;
  });
}

const mugged = (tally: Tally, won: number, lost: number, loses: boolean): Tally => ({
  ...tally,
  mugginsWon: tally.mugginsWon + won,
  mugginsLost: tally.mugginsLost + (loses ? lost : 0),
});

const counted = (
  tally: Tally,
  { hand, missed }: { readonly hand: string; readonly missed: number },
  paid: number,
): Tally => ({
  ...tally,
  hands: hand === 'crib' ? tally.hands : [...tally.hands, paid],
  cribs: hand === 'crib' ? [...tally.cribs, paid] : tally.cribs,
  missed: tally.missed + missed,
  checked: tally.checked + 1,
});

const sum = (a: Tally, b: Tally): Tally => ({
  hands: [...a.hands, ...b.hands],
  cribs: [...a.cribs, ...b.cribs],
  play: [...a.play, ...b.play],
  heels: a.heels + b.heels,
  missed: a.missed + b.missed,
  checked: a.checked + b.checked,
  mugginsWon: a.mugginsWon + b.mugginsWon,
  mugginsLost: a.mugginsLost + b.mugginsLost,
});

const mean = (values: readonly number[]) => ({
  mean: values.length === 0 ? null : values.reduce((all, each) => all + each, 0) / values.length,
  of: values.length,
});

describe.each([
  ['automatic', 1],
  ['automatic', 2],
  ['called', 3],
  ['called', 4],
  ['off', 5],
] as const)('random games with muggins %s, seed %i', (muggins, seed) => {
  const bench = new Bench(seed);
  const rules: RuleSet = { ...SIX_CARD, claims: 'always', muggins };
  const EVENING = [
    ['Ann', 'Bob'],
    ['Bob', 'Cid'],
    ['Cid', 'Ann'],
    ['Ann', 'Bob'],
  ] as const;
  for (const players of EVENING) bench.play(rules, players);
  const stories = tellGames(bench.entries);
  const figures = figuresOfGames(stories);

  test('every figure of every player', () => {
    expect(figures.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cid']);
    for (const { name, ...found } of figures) {
      const { hands, cribs, play, ...rest } = bench.tallies.get(name) ?? NOTHING;
      expect(found, name).toMatchObject({ hand: mean(hands), crib: mean(cribs), play: mean(play), ...rest });
      expect(found.deals, name).toBe(play.length);
      for (const [counts, spread] of [
        [hands, found.spread.hands],
        [cribs, found.spread.cribs],
      ] as const)
        expect(
          spread.flatMap((times, points) => Array.from({ length: times }, () => points)),
          name,
        ).toEqual(counts.toSorted((a, b) => a - b));
      expect(
        found.best.map(({ points }) => points),
        name,
      ).toEqual(
        hands
          .filter((points) => points > 0)
          .toSorted((a, b) => b - a)
          .slice(0, 3),
      );
    }
  });

  test('wins, skunks, stink holes, and against whom', () => {
    for (const found of figures) {
      const own = bench.finished.filter(({ players }) => players.includes(found.name));
      const results = own.map(({ players, scores }) => {
        const seat = players.indexOf(found.name);
        return { mine: scores[seat] ?? 0, theirs: scores[1 - seat] ?? 0, other: players[1 - seat] ?? '' };
      });
      const [won, lost] = [
        results.filter(({ mine }) => mine === 121),
        results.filter(({ mine }) => mine < 121),
      ];
      expect(found).toMatchObject({
        games: own.length,
        won: won.length,
        skunksGiven: won.filter(({ theirs }) => theirs <= 90).length,
        skunksTaken: lost.filter(({ mine }) => mine <= 90).length,
        stinkHoles: lost.filter(({ mine }) => mine === 120).length,
      });
      const rivals = [...new Set(results.map(({ other }) => other))].map((name) => ({
        name,
        games: results.filter(({ other }) => other === name).length,
        won: won.filter(({ other }) => other === name).length,
      }));
      expect(found.against.map(({ name, games, won }) => ({ name, games, won }))).toEqual(rivals);
    }
  });

  test('where the lead changed', () => {
    expect(stories.map(({ leads }) => leads.map(({ side }) => side))).toEqual(bench.leads);
    for (const { leads, steps } of stories)
      for (const { step, side } of leads) {
        const [now, before] = [steps[step]?.pegs ?? [], steps[step - 1]?.pegs ?? []];
        expect((now[side]?.front ?? 0) > (now[1 - side]?.front ?? 0)).toBe(true);
        expect((before[side]?.front ?? 0) > (before[1 - side]?.front ?? 0)).toBe(false);
      }
  });
});

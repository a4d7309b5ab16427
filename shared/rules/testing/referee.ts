// Plays whole random games of cribbage's cousins with a scorer and a scorekeeper of its own, and compares every peg with the library's.
import { type Card, DECK } from '../cards/cards.ts';
import type { Command } from '../game/command.ts';
import { promptOf } from '../game/prompt.ts';
import type { State } from '../game/state.ts';
import { act, EMPTY, type Timeline } from '../game/timeline.ts';
import { applySettings } from '../house/check.ts';
import { type PresetName, presetOf } from '../house/presets.ts';
import { type Cousin, cardPoints, handPoints, isMatador, matadorPoints, pipsOf } from './cousins.ts';

/** How a game is keyed: points alone, cards in play and doubtful claims, or every card, with claims that are often wrong. */
const MANNERS = ['trust', 'challenge', 'always'] as const;

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

/** Numbers from 0 up to, and without, a limit; the same again for the same seed. */
export function chance(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** The game is over by the scorekeeper's own reckoning. */
class Over extends Error {}

/** One game: its own scores beside a table of the library's. */
class Game {
  readonly #cousin: Cousin;
  readonly #pick: (limit: number) => number;
  readonly #manner: (typeof MANNERS)[number];
  readonly #scores: number[];
  #table: Timeline = EMPTY;
  #dealer = 0;
  #starter = 0;
  #deals = 0;

  constructor(cousin: Cousin, preset: PresetName, seed: number) {
    this.#cousin = cousin;
    this.#pick = chance(seed);
    this.#manner = MANNERS[seed % MANNERS.length] ?? 'trust';
    this.#scores = Array.from({ length: 2 }, () => 0);
    const rules = applySettings(presetOf(preset), { mode: this.#manner });
    if (!rules.ok) throw new Error(`${preset}: ${JSON.stringify(rules.refusal)}`);
    this.#key({ type: 'newGame', rules: rules.value, players: NAMES.slice(0, cousin.players) });
  }

  /** Plays from the cut to the win; gives the number of deals. @throws if the library has other scores, or refuses something */
  play(): number {
    try {
      this.#dealer = this.#pick(this.#cousin.players);
      this.#key({ type: 'cut', dealer: this.#dealer });
      for (;;) this.#deal();
    } catch (thrown) {
      if (!(thrown instanceof Over)) throw thrown;
    }
    const [result] = this.#state.results;
    const winner = this.#scores.findIndex((score) => score >= this.#cousin.target);
    if (result?.winner !== winner || result.scores.join() !== this.#scores.join())
      throw new Error(`${JSON.stringify(result)}, not ${winner} by ${this.#scores}`);
    return this.#deals;
  }

  get #state(): State {
    return this.#table.present;
  }

  #deal(): void {
    const { players, dealt, laidAway, shows } = this.#cousin;
    this.#deals++;
    const pack = shuffled(this.#pick);
    const hands = Array.from({ length: players }, () => pack.splice(0, dealt));
    // Who lays what away is nothing to the scores: the first cards of a random hand will do.
    const crib = hands.flatMap((hand) => hand.splice(0, laidAway));
    this.#starter = pack[0] ?? 0;
    this.#key({ type: 'next' });
    const owner = this.#bids();
    this.#turnUp();
    if (this.#cousin.costly) this.#exchange(hands);
    if (shows === 'before') this.#show(hands);
    this.#round(hands.map((hand) => hand.slice()));
    this.#key({ type: 'next' });
    if (shows === 'after') this.#show(hands);
    if (crib.length > 0) this.#count(owner, crib, true);
    this.#dealer = (this.#dealer + 1) % players;
  }

  /** Random bids, some of them more than their player has. Gives the owner of the crib, who pegs the bid back. */
  #bids(): number {
    const { auction, players } = this.#cousin;
    if (!auction || this.#scores.every((score) => score === 0)) return this.#dealer;
    let highest = 0;
    let owner = this.#dealer;
    for (let calls = this.#pick(4); calls > 0; calls--) {
      const seat = this.#pick(players);
      const points = highest + this.#pick(6);
      const fits = points > highest && points <= (this.#scores[seat % 2] ?? 0);
      if (this.#try({ type: 'peg', seat, points }) !== fits)
        throw new Error(`a bid of ${points} by ${seat} on ${this.#scores} after ${highest}`);
      if (fits) [highest, owner] = [points, seat];
    }
    this.#score(owner, -highest);
    this.#key({ type: 'next' });
    return owner;
  }

  /** The starter, with heels for a jack, or a deuce. */
  #turnUp(): void {
    const jack = isMatador(this.#cousin, this.#starter);
    if (jack) this.#score(this.#dealer, this.#cousin.heels);
    if (this.#manner !== 'trust') this.#key({ type: 'starter', card: name(this.#starter) });
    else if (jack) this.#key({ type: 'peg', seat: this.#dealer, points: this.#cousin.heels });
    else this.#key({ type: 'next' });
  }

  /** One is refused, and the other scores one; or each gives a card away, and scores first what it is worth. */
  #exchange(hands: readonly number[][]): void {
    if (this.#pick(3) === 0) {
      const seat = this.#pick(2);
      this.#score(seat, 1);
      this.#key({ type: 'peg', seat, points: 1 });
      return;
    }
    const given = hands.map((hand) => hand.splice(this.#pick(hand.length), 1)[0] ?? 0);
    for (const seat of this.#order) {
      const card = given[seat] ?? 0;
      const points = isMatador(this.#cousin, card) ? matadorPoints(card, this.#starter) : 0;
      if (points > 0) {
        this.#score(seat, points);
        this.#key({ type: 'peg', seat, points });
      }
      hands[1 - seat]?.push(card);
    }
    this.#key({ type: 'next' });
  }

  /** The seats from the dealer's left round to the dealer. */
  get #order(): readonly number[] {
    const { players } = this.#cousin;
    return Array.from({ length: players }, (_, ahead) => (this.#dealer + 1 + ahead) % players);
  }

  #show(hands: readonly number[][]): void {
    for (const seat of this.#order) this.#count(seat, hands[seat] ?? [], false);
  }

  /** A hand counted: its cards first where they are asked for, and there now and then a claim that is wrong. */
  #count(seat: number, cards: readonly number[], crib: boolean): void {
    if (promptOf(this.#state).expects === 'cards') this.#key({ type: 'cards', cards: cards.map(name) });
    const points = handPoints(this.#cousin, cards, this.#starter, crib);
    this.#score(seat, points);
    const wrong = Math.max(0, points + this.#pick(9) - 4);
    if (this.#manner !== 'always' || !this.#try({ type: 'peg', seat, points: wrong }))
      this.#key({ type: 'peg', seat, points });
  }

  /** The play: random cards that can be laid, one count after another, or only one. */
  #round(hands: readonly number[][]): void {
    let leader = (this.#dealer + 1) % hands.length;
    while (hands.some((hand) => hand.length > 0)) {
      leader = this.#run(hands, leader);
      if (!this.#cousin.restarts) return;
    }
  }

  /** One count up to thirty-one. Gives the seat that leads the next. */
  #run(hands: readonly number[][], leader: number): number {
    const pile: number[] = [];
    const passed = new Set<number>();
    let last = leader;
    let waiting = 0;
    let turn = leader;
    for (;;) {
      const seat = hands
        .map((_, ahead) => (turn + ahead) % hands.length)
        .find((each) => !passed.has(each) && (hands[each]?.length ?? 0) > 0);
      const count = pile.reduce((sum, card) => sum + pipsOf(card), 0);
      if (seat === undefined || count === 31) {
        const go = count === 31 ? 0 : 1;
        // The card first and its go after it, or both in one figure. What is known to be last is claimed in one.
        const apart = passed.size > 0 && this.#pick(3) === 0 && this.#state.round?.pile.length !== 0;
        if (apart) this.#claim(last, waiting);
        this.#claim(last, apart ? go : waiting + go);
        return (last + 1) % hands.length;
      }
      const legal = (hands[seat] ?? []).filter((card) => count + pipsOf(card) <= 31);
      turn = (seat + 1) % hands.length;
      const card = legal[this.#pick(Math.max(1, legal.length))];
      if (card === undefined) {
        passed.add(seat);
        this.#go(seat);
        continue;
      }
      if (pile.length > 0) this.#claim(last, waiting);
      hands[seat]?.splice(hands[seat].indexOf(card), 1);
      pile.push(card);
      last = seat;
      waiting = cardPoints(this.#cousin, pile);
      if (this.#manner !== 'trust') this.#key({ type: 'lay', seat, card: name(card) });
    }
  }

  /** A go, keyed or only spoken; none where the library knows the hand and has ended the count by itself. */
  #go(seat: number): void {
    if (this.#pick(2) === 0) return;
    if (this.#manner !== 'trust' && this.#state.round?.turn === seat && this.#state.round.pile.length > 0)
      this.#key({ type: 'go', seat });
  }

  #claim(seat: number, points: number): void {
    if (points === 0) return;
    this.#score(seat, points);
    this.#key({ type: 'peg', seat, points });
  }

  /** Own reckoning: partners have one score, and nobody goes past the game hole. */
  #score(seat: number, points: number): void {
    const { target } = this.#cousin;
    this.#scores[seat % 2] = Math.min(target, (this.#scores[seat % 2] ?? 0) + points);
  }

  #key(command: Command): void {
    if (!this.#try(command)) {
      const refused = act(this.#table, command);
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refused)}`);
    }
  }

  /** Whether the command is taken. @throws Over once the game is won; an error where a peg stands elsewhere */
  #try(command: Command): boolean {
    const done = act(this.#table, command);
    if (!done.ok) return false;
    this.#table = done.value.timeline;
    const fronts = this.#state.pegs.map(({ front }) => front);
    if (fronts.join() !== this.#scores.join())
      throw new Error(`deal ${this.#deals}, ${JSON.stringify(command)}: ${fronts}, not ${this.#scores}`);
    if (this.#scores.some((score) => score >= this.#cousin.target)) throw new Over();
    return true;
  }
}

const name = (card: number): Card => DECK[card] as Card;

/** The pack in a random order. */
export function shuffled(pick: (limit: number) => number): number[] {
  const pack = DECK.map((_, card) => card);
  for (let at = pack.length - 1; at > 0; at--) {
    const other = pick(at + 1);
    [pack[at], pack[other]] = [pack[other] as number, pack[at] as number];
  }
  return pack;
}

/** Plays random games; gives the number of deals. @throws where the library differs */
export function referee(cousin: Cousin, preset: PresetName, games: number): number {
  let deals = 0;
  for (let seed = 1; seed <= games; seed++) {
    try {
      deals += new Game(cousin, preset, seed).play();
    } catch (thrown) {
      throw new Error(`${preset}, game ${seed}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  }
  return deals;
}

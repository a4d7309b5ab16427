// Plays whole random games of cribbage's cousins with a scorer and a scorekeeper of its own, and compares every peg with the library's.
import { promptOf } from '../game/prompt.ts';
import type { PresetName } from '../house/presets.ts';
import { type Cousin, cardPoints, handPoints, isMatador, matadorPoints, pipsOf } from './cousins.ts';
import { Keeper, name, shuffled, sumOfGames } from './keeper.ts';

class Game {
  readonly #cousin: Cousin;
  readonly #keeper: Keeper;
  readonly #pick: Keeper['pick'];
  #dealer = 0;
  #starter = 0;
  #deals = 0;

  constructor(cousin: Cousin, keeper: Keeper) {
    this.#cousin = cousin;
    this.#keeper = keeper;
    this.#pick = keeper.pick;
  }

  /** Plays from the cut to the win; gives the number of deals. */
  play(): number {
    this.#dealer = this.#pick(this.#cousin.players);
    this.#keeper.finish(() => {
      this.#keeper.key({ type: 'cut', dealer: this.#dealer });
      for (;;) this.#deal();
    });
    return this.#deals;
  }

  #deal(): void {
    const { players, dealt, laidAway, shows } = this.#cousin;
    this.#deals++;
    const pack = shuffled(this.#pick);
    const hands = Array.from({ length: players }, () => pack.splice(0, dealt));
    // Who lays what away is nothing to the scores: the first cards of a random hand will do.
    const crib = hands.flatMap((hand) => hand.splice(0, laidAway));
    this.#starter = pack[0] ?? 0;
    this.#keeper.key({ type: 'next' });
    const owner = this.#bids();
    this.#turnUp();
    if (this.#cousin.costly) this.#exchange(hands);
    if (shows === 'before') this.#show(hands);
    this.#round(hands.map((hand) => hand.slice()));
    this.#keeper.key({ type: 'next' });
    if (shows === 'after') this.#show(hands);
    if (crib.length > 0) this.#count(owner, crib, true);
    this.#dealer = (this.#dealer + 1) % players;
  }

  /** Random bids, some of them more than their player has. Gives the owner of the crib, who pegs the bid back. */
  #bids(): number {
    const { auction, players } = this.#cousin;
    if (!auction || this.#keeper.scores.every((score) => score === 0)) return this.#dealer;
    let highest = 0;
    let owner = this.#dealer;
    for (let calls = this.#pick(4); calls > 0; calls--) {
      const seat = this.#pick(players);
      const points = highest + this.#pick(6);
      const fits = points > highest && points <= (this.#keeper.scores[seat % 2] ?? 0);
      if (this.#keeper.try({ type: 'peg', seat, points }) !== fits)
        throw new Error(`a bid of ${points} by ${seat} on ${this.#keeper.scores} after ${highest}`);
      if (fits) [highest, owner] = [points, seat];
    }
    this.#keeper.score(owner, -highest);
    this.#keeper.key({ type: 'next' });
    return owner;
  }

  /** The starter, with heels for a jack, or a deuce. */
  #turnUp(): void {
    const jack = isMatador(this.#cousin, this.#starter);
    if (jack) this.#keeper.score(this.#dealer, this.#cousin.heels);
    if (this.#keeper.manner !== 'trust') this.#keeper.key({ type: 'starter', card: name(this.#starter) });
    else if (jack) this.#keeper.key({ type: 'peg', seat: this.#dealer, points: this.#cousin.heels });
    else this.#keeper.key({ type: 'next' });
  }

  /** One is refused, and the other scores one; or each gives a card away, and scores first what it is worth. */
  #exchange(hands: readonly number[][]): void {
    if (this.#pick(3) === 0) {
      const seat = this.#pick(2);
      this.#keeper.score(seat, 1);
      this.#keeper.key({ type: 'peg', seat, points: 1 });
      return;
    }
    const given = hands.map((hand) => hand.splice(this.#pick(hand.length), 1)[0] ?? 0);
    for (const seat of this.#order) {
      const card = given[seat] ?? 0;
      const points = isMatador(this.#cousin, card) ? matadorPoints(card, this.#starter) : 0;
      if (points > 0) {
        this.#keeper.score(seat, points);
        this.#keeper.key({ type: 'peg', seat, points });
      }
      hands[1 - seat]?.push(card);
    }
    this.#keeper.key({ type: 'next' });
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
    if (promptOf(this.#keeper.state).expects === 'cards')
      this.#keeper.key({ type: 'cards', cards: cards.map(name) });
    const points = handPoints(this.#cousin, cards, this.#starter, crib);
    this.#keeper.score(seat, points);
    const wrong = Math.max(0, points + this.#pick(9) - 4);
    if (this.#keeper.manner !== 'always' || !this.#keeper.try({ type: 'peg', seat, points: wrong }))
      this.#keeper.key({ type: 'peg', seat, points });
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
        const apart = passed.size > 0 && this.#pick(3) === 0 && this.#keeper.state.round?.pile.length !== 0;
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
      if (this.#keeper.manner !== 'trust') this.#keeper.key({ type: 'lay', seat, card: name(card) });
    }
  }

  /** A go, keyed or only spoken; none where the library knows the hand and has ended the count by itself. */
  #go(seat: number): void {
    if (this.#pick(2) === 0) return;
    if (
      this.#keeper.manner !== 'trust' &&
      this.#keeper.state.round?.turn === seat &&
      this.#keeper.state.round.pile.length > 0
    )
      this.#keeper.key({ type: 'go', seat });
  }

  #claim(seat: number, points: number): void {
    if (points === 0) return;
    this.#keeper.score(seat, points);
    this.#keeper.key({ type: 'peg', seat, points });
  }
}

/** Plays random games; gives the number of deals. @throws where the library differs */
export const referee = (cousin: Cousin, preset: PresetName, games: number): number =>
  sumOfGames(games, (seed) => new Game(cousin, new Keeper(preset, seed, cousin.target)).play());

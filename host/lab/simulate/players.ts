// The people at the board: they look at the game, think, and press keys; now and then a wrong one.
import { KEY_IDS, type KeyId, laneOfButton } from '../../../shared/protocol/index.ts';
import { DECK, RANKS } from '../../../shared/rules/cards/index.ts';
import { incrementsOf } from '../../../shared/rules/game/index.ts';
import { promptOf, type State } from '../../../shared/rules/index.ts';
import { LANES } from './board.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** Mean milliseconds between two actions at the board: faster than people, so that a run covers more. */
const THINK = 1_200;
/** Milliseconds that NEXT is held for another game. */
const HOLD = 2_300;
/** Milliseconds in which a contact comes to rest. */
const REST = 30;
/** Milliseconds from one key to the next of a hand that hammers. */
const FAST = 1_000 / 16;
const PLAYABLE = KEY_IDS.filter((key) => laneOfButton(key) < LANES);
const CLAIMS = ['trust', 'always', 'challenge'] as const;
const MUGGINS = ['off', 'automatic', 'called'] as const;

export class Players {
  /** Acts begin; those under way end. */
  playing = true;
  readonly #world: World;
  readonly #random: Random;
  #busyUntil = 0;

  constructor(world: World) {
    this.#world = world;
    this.#random = world.random('players');
    this.#later();
  }

  #later(): void {
    this.#world.time.after(this.#random.wait(THINK), () => this.#turn());
  }

  async #turn(): Promise<void> {
    // Two hands press no key that is down.
    if (this.playing && this.#world.time.now() >= this.#busyUntil) await this.#act();
    this.#later();
  }

  async #act(): Promise<void> {
    const { host, board } = this.#world;
    const random = this.#random;
    if (!board.machine.power) return;
    if (host?.connection.status.state !== 'ready') {
      if (random.chance(0.3)) this.#score(1 + random.below(12), random.below(LANES));
      return;
    }
    if (random.chance(0.04)) this.#keys(['UNDO']);
    else if (random.chance(0.01)) this.#keys(['*']);
    else if (random.chance(0.02))
      this.#keys(Array.from({ length: 1 + random.below(4) }, () => random.of(PLAYABLE)));
    else await this.#goOn(host.table.state);
  }

  /** What the game asks for. */
  async #goOn(state: State): Promise<void> {
    const random = this.#random;
    const { expects, seat, cards, hand } = promptOf(state);
    if (expects === 'newGame') await this.#begin(state);
    else if (expects === 'cut') this.#keys([random.chance(0.5) ? 'P1' : 'P2']);
    else if (expects === 'starterCard')
      await this.#page('/api/command', { type: 'starter', card: random.of(DECK) });
    else if (expects === 'cards')
      await this.#page('/api/command', {
        type: 'cards',
        ...(hand && { hand }),
        cards: this.#hand(state, cards),
      });
    else if (expects === 'count') this.#score(this.#points(state), seat ?? 0);
    else if (expects === 'starter' && random.chance(0.3))
      await this.#page('/api/command', { type: 'starter', card: random.of(RANKS) });
    else if (random.chance(0.45)) this.#keys(['D']);
    else this.#score(this.#points(state), random.below(2));
  }

  async #begin(state: State): Promise<void> {
    const random = this.#random;
    if (state.phase === 'over' && random.chance(0.7)) {
      this.#stroke('D', 0, HOLD);
      return;
    }
    const rules = { preset: 'six-card', claims: random.of(CLAIMS), muggins: random.of(MUGGINS) };
    await this.#page('/api/command', { type: 'newGame', players: ['Ann', 'Bob'], rules });
  }

  /** An action on the host's page. */
  async #page(path: string, posted: unknown): Promise<void> {
    const answer = await this.#world.host?.ask('host', path, posted);
    if (answer !== undefined) this.#world.trace(`page ${answer.status} ${answer.body.error ?? ''}`);
  }

  /** Small points are the most frequent. */
  #points(state: State): number {
    const random = this.#random;
    const all = incrementsOf(state);
    return all[Math.floor(all.length * random.next() * random.next())] ?? 1 + random.below(12);
  }

  /** Cards that may be a hand: not the starter, and none twice. */
  #hand({ starter }: State, size: number): readonly string[] {
    const random = this.#random;
    const left = DECK.filter((card) => card !== starter);
    return Array.from({ length: size }, () => left.splice(random.below(left.length), 1)[0] as string);
  }

  /** Keys a score of two digits, whatever befalls the table. */
  insist(): void {
    const { time, board } = this.#world;
    const random = this.#random;
    if (this.playing && board.machine.power && time.now() >= this.#busyUntil)
      this.#score(10 + random.below(20), random.below(2));
  }

  /** Keys anything for so many milliseconds, sixteen keys a second. */
  hammer(milliseconds: number): void {
    if (this.#world.time.now() < this.#busyUntil || !this.#world.board.machine.power) return;
    for (let at = 0; at < milliseconds; at += FAST) this.#stroke(this.#random.of(PLAYABLE), at, FAST / 2);
  }

  #score(points: number, seat: number): void {
    this.#keys([...(`${points}`.split('') as KeyId[]), `P${seat + 1}` as KeyId]);
  }

  /** One key after the other, at the pace of a hand; now and then of a quick one. */
  #keys(keys: readonly KeyId[]): void {
    const random = this.#random;
    const quick = random.chance(0.1);
    let at = 0;
    for (const key of keys) {
      const hold = quick ? random.between(25, 40) : random.between(60, 150);
      this.#stroke(key, at, hold);
      at += hold + (quick ? random.between(25, 40) : random.between(90, 300));
    }
  }

  #stroke(key: KeyId, at: number, hold: number): void {
    const { time, board, laws } = this.#world;
    const moved = (action: 'press' | 'release'): void => {
      this.#world.trace(`${action} ${key}`);
      laws.moved(key, action);
    };
    this.#busyUntil = time.now() + at + hold + REST;
    time.after(at, () => {
      board.machine.press(key);
      moved('press');
      time.after(hold, () => {
        board.machine.release(key);
        moved('release');
      });
    });
  }
}

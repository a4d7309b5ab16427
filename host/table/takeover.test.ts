// What was keyed on the board without a host comes into the journal: each once, none lost, undone as it was.
import { describe, expect, test } from 'vitest';
import { findPreset, type RuleSet } from '../../shared/rules/index.ts';
import { CLAIM_MODES } from '../../shared/rules/terms/index.ts';
import { DEFAULT as EN } from '../../shared/words/default.ts';
import { sayMove } from '../../shared/words/index.ts';
import type { BoardEntry } from '../board/index.ts';
import { type SeatFor, takeOver } from './takeover.ts';
import { FULL_DISK, Rig } from './testing/rig.ts';

const LOG = 7;

/** A board by itself: entries in the order in which they were keyed, until a host has taken each. */
class LoneBoard {
  readonly entries: BoardEntry[] = [];
  #number = 0;

  score(lane: number, points: number): this {
    return this.#push('score', lane, points);
  }

  undo(): this {
    return this.#push('undo');
  }

  newGame(): this {
    return this.#push('newGame');
  }

  #push(kind: BoardEntry['kind'], lane = 0, points = 0): this {
    this.#number += 1;
    this.entries.push({ log: LOG, number: this.#number, kind, lane, points });
    return this;
  }

  /** Gives its entries away, the oldest first. `step` may be the end of the host, or of the cable. */
  giveTo(rig: Rig, step: () => void = () => {}, seatFor?: SeatFor): boolean {
    for (let [entry] = this.entries; entry !== undefined; [entry] = this.entries) {
      step();
      if (!takeOver(rig.table, entry, seatFor)) return false;
      step();
      this.entries.shift();
    }
    step();
    return true;
  }
}

const preset = (name: string): RuleSet => {
  const found = findPreset(name);
  if (!found.ok) throw new Error(name);
  return found.value;
};

/** An evening with everything that a board can do: scores, a win, another game, UNDO, more than a count can give. */
const evening = (): LoneBoard =>
  new LoneBoard()
    .score(0, 12)
    .score(1, 7)
    .score(1, 25)
    .undo()
    .undo()
    .score(1, 8)
    .score(0, 127)
    .newGame()
    .score(1, 99)
    .undo()
    .score(0, 3)
    .score(1, 19);

const texts = (rig: Rig): readonly string[] => rig.table.view.history.map((move) => sayMove(EN, move));

describe.each(CLAIM_MODES)('mode %s', (claims) => {
  test('scores, UNDO and new games come in order, and people can go on at once', () => {
    const rig = new Rig({ rules: { claims } });
    expect(evening().giveTo(rig)).toBe(true);
    expect(rig.pegs).toBe('3/0 19/0');
    expect(rig.table.state.results).toMatchObject([{ winner: 0, scores: [121, 8], ending: 'unverified' }]);
    expect(rig.table.state).toMatchObject({ game: 2, unverified: [3, 19] });
    expect(rig.rows[3]).toBe('Blue 19 unverified');
    expect(texts(rig).at(-1)).toBe('Blue pegged 19 on the board alone, unverified.');
    if (claims === 'always') {
      expect(rig.rows.slice(1, 3)).toEqual(['Game 2           Cut', 'Who deals? P1 or P2']);
      expect(rig.asks()).toContain('points and deals were not checked');
      rig.keys('P2 D');
      expect(rig.rows[2]).toBe('Starter card?');
    } else {
      expect(rig.rows.slice(1, 3)).toEqual(['Plain pegging', 'Points, then player']);
      expect(rig.asks()).toContain('Press NEXT to choose a dealer');
      rig.keys('2 P1');
      expect(rig.pegs).toBe('5/3 19/0');
    }
  });

  test('each once, wherever the host ends, or the cable', () => {
    let steps = 0;
    const whole = new Rig({ rules: { claims } });
    evening().giveTo(whole, () => {
      steps += 1;
    });
    expect(steps).toBe(25);
    for (const killed of [true, false]) {
      for (let cut = 1; cut <= steps; cut++) {
        const board = evening();
        let rig = new Rig({ rules: { claims } });
        let left = cut;
        try {
          board.giveTo(rig, () => {
            left -= 1;
            if (left === 0) throw new Error('cut');
          });
        } catch {
          if (killed) rig = rig.restarted();
        }
        expect(board.giveTo(rig)).toBe(true);
        expect(rig.journal.kept.map(({ move: _, ...event }) => event)).toEqual(
          whole.journal.kept.map(({ move: _, ...event }) => event),
        );
        // And a board that offers all of them once more changes nothing.
        const kept = rig.journal.kept.length;
        expect(evening().giveTo(rig)).toBe(true);
        expect(rig.journal.kept).toHaveLength(kept);
      }
    }
  });
});

describe('UNDO on the board takes back what it was pressed for, and nothing else', () => {
  const scored = () => {
    const rig = new Rig();
    const board = new LoneBoard().score(0, 5).score(1, 6);
    board.giveTo(rig);
    return { rig, board };
  };

  test('also when the host had taken the score already, and the board did not know', () => {
    const rig = new Rig();
    const board = new LoneBoard().score(0, 5).score(1, 6);
    let steps = 4;
    expect(() =>
      board.giveTo(rig, () => {
        if (--steps === 0) throw new Error('killed');
      }),
    ).toThrow('killed');
    const again = rig.restarted();
    expect([again.pegs, board.entries.length]).toEqual(['5/0 6/0', 1]);
    expect(board.undo().giveTo(again)).toBe(true);
    expect(again.pegs).toBe('5/0 0/0');
  });

  test('what others have followed stands, and the history says so; so do the scores before it', () => {
    const { rig, board } = scored();
    rig.table.command({ type: 'peg', seat: 0, points: 2 });
    expect(board.undo().undo().score(1, 4).giveTo(rig)).toBe(true);
    expect(rig.pegs).toBe('7/5 10/6');
    expect(texts(rig).slice(-3)).toEqual([
      'Undone on the board alone, too late to change the game: Blue pegged 6 on the board alone, unverified.',
      'Undone on the board alone, too late to change the game: Red pegged 5 on the board alone, unverified.',
      'Blue pegged 4 on the board alone, unverified.',
    ]);
    expect(rig.types.filter((type) => type === 'undoSetAside')).toHaveLength(2);
  });

  test('what was taken back here already is not taken back twice', () => {
    const { rig, board } = scored();
    rig.keys('UNDO');
    expect(board.undo().giveTo(rig)).toBe(true);
    expect(rig.pegs).toBe('5/0 0/0');
  });
});

describe('a lane where nobody sits', () => {
  test('its points are set aside: in the journal, on the display, in the prompt; what follows goes on', () => {
    const rig = new Rig();
    expect(new LoneBoard().score(2, 5).giveTo(rig)).toBe(true);
    expect(rig.rows[3]).toBe('Lane 3: 5 ignored');
    expect(takeOver(rig.table, { log: 9, number: 1, kind: 'score', lane: 1, points: 4 })).toBe(true);
    expect([rig.pegs, rig.table.state.aside]).toEqual(['0/0 4/0', [0, 0, 5]]);
    expect(texts(rig)).toContain('Ignored 5 points: lane 3 is not in use.');
    expect(rig.asks()).toContain('Lane 3 of the board has 5 more, but nobody plays there.');
    expect(rig.restarted().table.state.aside).toEqual([0, 0, 5]);
  });

  test('partners share a lane, and its points are theirs', () => {
    const rig = new Rig({ rules: preset('six-card-4'), players: ['Ann', 'Bob', 'Cid', 'Dot'], lanes: 2 });
    new LoneBoard().score(1, 9).giveTo(rig);
    expect(rig.pegs).toBe('0/0 9/0');
    expect(texts(rig).at(-1)).toBe('Bob and Dot pegged 9 on the board alone, unverified.');
  });

  const seatFor: SeatFor = (sides) =>
    sides > 3 ? undefined : { rules: preset('six-card-3'), players: ['Red', 'Blue', 'Green'] };

  test('where nobody has chosen the game, one with more seats begins with all that was pegged', () => {
    const rig = new Rig();
    const board = new LoneBoard().score(0, 5).score(1, 6).score(2, 7).score(0, 2).undo().undo().undo();
    for (
      let pegged = ['5/0 6/0 7/0', '7/5 6/0 7/0', '5/0 6/0 7/0', '5/0 6/0', '5/0 0/0'];
      pegged.length > 0;
    ) {
      let steps = pegged.length === 5 ? 6 : 2;
      try {
        board.giveTo(
          rig,
          () => {
            if (steps-- === 0) throw new Error('looked at');
          },
          seatFor,
        );
      } catch {}
      expect(rig.pegs).toBe(pegged.shift());
    }
    expect(board.giveTo(rig, () => {}, seatFor)).toBe(true);
    expect(rig.pegs).toBe('5/0 0/0');
    expect(rig.table.state.players).toEqual(['Red', 'Blue']);
  });

  test('in a game with checked points it is set aside all the same', () => {
    const rig = new Rig().keys('4 P1');
    new LoneBoard().score(2, 7).giveTo(rig, () => {}, seatFor);
    expect([rig.pegs, rig.table.state.aside]).toEqual(['4/0 0/0', [0, 0, 7]]);
    const four = new Rig({ lanes: 4 });
    new LoneBoard().score(3, 7).giveTo(four, () => {}, seatFor);
    expect([four.pegs, four.table.state.aside]).toEqual(['0/0 0/0', [0, 0, 0, 7]]);
  });

  test('without any game, one begins; without anybody to begin it, all stays on the board', () => {
    const rig = new Rig({ kept: [] });
    const board = new LoneBoard().score(1, 6);
    expect(board.giveTo(rig)).toBe(false);
    expect([board.entries.length, rig.journal.kept.length]).toEqual([1, 0]);
    expect(board.giveTo(rig, () => {}, seatFor)).toBe(true);
    expect(rig.pegs).toBe('0/0 6/0 0/0');
    expect(new LoneBoard().newGame().giveTo(new Rig({ kept: [] }))).toBe(false);
    expect(new LoneBoard().undo().giveTo(new Rig({ kept: [] }))).toBe(false);
  });
});

describe('a table that has something else in hand', () => {
  test('a pause lasts: what was keyed before it counts, what is keyed in it does not', () => {
    const rig = new Rig();
    rig.table.pause(true);
    expect(new LoneBoard().score(0, 5).newGame().score(1, 6).giveTo(rig)).toBe(true);
    expect([rig.pegs, rig.table.paused, rig.rows[3]]).toEqual(['0/0 6/0', true, 'Paused']);
    rig.keys('4 P1');
    expect(rig.pegs).toBe('0/0 6/0');
  });

  test('no phone takes a move of the board for its own, and UNDO of the board asks nobody', () => {
    const rig = new Rig();
    const board = new LoneBoard().score(0, 5);
    board.giveTo(rig);
    expect(rig.table.lastMove?.seat).toBe(-1);
    rig.table.command({ type: 'ask', seat: 0, id: 'phone', offence: null });
    board.undo().giveTo(rig);
    expect([rig.pegs, rig.table.asked]).toEqual(['0/0 0/0', undefined]);
  });

  test('a disk that refuses leaves the entry with the board', () => {
    const rig = new Rig();
    const board = new LoneBoard().score(0, 5).score(0, 6);
    rig.journal.failure = FULL_DISK;
    expect(board.giveTo(rig)).toBe(false);
    expect([board.entries.length, rig.pegs]).toEqual([2, '0/0 0/0']);
    rig.journal.failure = undefined;
    expect(board.giveTo(rig)).toBe(true);
    expect(rig.pegs).toBe('11/5 0/0');
  });
});

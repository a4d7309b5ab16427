// A player changes only what is theirs: every offence, reported by every seat, in every phase of a game.
import { describe, expect, test } from 'vitest';
import { Rig, type RigOptions } from '../../../host/table/testing/rig.ts';
import type { commandOf } from '../../../host/web/table/wire.ts';
import type { Command, State } from '../index.ts';
import { OFFENCES } from '../rulings/index.ts';
import { sideOf } from '../terms/index.ts';
import { tableAt } from '../testing/table.ts';
import { decide, evolve, type OffenceCall } from './index.ts';
import { mayAgree, needsConsent, prohibition } from './permits.ts';

type PostedCommand = Parameters<typeof commandOf>[0];

/** Commands that no phone sends: the host's, at his pages, in the command line, or at the board. */
const HOST_COMMANDS = ['newGame', 'cutCards', 'free', 'undoTo', 'redo'] as const;

const CALLED: RigOptions = { rules: { muggins: 'called' } };
const THREE: RigOptions = {
  players: ['Ann', 'Bob', 'Cid'],
  rules: { seats: 3, sides: [0, 1, 2], cards: { dealt: 5, laidAway: 1, packToCrib: 1, dealerFewer: 0 } },
};

/** Places of a game, by the keys that lead there. Seat 1 deals. */
const PLACES: readonly (readonly [keys: string, options: RigOptions])[] = [
  ['4 P1 2 P2', {}],
  ['P2', {}],
  ['P2 D', {}],
  ['P2 D D', {}],
  ['P2 D D 2 P1', {}],
  ['P2 D D 2 P1 1 P2', {}],
  ['P2 D D D', {}],
  ['P2 D D D 8 P1', {}],
  ['P2 D D D 8 P1 6 P2', {}],
  ['P2 D D D 8 P1 6 P2 4 P2', {}],
  ['P2 D D D 8 P1 2 MUGGINS', CALLED],
  ['P2 D D D 8 P1 2 MUGGINS 6 P2 1 MUGGINS', CALLED],
  ['P2 D D D 8 P1', { rules: { timeLimit: 30 } }],
  ['P2 D D 2 P1', { rules: { pulledPeg: 'behindRear' } as object }],
  ['P2 D D 2 P1 3 P3', THREE],
  ['P2 D D D 8 P1 6 P3', THREE],
  // The game is over.
  ['2 9 P1 2 9 P1 2 9 P1 2 9 P1 2 9 P1', {}],
];

/** Every call of an offence that somebody could send: with and without its figures. */
function callsIn({ players }: State): readonly OffenceCall[] {
  return OFFENCES.flatMap(({ code, figures }) =>
    players.flatMap((_, seat) =>
      [0, 1, 3].map((points): OffenceCall => {
        const told = figures.some(({ name }) => name === 'points') && points > 0 ? { points } : {};
        return { type: 'offence', offence: code, seat, ...told };
      }),
    ),
  );
}

const after = (state: State, command: OffenceCall): State | undefined => {
  const decided = decide(state, command);
  return decided.ok ? decided.value.reduce(evolve, state) : undefined;
};

describe('an offence that a phone reports', () => {
  test.each(PLACES)('after "%s" by %j', (keys, options) => {
    const { state } = new Rig(options).keys(keys).table;
    const { rules } = state;
    let ownedUp = 0;
    for (const call of callsIn(state)) {
      const then = after(state, call);
      if (then === undefined) continue;
      for (const [seat] of state.players.entries()) {
        expect(prohibition(state, seat, call)).toBeUndefined();
        if (needsConsent(state, seat, call)) continue;
        ownedUp += 1;
        const what = `${call.offence} ${call.points ?? ''} by seat ${call.seat}, reported by seat ${seat}`;
        expect(sideOf(rules, call.seat), what).toBe(sideOf(rules, seat));
        // Nobody else loses a point, and nobody's cards are dealt again.
        for (const [side, { front }] of state.pegs.entries()) {
          if (side !== sideOf(rules, seat))
            expect(then.pegs[side]?.front, what).toBeGreaterThanOrEqual(front);
        }
        const playing = state.phase === 'starter' || state.phase === 'play';
        if (playing) expect(then.phase, what).not.toBe('deal');
      }
    }
    expect(ownedUp).toBeGreaterThan(0);
  });

  test('another side’s, a new deal and pegs of another that go back have to be agreed to', () => {
    const { state } = new Rig().keys('P2 D D 2 P1').table;
    const report = (offence: OffenceCall['offence'], seat: number, points?: number): boolean =>
      needsConsent(state, 1, { type: 'offence', offence, seat, ...(points !== undefined && { points }) });
    expect(report('renege', 1)).toBe(false);
    expect(report('renege', 0)).toBe(true);
    expect(report('misdeal', 1)).toBe(true);
    expect(report('ledOutOfTurn', 1)).toBe(true);
    expect(report('cribWrongSideLate', 0)).toBe(true);
    expect(report('cribForHand', 1)).toBe(false);
    expect(report('wrongPeg', 1)).toBe(false);
    expect(report('wrongPeg', 1, 2)).toBe(true);
  });

  test('who takes the penalty is not for a phone to say', () => {
    const { state } = new Rig(THREE).keys('P2 D D').table;
    const call = { type: 'offence', offence: 'cribSeen', seat: 0, to: 2 } as const;
    expect(prohibition(state, 0, call)).toEqual({ code: 'hostsMove' });
  });

  // Three sides. Rows: who asks, about whom (null: an undo), who can agree.
  test.each([
    [0, null, [1, 2]],
    [0, 0, [1, 2]],
    [0, 1, [1]],
    [2, 1, [1]],
  ] as const)('asked by %j about %j: %j can agree', (by, accused, able) => {
    const { state } = new Rig(THREE).keys('P2 D D').table;
    const offence =
      accused === null ? null : ({ type: 'offence', offence: 'misdeal', seat: accused } as const);
    expect([0, 1, 2].filter((seat) => mayAgree(state, seat, { by, offence }))).toEqual(able);
  });
});

test('nobody plays at a seat that the game has not', () => {
  const { state } = new Rig().keys('P2 D D').table;
  expect(prohibition(state, 2, { type: 'undo' })).toEqual({ code: 'notSeated' });
});

/** Ann has pegged out. */
const WON = '2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1';

// What NEXT, held at the board, does: the same people by the same rules.
test.each<[string, string, (state: State) => Partial<NewGame>, string | undefined]>([
  ['the next game', WON, () => ({}), undefined],
  ['with seats swapped', WON, ({ playerIds }) => ({ playerIds: [...playerIds].reverse() }), undefined],
  ['while one is played', 'P2 D D', () => ({}), 'hostsMove'],
  ['of other people', WON, () => ({ playerIds: ['x', 'y'] }), 'hostsMove'],
  ['of people without ids', WON, () => ({ playerIds: undefined }) as object, 'hostsMove'],
  ['by other rules', WON, ({ rules }) => ({ rules: { ...rules, go: 0 } }), 'hostsMove'],
])('a phone begins %s', (_, keys, changes, code) => {
  const { state } = new Rig().keys(keys).table;
  const { rules, players, playerIds } = state;
  const command: Command = { type: 'newGame', rules, players, playerIds, ...changes(state) };
  expect(prohibition(state, 1, command)?.code).toBe(code);
});

test('the owner of a hand is named, and a partner may enter it', () => {
  const partners = {
    seats: 4,
    sides: [0, 1, 0, 1],
    cards: { dealt: 5, laidAway: 1, packToCrib: 0, dealerFewer: 0 },
  };
  const { state } = new Rig({ players: ['Ann', 'Bob', 'Cid', 'Dee'], rules: partners }).keys(
    'P1 1 D D D',
  ).table;
  // Bob is the pone. The next hand is not Ann's or Cid's to skip.
  const allowed = [0, 1, 2, 3].map((seat) => prohibition(state, seat, { type: 'next' }));
  expect(allowed).toEqual([
    { code: 'othersHand', owner: 1 },
    undefined,
    { code: 'othersHand', owner: 1 },
    undefined,
  ]);
});

// Cards that name no hand belong to the player whose count is in question; in a square, to either side.
test.each<[string, string, string | undefined]>([
  ['mode=challenge', 'cut 1, next, next, next, peg 0 8, dispute', undefined],
  ['mode=challenge', 'cut 1, next, next, next, peg 0 8, peg 1 4, dispute', 'othersHand'],
  ['', 'cut 1, next, next, peg 1 2', 'othersHand'],
  ['table-top', 'cut 1, next, next', undefined],
])('%s: after %s seat 0 enters cards: %s', (settings, keys, code) => {
  const cards: Command = { type: 'cards', cards: ['5', '6', '7', '8'] };
  expect(prohibition(tableAt(settings, keys).present, 0, cards)?.code).toBe(code);
});

test('a call on points that muggins never reaches is left to the rules to refuse', () => {
  const call: Command = { type: 'muggins', seat: 0, points: 2, on: 'heels' };
  expect(prohibition(tableAt('muggins=called', 'cut 1').present, 0, call)).toBeUndefined();
});

type NewGame = Extract<Command, { type: 'newGame' }>;

describe('any other command', () => {
  /** One of each type that can be posted, all for seat 0. */
  const ONE: { readonly [T in PostedCommand['type']]: Extract<Command, { type: T }> } = {
    newGame: { type: 'newGame', rules: new Rig().table.state.rules, players: ['Ann', 'Bob'] },
    cut: { type: 'cut', dealer: 0 },
    cutCards: { type: 'cutCards', cards: ['4', '9'] },
    next: { type: 'next' },
    free: { type: 'free' },
    peg: { type: 'peg', seat: 0, points: 2 },
    starter: { type: 'starter', card: '5' },
    cards: { type: 'cards', hand: 'pone', cards: ['5', '6', '7', '8'] },
    dispute: { type: 'dispute' },
    hold: { type: 'hold', seat: 0, cards: ['5', '6', '7', '8'] },
    lay: { type: 'lay', seat: 0, card: '5' },
    go: { type: 'go', seat: 0 },
    unseen: { type: 'unseen' },
    muggins: { type: 'muggins', seat: 0, points: 2 },
    offence: { type: 'offence', offence: 'renege', seat: 0 },
    concede: { type: 'concede', seat: 0 },
    undo: { type: 'undo' },
    undoTo: { type: 'undoTo', move: 1, seen: 2 },
    redo: { type: 'redo' },
  };
  /** Why another seat may not: what is not here belongs to all at the table. Nobody counts a hand during the play. */
  const OTHERS: Partial<Record<keyof typeof ONE, string>> = {
    cut: 'othersDeal',
    peg: 'othersSeat',
    cards: 'othersHand',
    hold: 'othersSeat',
    lay: 'othersSeat',
    go: 'othersSeat',
    muggins: 'othersSeat',
    concede: 'othersSeat',
  };

  test.each(Object.keys(ONE) as (keyof typeof ONE)[])('%s', (type) => {
    const { state } = new Rig().keys('P2 D D').table;
    const [own, other] = [0, 1].map((seat) => prohibition(state, seat, ONE[type])?.code);
    const host = (HOST_COMMANDS as readonly string[]).includes(type);
    expect(own).toBe(host ? 'hostsMove' : undefined);
    expect(other).toBe(host ? 'hostsMove' : OTHERS[type]);
  });
});

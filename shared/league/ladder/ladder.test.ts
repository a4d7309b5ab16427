// Ladders: moves worked out by hand, and laws that every sequence of facts keeps.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterFact,
  LADDER_WORDS,
  type LadderFact,
  type LadderRules,
  type LadderState,
  ladderOf,
  ladderView,
  mayChallenge,
  NO_LADDER,
  USUAL_LADDER,
} from './ladder.ts';

const DAY = '2026-11-01';
const ruled = (rules: LadderRules): LadderFact => ({ type: 'ruled', rules, day: DAY });
const joined = (player: string): LadderFact => ({ type: 'joined', player, day: DAY });

/** A ladder of these members, one letter each, after these facts. Every fact has to be granted. */
function ladder(members: string, rules: Partial<LadderRules>, ...facts: readonly LadderFact[]): LadderState {
  let state = NO_LADDER;
  for (const fact of [ruled({ ...USUAL_LADDER, ...rules }), ...[...members].map(joined), ...facts]) {
    const after = afterFact(state, fact);
    if (!after.ok) throw new Error(`${fact.type}: ${after.refusal.code}`);
    state = after.value;
  }
  return state;
}

/** What is late on a day. */
const lateOn = (state: LadderState, day: string) =>
  ladderView(state, day, (id) => id).due.filter(({ isLate }) => isLate);

/** A challenge and its game: 'f>b f' is won by f. */
function match(text: string): readonly LadderFact[] {
  const [player = '', other = '', winner = ''] = text.split(/[> ]/);
  const loser = winner === player ? other : player;
  return [
    { type: 'challenged', player, other, day: DAY },
    { type: 'played', winner, loser, day: DAY },
  ];
}
const orderAfter = (text: string, rules: Partial<LadderRules>): string =>
  ladder('abcdefgh', { reach: 9, ...rules }, ...match(text)).order.join('');

describe('moves', () => {
  test.each([
    // Up half the distance (igl.net/vote/105): f is 4 below b.
    ['f>b f', {}, 'abcfdegh'],
    // Half of 3 is 2 or 1; half of 1 is 1 either way.
    ['f>c f', { rounding: 'up' }, 'abcfdegh'],
    ['f>c f', { rounding: 'down' }, 'abcdfegh'],
    ['f>e f', { rounding: 'down' }, 'abcdfegh'],
    ['f>b f', { move: 'swap' }, 'afcdebgh'],
    // The one above wins.
    ['f>b b', {}, 'abcdefgh'],
    ['f>b b', { move: 'swap' }, 'abcdefgh'],
  ] as const)('%s %j', (text, rules, order) => {
    expect(orderAfter(text, rules)).toBe(order);
  });
});

describe('challenges', () => {
  const challenge = (player: string, other: string, day = DAY): LadderFact => ({
    ...{ type: 'challenged', player, other, day },
  });
  const no = (player: string): LadderFact => ({ type: 'answered', player, accepts: false, day: DAY });
  const yes = (player: string, day = DAY): LadderFact => ({ type: 'answered', player, accepts: true, day });

  test('up to so many places, and nobody who has one open', () => {
    const state = ladder('abcdef', { reach: 3 });
    expect(mayChallenge(state, 'f')).toEqual(['e', 'd', 'c']);
    expect(mayChallenge(state, 'b')).toEqual(['a']);
    expect(mayChallenge(state, 'a')).toEqual([]);
    const busy = ladder('abcdef', { reach: 3 }, challenge('e', 'c'));
    expect(mayChallenge(busy, 'f')).toEqual(['d']);
    expect(mayChallenge(busy, 'e')).toEqual([]);
  });

  test('a refusal is lost as a game is', () => {
    const state = ladder('abcd', { refused: 'lost' }, challenge('d', 'b'), no('b'));
    expect(state.order.join('')).toBe('abdc');
    expect(state.open).toEqual([]);
  });

  test('or the challenger passes over that member, until the next game', () => {
    const refusing = [challenge('d', 'c'), no('c')];
    const state = ladder('abcd', { refused: 'skipped', reach: 2 }, ...refusing);
    expect(state.order.join('')).toBe('abcd');
    expect(mayChallenge(state, 'd')).toEqual(['b', 'a']);
    const after = ladder('abcd', { refused: 'skipped', reach: 2 }, ...refusing, ...match('d>a d'));
    expect([after.order.join(''), mayChallenge(after, 'd')]).toEqual(['adbc', ['a']]);
  });

  test('late: an answer, then the game; the answer starts the days anew', () => {
    const rules = { answer: 7, play: 14, idle: null };
    const asked = ladder('ab', rules, challenge('b', 'a'));
    expect(lateOn(asked, '2026-11-08')).toEqual([]);
    expect(lateOn(asked, '2026-11-09')).toEqual([
      { code: 'answer', player: 'b', other: 'a', due: '2026-11-08', isLate: true },
    ]);
    const accepted = ladder('ab', rules, challenge('b', 'a'), yes('a', '2026-11-08'));
    expect(lateOn(accepted, '2026-11-22')).toEqual([]);
    expect(lateOn(accepted, '2026-11-23')).toEqual([
      { code: 'game', player: 'b', other: 'a', due: '2026-11-22', isLate: true },
    ]);
  });

  test('idle: each but the last drops, once for each time', () => {
    const rules = { idle: { days: 30, places: 1 } };
    const state = ladder('abc', rules);
    expect(lateOn(state, '2026-12-01')).toEqual([]);
    expect(lateOn(state, '2026-12-02').map(({ player, code }) => player + code)).toEqual(['aidle', 'bidle']);
    const after = ladder('abc', rules, { type: 'dropped', player: 'a', day: '2026-12-02' });
    expect(after.order.join('')).toBe('bac');
    expect(lateOn(after, '2026-12-02').map(({ player }) => player)).toEqual(['b']);
  });

  test('who leaves takes the open challenge along', () => {
    const state = ladder('abc', {}, challenge('c', 'a'), { type: 'left', player: 'a', day: DAY });
    expect([state.order, state.open]).toEqual([['b', 'c'], []]);
  });

  test.each([
    [joined('a'), 'onLadder'],
    [challenge('z', 'a'), 'notOnLadder'],
    [challenge('a', 'z'), 'outOfReach'],
    [challenge('a', 'b'), 'outOfReach'],
    [challenge('e', 'd'), 'challengeOpen'],
    [no('e'), 'noChallenge'],
    [no('b'), 'noChallenge'],
    [{ type: 'played', winner: 'b', loser: 'd', day: DAY }, 'noChallenge'],
    [{ type: 'played', winner: 'e', loser: 'd', day: DAY }, 'noChallenge'],
    [{ type: 'played', winner: 'e', loser: 'e', day: DAY }, 'noChallenge'],
    [challenge('c', 'b', '2026-10-31'), 'earlierDay'],
  ] as const)('%j is refused', (fact, code) => {
    const state = ladder('abcde', {}, challenge('e', 'c'));
    expect(afterFact(state, fact)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('laws of every ladder', () => {
  const draw = fc.record({
    type: fc.constantFrom<Exclude<LadderFact['type'], 'ruled'>>(
      'joined',
      'left',
      'dropped',
      'answered',
      ...Array<'challenged'>(3).fill('challenged'),
      ...Array<'played'>(3).fill('played'),
    ),
    one: fc.nat(6),
    other: fc.nat(6),
    yes: fc.boolean(),
  });
  /** A fact, most often one that is possible now. */
  function factFor(
    { order, open, ...state }: LadderState,
    { type, one, other, yes }: typeof draw extends fc.Arbitrary<infer D> ? D : never,
  ): LadderFact {
    const player = order[one] ?? 'abcdefg'.charAt(one);
    const may = mayChallenge({ order, open, ...state }, player);
    const challenge = open[one % Math.max(1, open.length)] ?? { player, other: 'abcdefg'.charAt(other) };
    const [winner, loser] = yes ? [challenge.player, challenge.other] : [challenge.other, challenge.player];
    const facts = {
      ...{ joined: { player: 'abcdefg'.charAt(one) }, left: { player }, dropped: { player } },
      challenged: { player, other: may[other % Math.max(1, may.length)] ?? 'abcdefg'.charAt(other) },
      answered: { player: challenge.other, accepts: yes },
      played: { winner, loser },
    };
    return { type, day: DAY, ...facts[type] } as LadderFact;
  }
  const rules: fc.Arbitrary<LadderRules> = fc.record({
    reach: fc.integer({ min: 1, max: 6 }),
    answer: fc.constant(7),
    play: fc.constant(14),
    refused: fc.constantFrom(...LADDER_WORDS.refused),
    move: fc.constantFrom(...LADDER_WORDS.move),
    rounding: fc.constantFrom(...LADDER_WORDS.rounding),
    idle: fc.option(fc.record({ days: fc.constant(30), places: fc.integer({ min: 1, max: 3 }) })),
  });

  test('members stand once; a win moves up only the winner, and nobody else by more than 1 place', () => {
    let wins = 0;
    fc.assert(
      fc.property(rules, fc.array(draw, { maxLength: 60, size: 'max' }), (drawn, draws) => {
        let state = ladder('abcdefg', drawn);
        const members = new Set(state.order);
        const facts: LadderFact[] = [];
        for (const drawnFact of draws) {
          const each = factFor(state, drawnFact);
          facts.push(each);
          const after = afterFact(state, each);
          if (!after.ok) continue;
          if (each.type === 'joined') members.add(each.player);
          if (each.type === 'left') members.delete(each.player);
          expect(after.value.order.toSorted()).toEqual([...members].toSorted());
          expect(after.value.open.flatMap(({ player, other }) => [player, other])).toHaveLength(
            new Set(after.value.open.flatMap(({ player, other }) => [player, other])).size,
          );
          if (each.type === 'played') {
            wins += Number(moves(state, after.value, each, drawn));
          }
          state = after.value;
        }
        expect(ladderOf([ruled(drawn), ...[...'abcdefg'].map(joined), ...facts])).toEqual(state);
      }),
      { numRuns: 300 },
    );
    expect(wins).toBeGreaterThan(100);
  });

  /** Checks a win, and says whether it moved anybody. */
  function moves(
    before: LadderState,
    after: LadderState,
    { winner, loser }: Extract<LadderFact, { type: 'played' }>,
    { move }: LadderRules,
  ): boolean {
    const shift = (member: string): number => after.order.indexOf(member) - before.order.indexOf(member);
    const distance = before.order.indexOf(winner) - before.order.indexOf(loser);
    const others = before.order.filter((each) => each !== winner);
    if (distance < 0) expect(after.order).toEqual(before.order);
    else if (move === 'swap') {
      expect([shift(winner), shift(loser)]).toEqual([-distance, distance]);
      expect(others.filter((each) => each !== loser && shift(each) !== 0)).toEqual([]);
    } else {
      expect(-shift(winner)).toBeGreaterThanOrEqual(1);
      expect(-shift(winner)).toBeLessThanOrEqual(distance);
      expect(others.filter((each) => shift(each) !== 0 && shift(each) !== 1)).toEqual([]);
      // Those above the loser stay, and so does everybody below the winner.
      expect(after.order.slice(0, before.order.indexOf(loser))).toEqual(
        before.order.slice(0, before.order.indexOf(loser)),
      );
    }
    return distance > 0;
  }
});

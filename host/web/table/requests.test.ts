import { describe, expect, test } from 'vitest';
import { seenNow } from '../../pages/seat/scene.ts';
import { Rig } from '../../table/testing/rig.ts';
import { Requests } from './requests.ts';
import { tableSettings } from './settings.ts';

type Asked = Parameters<Requests['take']>[1]['command'];
const requestsOf = (table: Rig['table'], changed = (): void => {}): Requests =>
  new Requests({ table, settings: () => tableSettings().value, changed });

// What seenNow puts into a claim comes from the view; the claim is judged by the state. Both have to mean the same hand.
test('a phone disputes the hand before the one that is counted, and enters its starter and cards', () => {
  const { table } = new Rig({ rules: { claims: 'challenge' } }).keys('P1 D D D 6 P2');
  const requests = requestsOf(table);
  const take = (seat: number, id: string, command: Asked) =>
    requests.take(seat, { id, seen: seenNow(table.view, seat, false), command });
  expect(table.view.prompt.hand).toBe('dealer');
  expect(take(0, 'doubt', { type: 'dispute' })).toMatchObject({ kind: 'done' });
  expect(table.view.prompt.hand).toBe('pone');
  expect(take(0, 'starter', { type: 'starter', card: '4C' })).toMatchObject({ kind: 'done' });
  // What was claimed for the dealer's hand before the doubt is about another hand than the one that is entered now.
  const late = { game: 1, deal: 1, hand: 'dealer' as const, front: null };
  const cards = { type: 'cards', hand: 'pone', cards: ['5H', '5S', '6D', 'JC'] } as const;
  expect(requests.take(1, { id: 'late', seen: late, command: cards })).toMatchObject({ kind: 'stale' });
  expect(take(1, 'cards', cards)).toMatchObject({ kind: 'done' });
  // Four fifteens, two runs of three, a pair and nobs are seventeen, of which six were claimed.
  expect(table.view.ruling).toMatchObject({ claimed: 6, truth: 17 });
});

describe('what needs the other side', () => {
  const seen = { game: 1, deal: 1, hand: null, front: null };
  function site(keys: string, players = ['Ann', 'Bob']) {
    const { table } = new Rig({ players }).keys(keys);
    let told = 0;
    const requests = requestsOf(table, () => void told++);
    const take = (seat: number, id: string, command: Asked) => requests.take(seat, { id, seen, command });
    return { table, requests, take, told: () => told };
  }
  const seenCrib = (seat: number) => ({ type: 'offence', offence: 'cribSeen', seat }) as const;
  const fronts = ({ view }: Rig['table']) => view.players.map(({ front }) => front);

  test('one’s own offence is ruled on at once', () => {
    const { table, take } = site('P2 D D');
    expect(take(0, 'own', seenCrib(0))).toMatchObject({ kind: 'done' });
    expect(fronts(table)).toEqual([0, 2]);
    // The same claim once more counts no second time.
    expect(take(0, 'own', seenCrib(0))).toMatchObject({ kind: 'done', again: true });
    expect(fronts(table)).toEqual([0, 2]);
  });

  test('another’s offence waits until that side agrees, and counts once', () => {
    const { table, requests, take, told } = site('P2 D D');
    expect(take(1, 'report', seenCrib(0))).toEqual({ kind: 'asked' });
    expect(take(1, 'report', seenCrib(0))).toEqual({ kind: 'asked' });
    expect(told()).toBe(1);
    expect(fronts(table)).toEqual([0, 0]);
    const { asked } = requests;
    expect(asked).toEqual({ by: 1, move: asked?.move, offence: seenCrib(0), agree: [0] });
    expect(requests.consent(1, asked?.move ?? 0, true)).toMatchObject({ kind: 'forbidden' });
    expect(fronts(table)).toEqual([0, 0]);
    expect(requests.consent(0, asked?.move ?? 0, true)).toMatchObject({ kind: 'done' });
    expect(fronts(table)).toEqual([0, 2]);
    expect(take(1, 'report', seenCrib(0))).toMatchObject({ kind: 'done', again: true });
    expect(requests.asked).toBeNull();
  });

  test('what is denied stays so, and what is overtaken is asked no more', () => {
    const { table, requests, take } = site('P2 D D');
    take(1, 'report', seenCrib(0));
    requests.consent(0, requests.asked?.move ?? 0, false);
    expect(take(1, 'report', seenCrib(0))).toMatchObject({ kind: 'forbidden', code: 'declined' });
    take(1, 'again', seenCrib(0));
    table.command({ type: 'peg', seat: 0, points: 2 });
    expect(requests.asked).toBeNull();
    expect(fronts(table)).toEqual([2, 0]);
  });

  // The whole way: phones ask, the host is killed, and a new one on the same journal asks what the old one did.
  test.each<[string, Asked, readonly number[]]>([
    ['an undo', { type: 'undo' }, [0, 0]],
    ['an offence', seenCrib(0), [2, 2]],
  ])('%s that waits for consent still waits after a restart', (_, command, after) => {
    const rig = new Rig({ players: ['Ann', 'Bob'] }).keys('P2 D D 2 P1');
    const requests = requestsOf(rig.table);
    rig.keys('7');
    expect(requests.take(1, { id: 'asks', seen, command })).toEqual({ kind: 'asked' });
    expect(rig.keyed).toBe('7');
    const { asked } = requests;
    const again = rig.restarted();
    const anew = requestsOf(again.table);
    expect(anew.asked).toEqual(asked);
    expect(anew.take(1, { id: 'asks', seen, command })).toEqual({ kind: 'asked' });
    expect(anew.take(0, { id: 'other', seen, command: { type: 'undo' } })).toMatchObject({ code: 'asking' });
    expect(anew.consent(0, asked?.move ?? -1, true)).toMatchObject({ kind: 'done' });
    expect(fronts(again.table)).toEqual(after);
    expect(anew.asked).toBeNull();
    // And once it was carried out, a copy of the claim that comes late does nothing, after another restart too.
    const late = again.restarted();
    expect(requestsOf(late.table).take(1, { id: 'asks', seen, command })).toMatchObject({ again: true });
    expect(fronts(late.table)).toEqual(after);
  });

  test('what was declined is not asked for after a restart', () => {
    const rig = new Rig({ players: ['Ann', 'Bob'] }).keys('P2 D D 2 P1');
    const requests = requestsOf(rig.table);
    requests.take(1, { id: 'asks', seen, command: { type: 'undo' } });
    requests.consent(0, requests.asked?.move ?? -1, false);
    expect(rig.restarted().table.asked).toBeUndefined();
    expect(rig.table.view.history.slice(-2).map(({ fact }) => fact)).toEqual([
      { code: 'asksUndo', seat: 1 },
      { code: 'declines', seat: 0 },
    ]);
  });

  test('what one side asks for is not talked over by the other, but by itself', () => {
    const { requests, take } = site('P2 D D 2 P1');
    take(1, 'report', seenCrib(0));
    expect(take(0, 'undo', { type: 'undo' })).toMatchObject({ kind: 'forbidden', code: 'asking' });
    expect(requests.asked).toMatchObject({ by: 1, offence: { offence: 'cribSeen' } });
    expect(take(1, 'undo-instead', { type: 'undo' })).toEqual({ kind: 'asked' });
    expect(requests.asked).toMatchObject({ by: 1, offence: null });
  });

  test('nobody is asked to agree to what the rules refuse', () => {
    const { requests, take } = site('P2');
    expect(take(1, 'early', { type: 'offence', offence: 'heelsLate', seat: 1 })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'offenceClosed' },
    });
    expect(requests.asked).toBeNull();
  });
});

// Review of trust, B6: a phone took its own wrong call back, and with it the points of the other side.
describe('rulings are not one’s own to undo', () => {
  const CALLED = { claims: 'always', muggins: 'called' } as const;
  const HAND = ['5H', '5S', '5D', 'JC'] as const;

  /** Ann has counted her hand with its cards known; Bob has a phone. */
  function counted(claimed: number) {
    const { table } = new Rig({ players: ['Ann', 'Bob'], rules: CALLED });
    const run = (command: Parameters<typeof table.command>[0]) =>
      expect(table.command(command).ok).toBe(true);
    run({ type: 'cut', dealer: 1 });
    run({ type: 'next' });
    run({ type: 'starter', card: '4D' });
    run({ type: 'next' });
    run({ type: 'cards', hand: 'pone', cards: [...HAND] });
    run({ type: 'peg', seat: 0, points: claimed });
    const requests = requestsOf(table);
    const take = (seat: number, id: string, command: Asked) =>
      requests.take(seat, { id, seen: seenNow(table.view, seat, true), command });
    const fronts = () => table.view.players.map(({ front }) => front);
    return { table, requests, take, fronts };
  }

  // Three fives and a jack with a four: 6 for the fives, 8 for fifteens.
  test('a wrong call costs two points, and the caller does not take them back alone', () => {
    const { requests, take, fronts } = counted(14);
    expect(take(1, 'wrong', { type: 'muggins', seat: 1, points: 2 })).toMatchObject({ kind: 'done' });
    expect(fronts()).toEqual([16, 0]);
    expect(take(1, 'back', { type: 'undo' })).toEqual({ kind: 'asked' });
    expect(fronts()).toEqual([16, 0]);
    expect(requests.consent(1, requests.asked?.move ?? 0, true)).toMatchObject({ kind: 'forbidden' });
    expect(requests.consent(0, requests.asked?.move ?? 0, true)).toMatchObject({ kind: 'done' });
    expect(fronts()).toEqual([14, 0]);
  });

  test('a call is no oracle: what it has shown stays, and is not called anew', () => {
    const { table, take, fronts } = counted(8);
    expect(take(1, 'much', { type: 'muggins', seat: 1, points: 7 })).toMatchObject({ kind: 'done' });
    const shown = fronts();
    expect(table.view.ruling).toMatchObject({ truth: 14 });
    expect(take(1, 'back', { type: 'undo' })).toEqual({ kind: 'asked' });
    expect(take(1, 'right', { type: 'muggins', seat: 1, points: 6 })).toMatchObject({ kind: 'refused' });
    expect(fronts()).toEqual(shown);
  });

  test('the board keeps its free UNDO, also of what a phone did', () => {
    const { table, take, fronts } = counted(14);
    take(1, 'wrong', { type: 'muggins', seat: 1, points: 2 });
    expect(fronts()).toEqual([16, 0]);
    expect(table.command({ type: 'undo' }).ok).toBe(true);
    expect(fronts()).toEqual([14, 0]);
  });
});

test('the next game, begun from two phones at once, is one game', () => {
  const { table } = new Rig({ players: ['Ann', 'Bob'] }).keys('2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1');
  const requests = requestsOf(table);
  const seen = [0, 1].map((seat) => seenNow(table.view, seat, false));
  const take = (seat: number) =>
    requests.take(seat, {
      id: `next ${seat}`,
      seen: seen[seat] ?? seenNow(table.view, seat, false),
      command: next,
    });
  const next = table.nextGame();
  const begun = take(1);
  expect(begun).toMatchObject({ kind: 'done', again: false });
  expect(take(0)).toMatchObject({ kind: 'done', again: true });
  expect(table.view).toMatchObject({ game: 2, match: { games: [1, 0] } });
  expect(take(1)).toEqual({ ...begun, again: true });
});

// Players of three seats move on by one; a colour is a seat's.
test.each([
  [['Ann', 'Bob'], false, ['Ann', 'Bob']],
  [['Ann', 'Bob'], true, ['Bob', 'Ann']],
])('%j, swapped: %j, sit as %j', (players, swap, seated) => {
  const { table } = new Rig({ players }).keys('2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1');
  expect(table.nextGame(swap)).toMatchObject({ type: 'newGame', players: seated });
});

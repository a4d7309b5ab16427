// Two captains' cards, what each sees of the other's, and what is not in.
import { describe, expect, it } from 'vitest';
import { SMALL_SEASON, smallCard } from '../testing/teams.ts';
import { cardState, lateSides, type MatchViewer, matchFor } from './agreed.ts';
import { missingCards } from './missing.ts';
import type { Competition, Fixture } from './season.ts';

const [MATCH] = SMALL_SEASON.fixtures as readonly [Fixture];
const [DIVISION] = SMALL_SEASON.competitions as readonly [Competition];
const [home, away] = [smallCard(MATCH, [3, 2, 0]), smallCard(MATCH, [3, 1, 0])];
const with_ = (more: Partial<Fixture>): Fixture => ({ ...MATCH, ...more });
const SHEETS = [[['crown1', 'crown2']], [['swan1', 'swan2']]] as const;
const VIEWERS: readonly MatchViewer[] = ['public', 0, 1, 'secretary'];

describe('Two cards', () => {
  it.each([
    ['none', {}, { kind: 'none' }],
    ['one', { cards: { 1: away } }, { kind: 'one', side: 1 }],
    ['two that differ', { cards: { 0: home, 1: away } }, { kind: 'differ', rubbers: [1] }],
    ['two that agree', { cards: { 0: home, 1: home } }, { kind: 'agreed', card: home }],
    [
      'a ruled card',
      { cards: { 0: home, 1: away }, ruling: { kind: 'card', card: away, reason: 'x' } },
      { kind: 'agreed', card: away },
    ],
    ['a walkover', { ruling: { kind: 'walkover', winner: 0, reason: 'x' } }, { kind: 'ruled' }],
  ] as const)('%s', (_, more, state) => expect(cardState(with_(more))).toEqual(state));

  it('takes the players of each side from its own card, and the short sides of both', () => {
    const swapped = {
      ...home,
      rubbers: home.rubbers.map((each) => ({ ...each, players: [[], ['swan4']] as const })),
      short: [1] as const,
    };
    const state = cardState(with_({ cards: { 0: home, 1: swapped } }));
    expect(state).toMatchObject({
      kind: 'agreed',
      card: { short: [1], rubbers: [{ players: [['crown1', 'crown2'], ['swan4']] }, {}, {}] },
    });
  });
});

/** What public, home, away and secretary see of the sheets and the cards: S for the thing itself, i for "in", - for nothing. */
const seen = (fixture: Fixture): readonly string[] =>
  VIEWERS.map((viewer) => {
    const { sheets, cards } = matchFor(fixture, viewer);
    return [...sheets, ...cards].map((each) => (each === null ? '-' : each === 'in' ? 'i' : 'S')).join('');
  });

describe('What may be seen', () => {
  it.each([
    ['one sheet', { sheets: { 0: SHEETS[0] } }, ['i---', 'S---', 'i---', 'S---']],
    ['both sheets', { sheets: SHEETS }, ['SS--', 'SS--', 'SS--', 'SS--']],
    ['one card', { cards: { 0: home } }, ['--i-', '--S-', '--i-', '--S-']],
    ['cards that differ', { cards: { 0: home, 1: away } }, ['--ii', '--SS', '--SS', '--SS']],
    [
      'cards that agree',
      { cards: { 0: home, 1: home }, sheets: { 0: SHEETS[0] } },
      ['S-SS', 'S-SS', 'S-SS', 'S-SS'],
    ],
  ] as const)('%s', (_, more, expected) => expect(seen(with_(more))).toEqual(expected));

  it('is nowhere else in what is sent', () => {
    const text = JSON.stringify(matchFor(with_({ sheets: { 0: SHEETS[0] }, cards: { 0: home } }), 1));
    expect(text).not.toContain('crown1');
  });
});

describe('What is not in', () => {
  const cards = { 0: home, 1: home };
  it('lists matches up to a day without a card that counts, with the sides that owe theirs', () => {
    const fixtures = SMALL_SEASON.fixtures.map((each, at) =>
      at === 0
        ? { ...each, cards }
        : at === 1
          ? { ...each, cards: { 0: home } }
          : at === 2
            ? { ...each, cards: { 0: home, 1: away } }
            : each,
    );
    const missing = missingCards({ ...SMALL_SEASON, fixtures }, '2026-10-06');
    expect(missing.map(({ fixture, sides }) => [fixture.id, sides])).toEqual([
      ['1-1-2', [1]],
      ['1-2-1', []],
      ['1-2-2', [0, 1]],
    ]);
  });

  it('asks nothing of a team that is out', () => {
    const teams = SMALL_SEASON.teams.map((each) =>
      each.id === 'crown' ? { ...each, withdrawn: { day: '2026-10-01', rule: 'void' } as const } : each,
    );
    expect(missingCards({ ...SMALL_SEASON, teams }, '2026-10-01').map(({ fixture }) => fixture.id)).toEqual([
      '1-1-2',
    ]);
  });

  it.each([
    ['2026-10-01 20:30', {}, []],
    ['2026-10-01 20:31', {}, [0, 1]],
    ['2026-10-01 20:31', { sheets: { 0: SHEETS[0] } }, [1]],
    ['2026-10-01 23:00', { cards: { 1: away } }, [0]],
    ['2026-10-01 23:00', { cards }, []],
  ] as const)('has run out at %s for %j: %j', (now, more, sides) =>
    expect(lateSides(with_(more), DIVISION, now)).toEqual(sides),
  );

  it('knows no clock that the format has not', () => {
    const format = { ...DIVISION.format, late: null };
    expect(lateSides(MATCH, { ...DIVISION, format }, '2026-12-01 20:00')).toEqual([]);
  });
});

// A dead deal takes back what it pegged, for any number of players and in every form (ACC 2025, 4.4.d (9), second-hand); older journals.
import { describe, expect, test } from 'vitest';
import { citeSource, speakRuling } from '../../words/testing/english.ts';
import { RULING_SOURCES } from '../rulings/ruling.ts';
import { begin, command, keyed, PLAYERS, pegs, rulesOf, settingsOf, walk } from '../testing/table.ts';
import type { Event } from './event.ts';
import { act, EMPTY, record, replay, type Timeline } from './timeline.ts';

const NAMES = ['Red', 'Blue', 'Green', 'Gold', 'Grey', 'Pink'];

/** A game by a preset. */
function game(preset: string, ...texts: readonly string[]): Timeline {
  const settings = settingsOf(preset);
  return keyed(begin(settings, NAMES.slice(0, rulesOf(settings).seats)), ...texts);
}

describe('all pegs stand as before the deal', () => {
  test.each<[string, Timeline, string]>([
    [
      'three players, in the play',
      game('six-card-3', 'cut 0', 'next', 'next', 'peg 1 2', 'peg 2 3', 'offence wrongNumber 1'),
      'Red 0/0 Blue 0/0 Green 0/0',
    ],
    [
      'partners, in the show',
      game(
        'six-card-4',
        'cut 0',
        'next',
        'next',
        'peg 1 2',
        'next',
        'peg 1 8',
        'peg 2 6',
        'offence wrongNumber 3',
      ),
      'Red 0/0 Blue 0/0',
    ],
    [
      'six players, a penalty stays',
      game(
        'six-card-6-individuals',
        'cut 0',
        'next',
        'next',
        'peg 4 2',
        'offence cribSeen 4',
        'offence wrongNumber 1',
      ),
      'Red 0/0 Blue 0/0 Green 0/0 Gold 0/0 Grey 0/0 Pink 2/0',
    ],
    [
      'a bid comes back, because the crib is bought anew',
      keyed(
        walk(begin('cribOwner=bidder'), 0, 9),
        'cut 1',
        'next',
        'peg 0 3',
        'next',
        'next',
        'peg 0 2',
        'offence misdeal 1',
      ),
      'Red 9/0 Blue 0/0',
    ],
    [
      'three for last is not pegged again, and stays',
      keyed(begin('firstDealBonus=3'), 'cut 0', 'next', 'next', 'peg 0 2', 'offence misdeal 0'),
      'Red 0/0 Blue 3/0',
    ],
    [
      'hands that are counted first',
      game('noddy', 'cut 0', 'next', 'next', 'peg 1 5', 'peg 0 2', 'peg 1 2', 'offence wrongNumber 0'),
      'Red 0/0 Blue 0/0',
    ],
    [
      'what the crib of the deal before counted stays',
      keyed(
        begin(),
        'cut 0',
        'next',
        'next',
        'next',
        'peg 1 4',
        'peg 0 4',
        'peg 0 6',
        'offence overpegged 0 points=2',
        'offence misdeal 1',
      ),
      'Red 8/4 Blue 4/0',
    ],
    [
      'plain pegging knows no deal',
      keyed(begin(), 'free', 'peg 0 4', 'offence wrongNumber 0'),
      'Red 4/0 Blue 0/0',
    ],
  ])('%s', (_, table, expected) => {
    expect(pegs(table.present)).toBe(expected);
    const undone = keyed(table, 'undo', 'redo');
    expect(pegs(undone.present)).toBe(expected);
  });
});

test('under muggins a peg outside the game hole is ruled on by the rule about muggins (ACC 10.1.c)', () => {
  const table = keyed(
    walk(begin('muggins=called'), 1, 119),
    'cut 0',
    'next',
    'next',
    'offence notPeggedOut 1 points=2',
  );
  expect(table.present.ruling && citeSource(table.present.ruling.source)).toBe('ACC 2010, rule 10.1.c');
});

describe('journals from before each rule had an offence of its own', () => {
  const table = keyed(begin('mode=challenge'), 'cut 0', 'next', 'next');
  const then = { front: 2, rear: 0 };
  const ruled: Event = {
    type: 'ruled',
    move: table.moves + 1,
    ruling: {
      code: 'procedure',
      source: RULING_SOURCES.procedure,
      offence: 'procedure',
      seat: 1,
      opponent: 0,
      claimed: 0,
      truth: undefined,
      items: [],
      paid: 0,
      award: 2,
      called: undefined,
      moves: [{ side: 0, points: 2, pegs: then }],
    },
  };

  test('are replayed, and their ruling is said', () => {
    const after = record(table, ruled);
    expect(pegs(after.present)).toBe('Red 2/0 Blue 0/0');
    expect(speakRuling(after.present.ruling as typeof ruled.ruling, PLAYERS)).toBe(
      'Blue broke a rule of procedure. Red takes 2.',
    );
  });

  test('keep the house’s penalty for it, which nothing asks for any more', () => {
    const rules = { ...table.present.rules, penalties: { procedure: 5 } as object };
    const begun = act(EMPTY, { type: 'newGame', rules, players: PLAYERS });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const on = keyed(replay(begun.value.events), 'cut 0', 'next', 'next', 'offence starterMixed 0');
    expect(pegs(on.present)).toBe('Red 0/0 Blue 2/0');
    expect(act(on, command('offence procedure 0'))).toMatchObject({ refusal: { code: 'badOffence' } });
  });
});

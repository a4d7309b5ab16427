// Games that are owed: what stands on cards decides, and not what was drawn.
import { describe, expect, test } from 'vitest';
import { type FlatChanges, openNight, reason, report, signed, type TestNight } from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import { deskTasks } from './desk.ts';
import { gamesLost } from './field.ts';
import { nightStandings } from './standings.ts';
import { presentOf } from './state.ts';
import { nextSteps } from './steps.ts';

/** Plays every open game to the end, the first of its two ahead. */
function finish(night: TestNight): TestNight {
  for (const { game, result, isVoid, forfeitedBy } of night.state.games)
    if (result === undefined && !isVoid && forfeitedBy === undefined)
      night.do({ type: 'report', report: report(night.game(game), 100) }, ...signed(game));
  return night;
}

/** Draws and plays by itself, as the hall does, until the hall does nothing more. */
function playOn(night: TestNight): TestNight {
  for (let step = 0; step < 200; step++) {
    const commands = nextSteps(night.state);
    if (commands.length === 0 && finish(night).state.games.every(({ result, isVoid }) => result || isVoid)) {
      if (nextSteps(night.state).length === 0) return night;
    }
    night.do(...nextSteps(night.state));
  }
  throw new Error('the night does not end');
}

/** Games that count, by name, of those who are there. */
const counted = ({ state }: TestNight): Readonly<Record<string, number>> => {
  const here = presentOf(state);
  return Object.fromEntries(
    nightStandings(state)
      .places.filter(({ card }) => here.includes(card.entrant))
      .map(({ card }) => [card.entrant, card.totals.games]),
  );
};

const shorts = (night: TestNight) =>
  deskTasks(night.state, 0).flatMap((task) =>
    task.code === 'owed' ? task.short.map(({ entrant, games, due }) => `${entrant} ${games}/${due}`) : [],
  );

/** 12 players; round 3 is drawn, and 3.1 is void. ../shared/review/league.md A2, `drop.mjs`. */
function voided(changes: FlatChanges = {}): TestNight {
  const night = openNight(12, changes).do('addTable 6');
  for (let round = 1; round <= 3; round++) finish(night.do('draw'));
  const { entrants } = night.game('3.1');
  night.do('reopenGame 3.1, void 3.1');
  expect(shorts(night)).toEqual(entrants.map((each) => `${each} 8/9`));
  return night;
}

describe('a void game', () => {
  test('is played again after the last round, once the desk says so: everybody has nine games', () => {
    const night = playOn(voided());
    const { entrants } = night.game('3.1');
    expect(night.state.drawn).toHaveLength(9);
    expect(shorts(night)).toEqual(entrants.map((each) => `${each} 8/9`));
    expect(deskTasks(night.state, 0).at(-1)).toMatchObject({ code: 'owed', game: '3.1', next: true });
    playOn(night.do('draw'));
    expect(night.game('10.1').entrants.toSorted()).toEqual(entrants.toSorted());
    expect(new Set(Object.values(counted(night)))).toEqual(new Set([9]));
    expect(shorts(night)).toEqual([]);
    expect(night.rebuilt()).toEqual(night.state);
    night.do({ type: 'close', reasons: {} });
  });

  test('is let be, with a reason', () => {
    const night = playOn(voided());
    const [first] = night.game('3.1').entrants;
    expect(night.refuses({ type: 'letBe', game: '3.1', reason: '' })).toEqual({ code: 'reasonWanted' });
    expect(night.refuses('letBe 3.2')?.code).toBe('wrongStage');
    night.do('letBe 3.1');
    expect(shorts(night)).toEqual([]);
    expect(night.refuses('draw')).toEqual({ code: 'allDrawn', rounds: 9 });
    expect(counted(night)[first]).toBe(8);
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('keeps the night from being closed without a word', () => {
    const night = playOn(voided());
    expect(night.refuses({ type: 'close', reasons: {} })).toEqual({ code: 'gamesOpen', games: ['3.1'] });
    night.do({ type: 'close', reasons: { '3.1': reason } });
    expect(publicView(night.state).owed).toEqual([]);
  });

  test('that counts again is owed no more', () => {
    const night = playOn(voided()).do('reopenGame 3.1');
    expect(shorts(night)).toEqual([]);
  });

  test('is no reason to meet anybody twice before the replay', () => {
    const night = playOn(playOn(voided()).do('draw'));
    const met = night.state.games
      .filter(({ isVoid }) => !isVoid)
      .map((each) => each.entrants.toSorted().join());
    expect(new Set(met).size).toBe(met.length);
  });

  test('costs nothing where the odd round makes up for it', () => {
    const night = openNight(11);
    for (let round = 1; round <= 10; round++) finish(night.do('draw'));
    const sat = night.state.drawn.flatMap(({ idle }) => idle);
    // The one who has not sat out has ten games, of which nine count.
    const [spare = ''] = presentOf(night.state).filter((each) => !sat.includes(each));
    const { game = '', entrants = [] } =
      night.state.games.find((each) => each.entrants.includes(spare)) ?? {};
    night.do(`reopenGame ${game}, void ${game}`);
    expect(shorts(night)).toEqual(entrants.filter((each) => each !== spare).map((each) => `${each} 8/9`));
    expect(counted(night)[spare]).toBe(9);
  });
});

describe('a player leaves in mid-game', () => {
  const FORFEITS = { forfeitWin: { points: 2, spread: 10 }, forfeitLoss: { points: 0, spread: -10 } };
  const leaving = (changes: FlatChanges = {}): TestNight => {
    const night = openNight(12, { ...FORFEITS, ...changes }).do('addTable 6');
    for (let round = 1; round <= 2; round++) finish(night.do('draw'));
    return night.do('draw');
  };

  // ../shared/review/bugs.md C and L2: 'will not play from round 4 on' said nothing of games that were just voided.
  test.each([
    ['notPlayed', ['3']],
    ['forfeit', ['3']],
    ['void', ['1', '2', '3']],
  ] as const)('%s: these games do not stand', (dropOut, rounds) => {
    const { state } = leaving({ dropOut });
    const lost = gamesLost(state.format, publicView(state).games, 'Bob');
    expect(lost.map(({ game }) => game.split('.')[0])).toEqual(rounds);
    expect(lost.every(({ entrants }) => entrants.includes('Bob'))).toBe(true);
  });

  // ../shared/review/league.md A2: the opponents finished with 8 of 9.
  test.each(['notPlayed', 'void'] as const)(
    '%s: the opponents have all their games in the end',
    (dropOut) => {
      const night = leaving({ dropOut });
      night.do('drop Bob');
      playOn(night);
      while (shorts(night).length > 0) playOn(night.do('draw'));
      expect(Object.keys(counted(night))).toHaveLength(11);
      expect(new Set(Object.values(counted(night)))).toEqual(new Set([9]));
    },
  );

  // ../shared/review/league.md A2, `odd2.mjs`: dropped out and came back, with 8 games in the end.
  test('and comes back: the void game is owed', () => {
    const night = leaving();
    night.do('drop Bob');
    night.do({ type: 'checkIn', entrant: { id: 'Bob', players: ['Bob'], as: 'member' } });
    playOn(night);
    while (shorts(night).length > 0) playOn(night.do('draw'));
    expect(counted(night).Bob).toBe(9);
    expect(new Set(Object.values(counted(night)))).toEqual(new Set([9]));
  });
});

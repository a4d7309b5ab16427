// A whole night by commands: every refusal, the life of a game, late and leaving players, paper, ties, pots, the end.
import { describe, expect, test } from 'vitest';
import { parseLine, writeTotals } from '../cards/writing.ts';
import type { NightFormat } from '../format/format.ts';
import { formatOf } from '../format/presets.ts';
import type { LeagueRefusal, Stage } from '../refusal.ts';
import { repeatsOf } from '../rotation/plan.ts';
import { GOLDEN_GAMES, GOLDEN_RANKS } from '../testing/golden.ts';
import { format, join, NAMES, openNight, report, signed, TestNight } from '../testing/night.ts';
import type { NightCommand } from './command.ts';
import { decideNight } from './decide.ts';
import { NO_NIGHT, nightStandings, stageOf } from './state.ts';

const line = (text: string) => {
  const read = parseLine(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const ask = (night: TestNight, command: NightCommand): LeagueRefusal['code'] | undefined =>
  night.refuses(command)?.code;

const reason = 'the desk says so';
const win = (spread = 10) => ({ winner: 0, spread, scores: null, ending: 'target' }) as const;

/** The first game, called to table 1, both seated. */
const playing = (players = 10, changes: Partial<NightFormat> = {}): TestNight =>
  openNight(players, changes).do(
    { type: 'draw' },
    { type: 'call', game: '1.1', table: '1' },
    { type: 'sit', game: '1.1', side: 0 },
    { type: 'sit', game: '1.1', side: 1 },
  );

/** The first game, over: won by its first side by 21. */
const over = (players = 10, changes: Partial<NightFormat> = {}): TestNight => {
  const night = playing(players, changes);
  return night.do({ type: 'report', report: report(night.game('1.1'), 100) });
};

describe('the golden night, played by commands', () => {
  /** The games are looked up by who plays, because the draw seats them in other rounds. */
  const result = (a: string, b: string) => {
    const found = GOLDEN_GAMES.find(
      ({ winner, loser }) => (winner === a && loser === b) || (winner === b && loser === a),
    );
    if (!found) throw new Error(`${a} and ${b} never met`);
    return found;
  };

  test.each(['board', 'paper', 'desk'] as const)('by %s the standings are the golden ones', (how) => {
    const night = openNight(10);
    for (let round = 1; round <= 9; round++) {
      night.do({ type: 'draw' });
      for (const { game, entrants } of night.state.games.filter((each) => each.round === round)) {
        const { winner, score } = result(...entrants);
        const side = entrants[0] === winner ? 0 : 1;
        const spread = 121 - score;
        const scores: readonly [number, number] = side === 0 ? [121, score] : [score, 121];
        if (how === 'board') {
          const from = report({ game, entrants }, score, { winner: side, scores, spread });
          night.do({ type: 'report', report: from }, ...signed(game));
        } else if (how === 'paper') {
          const digits = String(spread).padStart(2, '0');
          const cards = [`${spread > 30 ? 3 : 2} +${digits}`, `0 -${digits}`];
          for (const at of [0, 1] as const)
            night.do({
              type: 'enterCard',
              game,
              side: at,
              line: line(cards[at === side ? 0 : 1] as string),
              by: 'phone',
            });
        } else {
          const outcome = { winner: side, spread, scores: null, ending: 'target' } as const;
          night.do({ type: 'correct', game, outcome, reason }, ...signed(game));
        }
      }
    }
    expect(ask(night, { type: 'draw' })).toBe('allDrawn');
    night.do({ type: 'close', reasons: {} });
    const { places, provisional } = nightStandings(night.state);
    const found = places.map(({ rank, card, decision }) => [
      rank,
      card.entrant,
      writeTotals(format(), card.totals),
      card.totals.plus,
      card.totals.minus,
      decision?.step,
    ]);
    expect(found).toEqual(GOLDEN_RANKS);
    expect(provisional).toBe(false);
    expect(night.rebuilt()).toEqual(night.state);
  });
});

describe('the stages of a game', () => {
  test('from the draw to the checker', () => {
    const night = openNight(10).do({ type: 'draw' });
    const seen: Stage[] = [];
    const step = (...commands: readonly NightCommand[]): void => {
      night.do(...commands);
      seen.push(stageOf(night.game('1.1')));
    };
    step();
    step({ type: 'call', game: '1.1', table: '1' });
    step({ type: 'sit', game: '1.1', side: 1 });
    step({ type: 'sit', game: '1.1', side: 0 });
    step({ type: 'report', report: report(night.game('1.1'), 100) });
    step({ type: 'sign', game: '1.1', revision: 1, side: 1, by: 'phone' });
    step({ type: 'sign', game: '1.1', revision: 1, side: 0, by: 'board' });
    expect(night.game('1.1').signatures).toEqual(['board', 'phone']);
    step({ type: 'check', game: '1.1' });
    step({ type: 'reopenGame', game: '1.1', reason });
    expect(seen).toEqual([
      'drawn',
      'called',
      'called',
      'seated',
      'over',
      'signedOnce',
      'signed',
      'checked',
      'over',
    ]);
    expect(night.game('1.1').signatures).toEqual([undefined, undefined]);
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('until both have signed the board may revise; then its revision waits for the desk', () => {
    const night = over().do({ type: 'sign', game: '1.1', revision: 1, side: 0, by: 'board' });
    const revised = (revision: number, score: number) => report(night.game('1.1'), score, { revision });
    night.do({ type: 'report', report: revised(2, 99) });
    expect(stageOf(night.game('1.1'))).toBe('over');
    expect(night.game('1.1').result).toMatchObject({ revision: 2, outcome: { spread: 22 }, origin: 'board' });
    expect(night.refuses({ type: 'sign', game: '1.1', revision: 1, side: 0, by: 'board' })).toEqual({
      code: 'otherRevision',
      game: '1.1',
      stands: 2,
      signed: 1,
    });
    night.do(...signed('1.1', 2), { type: 'report', report: revised(3, 98) });
    expect(night.state.aside).toMatchObject([{ why: 'signed', settled: false }]);
    expect(night.game('1.1').result?.revision).toBe(2);
    night.do({ type: 'reopenGame', game: '1.1', reason }, { type: 'report', report: revised(4, 97) });
    expect(night.game('1.1').result).toMatchObject({ revision: 4, outcome: { spread: 24 } });
  });

  test('a dispute: the judge lets it stand, and signatures stay; or corrects, and both sign again', () => {
    const night = over().do(
      { type: 'sign', game: '1.1', revision: 1, side: 0, by: 'board' },
      { type: 'dispute', game: '1.1', side: 1 },
    );
    expect([stageOf(night.game('1.1')), night.game('1.1').disputedBy]).toEqual(['disputed', 1]);
    expect(ask(night, { type: 'sign', game: '1.1', revision: 1, side: 1, by: 'board' })).toBe('wrongStage');
    night.do({ type: 'rule', game: '1.1', reason });
    expect(stageOf(night.game('1.1'))).toBe('signedOnce');
    night.do({ type: 'dispute', game: '1.1', side: 0 });
    night.do({ type: 'correct', game: '1.1', outcome: win(31), reason });
    expect(stageOf(night.game('1.1'))).toBe('over');
    expect(night.game('1.1').result).toMatchObject({ revision: 2, origin: 'desk', outcome: { spread: 31 } });
    expect(night.events.at(-1)).toMatchObject({
      type: 'corrected',
      from: { spread: 21, winner: 0 },
      to: { spread: 31, scores: [121, 90] },
      reason,
      author: 'desk',
    });
  });

  test('they sat the other way', () => {
    const night = over().do({ type: 'swapSides', game: '1.1', reason });
    expect(night.game('1.1').result).toMatchObject({
      revision: 2,
      outcome: { winner: 1, scores: [100, 121], spread: 21 },
    });
    night.do({ type: 'swapSides', game: '1.1', reason });
    expect(night.game('1.1').result?.outcome).toMatchObject({ winner: 0, scores: [121, 100] });
  });

  test('a void game is on no card; reopened, it is as it was', () => {
    const night = over().do({ type: 'void', game: '1.1', reason });
    expect(stageOf(night.game('1.1'))).toBe('void');
    expect(nightStandings(night.state).places.every(({ card }) => card.lines.length === 0)).toBe(true);
    night.do({ type: 'reopenGame', game: '1.1', reason });
    expect([stageOf(night.game('1.1')), nightStandings(night.state).provisional]).toEqual(['over', true]);
  });

  test('a forfeit is worth what the format says, and no win by the board', () => {
    const figures = { forfeitWin: { points: 2, spread: 10 }, forfeitLoss: { points: 0, spread: -5 } };
    const night = playing(10, figures).do({ type: 'forfeit', game: '1.1', loser: 0, reason });
    const [absent, there] = night.game('1.1').entrants;
    const cards = nightStandings(night.state).places.map(({ card }) => card);
    expect(cards[0]).toMatchObject({
      entrant: there,
      lines: [{ kind: 'forfeit', won: true, points: 2, spread: 10 }],
    });
    expect(cards.find(({ entrant }) => entrant === absent)).toMatchObject({
      lines: [{ kind: 'forfeit', won: false, points: 0, spread: -5 }],
    });
    expect(stageOf(night.game('1.1'))).toBe('forfeited');
  });
});

describe('reports', () => {
  test('of others, of nobody, of an impossible game, of a game that is settled: each waits with its reason', () => {
    const night = playing().do({ type: 'draw' }, { type: 'void', game: '1.2', reason });
    const game = night.game('1.1');
    const from = (journal: string, changes: object) =>
      report(game, 100, { id: { journal, game: 1 }, ...changes });
    night.do(
      { type: 'report', report: from('a', { game: null }) },
      { type: 'report', report: from('b', { game: '9.9' }) },
      { type: 'report', report: from('c', { entrants: ['x', 'y'] }) },
      { type: 'report', report: from('d', { scores: [120, 99] }) },
      { type: 'report', report: { ...report(night.game('1.2'), 100), id: { journal: 'e', game: 1 } } },
      { type: 'report', report: from('f', {}) },
      { type: 'report', report: from('g', {}) },
      { type: 'correct', game: '2.1', outcome: win(), reason },
      { type: 'report', report: { ...report(night.game('2.1'), 100), id: { journal: 'h', game: 1 } } },
    );
    expect(night.state.aside.map(({ report: { id }, why }) => `${id.journal} ${why}`)).toEqual([
      'a unassigned',
      'b unassigned',
      'c otherPlayers',
      'd impossible',
      'e settled',
      'g second',
      'h corrected',
    ]);
    expect(night.game('1.1').result?.key).toBe('f/1');
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('sides the other way round are turned', () => {
    const night = playing();
    const { entrants } = night.game('1.1');
    night.do({ type: 'report', report: report({ game: '1.1', entrants: [entrants[1], entrants[0]] }, 100) });
    expect(night.game('1.1').result?.outcome).toMatchObject({ winner: 1, scores: [100, 121], spread: 21 });
  });

  test('after the close it waits in its own night', () => {
    const night = playing().do({
      type: 'close',
      reasons: Object.fromEntries(['1.1', '1.2', '1.3', '1.4', '1.5'].map((game) => [game, 'power cut'])),
    });
    night.do({ type: 'report', report: report(night.game('1.1'), 100) });
    expect(night.state.aside).toMatchObject([{ why: 'closed' }]);
    expect(ask(night, { type: 'settleAside', index: 0, into: '1.1', reason })).toBe('nightClosed');
    night.do({ type: 'reopen', reason }, { type: 'settleAside', index: 0, into: '1.1', reason });
    expect(night.state.aside[0]?.settled).toBe(true);
    expect(night.game('1.1').result).toMatchObject({ outcome: { spread: 21 }, origin: 'desk' });
    expect(night.state.openReasons).toEqual({});
  });

  test('the desk leaves a result out, once', () => {
    const night = playing();
    night.do({ type: 'report', report: report(night.game('1.1'), 100, { game: null }) });
    expect(night.refuses({ type: 'settleAside', index: 1, into: null, reason })).toEqual({
      code: 'noAside',
      index: 1,
    });
    night.do({ type: 'settleAside', index: 0, into: null, reason });
    expect([night.state.aside[0]?.settled, night.game('1.1').result]).toEqual([true, undefined]);
    expect(ask(night, { type: 'settleAside', index: 0, into: null, reason })).toBe('noAside');
  });
});

describe('paper', () => {
  const enter = (side: 0 | 1, text: string): NightCommand => ({
    type: 'enterCard',
    game: '1.1',
    side,
    line: line(text),
    by: 'phone',
  });

  test('one card is no result; two that agree are, signed by both', () => {
    const night = openNight(10).do({ type: 'draw' }, enter(1, '3 +31'));
    expect(stageOf(night.game('1.1'))).toBe('drawn');
    night.do(enter(0, 'X -31'));
    expect(stageOf(night.game('1.1'))).toBe('signed');
    expect(night.game('1.1').result).toMatchObject({
      origin: 'cards',
      revision: 1,
      outcome: { winner: 1, spread: 31, scores: [90, 121] },
    });
    expect(ask(night, enter(0, 'X -31'))).toBe('wrongStage');
  });

  test('two that differ are no result, until one is put right', () => {
    const night = openNight(10).do({ type: 'draw' }, enter(0, '2 +08'), enter(1, '0 -09'));
    expect(night.game('1.1').result).toBeUndefined();
    night.do(enter(1, '0 -08'));
    expect(stageOf(night.game('1.1'))).toBe('signed');
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('no game ends by 122', () => {
    expect(ask(openNight(10).do({ type: 'draw' }), enter(0, '3 +122'))).toBe('badOutcome');
  });
});

describe('late, away, gone', () => {
  const late = join('Kit');

  test('a latecomer joins the next round that is not drawn; the missed one is not made up', () => {
    const night = openNight(9).do({ type: 'draw' }, ...late, { type: 'draw' });
    expect(night.state.entrants.at(-1)).toMatchObject({ id: 'Kit', missed: 1 });
    expect(night.state.drawn[0]?.idle).toHaveLength(1);
    expect(night.state.drawn[1]?.idle).toEqual([]);
    expect(night.state.drawn[1]?.pairs.flat()).toContain('Kit');
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('the plan is made once, and again only when the field changes', () => {
    const plans = (night: TestNight): number =>
      night.events.filter(({ type }) => type === 'roundsPlanned').length;
    const night = openNight(9).do({ type: 'draw' }, { type: 'draw' });
    expect(plans(night)).toBe(1);
    night.do(...late, { type: 'draw' }, { type: 'draw' });
    expect(plans(night)).toBe(2);
    night.do({ type: 'drop', entrant: 'Kit', reason }, { type: 'draw' });
    expect(plans(night)).toBe(3);
  });

  test.each<[what: string, changes: Partial<NightFormat>, stages: readonly Stage[]]>([
    ['notPlayed', {}, ['signed', 'void']],
    ['void, before half way', { dropOut: 'void' }, ['void', 'void']],
    ['void, from half way on', { dropOut: 'void', games: 2 }, ['signed', 'void']],
    [
      'forfeit',
      { dropOut: 'forfeit', forfeitWin: { points: 2, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } },
      ['signed', 'forfeited'],
    ],
  ])('who leaves: %s', (_, changes, stages) => {
    const night = openNight(10, changes).do({ type: 'draw' }, { type: 'draw' });
    const games = () => night.state.games.filter(({ entrants }) => entrants.includes('Ann'));
    const [first] = games();
    night.do(
      { type: 'correct', game: `${first?.game}`, outcome: win(), reason },
      ...signed(`${first?.game}`),
    );
    night.do({ type: 'drop', entrant: 'Ann', reason });
    expect(games().map(stageOf)).toEqual(stages);
    expect(night.state.entrants.find(({ id }) => id === 'Ann')?.leftBefore).toBe(3);
    const second = games()[1];
    if (stages[1] === 'forfeited') expect(second?.entrants[second.forfeitedBy ?? 0]).toBe('Ann');
    expect(night.refuses({ type: 'drop', entrant: 'Ann', reason })).toEqual({
      code: 'droppedOut',
      entrant: 'Ann',
    });
    if ((changes.games ?? 9) > 2) {
      night.do({ type: 'draw' });
      expect(night.state.drawn[2]?.pairs.flat()).not.toContain('Ann');
      expect(repeatsOf(night.state.drawn.slice(0, 2), night.state.drawn.slice(2))).toBe(0);
    }
  });

  test('a game that is over when somebody leaves stands', () => {
    const night = over();
    const [first] = night.game('1.1').entrants;
    night.do({ type: 'drop', entrant: first, reason });
    expect(stageOf(night.game('1.1'))).toBe('over');
  });

  test('back again: the rounds away count as missed', () => {
    const back: NightCommand = { type: 'checkIn', entrant: { id: 'Ann', players: ['Ann'], as: 'guest' } };
    const night = openNight(10).do(
      { type: 'draw' },
      { type: 'drop', entrant: 'Ann', reason },
      { type: 'draw' },
      { type: 'draw' },
      back,
    );
    expect(night.state.entrants.find(({ id }) => id === 'Ann')).toMatchObject({
      missed: 2,
      leftBefore: undefined,
      as: 'guest',
    });
    night.do({ type: 'draw' });
    expect(night.state.drawn[3]?.pairs.flat()).toContain('Ann');
  });
});

describe('an odd field', () => {
  test('who sits out has a house game where the format says so', () => {
    const night = openNight(3, { odd: 'houseGame', bye: { points: 2, spread: 5 } }).do({ type: 'draw' });
    const idle = night.state.drawn[0]?.idle[0];
    const { places } = nightStandings(night.state);
    expect(places[0]?.card).toMatchObject({
      entrant: idle,
      lines: [{ kind: 'bye', game: '1.bye', round: 1, won: true, points: 2, spread: 5, final: true }],
    });
    const worthless = openNight(3, { odd: 'houseGame', bye: { points: 0, spread: 0 } }).do({ type: 'draw' });
    expect(nightStandings(worthless.state).places.flatMap(({ card }) => card.lines)).toMatchObject([
      { won: false },
    ]);
    expect(
      nightStandings(openNight(3).do({ type: 'draw' }).state).places.flatMap(({ card }) => card.lines),
    ).toEqual([]);
  });

  test('nobody: refused with the figures', () => {
    const night = openNight(11, { odd: 'nobody' });
    expect(night.refuses({ type: 'draw' })).toEqual({ code: 'oddField', players: 11, games: 9 });
    expect(ask(openNight(10, { odd: 'nobody' }), { type: 'draw' })).toBeUndefined();
  });
});

describe('ties and pots', () => {
  test('a play-off counts among those who are level, and only them', () => {
    const night = openNight(4, { ties: ['points', 'playoff', 'cut'] });
    const tie = (by: 'playoff' | 'cut', ...order: readonly string[]): NightCommand => ({
      type: 'breakTie',
      by,
      order,
    });
    night.do({ type: 'draw' });
    const { entrants } = night.game('1.1');
    const others = NAMES.slice(0, 4).filter((name) => !entrants.includes(name)) as [string, string];
    night.do({ type: 'correct', game: '1.1', outcome: win(), reason });
    expect(night.refuses(tie('playoff', ...entrants))).toEqual({ code: 'notLevel', entrants });
    expect(ask(night, tie('playoff', others[0]))).toBe('notLevel');
    expect(ask(night, tie('playoff', others[0], others[0]))).toBe('notLevel');
    expect(night.refuses(tie('cut', 'Zoe', others[0]))).toEqual({ code: 'noEntrant', entrant: 'Zoe' });
    night.do(tie('playoff', entrants[1], others[1], others[0]));
    const { places } = nightStandings(night.state);
    expect(places.map(({ card }) => card.entrant)).toEqual([entrants[0], entrants[1], others[1], others[0]]);
    expect(places[1]?.decision?.step).toBe('playoff');
    // The play-off may be repeated; a cut comes after it and finds nobody level.
    expect(ask(night, tie('playoff', entrants[1], others[0], others[1]))).toBeUndefined();
    expect(ask(night, tie('cut', others[0], others[1]))).toBe('notLevel');
    const without = openNight(4, { ties: ['points'] });
    expect(ask(without, tie('playoff', 'Ann', 'Bob'))).toBe('notLevel');
  });

  test('pots are for those who are in them', () => {
    const night = openNight(4);
    const pot = (type: 'enterPot' | 'claimPot' | 'cutPot', name: string, entrant: string): NightCommand => ({
      type,
      pot: name,
      entrant,
    });
    expect(night.refuses(pot('enterPot', 'lottery', 'Ann'))).toMatchObject({ code: 'noPot', pot: 'lottery' });
    expect(ask(night, pot('enterPot', '24-hand', 'Zoe'))).toBe('noEntrant');
    expect(ask(night, pot('claimPot', '24-hand', 'Ann'))).toBe('noEntrant');
    night.do(pot('enterPot', '24-hand', 'Ann'), pot('claimPot', '24-hand', 'Ann'));
    expect(ask(night, pot('claimPot', '24-hand', 'Bob'))).toBe('noEntrant');
    expect(night.refuses(pot('cutPot', '24-hand', 'Ann'))).toEqual({
      code: 'noPot',
      pot: '24-hand',
      known: ['four-of-a-kind'],
    });
    expect(ask(night, pot('cutPot', 'four-of-a-kind', 'Ann'))).toBe('noEntrant');
    expect(night.state.pots).toEqual({ '24-hand': { entered: ['Ann'], claimed: ['Ann'], cut: undefined } });
  });
});

describe('refused', () => {
  const night = over(10, { forfeitWin: null });
  const person = (id: string, name: string) => ({ id, name, member: null, club: null });
  test.each<[command: NightCommand, refusal: LeagueRefusal]>([
    [{ type: 'open', id: 'n2', format: format(), seed: 1 }, { code: 'nightOpen' }],
    [
      { type: 'addPlayer', player: person('Ann', 'Ann') },
      { code: 'idTaken', id: 'Ann' },
    ],
    [
      { type: 'addPlayer', player: person('x', ' ') },
      { code: 'badPersonName', name: ' ' },
    ],
    [
      { type: 'addPlayer', player: person('x', 'x'.repeat(21)) },
      { code: 'badPersonName', name: 'x'.repeat(21) },
    ],
    [
      { type: 'changePlayer', player: person('Zoe', 'Zoe') },
      { code: 'noPlayer', player: 'Zoe' },
    ],
    [
      { type: 'changePlayer', player: person('Ann', '') },
      { code: 'badPersonName', name: '' },
    ],
    [
      { type: 'merge', from: 'Zoe', into: 'Ann' },
      { code: 'noPlayer', player: 'Zoe' },
    ],
    [
      { type: 'merge', from: 'Ann', into: 'Zoe' },
      { code: 'noPlayer', player: 'Zoe' },
    ],
    [
      { type: 'merge', from: 'Ann', into: 'Bob' },
      { code: 'inPlay', id: 'Ann' },
    ],
    [
      { type: 'merge', from: 'Ann', into: 'Ann' },
      { code: 'inPlay', id: 'Ann' },
    ],
    [
      { type: 'checkIn', entrant: { id: 'x', players: ['Ann', 'Bob'], as: 'member' } },
      { code: 'partners', expected: 1, got: 2 },
    ],
    [
      { type: 'checkIn', entrant: { id: 'x', players: ['Zoe'], as: 'member' } },
      { code: 'noPlayer', player: 'Zoe' },
    ],
    [
      { type: 'checkIn', entrant: { id: 'x', players: ['Ann'], as: 'member' } },
      { code: 'checkedIn', player: 'Ann' },
    ],
    [
      { type: 'checkIn', entrant: { id: 'Ann', players: ['Ann'], as: 'guest' } },
      { code: 'checkedIn', player: 'Ann' },
    ],
    [
      { type: 'checkIn', entrant: { id: 'Ann', players: ['Bob'], as: 'member' } },
      { code: 'idTaken', id: 'Ann' },
    ],
    [
      { type: 'checkOut', entrant: 'Zoe' },
      { code: 'noEntrant', entrant: 'Zoe' },
    ],
    [
      { type: 'checkOut', entrant: 'Ann' },
      { code: 'inPlay', id: 'Ann' },
    ],
    [
      { type: 'addTable', table: '1' },
      { code: 'idTaken', id: '1' },
    ],
    [
      { type: 'removeTable', table: '9' },
      { code: 'noTable', table: '9' },
    ],
    [
      { type: 'reopenRound', reason },
      { code: 'roundBegun', round: 1 },
    ],
    [{ type: 'reopenRound', reason: ' ' }, { code: 'reasonWanted' }],
    [
      { type: 'pause', round: 0 },
      { code: 'notDrawn', round: 0 },
    ],
    [
      { type: 'pause', round: 2 },
      { code: 'notDrawn', round: 2 },
    ],
    [
      { type: 'resume', round: 1 },
      { code: 'notDrawn', round: 1 },
    ],
    [
      { type: 'call', game: '9.1', table: '1' },
      { code: 'noGame', game: '9.1' },
    ],
    [
      { type: 'call', game: '1.2', table: '9' },
      { code: 'noTable', table: '9' },
    ],
    [
      { type: 'call', game: '1.1', table: '2' },
      { code: 'wrongStage', game: '1.1', stage: 'over' },
    ],
    [
      { type: 'sit', game: '9.1', side: 0 },
      { code: 'noGame', game: '9.1' },
    ],
    [
      { type: 'sit', game: '1.2', side: 0 },
      { code: 'notCalled', game: '1.2' },
    ],
    [
      { type: 'sign', game: '1.2', revision: 1, side: 0, by: 'desk' },
      { code: 'wrongStage', game: '1.2', stage: 'drawn' },
    ],
    [
      { type: 'sign', game: '9.2', revision: 1, side: 0, by: 'desk' },
      { code: 'noGame', game: '9.2' },
    ],
    [
      { type: 'dispute', game: '1.2', side: 0 },
      { code: 'wrongStage', game: '1.2', stage: 'drawn' },
    ],
    [
      { type: 'dispute', game: '9.2', side: 0 },
      { code: 'noGame', game: '9.2' },
    ],
    [
      { type: 'rule', game: '1.1', reason },
      { code: 'wrongStage', game: '1.1', stage: 'over' },
    ],
    [
      { type: 'rule', game: '9.1', reason },
      { code: 'noGame', game: '9.1' },
    ],
    [
      { type: 'correct', game: '9.1', outcome: win(), reason },
      { code: 'noGame', game: '9.1' },
    ],
    [
      { type: 'correct', game: '1.2', outcome: win(0), reason },
      { code: 'badOutcome', fault: 'spread' },
    ],
    [
      { type: 'swapSides', game: '1.2', reason },
      { code: 'wrongStage', game: '1.2', stage: 'drawn' },
    ],
    [
      { type: 'swapSides', game: '9.2', reason },
      { code: 'noGame', game: '9.2' },
    ],
    [
      { type: 'forfeit', game: '1.2', loser: 0, reason },
      { code: 'unsettled', field: 'forfeitWin' },
    ],
    [
      { type: 'forfeit', game: '9.2', loser: 0, reason },
      { code: 'noGame', game: '9.2' },
    ],
    [
      { type: 'void', game: '9.2', reason },
      { code: 'noGame', game: '9.2' },
    ],
    [
      { type: 'reopenGame', game: '1.1', reason },
      { code: 'wrongStage', game: '1.1', stage: 'over' },
    ],
    [
      { type: 'check', game: '1.1' },
      { code: 'wrongStage', game: '1.1', stage: 'over' },
    ],
    [
      { type: 'drop', entrant: 'Zoe', reason },
      { code: 'noEntrant', entrant: 'Zoe' },
    ],
    [
      { type: 'enterCard', game: '9.1', side: 0, line: line('2 +08'), by: 'desk' },
      { code: 'noGame', game: '9.1' },
    ],
    [{ type: 'reopen', reason }, { code: 'nightOpen' }],
    [
      { type: 'close', reasons: { '1.1': 'x', '1.2': ' ' } },
      { code: 'gamesOpen', games: ['1.2', '1.3', '1.4', '1.5'] },
    ],
  ])('%j', (command, refusal) => {
    expect(night.refuses(command)).toEqual(refusal);
  });

  test('half the figures of a forfeit', () => {
    const half = playing(4, { forfeitWin: { points: 2, spread: 0 } });
    expect(half.refuses({ type: 'forfeit', game: '1.1', loser: 0, reason })).toEqual({
      code: 'unsettled',
      field: 'forfeitLoss',
    });
  });

  test('what is final is the desk’s to reopen', () => {
    const final = over().do(...signed('1.1'));
    const commands: readonly NightCommand[] = [
      { type: 'dispute', game: '1.1', side: 0 },
      { type: 'correct', game: '1.1', outcome: win(), reason },
      { type: 'swapSides', game: '1.1', reason },
      { type: 'forfeit', game: '1.1', loser: 0, reason },
      { type: 'void', game: '1.1', reason },
    ];
    expect(commands.map((command) => ask(final, command))).toEqual(Array(5).fill('finalResult'));
    const by = { type: 'sign', game: '1.1', revision: 1, side: 1, by: 'desk' } as const;
    expect(final.refuses(by)).toEqual({ code: 'alreadySigned', entrant: final.game('1.1').entrants[1] });
    final.do({
      type: 'report',
      report: report(final.game('1.1'), 90, { game: null, id: { journal: 'z', game: 1 } }),
    });
    expect(ask(final, { type: 'settleAside', index: 0, into: '1.1', reason })).toBe('finalResult');
    expect(ask(final, { type: 'settleAside', index: 0, into: '9.1', reason })).toBe('noGame');
    expect(final.refuses({ type: 'settleAside', index: 0, into: '1.2', reason })).toBeUndefined();
  });

  test('somebody or some table that plays', () => {
    const busy = playing().do({ type: 'draw' });
    const [a] = busy.game('1.1').entrants;
    const next = busy.state.games.find(({ round, entrants }) => round === 2 && entrants.includes(a));
    expect(busy.refuses({ type: 'call', game: `${next?.game}`, table: '2' })).toEqual({
      code: 'entrantBusy',
      entrant: a,
      game: '1.1',
    });
    expect(busy.refuses({ type: 'call', game: '1.2', table: '1' })).toEqual({
      code: 'tableBusy',
      table: '1',
      game: '1.1',
    });
    expect(busy.refuses({ type: 'removeTable', table: '1' })).toEqual({
      code: 'tableBusy',
      table: '1',
      game: '1.1',
    });
    busy.do({ type: 'removeTable', table: '2' });
    expect(busy.state.tables).toEqual(['1', '3', '4', '5']);
    expect(ask(busy, { type: 'sit', game: '1.1', side: 0 })).toBeUndefined();
    expect(ask(busy, { type: 'call', game: '1.1', table: '3' })).toBe('wrongStage');
    const called = openNight(4).do({ type: 'draw' }, { type: 'call', game: '1.1', table: '1' });
    called.do({ type: 'sit', game: '1.1', side: 0 }, { type: 'call', game: '1.1', table: '3' });
    expect(called.game('1.1')).toMatchObject({ table: '3', seated: [false, false] });
  });

  test('a paused round is not called, and not paused again', () => {
    const paused = openNight(4).do({ type: 'draw' }, { type: 'pause', round: 1 });
    expect(paused.refuses({ type: 'call', game: '1.1', table: '1' })).toEqual({
      code: 'roundPaused',
      round: 1,
    });
    expect(ask(paused, { type: 'pause', round: 1 })).toBe('roundPaused');
    paused.do({ type: 'resume', round: 1 });
    expect(ask(paused, { type: 'call', game: '1.1', table: '1' })).toBeUndefined();
  });

  test('a round is taken back until it has a result, and drawn again with whoever came', () => {
    const night = openNight(4);
    expect(night.refuses({ type: 'reopenRound', reason })).toEqual({ code: 'notDrawn', round: 1 });
    night.do(
      { type: 'draw' },
      { type: 'draw' },
      { type: 'call', game: '2.1', table: '1' },
      { type: 'reopenRound', reason },
    );
    expect([night.state.drawn.length, night.state.games.length]).toEqual([1, 2]);
    night.do(...join('Eve', 'Fay'), { type: 'draw' });
    expect(night.state.drawn[1]?.pairs).toHaveLength(3);
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('before and after a night', () => {
    const none = new TestNight();
    expect(none.refuses({ type: 'draw' })).toEqual({ code: 'noNight' });
    expect(none.refuses({ type: 'reopen', reason })).toEqual({ code: 'noNight' });
    expect(none.refuses({ type: 'open', id: 'n', format: format({ games: 0 }), seed: 1 })).toMatchObject({
      code: 'badFormat',
      field: 'games',
    });
    none.do({ type: 'addPlayer', player: person('Zoe', '  Zoe ') });
    expect(none.state.players).toEqual([person('Zoe', 'Zoe')]);
    none.do({ type: 'open', id: 'n', format: format(), seed: 1 }, { type: 'close', reasons: {} });
    expect(none.refuses({ type: 'draw' })).toEqual({ code: 'nightClosed' });
    none.do({ type: 'open', id: 'n2', format: format(), seed: 2 });
    expect([none.state.phase, none.state.id, none.state.players.length]).toEqual(['open', 'n2', 1]);
    expect(decideNight(NO_NIGHT, { type: 'close', reasons: {} })).toMatchObject({ ok: false });
  });

  test('too few, and by the format’s own number', () => {
    expect(openNight(1).refuses({ type: 'draw' })).toEqual({ code: 'tooFew', players: 1, least: 2 });
    expect(openNight(5, { least: 6 }).refuses({ type: 'draw' })).toEqual({
      code: 'tooFew',
      players: 5,
      least: 6,
    });
    expect(openNight(6, { least: 6 }).refuses({ type: 'draw' })).toBeUndefined();
    expect(openNight(2).refuses({ type: 'draw' })).toBeUndefined();
  });
});

describe('people', () => {
  test('two entries that are one person', () => {
    const night = openNight(4).do({
      type: 'addPlayer',
      player: { id: 'Annie', name: 'Annie', member: '17', club: null },
    });
    night.do({ type: 'merge', from: 'Ann', into: 'Annie' });
    expect(night.state.players.map(({ id }) => id)).toEqual(['Bob', 'Cid', 'Dot', 'Annie']);
    expect(night.state.entrants[0]).toMatchObject({ id: 'Ann', players: ['Annie'] });
    night.do({
      type: 'changePlayer',
      player: { id: 'Annie', name: 'Ann B', member: '17', club: 'Vineyard' },
    });
    expect(night.state.players.at(-1)).toEqual({
      id: 'Annie',
      name: 'Ann B',
      member: '17',
      club: 'Vineyard',
    });
  });

  test('out again before the first game', () => {
    const night = openNight(4).do({ type: 'checkOut', entrant: 'Bob' });
    expect(night.state.entrants.map(({ id }) => id)).toEqual(['Ann', 'Cid', 'Dot']);
  });

  test('pairs: two of them, and nobody in two', () => {
    const night = new TestNight().do({ type: 'open', id: 'n', format: formatOf('red-carpet'), seed: 1 });
    night.do(
      ...NAMES.slice(0, 4).map(
        (id): NightCommand => ({ type: 'addPlayer', player: { id, name: id, member: null, club: null } }),
      ),
    );
    const pair = (id: string, ...players: readonly string[]): NightCommand => ({
      type: 'checkIn',
      entrant: { id, players, as: 'member' },
    });
    expect(night.refuses(pair('x', 'Ann'))).toEqual({ code: 'partners', expected: 2, got: 1 });
    expect(night.refuses(pair('x', 'Ann', 'Ann'))).toEqual({ code: 'partners', expected: 2, got: 1 });
    night.do(pair('x', 'Ann', 'Bob'));
    expect(night.refuses(pair('y', 'Cid', 'Bob'))).toEqual({ code: 'checkedIn', player: 'Bob' });
    night.do(pair('y', 'Cid', 'Dot'), { type: 'draw' });
    expect(night.state.games.map(({ entrants }) => entrants.toSorted())).toEqual([['x', 'y']]);
  });
});

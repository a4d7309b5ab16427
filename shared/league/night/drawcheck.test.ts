// A draw that is sealed before and checked afterwards. ../shared/review/trust.md B6: the seed was public before the draw.
import { describe, expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { format, join, NAMES, openNight, reason, TestNight, win } from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import { checkDraw, noteDraw } from './drawcheck.ts';
import type { NightEvent, NightFact } from './event.ts';

const drawFacts = (events: readonly NightEvent[]) => events.reduce(noteDraw, [] as readonly NightFact[]);
const SECRET = '0123456789abcdef0123456789abcdef';

function sealed(players = 11): TestNight {
  const night = new TestNight();
  night.do({ type: 'open', id: 'n1', format: format(), seed: 7, secret: SECRET });
  return night.do(...join(...NAMES.slice(0, players)));
}

const check = ({ state, events }: TestNight, facts = drawFacts(events)) =>
  checkDraw(publicView(state), facts);

describe('before the draw', () => {
  test('anybody sees the seal alone; afterwards the seed and the secret', () => {
    const night = sealed();
    const { seal } = publicView(night.state);
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(publicView(night.state)).toMatchObject({ seed: null, secret: null });
    expect(JSON.stringify(publicView(night.state))).not.toContain(SECRET);
    night.do('draw');
    expect(publicView(night.state)).toMatchObject({ seal, seed: 7, secret: SECRET });
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('a night of an older version has no seal, and goes on', () => {
    const night = openNight(4).do('draw');
    expect(publicView(night.state)).toMatchObject({ seal: null, seed: 7 });
    expect(check(night)).toEqual({ code: 'unsealed' });
  });
});

describe('the draw follows from the seed', () => {
  test('round by round', () => {
    const night = sealed();
    for (let round = 1; round <= 10; round++) {
      night.do('draw');
      expect(check(night)).toEqual({ code: 'matches', rounds: round });
    }
  });

  test('whoever comes and goes, with games void and rounds taken back', () => {
    const night = sealed().do('draw, draw');
    night.do('drop Bob, draw', ...join('Lou'));
    night.do('draw, reopenRound, draw');
    const [game] = night.state.games;
    night.do({ type: 'void', game: game?.game ?? '', reason }, 'draw');
    night.do({ type: 'letBe', game: game?.game ?? '', reason }, 'draw');
    expect(check(night)).toEqual({ code: 'matches', rounds: night.state.drawn.length });
  });

  test('reasons are nobody’s business', () => {
    const night = sealed().do('draw', { type: 'drop', entrant: 'Bob', reason: 'a sick child' });
    expect(JSON.stringify(drawFacts(night.events))).not.toContain('sick');
    expect(check(night)).toEqual({ code: 'matches', rounds: 1 });
  });

  test('only the facts of the last night', () => {
    const night = sealed().do('draw');
    const reasons = Object.fromEntries(night.state.games.map(({ game }) => [game, reason]));
    night.do(
      { type: 'close', reasons },
      { type: 'open', id: 'n2', format: format(), seed: 8, secret: SECRET },
    );
    expect(drawFacts(night.events)).toMatchObject([{ type: 'nightOpened', id: 'n2' }]);
  });
});

describe('what does not agree is found', () => {
  const drawn = (): TestNight => sealed().do('draw, draw');
  const changed = (night: TestNight, change: (fact: NightFact) => NightFact) =>
    check(night, drawFacts(night.events).map(change));

  const opened = (changes: object) => (each: NightFact) =>
    each.type === 'nightOpened' ? { ...each, ...changes } : each;
  /** The opponents of the second round's first two games change places. */
  const swapped = (each: NightFact): NightFact => {
    if (each.type !== 'roundDrawn' || each.round !== 2) return each;
    const [a, b, ...rest] = each.games;
    if (a === undefined || b === undefined) return each;
    const one = { ...a, entrants: [a.entrants[0], b.entrants[1]] as const };
    const other = { ...b, entrants: [b.entrants[0], a.entrants[1]] as const };
    return { ...each, games: [one, other, ...rest] };
  };
  const renamed = (each: NightFact): NightFact =>
    each.type === 'checkedIn' && each.entrant.id === 'Ann'
      ? { ...each, entrant: { ...each.entrant, id: 'Bob' } }
      : each;
  test.each<[string, (fact: NightFact) => NightFact, object]>([
    ['another seed', opened({ seed: 8 }), { code: 'otherSeal' }],
    ['another secret', opened({ secret: 'else' }), { code: 'otherSeal' }],
    ['two who swap their opponents', swapped, { code: 'otherDraw', round: 2 }],
    ['another order of check-in', renamed, { code: 'otherDraw', round: 1 }],
  ])('%s', (_, change, result) => {
    expect(changed(drawn(), change)).toEqual(result);
  });

  test('games that are shown and were not drawn', () => {
    const night = drawn();
    const view = publicView(night.state);
    const games = view.games.map((each) =>
      each.game === '2.1' ? { ...each, entrants: [each.entrants[1], each.entrants[0]] as const } : each,
    );
    expect(checkDraw({ ...view, games }, drawFacts(night.events))).toEqual({ code: 'otherDraw', round: 2 });
  });
});

// A consolation checks in the same players, in an order of its own, and draws rounds of its own.
test('draws and check-ins of other events are not taken for those of the first', () => {
  const night = sealed(4).do('draw');
  night.do({ type: 'openEvent', id: 'S', name: 'satellite', format: format() });
  for (const id of ['Bob', 'Ann'])
    night.do({ type: 'checkIn', event: 'S', entrant: { id, players: [id], as: 'member' } });
  night.do({ type: 'draw', event: 'S' }, 'draw');
  expect(check(night)).toEqual({ code: 'matches', rounds: 2 });
});

// The page said of every knock-out that its seal was another one.
describe('a bracket that is drawn by lot', () => {
  const drawn = (): TestNight => {
    const night = new TestNight();
    night.do({ type: 'open', id: 'n1', format: formatOf('knockout'), seed: 7, secret: SECRET });
    return night
      .do(...join(...NAMES.slice(0, 5)), { type: 'rankEvents', order: [''] }, 'addTable 1')
      .do('draw, reopenRound, draw');
  };

  test('follows from the seed, which is public from then on; also when matches are over', () => {
    const night = drawn();
    expect(publicView(night.state)).toMatchObject({ seed: 7, secret: SECRET });
    expect(check(night)).toEqual({ code: 'matches', rounds: 1 });
    const { entrants, match } = night.state.games[0] ?? { entrants: ['', ''] as const, match: '' };
    night.do({ type: 'ruleMatch', match, winner: entrants[0], reason });
    expect(check(night)).toEqual({ code: 'matches', rounds: 1 });
  });

  test.each<[string, (order: readonly string[]) => readonly string[]]>([
    ['drawn otherwise', (order) => order.toReversed()],
    ['shown otherwise', (order) => order],
  ])('%s, it is found', (what, change) => {
    const night = drawn();
    const facts = drawFacts(night.events).map((fact) =>
      fact.type === 'bracketDrawn' ? { ...fact, order: change(fact.order) } : fact,
    );
    const view = publicView(night.state);
    const bracket = view.bracket && { ...view.bracket, rounds: view.bracket.rounds.toReversed() };
    const shown = what === 'shown otherwise' ? { ...view, bracket } : view;
    expect(checkDraw(shown, facts)).toEqual({ code: 'otherDraw', round: 1 });
  });
});

// The page said of every later game of a match that it was not drawn.
test('the later games of a match, which nobody draws, are no other draw', () => {
  const night = new TestNight();
  const wanted = format({ match: { games: 3 } });
  night.do({ type: 'open', id: 'n1', format: wanted, seed: 7, secret: SECRET });
  night.do(...join(...NAMES.slice(0, 4)), 'draw');
  night.do({ type: 'correct', game: '1.1', outcome: win(8), reason });
  expect(night.state.games.map(({ game }) => game)).toContain('1.1-2');
  expect(check(night)).toEqual({ code: 'matches', rounds: 1 });
});

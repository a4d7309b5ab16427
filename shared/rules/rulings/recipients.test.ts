// Who pegs what a ruling gives away: with three sides or more, and in lowball, where nobody wants points.
import { describe, expect, test } from 'vitest';
import { shortRuling, speakRuling } from '../../words/testing/english.ts';
import { act, EMPTY, type Timeline } from '../game/timeline.ts';
import { parseRules } from '../house/apply.ts';
import { findPreset } from '../house/presets.ts';
import { playersOf } from '../testing/random.ts';
import { keyed, pegs } from '../testing/table.ts';

const NAMES = ['Red', 'Blue', 'Green', 'White', 'Black'];

function game(
  preset: string,
  settings: Readonly<Record<string, string>>,
  ...texts: readonly string[]
): Timeline {
  const found = findPreset(preset);
  const rules = found.ok ? parseRules(found.value, settings) : found;
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  const players = NAMES.slice(0, playersOf(rules.value).length);
  const begun = act(EMPTY, { type: 'newGame', rules: rules.value, players });
  if (!begun.ok) throw new Error(begun.refusal.code);
  return keyed(begun.value.timeline, ...texts);
}

const ruled = ({ present }: Timeline): readonly unknown[] => [
  pegs(present),
  present.ruling && speakRuling(present.ruling, present.players),
];

/** What a misdeal costs at Hoyle's table. */
const HOYLE = { misdealPoints: '2' };

describe('three or more sides: who takes a penalty is a setting', () => {
  test.each<[string, string, string, string]>([
    // The next player of another side, to the left.
    [
      'next',
      'offence misdeal 0',
      'Red 0/0 Blue 2/0 Green 0/0',
      'Misdeal. Blue takes 2, and Red deals again.',
    ],
    [
      'next',
      'offence misdeal 0 to=2',
      'Red 0/0 Blue 0/0 Green 2/0',
      'Misdeal. Green takes 2, and Red deals again.',
    ],
    [
      'each',
      'offence misdeal 0',
      'Red 0/0 Blue 2/0 Green 2/0',
      'Misdeal. Every other side takes 2, and Red deals again.',
    ],
    // Whoever is named takes it alone.
    [
      'each',
      'offence misdeal 0 to=2',
      'Red 0/0 Blue 0/0 Green 2/0',
      'Misdeal. Green takes 2, and Red deals again.',
    ],
  ])('penaltyTo=%s, %s', (penaltyTo, text, standing, aloud) => {
    expect(ruled(game('six-card-3', { ...HOYLE, penaltyTo }, 'cut 0', text))).toEqual([standing, aloud]);
  });

  test('the figure of the ruling is what each of them takes', () => {
    const { ruling } = game(
      'six-card-3',
      { ...HOYLE, penaltyTo: 'each' },
      'cut 0, offence misdeal 0',
    ).present;
    expect(ruling).toMatchObject({ award: 2, takers: 'each', moves: [{ side: 1 }, { side: 2 }] });
  });

  test('partners take it once', () => {
    const table = game('six-card-5', { ...HOYLE, penaltyTo: 'each', name: 'x' }, 'cut 4, offence misdeal 4');
    expect(table.present.pegs.map(({ front }) => front)).toEqual([2, 2, 0]);
  });

  test.each([
    ['next', [8, 4, 0]],
    ['each', [8, 4, 4]],
  ])('an overcount too: penaltyTo=%s', (penaltyTo, fronts) => {
    const settings = { penaltyTo, mode: 'always', overcount: 'toOpponent' };
    const hand = ['next', 'starter TC', 'next', 'cards 5C 5D 7H 8S', 'peg 0 12'];
    expect(game('six-card-3', settings, 'cut 2', ...hand).present.pegs.map(({ front }) => front)).toEqual(
      fronts,
    );
  });

  test('and automatic muggins; a call goes to the caller alone', () => {
    const hand = ['next', 'starter TC', 'next', 'cards 5C 5D 7H 8S', 'peg 0 6'];
    const auto = { penaltyTo: 'each', mode: 'always', muggins: 'automatic' };
    expect(game('six-card-3', auto, 'cut 2', ...hand).present.pegs.map(({ front }) => front)).toEqual([
      6, 2, 2,
    ]);
    const called = { ...auto, muggins: 'called' };
    const table = game('six-card-3', called, 'cut 2', ...hand, 'muggins 2 2');
    expect(table.present.pegs.map(({ front }) => front)).toEqual([6, 0, 2]);
  });

  test('a game lost by a false claim is won by one side, whoever takes penalties', () => {
    const settings = { penaltyTo: 'each', falseClaim: 'losesGame', target: '31', skunks: 'none' };
    const table = game('six-card-3', settings, 'cut 2, next, next, peg 0 15, peg 0 14, peg 0 2');
    const after = keyed(table, 'offence falseGame 0 points=0');
    expect(after.present.results).toMatchObject([{ winner: 1, scores: [29, 31, 0] }]);
    const shown = game(
      'six-card-3',
      { ...settings, mode: 'always' },
      'cut 2, next, starter TC, peg 0 15, peg 0 14, next, cards 2C 4D 6H 8S, peg 0 2',
    );
    expect(shown.present.results).toMatchObject([{ winner: 1, scores: [29, 31, 0] }]);
  });
});

describe('lowball: a penalty hurts who is penalised (Muggins: no source says, so it is a setting)', () => {
  const low = (settings: Readonly<Record<string, string>>, ...texts: string[]): Timeline =>
    game('lowball', settings, 'cut 0', ...texts);

  test.each<[string, string, string]>([
    ['player', 'Red 2/0 Blue 0/0', 'Misdeal. Red takes 2, and Red deals again.'],
    ['opponent', 'Red 0/0 Blue 2/0', 'Misdeal. Blue takes 2, and Red deals again.'],
  ])('lowballPenalty=%s: a misdeal', (lowballPenalty, standing, aloud) => {
    expect(ruled(low({ ...HOYLE, lowballPenalty }, 'offence misdeal 0'))).toEqual([standing, aloud]);
  });

  test('who would go back goes on', () => {
    const table = low({}, 'offence unchecked 0');
    expect(ruled(table)).toEqual([
      'Red 10/0 Blue 0/0',
      'Red refused a check of the cards and goes forward 10. The points of this deal come off. Deal again.',
    ]);
    expect(table.present.ruling && shortRuling(table.present.ruling)).toBe('Goes on 10');
    const begun = ['free', 'peg 0 12', 'cut 0', 'offence unchecked 0'];
    const usual = game('lowball', { lowballPenalty: 'opponent' }, ...begun);
    expect(pegs(usual.present)).toBe('Red 2/0 Blue 0/0');
  });

  test('points of later cards are cancelled as in any game', () => {
    const table = low({ renege: 'flat' }, 'next, next, peg 0 6, offence renege 0 points=6');
    // Six back, and the two for the renege are his own.
    expect(pegs(table.present)).toBe('Red 2/0 Blue 0/0');
    expect(table.present.ruling).toMatchObject({ award: 2, takers: 'player', back: 6 });
  });

  test('what a count claims too much stays with who claimed it', () => {
    const hand = ['next', 'starter TC', 'next', 'cards 5C 5D 7H 8S', 'peg 1 12'];
    const settings = { mode: 'always', overcount: 'toOpponent' };
    expect(pegs(low(settings, ...hand).present)).toBe('Red 0/0 Blue 12/8');
    expect(pegs(low({ ...settings, lowballPenalty: 'opponent' }, ...hand).present)).toBe('Red 4/0 Blue 8/0');
  });

  test('a penalty can lose the game', () => {
    const table = low({ target: '31', ...HOYLE }, 'next, next, peg 0 15, peg 0 14, offence cribSeen 0');
    expect(table.present.results).toMatchObject([{ winner: 1, scores: [31, 0], ending: 'ruling' }]);
  });

  test('nobody claims a game that he loses: too much is only too much', () => {
    const near = ['next', 'next', 'peg 0 15', 'peg 0 14', 'peg 0 2'];
    const table = low({ target: '31', falseClaim: 'fifteenBack' }, ...near);
    const after = keyed(table, 'offence overpegged 0 points=2');
    expect([after.present.ruling?.code, pegs(after.present)]).toEqual([
      'overpegCorrected',
      'Red 29/15 Blue 0/0',
    ]);
  });
});

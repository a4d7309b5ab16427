// Who pegs what a ruling gives away: with three sides or more, and in lowball, where nobody wants points.
import { describe, expect, test } from 'vitest';
import { shortRuling, speakRuling } from '../../words/testing/english.ts';
import type { Timeline } from '../game/timeline.ts';
import { pegs, tableAt } from '../testing/table.ts';

/** What a misdeal costs at Hoyle's table. */
const HOYLE = 'misdealPoints=2';
/** A hand of eight, of which Red claims some. */
const CLAIM = 'cut 2, next, starter TC, next, cards 5C 5D 7H 8S, peg 0';

const fronts = ({ present }: Timeline): string => present.pegs.map(({ front }) => front).join(' ');

const ruled = ({ present }: Timeline): readonly unknown[] => [
  pegs(present),
  present.ruling && speakRuling(present.ruling, present.players),
];

describe('three or more sides: who takes a penalty is a setting', () => {
  test.each([
    // The next player of another side, to the left; whoever is named takes it alone.
    ['next', '', 'Red 0/0 Blue 2/0 Green 0/0', 'Misdeal. Blue takes 2, and Red deals again.'],
    ['next', ' to=2', 'Red 0/0 Blue 0/0 Green 2/0', 'Misdeal. Green takes 2, and Red deals again.'],
    ['each', '', 'Red 0/0 Blue 2/0 Green 2/0', 'Misdeal. Every other side takes 2, and Red deals again.'],
    ['each', ' to=2', 'Red 0/0 Blue 0/0 Green 2/0', 'Misdeal. Green takes 2, and Red deals again.'],
  ])('penaltyTo=%s, misdeal%s', (penaltyTo, to, standing, aloud) => {
    const table = tableAt(`six-card-3 ${HOYLE} penaltyTo=${penaltyTo}`, `cut 0, offence misdeal 0${to}`);
    expect(ruled(table)).toEqual([standing, aloud]);
  });

  test('the figure of the ruling is what each of them takes', () => {
    const { ruling } = tableAt(`six-card-3 ${HOYLE} penaltyTo=each`, 'cut 0, offence misdeal 0').present;
    expect(ruling).toMatchObject({ award: 2, takers: 'each', moves: [{ side: 1 }, { side: 2 }] });
  });

  test.each([
    ['partners take it once', `six-card-5 ${HOYLE} penaltyTo=each`, 'cut 4, offence misdeal 4', '2 2 0'],
    ['an overcount', 'six-card-3 mode=always overcount=toOpponent', `${CLAIM} 12`, '8 4 0'],
    ['of each', 'six-card-3 mode=always overcount=toOpponent penaltyTo=each', `${CLAIM} 12`, '8 4 4'],
    ['automatic muggins', 'six-card-3 mode=always muggins=automatic penaltyTo=each', `${CLAIM} 6`, '6 2 2'],
    ['a caller', 'six-card-3 mode=always muggins=called penaltyTo=each', `${CLAIM} 6, muggins 2 2`, '6 0 2'],
  ])('%s', (_, settings, keys, stand) => {
    expect(fronts(tableAt(settings, keys))).toBe(stand);
  });

  test('a game lost by a false claim is won by one side, whoever takes penalties', () => {
    const settings = 'six-card-3 penaltyTo=each falseClaim=losesGame target=31 skunks=none';
    const near = 'peg 0 15, peg 0 14';
    for (const table of [
      tableAt(settings, `cut 2, next, next, ${near}, peg 0 2, offence falseGame 0 points=0`),
      tableAt(
        `${settings} mode=always`,
        `cut 2, next, starter TC, ${near}, next, cards 2C 4D 6H 8S, peg 0 2`,
      ),
    ])
      expect(table.present.results).toMatchObject([{ winner: 1, scores: [29, 31, 0] }]);
  });
});

describe('lowball: a penalty hurts who is penalised (Muggins: no source says, so it is a setting)', () => {
  const low = (settings: string, keys: string): Timeline => tableAt(`lowball ${settings}`, `cut 0, ${keys}`);
  const OVER = 'next, starter TC, next, cards 5C 5D 7H 8S, peg 1 12';

  test.each([
    ['player', 'Red 2/0 Blue 0/0', 'Misdeal. Red takes 2, and Red deals again.'],
    ['opponent', 'Red 0/0 Blue 2/0', 'Misdeal. Blue takes 2, and Red deals again.'],
  ])('lowballPenalty=%s: a misdeal', (penalty, standing, aloud) => {
    expect(ruled(low(`${HOYLE} lowballPenalty=${penalty}`, 'offence misdeal 0'))).toEqual([standing, aloud]);
  });

  test('who would go back goes on', () => {
    const table = low('', 'offence unchecked 0');
    expect(ruled(table)).toEqual([
      'Red 10/0 Blue 0/0',
      'Red refused a check of the cards and goes forward 10. The points of this deal come off. Deal again.',
    ]);
    expect(table.present.ruling && shortRuling(table.present.ruling)).toBe('Goes on 10');
    const usual = tableAt('lowball lowballPenalty=opponent', 'free, peg 0 12, cut 0, offence unchecked 0');
    expect(pegs(usual.present)).toBe('Red 2/0 Blue 0/0');
  });

  test('points of later cards are cancelled as in any game', () => {
    const { present } = low('renege=flat', 'next, next, peg 0 6, offence renege 0 points=6');
    // Six back, and the two for the renege are his own.
    expect(pegs(present)).toBe('Red 2/0 Blue 0/0');
    expect(present.ruling).toMatchObject({ award: 2, takers: 'player', back: 6 });
  });

  test('what a count claims too much stays with who claimed it', () => {
    const settings = 'mode=always overcount=toOpponent';
    expect(pegs(low(settings, OVER).present)).toBe('Red 0/0 Blue 12/8');
    expect(pegs(low(`${settings} lowballPenalty=opponent`, OVER).present)).toBe('Red 4/0 Blue 8/0');
  });

  test('a penalty can lose the game', () => {
    const { results } = low(
      `target=31 ${HOYLE}`,
      'next, next, peg 0 15, peg 0 14, offence cribSeen 0',
    ).present;
    expect(results).toMatchObject([{ winner: 1, scores: [31, 0], ending: 'ruling' }]);
  });

  test('a claim of a game that its player loses is only too much', () => {
    const over = 'next, next, peg 0 15, peg 0 14, peg 0 2, offence overpegged 0 points=2';
    const { present } = low('target=31 falseClaim=fifteenBack', over);
    expect([present.ruling?.code, pegs(present)]).toEqual(['overpegCorrected', 'Red 29/15 Blue 0/0']);
  });
});

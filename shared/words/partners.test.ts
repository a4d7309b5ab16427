// Sentences of a league night about a player, and about partners: the verb goes with them.
import { expect, test } from 'vitest';
import { LEAGUE as EN } from './en/league.ts';
import { hall as en } from './en/pages/hall.ts';
import { LEAGUE as FR } from './fr/league.ts';
import { hall as fr } from './fr/pages/hall.ts';

const PAIR = 'Ann & Bob';

/** Bug: a phone said "Ann & Bob is not here". */
test.each<[string, string, string]>([
  [en.phone.absent('Ann'), en.phone.absent(PAIR), 'Ann & Bob are not here'],
  [en.phone.theyWait('Ann'), en.phone.theyWait(PAIR), 'Ann & Bob wait for you.'],
  [en.phone.stillPlays('Ann', '2'), en.phone.stillPlays(PAIR, '2'), 'Ann & Bob still play at table 2.'],
  [en.winner('Ann'), en.winner(PAIR), 'Ann & Bob win the night'],
  [en.sitsOut(['Ann']), en.sitsOut([PAIR]), 'Ann & Bob sit out this round.'],
  [en.desk.forfeitBy('Ann'), en.desk.forfeitBy(PAIR), 'Ann & Bob forfeit'],
  [en.desk.first('Ann'), en.desk.first(PAIR), 'Ann & Bob are ahead'],
  [
    EN.decisions.cut('Ann', 'Cid', [0, 0]),
    EN.decisions.cut(PAIR, 'Cid', [0, 0]),
    'Ann & Bob are ahead of Cid by the cut.',
  ],
  [fr.phone.absent('Ann'), fr.phone.absent(PAIR), 'Ann & Bob ne sont pas là'],
  [fr.phone.theyWait('Ann'), fr.phone.theyWait(PAIR), 'Ann & Bob sont là, et vous attendent.'],
  [fr.winner('Ann'), fr.winner(PAIR), 'Ann & Bob gagnent la soirée'],
  [fr.sitsOut(['Ann']), fr.sitsOut([PAIR]), 'Ann & Bob ne jouent pas cette ronde.'],
  [fr.desk.wonBy('Ann'), fr.desk.wonBy(PAIR), 'Ann & Bob ont gagné'],
  [fr.desk.forfeitBy('Ann'), fr.desk.forfeitBy(PAIR), 'Ann & Bob déclarent forfait'],
  [
    FR.decisions.cut('Ann', 'Cid', [0, 0]),
    FR.decisions.cut(PAIR, 'Cid', [0, 0]),
    'Ann & Bob devancent Cid par la coupe.',
  ],
])('%s %s', (one, pair, wanted) => {
  expect(pair).toBe(wanted);
  expect(one).not.toBe(pair.replace(PAIR, 'Ann'));
});

// What a player asks another side to agree to, in both languages.
import { expect, test } from 'vitest';
import type { OffenceCall } from '../rules/game/index.ts';
import { sayConsent } from './consent.ts';
import { LANGUAGES } from './languages.ts';
import { peopleOf } from './people.ts';

const people = peopleOf(['Ann', 'Bob', '']);
const call = (change: Partial<OffenceCall>): OffenceCall => ({
  type: 'offence',
  offence: 'renege',
  seat: 1,
  ...change,
});

test.each<[by: number, offence: OffenceCall | null, mine: boolean, en: string, fr: string]>([
  [0, null, false, 'Ann asks to take the last move back.', 'Ann demande de défaire le dernier coup.'],
  [
    2,
    null,
    false,
    'Player 3 asks to take the last move back.',
    'Joueur 3 demande de défaire le dernier coup.',
  ],
  [
    0,
    null,
    true,
    'Waiting for Bob or player 3 to agree. (Or press UNDO on the board.)',
    'On attend Bob ou joueur 3. (Ou appuyez sur UNDO sur la planche.)',
  ],
  [
    0,
    call({ offence: 'cribPickedUp' }),
    false,
    'Ann reports: Bob picked up cards laid away to the crib. Is that so?',
    'Ann signale : Bob a repris des cartes écartées au crib. Est-ce exact ?',
  ],
  [
    0,
    call({ cards: 2, points: 1 }),
    false,
    'Ann reports: Bob said go with a card that could be played, points: 1, cards: 2. Is that so?',
    'Ann signale : Bob a dit go avec une carte jouable, points : 1, cartes : 2. Est-ce exact ?',
  ],
  [
    0,
    call({}),
    true,
    'Waiting for Bob or player 3 to agree to your report. (Or report it on the board: MUGGINS twice, then NEXT until it shows.)',
    'On attend Bob ou joueur 3. (Ou signalez-le sur la planche : MUGGINS deux fois, puis NEXT jusqu’à la faute.)',
  ],
])('seat %i asks about %j, mine: %s', (by, offence, mine, en, fr) => {
  const said = Object.values(LANGUAGES).map(({ consents }) =>
    sayConsent(consents, { by, offence, agree: [1, 2] }, people, mine),
  );
  expect(said).toEqual([en, fr]);
});

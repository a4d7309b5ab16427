// Weekends by chance, with everything that a desk can do to them.
import { expect, test } from 'vitest';
import { ChanceWeekend } from '../testing/weekend.ts';
import { bracketsHold, roomHolds } from '../testing/weekends.ts';
import { inEvent } from './rooms.ts';
import { stageField, stagesOf } from './stages.ts';

test('brackets are what the final facts say, whatever befell them, and can be played to the end', () =>
  bracketsHold(80));

test('several events at ten tables: nobody is called twice, no table twice, and no game waits for ever', () =>
  roomHolds(40));

// cribbage.org, Consy Lite since 2018-08-01: byes to the best of the main event.
test('40 enter a Consy Lite: 24 have byes, and 16 play round 1', () => {
  const weekend = new ChanceWeekend({
    players: 44,
    qualify: 4,
    games: 3,
    bracket: { order: 'acc', byes: 'seeds', third: false },
    lite: true,
  });
  weekend.qualify(7);
  weekend.cut('C');
  const [, lite] = stagesOf(weekend.state);
  const field = lite === undefined ? [] : stageField(weekend.state, lite).entrants;
  for (const entrant of field.toReversed()) weekend.must({ type: 'checkIn', event: 'C', entrant });
  weekend.must({ type: 'draw', event: 'C' });
  const playing = inEvent(weekend.state, 'C').games.filter(({ round }) => round === 1);
  const rest = field.slice(24).map(({ id }) => id);
  expect([field.length, playing.flatMap(({ entrants }) => entrants).toSorted()]).toEqual([
    40,
    rest.toSorted(),
  ]);
});

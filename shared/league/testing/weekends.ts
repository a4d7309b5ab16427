// The properties of weekends: brackets and the consolation, and several events in one room. Each throws at the first weekend that breaks it.
import fc from 'fast-check';
import { expect } from 'vitest';
import { nightOf } from '../night/evolve.ts';
import { eventsOf, gamesInRoom, inEvent } from '../night/rooms.ts';
import { stageField } from '../night/stages.ts';
import { isFinal } from '../night/state.ts';
import { chanceOf } from '../rotation/chance.ts';
import { brokenBrackets, consolationOf, decidedIn, oracleOf } from './knockout.ts';
import { brokenRoom, ChanceWeekend, type WeekendForm } from './weekend.ts';

const forms = (least: number, most: number): fc.Arbitrary<WeekendForm> =>
  fc.record({
    players: fc.integer({ min: least, max: most }),
    qualify: fc.integer({ min: 2, max: most }),
    games: fc.constantFrom(1, 3, 5),
    bracket: fc.record({
      order: fc.constantFrom('acc', 'halves', 'drawn'),
      byes: fc.constantFrom('seeds', 'drawn'),
      third: fc.boolean(),
    }),
    lite: fc.boolean(),
  });
const chances = fc.array(fc.nat(), { maxLength: 40, size: 'max' });

/** Brackets and the consolation are what the final facts say, whatever befell them, and can be played to the end. */
export function bracketsHold(numRuns: number): void {
  fc.assert(
    fc.property(forms(2, 40), chances, (form, thrown) => {
      const weekend = new ChanceWeekend(form);
      weekend.qualify(form.players);
      for (const chance of thrown) {
        weekend.step(chance);
        expect(brokenBrackets(weekend.state)).toEqual([]);
      }
      const brackets = eventsOf(weekend.state).filter(({ seeds }) => seeds.length > 1);
      for (const event of brackets) expect(decidedIn(event)).toEqual(oracleOf(event));
      const [, consolation] = weekend.state.format.stages;
      const field = consolation && stageField(weekend.state, consolation).entrants.map(({ id }) => id);
      if (inEvent(weekend.state, 'P').event === 'P')
        expect(field?.toSorted()).toEqual(consolationOf(weekend.state));
      expect(nightOf(JSON.parse(JSON.stringify(weekend.events)))).toEqual(weekend.state);
      for (const { event } of brackets) {
        weekend.settle(chanceOf(form.players), event);
        expect(decidedIn(inEvent(weekend.state, event)).filter((each) => each.includes('?'))).toEqual([]);
      }
    }),
    { numRuns },
  );
}

/** Nobody is called twice and no table is, the league takes every step of the hall, and no game waits for ever. */
export function roomHolds(numRuns: number): void {
  fc.assert(
    fc.property(forms(6, 24), fc.integer({ min: 2, max: 10 }), chances, (form, tables, thrown) => {
      const weekend = new ChanceWeekend(form, tables);
      weekend.openSatellite(form.players);
      for (const chance of thrown) {
        weekend.follow();
        weekend.step(chance);
        expect(brokenRoom(weekend.state)).toEqual([]);
      }
      weekend.playCalled();
      const waiting = gamesInRoom(weekend.state).filter(
        (each) => each.result === undefined && !isFinal(each),
      );
      expect(waiting.map(({ game }) => game)).toEqual([]);
    }),
    { numRuns },
  );
}

// Seasons and settings of a club: kept from night to night, and what is refused.
import { expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { TestNight } from '../testing/night.ts';
import { USUAL_SETTINGS } from './settings.ts';

const keep = (name: string, best?: number) => ({ type: 'keepSeason', season: { name, best } }) as const;
const open = (id: string) => ({ type: 'open', id, format: formatOf('bell'), seed: 7 }) as const;

test('before a night, in one, and in the next', () => {
  const night = new TestNight().do(keep('Autumn', 20), keep('Winter'), open('n1'));
  night.do(keep('Autumn', 10), { type: 'setClub', settings: { guestNights: 3 } });
  night.do({ type: 'close', reasons: {} }, open('n2'));
  expect(night.state.seasons).toMatchObject([{ name: 'Winter' }, { name: 'Autumn', best: 10 }]);
  expect(night.state.settings).toEqual({ ...USUAL_SETTINGS, guestNights: 3 });
  expect(night.rebuilt()).toEqual(night.state);
});

test('what is so already is no event', () => {
  const night = new TestNight().do(keep('Autumn', 20), { type: 'setClub', settings: { screen: 'Autumn' } });
  const before = night.events.length;
  night.do(keep('Autumn', 20), { type: 'setClub', settings: { screen: 'Autumn', guestNights: undefined } });
  night.do({ type: 'setClub', settings: { season: USUAL_SETTINGS.season } });
  expect(night.events).toHaveLength(before);
});

test('a season that the club does not keep', () => {
  const night = new TestNight().do(keep('Autumn'));
  const refusal = { code: 'noSeason', season: 'Winter', known: ['Autumn'] };
  expect(night.refuses({ type: 'dropSeason', season: 'Winter' })).toEqual(refusal);
  expect(night.refuses({ type: 'setClub', settings: { screen: 'Winter' } })).toEqual(refusal);
  expect(night.do({ type: 'dropSeason', season: 'Autumn' }).state.seasons).toEqual([]);
});

test('a season that ends before it begins', () => {
  const season = { name: 'Autumn', from: '2026-09-02', to: '2026-09-01' };
  expect(new TestNight().refuses({ type: 'keepSeason', season })).toEqual({
    ...{ code: 'seasonDays', from: '2026-09-02', to: '2026-09-01' },
  });
  expect(
    new TestNight().refuses({ type: 'keepSeason', season: { ...season, to: '2026-09-02' } }),
  ).toBeUndefined();
});

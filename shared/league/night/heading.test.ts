// Day, title and venue of a night: one value, from the opening on.
import { expect, test } from 'vitest';
import { format, TestNight } from '../testing/night.ts';
import type { NightEvent } from './event.ts';
import { nightOf } from './evolve.ts';

const OPEN = { type: 'open', id: 'n1', format: format(), seed: 7 } as const;
const HEADING = { date: '2026-11-26', title: 'Winter league', venue: 'The Bell' } as const;

test('a night has the heading that it is opened with, or none', () => {
  expect(new TestNight().do({ ...OPEN, heading: HEADING }).state.heading).toEqual(HEADING);
  expect(new TestNight().do(OPEN).state.heading).toEqual({});
});

test('a correction replaces the whole heading; the same once more changes nothing', () => {
  const night = new TestNight().do({ ...OPEN, heading: HEADING });
  const heading = { date: '2026-11-27' };
  night.do({ type: 'correctHeading', heading });
  expect(night.state.heading).toStrictEqual(heading);
  const before = night.events.length;
  expect(night.do({ type: 'correctHeading', heading }).events).toHaveLength(before);
  expect(new TestNight().refuses({ type: 'correctHeading', heading })?.code).toBe('noNight');
});

// Journals of the first nights.
test('a night that was opened with day, title and venue beside the format is still read', () => {
  const { heading: _, ...opened } = { ...OPEN, ...HEADING, heading: undefined };
  const event = { ...opened, type: 'nightOpened', at: 0, author: 'desk' } as NightEvent;
  expect(nightOf([event]).heading).toEqual(HEADING);
});

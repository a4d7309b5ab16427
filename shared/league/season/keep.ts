// The seasons that a club keeps, each under its name.
import type { NightCommandOf } from '../night/command.ts';
import { type Decided, facts } from '../night/find.ts';
import { canonical } from '../night/report.ts';
import type { NightState } from '../night/state.ts';
import { refused } from '../refusal.ts';

/** Keeps a season, in the place of one with its name. */
export function keepSeason({ seasons }: NightState, { season }: NightCommandOf<'keepSeason'>): Decided {
  const { name, from = '', to = '9999' } = season;
  if (from > to) return refused({ code: 'seasonDays', from, to });
  const before = seasons.find((each) => each.name === name);
  return canonical(before) === canonical(season) ? facts() : facts({ type: 'seasonKept', season });
}

/** Keeps a season no more. The nights stay as they are. */
export function dropSeason({ seasons }: NightState, { season }: NightCommandOf<'dropSeason'>): Decided {
  const known = seasons.map(({ name }) => name);
  return known.includes(season)
    ? facts({ type: 'seasonDropped', season })
    : refused({ code: 'noSeason', season, known });
}

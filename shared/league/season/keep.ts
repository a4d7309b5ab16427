// The seasons that a club saves by name, and its settings.
import type { NightCommandOf } from '../night/command.ts';
import { type Decided, facts } from '../night/find.ts';
import { canonical } from '../night/report.ts';
import type { NightState } from '../night/state.ts';
import { refused } from '../refusal.ts';
import type { ClubSettings } from './settings.ts';

/** Saves a season. It replaces one of the same name. */
export function keepSeason({ seasons }: NightState, { season }: NightCommandOf<'keepSeason'>): Decided {
  const { name, from = '', to = '9999' } = season;
  if (from > to) return refused({ code: 'seasonDays', from, to });
  const before = seasons.find((each) => each.name === name);
  return canonical(before) === canonical(season) ? facts() : facts({ type: 'seasonKept', season });
}

/** Deletes a saved season. The nights stay. */
export const dropSeason = (state: NightState, { season }: NightCommandOf<'dropSeason'>): Decided =>
  state.seasons.some(({ name }) => name === season)
    ? facts({ type: 'seasonDropped', season })
    : noSeason(state, season);

/** No season of this name is saved. */
const noSeason = ({ seasons }: NightState, season: string): Decided =>
  refused({ code: 'noSeason', season, known: seasons.map(({ name }) => name) });

/** Changes these settings; the others stay. */
export function setClub(state: NightState, command: NightCommandOf<'setClub'>): Decided {
  const given = Object.entries(command.settings).filter(([, value]) => value !== undefined);
  const settings: Partial<ClubSettings> = Object.fromEntries(given);
  const { screen = null } = settings;
  if (screen !== null && !state.seasons.some(({ name }) => name === screen)) return noSeason(state, screen);
  const after = { ...state.settings, ...settings };
  return canonical(after) === canonical(state.settings) ? facts() : facts({ type: 'clubSet', settings });
}

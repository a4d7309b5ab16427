// Everything that can be asked of the seasons of teams of a league.
import { TeamBook } from '../../../league/teams.ts';
import type { App } from '../../kit/parts.ts';
import type { LeagueParts } from '../parts.ts';
import { addApi } from './api.ts';
import { addPages } from './pages.ts';

/** Adds the routes. */
export function addTeams(app: App, parts: LeagueParts): void {
  const { league, teams: fold, now } = parts;
  const today = (): string => dayOf(new Date(now()));
  const all = { ...parts, teams: new TeamBook(league, fold), today };
  addApi(app, all);
  addPages(app, all);
}

/** The day of a moment on this machine. */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

// Everything that can be asked of the seasons of teams of a league.
import { TeamBook } from '../../../league/teams.ts';
import type { App } from '../../kit/parts.ts';
import type { LeagueParts } from '../parts.ts';
import { addApi } from './api.ts';
import { addPages } from './pages.ts';

/** Adds the routes. */
export function addTeams(app: App, parts: LeagueParts): void {
  const all = { ...parts, book: new TeamBook(parts) };
  addApi(app, all);
  addPages(app, all);
}

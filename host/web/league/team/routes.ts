// Everything that can be asked of a season of teams.
import type { App } from '../../kit/parts.ts';
import { addApi } from './api.ts';
import { addPages } from './pages.ts';
import type { TeamParts } from './parts.ts';

/** Adds the routes. */
export function addTeams(app: App, parts: TeamParts): void {
  addApi(app, parts);
  addPages(app, parts);
}

// Everything that can be asked of a league.
import { html } from 'hono/html';
import { say } from '../../../shared/words/say.ts';
import { addHost } from '../kit/host.ts';
import type { App } from '../kit/parts.ts';
import { addOfficer } from './officer.ts';
import { addPage } from './page.ts';
import type { LeagueParts } from './parts.ts';
import { addReports } from './reports.ts';
import { addTeams } from './team/routes.ts';

/** Adds the routes of a league. */
export function addRoutes(app: App, parts: LeagueParts): void {
  addPage(app, '/', parts, (language) => ({
    title: say(language, 'leaguePages-title'),
    body: html`<ul>${[...parts.clubs.clubs.values()].map(({ name }) => html`<li>${name}</li>`)}</ul>`,
  }));
  addReports(app, parts);
  addOfficer(app, parts);
  addTeams(app, parts);
  addHost(app, parts);
}

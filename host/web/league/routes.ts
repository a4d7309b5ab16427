// Everything that can be asked of a league.
import { addHost } from '../kit/host.ts';
import type { App } from '../kit/parts.ts';
import { addOffer } from './offer.ts';
import { addOfficer } from './officer.ts';
import { addPages } from './pages.ts';
import type { LeagueParts } from './parts.ts';
import { addReports } from './reports.ts';
import { addTeams } from './team/routes.ts';

/** Adds the routes of a league. */
export function addRoutes(app: App, parts: LeagueParts): void {
  addPages(app, parts);
  addReports(app, parts);
  addOffer(app, parts);
  addOfficer(app, parts);
  addTeams(app, parts);
  addHost(app, parts);
}

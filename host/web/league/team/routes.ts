// Everything that can be asked of the seasons of teams of a league.
import { TeamBook } from '../../../league/teams.ts';
import type { App } from '../../kit/parts.ts';
import type { LeagueParts } from '../parts.ts';
import { addApi } from './api.ts';
import { addPages } from './pages.ts';

/** Adds the routes. */
export function addTeams(app: App, parts: LeagueParts): void {
  const { league, teams: fold, now } = parts;
  const all = {
    ...parts,
    teams: new TeamBook(league, fold),
    clock: () => timeOf(new Date(now())),
    stamp: () => `${new Date(now()).toISOString().slice(0, 19)}Z`,
  };
  addApi(app, all);
  addPages(app, all);
}

/** A moment on the clock of this machine. */
function timeOf(moment: Date): string {
  const two = (figure: number): string => `${figure}`.padStart(2, '0');
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(two).join('-');
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

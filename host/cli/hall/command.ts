// `muggins hall`: its actions and their options.

import { FORMAT_WORDS } from '../../../shared/league/format/format.ts';
import { type Add, adding, equipped, named, type OptionsOf, type Program, readHelp } from '../options.ts';
import { listed, type Output } from '../output.ts';
import { siteOptions } from '../site.ts';
import type * as actions from './actions.ts';
import type { ActName } from './acts.ts';
import help from './help.json' with { type: 'json' };
import type { HallOptions } from './night.ts';

type AddHall = Add<HallOptions>;

/** Adds `muggins hall`. */
export function addHall(program: Program, output: Output): void {
  readHelp(help);
  const hall = named(program, 'hall');
  startOptions(hall).action(async (options) => (await import('./start.ts')).startHall(options, output));
  const add: AddHall = adding(hall, output);
  addNight(add);
  addReading(add);
  addSeason(add);
}

const startOptions = (hall: Program) =>
  equipped(siteOptions(named(hall, 'start'), 'hall'), 'muggins hall start');
export type HallStartOptions = OptionsOf<typeof startOptions>;

/** What the director does at the desk, for the hall that runs. */
const act = (name: ActName) => async () => (await import('./acts.ts')).acting(name);
/** Commands that read the nights, and commands for their folder. */
const read =
  <Name extends keyof typeof actions>(name: Name) =>
  async () =>
    (await import('./actions.ts'))[name];

/** The list of players, and nights. */
function addNight(add: AddHall): void {
  add('import', read('importPlayers'));
  add('remove', act('remove'));
  add('forget', act('forget'));
  add('open', act('open'));
  add('title', act('title'));
  add('tables', ([count]) => (count === undefined ? read : act)('tables')());
  add('draw', act('draw'));
  add('call', act('call'));
  add('late', act('late'));
  add('drop', act('drop'));
  add('close', act('close'));
  add('cut', act('cut'));
  add('event', act('event'));
  add('match', act('match'));
  add('forfeit', act('forfeit'));
  add('correct', act('correct'));
}

function addReading(add: AddHall): void {
  add('print', read('printSheets'));
  add('check', read('checkNights'));
  add('doctor', read('hallDoctor'));
  add('standings', read('standings'));
  add('export', read('exportNight'));
}

/** Commands that read many nights, or none. */
function addSeason(add: AddHall): void {
  add('bracket', read('bracket')).option(
    '--order <order>',
    `the order of the seeds: ${listed(FORMAT_WORDS.order)} (default: acc)`,
  );
  add('season', read('season'));
  add('nights', read('listNights'));
  add('awards', read('listAwards'));
  add('backup', read('backup'));
  add('restore', read('restore'));
}

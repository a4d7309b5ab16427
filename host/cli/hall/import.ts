// `muggins hall import`: reads a list of players into a hall, the one that runs or the folder of one that does not.
import { readFileSync } from 'node:fs';
import { sayHallRefusal, wordsOf } from '../../../shared/words/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { type Hall, openHall, planImport, readPlayers } from '../../hall/index.ts';
import { isJournalError } from '../../journal/index.ts';
import { systemReason } from '../../system/reason.ts';
import { CliError, json, type Output, usageError } from '../output.ts';
import { hallFolder, stateIn } from './folder.ts';

interface ImportOptions {
  readonly data?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Reads the list; nothing is kept where a line is wrong. */
export function importPlayers(file: string, options: ImportOptions, output: Output): void {
  const list = readPlayers(bytesOf(file));
  const { importWrong } = DEFAULT.pages.hall;
  if (list.wrong.length > 0) {
    const lines = list.wrong.map(({ line, why, text }) => importWrong[why](line, text));
    throw new CliError('badList', [...lines, DEFAULT.pages.hall.importNothing].join('\n'));
  }
  const folder = hallFolder(options.data);
  const { commands, ...plan } =
    options.dryRun === true
      ? planImport(stateIn(folder).players, list)
      : withHall(folder, (hall) => keep(hall, planImport(hall.state.players, list)));
  if (options.json === true) output.out(json(plan));
  else {
    const done = DEFAULT.pages.hall.imported(plan.added.length, plan.changed.length, plan.same);
    output.out(options.dryRun === true ? `${DEFAULT.pages.hall.importDry} ${done}` : done);
    for (const { player, known } of plan.alike)
      output.out(DEFAULT.pages.hall.importAlike(player.name, known.name));
  }
}

type Planned = ReturnType<typeof planImport>;

/** @throws CliError with what the hall has against it */
function keep(hall: Hall, plan: Planned): Planned {
  if (plan.commands.length === 0) return plan;
  const result = hall.act(plan.commands, 'desk');
  if (result.ok) return plan;
  const { refusal } = result;
  const words = sayHallRefusal(DEFAULT, refusal, (id) => id);
  throw new CliError(refusal.code, `${words ?? refusal.code} ${DEFAULT.pages.hall.importNothing}`);
}

function withHall<T>(folder: string, work: (hall: Hall) => T): T {
  try {
    const hall = openHall(folder);
    try {
      return work(hall);
    } finally {
      hall.close();
    }
  } catch (error) {
    if (isJournalError(error, 'inUse'))
      throw new CliError('inUse', 'This hall is running. Load the list on its desk page instead.');
    if (isJournalError(error)) throw new CliError(error.code, error.message);
    throw error;
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = wordsOf(DEFAULT.reasons, systemReason(error));
    throw usageError('badOption', `${file}: ${reason}. Name a CSV file with a line for each player.`);
  }
}

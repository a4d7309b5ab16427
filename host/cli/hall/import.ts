// `muggins hall import`: reads a list of players into a hall, the one that runs or the folder of one that does not.
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../../shared/words/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { openHall, planImport, readPlayers } from '../../hall/index.ts';
import { isJournalError } from '../../journal/index.ts';
import { systemReason } from '../../system/reason.ts';
import { CliError, json, type Output, usageError } from '../output.ts';
import { hallFolder } from './folder.ts';

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
  const { commands, ...plan } = withHall(options, (hall) => {
    const found = planImport(hall.state.players, list);
    if (options.dryRun !== true && found.commands.length > 0) {
      const result = hall.act(found.commands, 'desk');
      if (!result.ok)
        throw new CliError(result.refusal.code, `The list was not kept: ${result.refusal.code}.`);
    }
    return found;
  });
  if (options.json === true) output.out(json(plan));
  else {
    const done = DEFAULT.pages.hall.imported(plan.added.length, plan.changed.length, plan.same);
    output.out(options.dryRun === true ? `${DEFAULT.pages.hall.importDry} ${done}` : done);
    for (const { player, known } of plan.alike)
      output.out(DEFAULT.pages.hall.importAlike(player.name, known.name));
  }
}

function withHall<T>({ data }: ImportOptions, work: (hall: ReturnType<typeof openHall>) => T): T {
  try {
    const hall = openHall(hallFolder(data));
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

// `muggins hall check`, `backup` and `restore`: the journal of a hall from end to end, and in another folder.
import {
  canonical,
  gamesInRoom,
  isFinal,
  type NightFault,
  type NightState,
  nightFaults,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayCardFault, sayDeskTask } from '../../../shared/words/index.ts';
import {
  type CheckedHall,
  checkHall,
  copyHall,
  type FoldedNight,
  restoreHall,
  withCopy,
} from '../../hall/index.ts';
import { backupJournal, type Kept, restoreJournal } from '../journal/journal.ts';
import { CliError, listed, type Output, print } from '../output.ts';
import { Host, readRunning } from '../running.ts';
import { type HallOptions, hallFolder, namesIn, nightOf } from './night.ts';

/** A hall that goes on while it is checked is asked again, at most so often. */
const TRIES = 5;

/** Checks, and changes nothing. @throws CliError where anything is wrong, after everything was printed */
export async function checkNights(_: readonly string[], options: HallOptions, output: Output): Promise<void> {
  const { folded, agrees } = await foldBeside(hallFolder(options.data));
  const { report, sound, entries } = folded;
  const { folder, id: journal, flaws } = report;
  const nights = folded.nights.map(reportOf);
  const data = { folder, journal, sound, entries, flaws, sameAsHall: agrees, nights };
  print(output, options, data, linesOf(folded, nights));
  if (!sound) {
    const damaged = counted(Math.max(1, flaws.length), 'night is', 'nights are');
    throw new CliError('unsound', `${damaged} damaged. Restore a backup with: muggins hall restore FOLDER`);
  }
  if (!agrees)
    throw new CliError(
      'otherFold',
      'The running hall shows a different night from its journal. Restart it, then check again.',
    );
  // What the desk has corrected stays on the list, and is nothing to do.
  if (nights.some(({ faults }) => faults.some(({ code }) => code !== 'otherResult')))
    throw new CliError('cardsDiffer', 'Some results need the desk: see the list.');
}

/** The journal's fold, and whether a hall that runs shows the same. */
async function foldBeside(folder: string) {
  const host = readRunning(folder) === undefined ? undefined : new Host(folder, { what: 'hall' });
  let folded = checkHall(folder);
  if (host === undefined) return { folded, agrees: true };
  for (let tries = 0; tries < TRIES; tries++) {
    const shown = await host.ask('hall/nights/last/export/night.json');
    folded = checkHall(folder);
    if (canonical(shown) === canonical(JSON.parse(JSON.stringify(folded.state))))
      return { folded, agrees: true };
  }
  return { folded, agrees: !folded.sound };
}

function reportOf({ opened: time, state }: FoldedNight) {
  const { id, phase } = state;
  const games = gamesInRoom(state);
  const open = games.filter((each) => !isFinal(each)).length;
  const faults = nightFaults(state).map((fault) => ({ ...fault, words: wordsOf(fault, state) }));
  const opened = new Date(time).toISOString();
  return { id, opened, format: state.format.name, phase, games: games.length, open, faults };
}

function linesOf(
  { entries, sound }: CheckedHall,
  nights: readonly ReturnType<typeof reportOf>[],
): readonly string[] {
  const found = nights.flatMap(({ opened, format, games, open, faults }) => [
    `Night of ${opened.slice(0, 10)}, ${format}: ${counted(games, 'game')}${open === 0 ? '' : `, ${open} not final`}.`,
    ...faults.flatMap(({ words }) => words.map((line) => `  ${line}`)),
  ]);
  const size = `${counted(entries, 'entry', 'entries')}, ${counted(nights.length, 'night')}`;
  const agree = nights.some(({ faults }) => faults.length > 0) ? [] : ['All cards agree.'];
  return [...(sound ? [`${size}: every entry is sound.`] : []), ...found, ...agree];
}

/** A fault in sentences. */
function wordsOf(fault: NightFault, state: NightState): readonly string[] {
  const nameOf = namesIn(nightOf(state));
  const about = fault.code === 'task' ? fault.task : fault;
  const id = 'game' in about ? about.game : undefined;
  const game = gamesInRoom(state).find((each) => each.game === id);
  const names = [nameOf(game?.entrants[0] ?? ''), nameOf(game?.entrants[1] ?? '')] as const;
  if (fault.code === 'task') {
    const { task } = fault;
    const more = task.code === 'cardsDiffer' ? task.faults : [];
    return [sayDeskTask(DEFAULT, task, nameOf), ...more.map((each) => sayCardFault(DEFAULT, each, names))];
  }
  if (fault.code === 'impossible')
    return [`Game ${id} of ${listed(names, 'and')} has an impossible result. Correct it.`];
  const { entered, stands } = fault;
  return [
    `Game ${id}: the cards say ${names[0]} ${entered[0]}, ${names[1]} ${entered[1]}. The desk has ${stands[0]} and ${stands[1]}, which counts.`,
  ];
}

/** Copies all nights to a new folder, even while the hall is running. @throws CliError */
export const backup = ([target = '']: readonly string[], options: HallOptions, output: Output): void =>
  backupJournal(hallJournal(options), target, options, output);

/** Puts a backup, which may be the file of the desk, in the place of the hall's journal; without `--yes` only says so. @throws CliError */
export const restore = ([copy = '']: readonly string[], options: HallOptions, output: Output): void =>
  restoreJournal(hallJournal(options), copy, options, output);

function hallJournal({ data }: HallOptions): Kept {
  const folder = hallFolder(data);
  return {
    command: 'hall',
    folder,
    look: (path) => {
      const { entries, nights, sound } = checkHall(path);
      const size = `${counted(entries, 'entry', 'entries')}, ${counted(nights.length, 'night')}`;
      return { entries, sound, size, flaws: [], data: { entries, nights: nights.length, sound } };
    },
    copy: (target) => copyHall(folder, target),
    unpacked: withCopy,
    putBack: (copy) => restoreHall(folder, copy),
  };
}

// `muggins hall check`, `backup` and `restore`: the journal of a hall from end to end, and in another folder.
import {
  canonical,
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
import { dayOf, type HallOptions, hallFolder, namesIn, nightOf } from './night.ts';

/** A hall that goes on while it is checked is asked again, at most so often. */
const TRIES = 5;

/** Checks, and changes nothing. @throws CliError where anything is wrong, after everything was printed */
export async function checkNights(_: readonly string[], options: HallOptions, output: Output): Promise<void> {
  const { folded, agrees } = await foldBeside(hallFolder(options.data));
  const nights = folded.nights.map((night) => ({ ...night, faults: nightFaults(night.state) }));
  print(output, options, reportOf(folded, nights, agrees), linesOf(folded, nights));
  const { flaws } = folded.report;
  if (!folded.sound)
    throw new CliError(
      'unsound',
      `${counted(Math.max(1, flaws.length), 'night is', 'nights are')} damaged. Restore a backup with: muggins hall restore FOLDER`,
    );
  if (!agrees)
    throw new CliError(
      'otherFold',
      'The running hall shows another night than its journal has. End it and start it again; then check once more.',
    );
  if (nights.some(({ faults }) => faults.some(isOpen)))
    throw new CliError('cardsDiffer', 'Some results need the desk: see the list.');
}

type CheckedFold = FoldedNight & { readonly faults: readonly NightFault[] };

/** What the desk has corrected stays on the list, and is nothing to do. */
const isOpen = ({ code }: NightFault): boolean => code !== 'otherResult';

/** The journal's fold, and whether a hall that runs shows the same. */
async function foldBeside(
  folder: string,
): Promise<{ readonly folded: CheckedHall; readonly agrees: boolean }> {
  const host = readRunning(folder) === undefined ? undefined : new Host(folder, { what: 'hall' });
  let folded = checkHall(folder);
  if (host === undefined) return { folded, agrees: true };
  for (let tries = 0; tries < TRIES; tries++) {
    const shown = await host.ask('hall/export/night.json');
    folded = checkHall(folder);
    if (canonical(shown) === canonical(asJson(folded.state))) return { folded, agrees: true };
  }
  return { folded, agrees: !folded.sound };
}

const asJson = (state: NightState): unknown => JSON.parse(JSON.stringify(state));

const openGames = ({ games }: NightState): number => games.filter((each) => !isFinal(each)).length;

function reportOf({ report, sound }: CheckedHall, nights: readonly CheckedFold[], agrees: boolean): object {
  return {
    folder: report.folder,
    journal: report.id,
    sound,
    entries: report.entries,
    flaws: report.flaws,
    sameAsHall: agrees,
    nights: nights.map(({ opened, state, faults }) => ({
      id: state.id,
      opened: new Date(opened).toISOString(),
      format: state.format.name,
      phase: state.phase,
      games: state.games.length,
      open: openGames(state),
      faults: faults.map((fault) => ({ ...fault, words: wordsOf(fault, state) })),
    })),
  };
}

function linesOf({ report, sound }: CheckedHall, nights: readonly CheckedFold[]): readonly string[] {
  const found = nights.flatMap(({ opened, state, faults }) => [
    `Night of ${dayOf(opened)}, ${state.format.name}: ${counted(state.games.length, 'game')}${openWords(state)}.`,
    ...faults.flatMap((fault) => wordsOf(fault, state)).map((line) => `  ${line}`),
  ]);
  const entries = counted(report.entries, 'entry', 'entries');
  const all = sound ? [`${entries}, ${counted(nights.length, 'night')}: every entry is sound.`] : [];
  const agree = nights.some(({ faults }) => faults.length > 0) ? [] : ['All cards agree.'];
  return [...all, ...found, ...agree];
}

function openWords(state: NightState): string {
  const open = openGames(state);
  return open === 0 ? '' : `, ${open} not final`;
}

/** A fault in sentences. */
function wordsOf(fault: NightFault, state: NightState): readonly string[] {
  const nameOf = namesIn(nightOf(state));
  const id =
    fault.code !== 'task' ? fault.game : fault.task.code === 'cardsDiffer' ? fault.task.game : undefined;
  const game = state.games.find((each) => each.game === id);
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

/** Copies all nights to a new folder, also while the hall runs. @throws CliError */
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

// `muggins hall check`: the journal from end to end, what it comes to, and the cards of every night against each other.
import {
  canonical,
  everybodyIn,
  isFinal,
  type NightFault,
  type NightState,
  nightFaults,
} from '../../../shared/league/index.ts';
import { type Language, type NameOf, sayCardFault, sayDeskTask } from '../../../shared/words/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { type FoldedHall, type FoldedNight, foldHall } from '../../hall/index.ts';
import { isJournalError, journalFile } from '../../journal/index.ts';
import { Host } from '../host.ts';
import { CliError, json, type Output } from '../output.ts';
import { readRunning } from '../running.ts';
import { dayOf, hallFolder } from './folder.ts';
import { namedGame } from './shown.ts';
import { answering, type NightOptions } from './words.ts';

/** A hall that goes on while it is checked is asked again, at most so often. */
const TRIES = 5;

/** Checks, and changes nothing. @throws CliError where anything is wrong, after everything was printed */
export const checkNights = (options: NightOptions, output: Output): Promise<void> =>
  answering(options, output, async (language) => {
    const folder = hallFolder(options.data);
    const { folded, agrees } = await foldBeside(folder);
    const nights = folded.nights.map((night) => ({ ...night, faults: nightFaults(night.state) }));
    if (options.json === true) output.out(json(reportOf(folded, nights, agrees)));
    else for (const line of linesOf(folded, nights, language)) output.out(line);
    const { hallCommands: words } = language;
    const { flaws } = folded.report;
    if (!folded.sound) throw new CliError('unsound', words.checkUnsound(Math.max(1, flaws.length)));
    if (!agrees) throw new CliError('otherFold', words.checkFold);
    if (nights.some(({ faults }) => faults.some(isOpen))) throw new CliError('cardsDiffer', words.cardsOpen);
  });

type CheckedFold = FoldedNight & { readonly faults: readonly NightFault[] };

/** What the desk has corrected stays on the list, and is nothing to do. */
const isOpen = ({ code }: NightFault): boolean => code !== 'otherResult';

/** The journal's fold, and whether a hall that runs shows the same. */
async function foldBeside(
  folder: string,
): Promise<{ readonly folded: FoldedHall; readonly agrees: boolean }> {
  const host = readRunning(folder) === undefined ? undefined : new Host(folder, undefined, 'hall');
  let folded = foldedIn(folder);
  if (host === undefined) return { folded, agrees: true };
  for (let tries = 0; tries < TRIES; tries++) {
    const shown = await host.get('hall/export/night.json');
    folded = foldedIn(folder);
    if (canonical(shown) === canonical(asJson(folded.state))) return { folded, agrees: true };
  }
  return { folded, agrees: !folded.sound };
}

const asJson = (state: NightState): unknown => JSON.parse(JSON.stringify(state));

function foldedIn(folder: string): FoldedHall {
  try {
    return foldHall(journalFile(folder));
  } catch (error) {
    if (isJournalError(error)) throw new CliError(error.code, error.message);
    throw error;
  }
}

const openGames = ({ games }: NightState): number => games.filter((each) => !isFinal(each)).length;

function reportOf({ report, sound }: FoldedHall, nights: readonly CheckedFold[], agrees: boolean): object {
  return {
    file: report.file,
    journal: report.id ?? null,
    sound,
    pages: report.pages,
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
      faults: faults.map((fault) => ({ ...fault, words: wordsOf(fault, state, DEFAULT) })),
    })),
  };
}

function linesOf(
  { report, sound }: FoldedHall,
  nights: readonly CheckedFold[],
  language: Language,
): readonly string[] {
  const { hallCommands: words } = language;
  const found = nights.flatMap(({ opened, state, faults }) => [
    words.checkNight({
      day: dayOf(opened),
      format: state.format.name,
      games: state.games.length,
      open: openGames(state),
    }),
    ...faults.flatMap((fault) => wordsOf(fault, state, language)).map((line) => `  ${line}`),
  ]);
  const all = sound ? [words.checkSound(report.entries, nights.length)] : [];
  return [...all, ...found, ...(nights.some(({ faults }) => faults.length > 0) ? [] : [words.cardsAgree])];
}

/** A fault in sentences. */
function wordsOf(fault: NightFault, state: NightState, language: Language): readonly string[] {
  const nameOf = nameIn(state, language);
  const { hallCommands: words } = language;
  if (fault.code === 'task') {
    const { task } = fault;
    const names = task.code === 'cardsDiffer' ? namesOf(state, task.game, nameOf) : undefined;
    const more = task.code === 'cardsDiffer' && names !== undefined ? task.faults : [];
    return [
      sayDeskTask(language, task, nameOf),
      ...more.map((each) => sayCardFault(language, each, names ?? ['', ''])),
    ];
  }
  const game = state.games.find((each) => each.game === fault.game);
  if (game === undefined) return [];
  const named = namedGame(game, nameOf);
  return [
    fault.code === 'impossible'
      ? words.impossible(named)
      : words.otherResult(named, fault.entered, fault.stands),
  ];
}

function namesOf(state: NightState, id: string, nameOf: NameOf): readonly [string, string] | undefined {
  const game = state.games.find((each) => each.game === id);
  return game && [nameOf(game.entrants[0]), nameOf(game.entrants[1])];
}

const nameIn = (state: NightState, { pages }: Language): NameOf => {
  const { entrants } = state;
  const nameOf = (id: string): string => everybodyIn(state).find((each) => each.id === id)?.name ?? id;
  return (id) =>
    (entrants.find((each) => each.id === id)?.players ?? [id]).map(nameOf).join(pages.common.and);
};

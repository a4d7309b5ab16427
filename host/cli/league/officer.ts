// The commands of a league's officer. Each asks the running server.

import { type AwardTable, dayOf } from '../../../shared/league/index.ts';
import { readAwardFile } from '../../hall/index.ts';
import type { Club, LeagueTask } from '../../league/clubs.ts';
import type { BodyOf } from '../../league/entries.ts';
import type { NamesPublic, PersonNames } from '../../league/people.ts';
import { faultWords } from '../hall/awards.ts';
import { readFormat } from '../hall/night.ts';
import type { OptionsIn } from '../options.ts';
import { CliError, columns, type Output, print, usageError } from '../output.ts';
import { Host } from '../running.ts';
import { leagueFolder, storeOf } from './start.ts';

/** Options of these commands: each has some of them. */
export type OfficerOptions =
  OptionsIn<`muggins league ${'count' | 'season' | 'names' | 'forget' | 'rebuild'}`> & {
    readonly page?: boolean;
    readonly names?: NamesPublic;
  };

interface Waiting {
  readonly tasks: readonly LeagueTask[];
  readonly names: NamesPublic;
  readonly reads: readonly (BodyOf<'namesRead'> & { readonly at: number })[];
  readonly clubs: readonly (Pick<Club, 'id' | 'name' | 'names'> & {
    readonly keys: readonly string[];
    readonly events: number;
  })[];
  readonly people: readonly ({ readonly person: string } & Partial<PersonNames>)[];
}

const hostOf = ({ data }: OfficerOptions): Host => new Host(leagueFolder(data), { what: 'league' });

/** The reason, which stays in the league for ever. @throws CliError without one */
function reasonIn({ reason }: OfficerOptions): string {
  if (reason?.trim()) return reason;
  throw usageError('noReason', 'Say why: --reason. The league keeps it, so name nobody.');
}

/** The id of a person who is given by it, by the member number, or by a name that nobody else has. @throws CliError */
async function personIn(options: OfficerOptions, text: string): Promise<string> {
  const { people } = (await hostOf(options).ask('v1/tasks')) as Waiting;
  const given = people.filter(({ person, member }) => person === text || member === text);
  const [found, ...more] = given.length > 0 ? given : people.filter(({ name }) => name === text);
  if (found !== undefined && more.length === 0) return found.person;
  const several = [found, ...more].map((each) => each?.person).join(' and ');
  const words = found === undefined ? `has no person '${text}'` : `knows ${several} as '${text}'`;
  throw usageError(
    'noPerson',
    `The league ${words}. Give an id, such as p12 or team.ann, or a member number.`,
  );
}

/** The award table in a CSV file. @throws CliError with its mistakes */
function tableIn(file: string): AwardTable | undefined {
  const { table, faults } = readAwardFile(file);
  if (faults.length > 0) throw usageError('badAwards', faults.map(faultWords).join('\n'));
  return table;
}

/** The body that an act sends to the server, without its type, and the words for its success. */
type Act = (
  typed: readonly string[],
  options: OfficerOptions,
) => { readonly words: string } | Promise<{ readonly words: string }>;

const ACTS = {
  /** Enrols a club. */
  enrol: ([club = '', name = '', fingerprint = ''], { names }) => ({
    ...{ club, name, fingerprint, names },
    words: `${name} is enrolled as ${club}. Its hall starts with: muggins hall start --league ADDRESS --club ${club}`,
  }),
  /** Takes a key from a club, such as that of a lost laptop. */
  withdrawKey: ([club, fingerprint], options) => ({
    ...{ club, fingerprint, reason: reasonIn(options) },
    words: `The league takes no more reports of ${club} with that key. Earlier ones stay.`,
  }),
  /** Chooses between two reports that follow the same one. */
  choose: ([club, event, digest], options) => ({
    ...{ club, event, digest, reason: reasonIn(options) },
    words: 'That report counts from now on.',
  }),
  /** Counts an event, or leaves it out. */
  count: ([club, event], { no = false, ...options }) => ({
    ...{ club, event, counts: !no, reason: reasonIn(options) },
    words: no ? 'The event does not count.' : 'The event counts.',
  }),
  /** Sets a season, or closes it. */
  season: ([id, name = '', from, to], { close: isClosed = false }) => ({
    ...{ id, name, from, to, isClosed },
    words: isClosed ? `${name} is closed. Later reports wait for you.` : `${name} is saved.`,
  }),
  /** Offers halls a format or an award table; with `--no`, the one of this name no longer. */
  offer: ([what = ''], { no = false }) => {
    if (no) return { withdrawn: what, words: `Halls no longer get ${what}.` };
    const awards = /\.csv$/i.test(what) ? tableIn(what) : undefined;
    const format = awards === undefined ? readFormat(what) : undefined;
    return { awards, format, words: `Halls get ${(awards ?? format)?.name} when they next ask.` };
  },
  /** Sets what strangers see of names in the league or in a club, at most. */
  names: ([names = ''], { club }) => ({
    ...{ names, club },
    words: `Strangers see of names in ${club ?? 'the league'}, at most: ${names}.`,
  }),
  /** Makes two people one. */
  merge: async ([one = '', other = ''], options) => {
    const [from, into] = [await personIn(options, one), await personIn(options, other)];
    return { from, into, words: `${from} is now ${into}. To undo it: muggins league split ${into} CLUB` };
  },
  /** Makes the player of one club a separate person again. */
  split: async ([who = '', club = ''], options) => {
    const person = await personIn(options, who);
    return { person, club, words: `The player of ${club} who was ${person} is now a new person.` };
  },
  /** What strangers see of a person. */
  person: async ([who = ''], options) => {
    const person = await personIn(options, who);
    const words = `The settings of ${person} are saved.`;
    return { person, shown: options.names, hasPage: options.page, words };
  },
  /** Erases the name of a person everywhere. */
  forget: async ([who = ''], options) => {
    const person = await personIn(options, who);
    return { person, words: `${person} is forgotten.` };
  },
} satisfies Readonly<Record<string, Act>>;

/** Returns the handler of an act. */
export const act =
  (type: keyof typeof ACTS) =>
  async (typed: readonly string[], options: OfficerOptions, output: Output): Promise<void> => {
    const { words, ...body } = await (ACTS[type] as Act)(typed, options);
    print(output, options, await hostOf(options).ask('v1/acts', { type, ...body }), [words]);
  };

/** Sets what strangers see of a person; without that, prints all that the league keeps of them. */
export const person: typeof tasks = async (typed, options, output) => {
  if ((options.names ?? options.page) !== undefined) return act('person')(typed, options, output);
  const kept = await hostOf(options).ask(`v1/persons/${await personIn(options, typed[0] ?? '')}`);
  print(output, options, kept, [JSON.stringify(kept, null, 2)]);
};

/** Prints who was given whole names, once a day for each list. */
export const reads: typeof tasks = async (_, options, output) => {
  const seen = (await hostOf(options).ask('v1/reads')) as Pick<Waiting, 'reads'>;
  const rows = seen.reads.map(({ at, by, what }) => [dayOf(at), by, what]);
  print(output, options, seen, columns([['day', 'who', 'what'], ...rows]));
};

/** Erases a name with `--yes`. Without it, says what would go. */
export async function forget(
  typed: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> {
  if (options.yes === true) return act('forget')(typed, options, output);
  const { person } = await ACTS.forget(typed, options);
  print(output, options, { person, done: false }, [
    `The name and the member number of ${person} would be erased. Results stay, without the name.`,
    'This cannot be undone. To do it, add --yes. Backups and files of reports keep the name until they are deleted.',
  ]);
}

/** Sets what strangers see of names; without a word, prints it. */
export const names: typeof tasks = (typed, options, output) =>
  typed.length === 0 ? tasks(typed, options, output) : act('names')(typed, options, output);

/** Prints the open decisions and the clubs. */
export async function tasks(_: readonly string[], options: OfficerOptions, output: Output): Promise<void> {
  const waiting = (await hostOf(options).ask('v1/tasks')) as Waiting;
  const rows = waiting.tasks.map(({ why, club, event, person, digests = [] }) => [
    ...[why, club, event, person ?? digests.join(' ')],
  ]);
  const clubs = waiting.clubs.map(({ id, name, events, names, keys }) => [
    ...[id, name, `${events}`, names, keys.join(' ')],
  ]);
  print(output, options, waiting, [
    ...(rows.length === 0 ? ['No decisions are open.'] : columns([['why', 'club', 'event', ''], ...rows])),
    '',
    ...columns([['club', 'name', 'events', 'names', 'keys'], ['', 'all', '', waiting.names, ''], ...clubs]),
  ]);
}

/** Folds every report again, without a server. @throws StoreError */
export async function rebuild(_: readonly string[], options: OfficerOptions, output: Output): Promise<void> {
  const { refold } = await import('../../league/open.ts');
  const store = await storeOf(leagueFolder(options.data), options.database);
  const checked = await refold(store);
  await store.close();
  const { reports, wrong } = checked;
  if (wrong.length > 0)
    throw new CliError('otherFold', `These reports differ from what the league counts: ${wrong.join(', ')}`);
  print(output, options, checked, [
    `${reports} reports were folded again. All match what the league counts.`,
  ]);
}

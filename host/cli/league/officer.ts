// What the officer of a league does from the command line: each command asks the server that runs.
import type { LeagueTask } from '../../league/clubs.ts';
import type { PersonNames } from '../../league/people.ts';
import { CliError, columns, type Output, oneOf, print, usageError } from '../output.ts';
import { Host } from '../running.ts';
import { leagueFolder, storeOf } from './start.ts';

/** Options of these commands: each has some of them. */
export interface OfficerOptions {
  readonly data?: string;
  readonly database?: string;
  readonly json?: boolean;
  readonly yes?: boolean;
  readonly no?: boolean;
  readonly close?: boolean;
  readonly page?: boolean;
  readonly names?: string;
  readonly reason?: string;
}

const NAMES = ['full', 'initial', 'number', 'hidden'] as const;

interface Waiting {
  readonly tasks: readonly LeagueTask[];
  readonly clubs: readonly { id: string; name: string; keys: readonly string[]; events: number }[];
  readonly people: readonly ({ readonly person: string } & Partial<PersonNames>)[];
}

const hostOf = ({ data }: OfficerOptions): Host => new Host(leagueFolder(data), { what: 'league' });

/** Asks the server to do something, and says that it did. */
async function act(options: OfficerOptions, output: Output, body: object, words: string): Promise<void> {
  const answer = await hostOf(options).ask('v1/acts', body);
  print(output, options, answer, [words]);
}

/** `--names`, checked. @throws CliError */
const namesIn = ({ names }: OfficerOptions) =>
  names === undefined ? undefined : oneOf('--names', names, NAMES);

/** The reason, which stays in the league for ever. @throws CliError without one */
function reasonIn({ reason }: OfficerOptions): string {
  if (reason?.trim()) return reason;
  throw usageError('noReason', 'Say why: --reason. The league keeps it, so name nobody.');
}

/** The id of a person who is named by it, or by the member number. @throws CliError */
async function personIn(options: OfficerOptions, text: string): Promise<string> {
  const { people } = (await hostOf(options).ask('v1/tasks')) as Waiting;
  const found = people.find(({ person, member }) => person === text || member === text);
  if (found !== undefined) return found.person;
  throw usageError(
    'noPerson',
    `The league has no person '${text}'. Give an id, such as p12, or a member number.`,
  );
}

/** Takes a club into the league. */
export const enrol = (
  [club = '', name = '', fingerprint = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> =>
  act(
    options,
    output,
    { type: 'enrol', club, name, fingerprint, names: namesIn(options) },
    `${name} is in the league, as ${club}. Its hall starts with the address of the league, and --club ${club}.`,
  );

/** Prints what waits for a decision, and the clubs. */
export async function tasks(_: readonly string[], options: OfficerOptions, output: Output): Promise<void> {
  const waiting = (await hostOf(options).ask('v1/tasks')) as Waiting;
  const rows = waiting.tasks.map(({ why, club, event, person, digests = [] }) => [
    ...[why, club, event, person ?? digests.join(' ')],
  ]);
  const clubs = waiting.clubs.map(({ id, name, events, keys }) => [id, name, `${events}`, keys.join(' ')]);
  print(output, options, waiting, [
    ...(rows.length === 0 ? ['Nothing waits for you.'] : columns([['why', 'club', 'event', ''], ...rows])),
    '',
    ...columns([['club', 'name', 'events', 'keys'], ...clubs]),
  ]);
}

/** Chooses between two reports of which each follows on the same one. */
export const choose = (
  [club = '', event = '', digest = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> =>
  act(
    options,
    output,
    { type: 'choose', club, event, digest, reason: reasonIn(options) },
    'That report counts from now on.',
  );

/** Lets an event count, or not. */
export const count = (
  [club = '', event = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> => {
  const counts = options.no !== true;
  const words = counts ? 'The event counts.' : 'The event does not count.';
  return act(options, output, { type: 'count', club, event, counts, reason: reasonIn(options) }, words);
};

/** Sets a season, or closes it. */
export const season = (
  [id = '', name = '', from = '', to = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> => {
  const isClosed = options.close === true;
  const words = isClosed ? `${name} is closed. What still arrives waits for you.` : `${name} is set.`;
  return act(options, output, { type: 'season', id, name, from, to, isClosed }, words);
};

/** Two persons are one. */
export async function merge(
  [from = '', into = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> {
  const [one, other] = [await personIn(options, from), await personIn(options, into)];
  const body = { type: 'merge', from: one, into: other };
  await act(options, output, body, `${one} is ${other} now. To take it back: muggins league split`);
}

/** The person of a club is another one again. */
export async function split(
  [who = '', club = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> {
  const person = await personIn(options, who);
  await act(
    options,
    output,
    { type: 'split', person, club },
    `Whoever was ${person} in ${club} is a new person.`,
  );
}

/** What strangers see of a person. */
export async function person(
  [who = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> {
  const id = await personIn(options, who);
  const body = { type: 'person', person: id, shown: namesIn(options), hasPage: options.page };
  await act(options, output, body, `What strangers see of ${id} is changed.`);
}

/** Erases the name of a person everywhere. */
export async function forget(
  [who = '']: readonly string[],
  options: OfficerOptions,
  output: Output,
): Promise<void> {
  const id = await personIn(options, who);
  if (options.yes !== true) {
    print(output, options, { person: id, done: false }, [
      `The name and the member number of ${id} would be erased. Results stay, as those of Player ${id.slice(1)}.`,
      'This cannot be undone. To do it, add --yes. Backups and files of reports keep the name until they are deleted.',
    ]);
    return;
  }
  await act(options, output, { type: 'forget', person: id }, `${id} is forgotten.`);
}

/** Folds every report again, without a server. @throws StoreError */
export async function rebuild(_: readonly string[], options: OfficerOptions, output: Output): Promise<void> {
  const { refold } = await import('../../league/open.ts');
  const store = await storeOf(leagueFolder(options.data), options.database);
  const checked = await refold(store);
  await store.close();
  const { reports, wrong } = checked;
  if (wrong.length > 0)
    throw new CliError('otherFold', `These reports do not come to what is counted: ${wrong.join(', ')}`);
  print(output, options, checked, [`${reports} reports were folded again. All come to what is counted.`]);
}

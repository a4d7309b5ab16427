// `muggins players`: who has played at a table, named, renamed, merged and parted, beside a running table or without one.
import { randomUUID } from 'node:crypto';
import { MAX_LANES } from '../../../shared/protocol/index.ts';
import {
  type Player,
  type Profile,
  Roster,
  type RosterChange,
  type RosterRefusal,
} from '../../../shared/story/roster.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { Names, peopleOf, say, sayMessage, sayRefusal } from '../../../shared/words/index.ts';
import { silentLog } from '../../board/index.ts';
import { isJournalError, readJournal, sayJournalError } from '../../journal/index.ts';
import { Book, openTableJournal, TABLE_EVENTS, type TableJournal } from '../../table/index.ts';
import { CliError, columns, type Output, print, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Host, readRunning } from '../running.ts';
import type { PlayersAction, PlayersOptions } from './command.ts';

type Options = PlayersOptions & { readonly names: readonly string[] };

/** How many names each action takes. */
const NAMES = { list: 0, add: 1, rename: 2, set: 1, merge: 2, part: 1 } as const;

/** Lists or changes the players of a journal. @throws CliError */
export async function players(action: PlayersAction, options: Options, output: Output): Promise<void> {
  const wanted = NAMES[action];
  const { length } = options.names;
  if (length !== wanted)
    throw usageError('badAction', `players ${action}: expected ${wanted} names, got ${length}.`);
  const folder = dataFolder(options.data);
  const roster = rosterOf(folder);
  if (action !== 'list') await change(folder, changeOf(action, options, roster), options);
  const list = rosterOf(folder).players;
  const lines = list.length === 0 ? ['No players yet.'] : columns(list.map(rowOf));
  print(output, options, { players: list }, lines);
}

const rowOf = ({ id, name, short, colour, guest }: Player): readonly string[] =>
  [name, short, colour, guest ? 'guest' : null, id].map((cell) => cell ?? '');

/** The players in a journal, which a running table may have open. */
function rosterOf(folder: string): Roster {
  const roster = new Roster();
  try {
    for (const { event } of readJournal(folder, TABLE_EVENTS).read()) roster.follow(event);
  } catch (error) {
    if (!isJournalError(error, 'missing')) throw error;
  }
  return roster;
}

function changeOf(action: Exclude<PlayersAction, 'list'>, options: Options, roster: Roster): RosterChange {
  const [first = '', second = ''] = options.names;
  switch (action) {
    case 'add':
      return { type: 'playerAdded', id: randomUUID(), name: first, ...profileOf(options) };
    case 'rename':
      return { type: 'playerChanged', id: who(first, roster), name: second };
    case 'set':
      return { type: 'playerChanged', id: who(first, roster), ...profileOf(options) };
    case 'merge':
      return { type: 'playersMerged', id: who(first, roster), into: who(second, roster) };
    case 'part':
      return { type: 'playerParted', id: first };
  }
}

/** The id of a player, given by id or by a unique name. */
function who(text: string, roster: Roster): string {
  if (roster.has(text)) return text;
  const named = roster.players.filter(({ name }) => name === text);
  const [player, ...more] = named;
  if (player !== undefined && more.length === 0) return player.id;
  const words =
    player === undefined
      ? say(DEFAULT, 'answer-noPlayer', { player: new Names([text]) })
      : `${named.length} players are called ${text}: name one by id, ${named.map(({ id }) => id).join(' or ')}.`;
  throw usageError(player === undefined ? 'noPlayer' : 'whoIs', words);
}

function profileOf({ short, colour, guest }: PlayersOptions): Partial<Profile> {
  return {
    ...(short !== undefined && { short: short === '' ? null : short }),
    ...(colour !== undefined && { colour: colour === 'none' ? null : colour }),
    ...(guest !== undefined && { guest }),
  };
}

/** Keeps a change: in the journal itself, or through the table that keeps it. */
async function change(folder: string, made: RosterChange, { http }: PlayersOptions): Promise<void> {
  try {
    const journal = openTableJournal(folder);
    try {
      append(journal, made);
    } finally {
      journal.close();
    }
  } catch (error) {
    const isTable = http !== undefined || readRunning(folder) !== undefined;
    if (!isTable || !isJournalError(error, 'inUse')) throw error;
    const { id, ...added } = made;
    const host = new Host(folder, { port: http });
    await host.ask('players', made.type === 'playerAdded' ? added : { id, ...added });
  }
}

function append(journal: TableJournal, made: RosterChange): void {
  const book = new Book({ journal, log: silentLog, lanes: MAX_LANES });
  book.resume();
  const refusal = book.change(made);
  if (refusal === undefined) return;
  if (refusal.code === 'disk' || refusal.code === 'inDoubt')
    throw new CliError('disk', sayJournalError(refusal.code, { file: journal.folder, ...refusal.details }));
  throw usageError(refusal.code, wordsOf(refusal));
}

function wordsOf(refusal: RosterRefusal): string {
  if (refusal.code === 'noPlayer' || refusal.code === 'circle')
    return sayMessage(DEFAULT, 'answer', { code: refusal.code, details: refusal }) ?? refusal.code;
  return sayRefusal(DEFAULT, refusal, peopleOf([])) ?? refusal.code;
}

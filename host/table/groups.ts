// The chapters of a table's journal in groups, each of which is over before the next one begins: a game, or several between which undo
// and redo went.
import type { TableEvent } from '../../shared/story/roster.ts';
import type { Entry, JournalReader } from '../journal/index.ts';
import { type GameRecord, VERSION } from './archive.ts';

type TableEntry = Entry<TableEvent>;

/** A chapter of a group. */
interface Member {
  readonly chapter: number;
  /** What is noted of its game; undefined where it has to be read. */
  readonly note: GameRecord | undefined;
  /** Sequence numbers of its first and its last entry, and the move of that. */
  readonly first: number;
  readonly last: number;
  readonly move: number;
  /** Its entries as far as they are sound. */
  readonly entries: () => readonly TableEntry[];
}

/** Chapters by number. */
export type Group = readonly Member[];

type Source = Pick<JournalReader<TableEvent>, 'chapters' | 'sound' | 'finished'>;

/** The groups of a journal, the oldest first. Chapters that are noted are not read. */
export function* groupsOf(journal: Source): Generator<Group> {
  let group: Member[] = [];
  let latest = 0;
  for (const member of membersOf(journal)) {
    if (group.length > 0 && member.first > latest) {
      yield group;
      group = [];
    }
    group.push(member);
    latest = Math.max(latest, member.last);
  }
  if (group.length > 0) yield group;
}

function* membersOf(journal: Source): Generator<Member> {
  const { chapters } = journal;
  let at = 0;
  for (const { chapter, sequence: last, move, value: note } of journal.finished<GameRecord>(VERSION)) {
    while ((chapters[at] ?? chapter) < chapter) yield* read(journal, chapters[at++]);
    const entries = (): readonly TableEntry[] => journal.sound(chapter);
    yield { chapter, note, first: note.opening.sequence, last, move, entries };
    at += 1;
  }
  while (at < chapters.length) yield* read(journal, chapters[at++]);
}

/** A chapter that is read; none where all of it is damaged. */
function* read(journal: Source, chapter = 0): Generator<Member> {
  const entries = journal.sound(chapter);
  const [first, last] = [entries[0]?.sequence, entries.at(-1)];
  if (first === undefined || last === undefined) return;
  yield {
    chapter,
    note: undefined,
    first,
    last: last.sequence,
    move: last.event.move,
    entries: () => entries,
  };
}

/** The entries of a group in their order. */
export const entriesOf = (group: Group): readonly TableEntry[] =>
  group.flatMap(({ entries }) => entries()).toSorted((a, b) => a.sequence - b.sequence);

// Everything in a journal, for tests.
import type { JournalReader } from '../index.ts';
import type { JournalEvent } from '../rows.ts';

type Read<E extends JournalEvent> = Pick<JournalReader<E>, 'read'>;

/** Every event of a journal, oldest first. */
export const eventsOf = <E extends JournalEvent>(journal: Read<E>): readonly E[] =>
  [...journal.read()].map(({ event }) => event);

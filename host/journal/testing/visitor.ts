// A second process: tries to keep a journal, then reads it, and prints what it was told.

import { TABLE_EVENTS } from '../../table/kind.ts';
import { isJournalError, openJournal, readJournal } from '../index.ts';
import { eventsOf } from './gather.ts';

const folder = process.argv[2] ?? '';
try {
  openJournal(folder, TABLE_EVENTS).close();
} catch (error) {
  const { code, message } = isJournalError(error) ? error : { code: 'other', message: String(error) };
  const reader = readJournal(folder, TABLE_EVENTS);
  console.log(JSON.stringify({ code, message, read: eventsOf(reader) }));
  reader.close();
}

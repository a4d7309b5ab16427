// A process that keeps a journal, takes a JSON list of events on each line, and answers each: kept, or refused and why.
import { createInterface } from 'node:readline';
import type { Event } from '../../../shared/rules/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { isJournalError, openJournal } from '../index.ts';

const journal = openJournal(process.argv[2] ?? '', TABLE_EVENTS);
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  try {
    if (line === 'settle') journal.settle();
    else journal.append(JSON.parse(line) as Event[]);
    console.log('kept');
  } catch (error) {
    console.log(`refused ${isJournalError(error) ? error.code : 'other'} ${String(error)}`);
  }
}

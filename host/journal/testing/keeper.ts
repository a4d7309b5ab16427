// A process that keeps a journal, appends the events it was given, says so, and waits to be killed.
import type { Event } from '../../../shared/rules/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { openJournal } from '../index.ts';

const journal = openJournal(process.argv[2] ?? '', TABLE_EVENTS);
journal.append(JSON.parse(process.argv[3] ?? '[]') as Event[]);
console.log('kept');
setInterval(() => journal.folder, 60_000);

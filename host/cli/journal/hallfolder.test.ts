// The commands for a table's journal, given a hall's folder: they say which commands are meant, also where it is damaged.
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { formatOf } from '../../../shared/league/index.ts';
import { openHall } from '../../hall/index.ts';
import { muggins, newFolder } from './testing/played.ts';

/** The folder of a hall that has opened a night, and what the disk has done to it. */
function hallFolder(sql: string): string {
  const folder = newFolder();
  const hall = openHall(folder, () => 1_000);
  hall.act([{ type: 'open', id: 'night', format: formatOf('grass-roots'), seed: 7 }], 'desk');
  hall.act([{ type: 'addPlayer', player: { id: 'ann', name: 'Ann', member: null, club: null } }], 'desk');
  hall.close();
  const database = new Database(join(folder, 'journal.db'));
  database.exec(`DROP TRIGGER events_stay; ${sql}`);
  database.close();
  return folder;
}

test.each([
  ['sound', ''],
  [
    'with a damaged entry',
    "UPDATE events SET body = '{' WHERE sequence = (SELECT max(sequence) FROM events)",
  ],
])('%s', async (_, sql) => {
  const folder = hallFolder(sql);
  for (const command of ['check', 'repair']) {
    const { code, err } = await muggins('journal', command, '--data', folder);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/is the journal of a hall\. Use muggins hall backup/),
    ]);
  }
});

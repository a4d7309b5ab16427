// The commands for a table's journal, given a hall's folder, and the other way round: they say which commands are meant.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatOf } from '../../../shared/league/index.ts';
import { openHall } from '../../hall/index.ts';
import { play } from '../testing/evening.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

test('each names the other', async () => {
  const [ofHall, ofTable] = [newFolder(), newFolder()];
  const hall = openHall(ofHall, () => 1_000);
  hall.act([{ type: 'open', id: 'night', format: formatOf('grass-roots'), seed: 7 }], 'desk');
  hall.close();
  play(ofTable, [{ players: ['Ann', 'Bob'], points: [2] }]);
  for (const [args, words] of [
    [['journal', 'check', '--data', ofHall], /is the journal of a hall\. Use muggins hall/],
    [['journal', 'restore', ofHall, '--data', newFolder()], /is the journal of a hall/],
    [['start', '--data', ofHall], /is the journal of a hall/],
    [
      ['hall', 'restore', join(ofTable, 'journal'), '--data', newFolder()],
      /is the journal of a table\. Use muggins journal/,
    ],
  ] as const) {
    expect(await muggins(...args)).toMatchObject({ code: 1, err: expect.stringMatching(words) });
  }
});

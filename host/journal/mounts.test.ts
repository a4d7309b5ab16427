// A disk that is really full, and one that is really read-only: file systems of their own, mounted for one process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Event } from '../../shared/rules/index.ts';
import { commandLine } from '../cli/place.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { readJournal } from './index.ts';
import { keepAll, peg, start } from './testing/events.ts';
import { Scribe } from './testing/failing.ts';
import { eventsOf } from './testing/gather.ts';
import { mountsAllowed, onTmpfs, there } from './testing/mounts.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-mounts-'));

function kept(folder: string): readonly unknown[] {
  const journal = readJournal(folder, TABLE_EVENTS);
  try {
    return eventsOf(journal);
  } finally {
    journal.close();
  }
}

describe.skipIf(!mountsAllowed())('a file system', () => {
  test('that is full: the score is refused and never there; with room again play goes on', async () => {
    const folder = newFolder();
    const scribe = new Scribe(folder, undefined, onTmpfs(folder, 2_048));
    onTestFinished(() => scribe.kill());
    expect(await scribe.hear()).toBe('ready');
    const acknowledged: Event[] = [];
    const score = async (): Promise<string> => {
      const event = acknowledged.length === 0 ? start(1) : peg(acknowledged.length + 1);
      const answer = await scribe.append([event]);
      if (answer === 'kept') acknowledged.push(event);
      return answer;
    };
    /** What a restart would find. */
    const found = (): readonly unknown[] => {
      const copy = newFolder();
      there(scribe.pid, `cp ${folder}/journal.db ${folder}/journal.db-wal ${copy}`);
      return kept(copy);
    };
    for (let round = 0; round < 3; round++) {
      expect(await score()).toBe('kept');
      there(scribe.pid, `head -c 9000000 /dev/zero > ${folder}/photos 2> /dev/null || true`);
      // The log may have some room left in its last page.
      let answer = await score();
      for (let more = 0; more < 9 && answer === 'kept'; more++) answer = await score();
      expect(answer).toMatch(/^refused disk .*Is there space on the disk/);
      expect(found()).toEqual(acknowledged);
      there(scribe.pid, `rm ${folder}/photos`);
    }
    expect(await score()).toBe('kept');
    expect(found()).toEqual(acknowledged);
  });

  test('that is read-only: no table starts, the words say why, and the games can be read', () => {
    const [folder, source] = [newFolder(), newFolder()];
    const events = [start(1), peg(2), peg(3)];
    keepAll(source, events);
    const muggins = (...args: readonly string[]) => {
      const script = `cp ${source}/journal.db ${folder} && mount -o remount,ro ${folder} && exec "$@"`;
      const command = [process.execPath, ...commandLine(), ...args, '--data', folder];
      const [first = '', ...rest] = [...onTmpfs(folder, 2_048), 'sh', '-c', script, 'sh', ...command];
      return spawnSync(first, rest, { encoding: 'utf8' });
    };
    const started = muggins('start', '--port', 'tcp://127.0.0.1:1', '--http', '0');
    expect([started.status, started.stderr]).toEqual([
      1,
      expect.stringMatching(/Cannot write .*journal.*may you write there\?/),
    ]);
    const checked = muggins('journal', 'check');
    expect([checked.stderr, checked.status]).toEqual(['', 0]);
    expect(checked.stdout).toMatch(/3 entries, 1 game.*Everything is sound/s);
    const listed = muggins('games', '--json');
    expect([listed.stderr, listed.status]).toEqual(['', 0]);
    expect(kept(source)).toEqual(events);
  });
});

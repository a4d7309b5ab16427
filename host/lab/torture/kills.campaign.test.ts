// SIGKILL at random moments of the built command on the emulated board, while phones score over HTTP. KILLS=500 for a long one.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { readJournal } from '../../journal/index.ts';
import { packageRoot } from '../../system/package.ts';
import { TABLE_EVENTS } from '../../table/index.ts';
import { MugginsProcess } from '../scenario/muggins.ts';
import { Answers, broken, Phone } from './testing/players.ts';

const KILLS = Number(process.env.KILLS ?? 8);
/** Answers before a kill, at most; and milliseconds after the last of them, in which the next request is on its way. */
const ANSWERS = 30;
const LATER = 8;
const BUILT = join(packageRoot(), 'dist/command/muggins.js');

test(`${KILLS} kills lose no answered request, double none, and bring back none that was refused`, {
  timeout: 3_600_000,
}, async () => {
  expect(existsSync(BUILT), 'npm run build comes first').toBe(true);
  const data = mkdtempSync(join(tmpdir(), 'muggins-kills-'));
  const random = new Xorshift(Number(process.env.SEED ?? 34));
  const answers = new Answers();
  const phones = [new Phone(0, answers), new Phone(1, answers)];
  const complaints: string[] = [];
  let early = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const start = ['start', '--emulator', '--http', '0', '--json', '--data', data];
    const table = new MugginsProcess({ args: [], data, command: [process.execPath, BUILT, ...start] });
    // Every fourth is killed while it starts.
    const isEarly = kill % 4 === 3;
    const ready = table.ready();
    ready.catch(() => {});
    await (isEarly ? after(100 + random.below(900)) : ready);
    const playing = isEarly ? [] : phones.map((phone) => phone.play(table));
    if (!isEarly) await Promise.race([...playing, answers.until(answers.count + random.below(ANSWERS))]);
    if (!isEarly) await after(random.below(LATER));
    if (Number.isNaN(table.readyAfter)) early += 1;
    const { errors, code } = await table.end('SIGKILL');
    await Promise.all(playing);
    if (errors !== '' || code !== null) complaints.push(`${code}: ${errors}`);
  }
  const entries = [...readJournal(data, TABLE_EVENTS).read()];
  const { kept, refused } = answers;
  console.log(
    `${KILLS} kills, ${early} before the table was ready: ${kept.size} requests kept, ${refused.size} refused, ${entries.length} entries`,
  );
  expect(broken(answers, entries)).toEqual([]);
  expect(complaints).toEqual([]);
  // Both kinds of answers were put to the test.
  expect([kept.size > KILLS, refused.size > 0]).toEqual([true, true]);
  rmSync(data, { recursive: true, force: true });
});

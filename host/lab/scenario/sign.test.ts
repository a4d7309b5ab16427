// The scenarios that take pseudo terminals: `npm run scenarios` has to hold where only Node is, so they are run here.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultText, parseScenario } from './parse.ts';
import { runScenario } from './run.ts';

const FOLDER = resolve(import.meta.dirname, '../../../hardware/emulator/scenarios/pty');
const socat = spawnSync('socat', ['-V']).error === undefined;

describe.runIf(socat)('scenarios on pseudo terminals', () => {
  test.each(['sign.txt'])('%s', async (name) => {
    const parsed = parseScenario(name, readFileSync(join(FOLDER, name), 'utf8'));
    if (!parsed.ok) throw new Error(parsed.faults.map(faultText).join('\n'));
    expect((await runScenario(parsed.scenario)).failure).toBeUndefined();
  });
});

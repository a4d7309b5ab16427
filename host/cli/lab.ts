// `muggins scenario`: hands over to the lab, in a process of its own, so that the command loads nothing of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, EXIT } from './output.ts';
import { fromSources, packageRoot } from './place.ts';

/** Runs the lab with these words. @throws CliError with the lab's own exit code, if the lab has said why; or if there is none */
export async function runLab(args: readonly string[]): Promise<void> {
  const lab = join(packageRoot(), fromSources() ? 'host/lab/lab.ts' : 'dist/host/lab/lab.js');
  if (!existsSync(lab))
    throw new CliError(
      'noLab',
      'Scenarios run in a checkout of Muggins; this package is without the lab. CONTRIBUTING.md says how to get started.',
    );
  const child = spawn(process.execPath, [...process.execArgv, lab, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === EXIT.ok) return;
  throw new CliError(
    'scenarioFailed',
    'Not every scenario passed; see above.',
    code === EXIT.usage ? EXIT.usage : EXIT.failed,
  );
}

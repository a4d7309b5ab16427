// Names what was skipped and why it matters, loudly; under CI=true anything skipped fails the run.
import type { Reporter, TestModule } from 'vitest/node';

export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    );
    if (skipped.length === 0) return;
    const lines = [
      '',
      `SKIPPED ${skipped.length} tests, because a tool that they need is not on this machine:`,
      ...skipped.map((name) => `  ${name}`),
      'On Debian, .ci/run installs every tool and runs them all.',
      '',
    ];
    process.stderr.write(`${lines.join('\n')}\n`);
    if (process.env.CI === 'true') {
      process.stderr.write('CI=true: a skipped test fails the run.\n');
      process.exitCode = 1;
    }
  }
}

/**
 * The tests that mutants of the rules library have to survive: all but the campaigns, which take seconds each, and those with
 * random games last, so that most mutants fall to a table before. `TESTS=offences,speech` takes only these, in this order:
 * whatever falls to them falls to all, and it takes a tenth of the time.
 */
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const TESTS = process.env.TESTS?.split(',') ?? [];
const LAST = ['round', 'play', 'show', 'suits', 'counts', 'fast', 'umpire', 'timeline', 'presets'];

/** Places of tests that were named, before those of others, before those for the end. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const name = basename(moduleId, '.test.ts');
  const first = TESTS.indexOf(name);
  return first < 0 ? LAST.indexOf(name) + 1 : first - TESTS.length;
};

class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

// The page of house rules holds every name, source and default as text.
const include =
  TESTS.length > 0
    ? TESTS.map((name) => `{shared/rules,docs}/${name}.test.ts`)
    : ['shared/rules/**/*.test.ts', 'docs/houserules.test.ts'];

export default defineConfig({
  test: {
    include,
    exclude: ['shared/rules/**/*.campaign.test.ts'],
    env: { PRESET_GAMES: '10' },
    testTimeout: 120_000,
    sequence: { sequencer: TablesFirst },
  },
});

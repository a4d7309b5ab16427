/**
 * The tests that mutants of the rules library have to survive: all but the campaigns, which take seconds each, and those with
 * random games last, so that most mutants fall to a table before. `FIRST=offences,speech` names tests to begin with.
 */
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const FIRST = process.env.FIRST?.split(',') ?? [];
const LAST = ['round', 'play', 'show', 'suits', 'counts', 'fast', 'umpire', 'timeline', 'presets'];

/** Tests to begin with by falling numbers below 0, those for the end by rising ones above it. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const name = basename(moduleId, '.test.ts');
  const first = FIRST.indexOf(name);
  return first < 0 ? LAST.indexOf(name) + 1 : first - FIRST.length;
};

class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  test: {
    // The page of house rules holds every name, source and default as text.
    include: ['shared/rules/**/*.test.ts', 'docs/houserules.test.ts'],
    exclude: ['shared/rules/**/*.campaign.test.ts'],
    env: { PRESET_GAMES: '10' },
    testTimeout: 120_000,
    sequence: { sequencer: TablesFirst },
  },
});

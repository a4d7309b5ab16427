// Runs the tests of one room of `shared` for Stryker in one process: they are bundled and read once, and read anew only for mutants
// of what happens while modules load. Tests get `describe`, `test` and vitest's own `expect`; a mutant meets the quick ones first.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { Script } from 'node:vm';
import type { Logger } from '@stryker-mutator/api/logging';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  type CompleteDryRunResult,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import fc from 'fast-check';

/** The room of `shared` whose tests are run. */
const ROOM = process.env.ROOM ?? 'rules';

/** Milliseconds of a processor that a test may take, as it is run without a mutant, to be set against mutants at all. */
const SLOWEST = Number(process.env.SLOWEST ?? 3000);

/** Milliseconds of a processor after which a test without a mutant is given up, and left out. */
const GIVEN_UP = 3 * SLOWEST;

/** Milliseconds that a test may take to be the first that the next mutant meets. */
const QUICK = 50;

/** Whether what is left is tried in a fresh copy too: `FRESH=no` for a first pass, which is about who falls quickly. */
const FRESH = process.env.FRESH !== 'no';

/** What the tests did without a mutant, for runners that did not see it; in Stryker's copy of the project. */
const SEEN = 'stryker.seen.json';

/** The tests as they were bundled, for runners that take the place of one that hung. */
const BUNDLE = 'stryker.tests.cjs';

/** How many steps a test may take with a mutant that took so many without: more is a loop without an end. */
const mostSteps = (steps: number): number => Math.min(100 * steps + 10_000, 20 * steps + 1_000_000);
/** How many steps it may take to read them all. */
const READING = 10_000_000;

/** What the instrumented sources look at; see Stryker's instrumenter. */
interface Space {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: NonNullable<CompleteDryRunResult['mutantCoverage']> | undefined;
}

/** A test without a mutant: milliseconds, and how often it came by the place of a mutant. */
interface Seen {
  readonly time: number;
  readonly steps: number;
}

interface Test {
  readonly id: string;
  readonly run: () => unknown;
}

/** The names of the tests that come by a mutant; all where nothing is known. */
type Filter = readonly string[] | undefined;

type Body = (...row: readonly unknown[]) => unknown;

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
setState({ assertionCalls: 0, testPath: '' } as never, chai.expect as never);

/** 'vitest' as the tests see it, and the tests that they declare with it. */
function declarations(): { readonly tests: Test[]; readonly module: object } {
  const tests: Test[] = [];
  const path: string[] = [];
  const named = new Map<string, number>();
  const test = (name: string, run: () => unknown): void => {
    const full = [...path, name].join(' > ');
    const times = (named.get(full) ?? 0) + 1;
    named.set(full, times);
    tests.push({ id: times === 1 ? full : `${full} #${times}`, run });
  };
  const describe = (name: string, body: () => unknown): void => {
    path.push(name);
    body();
    path.pop();
  };
  const each =
    (declare: (name: string, body: () => unknown) => void) =>
    (rows: readonly unknown[]) =>
    (name: string, body: Body) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        const title = format(name.replaceAll('%#', ''), ...values).split('\n')[0];
        declare(`${title}`, () => body(...values));
      }
    };
  const module = {
    describe: Object.assign(describe, { each: each(describe) }),
    test: Object.assign(test, { each: each(test), skip: () => {} }),
    expect: Object.assign((value: unknown) => chai.expect(value), chai.expect),
    beginFile: (name: string) => path.splice(0, path.length, name),
  };
  return { tests, module };
}

/** Tests of a room that stand elsewhere. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = { rules: ['docs/houserules.test.ts'] };

/** Tests that start a process of their own, or ask for the files beside them. */
const LEFT_OUT: readonly string[] = ['examples.test.ts'];

/** What waits while it loads, which one script cannot: loaded before, and handed to the tests. */
const WAITS = 'shared/words/languages.ts';

/** The names of the test files: `TESTS=offences,speech`, or all but the campaigns. */
function testFiles(): readonly string[] {
  const only = process.env.TESTS?.split(',');
  const found = readdirSync(`shared/${ROOM}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('.campaign.') && !LEFT_OUT.includes(name))
    .map((name) => `shared/${ROOM}/${name}`);
  const all = [...found, ...(ELSEWHERE[ROOM] ?? [])];
  return only === undefined
    ? all
    : all.filter((name) => only.some((word) => name.endsWith(`/${word}.test.ts`)));
}

/** All tests with what they import, as one script that asks for the rest by `require`. */
async function bundle(files: readonly string[]): Promise<string> {
  const { build } = await import('vite');
  const entry = '\0tests';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'tests',
        enforce: 'pre',
        resolveId: (id) => {
          if (id === entry) return id;
          return id.endsWith('/languages.ts') ? { id: WAITS, external: true } : undefined;
        },
        load: (id) =>
          id === entry
            ? files.map((name) => `import ${JSON.stringify(resolve(name))};`).join('\n')
            : undefined,
        transform(code, id) {
          const text = code.replaceAll('import.meta.url', JSON.stringify(String(pathToFileURL(id))));
          // The package of the rules says that its modules do nothing by themselves; tests do.
          return id.endsWith('.test.ts')
            ? {
                code: `import { beginFile } from 'vitest'; beginFile(${JSON.stringify(id)});\n${text}`,
                moduleSideEffects: true,
              }
            : text;
        },
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rollupOptions: { input: entry, output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('the tests could not be bundled');
  return output.output[0].code;
}

class BundledRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.logger);
  readonly #log: Logger;
  readonly #space: Space;
  /** Instrumented modules keep the object that they find first. */
  readonly #coverage: NonNullable<Space['mutantCoverage']> = { static: {}, perTest: {} };
  #seen = new Map<string, Seen>();
  /** The tests to which mutants fell, the last one first: it is likely that the next falls to one of them. */
  #killers: readonly string[] = [];
  /** The tests that are named after the module of the mutant. */
  #own = '';
  #isEndless = false;
  #script: Script | undefined;
  #languages: unknown;
  #tests: readonly Test[] | undefined;

  constructor(log: Logger) {
    this.#log = log;
    const shared = globalThis as { __stryker__?: Space };
    shared.__stryker__ ??= {};
    this.#space = shared.__stryker__;
    this.#space.mutantCoverage = this.#coverage;
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    process.env.PRESET_GAMES ??= '10';
    if (existsSync(SEEN)) this.#seen = new Map(JSON.parse(readFileSync(SEEN, 'utf8')) as [string, Seen][]);
    if (!existsSync(BUNDLE)) writeFileSync(BUNDLE, await bundle(testFiles()));
    const code = readFileSync(BUNDLE, 'utf8');
    this.#languages = await import(String(pathToFileURL(resolve(WAITS))));
    this.#script = new Script(`(function (require, module, exports) {${code}\n})`, { filename: 'tests.cjs' });
  }

  /** Evaluates the bundle; gives the tests that it declares. */
  #read(): readonly Test[] {
    const { tests, module } = declarations();
    const nodes = createRequire(import.meta.url);
    const load = (name: string): unknown => {
      if (name === 'vitest') return module;
      if (name === WAITS) return this.#languages;
      return name === 'fast-check' ? { ...fc, __esModule: true, default: fc } : nodes(name);
    };
    const made = { exports: {} };
    this.#script?.runInThisContext()(load, made, made.exports);
    return tests;
  }

  async dryRun(): Promise<DryRunResult> {
    this.#space.activeMutant = undefined;
    const results: TestResult[] = [];
    for (const test of this.#read()) {
      const counts: Record<string, number> = {};
      this.#coverage.perTest[test.id] = untilGivenUp(counts);
      this.#space.currentTestId = test.id;
      const result = await runOne(test);
      this.#space.currentTestId = undefined;
      this.#coverage.perTest[test.id] = counts;
      const steps = Object.values(counts).reduce((sum, each) => sum + each, 0);
      this.#seen.set(test.id, { time: result.timeSpentMs, steps });
      if (result.timeSpentMs <= SLOWEST) results.push(result);
      else {
        delete this.#coverage.perTest[test.id];
        this.#log.info(`left out: ${Math.round(result.timeSpentMs)} ms for ${test.id}`);
      }
    }
    writeFileSync(SEEN, JSON.stringify([...this.#seen]));
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: this.#coverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, mutantActivation, sandboxFileName } = options;
    this.#own = resolve(sandboxFileName).replace(/\.ts$/, '.test.ts');
    this.#space.activeMutant = undefined;
    let tests: readonly TestResult[];
    try {
      tests = await (mutantActivation === 'static'
        ? this.#whileReading(activeMutant.id, testFilter)
        : this.#atTheTable(activeMutant.id, testFilter));
    } catch (error) {
      return { status: MutantRunStatus.Error, errorMessage: String(error) };
    } finally {
      this.#space.activeMutant = undefined;
    }
    return toMutantRunResult(
      this.#isEndless
        ? { status: DryRunStatus.Timeout, reason: 'a loop without an end' }
        : { status: DryRunStatus.Complete, tests: [...tests] },
    );
  }

  /** A mutant of what happens while modules load: everything is read with it. */
  async #whileReading(mutant: string, filter: Filter): Promise<readonly TestResult[]> {
    this.#coverage.static = this.#counting(READING);
    this.#space.activeMutant = mutant;
    try {
      return await this.#against(mutant, this.#quickFirst(this.#read(), filter), READING);
    } catch (error) {
      return [failed('the tests can be read', 0, error)];
    }
  }

  /** Any other mutant: against the tests as they stand, and in a fresh copy where nothing failed. */
  async #atTheTable(mutant: string, filter: Filter): Promise<readonly TestResult[]> {
    const results = await this.#against(mutant, this.#quickFirst(this.#kept(), filter));
    if (!hasFailed(results) && !this.#isEndless)
      return FRESH ? await this.#anew(mutant, filter, results) : results;
    // Neither what a mutant left behind in a table of figures nor a table that is still to be made is held against the next one.
    const { id } = results.at(-1) ?? failed('', 0, '');
    const isEndless = this.#isEndless;
    const isSpoilt = await this.#failsAnyway(id);
    if (!isSpoilt && !isEndless) return results;
    if (isSpoilt) this.#tests = undefined;
    const again = await this.#against(mutant, this.#quickFirst(this.#kept(), filter));
    if (isSpoilt && hasFailed(again)) {
      this.#tests = undefined;
      if (await this.#failsAnyway(again.at(-1)?.id)) throw new Error(`fails without a mutant too: ${id}`);
    }
    return again;
  }

  /** In a fresh copy, tables that are made once are made with the mutant. What only took long there has not fallen. */
  async #anew(mutant: string, filter: Filter, before: readonly TestResult[]): Promise<readonly TestResult[]> {
    const results = await this.#against(mutant, this.#quickFirst(this.#read(), filter), READING);
    if (!this.#isEndless) return results;
    this.#isEndless = false;
    return before;
  }

  /** Counts what a test comes by, and throws when it is too much; in the place of Stryker's counts by mutant. */
  #counting(most: number): Record<string, number> {
    let steps = 0;
    this.#isEndless = false;
    const count = (): boolean => {
      if (++steps <= most) return true;
      this.#isEndless = true;
      throw new Error(`more than ${most} steps`);
    };
    return new Proxy({}, { get: () => 0, set: count });
  }

  /** The tests as they were read without a mutant. */
  #kept(): readonly Test[] {
    this.#coverage.static = {};
    this.#tests ??= this.#read();
    return this.#tests;
  }

  /** The results up to the first test that fails; `spare` are steps for tables that are still to be made. */
  async #against(mutant: string, tests: readonly Test[], spare = 0): Promise<readonly TestResult[]> {
    const results: TestResult[] = [];
    const space = this.#space;
    space.activeMutant = mutant;
    for (const test of tests) {
      const { steps = 0, time = 0 } = this.#seen.get(test.id) ?? {};
      this.#coverage.static = this.#counting(mostSteps(steps) + spare);
      const result = await runOne(test);
      results.push(result);
      if (this.#isEndless) break;
      if (result.status !== TestStatus.Failed) continue;
      if (time < QUICK)
        this.#killers = [test.id, ...this.#killers.filter((id) => id !== test.id)].slice(0, 12);
      break;
    }
    this.#space.activeMutant = undefined;
    return results;
  }

  /** Whether a test fails without a mutant too, however long it takes. */
  async #failsAnyway(id: string | undefined): Promise<boolean> {
    const test = this.#kept().find((each) => each.id === id);
    this.#coverage.static = {};
    return test !== undefined && (await runOne(test)).status === TestStatus.Failed;
  }

  /** The tests that a mutant is set against: those to which others fell, those of its module, then by the time that each took without a mutant. */
  #quickFirst(tests: readonly Test[], filter: Filter): readonly Test[] {
    const wanted = filter === undefined || filter.length === 0 ? undefined : new Set(filter);
    const timeOf = ({ id }: Test): number => this.#seen.get(id)?.time ?? Infinity;
    const placeOf = (test: Test): number => {
      const killed = this.#killers.indexOf(test.id);
      if (killed >= 0) return killed - this.#killers.length;
      return test.id.startsWith(this.#own) && timeOf(test) < QUICK ? timeOf(test) / QUICK : 1 + timeOf(test);
    };
    return tests
      .filter((test) => (wanted === undefined ? timeOf(test) <= SLOWEST : wanted.has(test.id)))
      .toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

const failed = (id: string, timeSpentMs: number, error: unknown): TestResult => ({
  id,
  name: id,
  timeSpentMs,
  status: TestStatus.Failed,
  failureMessage: String(error),
});

const hasFailed = (results: readonly TestResult[]): boolean => results.at(-1)?.status === TestStatus.Failed;

/** Takes the counts of one test, and throws when it has been at it for too long. */
function untilGivenUp(counts: Record<string, number>): Record<string, number> {
  const last = processorTime() + GIVEN_UP;
  let steps = 0;
  return new Proxy(counts, {
    set: (_, place: string, count: number) => {
      counts[place] = count;
      if (++steps % 1024 === 0 && processorTime() > last) throw new Error('takes too long');
      return true;
    },
  });
}

/** Milliseconds that this process has had a processor for: the same beside other work. */
const processorTime = (): number => process.cpuUsage().user / 1000;

async function runOne({ id, run }: Test): Promise<TestResult> {
  const begun = processorTime();
  try {
    await run();
    return { id, name: id, timeSpentMs: processorTime() - begun, status: TestStatus.Success };
  } catch (error) {
    return failed(id, processorTime() - begun, error);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundled', BundledRunner)];

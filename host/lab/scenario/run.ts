// Runs one scenario from its first line to its last, or to the first that does not hold.
import type { EmulatorOptions } from '../../../hardware/emulator/index.ts';
import { act, isAction, settle } from './act.ts';
import { type Judgement, judge, rowsText } from './judge.ts';
import { late } from './muggins.ts';
import { HostProgram } from './program.ts';
import { type LineDevices, Rig } from './rig.ts';
import type { Scenario, ScenarioExpectation, ScenarioLine } from './step.ts';

/** Milliseconds of the board's time for which nothing may happen before an expectation becomes true, unless its line says otherwise. */
const LIMIT = 10_000;
/** Real milliseconds after which a second host hangs; a start takes some seconds of the processor. */
const SECOND_HOST_LIMIT = 300_000;

/** What a scenario came to. `seconds` are real. */
export interface ScenarioResult {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly frames: number;
  readonly failure?: Failure;
}

/** Where a scenario failed. Line 0 is what holds throughout: no wrong peg, no pulse outside of its limits. */
interface Failure {
  readonly line: number;
  readonly step: string;
  readonly expected: string;
  readonly found: string;
}

/** Plays a scenario on a board and a host of its own. Never rejects for what the scenario finds. */
export async function runScenario(scenario: Scenario): Promise<ScenarioResult> {
  const begun = performance.now();
  const [first] = scenario.lines;
  const rig = await Rig.build(boardOf(first), devicesOf(scenario));
  try {
    const failure = await play(rig, scenario);
    const seconds = (performance.now() - begun) / 1000;
    const { file, title } = scenario;
    const { frames } = rig.watch.counts;
    return { file, title, passed: failure === undefined, seconds, frames, ...(failure && { failure }) };
  } finally {
    await rig.dismantle();
  }
}

/** The board that a scenario plays on. */
function boardOf(first: ScenarioLine | undefined): EmulatorOptions {
  if (first?.step.type !== 'board') return {};
  const { lanes, kind } = first.step;
  return { lanes, ...(kind && { board: kind }) };
}

/** The card readers and the sign that a scenario plays with. */
const devicesOf = ({ lines }: Scenario): LineDevices => ({
  places: lines.flatMap(({ step }) => (step.type === 'reader' ? [step.reader] : [])),
  sign: lines.some(({ step }) => step.type === 'sign'),
});

async function play(rig: Rig, { lines }: Scenario): Promise<Failure | undefined> {
  const start = { number: 0, text: 'start host' };
  const failure = await attempt(rig, start, async () => {
    await rig.startHost();
    return take(rig, { ...start, step: { type: 'connected', wanted: true }, within: undefined });
  });
  if (failure !== undefined) return failure;
  for (const line of lines) {
    const failure = (await attempt(rig, line, () => take(rig, line))) ?? always(rig, line);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** What may go wrong at any line: a peg that is wrong, a part driven out of its limits, a host that ends by itself. */
function always(rig: Rig, { number, text }: ScenarioLine): Failure | undefined {
  const [wrong] = rig.watch.wrongs;
  return wrong === undefined
    ? undefined
    : {
        line: number,
        step: text,
        expected: 'at every moment pegs where the journal has them, and signals within their limits',
        found: wrong,
      };
}

/** A step that throws has failed at its line. */
async function attempt(
  rig: Rig,
  { number, text }: Pick<ScenarioLine, 'number' | 'text'>,
  step: () => Promise<unknown>,
): Promise<Failure | undefined> {
  const failure = (expected: string, found: string): Failure => ({
    line: number,
    step: text,
    expected,
    found,
  });
  try {
    const verdict = (await step()) as Judgement | undefined;
    return verdict !== undefined && 'holds' in verdict && !verdict.holds
      ? failure(verdict.expected, found(rig, verdict.found))
      : undefined;
  } catch (error) {
    return failure('the step to be done', found(rig, error instanceof Error ? error.message : String(error)));
  }
}

/** What was there, with the display and the host's complaints beside it. */
function found(rig: Rig, what: string): string {
  const rows = rowsText(rig);
  const complaints = rig.host?.complaints.trim() ?? '';
  return [
    what,
    ...(what.includes(rows) ? [] : [`display ${rows}`]),
    ...(complaints === '' ? [] : [`the host says: ${complaints}`]),
  ].join('\n  ');
}

async function take(
  rig: Rig,
  { step, within }: Pick<ScenarioLine, 'step' | 'within'>,
): Promise<Judgement | undefined> {
  if (isAction(step)) {
    await act(rig, step);
    return undefined;
  }
  if (step.type === 'refusedHost') return refused(rig, step);
  // That something is not there can only be said once everything has come to rest.
  if (step.type === 'noEvent' || step.type === 'noText' || (step.type === 'display' && !step.wanted))
    await settle(rig);
  let verdict = judge(rig, step);
  const holds = (): boolean => {
    if (!verdict.holds) verdict = judge(rig, step);
    return verdict.holds;
  };
  await rig.until(holds, within ?? LIMIT);
  return verdict;
}

/** Another host on the same journal has to give up, and to say why. */
async function refused(
  rig: Rig,
  { pattern }: Extract<ScenarioExpectation, { type: 'refusedHost' }>,
): Promise<Judgement> {
  const second = new HostProgram({ port: rig.port, data: rig.data });
  const end = await Promise.race([
    second.ended,
    late(SECOND_HOST_LIMIT, 'the second host still runs'),
  ]).finally(() => second.signal('SIGKILL'));
  const said = pattern.regular
    ? new RegExp(pattern.text).test(end.errors)
    : end.errors.includes(pattern.text);
  return end.code !== 0 && end.code !== null && said
    ? { holds: true }
    : {
        holds: false,
        expected: `a second host to end with an error that says ${pattern.text}`,
        found: `exit code ${end.code}: ${end.errors.trim()}`,
      };
}

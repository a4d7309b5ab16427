// Runs one scenario from its first line to its last, or to the first that does not hold.
import { settle } from './actions.ts';
import { boardReady, rowsText } from './expectations.ts';
import { expectation, type Judgement } from './form.ts';
import type { Scenario, ScenarioLine } from './parse.ts';
import { Rig } from './rig.ts';

/** Milliseconds of the board's time for which nothing may happen before an expectation becomes true, unless its line says otherwise. */
const LIMIT = 10_000;

/** What a scenario came to. `seconds` are real. */
export interface ScenarioResult {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly frames: number;
  readonly failure?: Failure;
}

/** Where a scenario failed. Line 0 is the start of its host. */
interface Failure {
  readonly line: number;
  readonly step: string;
  readonly expected: string;
  readonly found: string;
}

/** Plays a scenario on a board and a host of its own. Never rejects for what the scenario finds. */
export async function runScenario({ file, title, gear, lines }: Scenario): Promise<ScenarioResult> {
  const begun = performance.now();
  const rig = await Rig.build(gear);
  try {
    let failure: Failure | undefined;
    for (const line of [START, ...lines]) {
      const wrong = (await attempt(rig, line)) ?? watched(rig);
      if (wrong === undefined) continue;
      failure = { line: line.number, step: line.text, ...wrong };
      break;
    }
    const seconds = (performance.now() - begun) / 1000;
    const { frames } = rig.watch.counts;
    return { file, title, passed: failure === undefined, seconds, frames, ...(failure && { failure }) };
  } finally {
    await rig.dismantle();
  }
}

type Line = Pick<ScenarioLine, 'number' | 'text' | 'form' | 'values' | 'within'>;

/** Before its first line a scenario has a host with its board. */
const START: Line = {
  number: 0,
  text: 'start host',
  form: expectation('start host', boardReady),
  values: [],
  within: undefined,
};

/** What may go wrong at any line: a peg that is wrong, a part driven out of its limits. */
function watched(rig: Rig): Judgement {
  const [found] = rig.watch.wrongs;
  const expected = 'at every moment pegs where the journal has them, and signals within their limits';
  return found === undefined ? undefined : { expected, found };
}

/** A step that throws has failed at its line. */
async function attempt(rig: Rig, line: Line): Promise<Judgement> {
  try {
    if (line === START) await rig.startHost();
    const wrong = await take(rig, line);
    return wrong && { ...wrong, found: found(rig, wrong.found) };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { expected: 'the step to be done', found: found(rig, what) };
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

async function take(rig: Rig, { form, values, within }: Line): Promise<Judgement> {
  if (form.fresh) rig.forget();
  await form.act?.(rig, values);
  // That something is not there can only be said once everything has come to rest.
  if (form.settled) await settle(rig);
  let wrong: Judgement;
  const holds = (): boolean => {
    wrong = form.judge?.(rig, values);
    return wrong === undefined;
  };
  await rig.until(holds, within ?? LIMIT);
  return wrong;
}

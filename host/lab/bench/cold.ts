// How soon a short command answers: `muggins score` beside a Node that does nothing, in turns, each in a process of its own.
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { json, type Output } from '../../cli/output.ts';
import { commandLine } from '../../cli/place.ts';
import { milliseconds, type Spread, spreadOf } from './sample.ts';

/** Most milliseconds that counting a hand may take longer than Node itself. */
const GOAL = 60;
const HAND = ['score', '5H', '5S', '5D', 'JC', '--starter', '5C'];

interface ColdOptions {
  readonly turns: number;
  readonly json?: boolean;
}

/** Measures and prints some lines, or one JSON value. */
export function cold({ turns, json: asJson }: ColdOptions, output: Output): void {
  const node: number[] = [];
  const score: number[] = [];
  output.err(`a hand counted beside a Node that does nothing, ${turns} turns`);
  for (let turn = 0; turn < turns; turn++) {
    node.push(timeOf(['-e', '0']));
    score.push(timeOf([...commandLine(), ...HAND]));
  }
  const [load = 0, processors] = [loadavg()[0], availableParallelism()];
  const [idle, counted] = [spreadOf(node), spreadOf(score)];
  const over = counted.p50 - idle.p50;
  const measured = { node: idle, score: counted, over, goal: GOAL, met: over < GOAL, load, processors };
  for (const line of asJson === true ? [json(measured)] : report(measured)) output.out(line);
}

/** Milliseconds from the start of a process to its end. */
function timeOf(args: readonly string[]): number {
  const begun = performance.now();
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  return performance.now() - begun;
}

interface ColdMeasured {
  readonly node: Spread;
  readonly score: Spread;
  readonly over: number;
  readonly load: number;
  readonly processors: number;
}

function report({ node, score, over, load, processors }: ColdMeasured): readonly string[] {
  const times = ({ p50, least }: Spread): string => `${milliseconds(p50)} (least ${milliseconds(least)})`;
  return [
    `node -e 0      ${times(node)}`,
    `muggins score  ${times(score)}`,
    `${over < GOAL ? 'met   ' : 'MISSED'}  ${milliseconds(over)} longer, under ${GOAL} ms (load ${load.toFixed(1)}, ${processors} processors)`,
    ...(load > processors
      ? ['Other programs kept the processors busy. Judge by a run on a quieter machine.']
      : []),
  ];
}

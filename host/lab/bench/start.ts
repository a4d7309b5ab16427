// The host as a process: how soon it is ready, how much memory it takes, and how soon a short command answers.
import { execFileSync } from 'node:child_process';
import { commandLine } from '../../cli/place.ts';
import { Rig } from '../scenario/rig.ts';
import { memoryOf } from './process.ts';
import { megabytes, milliseconds as ms, type Spread, spreadOf } from './sample.ts';
import type { Measure } from './section.ts';

const STARTS = 7;
/** Commands beside Node processes that do nothing, in turns. */
const TURNS = 8;
/** Scores that are keyed before the memory is measured again. */
const SCORES = 40;
const HAND = ['score', '5H', '5S', '5D', 'JC', '--starter', '5C'];
const GOALS = { ready: 2_000, memory: 120e6, command: 60 } as const;

/** Measures starts on one journal, memory, and `muggins score`. */
export const measureStart: Measure = async (_, progress) => {
  const rig = await Rig.build();
  try {
    await (await rig.startHost()).untilConnected();
    rig.watch.stop();
    progress(`${SCORES} scores`);
    await keyScores(rig);
    const late = await memoryOf(rig.host?.pid);
    progress(`${STARTS} starts`);
    const { ready, connected } = await starts(rig);
    const early = await memoryOf(rig.host?.pid);
    progress(`${TURNS} short commands`);
    const command = commands();
    return sectionOf({ ready, connected, early, late, ...command });
  } finally {
    await rig.dismantle();
  }
};

async function keyScores(rig: Rig): Promise<void> {
  await rig.command({ type: 'newGame', players: ['Red', 'Blue'], rules: { preset: 'six-card' } });
  for (let score = 0; score < SCORES; score++) {
    await rig.tap(['2']);
    await rig.tap([score % 2 === 0 ? 'P1' : 'P2']);
  }
  await rig.hostTurn();
}

async function starts(rig: Rig): Promise<{ readonly ready: Spread; readonly connected: Spread }> {
  const [ready, connected]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start++) {
    await rig.endHost('SIGINT');
    const begun = performance.now();
    const host = await rig.startHost();
    await host.untilConnected();
    ready.push(host.readyAfter);
    connected.push(performance.now() - begun);
  }
  return { ready: spreadOf(ready), connected: spreadOf(connected) };
}

/** `muggins score` beside a Node that does nothing. */
function commands(): { readonly node: Spread; readonly score: Spread } {
  const [node, score]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    node.push(timeOf(['-e', '0']));
    score.push(timeOf([...commandLine(), ...HAND]));
  }
  return { node: spreadOf(node), score: spreadOf(score) };
}

/** Milliseconds from the start of a process to its end. */
function timeOf(args: readonly string[]): number {
  const begun = performance.now();
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  return performance.now() - begun;
}

interface Figures {
  /** Milliseconds from the start of the process until it serves its page, and until its board shows the game. */
  readonly ready: Spread;
  readonly connected: Spread;
  /** Bytes: after a start on a journal with a game, and after the scores. */
  readonly early: number;
  readonly late: number;
  readonly node: Spread;
  readonly score: Spread;
}

function sectionOf(figures: Figures): Awaited<ReturnType<Measure>> {
  const { ready, connected, early, late, node, score } = figures;
  const over = score.p50 - node.p50;
  const most = Math.max(early, late);
  return {
    title: 'Start and memory',
    rows: [
      ['start to ready', ms(ready.p50), `most ${ms(ready.most)}`],
      ['start to the board showing the game', ms(connected.p50), `most ${ms(connected.most)}`],
      ['memory after a start', megabytes(early)],
      [`memory after ${SCORES} scores`, megabytes(late)],
      ['node -e 0', ms(node.p50), `least ${ms(node.least)}`],
      ['muggins score', ms(score.p50), `least ${ms(score.least)}`],
    ],
    figures,
    goals: [
      { goal: `ready within ${GOALS.ready} ms`, measured: ms(ready.p50), met: ready.p50 <= GOALS.ready },
      {
        goal: `memory under ${megabytes(GOALS.memory)}`,
        measured: megabytes(most),
        met: most < GOALS.memory,
      },
      {
        goal: `muggins score under ${GOALS.command} ms longer than Node`,
        measured: ms(over),
        met: over < GOALS.command,
      },
    ],
  };
}

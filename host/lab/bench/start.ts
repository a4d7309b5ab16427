// The host as a process: how soon it is ready, how much memory it takes, and how soon a short command answers.
import { execFileSync } from 'node:child_process';
import { commandLine } from '../../cli/place.ts';
import { memoryOf } from '../processor.ts';
import { Rig } from '../scenario/rig.ts';
import { type Measure, megabytes, milliseconds as ms, type Section, spreadOf } from './section.ts';

const STARTS = 7;
/** Commands beside Node processes that do nothing, in turns. */
const TURNS = 8;
/** Scores that are keyed before the memory is measured again. */
const SCORES = 40;
const HAND = ['score', '5H', '5S', '5D', 'JC', '--starter', '5C'];
const GOALS = { ready: 2_000, memory: 120e6, command: 60 } as const;

/** Measures starts on one journal, memory, and `muggins score`. */
export const measureStart: Measure = async (_, progress) => sectionOf(await measure(progress));

/** `early` and `late` are bytes of memory: after a start on a journal with a game, and after the scores. */
async function measure(progress: Parameters<Measure>[1]) {
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
    return { ready, connected, early, late, ...commands() };
  } finally {
    await rig.dismantle();
  }
}

type Figures = Awaited<ReturnType<typeof measure>>;

async function keyScores(rig: Rig): Promise<void> {
  await rig.command({ type: 'newGame', players: ['Red', 'Blue'], rules: { preset: 'six-card' } });
  for (let score = 0; score < SCORES; score++) {
    await rig.tap(['2']);
    await rig.tap([score % 2 === 0 ? 'P1' : 'P2']);
  }
  await rig.hostTurn();
}

/** Milliseconds from the start of the process until it serves its page, and until its board shows the game. */
async function starts(rig: Rig) {
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
function commands() {
  const [node, score]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    node.push(timeOf(process.execPath, ['-e', '0']));
    score.push(timeOf(process.execPath, [...commandLine(), ...HAND]));
  }
  return { node: spreadOf(node), score: spreadOf(score) };
}

/** Milliseconds from the start of a process to its end. */
function timeOf(file: string, args: readonly string[]): number {
  const begun = performance.now();
  execFileSync(file, args, { stdio: 'ignore' });
  return performance.now() - begun;
}

const HEADS = ['start to ready', 'to the board', 'memory', `after ${SCORES} scores`, 'node -e 0', 'score'];

function sectionOf({ ready, connected, early, late, node, score }: Figures): Section {
  const [over, most] = [score.p50 - node.p50, Math.max(early, late)];
  const goal = (goal: string, measured: string, met: boolean) => ({ goal, measured, met });
  return {
    title: 'Start and memory: the middle, and the longest start',
    rows: [
      HEADS,
      [
        `${ms(ready.p50)}, ${ms(ready.most)}`,
        `${ms(connected.p50)}, ${ms(connected.most)}`,
        megabytes(early),
        megabytes(late),
        ms(node.p50),
        ms(score.p50),
      ],
    ],
    goals: [
      goal(`ready within ${GOALS.ready} ms`, ms(ready.p50), ready.p50 <= GOALS.ready),
      goal(`memory under ${megabytes(GOALS.memory)}`, megabytes(most), most < GOALS.memory),
      goal(`muggins score under ${GOALS.command} ms longer than Node`, ms(over), over < GOALS.command),
    ],
  };
}

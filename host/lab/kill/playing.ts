// Kills of the whole host at random moments while scores are keyed on the emulated board. No lit score may be lost.
import { readPegs } from '../../../hardware/emulator/index.ts';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { readJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { positionOf } from '../scenario/history.ts';
import { Rig } from '../scenario/rig.ts';

interface PlayOptions {
  readonly times: number;
  readonly seed: number;
  /** Somebody else reads the journal all the time, and so keeps SQLite's shared memory alive through every kill. */
  readonly reader?: boolean;
}

/** One kill. */
interface Kill {
  readonly number: number;
  /** Milliseconds from the press of the last button to the kill. */
  readonly after: number;
  /** How far the last score had come: nothing kept, kept and not lit, or lit. */
  readonly score: 'lost' | 'kept' | 'lit';
  /** What was wrong afterwards; empty if nothing was. */
  readonly wrongs: readonly string[];
}

interface Played {
  readonly seed: number;
  readonly kills: readonly Kill[];
  /** How often the pegs shown changed, over all kills. */
  readonly changes: number;
  readonly wrongs: readonly string[];
}

/** Scores keyed in the life of a host, at most. */
const SCORES = 4;
/** The last of them is followed by the kill within so many milliseconds of the board's time, its frame included. */
const LONGEST = 60;
/** A new game before the game hole is near. */
const ENOUGH = 90;
/** Milliseconds of the board's time. */
const CONNECT_LIMIT = 60_000;
/** Milliseconds of the board's time after which everything that a dead host had sent has been shown. */
const AFTERMATH = 100;
const READ_EVERY = 20;

/** Kills the host so many times, each time after some scores, and looks what is there when it is back. */
export async function killWhilePlaying({ times, seed, reader }: PlayOptions): Promise<Played> {
  const random = new Xorshift(seed);
  const rig = await Rig.build({ seed });
  const kills: Kill[] = [];
  let stopReading = (): void => {};
  try {
    await start(rig);
    if (reader) stopReading = keepReading(rig.data);
    while (kills.length < times) {
      kills.push(await killOnce(rig, random, kills.length + 1));
    }
    const wrongs = kills.flatMap((kill) => kill.wrongs);
    return { seed, kills, changes: rig.watch.counts.changes, wrongs };
  } finally {
    stopReading();
    await rig.dismantle();
  }
}

/** Reads as `muggins games` does, again and again on one handle. Gives what ends it. */
function keepReading(folder: string): () => void {
  const journal = readJournal(folder, TABLE_EVENTS);
  const timer = setInterval(() => [...journal.read()], READ_EVERY);
  return () => {
    clearInterval(timer);
    journal.close();
  };
}

async function start(rig: Rig): Promise<void> {
  const host = await rig.startHost();
  if (!(await rig.until(() => host.board === 'ready', CONNECT_LIMIT)))
    throw new Error('the host finds no board');
}

/** One life of the host: a few scores, the last of them cut off at a random moment. */
async function killOnce(rig: Rig, random: Xorshift, number: number): Promise<Kill> {
  if (rig.history.present.pegs.some(({ front }) => front > ENOUGH)) await newGame(rig);
  for (let i = random.below(SCORES); i > 0; i--) {
    await rig.tap([digit(random)]);
    await rig.tap([button(random)]);
  }
  await rig.tap([digit(random)]);
  const before = await settledEvents(rig);
  const after = random.next() * LONGEST;
  const last = button(random);
  rig.emulator.press(last);
  await rig.emulator.wait(after);
  rig.history.keeperDied();
  await rig.endHost('SIGKILL');
  rig.emulator.release(last);
  await rig.emulator.wait(AFTERMATH);
  const shown = shownBy(rig);
  await start(rig);
  rig.history.settled();
  const kept = rig.history.events.length;
  return { number, after, score: fate(rig, shown, { before, kept }), wrongs: await lookBack(rig, shown) };
}

const digit = (random: Xorshift): KeyId => (['1', '2', '3'] as const)[random.below(3)] ?? '1';
const button = (random: Xorshift): KeyId => (['P1', 'P2'] as const)[random.below(2)] ?? 'P1';

const shownBy = ({ emulator }: Rig): string => positionOf(readPegs(emulator.view.pixels, emulator.lanes));

/** Number of events once the scores before the last have been taken and shown. */
async function settledEvents(rig: Rig): Promise<number> {
  await rig.until(() => shownBy(rig) === rig.history.positions.at(-1), CONNECT_LIMIT);
  return rig.history.events.length;
}

function fate(rig: Rig, shown: string, { before, kept }: { readonly before: number; readonly kept: number }) {
  if (kept === before) return 'lost';
  return shown === rig.history.positions[kept] ? 'lit' : 'kept';
}

/** What was lit has to be in the journal, and the board has to show where the journal ends. */
async function lookBack(rig: Rig, shown: string): Promise<readonly string[]> {
  const { positions } = rig.history;
  const end = positions.at(-1) ?? '';
  const back = await rig.until(() => shownBy(rig) === end, CONNECT_LIMIT);
  return [
    ...rig.watch.wrongs.splice(0),
    ...(positions.includes(shown) ? [] : [`lit before the kill and gone after it: ${shown}`]),
    ...(back ? [] : [`after the restart the pegs show ${shownBy(rig)}, and the journal ends with ${end}`]),
  ];
}

async function newGame(rig: Rig): Promise<void> {
  await rig.command({ type: 'newGame', players: ['Red', 'Blue'], rules: { preset: 'six-card' } });
  await settledEvents(rig);
}

// `muggins emulate`: the emulated board as a serial port of its own, for sketches and other programs. Keys are typed in the terminal.
import { createInterface } from 'node:readline';
import { Emulator, openPty, readPegs, serveTcp } from '../../../hardware/emulator/index.ts';
import { KEY_IDS, type LaneCount, laneOfButton } from '../../../shared/protocol/index.ts';
import { CliError, type Output } from '../output.ts';
import { type Say, sayChanges, serve } from '../serving.ts';
import { fitBoardKind } from '../start/lanes.ts';
import type { EmulateOptions } from './command.ts';

/** Lanes of MugginsIO, unless a sketch asks for more. */
const LANES = 2;
/** Where the board is unless another port is chosen. */
const TCP_PORT = 9501;
/** Emulated milliseconds after which a text is whole: the display takes its characters one by one. */
const TEXT_WHOLE = 100;

/** Runs an emulated board until Ctrl+C. @throws CliError */
export async function emulate(options: EmulateOptions, output: Output): Promise<void> {
  const { lanes = LANES, board } = options;
  fitBoardKind(board, lanes);
  await serve(options, output, async ({ say, atEnd }) => {
    const emulator = await Emulator.start({ lanes, ...(board && { board }) });
    atEnd(() => emulator.stop());
    const refused = (why: string): void =>
      say('refused', { why }, `A program could not open the port: ${why}.`);
    const { path, close } = await open(emulator, options, refused);
    atEnd(close);
    const keys = 'Type keys, such as 7 or P1; P1:2000 holds P1 for 2 s. Press Ctrl+C to end it.';
    const ready = { port: path, lanes, board: emulator.board };
    say('ready', ready, `The emulated board is at ${path}, with ${lanes} lanes. ${keys}`);
    tellPegs(emulator, say);
    tellDisplay(emulator, say);
    emulator.on('tone', (hertz) =>
      say('tone', { hertz }, hertz === 0 ? 'Buzzer: off' : `Buzzer: ${hertz} Hz`),
    );
    atEnd(takeKeys(emulator, output));
  });
}

/** Opens the port. @throws CliError if the system cannot */
async function open(
  emulator: Emulator,
  { pty, tcp = TCP_PORT }: EmulateOptions,
  refused: (why: string) => void,
) {
  try {
    if (pty) return await openPty(emulator);
    const { port, close } = await serveTcp(emulator, tcp, { refused });
    return { path: `tcp://127.0.0.1:${port}`, close };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (pty)
      throw new CliError('noPort', `Cannot open a pseudo terminal: ${message}. TCP works without --pty.`);
    const why =
      code === 'EADDRINUSE' ? `TCP port ${tcp} is in use` : `Cannot open TCP port ${tcp}: ${message}`;
    throw new CliError('noPort', `${why}. Choose another one with --tcp, or a free one with --tcp 0.`);
  }
}

/** Says which holes are lit, whenever that changes. */
function tellPegs(emulator: Emulator, say: Say): void {
  const tell = sayChanges(say);
  emulator.on('view', ({ pixels, lanes }) => {
    const pegs = readPegs(pixels, lanes);
    const lit = pegs.map(({ front, rear }) => [rear, front].filter((hole) => hole > 0).join(' and '));
    const words = lit.map((holes, lane) => `lane ${lane + 1}: ${holes || 'none'}`).join('; ');
    tell('pegs', { pegs }, `Lit holes: ${words}`);
  });
}

/** Says what the display shows, when a new text is whole. */
function tellDisplay(emulator: Emulator, say: Say): void {
  const tell = sayChanges(say);
  let latest = '';
  emulator.on('view', ({ text }) => {
    const shown = text.join();
    if (shown === latest) return;
    latest = shown;
    const rows = text.map((row) => row.trimEnd());
    const words = rows.filter((row) => row !== '').join(' | ');
    // An emulator that was stopped lets no more time pass.
    emulator.wait(TEXT_WHOLE).then(
      () => shown === latest && tell('display', { rows }, `Display: ${words}`),
      () => {},
    );
  });
}

/** Presses what is typed, one word a key. Returns what ends it. */
function takeKeys(emulator: Emulator, { err }: Output): () => void {
  const lines = createInterface({ input: process.stdin });
  let ended = false;
  lines.on('line', async (line) => {
    for (const word of line.toUpperCase().split(/\s+/).filter(Boolean)) {
      try {
        const { key, times } = readKey(word, emulator.lanes);
        await emulator.tap(key, times);
      } catch (error) {
        // The end cuts short a key that is held.
        if (ended) return;
        err(error instanceof Error ? error.message : String(error));
      }
    }
  });
  return () => {
    ended = true;
    lines.close();
  };
}

/** Reads a key of a board with so many lanes, with the milliseconds to hold it: `7`, `P1:2000`. @throws Error naming the keys */
function readKey(word: string, lanes: LaneCount) {
  const [, name, hold] = /^([^:]+)(?::(\d{1,5}))?$/.exec(word) ?? [];
  const keys = KEY_IDS.filter((id) => laneOfButton(id) < lanes);
  const key = keys.find((id) => id === name);
  if (key === undefined)
    throw new Error(`${word} is not a key. The keys are ${keys.join(' ')}. P1:2000 holds P1 for 2 s.`);
  return { key, times: hold === undefined ? {} : { hold: Number(hold) } };
}

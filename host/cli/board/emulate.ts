// `muggins emulate`: the emulated board as a serial port of its own, for sketches and other programs. Keys are typed in the terminal.
import { createInterface } from 'node:readline';
import { Emulator, openPty, readPegs, serveTcp } from '../../../hardware/emulator/index.ts';
import { KEY_IDS, type KeyId } from '../../../shared/protocol/index.ts';
import { CliError, type Output } from '../output.ts';
import { type Say, sayChanges, serve } from '../serving.ts';
import { fitBoardKind } from '../start/lanes.ts';
import type { EmulateOptions } from './command.ts';

/** Lanes of the sketch in docs/johnny-five.md, and of MugginsIO. */
const LANES = 2;

/** Runs an emulated board until Ctrl+C. @throws CliError */
export async function emulate(options: EmulateOptions, output: Output): Promise<void> {
  const { tcp, lanes = LANES, board } = options;
  fitBoardKind(board, lanes);
  await serve(options, output, async ({ say, atEnd }) => {
    const emulator = await Emulator.start({ lanes, ...(board && { board }) });
    atEnd(() => emulator.stop());
    const { path, close } = await open(emulator, tcp);
    atEnd(close);
    const keys = 'Type keys, such as 7 or P1. Press Ctrl+C to end it.';
    say('ready', { port: path, lanes }, `The emulated board is at ${path}, with ${lanes} lanes. ${keys}`);
    tellPegs(emulator, say);
    atEnd(takeKeys(emulator, output));
  });
}

/** Opens the port. @throws CliError if the system cannot */
async function open(emulator: Emulator, tcp: number | undefined) {
  try {
    if (tcp === undefined) return await openPty(emulator);
    const { port, close } = await serveTcp(emulator, tcp);
    return { path: `tcp://127.0.0.1:${port}`, close };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError('noPort', `Cannot open the port: ${reason}. Without socat, use --tcp 9501.`);
  }
}

/** Says which holes are lit, whenever that changes. */
function tellPegs(emulator: Emulator, say: Say): void {
  const tell = sayChanges(say);
  emulator.on('view', ({ pixels, lanes }) => {
    const pegs = readPegs(pixels, lanes);
    const words = pegs.map(({ front, rear }, lane) => `lane ${lane + 1}: ${rear}, ${front}`).join('; ');
    tell('pegs', { pegs }, `Lit holes: ${words}`);
  });
}

/** Presses what is typed, one word a key. Returns what ends it. */
function takeKeys(emulator: Emulator, { err }: Output): () => void {
  const lines = createInterface({ input: process.stdin });
  lines.on('line', async (line) => {
    for (const word of line.toUpperCase().split(/\s+/).filter(Boolean)) {
      const key = KEY_IDS.find((id): id is KeyId => id.toUpperCase() === word);
      try {
        if (key === undefined) err(`${word} is no key. The keys are ${KEY_IDS.join(' ')}.`);
        else await emulator.tap(key);
      } catch (error) {
        err(error instanceof Error ? error.message : String(error));
      }
    }
  });
  return () => lines.close();
}

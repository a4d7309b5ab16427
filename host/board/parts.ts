// Johnny-Five's Board with our components on it, and taking all of it down again.
import five from 'johnny-five';
import type { Clock } from '../system/clock.ts';
import { Buttons } from './buttons.ts';
import type { BoardIo } from './io.ts';
import { Keypad } from './keypad.ts';
import { Effects } from './pegs.ts';
import { BoardScene, type SceneOptions } from './scene.ts';
import { Tone } from './tone.ts';

/** A Board on our io. It is ready when the io is. */
export function makeBoard(io: BoardIo, onError: (error: unknown) => void): five.Board {
  const board = new five.Board({ io, repl: false, debug: false, sigint: false });
  // Johnny-Five starts a timer of ten seconds at `connect` and stops it at `ready`. It hears of both at once: the
  // handshake knows sooner, and by its own clock, that a board does not answer.
  io.once('ready', () => io.emit('connect'));
  // Without a listener an error would end the process.
  for (const emitter of [io, board]) emitter.on('error', onError);
  return board;
}

/** The io has other pins than it had when the board was made: Johnny-Five is to use these. */
export function renewPins(board: five.Board): void {
  five.Board.Pins.normalize.clear();
  board.pins = five.Board.Pins(board);
}

export interface BoardParts {
  readonly scene: BoardScene;
  readonly effects: Effects;
  readonly tone: Tone;
  readonly keypad: Keypad;
  readonly buttons: Buttons;
}

interface PartsOptions extends SceneOptions {
  readonly board: five.Board;
  readonly clock: Clock;
}

export function makeParts({ board, clock, ...shown }: PartsOptions): BoardParts {
  const { lanes } = shown;
  return {
    scene: new BoardScene({ board }, shown),
    effects: new Effects({ board }),
    tone: new Tone({ board, clock }),
    keypad: new Keypad({ board, clock }),
    buttons: new Buttons({ board, clock, lanes }),
  };
}

/** Leaves no timer, no listener and no place in Johnny-Five's process-wide lists. */
export function dismantle(board: five.Board, io: BoardIo, parts: BoardParts | undefined): void {
  if (parts) {
    for (const part of [parts.tone, parts.keypad, parts.buttons]) part.dispose();
    for (const part of [parts.scene, parts.keypad, parts.buttons]) part.removeAllListeners();
  }
  for (const emitter of [io, board]) {
    emitter.removeAllListeners();
    // Johnny-Five may report one failure twice, and the first report brought us here.
    emitter.on('error', () => {});
  }
  const { cache } = five.Board;
  const at = cache.indexOf(board);
  if (at >= 0) cache.splice(at, 1);
  // A map from every board to how its pins are named; it is built again when asked for.
  five.Board.Pins.normalize.clear();
}

// A process that keys scores at a table without a pause, and writes down every view at the moment it would light.

import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import { KEY_IDS } from '../../../shared/protocol/index.ts';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import type { BoardStatus, BoardView } from '../board.ts';
import { openTableJournal } from '../kind.ts';
import { Table } from '../table.ts';

const [, , folder = '', seed = '1'] = process.argv;

class LitBoard extends EventEmitter {
  readonly status: BoardStatus = { state: 'ready', port: 'bench' };
  show({ pegs }: BoardView): void {
    const lit = pegs.map(({ front, rear }) => `${front}/${rear}`).join(' ');
    writeSync(1, `${JSON.stringify({ move: table.view.move, lit })}\n`);
  }
  cue(): void {}
}

const board = new LitBoard();
const table = new Table({ journal: openTableJournal(folder), board, settings: { lanes: 2 } });
table.start();
if (table.state.phase === 'none') {
  table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
}

let random = Number(seed);
const dice = (sides: number): number => {
  random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
  return (random >>> 16) % sides;
};
/** Mostly scores, some undo and redo, another game when one is won. */
const WORDS = ['4 P1', '8 P2', '1 2 P1', '6 P2', '2 4 P1', '2 P2', 'UNDO', '*', '1 P1'];
function keyOn(): void {
  const word = table.state.phase === 'over' ? 'D' : (WORDS[dice(WORDS.length)] ?? '');
  for (const name of word.split(' ')) {
    const key = KEY_IDS.find((id) => id === name) ?? 'UNDO';
    board.emit('key', { key, action: 'press', time: 0 });
    board.emit('key', { key, action: key === 'D' ? 'hold' : 'release', time: 0 });
  }
  setImmediate(keyOn);
}
keyOn();

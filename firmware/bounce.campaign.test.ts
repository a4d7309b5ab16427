// Ten thousand presses on each board, by contacts that bounce for up to eight milliseconds.
import { describe } from 'vitest';
import { BOARD_KINDS } from '../shared/protocol/index.ts';
import { provePresses } from './testing/presses.ts';

describe.each(BOARD_KINDS)('%s', (board) => {
  provePresses(board, 10_000, 8);
});

// English: the list of all moves of a game.
import { counted } from '../../message.ts';
import type { MoveListWords } from '../../pages/movelist.ts';

export const moveList: MoveListWords = {
  title: 'Moves of this game',
  open: 'All moves and undo',
  shut: 'Close',
  deal: (deal) => `Deal ${deal}`,
  undo: 'Undo to here',
  undoTo: (move) => `Undo to here: ${move}`,
  asks: (moves) => (moves === 1 ? 'Take back this move?' : `Take back these ${moves} moves?`),
  stand: (scores) => `The score is then ${scores}.`,
  back: 'Redo brings them back, one by one, until somebody makes another move.',
  keep: 'Keep them',
  agree: (moves) => `Undo ${counted(moves, 'move')}`,
  redo: 'Redo one move',
};

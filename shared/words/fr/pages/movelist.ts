// French: the list of all moves of a game.
import type { MoveListWords } from '../../pages/movelist.ts';

export const moveList: MoveListWords = {
  title: 'Coups de cette partie',
  open: 'Tous les coups et reprise',
  shut: 'Fermer',
  deal: (deal) => `Donne ${deal}`,
  undo: 'Revenir ici',
  undoTo: (move) => `Revenir ici : ${move}`,
  asks: (moves) => (moves === 1 ? 'Reprendre ce coup ?' : `Reprendre ces ${moves} coups ?`),
  stand: (scores) => `Les points sont alors : ${scores}.`,
  back: 'Refaire les ramène un à un, tant que personne ne joue un autre coup.',
  keep: 'Les garder',
  agree: (moves) => (moves === 1 ? 'Reprendre 1 coup' : `Reprendre ${moves} coups`),
  redo: 'Refaire un coup',
};

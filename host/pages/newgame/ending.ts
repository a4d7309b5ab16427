// The question before a game is ended by another one.
import { agreed } from '../kit/dialog.ts';
import { t } from '../kit/language.ts';
import { type PlayerScene, scoresOf, type TableScene } from '../parts/scene.ts';

/** Asks before a game is lost that goes on; where nothing was scored nothing is lost. */
export async function mayEnd(
  table: TableScene | undefined,
  players: readonly PlayerScene[],
): Promise<boolean> {
  if (table?.running !== true || players.every(({ score }) => score === 0)) return true;
  const stand = scoresOf(players);
  return agreed({
    words: t('newgame-abandons', { stand }),
    yes: t('newgame-abandon'),
    no: t('newgame-keep'),
  });
}

// Entry of the page /games: fetches what was played, and the game that the address names.
import type { GameAnswer, GamesAnswer } from '../../web/table/types.ts';
import { boot } from '../kit/boot.ts';
import { GamesView } from './gamesview.ts';
import { TABLE_WORDS } from './language.ts';

await boot(TABLE_WORDS, 'games');
const view = document.querySelector('muggins-games');
if (view instanceof GamesView) start(view);

function start(view: GamesView): void {
  const open = async (): Promise<void> => {
    const last = view.answer?.games.at(-1)?.id;
    const id = Number(location.hash.slice(1)) || last;
    if (id === undefined) return;
    const game = await ask<GameAnswer>(`api/games/${id}`);
    if (game !== undefined) view.game = game;
  };
  const all = async (): Promise<void> => {
    view.answer = await ask<GamesAnswer>('api/games');
    view.trouble = view.answer === undefined;
    await open();
  };
  const older = async (): Promise<void> => {
    const { answer } = view;
    if (answer === undefined || answer.older === null) return;
    const page = await ask<GamesAnswer>(`api/games?before=${answer.older}`);
    if (page === undefined) view.trouble = true;
    else view.answer = { ...answer, games: [...page.games, ...answer.games], older: page.older };
  };
  addEventListener('hashchange', () => {
    void open().then(async () => {
      await view.updateComplete;
      view.querySelector<HTMLElement>('#game')?.focus();
    });
  });
  view.addEventListener('again', () => void all());
  view.addEventListener('older', () => void older());
  void all();
}

/** What the host answers; undefined if it does not, or has no such thing. */
async function ask<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

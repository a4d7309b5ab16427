// Entry of the page /games: fetches what was played, the game that the address names, and the player whom it asks for.
import { WORDS } from '../../../shared/words/generated/pages/table/games.ts';
import type { GameAnswer, GamesAnswer, ProfileAnswer } from '../../web/table/types.ts';
import { boot, start } from '../kit/boot.ts';
import { read, roleHere } from '../kit/host.ts';

import { askedBy, type Choice, choiceIn, placeOf } from './query.ts';
import { GamesView } from './view.ts';

// Asked for while the words are on their way: a slow line takes half a second for the two answers.
const first = whatIsAskedFor();
await boot('pages-games', WORDS);
start('muggins-games', GamesView, (view) => {
  const choose = (changes: Partial<Choice>): void => {
    history.pushState(null, '', placeOf(changes, location.search));
    void load(view);
  };
  addEventListener('popstate', () => void load(view));
  addEventListener('hashchange', () => {
    void gameOf(view.answer, view.profile).then(async (game) => {
      view.game = game;
      await view.updateComplete;
      view.querySelector<HTMLElement>('#game')?.focus();
    });
  });
  view.on('again', () => load(view));
  view.on('older', () => older(view));
  view.on<Partial<Choice>>('choose', choose);
  view.on<string>('changed', (player) => choose({ player }));
  printInDaylight();
  void roleHere().then((role) => {
    view.host = role === 'host';
  });
  void first.then((all) => view.set(all));
});

/** Drops an answer that a newer one overtook: a list with a game takes longer than an empty one. */
async function load(view: GamesView): Promise<void> {
  const { search } = location;
  const all = await whatIsAskedFor();
  if (location.search === search) view.set(all);
}

/** Everything that the address names. */
async function whatIsAskedFor() {
  const choice = choiceIn(location.search);
  const { player } = choice;
  const { search, hash } = location;
  // A first visit shows the latest game: it need not wait for the list to say which that is.
  const latest = search === '' && hash === '' ? read<GameAnswer>('api/games/last') : undefined;
  const [answer, profile] = await Promise.all([
    read<GamesAnswer>(`api/games?${askedBy(choice)}`),
    player === '' ? undefined : read<ProfileAnswer>(`api/games/players/${encodeURIComponent(player)}`),
  ]);
  // All at once: a game that came later would push down what is read already.
  const game = await (latest ?? gameOf(answer, profile));
  return { choice, answer, profile, game, trouble: answer === undefined };
}

/** The game that the address names, or the last one: a profile is about many games, and shows one on request. */
async function gameOf(
  answer: GamesAnswer | undefined,
  profile: ProfileAnswer | undefined,
): Promise<GameAnswer | undefined> {
  const last = profile === undefined ? answer?.games.at(-1)?.id : undefined;
  const id = Number(location.hash.slice(1)) || last;
  return id === undefined ? undefined : read<GameAnswer>(`api/games/${id}`);
}

/** The page of the list before the one that is shown. */
async function older(view: GamesView): Promise<void> {
  const { answer, choice } = view;
  if (answer === undefined || answer.older === null) return;
  const page = await read<GamesAnswer>(`api/games?${askedBy(choice, answer.older)}`);
  if (page === undefined) view.trouble = true;
  else view.answer = { ...answer, games: [...page.games, ...answer.games], older: page.older };
}

/** Paper is white, whatever theme the page wears. */
function printInDaylight(): void {
  const { dataset } = document.documentElement;
  let worn: string | undefined;
  addEventListener('beforeprint', () => {
    worn = dataset.theme;
    dataset.theme = 'light';
  });
  addEventListener('afterprint', () => {
    if (worn === undefined) delete dataset.theme;
    else dataset.theme = worn;
  });
}

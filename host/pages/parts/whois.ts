// Posts a new game; where a name may be somebody's who has played here, the page asks who it is and posts it again.
import { html, render } from 'lit';
import type { Refused } from '../../web/table/types.ts';
import { strings } from './language.ts';

type Doubtful = Extract<NonNullable<Refused['refusal']>, { code: 'whoIs' }>;

interface NewGameCommand {
  readonly players?: readonly string[];
  readonly playerIds?: readonly string[];
}

/** Posts a command until every name in it is known. Resolves with the last answer. */
export async function postCommand(command: object & NewGameCommand): Promise<Response> {
  const answer = await fetch('api/command', { method: 'POST', body: JSON.stringify(command) });
  const doubtful = answer.status === 422 ? await doubtOf(answer.clone()) : undefined;
  if (doubtful === undefined) return answer;
  const id = await askWho(doubtful);
  return id === undefined ? answer : postCommand(withPlayer(command, doubtful.seat, id));
}

async function doubtOf(answer: Response): Promise<Doubtful | undefined> {
  const { refusal } = (await answer.json().catch(() => ({}))) as Refused;
  return refusal?.code === 'whoIs' ? refusal : undefined;
}

/** The same command, where somebody has said who sits there. */
function withPlayer(command: NewGameCommand, seat: number, id: string): NewGameCommand {
  const { players = [], playerIds = players.map(() => '') } = command;
  return { ...command, playerIds: playerIds.with(seat, id) };
}

/** The id that somebody chooses, or 'new'; undefined if they go back to the form. */
function askWho({ name, candidates }: Doubtful): Promise<string | undefined> {
  const { newgame } = strings();
  const dialog = document.createElement('dialog');
  dialog.className = 'panel ask';
  dialog.setAttribute('aria-label', newgame.whoIs(name));
  (document.querySelector('.frame') ?? document.body).append(dialog);
  let chosen: string | undefined;
  const choose = (id?: string) => () => {
    chosen = id;
    dialog.close();
  };
  render(
    html`<p>${newgame.whoIs(name)}</p>
      <div class="answers buttons">
        ${candidates.map((each) => html`<button type="button" data-player=${each.id} @click=${choose(each.id)}>${newgame.same(each.name)}</button>`)}
        <button type="button" data-player="new" @click=${choose('new')}>${newgame.somebodyNew}</button>
        <button type="button" @click=${choose()}>${newgame.otherName}</button>
      </div>`,
    dialog,
  );
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(chosen);
    });
  });
}

// Posts a new game; if a name may belong to a known player, the page asks who it is and posts it again.
import type { Refused } from '../../web/table/types.ts';
import { inDialog } from '../kit/dialog.ts';
import { html, t } from '../kit/element.ts';
import { wordsOfResponse } from './trouble.ts';

type Doubtful = Extract<NonNullable<Refused['refusal']>, { code: 'whoIs' }>;

interface NewGameCommand {
  readonly players?: readonly string[];
  readonly playerIds?: readonly string[];
}

/** Posts something; the reason in words if it was refused. What comes of it is heard on the line. */
export async function post(path: string, body: object): Promise<string | undefined> {
  try {
    const isCommand = path === 'api/command';
    const answer = isCommand
      ? await postCommand(body)
      : await fetch(path, { method: 'POST', body: JSON.stringify(body) });
    return answer.ok ? undefined : await wordsOfResponse(answer);
  } catch {
    return t('common-hostSilent');
  }
}

/** Posts a command until every name in it is known. Resolves with the last answer. */
async function postCommand(command: object & NewGameCommand): Promise<Response> {
  const answer = await fetch('api/command', { method: 'POST', body: JSON.stringify(command) });
  const doubtful = answer.status === 422 ? await doubtOf(answer.clone()) : undefined;
  if (doubtful === undefined) return answer;
  const id = await askWho(doubtful);
  if (id === undefined) return answer;
  const { players = [], playerIds = players.map(() => '') } = command;
  return postCommand({ ...command, playerIds: playerIds.with(doubtful.seat, id) });
}

async function doubtOf(answer: Response): Promise<Doubtful | undefined> {
  const { refusal } = (await answer.json().catch(() => ({}))) as Refused;
  return refusal?.code === 'whoIs' ? refusal : undefined;
}

/** The chosen id, or 'new'; undefined if the user goes back to the form. */
async function askWho({ name, candidates }: Doubtful): Promise<string | undefined> {
  const words = t('table-whoIs', { name });
  const id = await inDialog(
    { label: words },
    (close) => html`<p>${words}</p>
      <div class="answers buttons">
        ${candidates.map((each) => html`<button type="button" data-player=${each.id} @click=${() => close(each.id)}>${t('table-same', { name: each.name })}</button>`)}
        <button type="button" data-player="new" @click=${() => close('new')}>${t('table-somebodyNew')}</button>
        <button type="button" @click=${() => close()}>${t('table-otherName')}</button>
      </div>`,
  );
  return id === '' ? undefined : id;
}

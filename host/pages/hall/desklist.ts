// A list of players for the desk: a CSV file, shown before anything of it is taken.
import { html, nothing } from 'lit';
import type { ImportAnswer } from '../../web/hall/types.ts';
import type { DeskParts } from './deskparts.ts';
import { askFor } from './dialog.ts';
import { strings } from './language.ts';

/** The file that somebody chose is looked at, and then taken. */
export function lists({ say }: DeskParts) {
  const s = strings();
  const choose = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const found = await send(file, '?dry');
    input.value = '';
    if (found === undefined) say(s.hallSilent);
    else if (found.wrong.length > 0) say(wrongIn(found));
    else if (found.added.length + found.changed.length === 0) say(summaryOf(found));
    else if ((await agreed(found)) && (await send(file, '')) === undefined) say(s.hallSilent);
  };
  return html`<label class="list">${s.desk.list}
    <input type="file" accept=".csv,text/csv,text/plain" @change=${choose} /><small>${s.desk.listHelp}</small></label>`;
}

async function send(file: File, query: string): Promise<ImportAnswer | undefined> {
  try {
    const answer = await fetch(`api/hall/import${query}`, { method: 'POST', body: file });
    return answer.ok ? ((await answer.json()) as ImportAnswer) : undefined;
  } catch {
    return undefined;
  }
}

const wrongIn = ({ wrong }: ImportAnswer): string =>
  [
    ...wrong.map(({ line, why, text }) => strings().importWrong[why](line, text)),
    strings().importNothing,
  ].join(' ');

const summaryOf = ({ added, changed, same }: ImportAnswer): string =>
  strings().imported(added.length, changed.length, same);

/** Shows who comes, and asks. */
async function agreed(found: ImportAnswer): Promise<boolean> {
  const s = strings();
  const people = (word: string, players: readonly { readonly name: string }[]) =>
    players.length === 0
      ? nothing
      : html`<dt>${word}</dt><dd>${players.map(({ name }) => name).join(', ')}</dd>`;
  const details = html`<dl class="listed">
    ${people(s.desk.listNew, found.added)} ${people(s.desk.listChanged, found.changed)}
  </dl>
  ${found.alike.map(({ player, known }) => html`<p>${s.importAlike(player.name, known.name)}</p>`)}`;
  const title = `${s.importDry} ${summaryOf(found)}`;
  return (await askFor(title, [], { done: s.desk.listTake, details })) !== undefined;
}

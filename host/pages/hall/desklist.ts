// A list of players for the desk: a CSV file, shown before anything of it is taken.
import { html } from 'lit';
import type { ImportAnswer } from '../../web/hall/types.ts';
import type { DeskParts } from './deskparts.ts';
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
    else if (confirm(told(found)) && (await send(file, '')) === undefined) say(s.hallSilent);
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

function told({ added, changed, same, alike }: ImportAnswer): string {
  const s = strings();
  const likes = alike.map(({ player, known }) => s.importAlike(player.name, known.name));
  return [s.importDry, s.imported(added.length, changed.length, same), ...likes].join('\n');
}

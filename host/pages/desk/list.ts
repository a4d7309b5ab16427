// A list of players for the desk: a CSV file, shown column by column and with what it would do before anything of it is taken.
import { html, nothing } from 'lit';
import type { ListColumn } from '../../../shared/league/paper.ts';
import { sayWrongLine } from '../../../shared/words/index.ts';
import type { ImportAnswer } from '../../web/hall/types.ts';
import { inDialog } from '../kit/dialog.ts';
import { onChecked, onFile, onValue, options } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { language, t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

/** Lines that are wrong and are shown one by one. */
const MOST_WRONG = 6;

/** What the director has said of the columns; nothing yet: the hall's own understanding. */
interface Chosen {
  readonly columns?: readonly ListColumn[];
  readonly head?: boolean;
}

type Table = NonNullable<ImportAnswer['table']>;

/** Checks the chosen file, and then imports it. */
export function lists({ say }: DeskParts) {
  const choose = onFile(async (file) => {
    const found = await send(file, {}, true);
    if (found === undefined) return say(t('hall-hallSilent'));
    const isNothing = found.wrong.length === 0 && found.added.length + found.changed.length === 0;
    if (found.table === null) say(wrongIn(found).join(' '));
    else if (isNothing) say(summaryOf(found));
    else {
      const chosen = await agreedOn(file, found);
      if (chosen !== undefined && (await send(file, chosen, false)) === undefined) say(t('hall-hallSilent'));
    }
  });
  return html`<label class="list">${t('list-load')}
    <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" @change=${choose} /><small>${t('list-help')}</small></label>`;
}

function send(file: File, { columns, head }: Chosen, dry: boolean): Promise<ImportAnswer | undefined> {
  const query = new URLSearchParams({
    ...(dry ? { dry: '' } : {}),
    ...(columns === undefined ? {} : { columns: columns.join() }),
    ...(head === undefined ? {} : { head: head ? 'yes' : 'no' }),
  });
  return read<ImportAnswer>(`api/hall/import?${query}`, { method: 'POST', body: file });
}

function wrongIn({ wrong, table }: ImportAnswer): readonly string[] {
  const lines = wrong.slice(0, MOST_WRONG).map((each) => sayWrongLine(language(), each));
  const more = wrong.length - lines.length;
  return [
    ...lines,
    ...(more > 0 ? [t('list-more', { lines: more })] : []),
    ...(table?.sure === false ? [] : [t('list-nothing')]),
  ];
}

const summaryOf = ({ added, changed, same }: ImportAnswer): string =>
  t('list-done', { added: added.length, changed: changed.length, same });

/** Shows the columns and what would happen, anew with each choice. @returns undefined if it was cancelled */
async function agreedOn(file: File, first: ImportAnswer): Promise<Chosen | undefined> {
  let [found, chosen, taken]: [ImportAnswer, Chosen, boolean] = [first, {}, false];
  const take = (): void => {
    taken = true;
  };
  await inDialog({ label: t('list-load'), looks: 'reason listing' }, (close, draw) => {
    const look = async (change: Chosen): Promise<void> => {
      chosen = { ...chosen, ...change };
      found = (await send(file, chosen, true)) ?? found;
      draw();
    };
    const isReady = found.wrong.length === 0 && found.added.length + found.changed.length > 0;
    const title =
      found.wrong.length === 0 ? `${t('list-dry')} ${summaryOf(found)}` : wrongIn(found).join('\n');
    return html`<form method="dialog" @submit=${take}>
      ${found.table === null ? nothing : tableOf(found.table, look)}
      <p class="verdict" aria-live="polite">${title}</p>
      ${peopleOf(found)}
      <button class="main" ?disabled=${!isReady}>${t('list-take')}</button>
      <button type="button" @click=${() => close()}>${t('desk-cancel')}</button>
    </form>`;
  });
  return taken ? chosen : undefined;
}

const COLUMN_KINDS: readonly ListColumn[] = ['name', 'first', 'middle', 'last', 'number', 'club', 'skip'];

/** The first rows, with a choice over each column. */
function tableOf(table: Table, look: (change: Chosen) => Promise<void>) {
  const [head = []] = table.rows;
  const body = table.head ? table.rows.slice(1) : table.rows;
  const choose = (at: number, kind: ListColumn): void =>
    void look({
      columns: table.columns.map((each, place) => (place === at ? kind : each === kind ? 'skip' : each)),
      head: table.head,
    });
  const chooser = (kind: ListColumn, at: number) => {
    const label = (table.head && head[at]) || t('list-column', { number: at + 1 });
    if (table.hidden[at]) return html`<th scope="col">${t('list-hidden')}</th>`;
    const choices = COLUMN_KINDS.map((each) => [each, t(`list-columns-${each}`)] as const);
    return html`<th scope="col"><select aria-label=${label}
      @change=${onValue((value) => choose(at, value as ListColumn))}>${options(choices, kind)}</select></th>`;
  };
  const rowOf = (row: readonly string[], name = '') =>
    html`<tr class=${name}>${table.columns.map((kind, at) => html`<td class=${kind}>${row[at] ?? ''}</td>`)}</tr>`;
  return html`<div class="scroll"><table>
      <thead><tr>${table.columns.map(chooser)}</tr></thead>
      <tbody>${table.head ? rowOf(head, 'head') : nothing}${body.map((row) => rowOf(row))}</tbody>
    </table></div>
    <label class="tick"><input type="checkbox" .checked=${table.head} @change=${onChecked((on) => look({ head: on }))} /> ${t('list-head')}</label>`;
}

/** Who comes, and whose entry changes. */
function peopleOf({ added, changed, alike, wrong }: ImportAnswer) {
  if (wrong.length > 0) return nothing;
  const people = (word: string, players: readonly { readonly name: string }[]) =>
    players.length === 0
      ? nothing
      : html`<dt>${word}</dt><dd>${players.map(({ name }) => name).join(', ')}</dd>`;
  return html`<dl class="listed">${people(t('list-added'), added)} ${people(t('list-changed'), changed)}</dl>
    ${alike.map(({ player, known }) => html`<p>${t('list-alike', { name: player.name, known: known.name })}</p>`)}`;
}

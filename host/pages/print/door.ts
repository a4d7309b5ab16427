// The door list: everybody by name, with boxes to tick and empty lines for guests.

import { html, nothing } from 'lit';
import { language, t } from '../kit/language.ts';
import { filledUp, heading, inShort, type Paper, type PaperParts, pagesOf, shortNameOf } from './parts.ts';

/** Lines of a column, and columns of a page. */
const ROOM = { lines: 26, columns: 2 } as const;

/** Somebody who may come. */
interface DoorLine {
  readonly name: string;
  /** Where the name has no room. */
  readonly short: string;
  readonly member: string;
  readonly here: boolean;
}

/** The pages of the door list. */
export const doorList: Paper = (parts) => {
  const lines = filledUp(expected(parts), ROOM.lines * ROOM.columns);
  return pagesOf(pagesOf(lines, ROOM.lines), ROOM.columns).map(
    (columns) => html`${heading(parts, t('print-titles-door'))}
      <div class="door">${columns.map((column) => table(parts, column))}</div>`,
  );
};

/** Everybody whom the club knows; for others than the desk, everybody who is here. */
function expected({ view, players }: PaperParts): readonly DoorLine[] {
  const present = view.entrants.filter(({ leftBefore }) => leftBefore === null);
  const all = players?.map(({ name }) => name) ?? present.flatMap(({ names }) => names);
  const lines =
    players?.map(({ id, name, member, short }) => ({
      name,
      short: shortNameOf({ name, short }, all),
      member: member ?? '',
      here: present.some((each) => each.players.includes(id)),
    })) ??
    present.flatMap(({ names }) =>
      names.map((name) => ({ name, short: shortNameOf({ name }, all), member: '', here: true })),
    );
  return lines.toSorted((a, b) => a.name.localeCompare(b.name, language().code));
}

function table({ filled }: PaperParts, lines: readonly (DoorLine | undefined)[]) {
  return html`<table>
    <thead><tr><th scope="col" class="box">${t('print-here')}</th><th scope="col">${t('print-name')}</th>
      <th scope="col" class="member">${t('print-member')}</th><th scope="col" class="box">${t('print-paid')}</th></tr></thead>
    <tbody>${lines.map(
      (line) => html`<tr>
        <td class="box"><span class="tick">${filled && line?.here === true ? '\u2713' : nothing}</span></td>
        <td><div class="fit">${line === undefined ? nothing : inShort(line.name, line.short)}</div></td>
        <td class="member"><div class="fit">${line?.member ?? nothing}</div></td>
        <td class="box"><span class="tick"></span></td>
      </tr>`,
    )}</tbody>
  </table>`;
}

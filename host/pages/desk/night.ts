// The night as a whole at the desk: its format, rounds and tables, its end, its exports and the backup.
import { html, nothing } from 'lit';
import {
  FORMATS,
  type FormatName,
  gamesIn,
  MOST_TABLES,
  type NightHeading,
  openGames,
  tableCommands,
} from '../../../shared/league/index.ts';
import type { DeskParts } from './parts.ts';
import '../hall/drawcheck.ts';
import type { DeskAnswer } from '../../web/hall/types.ts';
import { eventName } from '../hall/events.ts';
import { dotted, fileLinks } from '../hall/heading.ts';
import { type Fields, fieldsOf, onFile, onSubmit, options } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';

/** Closing, reopening and exports. */
export function closing(parts: DeskParts) {
  const { view, reasoned } = parts;
  if (view.phase === 'none') return nothing;
  const again = () => reasoned(t('desk-reopenNight'), (reason) => [{ type: 'reopen', reason }]);
  return html`<section class="panel closing">
    <h2>${t('desk-tonight')} <small>${dotted(view.heading.title, view.event === '' ? formatName(view.format.name) : eventName(view))}</small></h2>
    ${view.phase === 'closed' ? html`<p class="well">${t('desk-closed')}${view.checkedBy === null ? nothing : html` ${t('print-checked')} ${view.checkedBy}.`}</p><button @click=${again}>${t('desk-reopenNight')}</button>` : ending(parts)}
    <muggins-draw .view=${view}></muggins-draw>
    ${view.drawn === 0 ? nothing : html`<p class="exports">${t('desk-exports')} ${fileLinks('last')}</p>`}
    ${headingForm(parts)} ${backupLine(parts.desk)}
  </section>`;
}

/** Fields of a heading. */
const headingFields = ({ date = '', title = '', venue = '' }: NightHeading) => html`
  <label>${t('nights-date')} <input type="date" name="date" .value=${date} required /></label>
  <label>${t('nights-title')} <input name="title" maxlength="80" autocomplete="off" .value=${title} /></label>
  <label>${t('nights-venue')} <input name="venue" maxlength="80" autocomplete="off" .value=${venue} /></label>`;

/** The heading from a form, without empty fields. */
const headingIn = (fields: Fields): NightHeading =>
  Object.fromEntries(
    ['date', 'title', 'venue'].flatMap((name) => (fields(name) === '' ? [] : [[name, fields(name)]])),
  );

/** Corrects the heading. */
function headingForm({ view, act }: DeskParts) {
  const correct = onSubmit((fields) => act({ type: 'correctHeading', heading: headingIn(fields) }));
  return html`<details><summary>${t('nights-correct')}</summary>
    <form @submit=${correct}>${headingFields(view.heading)}<button>${t('desk-enter')}</button></form></details>`;
}

/** Today where the desk is, as a date field has it. */
const today = (): string =>
  new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

type Kind<Name> = Name extends `acc-${infer Event}-${number}` ? `acc-${Event}` : Name;

/** A format by its name, and what it is where the desk has words for it. */
export function formatName(name: string): string {
  const known = FORMATS.find((each) => each.name === name);
  if (known === undefined) return name;
  // Presets that differ only in the number of games share their words.
  const kind = known.name.replace(/^(acc-[a-z]+)-\d+$/, '$1') as Kind<FormatName>;
  return `${name} \u2013 ${t(`desk-formats-${kind}`, { games: gamesIn(known) })}`;
}

/** The name of the field; games have numbers. */
const CHECKED_BY = 'checkedBy';

/** Who has checked the cards, as the standings then say. */
const checker = () =>
  html`<label>${t('desk-checkedBy')} <input name=${CHECKED_BY} maxlength="12" size="6" autocomplete="off" /></label>`;

/** The night can be closed, and nothing is open. */
export function closeNow({ act }: Pick<DeskParts, 'act'>) {
  const close = onSubmit((fields) => act({ type: 'close', reasons: {}, checkedBy: fields(CHECKED_BY) }));
  return html`<form class="over" @submit=${close}>${checker()} <button class="main">${t('desk-close')}</button></form>`;
}

/** Games that are not final each want a reason. */
function ending({ view, boards, nameOf, act, reasoned }: DeskParts) {
  const open = openGames(view);
  const close = onSubmit((fields) => {
    const reasons = Object.fromEntries(open.map(({ game }) => [game, fields(game)]));
    return act({ type: 'close', reasons, checkedBy: fields(CHECKED_BY) });
  });
  const back = () => reasoned(t('desk-drawBack'), (reason) => [{ type: 'reopenRound', reason }]);
  const tables = onSubmit((fields) => {
    const commands = tableCommands(view, boards, Number(fields('tables')));
    if (commands.length > 0) void act(...commands);
  });
  const rounds = html`<p class="buttons">
      ${view.drawn < view.rounds ? html`<button @click=${() => void act({ type: 'draw' })}>${t('desk-drawNext')}</button>` : nothing}
      <button @click=${back}>${t('desk-drawBack')}</button>
    </p>
    <form class="tables" @submit=${tables}>
      <label>${t('desk-tables')} <input type="number" name="tables" min="1" max=${MOST_TABLES} required .value=${`${view.tables.length}`} /></label>
      <button>${t('desk-enter')}</button>
    </form>`;
  const reasonFor = ({ game, entrants: [first, second] }: (typeof open)[number]) =>
    html`<label>${t('desk-resultOf', { game, first: nameOf(first), second: nameOf(second) })}
      <input name=${game} maxlength="200" required /></label>`;
  return html`${view.drawn === 0 ? nothing : rounds}
    <details><summary>${t('desk-close')}</summary>
      <form @submit=${close}>
        ${open.length === 0 ? nothing : html`<p>${t('desk-openGames')}</p>`}
        ${open.map(reasonFor)}
        ${checker()}
        <button class="main">${t('desk-close')}</button>
      </form>
    </details>`;
}

/** Chooses a format and opens the night. */
export function opening({ view, post, say, desk }: DeskParts) {
  const offered = desk.league?.formats ?? [];
  const choices = [...offered, ...FORMATS.map(({ name }) => name).filter((name) => !offered.includes(name))];
  const own = onFile(async (file, { form }) => {
    const format = objectIn(await file.text());
    if (format === undefined) say(t('desk-ownFormatBad'));
    else await post('api/hall/night', { format, heading: form === null ? {} : headingIn(fieldsOf(form)) });
  });
  const begin = onSubmit((fields) =>
    post('api/hall/night', { format: fields('format'), heading: headingIn(fields) }),
  );
  const { venue } = view.heading;
  return html`<section class="panel opening">
    <h2>${view.phase === 'none' ? t('desk-tonight') : t('desk-nextNight')}</h2>
    <form id="opening" @submit=${begin}>
      <label>${t('desk-format')} <select name="format">${options(choices.map((name) => [name, formatName(name)]))}</select></label>
      ${headingFields({ date: today(), venue })}
      <button class="main">${t('desk-begin')}</button>
    </form>
    <label class="list">${t('desk-ownFormat')}
      <input type="file" form="opening" accept=".json,application/json" @change=${own} /><small>${t('desk-ownFormatHelp')}</small></label>
  </section>`;
}

/** What a file of JSON has; undefined where it has no braces. */
function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

type Backup = NonNullable<DeskAnswer['backup']>;

const clock = (time: number): string =>
  new Date(time).toLocaleTimeString(language().code, { timeStyle: 'short' });

/** Why the last copy failed; undefined where it did not. */
export function backupTrouble(backup: DeskAnswer['backup']): string | undefined {
  if (backup === null || backup.reason === null) return undefined;
  const { folder, time, reason } = backup;
  const last = time === null ? '' : ` ${t('desk-backup-last', { time: clock(time) })}`;
  return `${t('desk-backup-failed', { folder, why: reason.code })}${last}`;
}

const state = (backup: Backup | null) => {
  if (backup === null) return t('desk-backup-none');
  const { folder, time } = backup;
  return time === null ? nothing : t('desk-backup-made', { folder, time: clock(time) });
};

/** Where the backup is, and one to download. */
const backupLine = ({ backup }: Pick<DeskAnswer, 'backup'>) =>
  html`<p class="backup">${state(backup)} <a href="api/hall/backup" download>${t('desk-backup-download')}</a></p>`;

// The keys of the desk: a table by its number, a player by name, and a sheet that says so. Everything else is Tab and Enter.
import { html } from 'lit';
import { inDialog } from '../kit/dialog.ts';
import { t } from '../kit/language.ts';

/** Milliseconds within which a second digit belongs to the same number. */
const TOGETHER = 1_000;

/** Rows of what is being played; the rounds below have rows as well. */
const PLAYED = '.games > table ';

/** Follows the keys of the desk. */
export function followKeys(desk: HTMLElement): void {
  let typed = { text: '', at: 0 };
  const focus = (selector: string): boolean => {
    const found = desk.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null;
  };
  const table = (digit: string, at: number): boolean => {
    const text = at - typed.at < TOGETHER ? `${typed.text}${digit}` : digit;
    typed = { text, at };
    return (
      focus(`${PLAYED}[data-table="${text}"] button`) || focus(`${PLAYED}[data-table="${digit}"] button`)
    );
  };
  addEventListener('keydown', (event) => {
    const { key, timeStamp } = event;
    if (isTyping(event) || document.querySelector('dialog[open]') !== null) return;
    const done =
      (key === '?' && keySheet()) ||
      (key === '/' && focus('.people input')) ||
      (key === 'n' && focus('.needs button')) ||
      (/^\d$/.test(key) && table(key, timeStamp)) ||
      (['ArrowLeft', 'ArrowRight'].includes(key) && other(event));
    if (done) event.preventDefault();
  });
}

/** Whether the key belongs to a field, or to the browser. */
const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.matches('input, select, textarea'));

/** From one name of a game to the other. */
function other({ target, key }: KeyboardEvent): boolean {
  const row = target instanceof Element ? target.closest('[data-table]') : null;
  const names = row?.querySelectorAll<HTMLElement>('td > button') ?? [];
  const wanted = names[key === 'ArrowRight' ? 1 : 0];
  wanted?.focus();
  return wanted !== undefined;
}

/** Shows which keys there are. */
export function keySheet(): true {
  const rows: readonly (readonly [string, string])[] = [
    ['1 2 3', t('desk-keys-table')],
    ['\u2190 \u2192', t('desk-keys-other')],
    ['n', t('desk-keys-needs')],
    ['/', t('desk-keys-find')],
    ['Tab', t('desk-keys-tab')],
    ['Enter', t('desk-keys-enter')],
    ['Esc', t('desk-keys-escape')],
    ['?', t('desk-keys-title')],
  ];
  void inDialog(
    { label: t('desk-keys-title'), looks: 'reason keys' },
    () => html`<form method="dialog"><h2>${t('desk-keys-title')}</h2>
      <dl>${rows.map(([key, words]) => html`<dt><kbd>${key}</kbd></dt><dd>${words}</dd>`)}</dl>
      <button class="main">${t('desk-keys-close')}</button></form>`,
  );
  return true;
}

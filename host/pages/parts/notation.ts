// The game as notation, to be copied.
import { html } from 'lit';
import type { Language } from '../../../shared/words/catalog.ts';
import { say } from '../../../shared/words/say.ts';
import { t } from '../kit/language.ts';
import { openSheet } from './sheet.ts';

/** Asks for the text of a game, by its address below api/games, and shows it with a button that copies it. */
export async function openNotation(address: string): Promise<void> {
  const answer = await fetch(`api/games/${address}`).catch(() => undefined);
  const text = answer?.ok === true ? await answer.text() : undefined;
  let done: boolean | undefined;
  await openSheet(t('scene-notation'), (words, draw) => {
    const press = async ({ target }: Event): Promise<void> => {
      const field = (target as Element).closest('dialog')?.querySelector('textarea');
      done = field !== undefined && field !== null && (await copied(field));
      draw();
    };
    if (text === undefined)
      return html`<p role="alert">${answer === undefined ? t('common-hostSilent') : say(words, 'notation-none')}</p>`;
    return html`<p>${say(words, 'notation-about')}</p>
      <textarea readonly rows=${Math.min(12, text.split('\n').length + 3)} aria-label=${say(words, 'notation-text')} .value=${text}></textarea>
      <p class="answer"><button type="button" class="firm" @click=${press}>${say(words, 'notation-do')}</button>
        <span role="status">${outcome(words, done)}</span></p>`;
  });
}

const outcome = (words: Language, done: boolean | undefined): string =>
  done === undefined ? '' : say(words, done ? 'notation-done' : 'notation-select');

/** Copies what is in a field: without TLS, or without leave, a browser has an older way only. */
async function copied(field: HTMLTextAreaElement): Promise<boolean> {
  field.select();
  const written = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  return written || document.execCommand('copy');
}

// The game as notation, or other text, to be copied.
import type { Language } from '../../../shared/words/catalog.ts';
import { say } from '../../../shared/words/say.ts';
import { html, nothing, t } from '../kit/element.ts';
import { openSheet } from './sheet.ts';

/** Asks for the text of a game, by its address below api/games, and shows it with a button that copies it. */
export async function openNotation(address: string): Promise<void> {
  const answer = await fetch(`api/games/${address}`).catch(() => undefined);
  const text = answer?.ok === true ? await answer.text() : undefined;
  const missing = (words: Language) =>
    answer === undefined ? t('common-hostSilent') : say(words, 'notation-none');
  await openText(t('scene-notation'), text, (words) =>
    text === undefined
      ? html`<p role="alert">${missing(words)}</p>`
      : html`<p>${say(words, 'notation-about')}</p>`,
  );
}

/** Shows a text with a button that copies it, below what `about` says. */
export async function openText(
  title: string,
  text: string | undefined,
  about: (words: Language) => unknown = () => nothing,
): Promise<void> {
  let done: boolean | undefined;
  await openSheet(title, (words, draw) => {
    const press = async ({ target }: Event): Promise<void> => {
      const field = (target as Element).closest('dialog')?.querySelector('textarea');
      done = field !== undefined && field !== null && (await copied(field));
      draw();
    };
    if (text === undefined) return about(words);
    return html`${about(words)}<textarea readonly rows=${Math.min(12, text.split('\n').length + 3)} aria-label=${say(words, 'notation-text')} .value=${text}></textarea>
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

// A sheet over the page, loaded when it is asked for: its words, which no page loads at first, a title, and a way to close it.
import { html } from 'lit';
import type { Language } from '../../../shared/words/catalog.ts';
import { WORDS } from '../../../shared/words/generated/pages/table/why.ts';
import { say } from '../../../shared/words/say.ts';
import { inDialog } from '../kit/dialog.ts';
import { languageAsked, loadWords } from '../kit/language.ts';

/** Shows a sheet. `content` is drawn with the words of sheets; `draw` draws it once more. */
export async function openSheet(
  title: string,
  content: (words: Language, draw: () => void) => unknown,
): Promise<void> {
  const words = await loadWords(languageAsked(), WORDS);
  await inDialog(
    { label: title, looks: 'sheet' },
    (close, draw) => html`<h2>${title}
        <button type="button" class="shut" aria-label=${say(words, 'why-shut')} @click=${() => close()}>×</button></h2>
      ${content(words, draw)}`,
  );
}

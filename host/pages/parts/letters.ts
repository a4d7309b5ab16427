// The letters C, B, F, V, S and T on pages that have no other keys: count, crib, starter, cards, scores, whose turn. See queries.ts, which
// is loaded with the first of them.
import type { Caption } from '../kit/captions.ts';
import type { AskedTable } from './queries.ts';
import { speak } from './speech.ts';

const LETTER = /^[cbfvst]$/i;
const FIELDS = 'input:not([type=checkbox]), select, textarea, dialog';

/** Whether a key belongs to a field of the page, or to a question that has to be answered first. */
export const isTyping = (event: Event): boolean =>
  event.composedPath().some((each) => each instanceof HTMLElement && each.matches(FIELDS));

/** Gives the page the answer to each letter, as a line for its captions, and says it aloud where the page speaks. */
export function answerLetters(table: () => AskedTable, page: { answer: Caption | undefined }): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (!LETTER.test(key) || ctrlKey || altKey || metaKey || isTyping(event)) return;
    event.preventDefault();
    void import('./queries.ts').then(({ answerTo }) => {
      const text = answerTo(key, table()) ?? '';
      page.answer = { id: `${key}${Date.now()}`, text };
      speak(text);
    });
  });
}

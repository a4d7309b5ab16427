// What the pages of the queue say; French is loaded by those who want it.
import { vocabulary } from '../../language.ts';
import { english, type QueueWords } from './english.ts';

export const QUEUE_WORDS = vocabulary<QueueWords>(english, {
  en: { name: 'English', load: async () => english },
  fr: { name: 'Français', load: async () => (await import('./french.ts')).french },
});

/** Everything that the page says. */
export const words = QUEUE_WORDS.words;

// English of the queue.
import type { KitWords } from '../../language.ts';

export const english = {
  pages: { queue: 'Queue', clerk: 'Clerk' },
  common: {
    navigation: 'Pages',
    skip: 'Skip to content',
    settings: 'Settings',
    language: 'Language',
    theme: 'Colours',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    page: { connecting: 'Connecting', open: 'Live', lost: 'Connection lost' },
  },
  waiting: 'Waiting for the shop',
  ring: 'Ring the bell',
  now: (number: number) => `Now serving number ${number}`,
  left: (waiting: number) => `Still waiting: ${waiting}`,
} satisfies KitWords & Readonly<Record<string, unknown>>;

/** The words of the queue. */
export type QueueWords = typeof english;

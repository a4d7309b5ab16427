// The heading of a night on a page: its day, its format, its files.
import type { NightHeading, NightView } from '../../../shared/league/index.ts';
import { html, language, t } from '../kit/element.ts';

/** Its day; the day of a time if the director has set none. */
export function dayText({ date }: NightHeading, opened: number, dateStyle: 'full' | 'long' = 'long'): string {
  const day = date === undefined ? new Date(opened) : new Date(`${date}T12:00`);
  return day.toLocaleDateString(language().code, { dateStyle });
}

/** The first day and the last, as far as they are known. */
export function daysText(from: string | undefined, to: string | undefined): string | undefined {
  const [first = '', last = ''] = [from, to].map((date) => date && dayText({ date }, 0));
  return first === '' && last === '' ? undefined : `${first} \u2013 ${last}`.trim();
}

/** The name of its format, as a title. */
export function formatText(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of standings: provisional while they can change. */
export const finalText = ({ phase, provisional }: Pick<NightView, 'phase' | 'provisional'>): string =>
  phase === 'closed' && !provisional ? t('hall-final') : t('hall-provisional');

/** The known ones of several facts, in one line. */
export const dotted = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' \u00B7 ');

const FILES = ['standings.csv', 'cards.csv', 'games.csv', 'hands.csv', 'night.json'] as const;

/** Links to the files of a night, by its number. */
export const fileLinks = (night: number | 'last') =>
  FILES.map((file) => html`<a href=${`api/hall/nights/${night}/export/${file}`} download>${file}</a> `);

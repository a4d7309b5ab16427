// The heading of a night, in the reader's language.
import type { NightHeading } from '../../../shared/league/index.ts';
import { language } from '../kit/language.ts';

/** Its day; that of a time where the director has said none. */
export function dayText({ date }: NightHeading, opened: number, dateStyle: 'full' | 'long' = 'long'): string {
  const day = date === undefined ? new Date(opened) : new Date(`${date}T12:00`);
  return day.toLocaleDateString(language().code, { dateStyle });
}

/** The name of its format, as a title. */
export function formatText(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

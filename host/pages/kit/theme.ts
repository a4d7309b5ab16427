// Light or dark: as the system has it, or as somebody chose.
import { choose, chosen } from './choices.ts';

/** What can be chosen; 'auto' is what the system has. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const themeOf = (word: string | null | undefined): Theme | undefined => THEMES.find((each) => each === word);

/** The theme that a page has: its address says so, or it was chosen, or the system decides. */
export const themeNow = (query: string = location.search): Theme =>
  themeOf(new URLSearchParams(query).get('theme')) ?? themeOf(chosen('theme')) ?? 'auto';

/** Puts a theme on; colours.css does the rest. */
export function wearTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}

/** Puts it on and keeps it. */
export function chooseTheme(theme: Theme): void {
  choose('theme', theme === 'auto' ? '' : theme);
  wearTheme(theme);
}

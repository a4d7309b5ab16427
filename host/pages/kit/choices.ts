// What was chosen for this browser, as language and theme. Kept where the browser keeps such things, or nowhere. Light or dark: as the system has
// it, or as the user chose.

const place = (choice: string): string => `muggins.${choice}`;

/** What was chosen; undefined if nothing was, or if this browser keeps nothing. */
export function chosen(choice: string): string | undefined {
  try {
    return localStorage.getItem(place(choice)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice; an empty one is forgotten. A browser that keeps nothing has the usual every time. */
export function choose(choice: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(place(choice));
    else localStorage.setItem(place(choice), value);
  } catch {
    // A private window: the choice holds for as long as the page does.
  }
}

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

// What somebody has chosen for this browser: language, theme, speech. Kept where the browser keeps such things, or nowhere.

/** What can be chosen. */
export const CHOICES = ['lang', 'theme', 'speech', 'shortcuts'] as const;
export type Choice = (typeof CHOICES)[number];

const place = (choice: Choice): string => `muggins.${choice}`;

/** What was chosen; undefined if nothing was, or if this browser keeps nothing. */
export function chosen(choice: Choice): string | undefined {
  try {
    return localStorage.getItem(place(choice)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice; an empty one is forgotten. A browser that keeps nothing has the usual every time. */
export function choose(choice: Choice, value: string): void {
  try {
    if (value === '') localStorage.removeItem(place(choice));
    else localStorage.setItem(place(choice), value);
  } catch {
    // A private window: the choice holds for as long as the page does.
  }
}

// What was chosen for this browser, as language and theme. Kept where the browser keeps such things, or nowhere.

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

// How every page begins: its language and its colours, before anything is drawn; then the service worker.

import type { Strings } from '../table/strings/type.ts';
import { languageAsked, speakLanguage, strings } from './language.ts';
import { keepOffline } from './offline.ts';
import { themeNow, wearTheme } from './theme.ts';

/** Name of a page, as in its address; 'scoreboard' is '/'. */
export type PageName = keyof Strings['pages'];

/** What of a component we use. */
interface Drawn {
  readonly requestUpdate: () => void;
}

/** Puts on the theme, loads the language, names the window. Draw when this is done. */
export async function boot(page: PageName): Promise<void> {
  wearTheme(themeNow());
  // Without the host there may be no French; English is always there.
  await speakLanguage(languageAsked()).catch(() => undefined);
  // What was drawn before it was known which language to speak is drawn anew.
  for (const part of document.querySelectorAll<HTMLElement & Partial<Drawn>>('*')) part.requestUpdate?.();
  document.title = `${strings().pages[page]} · Muggins`;
  keepOffline();
}

// The race for the top places, for the desk and the television.
import { type Decisive, decisiveGames, type NightView } from '../../../shared/league/index.ts';
import { sayNeeds } from '../../../shared/words/decides.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { html, language, t } from '../kit/element.ts';
import { linesIn, shorterIn } from './names.ts';

/** Computed once for each change of a night, because a page is drawn more often. */
const KNOWN = new WeakMap<NightView['places'], Decisive | undefined>();

/** The race of an open night; undefined before its last rounds. */
export function decisiveIn(view: NightView): Decisive | undefined {
  if (view.phase !== 'open') return undefined;
  const known = KNOWN.has(view.places) ? KNOWN.get(view.places) : decisiveGames(view, view.decides);
  KNOWN.set(view.places, known);
  return known;
}

/** Contenders and the results that each needs, in the order of the standings. */
export const needsIn = ({ format }: NightView, { places, contenders }: Decisive, name: NameOf) =>
  contenders.map((contender) => ({
    entrant: contender.entrant,
    needs: sayNeeds(language(), contender, { places, format, name }),
  }));

/** Lines of half the screen, and letters of a line. */
const LINES = { most: 13, letters: 34 } as const;

/** As many contenders as fit half of a television, with the results that they need; undefined for none. */
export function needsPage(view: NightView) {
  const decisive = decisiveIn(view);
  if (decisive === undefined) return undefined;
  const forms = shorterIn(view);
  const names = linesIn(view);
  let lines = 0;
  const shown = needsIn(view, decisive, (id) => forms(id, 1)).filter(({ needs }) => {
    lines += 2 + Math.ceil(needs.length / LINES.letters);
    return lines <= LINES.most;
  });
  if (shown.length === 0) return undefined;
  return html`<section class="standings needs">
    <h2>${t('decides-title', { places: decisive.places })}</h2>
    <dl>${shown.map(({ entrant, needs }) => html`<dt>${names(entrant)}</dt><dd>${needs}</dd>`)}</dl>
  </section>`;
}

// Places that nothing in the format tells apart, at the desk: after a play-off game or a cut it says who is ahead.
import { html, nothing, type TemplateResult } from 'lit';
import { isFinalStage, type NightView } from '../../../shared/league/index.ts';
import { t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

/** One task for everybody who shares a place, once every game is over. */
export function levelPlaces(parts: DeskParts): readonly TemplateResult[] {
  const { view } = parts;
  const step = view.format.ties.find((each) => each === 'playoff' || each === 'cut');
  const open = view.games.some(({ stage }) => !isFinalStage(stage));
  if (open || view.drawn < view.rounds || view.phase !== 'open' || (step !== 'playoff' && step !== 'cut'))
    return [];
  return levelGroups(view).map(({ rank, group }) => levelPlace(parts, { rank, group, step }));
}

interface LevelPlaces {
  readonly rank: number;
  readonly group: readonly string[];
}

/** Those who share a rank, in the order of the standings. */
function levelGroups({ places }: NightView): readonly LevelPlaces[] {
  const ranks = [...new Set(places.map(({ rank }) => rank))];
  return ranks
    .map((rank) => ({
      rank,
      group: places.filter((each) => each.rank === rank).map(({ entrant }) => entrant),
    }))
    .filter(({ group }) => group.length > 1);
}

/** They are tapped in their order, the best first; who is left is the last. */
function levelPlace(
  { nameOf, act, set, ahead }: DeskParts,
  { rank, group, step }: LevelPlaces & { readonly step: 'playoff' | 'cut' },
): TemplateResult {
  const first = ahead.filter((each) => group.includes(each));
  const rest = group.filter((each) => !first.includes(each));
  const tap = (entrant: string): void => {
    const last = rest.filter((each) => each !== entrant);
    if (last.length > 1) {
      set({ ahead: [...ahead, entrant] });
      return;
    }
    set({ ahead: [] });
    void act({ type: 'breakTie', by: step, order: [...first, entrant, ...last] });
  };
  return html`<li><p>${t('desk-tieFor', { place: rank })}. ${t('desk-tieHelp')}</p>
    ${first.length === 0 ? nothing : html`<p>${first.map((each, at) => `${rank + at}. ${nameOf(each)} `)}</p>`}
    <p class="buttons">${rest.map(
      (each) => html`<button @click=${() => tap(each)}>${t('desk-first', { player: nameOf(each) })}</button>`,
    )}</p></li>`;
}

// The bracket on paper, in landscape: 32 places on a page. An empty one is a wall chart to fill in by hand.
import {
  type BracketForm,
  type BracketMatch,
  type BracketView,
  bracketOf,
  type EventView,
  type MatchView,
  type NightView,
} from '../../../shared/league/index.ts';
import { type Chart, championOf, chart, chartsOf, type Drawn, isDrawn, matchBox } from '../hall/bracket.ts';
import { html, nothing, t } from '../kit/element.ts';
import { blank, heading, nameLine, type Paper, type PaperParts } from './parts.ts';

/** First-round matches on a page. */
const MOST_MATCHES = 16;
/** The default bracket for a night without brackets. */
const USUAL: BracketForm = { kind: 'bracket', order: 'acc', byes: 'seeds', third: false, pace: 'free' };

/** The pages of a bracket. If there are 2, the final is on the second. */
export const wallChart: Paper = (parts) => {
  const event = charted(parts);
  if (!isDrawn(event)) return [];
  const charts = chartsOf(event.bracket, 1, MOST_MATCHES);
  const pages = charts.length === 3 ? charts.slice(0, 2) : charts;
  return pages.map(
    (page, at) => html`${heading(parts, t('print-titles-bracket'))}
      <div class="wallchart">${chart(event, page, { name: (id) => nameLine(parts, id), blank: true })}
        ${at === pages.length - 1 ? ending(parts, event, page) : nothing}</div>`,
  );
};

/** The event with the bracket to print: filled in as it stands, or with empty places. */
function charted({ view, filled, field }: PaperParts): EventView {
  if (filled && isDrawn(view)) return view;
  const formats = [view.format, ...view.format.stages.map((stage) => stage.format)];
  const own = formats.find(({ schedule }) => schedule.kind === 'bracket');
  const format = own ?? { ...view.format, schedule: USUAL };
  const form = format.schedule.kind === 'bracket' ? format.schedule : USUAL;
  return { ...view, format, bracket: emptyBracket(field, form) };
}

/** The number of entrants in the bracket of a night, now or after the cut. */
export function fieldOf({ bracket, entrants, stages, event }: NightView): number {
  const sides = bracket?.rounds[0]?.flatMap((match) => match.sides) ?? [];
  const next = event === '' ? stages.find(({ opened }) => !opened) : undefined;
  const known = sides.filter(({ bye }) => !bye).length || (next?.field.length ?? entrants.length);
  return Math.max(2, known);
}

function emptyBracket(field: number, form: BracketForm): BracketView {
  const entrants = Array.from({ length: field }, (_, at) => `${at + 1}`);
  const { rounds, third } = bracketOf({ entrants, ...form });
  return {
    rounds: rounds.map((round) => round.map(emptied)),
    third: third === undefined ? null : emptied(third),
  };
}

/** A match with the seeds that are certain to play it. */
function emptied({ match, sides: [one, other], by }: BracketMatch): MatchView {
  const side = (place: typeof one) => ({
    ...{ entrant: null, bye: place === null, wins: 0 },
    seed: typeof place === 'string' ? Number(place) : null,
  });
  return {
    ...{ match, games: [], winner: null, table: null },
    by: by ?? null,
    sides: [side(one), side(other)],
  };
}

/** The final, if it is not on the chart; the match for third place; the winner. */
function ending(parts: PaperParts, event: Drawn, { rounds }: Chart) {
  const { bracket } = event;
  const [final] = bracket.rounds.at(-1) ?? [];
  const name = (id: string) => nameLine(parts, id);
  const winner = championOf(event);
  const isShown = rounds.at(-1)?.[0] === final;
  return html`<div class="ending">
    ${isShown || final === undefined ? nothing : html`<h3>${t('bracket-match', { places: 2 })}</h3>${matchBox(event, final, { name, blank: true })}`}
    ${bracket.third === null ? nothing : html`<h3>${t('bracket-third')}</h3>${matchBox(event, bracket.third, { name, blank: true })}`}
    <h3>${t('print-winner')}</h3><p class="winner">${winner === null ? blank() : name(winner)}</p></div>`;
}

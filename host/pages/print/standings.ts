// The standings on paper, and under them in words what decided between those with the same total.
import { isByFirst, type NightView, writePoints, writeSpread } from '../../../shared/league/index.ts';
import { sayDecision, sayStep } from '../../../shared/words/index.ts';
import { namesIn } from '../hall/names.ts';
import { potName, potShare } from '../hall/pots.ts';
import { html, language, nothing, t } from '../kit/element.ts';
import { heading, membersOf, nameLine, type Paper, type PaperParts } from './parts.ts';

type PlaceRow = NightView['places'][number];

/** Millimetres of a line, of the title of the reasons, of a reason, and of all of a page; as paper.css has them. */
const HIGH = { line: 6.45, title: 8, reason: 4.45, page: 216 } as const;

/** A page of standings: lines of the table, then reasons, then side pots. */
interface StandingsPage {
  readonly places: readonly PlaceRow[];
  readonly reasons: readonly string[];
  readonly pots: readonly string[];
}

/** The pages of the standings. */
export const standings: Paper = (parts) => {
  const { view, now } = parts;
  if (view.drawn === 0) return [];
  const final = view.phase === 'closed' && !view.provisional;
  const time = new Date(now).toLocaleTimeString(language().code, { timeStyle: 'short' });
  const note = final ? t('hall-final') : `${t('hall-provisional')}, ${t('print-asOf', { time })}`;
  const checked = view.checkedBy === null ? '' : ` \u00B7 ${t('print-checked')} ${view.checkedBy}`;
  return pagesFor(view).map(
    ({ places, reasons, pots }) => html`${heading(parts, t('print-titles-standings'), `${note}${checked}`)}
      ${places.length === 0 ? nothing : table(parts, places)}
      ${sentences(t('print-reasons'), reasons)} ${sentences(t('pots-title'), pots)}
      <p class="help">${t('print-order', { steps: view.format.ties.map((step) => sayStep(language(), step)) })}</p>`,
  );
};

/** What decided between neighbours, where it was not the first step. */
function reasonsIn(view: NightView): readonly string[] {
  const { places, format } = view;
  return places.flatMap(({ decision }) =>
    decision === null || isByFirst(decision, format)
      ? []
      : [sayDecision(language(), decision, namesIn(view))],
  );
}

/** The outcome of each side pot of a player. */
const potsIn = (view: NightView): readonly string[] =>
  view.pots
    .filter(({ entered }) => entered.length > 0)
    .map(
      (pot) =>
        `${potName(pot)} (${t('pots-entered', { number: pot.entered.length })}): ${potShare(pot, namesIn(view))}`,
    );

/** The table first, then the reasons, then the pots; what does not fit goes on to the next page. */
function pagesFor(view: NightView): readonly StandingsPage[] {
  const lines = Math.floor(HIGH.page / HIGH.line);
  const pages: StandingsPage[] = [];
  for (let at = 0; at < view.places.length; at += lines)
    pages.push({ places: view.places.slice(at, at + lines), reasons: [], pots: [] });
  fill(pages, 'reasons', reasonsIn(view));
  fill(pages, 'pots', potsIn(view));
  return pages;
}

/** Puts sentences on the rest of the last page, and on as many more as they need. */
function fill(pages: StandingsPage[], part: 'reasons' | 'pots', sentences: readonly string[]): void {
  let rest = sentences;
  while (rest.length > 0) {
    const page = pages.at(-1) ?? NO_PAGE;
    const room = Math.max(0, Math.floor((HIGH.page - HIGH.title - highOf(page)) / HIGH.reason));
    if (room > 0) pages.splice(-1, 1, { ...page, [part]: rest.slice(0, room) });
    rest = rest.slice(room);
    if (rest.length > 0) pages.push(NO_PAGE);
  }
}

const NO_PAGE: StandingsPage = { places: [], reasons: [], pots: [] };

/** Millimetres that a page is full. */
const highOf = ({ places, reasons }: StandingsPage): number =>
  places.length * HIGH.line + (reasons.length === 0 ? 0 : HIGH.title + reasons.length * HIGH.reason);

const sentences = (title: string, all: readonly string[]) =>
  all.length === 0
    ? nothing
    : html`<section class="reasons">
        <h3>${title}</h3>
        <ol>${all.map((each) => html`<li class="fit">${each}</li>`)}</ol>
      </section>`;

function table(parts: PaperParts, places: readonly PlaceRow[]) {
  const total = t(`hall-total-${parts.view.format.scoring.kind}`);
  return html`<table class="standings">
    <thead><tr><th scope="col" class="rank">#</th><th scope="col">${t('print-name')}</th><th scope="col" class="member">${t('print-member')}</th>
      ${[total, t('hall-won'), '+', '\u2212', t('print-net')].map((head) => html`<th scope="col" class="sum">${head}</th>`)}</tr></thead>
    <tbody>${places.map((place) => row(parts, place))}</tbody>
  </table>`;
}

function row(parts: PaperParts, { rank, entrant, total, wins, plus, minus, net }: PlaceRow) {
  return html`<tr>
    <td class="rank">${rank}</td><th scope="row">${nameLine(parts, entrant)}</th>
    <td class="member"><div class="fit">${membersOf(parts, entrant).join(', ')}</div></td>
    <td class="sum total">${writePoints(total)}</td><td class="sum">${wins}</td><td class="sum">${plus}</td><td class="sum">${minus}</td>
    <td class="sum">${writeSpread(net).replace('-', '\u2212')}</td>
  </tr>`;
}

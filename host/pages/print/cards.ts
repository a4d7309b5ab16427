// Score cards as clubs write them: a line for each round, four cards on a page; two where a night has more rounds than fit.
import { gamesIn, parseLine, type Scoring, writePoints } from '../../../shared/league/index.ts';
import { namesIn, presentIn } from '../hall/names.ts';
import { html, nothing, t } from '../kit/element.ts';
import {
  blank,
  dateOf,
  filledUp,
  formatOf,
  membersOf,
  nameLines,
  type Paper,
  type PaperParts,
  pagesOf,
} from './parts.ts';

type View = PaperParts['view'];
type Line = View['places'][number]['lines'][number];

/** Most lines of a card, its class, and how many such cards a page has: the fewer lines, the more room for a pen. */
const SIZES = [
  { most: 6, class: 'wide', room: 4 },
  { most: 9, class: 'roomy', room: 4 },
  { most: 10, class: 'even', room: 4 },
  { most: 12, class: 'snug', room: 4 },
  { most: 24, class: 'tall', room: 2 },
] as const;

/** A line of a card. */
type PrintedLine = ReturnType<typeof linesOf>[number];

/** The pages of cards. What is left of the last page are cards without a name. */
export const scoreCards: Paper = (parts) => {
  const { view } = parts;
  const rounds = Math.max(gamesIn(view.format), view.rounds);
  const size = SIZES.find(({ most }) => rounds <= most) ?? SIZES[4];
  const nameOf = namesIn(view);
  const present = presentIn(view).map(({ id }) => id);
  const ordered = present.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return pagesOf(filledUp(ordered, size.room), size.room).map(
    (page) => html`<div class="cards ${size.class}">
      ${page.map((entrant) => card(parts, entrant, linesOf(parts, entrant, rounds)))}</div>`,
  );
};

function linesOf({ view, filled }: PaperParts, entrant: string | undefined, rounds: number) {
  const place = view.places.find((each) => each.entrant === entrant);
  return Array.from({ length: rounds }, (_, at) => {
    const round = at + 1;
    if (!filled || entrant === undefined) return { round };
    const game = view.games.find(
      (each) => each.round === round && each.stage !== 'void' && each.entrants.includes(entrant),
    );
    const opponent = game?.entrants.find((each) => each !== entrant);
    const line = place?.lines.find((each) => each.round === round);
    return { round, opponent, idle: view.idle[at]?.includes(entrant) ?? false, line };
  });
}

function card(parts: PaperParts, entrant: string | undefined, lines: readonly PrintedLine[]) {
  const { format } = parts.view;
  const name = entrant === undefined ? '' : namesIn(parts.view)(entrant);
  const members = entrant === undefined ? [] : membersOf(parts, entrant);
  const heads =
    format.scoring.kind === 'points'
      ? [t('print-points'), '+', '\u2212']
      : [t(`hall-total-${format.scoring.kind}`)];
  return html`<article class="card" aria-label=${name || t('print-titles-cards')}>
    <p class="night"><span class="fit">${formatOf(parts)}</span><span>${dateOf(parts)}</span></p>
    <div class="whose">${entrant === undefined ? blank() : nameLines(parts, entrant)}
      <span class="member fit">${members.length > 0 ? t('print-numbered', { member: members.join(', ') }) : html`${t('print-numbered', { member: '' })} ${blank('short')}`}</span></div>
    <table>
      <thead><tr><th scope="col" class="round">${t('print-round')}</th><th scope="col">${t('print-opponent')}</th>
        ${heads.map((head) => html`<th scope="col" class=${heads.length > 1 ? 'figure' : 'figure alone'}>${head}</th>`)}
        <th scope="col" class="signature">${t('print-signature')}</th></tr></thead>
      <tbody>${lines.map((line) => row(parts, line))}</tbody>
      ${totals(parts, entrant, heads.length)}
    </table>
    <p class="help">${format.scoring.kind === 'points' ? worth(format.scoring) : nothing}
      ${lines.some(({ line }) => line?.counts === false) ? t('print-uncounted') : nothing}
      ${format.scoring.kind === 'points' ? html`<br />${t('print-zero')}` : nothing}</p>
  </article>`;
}

function row(parts: PaperParts, { round, opponent, idle, line }: PrintedLine) {
  const figures = figuresOf(parts.view.format.scoring, line);
  const who = opponent === undefined ? nothing : nameLines(parts, opponent);
  return html`<tr>
    <td class="round">${round}</td><td>${idle ? html`<i>${t('print-sitsOut')}</i>` : who}</td>
    ${figures.map((figure) => html`<td class="figure">${line?.counts === false && figure !== '' ? `(${figure})` : figure}</td>`)}
    <td class="signature">${line?.final === true && opponent !== undefined ? '\u2713' : nothing}</td>
  </tr>`;
}

/** Game points, plus and minus of a line as they are written; where a card adds up holes, those. */
function figuresOf(scoring: Scoring, line: Line | undefined): readonly string[] {
  const { kind, per, loss } = scoring;
  if (kind !== 'points') return [line?.text ?? ''];
  const read = parseLine(line?.text ?? '', scoring);
  if (!read.ok) return ['', '', ''];
  const { points, spread } = read.value;
  const won = spread === 0 ? points > loss : spread > 0;
  return [writePoints(points / per), won ? holes(spread) : '', won ? '' : holes(spread)];
}

/** A spread of one digit has a zero before it (ACC rule 12.1). */
const holes = (spread: number): string => String(Math.abs(spread)).padStart(2, '0');

/** The sums, printed once the card has all its games: until then they are written by hand. */
function totals({ view, filled }: PaperParts, entrant: string | undefined, figures: number) {
  const place = view.places.find((each) => each.entrant === entrant);
  const whole = filled && place !== undefined && place.games >= gamesIn(view.format) ? place : undefined;
  const sums = whole === undefined ? [] : [writePoints(whole.total), holes(whole.plus), holes(whole.minus)];
  return html`<tfoot>
    <tr class="sum"><th scope="row" colspan="2">${t('print-total')}</th>
      ${Array.from({ length: figures }, (_, at) => html`<td class="figure">${sums[at] ?? nothing}</td>`)}
      <td class="signature"><small>${t('print-checked')}</small></td></tr>
    <tr class="rest"><td colspan=${figures + 3}>
      <span class="result">${t('print-won')} ${whole?.wins ?? blank('short')}</span>
      ${view.format.scoring.kind === 'points' ? html`<span class="result">${t('print-net')} ${whole === undefined ? blank('short') : signed(whole.net)}</span>` : nothing}
    </td></tr>
  </tfoot>`;
}

const signed = (net: number): string => `${net < 0 ? '\u2212' : '+'}${holes(net)}`;

/** What a win, a skunk and a loss are worth: 'Win 2, 3 by 31 or more, loss 0.' */
const worth = ({ per, win, skunks, loss }: Scoring): string =>
  [
    t('print-worth-win', { points: win.map((points) => writePoints(points / per)).join('/') }),
    ...skunks.map(({ from, points }) => t('print-worth-skunk', { from, points: points / per })),
    t('print-worth-loss', { points: loss / per }),
  ].join(', ');

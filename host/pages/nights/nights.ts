// Entry of the page /nights: <muggins-nights>, the nights of a hall; one of them by `?night=`: its number, its day or its id; the table of a
// season by `?season=`.
import { html, nothing, type TemplateResult } from 'lit';
import { type NightView, writeSpread } from '../../../shared/league/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/hall/nights.ts';
import { PARTNERS } from '../../../shared/words/names.ts';
import type { NightAnswer, NightLine, NightsAnswer, SeasonAnswer } from '../../web/hall/types.ts';
import { wordsIn } from '../hall/ask.ts';
import { header } from '../hall/header.ts';
import { dayText, dotted, fileLinks, formatText } from '../hall/heading.ts';
import { namesIn, printed } from '../hall/names.ts';
import { highHands, potName, potShare } from '../hall/pots.ts';
import { boot, start } from '../kit/boot.ts';
import { element, onSubmit, options, own } from '../kit/element.ts';
import { followLink } from '../kit/host.ts';
import { t } from '../kit/language.ts';

const SHEETS = ['standings', 'cards'] as const;

class NightsView extends element({
  nights: own<readonly NightLine[]>(),
  shown: own<NightAnswer>(),
  season: own<SeasonAnswer['rows']>(),
  alert: own<string>(() => ''),
  /** Whether this is the desk, which may take files away. */
  isDesk: own<boolean>(),
}) {
  /** Asks for the night of the address, or for all of them. */
  async look(): Promise<void> {
    await followLink();
    const night = asked.get('night');
    try {
      const [isDesk, season, shown, all] = await Promise.all([
        atDesk(),
        asked.has('season') ? this.#ask<SeasonAnswer>(`season?${seasonQuery()}`) : undefined,
        night === null ? undefined : this.#ask<NightAnswer>(`nights/${encodeURIComponent(night)}`),
        night === null ? this.#ask<NightsAnswer>('nights') : undefined,
      ]);
      // All at once: nothing moves that was there.
      this.set({ isDesk, season: season?.rows, shown, nights: all?.nights.toReversed() });
    } catch {
      this.set({ isDesk: false, alert: t('hall-hallSilent') });
    }
  }

  async #ask<T>(path: string): Promise<T | undefined> {
    const answer = await fetch(`api/hall/${path}`);
    const said: unknown = await answer.json();
    if (answer.ok) return said as T;
    this.alert = wordsIn(said as Parameters<typeof wordsIn>[0], (id) => id);
    return undefined;
  }

  protected override updated(): void {
    document.title = `${t('hall-pages-nights')} \u00B7 Muggins`;
  }

  protected override render(): TemplateResult {
    const { nights, shown, season, alert, isDesk } = this;
    if (isDesk === undefined) return html``;
    return html`${header('hall-pages-nights', undefined, !isDesk)}
      <main class="phone nights">
        ${alert === '' ? nothing : html`<p class="alert" role="alert">${alert}</p>`}
        ${season === undefined ? nothing : table(season)}
        ${nights === undefined ? nothing : html`${list(nights)} ${choice(nights)}`}
        ${shown === undefined ? nothing : whole(shown, isDesk)}
        ${shown === undefined && alert === '' ? nothing : html`<p><a href="nights">${t('nights-all')}</a></p>`}
      </main>`;
  }
}

const asked = new URLSearchParams(location.search);

async function atDesk(): Promise<boolean> {
  const answer = await fetch('api/hall/desk');
  // Read to its end, so that the request has one.
  await answer.arrayBuffer();
  return answer.ok;
}

/** What the address says of the season. */
const seasonQuery = (): URLSearchParams =>
  new URLSearchParams([...asked].filter(([field]) => field !== 'season'));

const SEASON_FIELDS = ['from', 'to', 'format', 'best', 'least', 'guests'] as const;

/** To the page with the table. */
const go = onSubmit((fields) => {
  const chosen = SEASON_FIELDS.flatMap((name) => (fields(name) === '' ? [] : [[name, fields(name)]]));
  location.search = `${new URLSearchParams([['season', 'yes'], ...chosen])}`;
});

/** Chooses the nights of a season: the address has them, so that it can be kept and sent on. */
function choice(nights: readonly NightLine[]) {
  if (nights.length === 0) return nothing;
  const field = (name: string): string => asked.get(name) ?? '';
  const formats = [...new Set(nights.map(({ format }) => format))].map(
    (name) => [name, formatText(name)] as const,
  );
  return html`<details class="panel" ?open=${asked.has('season')}><summary>${t('nights-season')}</summary>
    <form @submit=${go}>
      <label>${t('nights-from')} <input type="date" name="from" .value=${field('from')} /></label>
      <label>${t('nights-to')} <input type="date" name="to" .value=${field('to')} /></label>
      <label>${t('desk-format')} <select name="format">${options([['', t('nights-every')], ...formats], field('format'))}</select></label>
      <label>${t('nights-best')} <input type="number" name="best" min="1" max="999" .value=${field('best')} /></label>
      <label>${t('nights-least')} <input type="number" name="least" min="1" max="999" .value=${field('least')} /></label>
      <label class="tick"><input type="checkbox" name="guests" value="yes" .checked=${field('guests') === 'yes'} /> ${t('nights-guests')}</label>
      <button class="main">${t('nights-show')}</button>
    </form></details>`;
}

/** The table of a season. */
function table(rows: SeasonAnswer['rows']) {
  if (rows.length === 0) return html`<p class="none">${t('nights-noSeason')}</p>`;
  return html`<section class="panel"><h2>${t('nights-season')}</h2><table>
    <thead><tr><td></td><td></td><th scope="col">${t('nights-card')}</th><th scope="col">${t('hall-pages-nights')}</th></tr></thead>
    <tbody>${rows.map(
      ({
        rank,
        name,
        points,
        wins,
        net,
        scores,
      }) => html`<tr><td>${rank ?? '\u2013'}</td><th scope="row">${name}</th>
        <td>${printed(`${points}/${wins} ${writeSpread(net)}`)}</td>
        <td>${t('nights-counting', { counting: scores.filter(({ counts }) => counts).length, all: scores.length })}</td></tr>`,
    )}</tbody></table></section>`;
}

/** The newest first. */
function list(nights: readonly NightLine[]) {
  if (nights.length === 0) return html`<p class="none">${t('hall-noNight')}</p>`;
  return html`<h2 class="whose">${t('hall-pages-nights')}</h2>
    <ol class="list">${nights.map(
      (night) => html`<li><a class="panel" href=${`nights?night=${night.night}`}>
        <strong>${dayText(night.heading, night.opened, 'full')}</strong>
        <span class="first">${firstWords(night)}</span>
        <small>${about(night)}</small></a></li>`,
    )}</ol>`;
}

/** Who came first; how it stands with a night that is not over. */
function firstWords({ phase, first }: NightLine): string {
  if (phase === 'open') return t('nights-open');
  const names = first.map((players) => players.join(PARTNERS));
  const [player] = names;
  if (player === undefined) return '';
  return names.length === 1 ? t('hall-winner', { player }) : t('hall-shared', { names });
}

const about = ({ heading: { title, venue }, format, entrants, night }: NightLine): string =>
  dotted(
    title,
    venue,
    formatText(format),
    t('hall-players', { number: entrants }),
    t('nights-number', { night }),
  );

/** One night: standings, then what was played. */
function whole({ night, view }: NightAnswer, isDesk: boolean) {
  return html`<h2 class="whose">${dayText(night.heading, night.opened, 'full')}</h2>
    <p class="note">${about(night)}</p>
    ${firstWords(night) === '' ? nothing : html`<p class="first">${firstWords(night)}</p>`}
    <p class="files">${SHEETS.map((sheet) => html`<a href=${`print?sheet=${sheet}&night=${night.night}`}>${t(`print-titles-${sheet}`)}</a> `)}
      ${isDesk ? fileLinks(night.night) : nothing}</p>
    ${view.drawn === 0 ? nothing : html`${standings(view)} ${extras(view)} ${rounds(view)}`}`;
}

function standings(view: NightView) {
  const nameOf = namesIn(view);
  const state = view.phase === 'closed' && !view.provisional ? t('hall-final') : t('hall-provisional');
  return html`<section class="panel"><h3>${t('hall-standings')} <small>${state}</small></h3>
    <table>
      <thead><tr><td></td><td></td><th scope="col">${t('nights-card')}</th><th scope="col">+</th><th scope="col">\u2212</th></tr></thead>
      <tbody>${view.places.map(
        ({
          rank,
          entrant,
          card,
          plus,
          minus,
        }) => html`<tr><td>${rank}</td><th scope="row">${nameOf(entrant)}</th>
          <td>${printed(card)}</td><td>${plus}</td><td>${minus}</td></tr>`,
      )}</tbody>
    </table></section>`;
}

/** Who won the pots, and high hands. */
function extras(view: NightView) {
  const nameOf = namesIn(view);
  const pots = view.pots.filter(({ entered }) => entered.length > 0);
  return html`${
    pots.length === 0
      ? nothing
      : html`<section class="panel"><h3>${t('pots-title')}</h3>
          <ol>${pots.map((pot) => html`<li>${potName(pot)}: ${potShare(pot, nameOf)}</li>`)}</ol></section>`
  }
  ${
    view.hands.length === 0
      ? nothing
      : html`<section class="panel hands"><h3>${t('pots-highHands')}</h3>${highHands(view)}</section>`
  }`;
}

function rounds(view: NightView) {
  const nameOf = namesIn(view);
  const numbers = Array.from({ length: view.drawn }, (_, at) => at + 1);
  return numbers.map(
    (
      round,
    ) => html`<details class="panel"><summary>${t('hall-round', { round, of: view.rounds })}</summary><table>
      <tbody>${view.games
        .filter((game) => game.round === round)
        .map(
          ({ entrants: [one, other], lines, stage }) => html`<tr>
            <th scope="row">${nameOf(one)}</th><td>${printed(lines?.[0] ?? '')}</td>
            <th scope="row">${nameOf(other)}</th><td>${printed(lines?.[1] ?? '')}</td>
            <td>${stage === 'checked' || stage === 'signed' ? nothing : html`<small>${t(`gameStage-${stage}`)}</small>`}</td></tr>`,
        )}</tbody></table></details>`,
  );
}

await boot('hall-pages-nights', WORDS);
start('muggins-nights', NightsView, (page) => void page.look());

// Entry of the page /nights: <muggins-nights>, the nights of a hall; one of them by `?night=`: its number, its day or its id; the table of a
// season by `?season=`; a person by `?player=`; the ladder of the club by `?ladder`.
import { type NightCommand, type NightView, viewOf } from '../../../shared/league/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/hall/nights.ts';
import { PARTNERS } from '../../../shared/words/names.ts';
import type {
  DeskAnswer,
  LadderAnswer,
  NightAnswer,
  NightLine,
  NightsAnswer,
  PersonAnswer,
  SeasonAnswer,
} from '../../web/hall/types.ts';
import { post, wordsIn } from '../hall/ask.ts';
import { bracketList, isDrawn } from '../hall/bracket.ts';
import { eventIn, rankedEvents } from '../hall/events.ts';
import { header } from '../hall/header.ts';
import { dayText, dotted, fileLinks, finalText, formatText } from '../hall/heading.ts';
import { namesIn, nameText, printed } from '../hall/names.ts';
import { highHands, potName, potShare } from '../hall/pots.ts';
import { boot, start } from '../kit/boot.ts';
import { element, html, nothing, own, type TemplateResult, t } from '../kit/element.ts';
import { followLink } from '../kit/host.ts';
import { clubForm } from './club.ts';
import { type LadderActs, ladderPart } from './ladder.ts';
import { personPart } from './person.ts';
import { keptSeasons, type SeasonActs, seasonForm, seasonPart, seasonQuery } from './season.ts';

const SHEETS = ['standings', 'cards'] as const;

class NightsView extends element({
  all: own<NightsAnswer>(),
  shown: own<NightAnswer>(),
  season: own<SeasonAnswer>(),
  person: own<PersonAnswer>(),
  ladder: own<LadderAnswer>(),
  alert: own<string>(() => ''),
  /** The club, for the desk, which may download files; null for anyone else. */
  club: own<Pick<DeskAnswer, 'settings' | 'players'> | null>(),
}) {
  /** Asks for the night of the address, or for all of them. */
  async look(): Promise<void> {
    await followLink();
    const [night, player] = [asked.get('night'), asked.get('player')];
    const isLadder = asked.has('ladder');
    const isOverview = night === null && player === null && !isLadder;
    try {
      const [club, season, shown, person, ladder, all] = await Promise.all([
        ofDesk(),
        asked.has('season') ? this.#ask<SeasonAnswer>(`season?${seasonQuery()}`) : undefined,
        night === null ? undefined : this.#ask<NightAnswer>(`nights/${encodeURIComponent(night)}`),
        player === null ? undefined : this.#ask<PersonAnswer>(`people/${encodeURIComponent(player)}`),
        isLadder ? this.#ask<LadderAnswer>('ladder') : undefined,
        isOverview ? this.#ask<NightsAnswer>('nights') : undefined,
      ]);
      // All at once: nothing moves that was there.
      this.set({ club, season, shown, person, ladder, all });
    } catch {
      this.set({ club: null, alert: t('hall-hallSilent') });
    }
  }

  /** A season with its form, or the list of nights and seasons. */
  #overview(all: NightsAnswer) {
    const { season, club } = this;
    const form = seasonForm(all, season, this.#acts);
    if (season !== undefined) return form;
    const choices = club
      ? clubForm(club.settings, (settings) => this.#act({ type: 'setClub', settings }))
      : nothing;
    const ladder =
      all.hasLadder || club ? html`<p><a href="nights?ladder">${t('nights-ladder')}</a></p>` : nothing;
    return html`${keptSeasons(all)} ${ladder} ${form} ${choices} ${list(all.nights.toReversed())}`;
  }

  get #acts(): SeasonActs {
    return {
      club: this.club?.settings,
      keep: (name, rules) => this.#act({ type: 'keepSeason', season: { name, ...rules } }, name),
      drop: (season) => this.#act({ type: 'dropSeason', season }),
      show: (name, screen) => this.#act({ type: 'setClub', settings: { screen } }, name),
    };
  }

  /** Sends a command of the desk, then opens a season or the list. */
  async #act(command: NightCommand, season?: string): Promise<void> {
    const words = await post('api/hall/commands', { commands: [command] }, (id) => this.person?.name ?? id);
    if (words !== undefined) this.alert = words;
    else location.search = season === undefined ? '' : `${new URLSearchParams({ season })}`;
  }

  get #ladderActs(): LadderActs | undefined {
    if (!this.club) return undefined;
    const enter = (command: NightCommand) => this.#enter(command);
    return {
      players: this.club.players,
      enter: (fact) => enter({ type: 'enterLadder', fact }),
      undo: () => enter({ type: 'undoLadder' }),
    };
  }

  /** Sends an entry of the ladder, then shows the ladder anew. */
  async #enter(command: NightCommand): Promise<void> {
    const nameOf = (id: string): string => this.club?.players.find((each) => each.id === id)?.name ?? id;
    this.alert = (await post('api/hall/commands', { commands: [command] }, nameOf)) ?? '';
    if (this.alert === '') await this.look();
  }

  #forget = (): Promise<void> => this.#act({ type: 'forgetPlayer', player: asked.get('player') ?? '' });

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
    const { all, shown, season, person, ladder, alert, club } = this;
    const isDesk = club !== null;
    const isWhole = all !== undefined && season === undefined && alert === '';
    if (club === undefined) return html``;
    return html`${header('hall-pages-nights', undefined, !isDesk)}
      <main class="phone nights">
        ${alert === '' ? nothing : html`<p class="alert" role="alert">${alert}</p>`}
        ${season === undefined ? nothing : seasonPart(season, this.#acts)}
        ${all === undefined ? nothing : this.#overview(all)}
        ${shown === undefined ? nothing : whole(shown, isDesk)}
        ${ladder === undefined ? nothing : ladderPart(ladder, this.#ladderActs)}
        ${person === undefined ? nothing : personPart(person, isDesk ? this.#forget : undefined)}
        ${isWhole ? nothing : html`<p><a href="nights">${t('nights-all')}</a></p>`}
      </main>`;
  }
}

const asked = new URLSearchParams(location.search);

async function ofDesk(): Promise<Pick<DeskAnswer, 'settings' | 'players'> | null> {
  const answer = await fetch('api/hall/desk');
  // Read to its end, so that the request has one.
  const { role, settings, players } = (await answer.json()) as Partial<DeskAnswer>;
  return role === 'desk' && settings !== undefined && players !== undefined ? { settings, players } : null;
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
  const names = first.map((players) => players.map(nameText).join(PARTNERS));
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
    ${rankedEvents(view).map(({ event }) => played(viewOf(view, event)))}`;
}

/** The cards and games of an event. */
function played(view: NightView) {
  if (view.drawn === 0) return nothing;
  const name = eventIn(view);
  return html`${name === undefined ? nothing : html`<h2 class="whose">${name}</h2>`}
    ${isDrawn(view) ? html`<section class="panel">${bracketList(view, view)}</section>` : standings(view)}
    ${extras(view)} ${isDrawn(view) ? nothing : rounds(view)}`;
}

function standings(view: NightView) {
  const nameOf = namesIn(view);
  const row = ({ rank, entrant, card, plus, minus }: NightView['places'][number]) => html`<tr>
    <td>${rank}</td><th scope="row">${nameOf(entrant)}</th><td>${printed(card)}</td><td>${plus}</td><td>${minus}</td></tr>`;
  return html`<section class="panel"><h3>${t('hall-standings')} <small>${finalText(view)}</small></h3>
    <table>
      <thead><tr><td></td><td></td><th scope="col">${t('nights-card')}</th><th scope="col">+</th><th scope="col">\u2212</th></tr></thead>
      <tbody>${view.places.map(row)}</tbody>
    </table></section>`;
}

/** The winners of the pots, and the high hands. */
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
  const row = ({ entrants: [one, other], lines, stage }: NightView['games'][number]) => html`<tr>
    <th scope="row">${nameOf(one)}</th><td>${printed(lines?.[0] ?? '')}</td>
    <th scope="row">${nameOf(other)}</th><td>${printed(lines?.[1] ?? '')}</td>
    <td>${stage === 'checked' || stage === 'signed' ? nothing : html`<small>${t(`gameStage-${stage}`)}</small>`}</td></tr>`;
  return numbers.map((round) => {
    const games = view.games.filter((game) => game.round === round);
    return html`<details class="panel"><summary>${t('hall-round', { round, of: view.rounds })}</summary>
      <table><tbody>${games.map(row)}</tbody></table></details>`;
  });
}

await boot('hall-pages-nights', WORDS);
start('muggins-nights', NightsView, (page) => void page.look());

// Entry of the page '/': <muggins-hall>, a league night on a television, read from across the hall. What does not fit on it turns.

import {
  allGames,
  eventViews,
  isByFirst,
  isFinalStage,
  type NightView,
  viewOf,
  writePoints,
} from '../../../shared/league/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/hall/television.ts';
import { type NameOf, sayDecision } from '../../../shared/words/index.ts';
import type { HallMessage, SeasonAnswer } from '../../web/hall/types.ts';
import { boot, start } from '../kit/boot.ts';
import { element, given, html, language, nothing, own, type TemplateResult, t } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import type { LinkState } from '../kit/link.ts';
import { championOf, roundOf } from './bracket.ts';
import { eventIn, eventName, fieldWords, rankedEvents, roundName } from './events.ts';
import { fitNames } from './fit.ts';
import {
  type Column,
  calledAfter,
  callsOf,
  games,
  growth,
  leafOf,
  leafText,
  MOST_GROWTH,
  rowsOf,
  TURN,
  wideList,
} from './games.ts';
import { dotted, finalText } from './heading.ts';
import { decidesIn } from './late.ts';
import {
  entrantsIn,
  inForms,
  isPlayed,
  linesIn,
  namesIn,
  netText,
  onDeckIn,
  presentIn,
  shorterIn,
  sitsOutWords,
  unitIn,
} from './names.ts';
import { followNight } from './night.ts';
import { pairings } from './pairings.ts';
import { type ShownSeason, seasonScreen } from './season.ts';
import { bracketPage, champion, hasGames, placesOn, type TurnPage, turnOf } from './turn.ts';

type Place = NightView['places'][number];

/** Rows of a column of names on a 16:9 screen, in type that can be read at 10 m. */
const NAMES = 10;

/** Turns of an hour. */
const HOUR = 3_600_000 / TURN;

/** Pages of the standings before as many pages of the season. */
const STAY = 2;

/** Properties: `link`, the state of its line. */
class HallView extends element({
  link: given<LinkState>(() => 'connecting'),
  message: own<HallMessage>(),
  turn: own<number>(() => 0),
  season: own<SeasonAnswer>(),
  league: own<ShownSeason>(),
}) {
  #heard = 0;

  /** The night has changed. */
  hear(message: HallMessage): void {
    this.#heard = performance.now();
    this.message = message;
    void this.#readSeason(message);
    void this.readLeague();
  }

  /** The season of the league, between nights. */
  async readLeague(): Promise<void> {
    if (this.message?.view.phase === 'open') return;
    this.league = (await read<ShownSeason>('api/hall/season/league')) ?? this.league;
  }

  /** The season by the nights closed so far. */
  async #readSeason({ view: { season } }: HallMessage): Promise<void> {
    if (season === null) return;
    const query = new URLSearchParams({ season: season.name });
    this.season = (await read<SeasonAnswer>(`api/hall/season?${query}`)) ?? this.season;
  }

  protected override updated(): void {
    fitNames(this.querySelectorAll('.fit'));
  }

  protected override render(): TemplateResult {
    const { message } = this;
    const view = message?.view;
    const { season, turn } = this.#part;
    if (season !== undefined)
      return html`<main class="closed singles">${season}
        <footer><p class="fit">${this.#lost ?? (message && trouble(message)) ?? nothing}</p></footer></main>`;
    if (message === undefined || view === undefined || entrantsIn(view).length === 0)
      return html`<main class="quiet"><h1>${view?.heading.title ?? t('hall-title')}</h1>
        <p>${this.#lost ?? (message === undefined ? nothing : (trouble(message) ?? welcome(message.view)))}</p></main>`;
    // A match of teams alone: nobody is in the main event.
    const first = view.entrants.length > 0 ? view : viewOf(view, view.events[0]?.event ?? '');
    const running = runningIn(view);
    const page = turnOf(view, running.length === 0, turn);
    return html`<main class=${`${view.phase} ${unitIn(view)}`}>${head(page?.view ?? first)}
      ${eventViews(view).every(({ drawn }) => drawn === 0) ? arrivals(view, this.turn) : this.#night(message, running, page)}
      <footer><p class="fit">${this.#lost ?? trouble(message) ?? note(page?.view ?? first, this.turn)}</p></footer></main>`;
  }

  /** The director's season stays on the screen. After a night its standings, its season and the league's take turns, each from its last page. */
  get #part(): { readonly season: TemplateResult | undefined; readonly turn: number } {
    const { message, season, league, turn } = this;
    const { phase = 'open', season: shown } = message?.view ?? {};
    const club =
      season !== undefined && season.name === shown?.name && season.rows.length > 0 ? [season] : [];
    if (shown?.alone === true) return { season: club[0] && seasonScreen(club[0], turn), turn };
    const parts = [
      ...(phase === 'none' ? [] : [undefined]),
      ...club,
      ...(phase === 'open' || !league ? [] : [league]),
    ];
    const all = Math.max(1, parts.length) * STAY;
    const part = parts[Math.floor((turn % all) / STAY)];
    const own = Math.floor(turn / all) * STAY + (turn % STAY);
    return { season: part && seasonScreen(part, own), turn: own };
  }

  get #lost(): TemplateResult | undefined {
    return this.link === 'lost' ? html`<span class="alert">${t('hall-hallSilent')}</span>` : undefined;
  }

  #night(message: HallMessage, running: NightView['games'], page: TurnPage | undefined) {
    const now = message.now + performance.now() - this.#heard;
    // A whole round that is called at once: players look for their own names first.
    const { whole } = callsOf(running, now);
    if (whole.length > 0) return pairings(message.view, whole, this.turn);
    // A call does not wait until a chart has had its turn.
    const isNew = calledAfter(running, now - TURN).length > 0;
    if (page === undefined || page.show === 'games' || (isNew && !hasGames(page)))
      return html`<div class="columns single">${games(message, running, { now, turn: page?.seen ?? this.turn, alone: true })}</div>`;
    if (page.show === 'champion') return champion(page.view);
    if (typeof page.show === 'object') return bracketPage(page.view, page.show);
    const { view } = page;
    const nobody = running.length === 0;
    const needs = page.show === 'needs' ? decidesIn(view)?.needsPage(view) : undefined;
    if (nobody && needs) return html`<div class="columns single">${needs}</div>`;
    const rows = placesOn(view);
    if (nobody) return wideList(view.places, { rows, turn: page.leaf }, (part) => standings(view, part));
    const { items, ...leaf } = leafOf(view.places, rows, page.leaf);
    const grown = growth(items.length, rows, MOST_GROWTH.places);
    return html`<div class="columns">
      ${games(message, running, { now, turn: page.seen, alone: false })}
      ${needs ?? html`${standings(view, { items, grown, looks: 'all' })} ${leafText(leaf)}`}
    </div>`;
  }
}

/** What is said while nobody is checked in. */
const welcome = ({ phase }: NightView): string => t(phase === 'none' ? 'hall-noNight' : 'hall-welcome');

/** The current games, by table. */
const runningIn = (view: NightView): NightView['games'] =>
  allGames(view)
    .filter((game) => view.phase !== 'closed' && (isPlayed(game) || game.stage === 'disputed'))
    .toSorted((a, b) => Number(a.table) - Number(b.table));

const trouble = ({ trouble: code }: HallMessage): TemplateResult | undefined =>
  code === null ? undefined : html`<span class="alert">${t(`hall-keepsNothing-${code}`)}</span>`;

function head(view: NightView) {
  const games = view.games.filter(({ stage }) => stage !== 'void');
  const over = games.filter(({ outcome, stage }) => outcome !== null || stage === 'forfeited').length;
  const here = presentIn(view).length;
  const figures = dotted(
    eventIn(view),
    view.drawn > 0 ? roundName(view, roundOf(view)) : undefined,
    view.format.rules.unit === 'pairs'
      ? t('hall-pairs', { pairs: here })
      : t('hall-players', { number: here }),
    view.drawn > 0 && view.bracket === null ? t('hall-gamesOver', { over, of: games.length }) : undefined,
  );
  return html`<header>
    <h1 class="fit">${champions(view) ?? view.heading.title ?? t('hall-title')}</h1>
    <p>${figures}</p>
  </header>`;
}

/** Champions whose names fit in the title of a television. The standings show more of them. */
const MOST_NAMED = 4;

/** Who has won a night that is closed; several if they are level. */
function champions(view: NightView): TemplateResult | string | undefined {
  // A team wins its match, and no pair.
  if (view.phase !== 'closed' || view.fixture !== null) return undefined;
  const won = rankedEvents(view).find((event) => championOf(event) !== null);
  if (won !== undefined)
    return inForms((form) =>
      t('bracket-champion', { event: eventName(won), player: shorterIn(view)(championOf(won) ?? '', form) }),
    );
  if (view.provisional) return undefined;
  const first = view.places
    .filter(({ rank, games }) => rank === 1 && games > 0)
    .map(({ entrant }) => entrant);
  const [only, ...others] = first;
  if (only === undefined) return undefined;
  if (first.length > MOST_NAMED) return t('hall-sharedByMany', { number: first.length });
  const names = shorterIn(view);
  return inForms((form) =>
    others.length === 0
      ? t('hall-winner', { player: names(only, form) })
      : t('hall-shared', { names: first.map((each) => names(each, form)) }),
  );
}

/** Who is there, before the first draw, in the order of the alphabet. */
function arrivals(view: NightView, turn: number) {
  const names = linesIn(view);
  const nameOf = namesIn(view);
  const { unit } = view.format.rules;
  const players = view.entrants.length;
  const order = new Intl.Collator(language().code).compare;
  const sorted = view.entrants.map(({ id }) => id).toSorted((a, b) => order(nameOf(a), nameOf(b)));
  const room = rowsOf(NAMES, unit);
  const { items, leaves, page } = leafOf(sorted, 4 * room, turn);
  const columns = [2, 3].find((few) => items.length <= (few * room) / 2) ?? 4;
  const rows = Math.ceil(items.length / columns);
  return html`<section class="arrivals" .style=${`--rows: ${rows}; --columns: ${columns}; ${growth(rows + 1, room, MOST_GROWTH.wide)}`}>
    <h2>${t('hall-notBegun')}${leaves > 1 ? html` <small>${t('hall-page', page)}</small>` : nothing}</h2>
    <ol>${items.map((id) => html`<li>${names(id)}</li>`)}</ol>
    <p class="field">${players < 2 ? t('hall-welcome') : fieldWords(view)}</p>
  </section>`;
}

function standings(view: NightView, { items, grown, looks }: Column<Place>) {
  const names = linesIn(view);
  const row = ({ rank, entrant, total, wins, net, games: played }: Place) =>
    html`<tr class=${rank === 1 && played > 0 ? 'first' : ''}><td class="rank">${rank}</td><th scope="row">${names(entrant)}</th>
      <td class="total">${writePoints(total)}</td><td>${wins}</td><td>${netText(net)}</td></tr>`;
  return html`<section class=${`standings ${looks}`} .style=${grown}>
    ${looks === 'all' ? html`<h2>${t('hall-standings')} <small>${finalText(view)}</small></h2>` : nothing}
    <table>
      <thead><tr><td></td><td></td><th>${t(`hall-total-${view.format.scoring.kind}`)}</th><th>${t('hall-won')}</th><th>${t('hall-net')}</th></tr></thead>
      <tbody>${items.map(row)}</tbody>
    </table>
  </section>`;
}

/** What is worth saying: who sits out, who is on deck, why one is ahead of another; one after the other. */
function note(view: NightView, turn: number) {
  const forms = shorterIn(view);
  return inForms((form) => {
    const notes = notesOf(view, (id) => forms(id, form));
    return notes[turn % Math.max(1, notes.length)] ?? '';
  });
}

function notesOf(view: NightView, names: NameOf): readonly string[] {
  const events = eventViews(view);
  const playing = events.filter(({ games: each }) => each.some(({ stage }) => !isFinalStage(stage)));
  const idle = view.phase === 'open' ? playing.flatMap((event) => event.idle.at(-1) ?? []) : [];
  const deck = onDeckIn(view).map(
    ({ entrants: [one, other] }) => `${names(one)} ${t('hall-versus')} ${names(other)}`,
  );
  // The last line names the leader of the event on the screen.
  const decided = view.places.flatMap(({ decision, games: played }) =>
    decision === null || decision.step === 'level' || isByFirst(decision, view.format) || played === 0
      ? []
      : [sayDecision(language(), decision, names)],
  );
  return [
    ...(deck.length > 0 ? [`${t('hall-onDeck')} \u2013 ${deck.slice(0, 2).join(', ')}`] : []),
    ...(idle.length > 0 ? [sitsOutWords(idle.map(names))] : []),
    ...decided,
  ];
}

await boot('hall-pages-television', WORDS);
start('muggins-hall', HallView, (page) => {
  setInterval(() => {
    page.turn += 1;
    if (page.turn % HOUR === 0) void page.readLeague();
  }, TURN);
  addEventListener('resize', () => page.requestUpdate());
  followNight(page);
});

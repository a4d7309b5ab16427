// A bracket on a page: as a list of its rounds for a phone, or as a chart for the television and paper.
import { repeat } from 'lit/directives/repeat.js';
import {
  type BracketView,
  type EventView,
  gamesToWin,
  type MatchView,
  type NightView,
  placeOf,
} from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { html, nothing, t } from '../kit/element.ts';
import { roundName } from './events.ts';
import { namesIn } from './names.ts';

/** An event with its bracket. */
export type Drawn = EventView & { readonly bracket: BracketView };

/** Whether an event has a drawn bracket. */
export const isDrawn = (event: EventView): event is Drawn => event.bracket !== null;

/** The match whose winner fills a side of a later match; for third place, whose loser does. */
export function feederOf(bracket: BracketView, match: string, side: number): MatchView | undefined {
  const { round, at } = placeOf(bracket, match);
  return round === -1 ? bracket.rounds.at(-2)?.[side] : bracket.rounds[round - 1]?.[2 * at + side];
}

/**
 * The 2 entrants who play for a side of a match, and their table; undefined until both are known, and for a side without a match
 * before it.
 */
export function playedFor(bracket: BracketView, match: string, side: number) {
  const before = feederOf(bracket, match, side);
  const [first, second] = before?.sides.map(({ entrant }) => entrant) ?? [];
  return before && first != null && second != null ? { first, second, table: tableWords(before) } : undefined;
}

/** The first round with an undecided match, from 1; the last round if there is none. */
export function roundNow({ rounds }: BracketView): number {
  const open = rounds.findIndex((round) => round.some(({ by }) => by === null));
  return open === -1 ? rounds.length : open + 1;
}

/** The round drawn last; in a bracket, the current one. */
export const roundOf = ({ drawn, bracket }: EventView): number =>
  bracket === null ? drawn : roundNow(bracket);

/** The winner of a bracket; null while it is open. */
export const championOf = ({ bracket }: EventView): string | null =>
  bracket?.rounds.at(-1)?.[0]?.winner ?? null;

/** The entrant of a side, or the match that decides it. */
function sideWords(nameOf: NameOf, bracket: BracketView, { match, sides }: MatchView, side: 0 | 1) {
  const { entrant, bye } = sides[side];
  if (entrant !== null) return nameOf(entrant);
  if (bye) return t('bracket-bye');
  const two = match === bracket.third?.match ? undefined : playedFor(bracket, match, side);
  return two === undefined
    ? '\u2013'
    : t('bracket-winnerOf', { first: nameOf(two.first), second: nameOf(two.second) });
}

interface ListOptions {
  /** The entrant whose matches are marked. */
  readonly own?: string;
  /** A line below a match. */
  readonly more?: (match: MatchView) => unknown;
}

/** The rounds of a bracket as lists; the current one is open. */
export function bracketList(night: NightView, event: Drawn, { own, more }: ListOptions = {}) {
  const nameOf = namesIn(night);
  const { rounds, third } = event.bracket;
  const isOwn = ({ sides }: MatchView): boolean =>
    sides.some(({ entrant }) => entrant !== null && entrant === own);
  const now = roundNow(event.bracket);
  const row = (match: MatchView) =>
    html`<li class=${isOwn(match) ? 'own' : ''}>${([0, 1] as const).map((side) => sideLine(nameOf, event, match, side))}
      <small>${stateWords(match)}</small>${more?.(match) ?? nothing}</li>`;
  const round = (title: string, matches: readonly MatchView[], isOpen: boolean) =>
    matches.length === 0
      ? nothing
      : html`<details class="bracketround" ?open=${isOpen}><summary>${title}</summary>
          <ol>${repeat(matches, ({ match }) => match, row)}</ol></details>`;
  const played = rounds.map((matches) => matches.filter(({ by }) => by !== 'bye'));
  return html`${played.map((matches, at) => round(roundName(event, at + 1), matches, at + 1 === now))} ${third === null ? nothing : round(t('bracket-third'), [third], now === rounds.length)}`;
}

/** The end of a match that was decided without its games. */
const endingWords = ({ by }: MatchView): string | undefined =>
  by == null || by === 'legs' || by === 'bye' ? undefined : t(`bracket-by-${by}`);

/** The table of a running match. */
export const tableWords = ({ by, table }: MatchView): string | undefined =>
  by === null && table !== null ? t('hall-table', { table }) : undefined;

/** The table of a match, or how it ended. */
const stateWords = (match: MatchView): string => tableWords(match) ?? endingWords(match) ?? '';

function sideLine(nameOf: NameOf, event: Drawn, match: MatchView, side: 0 | 1) {
  const { entrant } = match.sides[side];
  return html`<p class=${entrant !== null && entrant === match.winner ? 'won' : ''}>${seed(event, match, side)}
    <span class=${entrant === null ? 'open' : 'name'}>${sideWords(nameOf, event.bracket, match, side)}</span>${score(event, match, side) ?? nothing}</p>`;
}

/** The seed; a drawn bracket has none. */
const seed = ({ format }: EventView, { sides }: MatchView, side: 0 | 1) =>
  format.schedule.kind === 'bracket' && format.schedule.order === 'drawn'
    ? nothing
    : html`<i>${sides[side].seed ?? ''}</i>`;

/** Games won: a pip for each game that a side has to win, or a figure if all games are played. */
const score = ({ format }: EventView, { sides, games }: MatchView, side: 0 | 1) =>
  games.length > 0 && sides[side].entrant !== null ? pips(format.match, sides[side].wins) : undefined;

const pips = (form: EventView['format']['match'], wins: number) => {
  const most = gamesToWin(form);
  if (form.games === 1) return nothing;
  if (form.all || most > 4) return html`<b>${wins}</b>`;
  return html`<b class="pips" role="img" aria-label=${t('bracket-wins', { wins })}>${'\u25CF'.repeat(wins)}${'\u25CB'.repeat(Math.max(0, most - wins))}</b>`;
};

/** A part of a bracket that fits a screen or a sheet. */
export interface Chart {
  /** From 1. */
  readonly first: number;
  /** The matches of each round, first round first, from top to bottom. */
  readonly rounds: readonly (readonly MatchView[])[];
}

/**
 * A bracket from a round on, with a limit of matches of that round per page. If it has several pages, the last rounds are
 * on a page of their own.
 */
export function chartsOf({ rounds }: BracketView, first: number, most: number): readonly Chart[] {
  const field = rounds[first - 1]?.length ?? 0;
  const pages = Math.max(1, field / most);
  const parts = Array.from({ length: pages }, (_, page): Chart => {
    const part = rounds.slice(first - 1).flatMap((round) => {
      const size = round.length / pages;
      return size < 1 ? [] : [round.slice(page * size, (page + 1) * size)];
    });
    return { first, rounds: part };
  });
  return pages === 1
    ? parts
    : [...parts, { first: Math.max(1, rounds.length - 2), rounds: rounds.slice(-3) }];
}

/** The texts of a chart. */
interface ChartWords {
  readonly name: (entrant: string) => unknown;
  /** The text in place of an unknown entrant. */
  readonly place?: (match: MatchView, side: 0 | 1) => unknown;
  /** The text below a match. */
  readonly below?: (match: MatchView) => unknown;
  /** Whether unplayed matches have empty pips to fill in by hand. */
  readonly blank?: boolean;
}

/** A chart: a column for each round, and lines from each match to the next. */
export function chart(event: Drawn, { first, rounds }: Chart, words: ChartWords) {
  const rows = rounds[0]?.length ?? 1;
  return html`<div class="chart" .style=${`--rows: ${rows}; --columns: ${rounds.length}`}>
    ${rounds.map((matches, column) => {
      const span = rows / matches.length;
      return html`<h2 .style=${`grid-area: 1 / ${column + 1}`}>${roundName(event, first + column)}</h2>
        <ol>${matches.map((match, at) => node(event, match, words, `grid-area: ${2 + at * span} / ${column + 1} / span ${span}`))}</ol>`;
    })}</div>`;
}

/** A match of a chart. A seed with a bye appears in the next round. */
function node(event: Drawn, match: MatchView, words: ChartWords, style: string) {
  const isFirst = event.bracket.rounds[0]?.includes(match);
  if (isFirst && match.sides.some(({ bye }) => bye)) return html`<li class="bye" .style=${style}></li>`;
  const isEntry = [0, 1].every((at) => feederOf(event.bracket, match.match, at)?.by === 'bye');
  const looks = [match.by === null && match.games.length > 0 ? 'running' : '', isEntry ? 'entry' : ''];
  return html`<li class=${looks.join(' ')} .style=${style}>${matchBox(event, match, words)}</li>`;
}

/** The two sides of a match. */
export function matchBox(event: Drawn, match: MatchView, { name, place, below, blank = false }: ChartWords) {
  const side = (at: 0 | 1) => {
    const { entrant } = match.sides[at];
    const result = match.winner === null || entrant === null ? '' : entrant === match.winner ? 'won' : 'out';
    return html`<p class=${result}>${seed(event, match, at)}<span class="fit">${entrant === null ? (place?.(match, at) ?? nothing) : name(entrant)}</span>
      ${note(event, match, at) ?? (blank ? pips(event.format.match, 0) : nothing)}</p>`;
  };
  return html`<div class="two">${side(0)}${side(1)}${below?.(match) ?? nothing}</div>`;
}

/** Games won, or the reason why a side is out. */
function note(event: Drawn, match: MatchView, side: 0 | 1) {
  const words = match.sides[side].entrant === match.winner ? undefined : endingWords(match);
  return words === undefined ? score(event, match, side) : html`<small>${words}</small>`;
}

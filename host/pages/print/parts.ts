// What every sheet of paper is made of: who is who, what night it is, and how a list becomes pages.
import { html, nothing, type TemplateResult } from 'lit';
import { formsOf, type LeaguePlayer, type NightView, shortOf } from '../../../shared/league/index.ts';
import { PARTNERS } from '../../../shared/words/names.ts';
import type { YearbookAnswer } from '../../web/hall/types.ts';
import { eventIn } from '../hall/events.ts';
import { dayText, dotted, formatText } from '../hall/heading.ts';
import { nameText } from '../hall/names.ts';

/** What a sheet of paper is made of. */
export interface PaperParts {
  readonly view: NightView;
  /** Milliseconds of the hall's clock. */
  readonly now: number;
  /** Everybody whom the club knows, with the member numbers; undefined where only the desk may see them. */
  readonly players: readonly LeaguePlayer[] | undefined;
  /** The address under which phones reach the hall. */
  readonly address: string;
  /** Whether everything that is known is filled in. */
  readonly filled: boolean;
  readonly tables: readonly string[];
  /** The season of the address; undefined if the sheet needs none. */
  readonly yearbook: YearbookAnswer | undefined;
  /** The number of places of an empty bracket. */
  readonly field: number;
}

/** The pages of something that can be printed; none where there is nothing to print yet. */
export type Paper = (parts: PaperParts) => readonly TemplateResult[];

/** A list in pieces of `room`, the last one shorter; one empty piece for an empty list. */
export function pagesOf<T>(list: readonly T[], room: number): readonly (readonly T[])[] {
  const pages = Math.max(1, Math.ceil(list.length / room));
  return Array.from({ length: pages }, (_, at) => list.slice(at * room, (at + 1) * room));
}

/** A list with empty places behind it, up to a multiple of `room`. */
export function filledUp<T>(list: readonly T[], room: number): readonly (T | undefined)[] {
  const places = Math.max(1, Math.ceil(list.length / room)) * room;
  return Array.from({ length: places }, (_, at) => list[at]);
}

/** The member numbers of an entrant, as far as they are known. */
export function membersOf({ view, players }: PaperParts, entrant: string): readonly string[] {
  const found = view.entrants.find(({ id }) => id === entrant);
  return (found?.players ?? []).flatMap((id) => players?.find((each) => each.id === id)?.member ?? []);
}

/** The names of an entrant: partners one under the other, so that both can be read in a narrow place. */
export function nameLines(parts: PaperParts, entrant: string) {
  const names = namesOf(parts, entrant);
  return html`<div class=${names.length > 1 ? 'pair' : ''}>${names.map((name) => html`<span class="fit">${inShort(...name)}</span>`)}</div>`;
}

/** The names of an entrant in one line. */
export function nameLine(parts: PaperParts, entrant: string) {
  const names = namesOf(parts, entrant);
  const [whole, short] = ([0, 1] as const).map((form) => names.map((each) => each[form]).join(PARTNERS));
  return html`<div class="fit">${inShort(whole ?? '', short ?? '')}</div>`;
}

/** A whole name, and its short form for a place where the whole one has no room. */
type PaperName = readonly [whole: string, short: string];

/** A name whole, and shorter where `fitNames` finds no room. */
export const inShort = (whole: string, short: string) =>
  whole === short ? whole : html`<span class="form0">${whole}</span><span class="form1">${short}</span>`;

function namesOf({ view, players }: PaperParts, entrant: string): readonly PaperName[] {
  const all = view.entrants.flatMap(({ names }) => names);
  const found = view.entrants.find(({ id }) => id === entrant);
  return (found?.names ?? []).map((name, at) => {
    const known = players?.find(({ id }) => id === found?.players[at]);
    return [nameText(name), shortNameOf(known ?? { name }, all)];
  });
}

/** The short form of displays; longer where another of `all` would have the same. */
export function shortNameOf(player: Pick<LeaguePlayer, 'name' | 'short'>, all: readonly string[]): string {
  const short = shortOf(player);
  const alike = all.filter((name) => shortOf({ name }) === short && name !== player.name);
  return alike.length === 0 ? short : formsOf(player.name, all)[1];
}

/** The title of the night, and its event or its format. */
export const formatOf = ({ view }: PaperParts): string =>
  dotted(view.heading.title, eventIn(view) ?? formatText(view.format.name));

/** The day of the night, and where it is played. */
export const dateOf = ({ view, now }: PaperParts): string =>
  dotted(dayText(view.heading, now), view.heading.venue);

/** The head of a list: what it is, of which night; `note` is beside the title. */
export const heading = (parts: PaperParts, title: string, note = '') => html`<header class="heading">
  <h2>${title}${note === '' ? nothing : html` <small>${note}</small>`}</h2>
  <p>${formatOf(parts)}<br />${dateOf(parts)}</p>
</header>`;

/** A place to write on, `class` says how wide. */
export const blank = (width: 'short' | 'long' = 'long') => html`<span class="blank ${width}"></span>`;

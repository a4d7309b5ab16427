// <muggins-captain>: the matches of a captain's team; of one, the sheet, the legs of each rubber by tapping, and the signature.
import {
  type Both,
  fits,
  type MatchSide,
  type MatchView,
  opposite,
  type RubberFormat,
  sideTeam,
  type TeamEvent,
} from '../../../shared/league/team/index.ts';
import { sayDay } from '../../../shared/words/index.ts';
import type { CaptainAnswer } from '../../web/league/types.ts';
import type { Draft } from '../kit/draft.ts';
import { element, html, language, nothing, onValue, options, own, t } from '../kit/element.ts';
import { namesOf, unfitWords } from './ask.ts';

/** What has been filled in and not yet sent. */
export interface Filled {
  /** The own players of each rubber. */
  readonly players: readonly (readonly string[])[];
  readonly legs: readonly (Both<number> | undefined)[];
}

/** How a rubber can end, the best for the home side first. */
const endsOf = (rubber: RubberFormat): readonly Both<number>[] =>
  Array.from({ length: rubber.legs + 1 }, (_, home) => home)
    .flatMap((home) => Array.from({ length: rubber.legs + 1 }, (_, away): Both<number> => [home, away]))
    .filter((legs) => fits(rubber, legs))
    .sort((a, b) => b[0] - b[1] - (a[0] - a[1]));

const same = (one: Both<number> | null | undefined, other: Both<number>): boolean =>
  one?.join() === other.join();
/** The players of a rubber, where their sheet may be seen. */
const playersIn = (sheet: MatchView['sheets'][MatchSide], place: number): readonly string[] =>
  sheet === null || sheet === 'in' ? [] : (sheet[place] ?? []);
const dashed = (legs: Both<number> | null | undefined): string => legs?.join('\u2009–\u2009') ?? '–';

/** The page. `give` is sent with an event that the captain asks for. */
export class CaptainView extends element({
  answer: own<CaptainAnswer>(),
  hasPlace: own<boolean>(() => false),
  isOffline: own<boolean>(() => false),
  waiting: own<readonly TeamEvent[]>(() => []),
  word: own<string>(() => ''),
  match: own<string>(),
  filled: own<Partial<Filled>>(() => ({})),
  /** The match of a day to come whose card was signed once. */
  early: own<string>(),
}) {
  drafts: Draft<Filled> | undefined;

  protected override render() {
    const { answer } = this;
    return html`<main class="phone league">
      <h1>${answer === undefined ? t('teams-pages-captain') : namesOf(answer.season)(answer.team)}</h1>
      <p class=${this.word === '' ? '' : 'alert'} role="alert">${this.word}</p>
      ${this.isOffline ? html`<p class="note" role="status">${t('teams-offline')}</p>` : nothing}
      ${this.waiting.length > 0 ? html`<p class="note" role="status">${t('teams-waiting')}</p>` : nothing}
      ${answer === undefined ? html`<p>${this.hasPlace ? t('teams-loading') : t('teams-noPlace')}</p>` : this.#matches(answer)}
    </main>`;
  }

  #matches(answer: CaptainAnswer) {
    const open = answer.matches.filter(({ state }) => state.kind !== 'agreed' && state.kind !== 'ruled');
    const sorted = open.toSorted((a, b) => a.day.localeCompare(b.day));
    const over = answer.matches.filter((each) => !open.includes(each));
    const distance = ({ day }: MatchView): number =>
      Math.abs(Date.parse(day) - Date.parse(answer.now.slice(0, 10)));
    const nearest = sorted.toSorted((a, b) => distance(a) - distance(b))[0];
    const shown = answer.matches.find(({ id }) => id === this.match) ?? nearest;
    return html`${shown === undefined ? html`<p>${t('teams-allIn')}</p>` : this.#match(answer, shown)}
      <section class="panel"><h2>${t('teams-matches')}</h2><ul>${[...sorted, ...over].map((each) => this.#choice(answer, each, shown))}</ul></section>`;
  }

  #choice(answer: CaptainAnswer, each: MatchView, shown: MatchView | undefined) {
    const nameOf = namesOf(answer.season);
    const names = { home: nameOf(each.home), away: nameOf(each.away) };
    const choose = (): void => this.set({ match: each.id, filled: {} });
    return html`<li><button type="button" class="match" aria-current=${each === shown ? 'true' : nothing} @click=${choose}>
      <span>${t('teams-versus', names)}</span> <small>${sayDay(language(), each.day)}${each.ruling !== undefined ? ` · ${t('teams-decided')}` : each.state.kind === 'agreed' ? ` · ${t('teams-agreed')}` : ''}</small></button></li>`;
  }

  #match(answer: CaptainAnswer, match: MatchView) {
    const { season, team } = answer;
    const nameOf = namesOf(season);
    const side: MatchSide = match.home === team ? 0 : 1;
    const rubbers = season.competitions.find(({ id }) => id === match.competition)?.format.rubbers ?? [];
    const filled = this.#filled(match, side);
    const isFinal = match.state.kind === 'agreed' || match.state.kind === 'ruled';
    return html`<section class="panel"><h2>${t('teams-versus', { home: nameOf(match.home), away: nameOf(match.away) })}</h2>
      <p>${sayDay(language(), match.day)}</p>
      ${this.#standing(match, side, nameOf)}
      <ol class="lines">${rubbers.map(
        (rubber, place) => html`<li>
        <h3>${place + 1} ${rubber.players === 1 ? t('teams-kind-singles') : t('teams-kind-pairs')}</h3>
        ${isFinal ? html`<p>${filled.players?.[place]?.map(nameOf).join(', ')}</p>` : this.#players(answer, match, { side, rubber, place, filled })}
        ${isFinal && match.state.kind === 'agreed' ? html`<p class="legs">${dashed(match.state.card.rubbers[place]?.legs)}</p>` : isFinal ? nothing : this.#legs(match, { side, rubber, place, filled }, nameOf)}</li>`,
      )}</ol>
      ${isFinal ? nothing : this.#buttons(answer, match, { side, rubbers, filled })}</section>`;
  }

  /** What was filled in now, before the page was closed, or sent already. */
  #filled(match: MatchView, side: MatchSide): Partial<Filled> {
    const kept = this.drafts?.at(match.id) ?? {};
    const [sheet, card] = [match.sheets[side], match.cards[side]];
    return {
      ...(card !== null &&
        card !== 'in' && {
          players: card.rubbers.map(({ players }) => players[side]),
          legs: card.rubbers.map(({ legs }) => legs ?? undefined),
        }),
      ...(sheet !== null && sheet !== 'in' && { players: sheet }),
      ...kept,
      ...this.filled,
    };
  }

  #fill(match: MatchView, filled: Partial<Filled>): void {
    this.filled = { ...this.filled, ...filled };
    this.drafts?.keep(match.id, filled);
  }

  #standing(match: MatchView, side: MatchSide, nameOf: (id: string) => string) {
    const { state, sheets, cards, ruling } = match;
    const other = opposite(side);
    if (ruling !== undefined) {
      const winner =
        ruling.kind === 'walkover' &&
        t('teams-walkoverFor', { team: nameOf(sideTeam(match, ruling.winner)) });
      return html`<p class="done">${t('teams-decided')}</p><p>${winner ? `${winner}:` : t(`teams-ruling-${ruling.kind}`)} ${ruling.reason}</p>`;
    }
    if (state.kind === 'agreed') return html`<p class="done">${t('teams-agreed')}</p>`;
    if (state.kind === 'differ')
      return html`<p class="alert" role="alert">${t('teams-differIn', { rubbers: state.rubbers.map((each) => `${each + 1}`) })} ${t('teams-differHelp')}</p>`;
    return html`<p class="note">${sheets[other] === null ? t('teams-noSheet') : nothing} ${sheets[side] !== null && sheets[other] === null ? t('teams-sheetHidden') : nothing}
      ${cards[other] === null ? nothing : t('teams-otherSigned')} ${cards[side] === null ? nothing : t('teams-youSigned')}</p>`;
  }

  #players(answer: CaptainAnswer, match: MatchView, { side, rubber, place, filled }: Line) {
    const { season, team } = answer;
    const nameOf = namesOf(season);
    const theirs = playersIn(match.sheets[opposite(side)], place);
    const people = season.registrations.filter(
      (each) => each.team === team && (each.to === undefined || match.day < each.to),
    );
    const known = [...new Set(people.map(({ person }) => person))].map(
      (person) => [person, nameOf(person)] as const,
    );
    const choose = (at: number) =>
      onValue((person) => {
        const players = [...(filled.players ?? [])];
        players[place] = Object.assign([...(players[place] ?? [])], { [at]: person });
        this.#fill(match, { players });
      });
    return html`${Array.from({ length: rubber.players }, (_, at) => {
      const now = filled.players?.[place]?.[at] ?? '';
      return html`<select aria-label=${t('teams-player')} @change=${choose(at)}>${options([['', '–'], ...known], now)}</select>`;
    })}
    ${answer.unfit
      .filter(({ fixture, why }) => fixture === match.id && filled.players?.[place]?.includes(why.person))
      .map(({ why }) => html`<p class="alert">${unfitWords(why, nameOf)}</p>`)}
    ${theirs.length > 0 ? html`<p class="note">${t('teams-against', { names: theirs.map(nameOf) })}</p>` : nothing}`;
  }

  #legs(match: MatchView, { rubber, place, filled }: Line, nameOf: (id: string) => string) {
    const now = filled.legs?.[place];
    const differs = match.state.kind === 'differ' && match.state.rubbers.includes(place);
    const both = match.cards.map((card) =>
      card === null || card === 'in' ? undefined : card.rubbers[place]?.legs,
    );
    const choose = (chosen: Both<number>): void => {
      const legs = [...(filled.legs ?? [])];
      legs[place] = chosen;
      this.#fill(match, { legs });
    };
    const names = t('teams-legsOf', { home: nameOf(match.home), away: nameOf(match.away) });
    return html`<p class="note">${names}</p><div class="ends" role="group" aria-label=${names}>${endsOf(
      rubber,
    ).map(
      (legs) =>
        html`<button type="button" aria-pressed=${same(now, legs)} @click=${() => choose(legs)}>${dashed(legs)}</button>`,
    )}</div>
    ${differs ? html`<p class="alert">${t('teams-cardOf', { team: nameOf(match.home), legs: dashed(both[0]) })}<br />${t('teams-cardOf', { team: nameOf(match.away), legs: dashed(both[1]) })}${match.hall && html`<br />${t('teams-hallCard', { legs: dashed(match.hall.rubbers[place]?.legs) })}`}</p>` : nothing}`;
  }

  #buttons(
    { now }: CaptainAnswer,
    match: MatchView,
    { side, rubbers, filled }: Omit<Line, 'rubber' | 'place'> & { readonly rubbers: readonly RubberFormat[] },
  ) {
    const players = rubbers.map((_, place) => (filled.players?.[place] ?? []).filter(Boolean));
    const legs = rubbers.map((_, place) => filled.legs?.[place] ?? null);
    const isOpen = match.sheets[0] !== null && match.sheets[1] !== null;
    const { id: fixture } = match;
    const sheet = (): void =>
      this.emit('give', { type: 'sheetFilled', fixture, side, players } satisfies TeamEvent);
    const isEarly = now < match.day && this.early !== fixture;
    const sign = (): void => {
      if (isEarly) {
        this.early = fixture;
        return;
      }
      const lines = rubbers.map((_, place) => {
        const names = [players[place] ?? [], playersIn(match.sheets[opposite(side)], place)] as const;
        return { players: side === 0 ? names : ([names[1], names[0]] as const), legs: legs[place] ?? null };
      });
      this.emit('give', {
        type: 'cardEntered',
        fixture,
        sides: [side],
        card: { rubbers: lines },
      } satisfies TeamEvent);
    };
    const isWaiting = this.waiting.some((event) => 'fixture' in event && event.fixture === fixture);
    const [hasPlayers, hasLegs] = [players.some((each) => each.length > 0), !legs.includes(null)];
    return html`${
      isOpen
        ? nothing
        : html`${hasPlayers ? nothing : html`<p class="note">${t('teams-choosePlayers')}</p>`}
      <button type="button" ?disabled=${isWaiting || !hasPlayers} @click=${sheet}>${t('teams-sendSheet')}</button>`
    }
      ${hasLegs ? nothing : html`<p class="note">${t('teams-tapResults')}</p>`}
      ${this.early === fixture ? html`<p class="alert" role="alert">${t('teams-future', { day: sayDay(language(), match.day) })}</p>` : nothing}
      <button type="button" class="main" ?disabled=${isWaiting || !hasLegs} @click=${sign}>${t('teams-sign')}</button>`;
  }
}

/** A rubber on the phone. */
interface Line {
  readonly side: MatchSide;
  readonly rubber: RubberFormat;
  readonly place: number;
  readonly filled: Partial<Filled>;
}

// <muggins-secretary>: the matches of a day, the card of one, teams and players, the frame of the season.
import {
  type Fixture,
  type MatchState,
  matchStates,
  type TeamEvent,
  type TeamSeason,
} from '../../../shared/league/team/index.ts';
import { sayDay } from '../../../shared/words/index.ts';
import type { DeskAnswer } from '../../web/league/types.ts';
import { element, html, language, nothing, onFile, onValue, options, own, t } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import '../kit/header.ts';
import { namesOf, post, requestOf } from './ask.ts';
import { decisionsPanel } from './decisions.ts';
import { framePanel } from './frame.ts';
import './match.ts';
import { teamsPanel } from './teams.ts';

/** What the panels of the desk are made of. */
export interface DeskParts {
  readonly answer: DeskAnswer;
  readonly season: TeamSeason;
  readonly nameOf: (id: string) => string;
  /** Asks for an event. @returns whether it happened */
  readonly ask: (event: TeamEvent) => Promise<boolean>;
  /** Asks for something else, and shows what came of it. */
  readonly send: (path: string, body?: string) => Promise<boolean>;
}

/** The desk. */
export class Desk extends element({
  answer: own<DeskAnswer>(),
  isStranger: own<boolean>(() => false),
  day: own<string>(),
  match: own<string>(),
  word: own<string>(() => ''),
}) {
  async load(): Promise<void> {
    const answer = await read<DeskAnswer>('api/teams');
    this.set(
      answer === undefined ? { isStranger: this.answer === undefined } : { answer, isStranger: false },
    );
  }

  protected override render() {
    const season = this.answer?.season ?? undefined;
    return html`<muggins-header page="teams-pages-secretary" .page=${'teams-pages-secretary'}
        .places=${{ 'teams-pages-secretary': 'secretary', 'teams-tables': 'teams', 'teams-fixtures': 'teams/fixtures', 'teams-missing': 'teams/missing' }}></muggins-header>
      <main class="phone league">
        <p class=${this.word === '' ? '' : 'alert'} role="alert">${this.word}</p>
        ${this.isStranger ? html`<p>${t('teams-notSecretary')}</p>` : nothing}
        ${decisionsPanel(this.answer?.decisions ?? [], (path, body) => this.#send(path, body))}
        ${this.answer !== undefined && season === undefined ? this.#import() : nothing}
        ${season === undefined ? nothing : this.#desk(this.answer as DeskAnswer, season)}
      </main>`;
  }

  #import() {
    const take = onFile(async (file) => void this.#send('api/teams/season', await file.text()));
    return html`<section class="panel"><h2>${t('teams-import')}</h2><p>${t('teams-importHelp')}</p>
      <label class="file"><span>${t('teams-file')}</span><input type="file" accept=".json,application/json" @change=${take} /></label></section>`;
  }

  #desk(answer: DeskAnswer, season: TeamSeason) {
    const nameOf = namesOf(season);
    const parts: DeskParts = {
      ...{ answer, season, nameOf },
      ask: (event) => this.#send('api/teams', JSON.stringify(requestOf(event)), nameOf),
      send: (path, body) => this.#send(path, body ?? '', nameOf),
    };
    return html`<h2 class="season">${season.name}${season.closed === true ? html` <small>${t('teams-closed')}</small>` : nothing}</h2>
      ${this.#matches(parts)} ${teamsPanel(parts)} ${framePanel(parts, this.#import())}`;
  }

  async #send(path: string, body: string, nameOf?: (id: string) => string): Promise<boolean> {
    const word = (await post(path, body, nameOf)) ?? '';
    if (word === '') await this.load();
    this.set({ word });
    return word === '';
  }

  #matches(parts: DeskParts) {
    const { season, answer, nameOf } = parts;
    const days = [...new Set(season.fixtures.map(({ day }) => day))].sort();
    const day = this.day ?? days.findLast((each) => each <= answer.now) ?? days[0];
    const states = matchStates(season);
    const own = season.fixtures.filter((each) => each.day === day);
    const left = (each: string): number =>
      season.fixtures.filter(
        (match) =>
          match.day === each && ['due', 'entered', 'disagreed'].includes(states.get(match.id)?.kind ?? ''),
      ).length;
    const named = days.map((each) => [each, t('teams-dayLeft', { day: each, matches: left(each) })] as const);
    const disputes = season.fixtures.filter(
      (each) => each.day !== day && states.get(each.id)?.kind === 'disagreed',
    );
    return html`<section class="panel"><h2>${t('teams-matches')}</h2>
      ${disputes.map(
        ({ id, day: then, home, away }) =>
          html`<button type="button" class="match disagreed" @click=${() => this.set({ day: then, match: id })}>
        <span>${sayDay(language(), then)}: ${t('teams-versus', { home: nameOf(home), away: nameOf(away) })}</span> <small>${t('teams-state-disagreed')}</small></button>`,
      )}
      <label><span>${t('teams-day')}</span><select @change=${onValue((each) => this.set({ day: each, match: undefined }))}>${options(named, day)}</select></label>
      <ul class="matches">${own.map((each) => this.#row(parts, each, states.get(each.id)?.kind ?? 'due'))}</ul></section>`;
  }

  #row(parts: DeskParts, fixture: Fixture, kind: MatchState['kind']) {
    const { nameOf } = parts;
    const isOpen = this.match === fixture.id;
    const names = { home: nameOf(fixture.home), away: nameOf(fixture.away) };
    const toggle = (): void => this.set({ match: isOpen ? undefined : fixture.id });
    return html`<li><button type="button" class="match ${kind}" aria-expanded=${isOpen} @click=${toggle}>
        <span>${t('teams-versus', names)}</span> <small>${stateWords(kind)}${fixture.moved && html` · ${t('teams-moved', { day: sayDay(language(), fixture.moved.from), reason: fixture.moved.reason })}`}</small></button>
      ${isOpen ? html`<muggins-match .parts=${parts} .fixture=${fixture} @done=${() => this.#next(parts, fixture)}></muggins-match>` : nothing}</li>`;
  }

  /** The next match of the day whose card is missing opens. */
  #next({ season }: DeskParts, { day, id }: Fixture): void {
    const states = matchStates(this.answer?.season ?? season);
    const next = season.fixtures.find(
      (each) => each.day === day && each.id !== id && states.get(each.id)?.kind === 'due',
    );
    this.set({ match: next?.id });
  }
}

/** How far a match is. */
function stateWords(kind: MatchState['kind']): string {
  if (kind === 'due') return t('teams-toEnter');
  return kind === 'played' || kind === 'walkover' ? t('teams-entered') : t(`teams-state-${kind}`);
}

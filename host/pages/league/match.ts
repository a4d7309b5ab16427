// <muggins-match>: a match at the secretary's desk: its card by keyboard, and what the secretary decides.
import { html, nothing } from 'lit';
import {
  type Both,
  breachesOf,
  cardState,
  evolveTeams,
  type Fixture,
  hallCard,
  ineligible,
  lateSides,
  MATCH_SIDES,
  type MatchCard,
  type MatchFormat,
  type MatchRuling,
  type MatchSide,
  type RubberFormat,
  sideTeam,
  type TeamEvent,
  type TeamSeason,
} from '../../../shared/league/team/index.ts';
import { sayBreach } from '../../../shared/words/index.ts';
import { element, type Fields, given, onSubmit, onValue, options, own } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import { unfitWords } from './ask.ts';
import type { DeskParts } from './desk.ts';
import { cardTyped, keysFor, keysOf, legsTyped, type TypedPlayers } from './typed.ts';

/** Properties: `parts` of the desk, and `fixture`. Sends `done` when a card has been stored. */
class DeskMatch extends element({
  parts: given<DeskParts>(),
  fixture: given<Fixture>(),
  texts: own<readonly string[]>(() => []),
  players: own<TypedPlayers>(() => []),
  /** The day that was asked for, and what the calendar would break then. */
  broken: own<{ readonly day: string; readonly words: readonly string[] }>(),
}) {
  #of: string | undefined;

  protected override willUpdate(): void {
    const { fixture, parts } = this;
    if (fixture === undefined || parts === undefined || this.#of === fixture.id) return;
    this.#of = fixture.id;
    this.broken = undefined;
    const format = this.#format;
    const card = cardOf(fixture);
    const rubbers = format?.rubbers ?? [];
    this.texts = rubbers.map((rubber, place) => {
      const line = card?.rubbers[place] ?? fixture.hall?.rubbers[place];
      return line ? keysFor(rubber, line.legs) : '';
    });
    this.players = rubbers.map((_, place): Both<readonly string[]> => {
      const of = (side: MatchSide) =>
        (card ?? fixture.hall)?.rubbers[place]?.players[side] ?? fixture.sheets?.[side]?.[place] ?? [];
      return [of(0), of(1)];
    });
  }

  protected override firstUpdated(): void {
    this.querySelector('input')?.focus();
  }

  get #format(): MatchFormat | undefined {
    return this.parts?.season.competitions.find(({ id }) => id === this.fixture?.competition)?.format;
  }

  protected override render() {
    const { parts, fixture } = this;
    const format = this.#format;
    if (parts === undefined || fixture === undefined || format === undefined) return nothing;
    const card = cardTyped(format, this.texts, this.players);
    const typed = format.rubbers.map((rubber, place) => legsTyped(rubber, this.texts[place] ?? '') ?? [0, 0]);
    const total = (side: MatchSide): number => typed.reduce((sum, legs) => sum + legs[side], 0);
    return html`${this.#standing(parts, fixture)}
      <form class="card" @submit=${onSubmit(() => card && this.#enter(card))}>
        <p class="note">${t('teams-typeHelp', { team: parts.nameOf(fixture.home) })} ${format.rubbers.every(({ all }) => all) ? nothing : t('teams-typeBoth')}</p>
        <ol class="rubbers">${format.rubbers.map((rubber, place) => this.#rubber(rubber, place))}</ol>
        <p>${t('teams-total', { home: total(0), away: total(1) })}</p>
        ${fixture.ruling === undefined ? html`<button class="main" ?disabled=${card === undefined}>${t('teams-saveCard')}</button>` : html`<p class="note">${t('league-rulingStands')}</p>`}
        <details><summary>${t('teams-whoPlayed')}</summary>${format.rubbers.map((rubber, place) => this.#who(rubber, place))}</details>
      </form>
      ${this.#unfit(card)} ${rulingForm(parts, fixture, card)} ${this.#moving(parts, fixture)}
      <p><a href="teams/paper/${fixture.id}">${t('teams-paper')}</a></p>`;
  }

  /** Why the match needs a decision. */
  #standing({ season, nameOf, answer }: DeskParts, fixture: Fixture) {
    const state = cardState(fixture);
    const competition = season.competitions.find(({ id }) => id === fixture.competition);
    const isToday = answer.now.startsWith(fixture.day);
    const late = competition === undefined || !isToday ? [] : lateSides(fixture, competition, answer.now);
    const teams = late.map((side) => nameOf(sideTeam(fixture, side)));
    const hall = hallCard(fixture);
    return html`${hallNote(season, fixture)}${
      state.kind === 'differ'
        ? html`<p class="alert">${t('teams-differIn', { rubbers: state.rubbers.map((each) => `${each + 1}`) })}</p>
        ${MATCH_SIDES.map((side) => fixture.cards?.[side] && html`<p>${t('teams-cardOf', { team: nameOf(sideTeam(fixture, side)), legs: linesOf(fixture.cards[side]) })}</p>`)}
        ${hall && html`<p>${t('teams-hallCard', { legs: linesOf(hall) })}</p>`}`
        : nothing
    }
      ${late.length > 0 ? html`<p class="alert">${t('teams-late', { time: competition?.format.late ?? '', teams })}</p>` : nothing}
      ${fixture.ruling === undefined ? nothing : html`<p class="note">${t(`teams-ruling-${fixture.ruling.kind}`)} ${fixture.ruling.reason}</p>`}`;
  }

  #rubber(rubber: RubberFormat, place: number) {
    const text = this.texts[place] ?? '';
    const legs = legsTyped(rubber, text);
    const kind = rubber.players === 1 ? t('teams-kind-singles') : t('teams-kind-pairs');
    const most = keysOf(rubber);
    const isWrong = text.length >= most && legs === undefined;
    const typed = (event: Event): void => {
      const field = event.currentTarget as HTMLInputElement;
      this.texts = Object.assign([...this.texts], { [place]: field.value });
      if (legsTyped(rubber, field.value) !== undefined) this.#goOn(place);
    };
    return html`<li><label><span>${place + 1} ${kind}</span>
      <input inputmode="numeric" autocomplete="off" size="2" maxlength=${most} .value=${text} aria-invalid=${isWrong} @input=${typed} @focus=${select} /></label>
      <output>${isWrong ? t('league-badRubber', { rubber: place + 1, legs: rubber.legs }) : legs === undefined ? '' : (legs?.join('\u2009–\u2009') ?? t('teams-notPlayedRubber'))}</output></li>`;
  }

  /** To the next rubber, or to the button. */
  #goOn(place: number): void {
    const fields = [...this.querySelectorAll<HTMLInputElement>('.rubbers input')];
    const next = fields[place + 1];
    if (next !== undefined) next.focus();
    else void this.updateComplete.then(() => this.querySelector<HTMLButtonElement>('button.main')?.focus());
  }

  #who(rubber: RubberFormat, place: number) {
    return html`<fieldset><legend>${place + 1}</legend>${MATCH_SIDES.flatMap((side) =>
      Array.from({ length: rubber.players }, (_, at) => this.#player(side, place, at)),
    )}</fieldset>`;
  }

  #player(side: MatchSide, place: number, at: number) {
    const { parts, fixture } = this;
    if (parts === undefined || fixture === undefined) return nothing;
    const team = sideTeam(fixture, side);
    const people = [
      ...new Set(parts.season.registrations.filter((each) => each.team === team).map(({ person }) => person)),
    ];
    const known = people.map((person) => [person, parts.nameOf(person)] as const);
    const now = this.players[place]?.[side][at] ?? '';
    const choose = onValue((person) => {
      const lines = this.players.map((each): [string[], string[]] => [[...each[0]], [...each[1]]]);
      const names = lines[place]?.[side];
      if (names !== undefined) names[at] = person;
      this.players = lines;
    });
    return html`<label><span>${parts.nameOf(team)}</span><select @change=${choose}>${options([['', '–'], ...known], now)}</select></label>`;
  }

  /** Players who may not play: the secretary decides what becomes of it. */
  #unfit(card: MatchCard | undefined) {
    const { parts, fixture } = this;
    if (card === undefined || parts === undefined || fixture === undefined) return nothing;
    const wrong = MATCH_SIDES.flatMap((side) =>
      [...new Set(card.rubbers.flatMap(({ players }) => players[side]))].flatMap(
        (person) => ineligible(parts.season, fixture, { side, person }) ?? [],
      ),
    );
    return wrong.map((each) => html`<p class="alert">${unfitWords(each, parts.nameOf)}</p>`);
  }

  /** A day on which the calendar would break something is asked for twice. */
  #moving({ season, ask }: DeskParts, { id, day }: Fixture) {
    const { broken } = this;
    const move = onSubmit((field: Fields) => {
      const event = {
        type: 'fixtureMoved',
        fixture: id,
        day: field('day'),
        reason: field('reason'),
      } as const;
      const words = broken?.day === event.day ? [] : breaksAfter(season, event);
      this.broken = words.length === 0 ? undefined : { day: event.day, words };
      return words.length === 0 ? ask(event) : undefined;
    });
    return html`<details><summary>${t('teams-move')}</summary><form @submit=${move}>
      <label><span>${t('teams-day')}</span><input type="date" name="day" required .value=${day} /></label>
      ${reasonField()}${broken?.words.map((words) => html`<p class="alert" role="alert">${words}</p>`)}
      <button>${t(broken === undefined ? 'teams-move' : 'teams-moveAnyway')}</button></form></details>`;
  }

  async #enter(card: MatchCard): Promise<void> {
    const { parts, fixture } = this;
    if (parts === undefined || fixture === undefined) return;
    if (await parts.ask({ type: 'cardEntered', fixture: fixture.id, sides: MATCH_SIDES, card }))
      this.emit('done');
  }
}

const select = (event: Event): void => (event.currentTarget as HTMLInputElement).select();

/** The card that counts, or the one that is in. */
function cardOf(fixture: Fixture): MatchCard | undefined {
  const state = cardState(fixture);
  return state.kind === 'agreed' ? state.card : (fixture.cards?.[0] ?? fixture.cards?.[1]);
}

const linesOf = (card: MatchCard | undefined): string =>
  card?.rubbers.map(({ legs }) => legs?.join('–') ?? '–').join(', ') ?? '';

/** Whether a hall gave the card that counts, or sent a match whose card is missing. */
function hallNote({ teams }: TeamSeason, fixture: Fixture) {
  if (fixture.hall === undefined || fixture.ruling !== undefined) return nothing;
  const isWhole = hallCard(fixture) !== undefined;
  if (isWhole !== (cardState(fixture).kind === 'agreed')) return nothing;
  const { venue } = teams.find(({ id }) => id === fixture.home) ?? { venue: '' };
  return html`<p class="note">${t(isWhole ? 'teams-fromHall' : 'teams-hallOpen', { venue })}</p>`;
}

/** Walkover, void, or the card as it is typed above; each with its reason. */
function rulingForm({ ask, nameOf }: DeskParts, fixture: Fixture, card: MatchCard | undefined) {
  const kinds = [
    ['', '–'],
    ...(card === undefined ? [] : [['card', t('teams-rule-card')]]),
    ['0', t('teams-walkoverFor', { team: nameOf(fixture.home) })],
    ['1', t('teams-walkoverFor', { team: nameOf(fixture.away) })],
    ['void', t('teams-rule-void')],
    ...(fixture.ruling === undefined ? [] : [['unruled', t('teams-rule-unruled')]]),
  ] as [string, string][];
  const rule = onSubmit((field: Fields) => {
    const [kind, reason] = [field('kind'), field('reason')];
    if (kind === 'unruled') return ask({ type: 'unruled', fixture: fixture.id, reason });
    const ruling: MatchRuling =
      kind === 'card' && card !== undefined
        ? { kind, card, reason }
        : kind === 'void'
          ? { kind, reason }
          : { kind: 'walkover', winner: kind === '0' ? 0 : 1, reason };
    return ask({ type: 'ruled', fixture: fixture.id, ruling });
  });
  const isDispute = cardState(fixture).kind === 'differ';
  const likely = fixture.ruling === undefined ? (isDispute && card !== undefined ? 'card' : '') : 'unruled';
  return html`<details ?open=${likely !== ''}><summary>${t('teams-rule')}</summary><form @submit=${rule}>
    <label><span>${t('teams-ruling')}</span><select name="kind" required>${options(kinds, likely)}</select></label>
    ${reasonField()}<button>${t('teams-rule')}</button></form></details>`;
}

/** What a season breaks after an event, and not before. */
function breaksAfter(season: TeamSeason, event: TeamEvent): readonly string[] {
  const said = (of: TeamSeason): readonly string[] =>
    breachesOf(of).map((breach) => sayBreach(language(), of, breach));
  const before = said(season);
  return said(evolveTeams(season, event) ?? season).filter((words) => !before.includes(words));
}

/** Every decision has a reason, which the public pages show. */
export const reasonField = () =>
  html`<label><span>${t('teams-reason')}</span><input name="reason" required maxlength="200" autocomplete="off" /></label>`;

customElements.define('muggins-match', DeskMatch);

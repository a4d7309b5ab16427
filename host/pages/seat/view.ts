// <muggins-seat>: a player's own page, for one thumb. What can be done now comes first; the claim is at the bottom edge.

import { keyed } from 'lit/directives/keyed.js';
import { type CardOrRank, RANKS } from '../../../shared/rules/cards/index.ts';
import type { Card, Hand } from '../../../shared/rules/index.ts';
import { sayConsent } from '../../../shared/words/consent.ts';
import { peopleOf } from '../../../shared/words/people.ts';
import { say } from '../../../shared/words/say.ts';
import type { Away, SeatPlaces, StateMessage } from '../../web/table/types.ts';
import { focusKeeper } from '../kit/browser.ts';
import type { Caption } from '../kit/captions.ts';
import { element, given, html, language, nothing, own, type PropertyValues, t } from '../kit/element.ts';
import '../kit/captions.ts';
import type { LinkState } from '../kit/link.ts';
import type { KeyStorage } from '../kit/place.ts';
import type { MomentScene } from '../parts/moment.ts';
import { cardText, ruling } from '../parts/panels.ts';
import type { ReportDraft } from '../parts/report.ts';
import { EMPTY_SCENE, type Scene } from '../parts/scene.ts';
import { aboutCall, calledOf, callHeadline, MISSED, sentCall } from './call.ts';
import { type JoinableSeat, outside, type Seating, stranger } from './outside.ts';
import './cards.ts';
import { callCoach, coachOf } from './coach/slot.ts';
import type { OwnDeal } from './dealt.ts';
import type { Studied, StudyDraft } from './study.ts';
import './end.ts';
import './hand.ts';
import type { Draft } from '../kit/draft.ts';
import { linkWords } from '../kit/header.ts';
import { feel, isOn, touchOf } from './feel.ts';
import type { HandDraft } from './hand.ts';
import { more, switchOn } from './more.ts';
import type { NextStep, SeatScene, WantedCards } from './scene.ts';
import type { Sent, WaitingRequest } from './sent.ts';
import { countBefore, held, race, said, wordOf } from './sight.ts';
import type { Word } from './state.ts';

/** Points that the pad has room for with five keys in a row. */
const FEW = 20;

/** What is entered at a moment of a game and not yet sent: cards picked, points chosen, and whether those are called as muggins, on what. */
interface SeatDraft {
  readonly cards: readonly CardOrRank[];
  readonly points: number | undefined;
  readonly calling: boolean;
  readonly about: number | undefined;
}

/**
 * Properties: `seating`, `places` (seats and codes, on the host's pages only), `away` (where the phone's owner does not play), `scene`, `mine` (what this seat can do), `link`,
 * `waiting` (requests on their way), `trouble`, `word`, `studied` (what became of cards for study), `draft`, `studying` and `reporting` (what was keyed and not sent). Events: 'wish' (what to send), 'consent' (true or false), 'again' (requests),
 * 'sit' (a place), 'join' (a seat), 'agree' (to a seat that is forgotten), 'leave', 'post' (about cards that the host deals).
 */
export class SeatPage extends element({
  seating: given<Seating>(() => 'none'),
  places: given<SeatPlaces>(),
  away: given<Away>(),
  /** The seats of the game, and the one that this phone asks for. */
  seats: given<readonly JoinableSeat[]>(() => []),
  asking: given<number>(),
  scene: given<Scene>(() => EMPTY_SCENE),
  mine: given<SeatScene>(),
  moment: given<MomentScene>(),
  link: given<LinkState>(() => 'connecting'),
  waiting: given<readonly WaitingRequest[]>(() => []),
  trouble: given<string>(() => ''),
  word: given<Word>(),
  studied: given<Studied>(),
  draft: given<Draft<SeatDraft & HandDraft>>(),
  studying: given<Draft<StudyDraft>>(),
  reporting: given<Draft<ReportDraft>>(),
  /** The state of the table, for the coach; where the coach keeps what it knows. */
  message: given<StateMessage>(),
  storage: given<KeyStorage>(),
  storageKey: given<string>(() => ''),
  /** The last deals of this seat, where the host deals. */
  deals: given<readonly OwnDeal[]>(() => []),
  /** The answer to a question that a key asked; said before the last move. */
  answer: given<Caption>(),
  /** Points chosen and not yet claimed. */
  points: own<number>(),
  /** Whether muggins is being called. */
  calling: own<boolean>(() => false),
  /** Whether the coach is shown cards. */
  entering: own<boolean>(() => false),
  /** Which of several calls it is, by its place. */
  about: own<number>(),
  /** Whether giving up was asked about. */
  sure: own<boolean>(() => false),
  /** Whether the last ruling was the last thing that happened. */
  fresh: own<boolean>(() => false),
}) {
  readonly #keepFocus = focusKeeper(this, '.act');

  protected override firstUpdated(): void {
    callCoach(this);
  }

  protected override updated(): void {
    this.#keepFocus();
  }

  /** What was chosen for another moment of the game is not claimed in this one. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('scene');
    if (before !== undefined && before.players.length > 0) this.#compare(before);
    if (!changed.has('mine')) return;
    const was = changed.get('mine');
    const touch = touchOf(was, this.mine);
    if (touch !== undefined) feel(touch);
    const kept = this.mine && this.draft?.at(this.mine.moment);
    if (was === undefined) this.calling = kept?.calling ?? false;
    // Points that were called as missed are no claim.
    if (was?.pad !== this.mine?.pad || was?.score !== this.mine?.score)
      this.points = this.calling === (kept?.calling ?? false) ? kept?.points : undefined;
    if (this.calling && this.mine?.calls.length === 0) this.set({ calling: false, points: undefined });
    if (this.points !== undefined && !this.mine?.increments.includes(this.points) && !this.calling)
      this.points = undefined;
    if (JSON.stringify(was?.calls) !== JSON.stringify(this.mine?.calls))
      this.about = was === undefined ? kept?.about : undefined;
  }

  /** Something is chosen that is not sent yet. */
  #choose(chosen: Partial<Pick<SeatDraft, 'points' | 'calling' | 'about'>>): void {
    this.set(chosen);
    const { mine, points, calling, about } = this;
    // All of them, because points can be a call or a claim, and the moment may have changed since muggins was called.
    if (mine !== undefined) this.draft?.keep(mine.moment, { points, calling, about });
  }

  /** A ruling is new until the next move. */
  #compare(before: Scene): void {
    const { ruling: now, moves } = this.scene;
    if (JSON.stringify(before.ruling) !== JSON.stringify(now)) this.fresh = now !== undefined;
    else if (before.moves[0]?.move !== moves[0]?.move) this.fresh = false;
  }

  protected override render() {
    const { mine } = this;
    if (this.seating !== 'seated' || mine === undefined) return this.#outside();
    return html`<main class="seat lane${mine.lane} ${isOn('large') ? 'large' : ''}">
      <div class="look">
        ${this.#head(mine)} ${held(mine)}
        ${mine.over === undefined ? this.#headline(mine) : this.#end(mine)}
        ${this.#asked(mine)} ${this.#disputable(mine)}
        ${this.fresh ? this.#verdict(mine) : nothing}
        ${said(this)}
      </div>
      <div class="act" tabindex="-1">
        <div class="work">${mine.paused ? nothing : this.#work(mine)}</div>
        ${this.#bar(mine)}
      </div>
      ${more(this, mine, (sent) => this.#wish(sent))}
    </main>`;
  }

  /** A moment that is this player's, or at this player's cost; how a game has ended is shown anyway. */
  #moment({ seat, over }: SeatScene) {
    const { moment } = this;
    const shown = over === undefined && moment?.seats.includes(seat) === true;
    return html`<muggins-moment .scene=${shown ? moment : undefined}></muggins-moment>`;
  }

  /** What the board says of the end, and the next game. */
  #end({ over, paused }: SeatScene) {
    const { players, expects } = this.scene;
    const onward = ({ detail: swap }: CustomEvent<boolean>): void =>
      this.#wish({ command: { type: 'again', swap } });
    return html`<muggins-end .over=${over} .players=${players} .told=${expects} .paused=${paused}
      @onward=${onward}></muggins-end>`;
  }

  /** A ruling that has just been made: in a line where points are waited for, else with all its items. */
  #verdict({ pad, cards, dealt }: SeatScene) {
    const last = this.scene.ruling;
    if (last === undefined) return nothing;
    return html`<details class="verdict" ?open=${pad === 'none' && cards === undefined && !dealt?.own.length && !isOn('coach')}>
      <summary>${last.title}</summary>${ruling(last)}</details>`;
  }

  /** Without a seat: how to get one. */
  #outside() {
    return html`<main class="seat outside">
      ${this.away === undefined ? html`${outside(this)} ${wordOf(this)}` : stranger(this, this.away)}
      <p class="foot">${this.link === 'open' ? nothing : linkWords(this.link).text}
        <a href="./">${t('pages-scoreboard')}</a></p>
    </main>`;
  }

  #head(mine: SeatScene) {
    const { name, lane } = mine;
    return html`<header>
      <h1 class="heard">${name}</h1>
      ${race(this.scene.players, lane)}
      ${this.link === 'open' ? nothing : html`<p class="lost" role="status">${linkWords(this.link).text}</p>`}
      ${this.#moment(mine)}
    </header>`;
  }

  /** What is asked for, and beside it the switch for buttons that are easier to see and to hit. */
  #headline(mine: SeatScene) {
    const told = mine.dealt?.task === undefined ? 'off' : 'polite';
    return html`<div class="headline"><p class="expects ${mine.expected || this.calling ? 'mine' : ''}" aria-live=${told}>
      ${this.calling ? callHeadline(mine, this.about) : this.#expects(mine)}</p>
      <button type="button" class="larger" role="switch" aria-checked=${isOn('large')} aria-label=${t('seat-switch-large')}
        @click=${() => switchOn(this, 'large')}>Aa</button></div>`;
  }

  /** What comes next, for a phone: the table's own words are about its keys. */
  #expects({ ask, expected, disputed, paused, dealt }: SeatScene): string {
    if (paused) return t('seat-paused');
    if (this.entering) return t('seat-showCoach');
    if (ask === undefined) return this.scene.expects;
    if (dealt?.task !== undefined) return t(`company-ask-${dealt.task}`, { cards: dealt.throws });
    if (dealt?.waits !== undefined) return t(`company-waits-${dealt.waits.why}`, { name: dealt.waits.name });
    const text = asked(ask, expected);
    return disputed ? `${t('seat-disputed')} ${text}` : text;
  }

  #asked({ asked, names, undoConsent }: SeatScene) {
    if (asked === undefined) return nothing;
    const words = language();
    const why = asked.mine && asked.offence === null ? undoConsent : undefined;
    const answer = (agree: boolean, text: string, looks = '') =>
      html`<button type="button" class=${looks} @click=${() => this.emit('consent', { move: asked.move, agree })}>${text}</button>`;
    return html`<section class="ask" role="alert">
      <p>${sayConsent(words, { ...asked, agree: asked.agreeing }, peopleOf(names), asked.mine)}</p>
      ${why === undefined ? nothing : html`<p class="note">${say(words, `undoNeeds-${why}`)}</p>`}
      <div>${asked.agree ? html`${answer(false, t('seat-decline'))} ${answer(true, t('seat-agree'), 'claim')}` : nothing}
      ${asked.mine ? answer(false, t('seat-withdraw')) : nothing}</div>
    </section>`;
  }

  /** Any player may dispute the count before. Once it is ruled on, muggins cannot be called on it. */
  #disputable({ seat, disputable, paused, calls }: SeatScene) {
    const before = this.message === undefined ? nothing : countBefore(this.message, seat);
    if (paused) return nothing;
    // In plain pegging only the players know what was counted.
    if (disputable?.hand === null)
      return html`<section class="doubt">
        ${this.#button(t('seat-disputeHand', { points: disputable.points }), { command: { type: 'dispute', crib: false } })}
        ${this.#button(t('seat-disputeCrib', { points: disputable.points }), { command: { type: 'dispute', crib: true } })}
      </section>`;
    if (before === nothing) return nothing;
    const note = disputable !== undefined && calls.length > 0 && !this.calling;
    return html`<section class="doubt">${before} ${note ? html`<p class="note">${t('seat-callFirst')}</p>` : nothing}</section>`;
  }

  #work(mine: SeatScene) {
    const { cards } = mine;
    if (this.calling)
      return html`${aboutCall(mine, this.about, (about) => this.#choose({ about }))}${this.#pad(MISSED)}`;
    if (this.entering) return coachOf(this, mine);
    return html`${coachOf(this, mine)} ${this.#hand(mine)} ${cards === undefined ? nothing : this.#cards(cards, mine.moment)}
    ${mine.pad === 'none' ? nothing : html`<h2 class=${mine.pad === 'count' ? 'heard' : ''}>${t(`seat-pad-${mine.pad}`)}</h2>${this.#pad(mine.increments)}`}
    ${mine.lay ? this.#lay(mine) : nothing}
    ${
      mine.next === undefined || alone(mine)
        ? nothing
        : html`<div class="onward">${mine.lay && mine.followed ? this.#button(t('seat-unseen'), { command: { type: 'unseen' } }, 'quiet') : nothing}
      ${this.#next(mine.next, 'quiet')}</div>`
    }`;
  }

  /** The player's cards, where the host deals. A card that is on its way is laid. */
  #hand({ dealt, moment, seat }: SeatScene) {
    if (dealt === undefined) return nothing;
    const lay = ({ detail: card }: CustomEvent<Card>): void =>
      this.#wish({ command: { type: 'lay', seat, card } });
    return html`<muggins-hand .dealt=${dealt} .busy=${this.waiting.length > 0} .draft=${this.draft} .moment=${moment} @lay=${lay}></muggins-hand>`;
  }

  /** On to the next step. */
  #next(step: NextStep, looks: string) {
    return this.#button(t(`seat-next-${step}`), { command: { type: 'next' }, occasion: step }, looks);
  }

  /** Cards of the play, of which ranks are enough: once the first is laid, the board knows the count. */
  #lay({ seat: mine, count, followed }: SeatScene) {
    return html`<details class="laying" ?open=${followed}><summary>${t('seat-lay')}${count === undefined ? nothing : ` (${t('seat-countIs', { count })})`}</summary>
      <div class="ranks">${RANKS.map(
        (rank) =>
          html`<button type="button" @click=${() => this.#wish({ command: { type: 'lay', seat: mine, card: rank } })}>
            ${cardText(rank)}</button>`,
      )}</div>
    </details>`;
  }

  #cards({ kind, hand, count, taken, counted }: WantedCards, moment: string) {
    const label = kind === 'starter' ? t('seat-starter') : t('seat-yours', { hand: hand ?? 'dealer' });
    const picker = html`<muggins-cards .count=${count} .taken=${taken} .label=${label} .counted=${counted}
      .begun=${this.draft?.at(moment).cards ?? []}
      @keyed=${({ detail }: CustomEvent<readonly CardOrRank[]>) => this.draft?.keep(moment, { cards: detail })}
      @starter=${({ detail }: CustomEvent<string>) => this.#wish({ command: { type: 'starter', card: detail } })}
      @picked=${(event: CustomEvent<readonly string[]>) => this.#picked(kind, hand, event.detail)}></muggins-cards>`;
    // Every hand begins with nothing picked.
    return keyed(moment, picker);
  }

  #picked(kind: 'starter' | 'hand', hand: Hand | undefined, cards: readonly string[]): void {
    const [first = ''] = cards;
    const all = [...cards];
    if (kind === 'starter') this.#wish({ command: { type: 'starter', card: first } });
    else this.#wish({ command: { type: 'cards', ...(hand !== undefined && { hand }), cards: all } });
  }

  /** A count of nothing is said in words. */
  #pad(numbers: readonly number[]) {
    const inWords = (points: number): boolean => points === 0 && this.mine?.pad === 'count';
    return html`<div class="pad ${numbers.length > FEW ? 'many' : ''}">${numbers.map(
      (points) =>
        html`<button type="button" class=${inWords(points) ? 'zero' : ''} aria-pressed=${points === this.points} @click=${() => this.#choose({ points: points === this.points ? undefined : points })}>
          ${inWords(points) ? t('seat-noPoints') : points}</button>`,
    )}</div>`;
  }

  #button(label: string, sent: Sent, looks = '') {
    return html`<button type="button" class=${looks} @click=${() => this.#wish(sent)}>${label}</button>`;
  }

  /** At the bottom edge, where the thumb is: what is most likely done now, and below it what one seldom does, each in its place. */
  #bar(mine: SeatScene) {
    return html`<footer>
      <div class="first">${mine.paused ? nothing : this.#first(mine)}</div>
      <div class="rare">${mine.paused ? nothing : this.#rare(mine)}${this.#undo(mine)}</div>
    </footer>`;
  }

  #first(mine: SeatScene) {
    if (this.entering) return nothing;
    if (this.calling) return this.#claim(mine);
    const go = (): void =>
      mine.followed
        ? this.#wish({ command: { type: 'go', seat: mine.seat } })
        : this.#peg(mine, mine.go ?? 1, 'go');
    return html`${mine.cut ? this.#button(t('seat-iDeal'), { command: { type: 'cut', dealer: mine.seat } }, 'claim') : nothing}
      ${mine.go === undefined ? nothing : html`<button type="button" class=${mine.dealt === undefined ? 'go' : 'claim'} @click=${go}>${mine.followed ? t('seat-goSaid') : t('seat-go', { points: mine.go })}</button>`}
      ${
        mine.heels === undefined
          ? nothing
          : html`<button type="button" class="heels" @click=${() => this.#peg(mine, mine.heels ?? 0, 'heels')}>
              ${t('seat-heels', { points: mine.heels })}</button>`
      }
      ${mine.next !== undefined && alone(mine) ? this.#next(mine.next, 'claim') : nothing}
      ${mine.pad === 'none' ? nothing : this.#claim(mine)}
      ${mine.dealt === undefined || mine.pad !== 'play' ? nothing : this.#button(t('seat-noPoints'), { command: { type: 'peg', seat: mine.seat, points: 0 } }, 'quiet')}`;
  }

  /** What was chosen on the pad. */
  #claim(mine: SeatScene) {
    const { points } = this;
    const claim = (): void => {
      if (points === undefined) return;
      if (this.calling) this.#wish(sentCall(mine, this.about, points));
      else this.#peg(mine, points, mine.pad === 'bid' ? 'bid' : undefined);
      this.calling = false;
    };
    const missing = points === undefined || (this.calling && calledOf(mine, this.about) === undefined);
    return html`<button type="button" class="claim" ?disabled=${missing} @click=${claim}>${this.#claimText(mine)}</button>`;
  }

  #claimText({ pad, ask }: SeatScene): string {
    const { points } = this;
    if (points === undefined) return t('seat-choose');
    if (this.calling) return t('seat-mugginsFor', { points });
    if (pad === 'count' && ask !== undefined && ask.hand !== 'square')
      return t('seat-claimFor', { points, hand: ask.hand });
    return pad === 'bid' ? t('seat-bid', { points }) : t('seat-claim', { points });
  }

  #undo({ undo, asked, undoConsent }: SeatScene) {
    if (!undo || asked !== undefined) return nothing;
    const label = undoConsent === undefined ? t('seat-undo') : t('seat-askUndo');
    return this.#button(label, { command: { type: 'undo' } }, 'undo');
  }

  #rare({ calls, disputable }: SeatScene) {
    return html`${
      calls.length === 0
        ? nothing
        : html`<button type="button" class="mugging" aria-pressed=${this.calling}
            @click=${() => this.#choose({ calling: !this.calling, points: undefined })}>
            ${this.calling ? t('seat-cancel') : t('seat-muggins')}</button>`
    }
    ${disputable === undefined || disputable.hand === null ? nothing : this.#button(t('seat-dispute'), { command: { type: 'dispute' } }, 'dispute')}`;
  }

  #peg({ seat }: SeatScene, points: number, occasion?: Sent['occasion']): void {
    this.#wish({ command: { type: 'peg', seat, points }, occasion });
  }

  #wish(sent: Sent): void {
    this.points = undefined;
    this.draft?.drop();
    this.fresh = false;
    this.emit('wish', sent);
  }
}

/** What the table waits for, as this player reads it. */
function asked({ expects, name, hand, nth }: NonNullable<SeatScene['ask']>, mine: boolean): string {
  const who = mine ? 'you' : 'other';
  switch (expects) {
    case 'deal':
      if (nth === null) return t('seat-ask-deal', { who, name });
      return nth.deal > nth.deals ? t('seat-ask-freeCrib') : t('seat-ask-dealOf', nth);
    case 'cards':
      return t('seat-ask-cards', { who, name, hand });
    case 'count':
      return t('seat-ask-count', { who, name, hand });
    default:
      return t(`seat-ask-${expects}`);
  }
}

/** Whether the next step is the one thing to do: before the play, when nothing can be claimed. */
const alone = ({ next }: SeatScene): boolean =>
  next === 'dealt' || next === 'sold' || next === 'noJack' || next === 'noJackCount' || next === 'noHeels';

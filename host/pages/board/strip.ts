// <muggins-strip>: the hand of the player who has this page, above the keys of the board. It is loaded once Muggins deals.
import { html, nothing, type PropertyValues } from 'lit';
import type { Card } from '../../../shared/rules/index.ts';
import type { HandAnswer, StateMessage } from '../../web/table/types.ts';
import { element, given, own } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { cards } from '../parts/panels.ts';
import { onlyPerson, openSeat, playHere, seatAt, seatPlace } from '../parts/sit.ts';
import { seatsOf } from '../parts/store.ts';
import { wordsOfResponse } from '../parts/trouble.ts';
import { post } from '../parts/whois.ts';
import { type DealtScene, dealtScene } from '../seat/dealt.ts';
import '../seat/hand.ts';
import type { Posted } from '../seat/hand.ts';

/** Properties: `message`, `begins` (this page has begun the game, and takes the seat of its only person). Event: 'sat', when it has tried. */
class Strip extends element({
  message: given<StateMessage>(),
  begins: given<boolean>(() => false),
  /** The seat that this browser has, and its cards. */
  seat: own<number>(),
  hand: own<HandAnswer>(),
  busy: own<boolean>(() => false),
  refused: own<string>(() => ''),
}) {
  readonly #place = seatPlace();
  /** The seat, as soon as it is known: whatever is heard meanwhile waits for it as well. */
  #seating: Promise<number | undefined> = Promise.resolve(undefined);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('message') || changed.has('begins')) void this.#ask(changed.get('message'));
  }

  /** Whose cards these are, and what they are now. A late answer to an earlier message is none. */
  async #ask(before: StateMessage | undefined): Promise<void> {
    const { message } = this;
    if (seatsOf(before) !== seatsOf(message)) this.#seating = seatAt(this.#place);
    this.seat = await this.#seating;
    if (this.begins) await this.#sit();
    const { seat } = this;
    const answer = seat === undefined ? undefined : await this.#place.ask('api/hand').catch(() => undefined);
    const hand = answer?.ok ? ((await answer.json()) as HandAnswer) : undefined;
    if (message === this.message) this.hand = hand;
  }

  get #person(): number | undefined {
    return onlyPerson(this.message?.company?.levels ?? []);
  }

  async #sit(): Promise<void> {
    const person = this.#person;
    this.emit('sat');
    if (person === undefined || !(await playHere(this.#place, person))) return;
    this.#seating = Promise.resolve(person);
    this.seat = person;
  }

  protected override render() {
    const { message, seat, hand } = this;
    const dealt = message && seat !== undefined ? dealtScene(message, seat, hand) : undefined;
    if (message === undefined || dealt === undefined) return this.#offer();
    const lying = this.#lying(message, dealt);
    if (dealt.own.length === 0 && dealt.task === undefined && lying === nothing) return nothing;
    const { task, throws, deal } = dealt;
    return html`<section class="panel strip" aria-label=${t('company-hand')}>
      ${task === undefined ? nothing : html`<p class="task">${t(`company-ask-${task}`, { cards: throws })}</p>`}
      ${lying}
      <muggins-hand .dealt=${dealt} .busy=${this.busy} .moment=${`${message.view.game} ${deal}`}
        @lay=${({ detail: card }: CustomEvent<Card>) => this.#command({ type: 'lay', card, seat })}
        @post=${({ detail }: CustomEvent<Posted>) => this.#post(detail)}></muggins-hand>
      ${task === 'go' ? html`<button type="button" class="claim" @click=${() => this.#command({ type: 'go', seat })}>${t('board-go')}</button>` : nothing}
      ${this.refused === '' ? nothing : html`<p class="alert" role="alert">${this.refused}</p>`}
    </section>`;
  }

  /** The only person may play here, unless a phone has the seat. */
  #offer() {
    if (this.message === undefined || openSeat(this.message) === undefined) return nothing;
    return html`<button type="button" class="opener" @click=${() => this.#sit().then(() => this.#ask(this.message))}>${t('board-playHere')}</button>`;
  }

  /** What lies open: the starter; the cards of the play and their count, or the hand that counts. */
  #lying({ view, company }: StateMessage, { laid, count }: DealtScene) {
    // Until it is turned, the starter is that of the deal before.
    const starter = view.starter === null || view.phase === 'deal' ? [] : [view.starter];
    const open = company?.shown ?? laid;
    if (open.length + starter.length === 0) return nothing;
    return html`<p class="lying" role="group" aria-label=${t('company-table', { count })}>
      <span>${cards(open)}${laid.length > 0 ? html`<b>${count}</b>` : nothing}</span><span>${cards(starter)}</span></p>`;
  }

  async #command(command: object): Promise<void> {
    this.busy = true;
    this.refused = (await post('api/command', command)) ?? '';
    this.busy = false;
  }

  async #post({ path, body }: Posted): Promise<void> {
    const answer = await this.#place.post(`api/${path}`, body).catch(() => undefined);
    this.refused =
      answer === undefined ? t('common-hostSilent') : answer.ok ? '' : await wordsOfResponse(answer);
  }
}

customElements.define('muggins-strip', Strip);

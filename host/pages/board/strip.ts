// <muggins-strip>: the hand of the player who has this page, above the keys of the board. It is loaded once Muggins deals.
import type { Card } from '../../../shared/rules/index.ts';
import type { HandAnswer, StateMessage } from '../../web/table/types.ts';
import { focusKeeper } from '../kit/browser.ts';
import { element, given, html, nothing, own, type PropertyValues, t } from '../kit/element.ts';
import { onlyPerson } from '../parts/company.ts';
import { cards } from '../parts/panels.ts';
import { openSeat, playHere, seatAt, seatPlace } from '../parts/sit.ts';
import { seatsOf } from '../parts/store.ts';
import { post } from '../parts/whois.ts';
import { type DealtScene, dealtScene } from '../seat/dealt.ts';
import '../seat/hand.ts';
import type { Posted } from '../seat/hand.ts';
import { Holding } from '../seat/holding.ts';
import { countBefore } from '../seat/sight.ts';

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
  readonly #holding = new Holding(this.#place, (hand) => this.set({ hand }));

  readonly #keepFocus = focusKeeper(this, '.strip');

  protected override updated(): void {
    this.#keepFocus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { message } = this;
    if (changed.has('message')) {
      const before = changed.get('message');
      if (before?.view.game !== message?.view.game) this.hand = undefined;
      if (seatsOf(before) !== seatsOf(message)) void this.#seek();
    }
    if (this.begins) void this.#sit();
    this.#holding.follow(message, this.seat);
  }

  /** Whose cards these are. */
  async #seek(): Promise<void> {
    this.seat = await seatAt(this.#place);
  }

  async #sit(): Promise<void> {
    const person = onlyPerson(this.message?.company?.levels ?? []);
    this.emit('sat');
    if (person !== undefined && (await playHere(this.#place, person))) await this.#seek();
  }

  protected override render() {
    const { message, seat, hand } = this;
    const dealt = message && seat !== undefined ? dealtScene(message, seat, hand) : undefined;
    if (message === undefined || seat === undefined || dealt === undefined) return this.#offer();
    const lying = this.#lying(message, dealt);
    if (dealt.own.length === 0 && dealt.task === undefined && lying === nothing) return nothing;
    const { task, throws, deal } = dealt;
    return html`<section class="panel strip" tabindex="-1" aria-label=${t('company-hand')}>
      ${task === undefined ? nothing : html`<p class="task">${t(`company-ask-${task}`, { cards: throws })}</p>`}
      ${lying} ${message.view.prompt.calls.some((call) => call.seat === seat) ? countBefore(message, seat) : nothing}
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
    return html`<button type="button" class="opener" @click=${this.#sit}>${t('board-playHere')}</button>`;
  }

  /** What lies open: the starter; the cards of the play and their count, or the hand that counts. */
  #lying({ company }: StateMessage, { laid, count, starter }: DealtScene) {
    const open = company?.shown ?? laid;
    if (open.length === 0 && starter === undefined) return nothing;
    return html`<p class="lying" role="group" aria-label=${t('company-table', { count })}>
      <span>${cards(open)}${laid.length > 0 ? html`<b>${count}</b>` : nothing}</span><span>${cards(starter === undefined ? [] : [starter])}</span></p>`;
  }

  async #command(command: object): Promise<void> {
    this.busy = true;
    this.refused = (await post('api/command', command)) ?? '';
    this.busy = false;
  }

  async #post(posted: Posted): Promise<void> {
    this.refused = (await this.#holding.post(posted)) ?? '';
  }
}

customElements.define('muggins-strip', Strip);

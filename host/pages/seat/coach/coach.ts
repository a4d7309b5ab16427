// <muggins-coach>: what a player learns from the own counts, in private. Loaded when it is switched on.
import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import {
  type CardOrRank,
  countedStarter,
  type ShowItem,
  total,
} from '../../../../shared/rules/cards/index.ts';
import type { Hand } from '../../../../shared/rules/index.ts';
import { cardsIn } from '../../../../shared/rules/terms/index.ts';
import { lifts, likelyMissed } from '../../../../shared/table/missed.ts';
import { HINT_LEVELS } from '../../../../shared/table/settings.ts';
import { speakCount } from '../../../../shared/words/counts.ts';
import type { StateMessage, TableView } from '../../../web/table/types.ts';
import { element, given, own } from '../../kit/element.ts';
import { known, language, t } from '../../kit/language.ts';
import { type KeyStorage, keptIn } from '../../kit/place.ts';
import { card, cards, cardText } from '../../parts/panels.ts';
import '../cards.ts';
import { adviceOn, hintLevel, kindsOf } from './hints.ts';
import {
  cardsOf,
  countingNow,
  learn,
  type Memory,
  NO_MEMORY,
  type OwnCount,
  starterOf,
  wantedHand,
} from './memory.ts';

/** Right counts in a row from which on a record is said. */
const RECORD = 3;

/**
 * Properties: `message` (the state of the table), `seat`, `storage` and `storageKey` (where the memory is kept), `entering` (whether cards are shown to the
 * coach now), `open` (whether there is room for all of a note). Event: 'entering', with whether cards are shown now.
 */
class Coach extends element({
  message: given<StateMessage>(),
  seat: given<number>(() => 0),
  storage: given<KeyStorage>(),
  storageKey: given<string>(() => ''),
  entering: given<boolean>(() => false),
  open: given<boolean>(() => true),
  memory: own<Memory>(() => NO_MEMORY),
  /** The hand that was hinted at, and how far. */
  hinted: own<readonly [hand: string, level: number]>(() => ['', 0]),
}) {
  /** Cards that were being shown are on the table of this page too. */
  protected override firstUpdated(): void {
    if (this.memory.picked !== undefined) this.emit('entering', true);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { message, storage, storageKey } = this;
    if (message === undefined || storage === undefined) return;
    if (!this.hasUpdated) this.memory = { ...NO_MEMORY, ...keptIn<Partial<Memory>>(storage, storageKey) };
    if (changed.has('message') || changed.has('memory')) this.memory = learn(this.memory, message, this.seat);
    storage.setItem(storageKey, JSON.stringify(this.memory));
  }

  /** The cards that are wanted may have become known, or of no use. */
  protected override updated(): void {
    const { message, memory, seat } = this;
    if (this.entering && message && wantedHand(message, memory, seat) === undefined)
      this.emit('entering', false);
  }

  protected override render() {
    const { message, memory } = this;
    if (message === undefined) return nothing;
    const wanted = wantedHand(message, memory, this.seat);
    if (this.entering) return wanted === undefined ? nothing : this.#picker(message.view, wanted);
    return html`${
      wanted === undefined
        ? this.#hint(message)
        : html`<p class="coach"><button type="button" class="quiet" @click=${() => this.emit('entering', true)}>${t('coach-show')}</button></p>`
    }
    ${memory.note === undefined ? nothing : this.#note(memory.note)}`;
  }

  /** First the starter, where it is not known; then the hand. */
  #picker(view: TableView, hand: Hand) {
    const { rules } = view;
    const { memory } = this;
    const starter = starterOf(view, memory);
    const learnt = (more: Partial<Memory>): void => this.set({ memory: { ...this.memory, ...more } });
    const of = starter === undefined ? 'starter' : hand;
    const picked = ({ detail }: CustomEvent<readonly CardOrRank[]>): void =>
      learnt({
        ...(of === 'starter' ? { starter: detail[0] } : { shown: { ...memory.shown, [of]: detail } }),
        picked: undefined,
      });
    const label = of === 'starter' ? t('seat-starter') : t('seat-yours', { hand });
    const counted = starter && { starter: countedStarter(rules, starter), crib: hand === 'crib', rules };
    const picker = html`<h2>${label}</h2><muggins-cards .count=${of === 'starter' ? 1 : cardsIn(rules, hand)} .taken=${[starter ?? []].flat()} .label=${label}
      .counted=${counted} .begun=${memory.picked?.of === of ? memory.picked.cards : []}
      @keyed=${({ detail: cards }: CustomEvent<readonly CardOrRank[]>) => learnt({ picked: { of, cards } })}
      @starter=${({ detail }: CustomEvent<CardOrRank>) => learnt({ starter: detail })} @picked=${picked}></muggins-cards>`;
    const cancel = (): void => {
      learnt({ picked: undefined });
      this.emit('entering', false);
    };
    return html`${keyed(of, picker)}
      <button type="button" class="wide quiet" @click=${cancel}>${t('seat-cancel')}</button>`;
  }

  /** As far as house and player allow it, one step with each tap. */
  #hint(message: StateMessage) {
    const { view } = message;
    const most = HINT_LEVELS.indexOf(hintLevel(message));
    const hand = countingNow(view, this.seat);
    const held = hand && cardsOf(view, this.memory, hand);
    if (hand === undefined || held === undefined || most === 0) return nothing;
    const about = `${this.memory.deal} ${hand}`;
    const step = this.hinted[0] === about ? Math.min(this.hinted[1], most) : 0;
    return html`<p class="coach">${view.cards[hand] === null && message.company?.shown == null ? html`<span class="hand">${cards([...held.cards, held.starter ?? []].flat())}</span>` : nothing}
      <span role="status">${hintText(held.items, step)}</span>
      ${
        step < most
          ? html`<button type="button" class="quiet" @click=${() => this.set({ hinted: [about, step + 1] })}>
              ${step === 0 ? t('coach-hint') : t('coach-more')}</button>`
          : nothing
      }</p>`;
  }

  #note(note: OwnCount) {
    const { streak, best } = this.memory;
    const truth = total(note.items);
    const close = html`<button type="button" class="quiet" @click=${() => this.set({ memory: { ...this.memory, note: undefined } })}>${t('coach-close')}</button>`;
    if (truth === note.claimed)
      return html`<section class="coach note right" role="status" aria-label=${t('coach-name')}><p>${t('coach-right', { points: truth })} ${inARow(streak, best)}</p>${close}</section>`;
    const missed = truth - note.claimed;
    const title =
      missed > 0 ? t('coach-missed', { points: missed }) : t('coach-over', { claimed: note.claimed, truth });
    return html`<details class="coach note" ?open=${this.open}><summary>${title}</summary>
      ${lesson(note, likelyMissed(note.items, missed))} ${close}</details>`;
  }
}

/** What was overlooked and how to see it, or else the whole count; that can be read in any case. */
function lesson(note: OwnCount, missed: readonly ShowItem[]) {
  const [first] = missed;
  const advice = first && known(`coach-advice-${adviceOn(first)}`);
  return html`<p>${first === undefined ? spoken(note.items) : t('coach-look', { items: missed.length })}</p>
    ${missed.map((item) => combination(note, item))}
    ${advice === undefined ? nothing : html`<p class="advice">${advice}</p>`}
    <details><summary>${t('coach-whole')}</summary>${note.items.map((item) => combination(note, item))}</details>`;
}

/** The count as players say it. */
function spoken(items: readonly ShowItem[]): string {
  const count = speakCount(language(), items);
  return t('scene-quoted', { words: `${count.charAt(0).toUpperCase()}${count.slice(1)}` });
}

/** The hand with the cards of a combination lit. */
function combination({ cards: hand, starter }: OwnCount, item: ShowItem) {
  const all = starter === undefined ? hand : [...hand, starter];
  const up = lifts(all, item.cards);
  const shown = all.map(
    (each, at) => html`<span class=${up[at] === 0 ? '' : 'on'}>${card(cardText(each))}</span>`,
  );
  return html`<p class="lit"><span class="heard">${item.cards.map(cardText).join(' ')}</span><span class="hand" aria-hidden="true">${shown}</span>
    <span>${t(`scene-kinds-${item.kind}`)} <b>+${item.points}</b></span></p>`;
}

function inARow(counts: number, best: number): string {
  if (counts < 2) return '';
  return counts === best && counts >= RECORD ? t('coach-best', { counts }) : t('coach-streak', { counts });
}

/** A hint that goes so far; empty before the first. */
function hintText(items: readonly ShowItem[], step: number): string {
  switch (HINT_LEVELS[step]) {
    case 'number':
      return t('coach-number', { number: items.length });
    case 'kinds':
      return items.length === 0 ? t('coach-number', { number: 0 }) : kindsOf(items).map(kindText).join(', ');
    case 'total':
      return t('coach-total', { points: total(items) });
    default:
      return '';
  }
}

function kindText({ kind, times }: ReturnType<typeof kindsOf>[number]): string {
  const name = t(`scene-kinds-${kind}`);
  return times === 1 ? name : t('coach-times', { kind: name, times });
}

customElements.define('muggins-coach', Coach);

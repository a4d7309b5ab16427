// <muggins-report>: an offence is reported, one's own or another's: who, what, and the figures that its rule asks for.

import { html, nothing } from 'lit';
import type { OpenOffence } from '../../../shared/rules/game/index.ts';
import { type Figure, findOffence } from '../../../shared/rules/rulings/index.ts';
import { say } from '../../../shared/words/say.ts';
import type { SeatCommand } from '../../web/table/types.ts';
import type { Draft } from '../kit/draft.ts';
import { element, given, onNumber, onValue, options, own } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import { PLACES } from './header.ts';

/** A report as a command. */
export type Report = Extract<SeatCommand, { type: 'offence' }>;

/** An offence that is not reported yet. */
export interface ReportDraft {
  readonly accused: number | undefined;
  readonly code: string;
  readonly figures: Readonly<Partial<Record<Figure['name'], number>>>;
}

/**
 * Properties: `offences` (those that can be reported now, with the seats that can have committed them), `names` (by seat), `seat`
 * (whose phone it is), `call` (what the button says where the page of the host calls one offence, without consent),
 * `draft` (where it is kept until it is sent), `moment` (what it is about). Event: 'report', with the command.
 */
class OffenceReport extends element({
  offences: given<readonly OpenOffence[]>(() => []),
  names: given<readonly string[]>(() => []),
  seat: given<number>(() => 0),
  call: given<string>(() => ''),
  draft: given<Draft<ReportDraft>>(),
  moment: given<string>(() => ''),
  accused: own<ReportDraft['accused']>(),
  code: own<ReportDraft['code']>(() => ''),
  figures: own<ReportDraft['figures']>(() => ({})),
}) {
  protected override willUpdate(): void {
    if (!this.hasUpdated) this.set(this.draft?.at(this.moment) ?? {});
  }

  protected override render() {
    const { accused } = this;
    // The owner of the phone comes first: owning up is the shortest way.
    const [only] = this.call === '' ? [] : this.offences;
    const seats = [...this.names.keys()]
      .filter((seat) => only?.seats.includes(seat) ?? true)
      .sort((a, b) => Number(b === this.seat) - Number(a === this.seat));
    return html`<fieldset class="who"><legend>${t('seat-report-who')}</legend>${seats.map((seat) => this.#who(seat))}</fieldset>
      ${accused === undefined || this.call !== '' ? nothing : this.#what(accused)}
      ${this.#asked().map((figure) => this.#figure(figure))}
      ${this.call === '' ? this.#note() : nothing}
      <button type="button" class="wide" ?disabled=${this.#command() === undefined} @click=${this.#send}>${this.call || t('seat-report-send')}</button>`;
  }

  /** Who has to agree, and what the judge says of the offence that is chosen. */
  #note() {
    const place = this.code === '' ? PLACES['pages-judge'] : `${PLACES['pages-judge']}#${this.code}`;
    return html`<p class="note">${t('seat-report-consent')} <a href=${place}>${t('pages-judge')}</a></p>`;
  }

  #who(seat: number) {
    const choose = (): void =>
      this.#keep({
        accused: seat,
        code: this.call === '' ? '' : (this.offences[0]?.offence ?? ''),
        figures: {},
      });
    return html`<button type="button" aria-pressed=${this.accused === seat} @click=${choose}>${this.names[seat]}</button>`;
  }

  #what(accused: number) {
    const open = this.offences.filter(({ seats }) => seats.includes(accused));
    const choices = open.map(({ offence }) => [offence, t(`offence-${offence}`)] as const);
    return html`<label>${t('seat-report-what')}
      <select @change=${onValue((code) => this.#keep({ code, figures: {} }))}>
        ${options([['', t('seat-report-choose')], ...choices], this.code)}
      </select></label>`;
  }

  #figure({ name, code, least, most, unsaid }: Figure) {
    const take = onNumber((value) => {
      const { [name]: _, ...others } = this.figures;
      this.#keep({ figures: Number.isInteger(value) ? { ...others, [name]: value } : others });
    });
    return html`<label>${say(language(), `figure-${code}`)}
      <input type="number" inputmode="numeric" min=${least} max=${most} placeholder=${unsaid ?? nothing}
        .value=${this.figures[name]?.toString() ?? ''} @input=${take} /></label>`;
  }

  #keep(entered: Partial<ReportDraft>): void {
    this.set(entered);
    const { accused, code, figures } = this;
    this.draft?.keep(this.moment, { accused, code, figures });
  }

  #asked(): readonly Figure[] {
    return findOffence(this.code)?.figures ?? [];
  }

  /** The report as far as it is complete; undefined as long as it is not, or if the game has moved on from it. */
  #command(): Report | undefined {
    const { accused, figures } = this;
    const open = this.offences.find(({ offence }) => offence === this.code);
    if (accused === undefined || open?.seats.includes(accused) !== true) return undefined;
    const told = this.#asked().every(({ name, least, most, unsaid }) => {
      const value = figures[name] ?? unsaid;
      return value !== undefined && value >= least && value <= most;
    });
    return told ? { type: 'offence', offence: open.offence, seat: accused, ...figures } : undefined;
  }

  #send(): void {
    const detail = this.#command();
    if (detail === undefined) return;
    this.set({ accused: undefined, code: '', figures: {} });
    this.draft?.drop();
    this.emit('report', detail);
  }
}

customElements.define('muggins-report', OffenceReport);

// <muggins-lesson>: what a deal of the host's teaches: slips of Muggins, what it would have laid away, the same deal again, the seal. Loaded
// when it is asked for.
import {
  type Level,
  opens,
  type SealedPack,
  SKILLS,
  sealOf,
  type View,
} from '../../../shared/partner/index.ts';
import { bestThrow } from '../../../shared/partner/throw.ts';
import { freshRound } from '../../../shared/rules/cards/index.ts';
import { type Card, type Command, EMPTY, type RuleSet } from '../../../shared/rules/index.ts';
import type { CompanyView, StateMessage } from '../../web/table/types.ts';
import { Judging } from '../games/judging.ts';
import type { ThrowVerdict } from '../games/throwsworker.ts';
import { element, given, html, known, language, nothing, own, t } from '../kit/element.ts';
import { onlyPerson } from '../parts/company.ts';
import { cards } from '../parts/panels.ts';
import type { OwnDeal } from './dealt.ts';
import type { Posted } from './hand.ts';

/** A choice of cards to lay away, and whose it is: undefined for the player's own. */
interface Choice {
  readonly deal: OwnDeal;
  readonly level: Level | undefined;
  readonly thrown: readonly Card[];
}

/** Properties: `message`, `seat`, `names` of the seats, `deals` (the last of this seat). Event: 'post', for the same deal again. */
class Lesson extends element({
  message: given<StateMessage>(),
  seat: given<number>(() => 0),
  names: given<readonly string[]>(() => []),
  deals: given<readonly OwnDeal[]>(() => []),
  /** What is compared since that was asked for, and how it was judged so far. */
  choices: own<readonly Choice[]>(() => []),
  judged: own<readonly ThrowVerdict[]>(() => []),
  /** The deal that is to begin again, once that is confirmed. */
  sure: own<number>(),
}) {
  readonly #judging = new Judging();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#judging.end();
  }

  protected override render() {
    const { message, deals } = this;
    const company = message?.company;
    if (message === undefined || company == null) return nothing;
    const { view } = message;
    const { levels, opened } = company;
    const alone = onlyPerson(levels) !== undefined;
    const level = levels.find((each) => each !== null);
    // One that lies open; this one where only Muggins plays besides.
    const shown = deals.filter(
      ({ game, deal, thrown }) =>
        game === view.game && thrown.length > 0 && (deal === opened?.deal || (alone && deal === view.deal)),
    );
    return html`${opened === null ? nothing : this.#missed(company)}
      ${shown.length === 0 || level == null ? nothing : this.#would(shown, level, view.rules)}
      ${alone ? shown.map(({ deal }) => this.#again(deal)) : nothing} ${this.#sealed(company)}`;
  }

  #missed({ slips }: CompanyView) {
    const said = slips.map(({ seat, slip, did, better }) =>
      known(`company-slip-${slip}`, {
        name: this.names[seat] ?? '',
        did: figureOf(did),
        better: figureOf(better),
        other: this.names[('on' in better && Number(better.on)) || this.seat] ?? '',
      }),
    );
    return html`<h2>${t('company-missed')}</h2>
      ${said.length === 0 ? html`<p>${t('company-nothing')}</p>` : html`<ul>${said.map((each) => html`<li>${each}</li>`)}</ul>`}`;
  }

  #would(deals: readonly OwnDeal[], level: Level, rules: RuleSet) {
    const ask = (): void => this.#judge(deals, level, rules);
    return html`<h2>${t('company-would')}</h2>
      ${this.choices.length > 0 ? this.#choices() : html`<button type="button" class="wide" @click=${ask}>${t('company-would-show')}</button>`}`;
  }

  /** Each deal twice: as the player chose, and as Muggins chooses. */
  #judge(deals: readonly OwnDeal[], level: Level, rules: RuleSet): void {
    const choices = deals.flatMap((deal): readonly Choice[] => [
      { deal, level: undefined, thrown: deal.thrown },
      { deal, level, thrown: bestThrow(viewOfDeal(deal, rules), SKILLS[level].throws)?.discard ?? [] },
    ]);
    this.set({ choices, judged: [] });
    const asked = choices.map(({ deal, thrown }) => ({ ...deal, thrown, rules }));
    this.#judging.begin(asked, (judged) => this.set({ judged }));
  }

  #choices() {
    const row = ({ level, thrown }: Choice, verdict: ThrowVerdict | undefined) =>
      html`<tr><th scope="row">${level === undefined ? t('company-would-you') : t('company-would-muggins', { level })}</th>
        <td>${cards(thrown)}</td><td>${verdict == null ? '' : number(verdict.net)}</td>
        <td>${verdict?.win === undefined ? '' : number(verdict.win.chance, 'percent')}</td></tr>`;
    const heads = ['who', 'cards', 'average', 'wins'] as const;
    return html`<p class="note">${t('company-would-about')}</p><table role="table" aria-live="polite">
      <thead><tr>${heads.map((head) => html`<th scope="col">${t(`company-would-${head}`)}</th>`)}</tr></thead>
      <tbody>${this.choices.map((choice, at) => [
        choice.level !== undefined
          ? nothing
          : html`<tr><th colspan="4" scope="rowgroup">${t('company-would-deal', { deal: choice.deal.deal })} ${cards(choice.deal.cards)}</th></tr>`,
        row(choice, this.judged[at]),
      ])}</tbody></table>`;
  }

  /** Asked twice: what was played since is taken back. */
  #again(deal: number) {
    const isSure = this.sure === deal;
    const tap = (): void => {
      if (isSure) this.emit('post', { path: 'replay', body: { deal } } satisfies Posted);
      this.set({ sure: isSure ? undefined : deal, choices: [] });
    };
    return html`<button type="button" class="wide" @click=${tap}>${t(isSure ? 'company-again-sure' : 'company-again', { deal })}</button>
      ${isSure ? html`<button type="button" class="wide quiet" @click=${() => this.set({ sure: undefined })}>${t('seat-cancel')}</button>` : nothing}`;
  }

  #sealed({ seal, opened }: CompanyView) {
    const seen = opened !== null && this.deals.some((deal) => opens(opened, deal.seal));
    return html`<details class="seal"><summary>${t('company-seal')}</summary>
      ${seal === null ? nothing : html`<p>${t('company-seal-now')}</p><p><code>${seal}</code></p>`}
      ${
        opened === null
          ? nothing
          : html`<p>${t('company-seal-opened', { deal: opened.deal })} ${t(`company-seal-${seen ? 'fits' : 'unseen'}`)}</p>
            <p><code>${sealOf(opened)}</code></p><p>${t('company-seal-how')}</p>
            <p><code>${checkOf(opened)}</code></p>`
      }</details>`;
  }
}

/** The command that computes the seal of an open pack. */
const checkOf = ({ game, deal, pack, secret }: SealedPack): string =>
  `printf %s '${game} ${deal} ${pack.join('')} ${secret}' | sha256sum`;

/** Cards that were laid away, a card that was laid, or points. */
function figureOf(command: Command): readonly string[] | string | number {
  if (command.type === 'hold') return command.discard ?? [];
  if (command.type === 'lay') return command.card;
  return command.type === 'peg' || command.type === 'muggins' ? command.points : '';
}

/** A deal before anything was laid away, as its seat saw it. */
const viewOfDeal = ({ seat, cards: dealt, ownCrib, scores }: OwnDeal, rules: RuleSet): View => ({
  ...{ seat, dealt, held: [], thrown: [], shown: undefined },
  table: {
    ...EMPTY.present,
    rules,
    dealer: ownCrib ? seat : (seat + 1) % rules.seats,
    pegs: scores.map((front) => ({ front, rear: front })),
  },
  play: freshRound({ rules, leader: seat }),
});

/** As the reader's language writes it, with one digit after the point. */
const number = (value: number, style: 'decimal' | 'percent' = 'decimal'): string =>
  value.toLocaleString(language().code, { style, minimumFractionDigits: 1, maximumFractionDigits: 1 });

customElements.define('muggins-lesson', Lesson);

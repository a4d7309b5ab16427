// <muggins-replay>: a game move by move, with a slider, a speed and a list of all moves; the board, the words, the line of the scores.

import { html, nothing, type PropertyValues } from 'lit';
import { LANE_COUNTS, type LaneCount, MAX_LANES } from '../../../shared/protocol/index.ts';
import { tellingOf } from '../../../shared/story/move.ts';
import { sayMove } from '../../../shared/words/moves.ts';
import type { GameAnswer } from '../../web/table/types.ts';
import { element, given, onNumber, onValue, options, own } from '../kit/element.ts';
import '../kit/chart.ts';
import type { Series } from '../kit/chart.ts';
import { language, t } from '../kit/language.ts';
import { lightLamp } from '../parts/dim.ts';
import { byDeal, type ListedMove, scoresText } from '../parts/movelist.ts';
import { whyButton } from '../parts/panels.ts';
import { lightsOfPegs } from '../track/lights.ts';
import { notedColours } from '../track/palette.ts';
import '../track/track.ts';

type Story = GameAnswer['story'];

/** Milliseconds a move at speed 1. */
const SLOW = 1_500;
const SPEEDS = [1, 3, 8] as const;
/** Holes of the board: what is beyond goes round again. */
const LAP = 121;

/** Property: `story`. */
class Replay extends element({
  story: given<Story>(),
  at: own<number>(() => 0),
  speed: own<(typeof SPEEDS)[number]>(() => 3),
  playing: own<boolean>(() => false),
}) {
  #timer: unknown;
  #series: readonly Series[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    lightLamp();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer as number);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { story } = this;
    if (!changed.has('story') || story === undefined) return;
    const same = (changed.get('story') as Story | undefined)?.id === story.id;
    if (!same) this.at = story.steps.length - 1;
    this.#series = story.sides.map((name, lane) => ({
      name,
      colour: `--lane${lane}`,
      values: story.steps.map(({ pegs }) => pegs[lane]?.front ?? null),
    }));
  }

  protected override updated(): void {
    this.#keepInSight();
    clearTimeout(this.#timer as number);
    if (this.playing) this.#timer = setTimeout(() => this.#onward(), SLOW / this.speed);
  }

  #onward(): void {
    const last = (this.story?.steps.length ?? 1) - 1;
    if (this.at >= last) this.playing = false;
    else this.at += 1;
  }

  protected override render() {
    const { story } = this;
    const step = story?.steps[this.at];
    if (story === undefined || step === undefined) return html``;
    const moves = listed(story);
    const told = moves[this.at]?.text ?? '';
    const speeds = SPEEDS.map((each) => [each, t(`games-speeds-${each}`)] as const);
    const pace = onValue((value) => this.set({ speed: Number(value) as (typeof SPEEDS)[number] }));
    return html`<div class="replaying">
        <div class="wood"><muggins-track .lanes=${lanesOf(story)} .used=${story.sides.map((_, lane) => lane)} .lights=${lights(story, this.at)}
          .summary=${story.sides.map((name, side) => `${name} ${step.pegs[side]?.front ?? 0}`).join(', ')}>
        </muggins-track></div>
        <div class="controls">
          <p class="stand">${story.sides.map(
            (name, side) => html`<span class="lane${side}"><i class="dot" aria-hidden="true"></i>${name}
              <b>${step.pegs[side]?.front ?? 0}</b></span>`,
          )}</p>
          <p class="told">${told} ${step.fact.code === 'ruled' ? whyButton(`${story.id}/ruling?until=${step.time}`) : nothing}</p>
          <label class="slide"><span>${t('games-moveOf', { at: this.at + 1, all: story.steps.length })}</span>
            <input type="range" min="0" max=${story.steps.length - 1} .value=${String(this.at)}
              aria-label=${t('games-move')} aria-valuetext="${t('games-moveOf', { at: this.at + 1, all: story.steps.length })}. ${told}"
              @input=${onNumber((at) => this.#go(at))} /></label>
          <div class="row">
            <button type="button" @click=${this.#toggle}>${this.playing ? t('games-pause') : t('games-play')}</button>
            <label><span>${t('games-speed')}</span><select @change=${pace}>${options(speeds, this.speed)}</select></label>
          </div>
          ${this.#list(moves)}
        </div>
      </div>
      ${this.#chart(story)}
      ${this.#leads(story)}`;
  }

  #chart(story: Story) {
    if (story.steps.every(({ pegs }) => pegs.every(({ front }) => front === 0)))
      return html`<p class="empty">${t('games-nothingYet')}</p>`;
    return html`<muggins-chart .series=${this.#series} .at=${this.at} .goal=${goalOf(story)} .foot=${t('games-moves')}
      .label=${t('games-chart', { names: story.sides.join(', ') })}></muggins-chart>`;
  }

  /** One tab stop: arrows go from move to move. */
  #list(moves: readonly ListedMove[]) {
    const line = (move: ListedMove) => {
      const here = move.at === this.at;
      return html`<li><button type="button" tabindex=${here ? 0 : -1} aria-current=${here ? 'step' : nothing}
        @click=${() => this.#go(move.at)}><span>${move.text}</span> <b>${scoresText(move)}</b></button></li>`;
    };
    return html`<section class="movelist" aria-label=${t('games-moves')} @keydown=${this.#arrow}>
      ${byDeal(moves).map(
        ({ title, moves: own }) =>
          html`${title === '' ? nothing : html`<h4>${title}</h4>`}<ul>${own.map(line)}</ul>`,
      )}
    </section>`;
  }

  #arrow(event: KeyboardEvent): void {
    const last = (this.story?.steps.length ?? 1) - 1;
    const to = { ArrowUp: this.at + 1, ArrowDown: this.at - 1, Home: last, End: 0 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#go(Math.min(last, Math.max(0, to)));
    void this.updateComplete.then(() => this.#here?.focus({ preventScroll: true }));
  }

  get #here(): HTMLElement | null {
    return this.querySelector('.movelist [aria-current]');
  }

  /** The list rolls to the present move; the page stays where it is. */
  #keepInSight(): void {
    const [list, here] = [this.querySelector('.movelist'), this.#here];
    if (list === null || here === null) return;
    const [box, line] = [list.getBoundingClientRect(), here.getBoundingClientRect()];
    // The heading of a deal lies over the topmost line.
    const head = list.querySelector('h4')?.clientHeight ?? 0;
    if (line.top >= box.top + head && line.bottom <= box.bottom) return;
    list.scrollTop += line.top - box.top - (box.height - line.height) / 2;
  }

  #leads(story: Story) {
    return html`<h3>${t('games-leads')}</h3>
      ${
        story.leads.length === 0
          ? html`<p class="empty">${t('games-noLeads')}</p>`
          : html`<ul class="leads">${story.leads.map(({ step, side }) => {
              const { deal = 0, pegs = [] } = story.steps[step] ?? {};
              const score = pegs.map(({ front }) => front).join(' – ');
              const words = t('games-takesLead', { name: story.sides[side] ?? '' });
              return html`<li><button type="button" @click=${() => this.#go(step)}>
                ${deal === 0 ? words : t('scene-dealPhase', { deal, phase: words })} <b>${score}</b></button></li>`;
            })}</ul>`
      }`;
  }

  #go(step: number): void {
    this.playing = false;
    this.at = step;
  }

  #toggle(): void {
    const last = (this.story?.steps.length ?? 1) - 1;
    if (!this.playing && this.at >= last) this.at = 0;
    this.playing = !this.playing;
  }
}

/** Every move in words. */
const listed = (story: Story): readonly ListedMove[] =>
  story.steps.map(({ fact, deal, pegs }, at) => ({
    at,
    deal,
    scores: pegs.map(({ front }) => front),
    text: sayMove(language(), { fact, ...tellingOf(story) }),
  }));

/** The hole that everybody wants to reach; undefined where it differs by side. */
const goalOf = ({ targets }: Story): number | undefined =>
  targets.every((target) => target === targets[0]) ? targets[0] : undefined;

const lanesOf = ({ sides }: Story): LaneCount =>
  LANE_COUNTS.find((lanes) => lanes >= sides.length) ?? MAX_LANES;

/** The board as it stood. In a game that goes round again, the pegs are where they are on the board. */
function lights(story: Story, at: number) {
  const onBoard = (score: number, target: number): number =>
    score <= LAP || score === target ? Math.min(score, LAP) : ((score - 1) % (LAP - 1)) + 1;
  const pegs = (story.steps[at]?.pegs ?? []).map(({ front, rear }, side) => {
    const target = story.targets[side] ?? LAP;
    return { front: onBoard(front, target), rear: onBoard(rear, target) };
  });
  const deal = story.deals.findLast(({ first }) => first <= at);
  const dealer = deal?.dealer ?? undefined;
  const lane = dealer === undefined ? undefined : story.sideOf[dealer];
  const colours = notedColours(story.colours);
  return lightsOfPegs(lanesOf(story), { pegs, dealer: lane, turn: undefined, colours });
}

customElements.define('muggins-replay', Replay);

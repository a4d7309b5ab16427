// <muggins-replay>: a game move by move, with a slider and a speed; the board, the words, the line of the scores.

import { html, type PropertyValues } from 'lit';
import { LANE_COUNTS, type LaneCount } from '../../../shared/protocol/index.ts';
import { sayMove } from '../../../shared/words/moves.ts';
import type { GameAnswer } from '../../web/table/types.ts';
import { element, given, own } from '../kit/element.ts';
import '../kit/chart.ts';
import type { Series } from '../kit/chart.ts';
import { strings } from './language.ts';
import { lightsOfPegs } from './lights.ts';
import { notedColours } from './palette.ts';
import './track.ts';

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
    const { games, words } = strings();
    const told = sayMove(words, { fact: step.fact, names: story.players, sides: story.sideOf });
    const names = story.sides.join(', ');
    return html`<div class="replaying">
        <div class="wood"><muggins-track .lanes=${lanesOf(story)} .lights=${lights(story, this.at)}
          .summary=${story.sides.map((name, side) => `${name} ${step.pegs[side]?.front ?? 0}`).join(', ')}>
        </muggins-track></div>
        <div class="controls">
          <p class="stand">${story.sides.map(
            (name, side) => html`<span class="lane${side}"><i class="dot" aria-hidden="true"></i>${name}
              <b>${step.pegs[side]?.front ?? 0}</b></span>`,
          )}</p>
          <p class="told">${told}</p>
          <label class="slide"><span>${games.moveOf(this.at + 1, story.steps.length)}</span>
            <input type="range" min="0" max=${story.steps.length - 1} .value=${String(this.at)}
              aria-label=${games.move} aria-valuetext="${games.moveOf(this.at + 1, story.steps.length)}. ${told}"
              @input=${this.#slide} /></label>
          <div class="row">
            <button type="button" @click=${this.#toggle}>${this.playing ? games.pause : games.play}</button>
            <label><span>${games.speed}</span><select @change=${this.#pace}>
              ${SPEEDS.map(
                (each) =>
                  html`<option value=${each} .selected=${each === this.speed}>${games.speeds[each]}</option>`,
              )}
            </select></label>
          </div>
        </div>
      </div>
      ${
        story.steps.some(({ pegs }) => pegs.some(({ front }) => front > 0))
          ? html`<muggins-chart .series=${this.#series} .at=${this.at} .goal=${goalOf(story)} .foot=${games.moves} .label=${games.chart(names)}></muggins-chart>`
          : html`<p class="empty">${games.nothingYet}</p>`
      }
      ${this.#leads(story)}`;
  }

  #leads(story: Story) {
    const { games, scene } = strings();
    return html`<h3>${games.leads}</h3>
      ${
        story.leads.length === 0
          ? html`<p class="empty">${games.noLeads}</p>`
          : html`<ul class="leads">${story.leads.map(({ step, side }) => {
              const { deal = 0, pegs = [] } = story.steps[step] ?? {};
              const score = pegs.map(({ front }) => front).join(' – ');
              const words = games.takesLead(story.sides[side] ?? '');
              return html`<li><button type="button" @click=${() => this.#go(step)}>
                ${deal === 0 ? words : scene.dealPhase(deal, words)} <b>${score}</b></button></li>`;
            })}</ul>`
      }`;
  }

  #go(step: number): void {
    this.playing = false;
    this.at = step;
  }

  #slide(event: Event): void {
    this.#go(Number((event.currentTarget as HTMLInputElement).value));
  }

  #toggle(): void {
    const last = (this.story?.steps.length ?? 1) - 1;
    if (!this.playing && this.at >= last) this.at = 0;
    this.playing = !this.playing;
  }

  #pace(event: Event): void {
    const value = Number((event.currentTarget as HTMLSelectElement).value);
    this.speed = SPEEDS.find((each) => each === value) ?? 3;
  }
}

/** The hole that everybody wants to reach; undefined where it differs by side. */
const goalOf = ({ targets }: Story): number | undefined =>
  targets.every((target) => target === targets[0]) ? targets[0] : undefined;

const lanesOf = ({ sides }: Story): LaneCount => LANE_COUNTS.find((lanes) => lanes >= sides.length) ?? 4;

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

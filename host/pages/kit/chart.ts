// <muggins-chart>: lines over steps, drawn by uPlot in colours of the page. The same data is in a table as well.
import uPlot from 'uplot';
import { element, given, html, nothing, own, type PropertyValues, svg } from './element.ts';

/** A line: its name, the custom property that has its colour, and a value for each step; a line goes straight on over null. */
export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
}

/** Height in pixels. */
const HEIGHT = 240;
/** Height of its letters. */
const LETTERS = 13;
/** Width in pixels on paper: A4 and Letter have more than that between margins of two centimetres. */
const PAPER = 620;

/** Lines with at most so many steps have a dot where they have a value. */
const DOTTED = 60;
/** Room above the highest value, as a share of it: a line that ends there is seen whole. */
const HEADROOM = 0.05;

/**
 * Properties: `series`, `label` (what it shows, for those who cannot see it), `at` (a step to mark; -1 for none), `numbers` (of the
 * steps; from 1 on unless given), `goal` (a value that everybody wants to reach), `foot` (what the steps are). A press on a name hides
 * its line or shows it again.
 */
class Chart extends element({
  series: given<readonly Series[]>(() => []),
  label: given<string>(() => ''),
  at: given<number>(() => -1),
  numbers: given<readonly number[]>(),
  goal: given<number>(),
  foot: given<string>(() => ''),
  unseen: own<ReadonlySet<string>>(() => new Set()),
}) {
  #plot: uPlot | undefined;
  #printing = false;
  /** Ends what is listened to. */
  #gone = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#gone = new AbortController();
    const { signal } = this.#gone;
    const redraw = (): void => this.#draw();
    const print = ({ type }: Event): void => {
      this.#printing = type === 'beforeprint';
      this.#draw();
    };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal });
    addEventListener('beforeprint', print, { signal });
    addEventListener('afterprint', print, { signal });
    const size = new ResizeObserver(() => this.#fit());
    size.observe(this);
    // A theme that is chosen on the page.
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    signal.addEventListener('abort', () => {
      size.disconnect();
      theme.disconnect();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#gone.abort();
    this.#plot?.destroy();
    this.#plot = undefined;
  }

  protected override render() {
    return html`<div class="plot" role="img" aria-label=${this.label}></div>
      ${this.foot === '' ? nothing : html`<p class="steps" aria-hidden="true">${this.foot}</p>`}
      <ul class="key">${this.series.map((line, at) => html`<li>${this.#key(line, at)}</li>`)}</ul>`;
  }

  #key({ name, colour }: Series, at: number) {
    const dash = DASHES[at % DASHES.length]?.join(' ') || nothing;
    const line = svg`<line x1="2" y1="7" x2="42" y2="7" stroke="var(${colour})" stroke-width="3" stroke-dasharray=${dash} />`;
    const shown = !this.unseen.has(name);
    return html`<button type="button" aria-pressed=${shown} @click=${() => this.#turn(name)}><svg
      viewBox="0 0 44 14" width="44" height="14" aria-hidden="true">${line}</svg>${name}</button>`;
  }

  #turn(name: string): void {
    const unseen = new Set(this.unseen);
    if (!unseen.delete(name)) unseen.add(name);
    this.unseen = unseen;
  }

  protected override updated(changed: PropertyValues): void {
    if (['series', 'unseen', 'numbers', 'goal'].some((name) => changed.has(name))) this.#draw();
    if (changed.has('at')) this.#plot?.redraw(false);
  }

  #draw(): void {
    const place = this.querySelector<HTMLElement>('.plot');
    if (place === null || this.clientWidth === 0) return;
    this.#plot?.destroy();
    this.#plot = new uPlot(this.#options(), this.#data(), place);
  }

  get #steps(): number {
    return Math.max(0, ...this.series.map(({ values }) => values.length));
  }

  #data(): uPlot.AlignedData {
    const places = Array.from({ length: this.#steps }, (_, at) => at);
    return [places, ...this.series.map(({ values }) => [...values])];
  }

  #options(): uPlot.Options {
    const style = getComputedStyle(this);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    const axis: uPlot.Axis = {
      stroke: colour('--ink-soft'),
      grid: { stroke: colour('--paper-edge'), width: 1 },
      ticks: { show: false },
      font: `${LETTERS}px "Atkinson Hyperlegible Next Variable", system-ui, sans-serif`,
    };
    const numbered = (_: uPlot, splits: number[]) => splits.map((at) => this.#numberOf(at));
    return {
      width: this.#width,
      height: HEIGHT,
      // The last number of the foot and the highest line stand within the picture.
      padding: [10, 18, 0, 0],
      scales: {
        x: {
          time: false,
          range: (_, least, most) => (least === most ? [least - 1, most + 1] : [least, most]),
        },
        y: { range: (_, __, most) => [0, Math.max(10, most ?? 0, this.goal ?? 0) * (1 + HEADROOM)] },
      },
      axes: [
        { ...axis, values: numbered, incrs: STEPS },
        { ...axis, values: (plot, splits) => splits.map((value) => this.#valueOf(plot, value)) },
      ],
      series: [{}, ...this.#lines(colour)],
      legend: { show: false },
      cursor: { show: false },
      hooks: { draw: [(plot) => this.#marks(plot, colour)] },
    };
  }

  #lines(colour: (name: string) => string): readonly uPlot.Series[] {
    const dotted = this.#steps <= DOTTED && this.at < 0;
    return this.series.map(({ name, colour: own }, at) => ({
      label: name,
      stroke: colour(own),
      width: 3,
      // Colours are not the only difference: every line has its own dashes.
      dash: DASHES[at % DASHES.length] ?? [],
      points: { show: dotted, size: 8, fill: colour(own) },
      spanGaps: true,
      show: !this.unseen.has(name),
    }));
  }

  /** There is no half a step, and none before the first or after the last. */
  #numberOf(at: number): string {
    if (!Number.isInteger(at) || at < 0 || at >= this.#steps) return '';
    return `${this.numbers === undefined ? at + 1 : (this.numbers[at] ?? '')}`;
  }

  /** The goal is written beside its own line: a value of the axis next to it would touch it. */
  #valueOf({ scales }: uPlot, value: number): string {
    const pixels = (Math.abs(value - (this.goal ?? Infinity)) * HEIGHT) / (scales.y?.max ?? 1);
    return pixels < 1.5 * LETTERS ? '' : `${value}`;
  }

  /** The goal as a line across, and the step that is marked as one upwards. */
  #marks(plot: uPlot, colour: (name: string) => string): void {
    const { ctx, bbox } = plot;
    const line = (from: readonly [number, number], to: readonly [number, number]): void => {
      ctx.beginPath();
      ctx.moveTo(...from);
      ctx.lineTo(...to);
      ctx.stroke();
    };
    ctx.save();
    ctx.strokeStyle = colour('--accent');
    ctx.lineWidth = 2;
    if (this.at >= 0) {
      const x = Math.round(plot.valToPos(this.at, 'x', true));
      line([x, bbox.top], [x, bbox.top + bbox.height]);
    }
    if (this.goal !== undefined) {
      const y = Math.round(plot.valToPos(this.goal, 'y', true));
      ctx.setLineDash([3, 5]);
      line([bbox.left, y], [bbox.left + bbox.width, y]);
      ctx.fillStyle = colour('--ink-soft');
      ctx.textBaseline = 'bottom';
      ctx.font = `${Math.round(LETTERS * devicePixelRatio)}px "Atkinson Hyperlegible Next Variable", system-ui, sans-serif`;
      ctx.fillText(`${this.goal}`, bbox.left + 6 * devicePixelRatio, y - 2);
    }
    ctx.restore();
  }

  #fit(): void {
    if (this.#plot === undefined) this.#draw();
    else if (this.#plot.width !== this.#width) this.#plot.setSize({ width: this.#width, height: HEIGHT });
  }

  get #width(): number {
    return this.#printing ? PAPER : Math.max(100, this.clientWidth);
  }
}

/** Between lines of the grid: there is no half a step. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Each line's own, five of them: with ten lines every colour still has another. */
const DASHES: readonly (readonly number[])[] & number[][] = [[], [10, 5], [3, 4], [14, 4, 3, 4], [20, 6]];

customElements.define('muggins-chart', Chart);

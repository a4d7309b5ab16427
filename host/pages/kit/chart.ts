// <muggins-chart>: lines over steps, drawn by uPlot in colours of the page. What it shows stands in a table as well.
import { html, type PropertyValues } from 'lit';
import uPlot from 'uplot';
import { element, given } from './element.ts';

/** A line: its name, the custom property that has its colour, and a value for each step; null leaves a gap. */
export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
}

/** Height in pixels. */
const HEIGHT = 240;

/** Properties: `series`, `label` (what it shows, for those who cannot see it), `at` (a step to mark; -1 for none), `first` (the number of the first step). */
class Chart extends element({
  series: given<readonly Series[]>(() => []),
  label: given<string>(() => ''),
  at: given<number>(() => -1),
  first: given<number>(() => 0),
}) {
  #plot: uPlot | undefined;
  readonly #watch = new ResizeObserver(() => this.#fit());
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #redraw = (): void => this.#draw();
  /** A theme that is chosen on the page. */
  readonly #themes = new MutationObserver(this.#redraw);

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
    this.#dark.addEventListener('change', this.#redraw);
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    this.#dark.removeEventListener('change', this.#redraw);
    this.#themes.disconnect();
    this.#plot?.destroy();
    this.#plot = undefined;
  }

  protected override render() {
    return html`<div class="plot" role="img" aria-label=${this.label}></div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('series') || changed.has('first')) this.#draw();
    if (changed.has('at')) this.#plot?.redraw(false);
  }

  #draw(): void {
    const place = this.querySelector<HTMLElement>('.plot');
    if (place === null || this.clientWidth === 0) return;
    this.#plot?.destroy();
    this.#plot = new uPlot(this.#options(), this.#data(), place);
  }

  #data(): uPlot.AlignedData {
    const steps = Math.max(0, ...this.series.map(({ values }) => values.length));
    const places = Array.from({ length: steps }, (_, at) => at + this.first);
    return [places, ...this.series.map(({ values }) => [...values])];
  }

  #options(): uPlot.Options {
    const style = getComputedStyle(this);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    const axis: uPlot.Axis = {
      stroke: colour('--ink-soft'),
      grid: { stroke: colour('--paper-edge'), width: 1 },
      ticks: { show: false },
      font: '13px "Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
    };
    const lines = this.series.map(
      ({ name, colour: own }, at): uPlot.Series => ({
        label: name,
        stroke: colour(own),
        width: 3,
        // Colours are not the only difference: every line has its own dashes.
        dash: DASHES[at % DASHES.length] ?? [],
        points: { show: (this.series[0]?.values.length ?? 0) < 2 },
      }),
    );
    const whole = (_: uPlot, splits: number[]) => splits.map((at) => (Number.isInteger(at) ? `${at}` : ''));
    return {
      width: Math.max(100, this.clientWidth),
      height: HEIGHT,
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(10, most)] } },
      axes: [{ ...axis, values: whole, incrs: STEPS }, axis],
      series: [{}, ...lines],
      legend: { show: false },
      cursor: { show: false },
      hooks: { draw: [(plot) => this.#mark(plot, colour('--accent'))] },
    };
  }

  #mark(plot: uPlot, colour: string): void {
    if (this.at < 0) return;
    const x = Math.round(plot.valToPos(this.at + this.first, 'x', true));
    const { ctx, bbox } = plot;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2;
    ctx.setLineDash([]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.restore();
  }

  #fit(): void {
    if (this.#plot === undefined) this.#draw();
    else if (this.#plot.width !== this.clientWidth)
      this.#plot.setSize({ width: Math.max(100, this.clientWidth), height: HEIGHT });
  }
}

/** Between lines of the grid: there is no half a step. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const DASHES: readonly (readonly number[])[] & number[][] = [[], [10, 5], [3, 4], [14, 4, 3, 4]];

customElements.define('muggins-chart', Chart);

// The picture of a result, to be shared: who won, the race on wood, the scores, and a stamp for a skunk.
import type { PlayerScene } from '../parts/scene.ts';

/** What the picture shows. `told`: the end in a sentence. */
interface Result {
  readonly told: string;
  readonly players: readonly PlayerScene[];
}

/** Pixels of a side of the square, and of its margin. */
const [SIZE, EDGE] = [1080, 72];
/** Where the board begins and ends. */
const [TOP, BOTTOM] = [384, 972];
/** Pixels of the smallest letters. */
const SMALLEST = 20;
/** Holes between the start and the end of a lane, as drawn. */
const HOLES = 24;
const INK = '#fdf3dc';
const BRASS = '#e6b652';

/** Draws it. `page`: where fonts and the colours of lanes come from. */
export async function pictureOf(result: Result, page: Element): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const font = `"Muggins Zero", ${getComputedStyle(page).fontFamily}`;
  // A canvas does not wait for its typeface. A missing typeface is skipped.
  const words = [result.told, ...result.players.map(({ name, note }) => `${name}${note}`), '0'].join('');
  const faces = font.split(',').map((family) => document.fonts.load(lettersOf(SMALLEST, family), words));
  await Promise.allSettled(faces);
  const pen = new Pen(context, font);
  pen.ground();
  pen.headline(result.told);
  const height = (BOTTOM - TOP) / result.players.length;
  for (const [at, player] of result.players.entries())
    pen.lane(player, laneColour(page, player.lane), { top: TOP + at * height, height });
  pen.text('Muggins', { x: SIZE - EDGE, y: SIZE - 36, size: 36, align: 'right', colour: BRASS });
  return canvas;
}

/** The picture as a file. @throws where the browser cannot make one */
export const fileOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) =>
      blob === null
        ? fail(new Error('no picture'))
        : done(new File([blob], 'muggins.png', { type: 'image/png' })),
    ),
  );

const laneColour = (page: Element, lane: number): string => {
  const runner = page.closest('.seat')?.querySelector(`.race .lane${lane}`);
  return runner ? getComputedStyle(runner).getPropertyValue('--lane') : BRASS;
};

interface Text {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly align?: CanvasTextAlign;
  readonly colour?: string;
}

/** Words in lines, and the size at which they fit. */
interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

interface Row {
  readonly top: number;
  readonly height: number;
}

/** Pixels of a row with room for a name in 2 lines, and for the stamp below the lane. */
const TALL = 200;
/** Pixels of a line, by those of its letters. */
const LINE = 1.1;

/** Pixels from the middle of a peg to its edge, in a row. */
const radiusIn = (height: number): number => Math.min(30, height * 0.14);

const lettersOf = (size: number, font: string): string => `800 ${size}px ${font}`;

/** Draws the parts of a picture. */
class Pen {
  readonly #context: CanvasRenderingContext2D;
  readonly #font: string;

  constructor(context: CanvasRenderingContext2D, font: string) {
    this.#context = context;
    this.#font = font;
  }

  /** Felt, and a board of wood on it. */
  ground(): void {
    this.#fill('#1d4a3a', '#0f2a21', () => this.#context.rect(0, 0, SIZE, SIZE));
    this.#fill('#8a5433', '#5d361f', () =>
      this.#context.roundRect(EDGE / 2, TOP - 24, SIZE - EDGE, BOTTOM - TOP + 48, 36),
    );
  }

  text(words: string, { x, y, size, align = 'left', colour = INK }: Text): void {
    const context = this.#context;
    this.#letters(size);
    context.textAlign = align;
    context.fillStyle = colour;
    context.fillText(words, x, y);
  }

  /** The end in up to 3 lines. */
  headline(told: string): void {
    const { lines, size } = this.#fitted(told, 88, { room: SIZE - 2 * EDGE, most: 3 });
    const first = (TOP - 24 - lines.length * size * LINE) / 2 + size * 0.85;
    for (const [at, line] of lines.entries()) this.text(line, { x: EDGE, y: first + at * size * LINE, size });
  }

  /** Name and score of a side above its line of holes, with the peg where it ended, and a stamp for a skunk. */
  lane({ name, score, toGo, note, winner }: PlayerScene, colour: string, { top, height }: Row): void {
    const tall = height > TALL;
    const y = top + height * (tall ? 0.58 : 0.78);
    const radius = radiusIn(height);
    const large = Math.min(60, height * 0.34);
    const [figure, stamp] = [large * 1.5, large * 0.7];
    const taken =
      this.#width(`${score}`, figure) + (tall || note === '' ? 0 : this.#width(note, stamp) + 2 * stamp);
    const room = SIZE - 2 * EDGE - taken - 32;
    const { lines, size } = this.#fitted(winner ? `♛ ${name}` : name, large, { room, most: tall ? 2 : 1 });
    const under = y - radius - Math.min(24, height * 0.08);
    for (const [at, line] of lines.toReversed().entries())
      this.text(line, { x: EDGE, y: under - at * size * LINE, size });
    this.text(`${score}`, { x: SIZE - EDGE, y: under, size: figure, align: 'right' });
    this.#line(score / Math.max(1, score + toGo), colour, { top: y, height });
    if (note === '') return;
    const after = EDGE + this.#width(lines[0] ?? '', size) + stamp;
    this.#stamp(
      note,
      tall ? { x: EDGE, y: y + radius + stamp * 1.7, size: stamp } : { x: after, y: under, size: stamp },
    );
  }

  /** Holes from the start to the game hole, and how far a peg has come on them. */
  #line(part: number, colour: string, { top: y, height }: Row): void {
    const context = this.#context;
    const radius = radiusIn(height);
    const across = (share: number): number => EDGE + 20 + share * (SIZE - 2 * EDGE - 40);
    for (let hole = 0; hole <= HOLES; hole++) this.#dot(across(hole / HOLES), y, radius / 4, '#2c170c');
    context.strokeStyle = colour;
    context.lineWidth = radius / 4;
    context.beginPath();
    context.moveTo(across(0), y);
    context.lineTo(across(part), y);
    context.stroke();
    this.#dot(across(part), y, radius, INK);
    this.#dot(across(part), y, radius * 0.8, colour);
  }

  /** A rubber stamp, a little askew; `x` and `y`: where its words begin. */
  #stamp(words: string, { x, y, size }: Text): void {
    const context = this.#context;
    context.save();
    context.translate(x + size / 2, y);
    context.rotate(-0.04);
    this.text(words, { x: 0, y: 0, size, colour: BRASS });
    context.strokeStyle = BRASS;
    context.lineWidth = Math.max(3, size / 9);
    context.beginPath();
    context.roundRect(-size / 2, -size * 1.15, this.#width(words, size) + size, size * 1.6, size / 4);
    context.stroke();
    context.restore();
  }

  /** The largest size, at most `size`, at which words fit into `most` lines. */
  #fitted(words: string, size: number, { room, most }: { room: number; most: number }): Fitted {
    const lines = [''];
    for (const word of words.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.#width(longer, size) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const fits = lines.length <= most && lines.every((line) => this.#width(line, size) <= room);
    return fits || size < SMALLEST ? { lines, size } : this.#fitted(words, size - 2, { room, most });
  }

  #width(words: string, size: number): number {
    this.#letters(size);
    return this.#context.measureText(words).width;
  }

  #letters(size: number): void {
    this.#context.font = lettersOf(size, this.#font);
  }

  #dot(x: number, y: number, radius: number, colour: string): void {
    const context = this.#context;
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }

  #fill(above: string, below: string, shape: () => void): void {
    const context = this.#context;
    const colours = context.createLinearGradient(0, 0, 0, SIZE);
    colours.addColorStop(0, above);
    colours.addColorStop(1, below);
    context.fillStyle = colours;
    context.beginPath();
    shape();
    context.fill();
  }
}

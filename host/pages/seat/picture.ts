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
/** Holes between the start and the end of a lane, as drawn. */
const HOLES = 24;
const INK = '#fdf3dc';
const BRASS = '#e6b652';

/** Draws it as a PNG. `page`: where fonts and the colours of lanes come from. */
export async function pictureOf(result: Result, page: Element): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const pen = new Pen(context, getComputedStyle(page).fontFamily);
  pen.ground();
  pen.headline(result.told);
  const height = (BOTTOM - TOP) / result.players.length;
  for (const [at, player] of result.players.entries())
    pen.lane(player, laneColour(page, player.lane), { top: TOP + at * height, height });
  pen.text('Muggins', { x: SIZE - EDGE, y: SIZE - 36, size: 36, align: 'right', colour: BRASS });
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture')) : done(blob))),
  );
}

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
  /** Pixels that it may take. */
  readonly room?: number;
}

interface Row {
  readonly top: number;
  readonly height: number;
}

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

  text(words: string, { x, y, size, align = 'left', colour = INK, room = SIZE - 2 * EDGE }: Text): void {
    const context = this.#context;
    context.font = `800 ${size}px ${this.#font}`;
    context.textAlign = align;
    context.fillStyle = colour;
    context.fillText(words, x, y, room);
  }

  /** The end in up to 3 lines. */
  headline(told: string): void {
    const size = 84;
    this.#context.font = `800 ${size}px ${this.#font}`;
    const lines = [''];
    for (const word of told.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.#context.measureText(longer).width <= SIZE - 2 * EDGE) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    for (const [at, line] of lines.slice(0, 3).entries())
      this.text(line, { x: EDGE, y: 120 + at * size * 1.1, size });
  }

  /** Name and score of a side above its line of holes, with the peg where it ended. */
  lane({ name, score, toGo, note, winner }: PlayerScene, colour: string, { top, height }: Row): void {
    const y = top + height * 0.78;
    const size = Math.min(64, height * 0.34);
    this.text(winner ? `♛ ${name}` : name, { x: EDGE, y: y - size * 0.8, size, room: 380 });
    this.text(`${score}`, { x: SIZE - EDGE, y: y - size * 0.7, size: size * 1.5, align: 'right', room: 260 });
    const context = this.#context;
    const across = (part: number): number => EDGE + 20 + part * (SIZE - 2 * EDGE - 40);
    for (let hole = 0; hole <= HOLES; hole++) this.#dot(across(hole / HOLES), y, 7, '#2c170c');
    const at = across(score / Math.max(1, score + toGo));
    context.strokeStyle = colour;
    context.lineWidth = 8;
    context.beginPath();
    context.moveTo(across(0), y);
    context.lineTo(at, y);
    context.stroke();
    this.#dot(at, y, Math.min(30, height * 0.14), INK);
    this.#dot(at, y, Math.min(24, height * 0.11), colour);
    if (note !== '') this.#stamp(note, { x: SIZE / 2 + 60, y: y - size, size: size * 0.7 });
  }

  /** A rubber stamp, a little askew. */
  #stamp(words: string, { x, y, size }: Text): void {
    const context = this.#context;
    context.save();
    context.translate(x, y);
    context.rotate(-0.06);
    this.text(words, { x: 0, y: size * 0.35, size, align: 'center', colour: BRASS, room: 300 });
    const width = Math.min(300, context.measureText(words).width) + size;
    context.strokeStyle = BRASS;
    context.lineWidth = 5;
    context.beginPath();
    context.roundRect(-width / 2, -size * 0.85, width, size * 1.7, 12);
    context.stroke();
    context.restore();
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

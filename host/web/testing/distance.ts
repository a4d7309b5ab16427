// A picture of a television as an eye ten metres away has it: one pixel for each minute of arc, which is what a sharp eye resolves.
import type { Page } from 'playwright-core';

/** Metres: a screen of 55 inches, sixteen by nine, and how far away it is. */
const [WIDTH, DISTANCE] = [1.218, 10];

/** Minutes of arc of so many pixels of a screen that is 1,920 wide, from so many metres away. */
export const arcOf = (pixels: number, metres = DISTANCE): number =>
  (Math.atan((pixels * WIDTH) / 1_920 / metres) * 180 * 60) / Math.PI;

/**
 * Minutes of arc that a module of a code needs: two pixels (Google's guidelines for the images that ML Kit reads) of a picture that
 * is 1,920 wide. The lens of a phone is that of 26 mm on film of 36 mm; in the middle of the picture it sees fewest pixels a minute.
 */
export const CODE_NEEDS = (2 / (1_920 / 36) / 26) * ((180 * 60) / Math.PI);

/** Red, green and blue, from 0 to 1, as light adds up. */
export type Light = readonly [red: number, green: number, blue: number];

/** Left, top, right and bottom, in pixels of the screen. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The picture, one pixel for each minute of arc. */
export class DistantPicture {
  readonly #width: number;
  readonly #scale: number;
  readonly #top: number;
  readonly #light: Float32Array;

  /** @param light of each pixel, line by line; @param top where the picture begins on the screen */
  private constructor(light: Float32Array, width: number, top: number) {
    this.#light = light;
    this.#width = width;
    this.#scale = 1_920 / width;
    this.#top = top;
  }

  /**
   * @param lens an empty page, which reads the picture and lets its light run together
   * @param png all of the screen's width, 1,920 pixels, from `top` down
   */
  static async of(lens: Page, png: Buffer, top: number): Promise<DistantPicture> {
    const width = Math.round(arcOf(1_920));
    const light = await lens.evaluate(blurred, { data: png.toString('base64'), width });
    return new DistantPicture(
      new Float32Array(Uint8Array.from(Buffer.from(light, 'base64')).buffer),
      width,
      top,
    );
  }

  /** The pixels that lie wholly in a box of the screen. */
  within([left, above, right, below]: Box): readonly Light[] {
    const [top, bottom] = [above - this.#top, below - this.#top];
    const [first, last] = [Math.ceil(left / this.#scale), Math.floor(right / this.#scale)];
    const found: Light[] = [];
    for (let y = Math.ceil(top / this.#scale); y < Math.floor(bottom / this.#scale); y++)
      for (let x = first; x < last; x++) {
        const at = 3 * (y * this.#width + x);
        found.push([this.#light[at] ?? 0, this.#light[at + 1] ?? 0, this.#light[at + 2] ?? 0]);
      }
    return found;
  }
}

/**
 * In the lens: the mean light of the pixels that fall together, of each of the three colours (IEC 61966-2-1). As the bytes of its floats
 * in base64: a list of so many numbers takes two seconds from a page to its test.
 */
async function blurred(given: { readonly data: string; readonly width: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${given.data}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('no pen');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const height = Math.floor((image.height * given.width) / image.width);
  const curve = Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const sums = new Float64Array(3 * given.width * height);
  const counts = new Uint32Array(given.width * height);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const column = Math.floor((x * given.width) / image.width);
      const cell = Math.floor((y * given.width) / image.width) * given.width + column;
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let colour = 0; colour < 3; colour++) {
        const light = curve[data[4 * (y * image.width + x) + colour] ?? 0] ?? 0;
        sums[3 * cell + colour] = (sums[3 * cell + colour] ?? 0) + light;
      }
    }
  const light = Float32Array.from(sums, (sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1));
  const bytes = new Uint8Array(light.buffer);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Relative luminance (WCAG 2.2). */
export const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast of two luminances, 1 to 21 (WCAG 2.2). */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** How far two colours are apart, in CIELAB (CIE 1976): 2.3 can just be told. */
export function apart(one: Light, other: Light): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}

function lab([red, green, blue]: Light): readonly number[] {
  const shares = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    luminance([red, green, blue]),
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((share) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116));
  const [x = 0, y = 0, z = 0] = shares;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The colour in the middle, by luminance. */
export function median(pixels: readonly Light[]): Light {
  const sorted = pixels.toSorted((one, other) => luminance(one) - luminance(other));
  return sorted[Math.floor(sorted.length / 2)] ?? [0, 0, 0];
}

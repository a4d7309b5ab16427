// The seal of a draw: a hash that is shown before anybody is drawn, of a secret and the seed that are opened afterwards.

/** What a seal is made of. `secret` is random, as a seed alone could be guessed from its hash. */
interface SealedDraw {
  /** The id of the night. */
  readonly id: string;
  readonly seed: number;
  readonly secret: string;
}

/** The seal: SHA-256 of `ID SEED SECRET` in hexadecimal digits. Anybody can compute it: `printf %s 'ID SEED SECRET' | sha256sum`. */
export const sealOf = ({ id, seed, secret }: SealedDraw): string => sha256(`${id} ${seed} ${secret}`);

/** SHA-256 as FIPS 180-4 has it. Browsers have their own only where a page came by https, which a hall's rarely does. */
function sha256(text: string): string {
  const hash = [...INITIAL];
  const bytes = padded(utf8(text));
  for (let at = 0; at < bytes.byteLength; at += BLOCK) compress(hash, new DataView(bytes.buffer, at, BLOCK));
  return hash.map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The bytes of a text in UTF-8. */
const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).matchAll(/%(..)|./g), ([letter, code]) =>
    code === undefined ? letter.charCodeAt(0) : Number.parseInt(code, 16),
  );

/** Bytes of a block, and rounds for each (FIPS 180-4, 5.2.1 and 6.2.2). */
const BLOCK = 64;
const ROUNDS = 64;

/** The first 32 bits of the fraction of a number. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) >>> 0;

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** FIPS 180-4, 4.2.2 and 5.3.3: fractions of the roots of the first primes. */
const CONSTANTS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
const INITIAL = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/** FIPS 180-4, 5.1.1: a 1, then zeros, then the length in bits. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** FIPS 180-4, 6.2.2. */
function compress(hash: number[], block: DataView): void {
  const schedule = scheduleOf(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [at, word] of schedule.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (CONSTANTS[at] as number) + word;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = ((hash[at] as number) + word) >>> 0;
}

function scheduleOf(block: DataView): readonly number[] {
  const words = Array.from({ length: 16 }, (_, at) => block.getUint32(at * 4));
  const back = (by: number): number => words.at(-by) as number;
  while (words.length < ROUNDS) {
    const [early, late] = [back(15), back(2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((back(16) + one + back(7) + two) | 0);
  }
  return words;
}

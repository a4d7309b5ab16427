// `npm run firmware`: builds the firmware into firmware/prebuilt/uno.hex and mega.hex, and writes the generated headers and the
// sizes. `--check` builds elsewhere and compares byte for byte.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOARD_KINDS, type BoardKind } from '../shared/protocol/index.ts';
import {
  AGAIN,
  buildAside,
  FIRMWARE,
  faultsOf,
  generatedHeaders,
  type Image,
  LIMITS,
  OTHER_SKETCH,
  SIZES,
  staleFiles,
  whyNoBuild,
} from './image.ts';

async function writeHeaders(): Promise<void> {
  for (const [path, text] of Object.entries(generatedHeaders())) await writeFile(join(FIRMWARE, path), text);
}

async function writeImage(kind: BoardKind, { hex }: Image): Promise<void> {
  await mkdir(join(FIRMWARE, 'prebuilt'), { recursive: true });
  await writeFile(join(FIRMWARE, `prebuilt/${kind}.hex`), hex);
}

/** Sizes of the images, for readers without a compiler. */
const sizesText = (images: Readonly<Record<BoardKind, Image>>): string => {
  const sizes = BOARD_KINDS.map((kind) => [kind, { flash: images[kind].flash, ram: images[kind].ram }]);
  return `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`;
};

/** Writes a file, or says that it is not what it should be. */
async function settle(path: string, text: string, check: boolean): Promise<readonly string[]> {
  if (!check) await writeFile(path, text);
  const found = await readFile(path, 'utf8').catch(() => '');
  return found === text ? [] : [`${path} is stale: ${AGAIN}`];
}

async function main(check: boolean): Promise<void> {
  const missing = await whyNoBuild();
  if (missing !== undefined) throw new Error(missing);
  if (!check) await writeHeaders();
  const faults: string[] = [];
  const images: Partial<Record<BoardKind, Image>> = {};
  for (const kind of BOARD_KINDS) {
    const image = await buildAside(kind);
    images[kind] = image;
    if (!check) await writeImage(kind, image);
    const share = (bytes: number, limit: number): string => `${bytes} of at most ${limit} bytes`;
    console.log(`${kind.padEnd(5)} flash       ${share(image.flash, LIMITS[kind].flash)}`);
    console.log(`${kind.padEnd(5)} static RAM  ${share(image.ram, LIMITS[kind].ram)}`);
    faults.push(...faultsOf(image, kind), ...(await staleFiles(image, kind)));
  }
  const { uno, mega } = images;
  if (uno && mega) faults.push(...(await settle(SIZES, sizesText({ uno, mega }), check)));
  const other = await buildAside('uno', OTHER_SKETCH);
  faults.push(...(await settle(join(OTHER_SKETCH, 'other.hex'), other.hex, check)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const started = process.argv[1] ?? '';
if (relative(started, fileURLToPath(import.meta.url)) === '') {
  main(process.argv.includes('--check')).catch((error: unknown) => {
    const { message, stderr = '' } = error as { message: string; stderr?: string };
    console.error(stderr === '' ? message : stderr);
    process.exitCode = 1;
  });
}

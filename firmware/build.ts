// `npm run firmware`: builds the firmware into firmware/prebuilt/uno.hex and mega.hex, and writes the generated headers and the
// sizes. `--check` builds elsewhere and compares byte for byte.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOARD_KINDS } from '../shared/protocol/index.ts';
import {
  buildAside,
  FIRMWARE,
  faultsOf,
  generatedHeaders,
  type Image,
  LIMITS,
  OTHER_SKETCH,
  staleFiles,
  whyNoBuild,
} from './image.ts';

const isCheck = process.argv.includes('--check');

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  if (isCheck) return;
  for (const [path, text] of Object.entries(files)) await writeFile(join(FIRMWARE, path), text);
}

/** Sizes of the images, for readers without a compiler. */
const sizesText = (images: Readonly<Record<string, Image>>): string => {
  const sizes = Object.entries(images).map(([kind, { flash, ram }]) => [kind, { flash, ram }]);
  return `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`;
};

async function build(): Promise<void> {
  const missing = await whyNoBuild();
  if (missing !== undefined) throw new Error(missing);
  await write(generatedHeaders());
  const [faults, files, images]: [string[], Record<string, string>, Record<string, Image>] = [[], {}, {}];
  for (const kind of BOARD_KINDS) {
    const image = await buildAside(kind);
    const share = (bytes: number, limit: number): string => `${bytes} of at most ${limit} bytes`;
    console.log(`${kind.padEnd(5)} flash       ${share(image.flash, LIMITS[kind].flash)}`);
    console.log(`${kind.padEnd(5)} static RAM  ${share(image.ram, LIMITS[kind].ram)}`);
    faults.push(...faultsOf(image, kind));
    images[kind] = image;
    files[`prebuilt/${kind}.hex`] = image.hex;
  }
  files['prebuilt/sizes.json'] = sizesText(images);
  files['testing/other/other.hex'] = (await buildAside('uno', OTHER_SKETCH)).hex;
  await write(files);
  faults.push(...(await staleFiles({ ...generatedHeaders(), ...files })));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

await build().catch(({ message, stderr = '' }: Error & { readonly stderr?: string }) => {
  console.error(stderr === '' ? message : stderr);
  process.exitCode = 1;
});

// What the firmware takes, as it was written down when the images were built.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prebuiltImage } from '../../../hardware/emulator/index.ts';

/** Bytes of flash and of static RAM. */
export interface FirmwareSize {
  readonly board: string;
  readonly flash: number;
  readonly ram: number;
}

/** @throws if firmware/prebuilt is not whole */
export async function firmwareSizes(): Promise<readonly FirmwareSize[]> {
  const text = await readFile(join(dirname(prebuiltImage()), 'sizes.json'), 'utf8');
  const sizes = JSON.parse(text) as Record<string, Omit<FirmwareSize, 'board'>>;
  return Object.entries(sizes).map(([board, { flash, ram }]) => ({ board, flash, ram }));
}

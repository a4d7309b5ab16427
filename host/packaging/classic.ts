// The package serialport8 in the place of serialport, within the folders of those who ask for the old one, where no other
// package finds it.
import { readFileSync } from 'node:fs';

const ASKERS = ['firmata', 'johnny-five'];
const FILES = ['package.json', 'index.js'];

const read = (file: string): string => readFileSync(new URL(`serialport8/${file}`, import.meta.url), 'utf8');

/** Files by their paths in the package of Muggins. */
export const CLASSIC: Readonly<Record<string, string>> = Object.fromEntries(
  ASKERS.flatMap((asker) =>
    FILES.map((file) => [`node_modules/${asker}/node_modules/serialport/${file}`, read(file)] as const),
  ),
);

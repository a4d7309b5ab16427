// This package: its folder, its version, and where its bugs are reported.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, whether this file runs from the sources or from dist. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

interface Package {
  readonly version: string;
  readonly bugs?: string | { readonly url?: string };
}

const thisPackage = (): Package =>
  JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as Package;

export const packageVersion = (): string => thisPackage().version;

/** Where bugs are reported, as package.json says. */
export function reportAddress(): string | undefined {
  const { bugs } = thisPackage();
  return typeof bugs === 'string' ? bugs : bugs?.url;
}

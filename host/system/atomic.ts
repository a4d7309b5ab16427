// Small files beside the journal: written whole or not at all, readable by their owner only.
import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { jsonIn } from './json.ts';
import { isStorage } from './reason.ts';

/** Reads a file of JSON; undefined if there is none, or it cannot be read as JSON. */
export const readJson = (file: string): unknown => jsonIn(readText(file) ?? '');

/** Reads a text; undefined if there is no such file, or it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file of JSON. @throws what the disk says */
export const writeJson = (file: string, value: unknown): void =>
  writePrivate(file, `${JSON.stringify(value, null, 2)}\n`);

/** Writes a file with mode 0600: a crash leaves the old file or the new one. @throws what the disk says */
export const writePrivate = (file: string, text: string | Uint8Array): void =>
  writeWhole(file, [text], 0o600);

/** Whether a name leads to something other than a file of its own: a device such as /dev/stdout, a pipe, a link. */
const isElsewhere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isFile() === false;

/** Writes pieces to a file: a crash or an error leaves the old file or the new one. @throws what the disk says */
export function writeWhole(file: string, pieces: Iterable<string | Uint8Array>, mode = 0o666): void {
  const fresh = isElsewhere(file) ? file : `${file}.new`;
  // What a crash has left may have another mode.
  if (fresh !== file) rmSync(fresh, { force: true });
  const handle = openSync(fresh, 'w', mode);
  try {
    for (const piece of pieces) writeFileSync(handle, piece);
    if (fresh === file) return;
    fsyncSync(handle);
    renameSync(fresh, file);
  } catch (error) {
    if (fresh !== file) unlessRefused(() => rmSync(fresh, { force: true }));
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Does without what a full or read-only disk refuses. @returns whether it took it. @throws any other error */
export function unlessRefused(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (isStorage(error)) return false;
    throw error;
  }
}

/** The same, asynchronously. Rejects with the disk's error. Never two at once for one file. */
export async function writePrivateLater(file: string, text: string): Promise<void> {
  const fresh = `${file}.new`;
  await rm(fresh, { force: true });
  const handle = await open(fresh, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}

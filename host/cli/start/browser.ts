// Opening the table's page in a browser of this machine.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { unlessRefused, writePrivate } from '../../system/atomic.ts';
import { pageText } from '../running.ts';

/** The program that opens a file as a double click would; elsewhere xdg-open. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer.exe' };

/**
 * Opens the link of the host by a private file, so that no command line shows its token.
 * @param failed is called if no browser opens
 * @returns a function that removes the file
 */
export function openInBrowser(folder: string, link: string, failed: () => void): () => void {
  const page = join(folder, 'open.html');
  unlessRefused(() => writePrivate(page, pageText(link)));
  const { platform } = process;
  spawn(OPENERS[platform] ?? 'xdg-open', [page], { stdio: 'ignore', detached: true })
    .on('error', failed)
    // Explorer exits with 1 even on success.
    .on('exit', (code) => code !== 0 && platform !== 'win32' && failed())
    .unref();
  return () => void unlessRefused(() => rmSync(page, { force: true }));
}

// How commands and browsers of this machine come to be the host of a table that runs: by files in its folder that only its user can
// read. Their address and their token prove it; an address of the network never does.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DEFAULT } from '../../shared/words/default.ts';
import { say } from '../../shared/words/say.ts';
import { readJson, unlessRefused, writeJson, writePrivate } from '../system/atomic.ts';

const runningSchema = z.object({
  pid: z.number().int().positive(),
  url: z.url(),
  token: z.string(),
  /** The certificate of an https table, as PEM. */
  certificate: z.string().optional(),
});
/** A table that runs: where, and what makes a program its host. */
export type Running = z.output<typeof runningSchema>;

/** For commands. */
const fileOf = (folder: string): string => join(folder, 'running.json');
/** For browsers: opening it opens the link, and no command line has to show the token. */
const pageOf = (folder: string): string => join(folder, 'host.html');

/** The link of the host: browsers do not send the part after `#`. */
export const linkOf = ({ url, token }: Pick<Running, 'url' | 'token'>): string => `${url}#host=${token}`;

/** Writes both files. @returns what removes them at the end */
export function tellRunning(folder: string, running: Omit<Running, 'pid'>): () => void {
  // Without these files the table runs all the same, and commands do not find it.
  unlessRefused(() => {
    writePrivate(pageOf(folder), pageText(linkOf(running)));
    writeJson(fileOf(folder), { pid: process.pid, ...running });
  });
  return () => {
    unlessRefused(() => {
      for (const file of [fileOf(folder), pageOf(folder)]) rmSync(file, { force: true });
    });
  };
}

/** The table of a folder, if one runs; undefined as well where the file is another user's. */
export function readRunning(folder: string): Running | undefined {
  const read = runningSchema.safeParse(readJson(fileOf(folder)));
  return read.success && lives(read.data.pid) ? read.data : undefined;
}

/** A table that was killed leaves its files; another program may have its port by now, and is not given the token. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const pageText = (link: string): string => `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${link}">
<title>Muggins</title>
<p><a href="${link}">${say(DEFAULT, 'pages-scoreboard')}</a></p>
`;

// Starting a real Chromium, where this machine has one.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/** The first that is there. The headless shell has the same engine as Chromium, and needs a quarter of its work for each test. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Path of the browser on this machine, or undefined. */
export const browserPath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Quiet, and without a sandbox, which needs rights that a build machine may lack. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium keeps a process ready for the page that may come next. With a limit it starts none in advance: a sixth less work.
  '--renderer-process-limit=1',
];

/** Starts the browser that suites share. */
export const browserServer = (executablePath: string): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath, args: ARGUMENTS });

/** Starts a browser of its own, for a suite that needs other arguments. */
export const launch = (executablePath: string, more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });

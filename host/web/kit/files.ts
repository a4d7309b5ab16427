// The pages of a site and their parts, as a build has made them.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import type { App } from './parts.ts';

/** What there is to be served. */
export interface Files {
  /** The folder of the built pages; `index.html` is the one at '/'. */
  readonly folder: string;
  /** The other pages, each a file of its own: 'seat' is `seat.html` at '/seat'. */
  readonly pages: readonly string[];
}

/** Names of parts change with their content, so they are kept for ever; pages are asked for anew. */
export function addFiles<Role extends string>(app: App<Role>, { folder, pages }: Files): void {
  app.use(compress());
  app.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.status === 200) context.header('cache-control', 'public, max-age=31536000, immutable');
  });
  const fresh = async (context: Context, next: () => Promise<void>) => {
    await next();
    context.header('cache-control', 'no-cache');
  };
  app.get('/', fresh);
  for (const page of pages) {
    app.get(`/${page}`, fresh, serveStatic({ root: folder, rewriteRequestPath: () => `/${page}.html` }));
    // Parts are named relative to the page, which a slash at its end would move.
    app.get(`/${page}/`, (context) => context.redirect(`/${page}`, 301));
  }
  app.get('*', serveStatic({ root: folder }));
}

/** The folder of package.json, whether this file runs from the sources or from dist. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

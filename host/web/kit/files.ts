// The pages of a site and their parts, as a build has made them. Each is read and compressed once, and kept ready.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { tryDecodeURIComponent } from 'hono/utils/url';
import type { App, Asked } from './parts.ts';

/** What there is to be served. */
export interface Files {
  /** The folder of the built pages; `index.html` is the one at '/'. */
  readonly folder: string;
  /** The other pages, each a file of its own: 'seat' is `seat.html` at '/seat'. */
  readonly pages: readonly string[];
  /** What people call the page at '/', and may type. */
  readonly first?: string;
  /** Folder of another site with parts that both have, such as typefaces: the package brings these once. */
  readonly sharing?: string | undefined;
  /** Those of them that may open serial ports of the browser's computer; none unless given. */
  readonly serial?: readonly string[];
  /** How the addresses begin of pages that sites named by the host may frame, besides the one at '/'. They have nothing to press. */
  readonly framed?: readonly string[];
}

/** What sites have in common: parts, icons, and the looks of pages without a script. */
const SHARED = /^\/(assets|icons|(plain|league)\.css$)/;

/** Names of parts change with their content, so they are kept for ever; everything else is asked for anew, by its tag. */
export function addFiles(app: App, { folder, pages, first, sharing }: Files): void {
  const serve = async (context: Asked, path: string): Promise<Response> => {
    const lasting = path.startsWith('/assets/');
    const shared = sharing !== undefined && SHARED.test(path) ? fileAt(sharing, path) : undefined;
    const found = await (fileAt(folder, path) ?? shared);
    return found === undefined ? context.notFound() : answerWith(context, found, lasting);
  };
  for (const page of pages) {
    app.get(`/${page}`, (context) => serve(context, `/${page}.html`));
    // Parts are named relative to the page, which a slash at its end would move.
    app.get(`/${page}/`, (context) => context.redirect(`/${page}`, 301));
  }
  if (first !== undefined)
    app.get(`/${first}`, (context) => context.redirect(`/${new URL(context.req.url).search}`, 301));
  app.get('*', (context) => {
    const { path } = context.req;
    return serve(context, path === '/' ? '/index.html' : path);
  });
}

/** A file as it is sent. */
interface ServedFile {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer<ArrayBuffer>;
  /** By what a browser says it accepts, the best first; empty for what is compressed already. */
  readonly packed: readonly (readonly [coding: string, bytes: Buffer<ArrayBuffer>])[];
}

function answerWith(context: Asked, { type, tag, plain, packed }: ServedFile, lasting: boolean): Response {
  const accepted = context.req.header('accept-encoding') ?? '';
  const [coding, bytes] = packed.find(([name]) => accepted.includes(name)) ?? [undefined, plain];
  context.header('etag', tag);
  context.header('vary', 'accept-encoding');
  context.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (context.req.header('if-none-match')?.includes(tag)) return context.body(null, 304);
  if (coding !== undefined) context.header('content-encoding', coding);
  context.header('content-type', type);
  context.header('content-length', `${bytes.length}`);
  return context.body(bytes);
}

/** What compresses well. */
const TEXT = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/;
/** Bytes below which nothing is gained. */
const LEAST_PACKED = 1_000;

/**
 * Every file that was requested, by its path: two servers of one process may have the same folder. `stamp`: what it was read from; the
 * same file with other figures is another one.
 */
const KEPT = new Map<string, { readonly stamp: string; readonly served: Promise<ServedFile> }>();

/** The file at a path of the site, in memory after the first time; undefined if there is none in the folder. */
function fileAt(folder: string, path: string): Promise<ServedFile> | undefined {
  const file = pathIn(folder, path);
  const stat = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  if (file === undefined || stat?.isFile() !== true) return undefined;
  const stamp = `${stat.mtimeMs} ${stat.size}`;
  const before = KEPT.get(file);
  const now = before?.stamp === stamp ? before : { stamp, served: keep(file, readFileSync(file)) };
  KEPT.set(file, now);
  return now.served;
}

/** Nothing outside the folder, however it is written (RFC 3986, 5.2.4). */
function pathIn(folder: string, path: string): string | undefined {
  const name = tryDecodeURIComponent(path);
  const root = resolve(folder);
  const file = join(root, name);
  const isInside = !/[\\\0]|(^|\/)\.|\/\//.test(name) && file.startsWith(root + sep);
  return isInside ? file : undefined;
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Packs a file as small as a second of work for all of them allows, beside the board: no light waits for it. */
async function keep(file: string, plain: Buffer<ArrayBuffer>): Promise<ServedFile> {
  const type = getMimeType(file) ?? 'application/octet-stream';
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (!TEXT.test(type) || plain.length < LEAST_PACKED) return { type, tag, plain, packed: [] };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const [small, old] = await Promise.all([brotli(plain, { params }), zip(plain)]);
  const packed = [
    ['br', small],
    ['gzip', old],
  ] as const;
  return { type, tag, plain, packed };
}

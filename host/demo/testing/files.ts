// A web server that knows files only, as a forge's pages: below a folder, with their types, packed, and no answer for anything else.
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Bytes of the headers of a request and its answer, as HTTP/2 packs them. */
const HEADERS = 250;

export class Files {
  /** Bytes that went over the line, headers included. */
  sent = 0;
  readonly #folder: string;
  readonly #at: string;
  readonly #server: Server;

  /** @param at the path of the folder, such as `/muggins/demo/` */
  private constructor(folder: string, at: string) {
    this.#folder = folder;
    this.#at = at;
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const found = this.#read(pathname);
      const body = found === undefined ? Buffer.alloc(0) : gzipSync(found);
      const type = TYPES[extname(pathname.endsWith('/') ? 'index.html' : pathname)];
      this.sent += HEADERS + body.length;
      response.writeHead(found === undefined ? 404 : 200, {
        ...(type && { 'content-type': type }),
        'content-encoding': 'gzip',
        'cache-control': 'max-age=600',
      });
      response.end(body);
    });
  }

  static async serve(folder: string, at: string): Promise<Files> {
    const files = new Files(folder, at);
    await new Promise<void>((done) => files.#server.listen(0, '127.0.0.1', done));
    return files;
  }

  url(page: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#at}${page}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  #read(pathname: string): Buffer | undefined {
    if (!pathname.startsWith(this.#at)) return undefined;
    const file = join(this.#folder, pathname.slice(this.#at.length) || 'index.html');
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
  }
}

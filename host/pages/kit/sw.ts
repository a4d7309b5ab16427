// The service worker: what a browser keeps of the pages, so that they open without the network. It never keeps what the host says.

/** What we use of the worker's surroundings. */
interface Surroundings {
  readonly location: { readonly origin: string; readonly href: string };
  readonly caches: CacheStorage;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Surroundings;
/** What this folder's caches are called: other sites of this origin, and a demo in another folder, have theirs. */
const OURS = `muggins ${new URL('./', worker.location.href).pathname} `;
/** The build writes a digest of everything it made in place of the word: what is kept of another build is dropped. */
const NAME = `${OURS}muggins-BUILD`;
/** Every page, as the build has them: './' and the others. */
declare const PAGES: readonly string[];
/** And every part of them, likewise: the names of scripts, styles and letters change with their content. */
const PARTS = 'muggins-PARTS'.split(' ');
/** Whether files are all that serves the pages. */
declare const ALONE: boolean;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/live') return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (/\/(assets|icons)\//.test(url.pathname)) event.respondWith(partOf(event));
});

async function keepAll(): Promise<void> {
  const kept = await worker.caches.open(NAME);
  await kept.addAll([...PAGES, ...PARTS.filter((part) => !ALONE || isSpoken(part))]);
}

/** Not the words of a language that this browser does not ask for: those are kept when a page has spoken them. */
function isSpoken(part: string): boolean {
  const [, code = 'en'] = /\.([a-z]{2})-[^/]*\.js$/.exec(part) ?? [];
  return code === 'en' || navigator.languages.some((each) => each.startsWith(code));
}

async function dropOthers(): Promise<void> {
  const names = await worker.caches.keys();
  const dropped = names.filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(dropped.map((name) => worker.caches.delete(name)));
}

/** A page: the host's own if it answers, else as it was kept. Where files are all there is, a page may be known by its file only. */
async function pageOf({ request }: Fetching): Promise<Response> {
  const kept = await worker.caches.open(NAME);
  const { pathname } = new URL(request.url);
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.ok === true) await kept.put(pathname, answer.clone());
  if (answer !== undefined && answer.status !== 404) return answer;
  const found = await kept.match(request, { ignoreSearch: true });
  return found ?? (await kept.match(`${pathname}.html`)) ?? answer ?? Response.error();
}

/** A part: once kept, it never changes. */
async function partOf({ request }: Fetching): Promise<Response> {
  const kept = await worker.caches.open(NAME);
  const found = await kept.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

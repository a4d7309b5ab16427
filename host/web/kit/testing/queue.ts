// A site of another kind: the queue of a shop. Everybody sees the number; clerks, whose phones hold a key, call the next one.
import * as z from 'zod';
import type { Log } from '../../../system/log.ts';
import { limited } from '../app.ts';
import { small } from '../body.ts';
import { Credentials } from '../credentials.ts';
import { addHost, takePlace } from '../host.ts';
import { Limits } from '../limits.ts';
import { Live } from '../live.ts';
import type { SiteParts } from '../parts.ts';
import { NO_PROXIES, parseProxies } from '../proxies.ts';
import { addRoute, OK } from '../route.ts';
import { startServer, type Web } from '../server.ts';
import { answer } from '../validation.ts';

/** What the pages are told. */
interface QueueMessage {
  readonly type: 'queue';
  readonly now: number;
  readonly waiting: number;
}
const ringSchema = z.strictObject({ type: z.literal('ring') });
const quiet = (): void => {};
const LOG: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** A shop with two clerks and ten customers. */
export class QueueSite {
  readonly credentials = new Credentials({ clerk: { places: 2, kept: 'clerks' } });
  readonly #parts: SiteParts<'clerk', 'next'> = {
    credentials: this.credentials,
    limits: new Limits({ next: { points: 3, duration: 60 } }),
    log: LOG,
    cookie: 'queue_host',
    proxies: parseProxies('loopback') ?? NO_PROXIES,
  };
  #live: Live<{ queue: QueueMessage }, 'clerk', 'next', z.output<typeof ringSchema>> | undefined;
  #now = 1;
  /** How often somebody rang who may. */
  rings = 0;

  /** `folder`: the built pages. */
  start(folder: string): Promise<Web> {
    const parts = this.#parts;
    return startServer({
      listening: { port: 0 },
      parts,
      files: { folder, pages: ['clerk'] },
      routes: (app) => {
        addHost(app, parts);
        app.post('/api/clerk', small, async (context) => {
          const held = await takePlace(context, parts);
          return held instanceof Response ? held : context.json({ ok: true, clerk: held.place });
        });
        addRoute(app, 'POST /api/close', { who: 'host', about: 'Closes.', answers: OK }, (context) =>
          context.json({ ok: true }),
        );
        app.post('/api/next', limited(parts.limits, 'next'), (context) => {
          if (context.get('access').kind !== 'place')
            return context.json({ error: 'noSeat', ...answer('noSeat', {}) }, 401);
          this.#now += 1;
          this.#live?.changed('queue');
          return context.json({ now: this.#now });
        });
      },
      lines: (sockets) => {
        this.#live = new Live({
          sockets,
          parts,
          topics: { queue: { message: () => ({ type: 'queue', now: this.#now, waiting: 10 - this.#now }) } },
          hearing: {
            schema: ringSchema,
            allowed: ({ kind }) => kind === 'place' || kind === 'host',
            forbidden: answer('lookOnly', {}),
            heard: () => {
              this.rings += 1;
            },
            left: quiet,
          },
        });
        return this.#live;
      },
    });
  }
}

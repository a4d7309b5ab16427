// A site of another kind: the queue of a shop. Everybody sees the number; clerks, whose phones hold a key, call the next one.
import * as z from 'zod';
import { limited } from '../app.ts';
import { Credentials } from '../credentials.ts';
import { addHost, noInvitation, TAKING } from '../host.ts';
import { Limits } from '../limits.ts';
import { Live } from '../live.ts';
import { parseProxies } from '../proxies.ts';
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
const LOG = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** A shop with two clerks and ten customers. */
export class QueueSite {
  readonly credentials = new Credentials({ clerk: 2 });
  #live: Live<{ queue: QueueMessage }, z.output<typeof ringSchema>> | undefined;
  #now = 1;
  /** How often somebody rang who may. */
  rings = 0;

  /** `folder`: the built pages. */
  start(folder: string): Promise<Web> {
    const options = { port: 0, log: LOG, proxies: parseProxies('loopback') };
    return startServer(options, {
      credentials: this.credentials,
      limits: new Limits({ next: { points: 3, duration: 60 } }),
      cookie: 'queue_host',
      files: { folder, pages: ['clerk'] },
      routes: (app, parts) => {
        addHost(app, parts);
        const clerk = { about: 'A clerk comes.', ...TAKING, answers: OK };
        addRoute(app, 'POST /api/clerk', clerk, (context, { invitation, key }) => {
          const held = this.credentials.take(invitation, key);
          return held ? context.json({ ok: true, clerk: held.place }) : noInvitation(context);
        });
        addRoute(app, 'POST /api/close', { who: 'host', about: 'Closes.', answers: OK }, (context) =>
          context.json({ ok: true }),
        );
        app.post('/api/next', limited(parts, 'next'), (context) => {
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

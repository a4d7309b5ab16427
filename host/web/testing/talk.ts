// What a table tells a broker and a webhook, collected.
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import type { Clock } from '../../system/clock.ts';
import type { Log } from '../../system/log.ts';
import type { Table } from '../../table/index.ts';
import { type Broker, Publisher, Webhooks } from '../../talk/index.ts';

interface TalkOptions {
  readonly table: Table;
  /** The id of its journal. */
  readonly id: string;
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Gets every message. */
  readonly posted: string[];
}

/** Opens both. @returns what closes them */
export function openTalk({ table, id, folder, clock, log, posted }: TalkOptions): readonly (() => unknown)[] {
  const broker = Object.assign(new EventEmitter(), {
    connected: true,
    publish: (topic: string, text: string) => Promise.resolve(posted.push(`${topic} ${text}`) > 0),
    close: () => Promise.resolve(),
  });
  const common = { table, id, version: '1', clock };
  const publisher = new Publisher({
    ...common,
    language: () => LANGUAGES.fr,
    dial: () => broker as unknown as Broker,
    prefix: 'homeassistant',
    page: undefined,
  });
  broker.emit('connected');
  const hooks = new Webhooks({
    ...common,
    language: () => LANGUAGES.en,
    urls: ['http://127.0.0.1:9/'],
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    file: join(folder, 'webhooks.jsonl'),
    log,
    told: () => {},
    post: (_, { body }) => Promise.resolve(posted.push(body) > 0 ? 200 : 500),
  });
  return [() => publisher.close(), () => hooks.close()];
}

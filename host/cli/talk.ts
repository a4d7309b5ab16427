// A table that talks to other programs: what `muggins start` was asked for, set to work.
import type { Language } from '../../shared/words/language.ts';
import { DEFAULT } from '../../shared/words/registry.ts';
import { type Bus, connectBus } from '../bus/index.ts';
import { systemClock } from '../system/clock.ts';
import { reachReason } from '../system/reason.ts';
import { Publisher, type TalkTable } from '../talk/index.ts';
import { packageVersion } from './place.ts';
import type { AtEnd, Say } from './serving.ts';
import type { BrokerChoice, TalkChoices } from './talkoptions.ts';

export interface TalkParts {
  readonly choices: TalkChoices;
  readonly table: TalkTable;
  /** The id of the journal. */
  readonly id: string;
  readonly language: () => Language;
  /** The address of the pages for other machines. */
  readonly page: string | undefined;
  readonly say: Say;
  readonly atEnd: AtEnd;
}

/** Starts whatever was asked for. */
export function openTalk(parts: TalkParts): void {
  const { broker } = parts.choices;
  if (broker !== undefined) publish(broker, parts);
}

/** Publishes the table for as long as it runs. */
function publish(
  { url, username, prefix }: BrokerChoice,
  { table, id, language, page, say, atEnd }: TalkParts,
): void {
  const password = process.env.MUGGINS_BROKER_PASSWORD ?? '';
  // A password wants a user. The name of a line is at most 23 characters long (MQTT 3.1.1, 3.1.3.1).
  const user = username === '' && password !== '' ? 'muggins' : username;
  const credentials = { username: user, password, client: `muggins-${id.replaceAll('-', '').slice(0, 15)}` };
  const publisher = new Publisher({
    table,
    id,
    language,
    prefix,
    page,
    version: packageVersion(),
    clock: systemClock,
    dial: (will) => {
      const bus = connectBus({ url, will, credentials: async () => credentials });
      sayHow(bus, url, say);
      return bus;
    },
  });
  atEnd(() => publisher.close());
}

/** Says whether the broker is there, each time that it changes. */
function sayHow(bus: Bus, address: string, say: Say): void {
  let told = '';
  const tell = (connected: boolean, error?: unknown): void => {
    const reason = error === undefined ? undefined : reachReason(error);
    const words = connected ? DEFAULT.talk.brokerReached(address) : DEFAULT.talk.brokerLost(address, reason);
    if (words === told) return;
    told = words;
    say('mqtt', { address, connected, reason: reason?.code ?? null }, words);
  };
  bus.on('connected', () => tell(true));
  bus.on('disconnected', () => tell(false));
  bus.on('failed', (error) => tell(false, error));
}

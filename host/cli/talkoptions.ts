// Reads the options of `muggins start` for a table that talks to other programs; nothing of it is on unless it is asked for.
import { DEFAULT } from '../../shared/words/registry.ts';
import { usageError } from './output.ts';
import { WEB_PROTOCOLS } from './siteoptions.ts';

/** Options as commander gives them. */
export interface TalkOptions {
  readonly mqtt?: string;
  readonly mqttDiscovery?: string;
  readonly webhook?: readonly string[];
  readonly webhookSecret?: string;
}

/** Where a broker is, and who logs in. */
export interface BrokerChoice {
  readonly url: string;
  readonly username: string;
  /** Home Assistant's discovery prefix; undefined for no discovery. */
  readonly prefix: string | undefined;
}

export interface TalkChoices {
  /** Undefined: the table publishes nothing. */
  readonly broker: BrokerChoice | undefined;
  /** Where moves are posted to. */
  readonly webhooks: readonly string[];
  /** The file of the secret that signs them, where one was named. */
  readonly secretFile: string | undefined;
}

/** @throws CliError for the first option that makes no sense */
export const readTalk = (options: TalkOptions): TalkChoices => ({
  broker: readBroker(options),
  webhooks: [...new Set((options.webhook ?? []).map(readWebhook))],
  secretFile: options.webhookSecret,
});

function readWebhook(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const fits = url !== undefined && WEB_PROTOCOLS.includes(url.protocol);
  if (fits && url.username === '' && url.password === '') return url.href;
  throw usageError('badOption', DEFAULT.talk.options.webhook(text));
}

/** How a broker is spoken to. */
const PROTOCOLS = ['mqtt:', 'mqtts:', 'ws:', 'wss:'];

function readBroker({ mqtt, mqttDiscovery }: TalkOptions): BrokerChoice | undefined {
  const prefix = readPrefix(mqttDiscovery);
  if (mqtt === undefined) return undefined;
  const words = DEFAULT.talk.options;
  const url = URL.canParse(mqtt) ? new URL(mqtt) : undefined;
  if (url === undefined || !PROTOCOLS.includes(url.protocol) || url.hostname === '')
    throw usageError('badOption', words.broker(mqtt));
  if (url.password !== '') throw usageError('badOption', words.brokerPassword);
  const username = decodeURIComponent(url.username);
  url.username = '';
  return { url: url.href, username, prefix };
}

function readPrefix(text = 'homeassistant'): string | undefined {
  if (text === 'off') return undefined;
  if (/^[\w-]+(\/[\w-]+)*$/.test(text)) return text;
  throw usageError('badOption', DEFAULT.talk.options.discovery(text));
}

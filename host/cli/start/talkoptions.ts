// Reads the options of `muggins start` for a table that talks to other programs; nothing of it is on unless it is asked for.
import { usageError } from '../output.ts';
import { WEB_PROTOCOLS } from '../siteoptions.ts';

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

export type TalkChoices = ReturnType<typeof readTalk>;

/** @throws CliError for the first option that makes no sense */
export const readTalk = (options: TalkOptions) => ({
  /** Undefined: the table publishes nothing. */
  broker: readBroker(options),
  /** Addresses that moves are posted to. */
  webhooks: [...new Set((options.webhook ?? []).map(readWebhook))],
  secretFile: options.webhookSecret,
});

function readWebhook(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const fits = url !== undefined && WEB_PROTOCOLS.includes(url.protocol);
  if (fits && url.username === '' && url.password === '') return url.href;
  throw usageError(
    'badOption',
    `--webhook ${text}: expected an address that begins with http:// or https:// and has no password, such as https://example.org/cribbage`,
  );
}

/** How a broker is spoken to. */
const PROTOCOLS = ['mqtt:', 'mqtts:', 'ws:', 'wss:'];

function readBroker({ mqtt, mqttDiscovery }: TalkOptions): BrokerChoice | undefined {
  const prefix = readPrefix(mqttDiscovery);
  if (mqtt === undefined) return undefined;
  const url = URL.canParse(mqtt) ? new URL(mqtt) : undefined;
  if (url === undefined || !PROTOCOLS.includes(url.protocol) || url.hostname === '')
    throw usageError(
      'badOption',
      `--mqtt ${mqtt}: expected the address of a broker, such as mqtt://192.168.1.10:1883 or mqtts://muggins@broker.example.org`,
    );
  if (url.password !== '')
    throw usageError(
      'badOption',
      '--mqtt: leave the password out of the address, where every program on this machine can read it. Set MUGGINS_BROKER_PASSWORD instead.',
    );
  const username = decodeURIComponent(url.username);
  url.username = '';
  return { url: url.href, username, prefix };
}

function readPrefix(text = 'homeassistant'): string | undefined {
  if (text === 'off') return undefined;
  if (/^[\w-]+(\/[\w-]+)*$/.test(text)) return text;
  throw usageError(
    'badOption',
    `--mqtt-discovery ${text}: expected the discovery prefix of Home Assistant, such as homeassistant, or off.`,
  );
}

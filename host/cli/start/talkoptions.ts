// Reads the options of `muggins start` for MQTT and webhooks.
import { badOption } from '../output.ts';
import { WEB_PROTOCOLS } from '../site.ts';

/** Where moves are posted to, each address once. */
export function readWebhooks(text: string, before: readonly string[] = []): readonly string[] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const fits = url !== undefined && WEB_PROTOCOLS.includes(url.protocol);
  if (fits && url.username === '' && url.password === '') return [...new Set([...before, url.href])];
  throw badOption(
    `--webhook ${text}: expected an address that begins with http:// or https:// and has no password, such as https://example.org/cribbage`,
  );
}

/** Where a broker is, and who logs in. */
export interface BrokerChoice {
  readonly url: string;
  readonly username: string;
}

/** How a broker is spoken to. */
const PROTOCOLS = ['mqtt:', 'mqtts:', 'ws:', 'wss:'];

export function readBroker(text: string): BrokerChoice {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !PROTOCOLS.includes(url.protocol) || url.hostname === '')
    throw badOption(
      `--mqtt ${text}: expected the address of a broker, such as mqtt://192.168.1.10:1883 or mqtts://muggins@broker.example.org`,
    );
  if (url.password !== '')
    throw badOption(
      '--mqtt: leave the password out of the address, where every program on this machine can read it. Set MUGGINS_BROKER_PASSWORD instead.',
    );
  const username = decodeURIComponent(url.username);
  url.username = '';
  return { url: url.href, username };
}

/** Home Assistant's discovery prefix, or `off`. */
export function readPrefix(text: string): string {
  if (/^[\w-]+(\/[\w-]+)*$/.test(text)) return text;
  throw badOption(
    `--mqtt-discovery ${text}: expected the discovery prefix of Home Assistant, such as homeassistant, or off.`,
  );
}

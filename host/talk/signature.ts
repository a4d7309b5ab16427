// Signs webhooks, as Standard Webhooks has it (https://www.standardwebhooks.com): libraries in many languages check it.
import { createHmac } from 'node:crypto';

/** What a signature covers. */
interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The start of a secret whose rest is base64. */
export const SECRET_MARK = 'whsec_';
/** Characters of a secret at least. */
export const SHORTEST_SECRET = 16;

/** The key that a secret encodes. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(SECRET_MARK)
    ? Buffer.from(secret.slice(SECRET_MARK.length), 'base64')
    : Buffer.from(secret, 'utf8');

/** The headers by which a receiver knows a message, its repeats and its sender. */
export function signedHeaders(secret: string, { id, timestamp, body }: Signed): Record<string, string> {
  const mac = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': `v1,${mac}`,
  };
}

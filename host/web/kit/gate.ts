// Turns away who asks too often, before anything else is done: no body is read, no route is looked for, no sentence is made.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { accessOf, askerOf } from './access.ts';
import { HEADERS } from './guard.ts';
import type { SiteParts } from './parts.ts';
import { failure } from './validation.ts';

/** Pages and their parts are kept ready, and cost less than counting them. */
const isCounted = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/** Lets requests through to `listener` within the limits. */
export function gate<Role extends string, Own extends string>(
  parts: SiteParts<Role, Own>,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    if (!isCounted(request)) {
      listener(request, response);
      return;
    }
    const asker = askerOf(request, parts.proxies);
    parts.limits.take('request', asker, accessOf(asker, parts)).then(
      (wait) => (wait > 0 ? refuse(request, response, wait) : listener(request, response)),
      (error: Error) => {
        parts.log.error({ reason: error.message }, 'a request was not counted');
        response.destroy();
      },
    );
  };
}

/** By seconds to wait: made once. */
const REFUSALS = new Map<number, Buffer>();

function refuse(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const body = REFUSALS.get(seconds) ?? Buffer.from(JSON.stringify(failure('tooOften', { seconds })));
  REFUSALS.set(seconds, body);
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  // What was posted is not read: with more than a little of it, the connection ends.
  const ends = coding !== undefined || Number(length) > 0;
  response.writeHead(429, {
    ...HEADERS,
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': `${seconds}`,
    ...(ends && { connection: 'close' }),
  });
  response.end(body);
}

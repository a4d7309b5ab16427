// One request to a table or a hall, by http or https.
import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface HttpReply {
  readonly status: number;
  readonly text: string;
  /** Its `etag`. */
  readonly tag?: string | undefined;
}

export interface AskOptions {
  /** Sent as JSON; without it the request is a GET. */
  readonly body?: string | undefined;
  /** POST unless given. */
  readonly method?: 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  /** The only certificate to trust, as PEM, whatever names it has. Without it, those that the system trusts. */
  readonly certificate?: string | undefined;
  /** Milliseconds until there has to be an answer; for ever if not given. */
  readonly patience?: number;
}

/** For a server whose certificate is known: no name in it matters. */
export const ONLY_THIS = { allowPartialTrustChain: true, checkServerIdentity: () => undefined };

/** Sends a request. Rejects without an answer, or for another certificate. */
export function ask(
  url: string,
  { body, method = 'POST', headers, certificate, patience }: AskOptions = {},
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const heard = (answer: IncomingMessage): void => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', reject).on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text, tag: answer.headers.etag });
      });
    };
    const options = {
      method: body === undefined ? 'GET' : method,
      headers: headers ?? {},
      agent: false,
      ...(patience !== undefined && { signal: AbortSignal.timeout(patience) }),
    };
    const sent = url.startsWith('https:')
      ? secureRequest(url, { ...options, ...(certificate && { ca: certificate, ...ONLY_THIS }) }, heard)
      : request(url, options, heard);
    sent.on('error', reject).end(body);
  });
}

/** The certificate that a server shows, as PEM, trusted or not. Rejects if none comes in time. */
export function certificateAt(url: string, patience: number): Promise<string> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // A server that has several names shows the certificate of the one that is asked for.
    const servername = isIP(host) === 0 ? host : '';
    const line = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false }, () => {
      const shown = line.getPeerX509Certificate();
      line.destroy();
      if (shown === undefined) reject(new Error('no certificate was shown'));
      else resolve(shown.toString());
    });
    line.setTimeout(patience, () => line.destroy(new Error('no answer')));
    line.on('error', reject);
  });
}

// What pages of the demo and its host say to each other. All of them hear a channel; each message names whom it is from or for.

/** An answer or a request: plain values, so that they can be copied. */
export interface Asked {
  readonly method: string;
  /** With its query, from the folder of the pages: `api/me`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A page says: is there a host; a request; a line opens, says something, closes. Numbers are the page's. */
export type PageSays = { readonly page: string } & (
  | { readonly kind: 'hello' }
  | { readonly kind: 'ask'; readonly id: number; readonly asked: Asked }
  | {
      readonly kind: 'open';
      readonly id: number;
      readonly path: string;
      readonly headers: Asked['headers'];
    }
  | { readonly kind: 'say'; readonly id: number; readonly text: string }
  | { readonly kind: 'shut'; readonly id: number }
);

/** The host says that it is there, to all; an answer; and what a line says, or that it has closed. */
export type HostSays = { readonly host: string } & (
  | { readonly kind: 'up' }
  | {
      readonly kind: 'answer';
      readonly to: string;
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer;
    }
  | { readonly kind: 'opened' | 'shut'; readonly to: string; readonly id: number }
  | {
      readonly kind: 'said';
      readonly to: string;
      readonly id: number;
      readonly message: string | Uint8Array;
    }
);

/** The channel of a host: by the folder of a site, as another demo has tables of its own, or by the only page that the host is for. */
export const channelOf = (host: string): string => `muggins-demo ${host}`;

/** The lock and the storage of a host, which is named by a folder; undefined for the host of one page, which has neither. */
export const keptUnder = (host: string): string | undefined =>
  host.startsWith('/') ? channelOf(host) : undefined;

/** The lock that a page holds as long as it lives, so that the host hears of its end. */
export const lockOf = (page: string): string => `muggins-page ${page}`;

/** Milliseconds in which a browser answers about its storage and its locks, if it ever does. */
export const ANSWERS = 5_000;

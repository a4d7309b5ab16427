// How much is allowed: every figure that bounds what callers may ask of a site.

/** Requests that all strangers of one address may make in so many seconds: forty phones that open a page need some 200. */
export const REQUESTS = { points: 600, duration: 10 } as const;
/** Requests of one valid key. */
export const KEY_REQUESTS = { points: 200, duration: 10 } as const;
/** Requests to be let in: of one client, which has them all back once a page of its own is let in, and of all clients. */
export const JOINS = { points: 4, duration: 300 } as const;
export const ALL_JOINS = { points: 20, duration: 60 } as const;
/** Seconds that a client waits once the players have refused its page. */
export const REFUSED_WAIT = 300;
/** Live lines of one valid key before they count as its address's: a phone has one, and a second while the first is found dead. */
export const KEY_LINES = 4;
/** Live lines of strangers at one address, and of the whole network; the rest is the host's. */
export const LINES = { address: 128, network: 900 } as const;
/** Connections of one address, live or not, and of the whole network. A browser opens six, and forty phones share an address. */
export const CONNECTIONS: { readonly address: number; readonly network: number } = {
  address: 400,
  network: 2_000,
};

/** Bytes that a posted body may have. */
export const BODY_LIMIT = 8_192;
/** Bytes that a message of a page may have. */
export const MESSAGE_LIMIT = 1_024;
/** Messages that a page may send in vain on one line, if it may only look. */
export const MOST_VAIN_WORDS = 100;

// What keys, invitations and sessions look like.

/** At least 128 bits in URL-safe base64. */
export const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

// Addresses of our own scripts, for browsers with Trusted Types: without a policy, no script may be named.

/** What we use of Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): Policy;
}
interface Policy {
  createScriptURL(url: string): unknown;
}

/** A page may have one policy of this name: see the server's Content-Security-Policy. */
let policy: Policy | undefined;

/** The address as a service worker or a worker is started by it. @throws TypeError for a script of another site */
export function scriptAddress(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('muggins', { createScriptURL: own });
  return (policy?.createScriptURL(url) ?? own(url)) as string;
}

function own(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
  return url;
}

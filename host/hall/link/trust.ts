// Which hall a table trusts over https: one with a certificate that the system trusts, or with the first that it was shown.
import { type AskOptions, ask, certificateAt, type HttpReply } from '../../system/ask.ts';
import type { LinkMemory } from './memory.ts';

/** Milliseconds that a hall may take to answer. */
const PATIENCE = 10_000;

/** Node's codes for a sound certificate without a trusted issuer. */
const UNKNOWN: readonly unknown[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/** Whether the answer came with a certificate that this table does not know. */
export const isUnknownCertificate = (error: unknown): boolean =>
  UNKNOWN.includes((error as NodeJS.ErrnoException | undefined)?.code);

/**
 * A certificate that the hall made itself is kept at the first meeting, as ssh keeps a host's key. From then on it is that one and no
 * other: an attacker would have to be in between from the beginning.
 */
export class HallTrust {
  readonly #memory: Pick<LinkMemory, 'value' | 'change'>;
  readonly #met: (certificate: string) => void;

  /** `met` is called with a certificate that is kept. */
  constructor(memory: Pick<LinkMemory, 'value' | 'change'>, met: (certificate: string) => void = () => {}) {
    this.#memory = memory;
    this.#met = met;
  }

  /** The only certificate to trust; undefined for those that the system trusts. */
  get certificate(): string | undefined {
    return this.#memory.value.certificate ?? undefined;
  }

  /** Asks the hall. Rejects without an answer, and for a certificate that this table does not know. */
  async ask(url: string, options: AskOptions): Promise<HttpReply> {
    const isNew = url.startsWith('https:') && this.#memory.value.certificate === undefined;
    try {
      const answer = await this.#ask(url, options);
      if (isNew) this.#memory.change({ certificate: null });
      return answer;
    } catch (error) {
      if (!isNew || !isUnknownCertificate(error)) throw error;
      const certificate = await certificateAt(url, PATIENCE);
      this.#memory.change({ certificate });
      this.#met(certificate);
      return this.#ask(url, options);
    }
  }

  readonly #ask = (url: string, options: AskOptions): Promise<HttpReply> =>
    ask(url, { patience: PATIENCE, ...options, certificate: this.certificate });
}

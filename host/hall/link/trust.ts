// Whom a table takes for its hall over https: whoever has a certificate that the system trusts, or the one that it met first.
import { type AskOptions, ask, certificateAt, type HttpReply } from '../../system/ask.ts';
import type { LinkMemory } from './memory.ts';

/** Milliseconds that a hall may take to answer. */
const PATIENCE = 10_000;

/** What Node says of a certificate that is good, and that nobody has vouched for. */
const UNKNOWN: readonly unknown[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/** Whether somebody answered, and by a certificate that this table does not know. */
export const isUnknownCertificate = (error: unknown): boolean =>
  UNKNOWN.includes((error as NodeJS.ErrnoException | undefined)?.code);

/**
 * A certificate that the hall made itself is kept at the first meeting, as ssh keeps a host's key. From then on it is that one and no
 * other: somebody in between would have to be there from the beginning.
 */
export class HallTrust {
  readonly #memory: Pick<LinkMemory, 'value' | 'change'>;
  readonly #met: (certificate: string) => void;

  /** `met` hears of a certificate that is kept. */
  constructor(memory: Pick<LinkMemory, 'value' | 'change'>, met: (certificate: string) => void = () => {}) {
    this.#memory = memory;
    this.#met = met;
  }

  /** The only certificate to trust; undefined for those that the system trusts. */
  get certificate(): string | undefined {
    return this.#memory.value.certificate ?? undefined;
  }

  /** Asks the hall. Rejects where nobody answers, or somebody by a certificate that this table does not know. */
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

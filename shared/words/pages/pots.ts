// What is said of the side pots of a night: who is in, who has won, and how a pot is shared.
import type { PotRule } from '../../league/index.ts';

/** A side pot of the formats that Muggins knows. */
type KnownPot = '24-hand' | 'four-of-a-kind' | '28-or-29-hand' | 'skunk-bank' | 'grand-slam';

export interface PotWords {
  /** Pots that formats name; a club's own pot goes by its own name. */
  readonly names: Readonly<Record<KnownPot, string>>;
  readonly title: string;
  readonly highHands: string;
  /** How each is won. */
  readonly rules: Readonly<Record<PotRule, string>>;
  readonly entered: (players: number) => string;
  readonly add: string;
  readonly everybody: string;
  readonly player: string;
  readonly leave: (name: string) => string;
  readonly claim: string;
  readonly claims: (names: readonly string[]) => string;
  readonly cut: (name: string) => string;
  readonly open: string;
  /** The winners share the stakes of everybody who is in. */
  readonly share: (winners: readonly string[], stakes: number) => string;
}

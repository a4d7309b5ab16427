// Looks, listens and presses keys for the doctor: a person at a terminal, the emulated board itself, or no helper.
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { Seen } from './facts.ts';

/** What is to be seen or heard. */
export type Sight = 'lights' | 'display' | 'sound';

/** Hertz of the tone that is to be heard. */
export const TEST_TONE = 880;

export interface Helper {
  /** Called before the self-test begins, so that nothing of it is missed. */
  watch(): void;
  /** What was seen since. */
  tell(sight: Sight): Promise<Seen>;
  /**
   * Asks for every key once. Resolves with true when there is nobody to press them or somebody has had enough, with false when
   * all were pressed; whether all were heard is the caller's to see.
   */
  press(wanted: readonly KeyId[]): Promise<boolean>;
  /** A key was heard; `left` are still wanted. */
  heard(key: KeyId, left: readonly KeyId[]): void;
  close(): void;
}

/** No helper: every question stays open. */
export const NO_HELPER: Helper = {
  watch() {},
  tell: async () => 'unseen',
  press: async () => true,
  heard() {},
  close() {},
};

// What @types/johnny-five 2.1 leaves out of Johnny-Five 2.1 and we use.
import type { EventEmitter } from 'node:events';

declare module 'johnny-five' {
  interface BoardOption {
    sigint?: boolean | undefined;
  }

  interface Board extends EventEmitter {}

  namespace Piezo {
    /** Hertz by note and octave, such as `c#4`; null for a rest. */
    const Notes: Readonly<Record<string, number | null | undefined>>;
  }

  namespace Board {
    /** Every board that was ever made. */
    const cache: Board[];
    function Options<T extends object>(options: T): T;
    /** Sets `board`, `io`, `id` and `custom` on `this`, and enters it in the board's register. */
    function Component(
      this: object,
      options: { readonly board: Board },
      how?: { readonly requestPin?: boolean; readonly normalizePin?: boolean },
    ): void;
    const Pins: { readonly normalize: { clear(): void } };
  }
}

/** What @types/johnny-five 2.1 leaves out of Johnny-Five 2.1 and we use. */
import type { EventEmitter } from 'node:events';

declare module 'johnny-five' {
  interface BoardOption {
    sigint?: boolean | undefined;
  }

  interface Board extends EventEmitter {
    /** Ten seconds until Johnny-Five gives up on a board that does not become ready. */
    timer: ReturnType<typeof setTimeout> | null;
    /** Components on this board. */
    register: unknown[];
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
    const Pins: {
      /** The pins of a board's io as Johnny-Five keeps them, and which Arduino they make it. */
      (board: Board): Board['pins'];
      readonly normalize: { clear(): void };
    };
  }

  interface Button extends EventEmitter {
    readonly isDown: boolean;
  }

  namespace Fn {
    let debounce: <A extends unknown[]>(run: (...args: A) => void, wait?: number) => (...args: A) => void;
  }
}

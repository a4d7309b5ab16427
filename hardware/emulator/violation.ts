// Something that the firmware did to a part outside the part's datasheet. Tests fail on any.

export interface Violation {
  readonly part: 'pixels' | 'display' | 'keypad';
  /** Which limit; see the model of the part. */
  readonly kind: string;
  /** Pixel in the chain, byte to the display since power-on, or keypad line (rows, then columns). */
  readonly index: number;
  /** What was measured, in nanoseconds, and the limit that it broke. */
  readonly nanoseconds: number;
  readonly limit: number;
  /** CPU cycles since the machine was made. */
  readonly time: number;
}

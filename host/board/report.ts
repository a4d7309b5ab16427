// Who the board is: its answer to `hello`, in words.
import {
  BOARD_KINDS,
  type BoardKind,
  RESET_REASONS,
  type ResetReason,
  type WireMessage,
} from '../../shared/protocol/index.ts';

export interface BoardReport {
  /** Contract version, `1.0`. */
  readonly contract: string;
  /** Firmware version, `0.1.0`. */
  readonly firmware: string;
  readonly kind: BoardKind;
  readonly lanes: number;
  /** Brightness of a front peg, 1..127. */
  readonly brightness: number;
  /** Why the board last started. */
  readonly reset: readonly ResetReason[];
  /** Bytes of RAM that were never used since start. */
  readonly freeRam: number;
}

export function boardReport(message: WireMessage<'board'>): BoardReport {
  const { major, minor, firmwareMajor, firmwareMinor, firmwarePatch, lanes, brightness, freeRam } = message;
  const reasons = Object.keys(RESET_REASONS) as readonly ResetReason[];
  return {
    contract: `${major}.${minor}`,
    firmware: `${firmwareMajor}.${firmwareMinor}.${firmwarePatch}`,
    kind: BOARD_KINDS[message.kind] ?? 'uno',
    lanes,
    brightness,
    reset: reasons.filter((reason) => message.reset & RESET_REASONS[reason]),
    freeRam,
  };
}

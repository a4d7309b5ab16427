// What a scenario may write into the flash of the board.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROCESSORS, parseHex, prebuiltImage } from '../../../hardware/emulator/index.ts';
import type { BoardKind } from '../../../shared/protocol/index.ts';

/** What can be written into the board's flash: its firmware, half of it, nothing, or another program. */
export const IMAGES = ['muggins', 'half', 'erased', 'other'] as const;
type ImageName = (typeof IMAGES)[number];

/** The whole flash of the board with an image in it. `other` is for an Uno; a Mega runs wild on it, as in earnest. */
export function imageOf(name: ImageName, board: BoardKind): Uint8Array {
  const { flash } = PROCESSORS[board];
  const muggins = prebuiltImage(board);
  const read = (path: string): Uint8Array => parseHex(readFileSync(path, 'utf8'), flash);
  switch (name) {
    case 'muggins':
      return read(muggins);
    case 'half':
      return cutOff(read(muggins));
    case 'erased':
      return new Uint8Array(flash).fill(0xff);
    case 'other':
      return read(join(dirname(muggins), '..', 'testing', 'other', 'other.hex'));
  }
}

/** An upload that was cut off: pages of 128 bytes, the first half of them written, the rest erased. */
function cutOff(image: Uint8Array): Uint8Array {
  const PAGE = 128;
  const end = image.findLastIndex((byte) => byte !== 0xff) + 1;
  const pages = Math.floor(end / 2 / PAGE);
  return image.map((byte, at) => (at < pages * PAGE ? byte : 0xff));
}

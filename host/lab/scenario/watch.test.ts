// What a watch lets pass and what it does not, frame by frame. Source: the page beside the scenarios, what holds at every line.

import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { holePixel, LANE_COLOURS, pixelCount } from '../../../hardware/board.ts';
import type { EmulatorEvents } from '../../../hardware/emulator/index.ts';
import type { LaneCount } from '../../../shared/protocol/index.ts';
import { Watch } from './watch.ts';

const LANES: LaneCount = 2;

class Board extends EventEmitter<EmulatorEvents> {
  readonly lanes = LANES;

  /** Shows `12/4 0/0`: front and rear hole, lane by lane. */
  show(position: string, cut = false): void {
    const pixels = new Uint8Array(pixelCount(LANES) * 3);
    for (const [lane, pegs] of position.split(' ').entries()) {
      for (const hole of pegs.split('/').map(Number)) {
        if (hole > 0) pixels.set(LANE_COLOURS[lane]?.led ?? [], holePixel(lane, hole) * 3);
      }
    }
    this.emit('latch', { time: 1, pixels, cut });
  }
}

/** The journal: nothing, then Red 3, Blue 5, Red 4 more; the last undone. */
const POSITIONS = ['0/0 0/0', '3/0 0/0', '3/0 5/0', '7/3 5/0', '3/0 5/0'];

function watched(frames: readonly string[], positions = POSITIONS): readonly string[] {
  const board = new Board();
  const watch = new Watch(board, { positions });
  for (const frame of frames) {
    if (frame === 'power') board.emit('power', false);
    else if (frame === 'reset') watch.wake();
    else board.show(frame.replace('cut ', ''), frame.startsWith('cut '));
  }
  return watch.wrongs.map((wrong) => wrong.replace(/^.* ms: /, ''));
}

describe('pegs on the board and in the journal', () => {
  test.each<[string, string[]]>([
    ['every event in turn', ['0/0 0/0', '3/0 0/0', '3/0 5/0', '7/3 5/0', '3/0 5/0']],
    ['events that were passed over', ['7/3 5/0']],
    ['the same again and again', ['3/0 0/0', '3/0 0/0']],
    ['darkness after a power cut', ['7/3 5/0', 'power', '0/0 0/0', '7/3 5/0']],
    ['what it has kept, after a power cut', ['3/0 0/0', '7/3 5/0', 'power', '3/0 0/0', '7/3 5/0']],
    ['darkness after a reset', ['7/3 5/0', 'reset', '0/0 0/0', '3/0 5/0']],
    ['a frame that a reset cut short', ['7/3 5/0', 'power', 'cut 7/3 0/0', '7/3 5/0', '3/0 5/0']],
  ])('let pass: %s', (_, frames) => expect(watched(frames)).toEqual([]));

  test.each<[string, string[], string]>([
    ['a hole that nobody scored', ['3/0 0/0', '4/0 0/0'], '4/0 0/0 is lit, which no journal has'],
    ['a rear peg in the wrong hole', ['7/2 5/0'], '7/2 5/0 is lit, which no journal has'],
    ['one lane ahead of the other', ['7/3 0/0'], '7/3 0/0 is lit, which no journal has'],
    [
      'darkness in mid-game',
      ['3/0 5/0', '0/0 0/0'],
      '0/0 0/0 is lit, which is older than what was lit before',
    ],
    ['an older position', ['3/0 5/0', '3/0 0/0'], '3/0 0/0 is lit, which is older than what was lit before'],
    [
      'an older position after a reset',
      ['7/3 5/0', 'reset', '3/0 0/0'],
      '3/0 0/0 is lit, which is older than what was lit before',
    ],
  ])('stopped: %s', (_, frames, wrong) =>
    expect(watched(frames).map((each) => each.replace(/ \(.*/, ''))).toEqual([wrong]),
  );

  test('stopped: a peg before its event is on disk', () => {
    expect(watched(['3/0 0/0'], ['0/0 0/0'])).toEqual([
      '3/0 0/0 is lit, which no journal has (0 events on disk)',
    ]);
  });
});

test('a pulse outside of its limits is stopped', () => {
  const board = new Board();
  const watch = new Watch(board, { positions: POSITIONS });
  board.emit('violation', { part: 'pixels', kind: 'T0H', index: 7, nanoseconds: 500, limit: 380, time: 99 });
  expect(watch.wrongs).toEqual(['cycle 99: pixels T0H at 7: 500 ns, limit 380 ns']);
});

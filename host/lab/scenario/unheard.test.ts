import { expect, test } from 'vitest';
import { encode } from '../../../shared/protocol/index.ts';
import { Unheard } from './unheard.ts';

/** Key events that the board keeps for a host that is busy: twice `kPresses` in firmware/muggins/src/keys.h. */
const ROOM = 64;

function bench() {
  const unheard = new Unheard();
  return {
    unheard,
    sends: unheard.passes.bind(unheard),
    heard: (sequence: number) => unheard.passes('board', encode({ type: 'keyAck', sequence })),
  };
}

test('what the board keeps is full after so many events, and has room again as the host hears of them', () => {
  const { unheard, heard } = bench();
  unheard.add(ROOM - 1);
  expect([unheard.fits(1), unheard.fits(2)]).toEqual([true, false]);
  heard(1);
  expect(unheard.fits(2)).toBe(true);
});

test('an event that the host acknowledges twice, as the board repeated it, was heard once', () => {
  const { unheard, heard } = bench();
  unheard.add(ROOM);
  heard(7);
  heard(7);
  expect([unheard.fits(1), unheard.fits(2)]).toEqual([true, false]);
});

test('only acknowledgements of the host count, also when they come in pieces', () => {
  const { unheard, sends } = bench();
  unheard.add(ROOM);
  const ack = encode({ type: 'keyAck', sequence: 3 });
  sends('host', ack);
  sends('board', encode({ type: 'ping', sequence: 4 }));
  sends('board', ack.subarray(0, 3));
  expect(unheard.fits(1)).toBe(false);
  sends('board', ack.subarray(3));
  expect(unheard.fits(1)).toBe(true);
});

test('keys that were for nobody are forgotten, and nothing is heard that was not keyed', () => {
  const { unheard, heard } = bench();
  unheard.add(ROOM);
  unheard.forget();
  heard(1);
  expect([unheard.fits(ROOM), unheard.fits(ROOM + 1)]).toEqual([true, false]);
});

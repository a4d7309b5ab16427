// What the laws of keys must not take for one another. Each row is a stretch of a simulated table, in milliseconds.
import { expect, test } from 'vitest';
import { Laws } from './laws.ts';
import { WorldTime } from './time.ts';

type Moment = readonly [
  at: number,
  what: 'press' | 'told' | 'boardStarts' | 'litAlone' | 'refused' | 'quiet' | 'disturbed',
];

/** What the laws say of key P1 pressed, told, or neither, at these moments. */
function judged(moments: readonly Moment[]): readonly string[] {
  const time = new WorldTime();
  const wrong: string[] = [];
  const world = {
    time,
    quietSince: 0,
    broken: (law: string, how: string) => void wrong.push(`${law}: ${how}`),
  };
  const laws = new Laws(world);
  for (const [at, what] of moments)
    time.after(at, () => {
      if (what === 'press') laws.moved('P1', 'press');
      else if (what === 'told') laws.told({ key: 'P1', action: 'press', time: at });
      else if (what === 'boardStarts') laws.boardStarted();
      else if (what === 'litAlone') laws.latched('3/0 0/0', true);
      else if (what === 'refused') laws.toldRefused(1);
      else world.quietSince = what === 'quiet' ? at : Number.POSITIVE_INFINITY;
    });
  while (time.next < Number.POSITIVE_INFINITY) {
    time.reach(time.next);
    time.step();
  }
  return wrong;
}

const LOST = 'nothing lost: P1 press was never told';
const TWICE = 'once only: P1 press was told, and no such contact has moved since';

test.each<readonly [string, readonly Moment[], readonly string[]]>([
  [
    'each press is told',
    [
      [1_000, 'press'],
      [1_004, 'told'],
      [2_000, 'press'],
      [2_004, 'told'],
    ],
    [],
  ],
  ['a press that is not told is lost', [[1_000, 'press']], [LOST]],
  [
    'a press that is told twice is doubled',
    [
      [1_000, 'press'],
      [1_004, 'told'],
      [1_034, 'told'],
    ],
    [TWICE],
  ],
  [
    'a press in a disturbance may be lost',
    [
      [500, 'disturbed'],
      [1_000, 'press'],
      [2_000, 'quiet'],
    ],
    [],
  ],
  [
    // Bug: seed 11018. The press before the start was taken for the first one told, and so the last one for lost.
    'what the board was told before its start is told no more',
    [
      [500, 'disturbed'],
      [1_000, 'press'],
      [12_000, 'boardStarts'],
      [12_100, 'quiet'],
      [12_300, 'press'],
      [12_304, 'told'],
      [20_000, 'press'],
      [20_004, 'told'],
    ],
    [],
  ],
  [
    'nor what it has lit alone',
    [
      [500, 'disturbed'],
      [1_000, 'press'],
      [1_080, 'litAlone'],
      [12_100, 'quiet'],
      [12_300, 'press'],
      [12_304, 'told'],
      [20_000, 'press'],
      [20_004, 'told'],
    ],
    [],
  ],
  [
    'a press after all that is lost all the same',
    [
      [500, 'disturbed'],
      [1_000, 'press'],
      [12_000, 'boardStarts'],
      [12_100, 'quiet'],
      [12_900, 'press'],
      [12_904, 'told'],
      [20_000, 'press'],
    ],
    [LOST],
  ],
  [
    'what was refused need not be told',
    [
      [1_000, 'press'],
      [1_010, 'refused'],
    ],
    [],
  ],
])('%s', (_, moments, wrong) => {
  expect(judged(moments)).toEqual(wrong);
});

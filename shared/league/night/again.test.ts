// What comes twice: the same result or signature once more changes nothing and wants no reason.
import { describe, expect, test } from 'vitest';
import { line, over, playing, reason, signed, type TestNight, win } from '../testing/night.ts';
import type { NightCommand } from './command.ts';

/** The first game, won by its first side by 21, and signed by both. */
const final = (): TestNight => over().do(...signed('1.1'));
/** Events that a command brings about. */
function events(night: TestNight, command: NightCommand): number {
  const before = night.events.length;
  return night.do(command).events.length - before;
}

const again = { type: 'correct', game: '1.1', reason: '' } as const;
const card = { type: 'enterCard', game: '1.1', by: 'phone' } as const;

// ../shared/review/bugs.md B7, L4; FIRST-Tech-Challenge/scorekeeper#271.
describe('changes nothing', () => {
  test.each<[string, () => TestNight, NightCommand]>([
    ['a correction to what stands', over, { ...again, outcome: win(21) }],
    ['the same with both scores', over, { ...again, outcome: { ...win(21), scores: [121, 100] } }],
    ['the same of a final game', final, { ...again, outcome: win(21) }],
    ['the line of a card', final, { ...card, side: 0, line: line('2 +21') }],
    ['the line of the other card', final, { ...card, side: 1, line: line('0 -21') }],
    ['a signature', final, { type: 'sign', game: '1.1', revision: 1, side: 1, by: 'desk' }],
  ])('%s', (_, night, command) => {
    expect(events(night(), command)).toBe(0);
  });

  test('two lines that are entered twice, as by a double press', () => {
    const night = playing();
    const both: readonly NightCommand[] = [
      { ...card, side: 0, line: line('0 -08') },
      { ...card, side: 1, line: line('2 +08') },
    ];
    night.do(...both);
    expect(both.map((command) => events(night, command))).toEqual([0, 0]);
  });
});

describe('is refused as before', () => {
  test.each<[string, () => TestNight, NightCommand, string]>([
    ['another spread without a reason', over, { ...again, outcome: win(22) }, 'reasonWanted'],
    ['another winner', over, { ...again, outcome: { ...win(21), winner: 1 } }, 'reasonWanted'],
    ['other scores', over, { ...again, outcome: { ...win(21), scores: [121, 99] } }, 'reasonWanted'],
    ['another result of a final game', final, { ...again, reason, outcome: win(22) }, 'finalResult'],
    ['another line', final, { ...card, side: 0, line: line('2 +22') }, 'wrongStage'],
    [
      'the result of a void game',
      () => over().do('void 1.1'),
      { ...again, outcome: win(21) },
      'reasonWanted',
    ],
    [
      'a result that is disputed',
      () => over().do('dispute 1.1 1'),
      { ...again, outcome: win(21) },
      'reasonWanted',
    ],
  ])('%s', (_, night, command, code) => {
    expect(night().refuses(command)?.code).toBe(code);
  });
});

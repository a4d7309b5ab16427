// The whole examination of a board that is well, at its own pace, as a person reads it.
import { expect, test } from 'vitest';
import { muggins } from '../testing/muggins.ts';

test('muggins doctor --emulator in words: findings, verdict, and a report to copy', async () => {
  const { code, out: text } = await muggins('doctor', '--emulator', '--lanes', '2');
  expect(code).toBe(0);
  expect(text).toMatch(/^ok The board at emulator answers: firmware/m);
  for (const part of [
    'Every hole and every indicator',
    'The display shows',
    'The buzzer sounds',
    'The EEPROM is good',
  ])
    expect(text).toMatch(new RegExp(`^ok ${part}`, 'm'));
  expect(text).toMatch(/^ok All 20 keys and buttons answer\.$/m);
  expect(text).toMatch(/^Fit to play on/m);
  expect(text).toMatch(/For a bug report, copy from here:\n```\nmuggins /);
});

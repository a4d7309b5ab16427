// The language, line by line. Rows are taken from the issue that asks for it and from the page beside the scenarios.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { EXPECTATIONS } from './expectations.ts';
import { faultText, parseScenario } from './parse.ts';

describe('a line gives the values of its open words', () => {
  test('a time may be given for an expectation, and a comment after it', () => {
    const parsed = parseScenario('a.txt', '# A title.\n\n  expect pegs P2 3 0 within 9000  # slow\n');
    expect(parsed).toMatchObject({
      ok: true,
      scenario: {
        title: 'A title.',
        lines: [
          { number: 3, text: 'expect pegs P2 3 0 within 9000  # slow', values: [1, 3, 0], within: 9000 },
        ],
      },
    });
  });

  test('all lines together say what is there before the first', () => {
    const parsed = parseScenario(
      'a.txt',
      'board mega 4\nreader P1\nreader starter\nsign\nexpect sign connected',
    );
    expect(parsed).toMatchObject({
      scenario: { gear: { board: 'mega', lanes: 4, readers: [0, 'starter'], sign: true } },
    });
  });
});

describe('a line that cannot be read is named with what was expected', () => {
  test.each([
    ['press', 'a.txt:1:6: expected a key such as 5, P1, NEXT or P1+P2, found the end of the line'],
    ['press 5 P9', "a.txt:1:9: expected a key such as 5, P1, NEXT or P1+P2, found 'P9'"],
    ['expect pegs P1 122 0', "a.txt:1:16: expected a hole from 0 to 121, found '122'"],
    ['expect pegs P1 12', 'a.txt:1:18: expected a hole from 0 to 121, found the end of the line'],
    ['wait soon', "a.txt:1:6: expected a time in milliseconds, found 'soon'"],
    ['cards 5H 1S', "a.txt:1:10: expected a card such as 5H or TC, found '1S'"],
    ['power up', "a.txt:1:7: expected 'off' or 'on', found 'up'"],
    ['reader Ann', "a.txt:1:8: expected a reader P1 to P6, starter or shared, found 'Ann'"],
    ['unplug now', "a.txt:1:8: expected the end of the line or 'reader' or 'sign', found 'now'"],
    ['expect text hello', 'a.txt:1:13: expected "text" or a /regular expression/, found \'hello\''],
    ['expect text "hello', 'a.txt:1:13: expected a closing ", found \'"hello\''],
  ])('%s', (text, message) => {
    const parsed = parseScenario('a.txt', `${text}\nexpect connected`);
    expect(parsed.ok ? [] : parsed.faults.map(faultText)).toEqual([message]);
  });

  // Findings 26 to 28.
  test.each([
    ['game sixcard Red Blue', /^a\.txt:1:1: expected .*six-card, .*, found 'game sixcard Red Blue'$/],
    ['game six-card Red', /expected 2 players/],
    ['game six-card Red Blue mode=allways', /another game \(.*trust, challenge/],
    ['game six-card Red Blue moode=always', /moode/],
    ['game six-card Red Blue lowball=yes', /skunk/],
    ['game six-card-4-individuals A B C D', /expected rules for 3 lanes, and these need 4/],
    ['game six-card Ann ann', /other names \(/],
    ['board uno 6', /expected at most 4 lanes for this Arduino/],
    ['expect text /[/', /^a\.txt:1:13: expected "text" or a \/regular expression\/, found '\['$/],
    ['fault drop=2', /^a\.txt:1:7: expected drop, .* as a share .*, found 'drop=2'$/],
    ['fault flip=0.1 drp=0.1', /^a\.txt:1:16: .*, found 'drp=0.1'$/],
    ['fault drop=1 seed=1.5', /^a\.txt:1:14: .* or seed=7, found/],
  ])('before anything runs (finding 27): %s', (text, words) => {
    const parsed = parseScenario('a.txt', `${text}\nexpect connected`);
    const faults = parsed.ok ? [] : parsed.faults.map(faultText);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(words);
  });

  test('four lanes are enough for four sides', () => {
    const text = 'board 4\ngame six-card-4-individuals A B C D\nexpect connected';
    expect(parseScenario('a.txt', text).ok).toBe(true);
  });

  test.each(['', '# Only a title.\n', 'press 5 P1\n'])(
    'a file that expects nothing (finding 26): %j',
    (text) => {
      const parsed = parseScenario('a.txt', text);
      expect(parsed.ok ? [] : parsed.faults.map(({ expected }) => expected)).toEqual([
        'a line that expects something',
      ]);
    },
  );

  test('no event is offered twice (finding 28)', () => {
    const parsed = parseScenario('a.txt', 'expect event none');
    const words = (parsed.ok ? '' : (parsed.faults[0]?.expected ?? '')).match(/\w+/g) ?? [];
    expect(words.filter((word) => word === 'undone')).toHaveLength(1);
  });

  test('every fault of a file is reported, by line', () => {
    const parsed = parseScenario('a.txt', 'wait\npress 5 P1\njump\nexpect connected\n');
    expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.line)).toEqual([1, 3]);
  });
});

test('the page beside the scenarios lists every form, word for word', () => {
  const page = readFileSync(
    new URL('../../../hardware/emulator/scenarios/README.md', import.meta.url),
    'utf8',
  );
  for (const { form } of [...ACTIONS, ...EXPECTATIONS]) expect(page).toContain(`\`${form}\``);
});

const SHIPPED = new URL('../../../hardware/emulator/scenarios/', import.meta.url);
test.each(
  readdirSync(SHIPPED, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt')),
)('%s can be read', (name) => {
  const parsed = parseScenario(name, readFileSync(new URL(name, SHIPPED), 'utf8'));
  expect(parsed.ok ? [] : parsed.faults.map(faultText)).toEqual([]);
});

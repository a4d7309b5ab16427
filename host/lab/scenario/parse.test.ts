// The language, line by line. Rows are taken from the issue that asks for it and from the page beside the scenarios.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMS } from './form.ts';
import { faultText, parseScenario } from './parse.ts';

const stepOf = (text: string) => {
  const parsed = parseScenario('a.txt', `${text}\nexpect connected`);
  if (!parsed.ok) throw new Error(parsed.faults.map(faultText).join('\n'));
  return parsed.scenario.lines[0]?.step;
};

describe('a line becomes a step', () => {
  test.each<[string, unknown]>([
    [
      'game six-card Red Blue mode=trust muggins=called',
      {
        type: 'game',
        preset: 'six-card',
        players: ['Red', 'Blue'],
        settings: [
          { key: 'mode', value: 'trust' },
          { key: 'muggins', value: 'called' },
        ],
      },
    ],
    ['board 4', { type: 'board', lanes: 4 }],
    ['board mega', { type: 'board', lanes: 3, kind: 'mega' }],
    ['board mega 2', { type: 'board', lanes: 2, kind: 'mega' }],
    ['press 1 2 P1', { type: 'press', chords: [['1'], ['2'], ['P1']] }],
    ['press D', { type: 'press', chords: [['D']] }],
    ['press NEXT CARDS DEL', { type: 'press', chords: [['D'], ['#'], ['*']] }],
    ['press P1+P2', { type: 'press', chords: [['P1', 'P2']] }],
    ['hold UNDO 2000', { type: 'hold', chord: ['UNDO'], milliseconds: 2000 }],
    ['flash half', { type: 'flash', image: 'half' }],
    [
      'expect trouble "wrongFirmware"',
      { type: 'trouble', pattern: { regular: false, text: 'wrongFirmware' } },
    ],
    ['wait 50', { type: 'wait', milliseconds: 50 }],
    ['starter tc', { type: 'starter', card: 'TC' }],
    ['cards 5H 5S 5D JC', { type: 'cards', cards: ['5H', '5S', '5D', 'JC'] }],
    ['expect pegs P1 12 0', { type: 'pegs', lane: 0, front: 12, rear: 0 }],
    ['expect text "Red\'s crib"', { type: 'text', pattern: { regular: false, text: "Red's crib" } }],
    ['expect text "#1"', { type: 'text', pattern: { regular: false, text: '#1' } }],
    ['expect text /wins? by \\d+/', { type: 'text', pattern: { regular: true, text: 'wins? by \\d+' } }],
    ['expect no text "x"', { type: 'noText', pattern: { regular: false, text: 'x' } }],
    [
      'expect event ruled ruling.code=mugginsAwarded',
      { type: 'event', name: 'ruled', settings: [{ key: 'ruling.code', value: 'mugginsAwarded' }] },
    ],
    ['expect no event gameWon', { type: 'noEvent', name: 'gameWon', settings: [] }],
    ['expect tone', { type: 'tone', hertz: undefined }],
    ['expect tone 880', { type: 'tone', hertz: 880 }],
    ['expect dealer P2', { type: 'dealer', lane: 1 }],
    ['unplug', { type: 'unplug' }],
    ['reader P2', { type: 'reader', reader: 1 }],
    ['read shared 5H JD', { type: 'read', reader: 'shared', lines: ['5H', 'JD'] }],
    ['read starter "04 A1"', { type: 'read', reader: 'starter', lines: ['04 A1'] }],
    ['sign', { type: 'sign' }],
    ['unplug sign', { type: 'unplugSign' }],
    ['sign sends 00 FF', { type: 'signSends', bytes: [0, 255] }],
    ['expect sign "Red 4"', { type: 'signShows', pattern: { regular: false, text: 'Red 4' } }],
    ['expect sign not connected', { type: 'signConnected', wanted: false }],
    [
      'kill host at pegged points=5',
      { type: 'killHostAt', name: 'pegged', settings: [{ key: 'points', value: '5' }] },
    ],
    ['unplug reader P1', { type: 'unplugReader', reader: 0 }],
    ['plug reader shared', { type: 'plugReader', reader: 'shared' }],
    ['expect reader P1 connected', { type: 'readerConnected', reader: 0, wanted: true }],
    ['expect reader P1 not connected', { type: 'readerConnected', reader: 0, wanted: false }],
    ['plug', { type: 'plug' }],
    ['power off', { type: 'powerOff' }],
    ['power on', { type: 'powerOn' }],
    ['kill host', { type: 'killHost' }],
    ['start host', { type: 'startHost' }],
    [
      'fault drop=0.01 flip=0.01 seed=7',
      {
        type: 'fault',
        settings: [
          { key: 'drop', value: '0.01' },
          { key: 'flip', value: '0.01' },
          { key: 'seed', value: '7' },
        ],
      },
    ],
    ['fault off', { type: 'faultOff' }],
    ['bytes to board F0 7f', { type: 'bytes', to: 'board', bytes: [0xf0, 0x7f] }],
  ])('%s', (text, step) => expect(stepOf(text)).toEqual(step));

  test('a time may be given for an expectation, and a comment after it', () => {
    const parsed = parseScenario('a.txt', '# A title.\n\n  expect pegs P2 3 0 within 9000  # slow\n');
    expect(parsed).toEqual({
      ok: true,
      scenario: {
        file: 'a.txt',
        title: 'A title.',
        lines: [
          {
            number: 3,
            text: 'expect pegs P2 3 0 within 9000  # slow',
            step: { type: 'pegs', lane: 1, front: 3, rear: 0 },
            within: 9000,
          },
        ],
      },
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
    ['expect text hello', 'a.txt:1:13: expected "text" or /pattern/, found \'hello\''],
    ['expect text "hello', 'a.txt:1:13: expected a closing ", found \'"hello\''],
  ])('%s', (text, message) => {
    const parsed = parseScenario('a.txt', `${text}\nexpect connected`);
    expect(parsed.ok ? [] : parsed.faults.map(faultText)).toEqual([message]);
  });

  // Findings 26 to 28.
  test.each([
    ['game sixcard Red Blue', /^a\.txt:1:6: expected a rule set \(six-card, .*, found 'sixcard'$/],
    ['game six-card Red', /^a\.txt:1:15: expected 2 players, found 'Red'$/],
    [
      'game six-card Red Blue mode=allways',
      /^a\.txt:1:24: expected mode: trust, challenge, always, found 'mode=allways'$/,
    ],
    [
      'game six-card Red Blue moode=always',
      /^a\.txt:1:24: expected a setting: mode, muggins, .*, found 'moode=always'$/,
    ],
    [
      'game six-card Red Blue lowball=yes',
      /^a\.txt:1:24: expected settings that fit together \(.*skunks.*found 'lowball=yes'$/,
    ],
    [
      'game six-card-4-individuals A B C D',
      /^a\.txt:1:6: expected rules for 3 lanes, and these need 4, found/,
    ],
    ['game six-card Ann ann', /^a\.txt:1:19: expected another name \(.*, found 'ann'$/],
    ['expect text /[/', /^a\.txt:1:13: expected a regular expression \(.*\), found '\['$/],
    ['expect second host refused /(/', /^a\.txt:1:28: expected a regular expression/],
    ['fault drop=2', /^a\.txt:1:7: expected a share from 0 to 1, found 'drop=2'$/],
    [
      'fault flip=0.1 drp=0.1',
      /^a\.txt:1:16: expected drop, flip, duplicate, delay, truncate or seed, found 'drp=0.1'$/,
    ],
    ['fault drop=1 seed=1.5', /^a\.txt:1:14: expected a whole number as seed/],
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
  for (const { form } of FORMS) expect(page).toContain(`\`${form}\``);
});

const SHIPPED = new URL('../../../hardware/emulator/scenarios/', import.meta.url);
test.each(
  readdirSync(SHIPPED, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt')),
)('%s can be read', (name) => {
  const parsed = parseScenario(name, readFileSync(new URL(name, SHIPPED), 'utf8'));
  expect(parsed.ok ? [] : parsed.faults.map(faultText)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../../shared/protocol/index.ts';
import { PRESETS, SIX_CARD } from '../../../shared/rules/index.ts';
import { checkNames, sideCount } from '../../../shared/rules/terms/index.ts';
import { CliError } from '../output.ts';
import { readChoices, type StartOptions } from './choices.ts';
import { usualNames } from './colours.ts';

const options = (changes: Partial<StartOptions>): StartOptions => ({
  http: '0',
  host: '127.0.0.1',
  data: '/nowhere',
  lanes: '3',
  rules: 'six-card',
  ...changes,
});

/** Why the options are refused. */
function refusal(changes: Partial<StartOptions>): string {
  try {
    readChoices(options(changes));
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

describe('the emulated board from the command line', () => {
  test.each([
    [undefined, undefined],
    ['uno', 'uno'],
    ['mega', 'mega'],
  ] as const)('--board %s is a %s', (board, kind) => {
    expect(readChoices(options(board === undefined ? {} : { board })).board).toBe(kind);
  });

  test.each<[Partial<StartOptions>, RegExp]>([
    [{ board: 'leonardo' }, /--board leonardo: expected uno or mega/],
    [{ board: 'mega', port: '/dev/ttyACM0' }, /--board is for the emulated board/],
    [
      { board: 'uno', lanes: '5' },
      /--board uno: this board has at most 4 lanes, and 5 are needed\. .*--board mega/,
    ],
  ])('%j is refused with the reason', (changes, words) => {
    expect(refusal(changes)).toMatch(words);
  });
});

describe('colours of the lanes from the command line', () => {
  test.each<[Partial<StartOptions>, readonly string[] | undefined]>([
    [{}, undefined],
    [{ palette: 'safe' }, PALETTES.safe],
    [{ colours: 'green,blue' }, ['green', 'blue', 'vermilion', 'yellow', 'magenta', 'indigo']],
    [{ palette: 'redGreen', colours: 'blue' }, ['blue', 'yellow', 'indigo', 'cyan', 'green', 'red']],
    [{ colours: 'magenta, amber' }, ['magenta', 'amber', 'indigo', 'green', 'red', 'blue']],
  ])('%j', (given, colours) => expect(readChoices(options(given)).settings.colours).toEqual(colours));

  test.each<[Partial<StartOptions>, RegExp]>([
    [{ palette: 'pink' }, /--palette pink: expected standard, safe, redGreen or blueYellow/],
    [{ colours: 'green,green' }, /--colours green,green: two sides cannot both be green/],
    [{ colours: 'pink' }, /--colours pink: expected colours, .*Palettes: standard \(vermilion, blue/],
    [{ colours: 'red,vermilion' }, /expected at most 6 colours of one palette/],
    [{ colours: 'yellow', palette: 'safe' }, /of one palette/],
    [{ colours: '' }, /--colours : expected colours, separated by commas/],
  ])('%j is refused with the reason', (given, words) => expect(refusal(given)).toMatch(words));
});

describe('rules from the command line', () => {
  test.each(PRESETS.map(({ name }) => [name]))('%s: everybody has a name', (name) => {
    const { rules } = readChoices(options({ rules: name, lanes: '6' }));
    const players = usualNames(rules, PALETTES.standard);
    expect(checkNames(players)).toMatchObject({ ok: true });
    expect(players).toHaveLength(rules.seats);
    expect(sideCount(rules)).toBeLessThanOrEqual(6);
  });

  test('who plays alone is called by the colour', () => {
    expect(usualNames(SIX_CARD, PALETTES.standard)).toEqual(['Red', 'Blue']);
    expect(usualNames(SIX_CARD, PALETTES.safe)).toEqual(['Amber', 'Indigo']);
  });

  test('a preset can be taken and changed', () => {
    const { rules } = readChoices(options({ rules: 'captain', set: ['targets=91,121', 'mode=challenge'] }));
    expect(rules).toMatchObject({ seats: 3, targets: [91, 121], claims: 'challenge' });
  });

  test.each<[Partial<StartOptions>, RegExp]>([
    // Five for themselves need five lanes.
    [
      { rules: 'six-card-5', set: ['sides=0,1,2,3,4', 'targets=none'], lanes: '4' },
      /needs 5 lanes.*the board has 4/,
    ],
    [
      { rules: 'six-card-4-individuals' },
      /needs 4 lanes, one for each side, but the board has 3.*share a lane/,
    ],
    [{ rules: 'six-card-3', players: 'Ann,Bob' }, /expected 3 names/],
    // Finding 22: the same check of names as on the page.
    [{ players: 'Ann,' }, /name/],
    [{ players: 'Ann,ann' }, /name|ann/i],
    [{ players: `Ann,${'x'.repeat(21)}` }, /20/],
    [{ players: 'Ann,B\tb' }, /name|character/],
    [{ rules: 'whist' }, /no game 'whist'/],
    [{ set: ['lowball=yes'] }, /skunks is 60 90.*none in lowball/],
    [{ set: ['target'] }, /expected name=value/],
    [{ set: ['skunks=skunk:121:3:2'] }, /skunks is 121.*lines below the target/],
  ])('%j is refused with the reason', (changes, words) => {
    expect(refusal(changes)).toMatch(words);
  });
});

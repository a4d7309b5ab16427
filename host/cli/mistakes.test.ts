// Mistakes at the command line, and what the command answers.
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../shared/rules/index.ts';
import { run as lab } from '../lab/program.ts';
import { failure } from './failure.ts';
import { run } from './program.ts';
import { newFolder, ran, recorder } from './testing/muggins.ts';

/** Types a line, in which quotation marks keep words together. */
const type = (line: string, program = run) =>
  ran(
    (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", '')),
    program,
  );

/** A folder without a journal, in which every command may work. */
const data = newFolder();
const IN = `--data ${data}`;

type Row = [typed: string, now: string, code?: 1 | 2];

const ROWS: Row[] = [
  // B-14, C-16: a value is called a setting, and 57 names fill the screen.
  [
    `start --emulator --set mode=alway ${IN}`,
    'The setting mode cannot be “alway”. Use trust, challenge, or always. Did you mean always? `muggins rules mode` explains it.',
  ],
  [
    `start --emulator --set foo=bar ${IN}`,
    "There is no setting 'foo'. `muggins rules --settings` lists the settings.",
  ],
  [
    `start --emulator --rules sixcard ${IN}`,
    "There is no game 'sixcard'. Did you mean six-card? `muggins rules` lists the games.",
  ],
  ['table renew', 'table renew: expected the number of a seat from 1 to 6, such as: muggins table renew 2'],
  [
    'table pase',
    'table pase: expected show, new, pause, resume, abandon, undo, codes, renew or link. Did you mean pause?',
  ],
  ['table --language de', '--language de: expected en or fr.'],
  // C-16: two styles side by side, 'error: ...' and 'muggins: ...'.
  ['scor', "There is no command 'scor'. Did you mean score? `muggins --help` lists the commands."],
  [
    'journal chek',
    "There is no command 'journal chek'. Did you mean check? `muggins journal --help` lists the commands.",
  ],
  // A help was asked for, and the mistake was not seen.
  ['scor --help', "There is no command 'scor'. Did you mean score? `muggins --help` lists the commands."],
  [
    'hall drwa --help',
    "There is no command 'hall drwa'. Did you mean draw? `muggins hall --help` lists the commands.",
  ],
  [
    'hall help drwa',
    "There is no command 'hall drwa'. Did you mean draw? `muggins hall --help` lists the commands.",
  ],
  [
    'start --emultor',
    'start has no option --emultor. Did you mean --emulator? `muggins start --help` lists the options.',
  ],
  ['score', 'Missing: cards. Type: muggins score <cards...>. `muggins score --help` lists the options.'],
  [
    'score 5H 5S 5D JC --starter',
    '--starter <card>: the value is missing. `muggins score --help` lists the options.',
  ],
  [
    'games x',
    "Too many arguments for 'games'. Expected 0 arguments but got 1. `muggins games --help` lists the options.",
  ],
  [
    'rules cuthroat',
    "There is no game and no setting 'cuthroat'. Did you mean cutthroat? `muggins rules` lists the games, `muggins rules --settings` the settings.",
  ],
  // C-18: what is still no card is named by itself.
  ['score 5H5S5DXX', '“5H5S5DXX” is not a card. Enter a rank and a suit, such as 5H, TC or 10C.'],
  [
    `games ${IN}`,
    `There is no journal in ${data}/journal. Has a game been played with this --data folder?`,
    1,
  ],
];

describe('a mistake is told in one style, with what to type instead', () => {
  test.each<Row>(ROWS)('%s', async (typed, now, code = 2) => {
    const { err, ...rest } = await type(typed);
    expect(rest).toEqual({ code, out: '' });
    expect(err).toBe(`muggins: ${now}`);
  });

  // B-12: the campaigns behind the README's promises passed without having run.
  test.each([
    ['bench --seconds abc', '--seconds abc: expected a whole number from 5 to 3600.'],
    [
      'scenari --bits 1',
      "There is no command 'scenari'. Did you mean scenario? `muggins-lab --help` lists the commands.",
    ],
  ])('muggins-lab %s', async (typed, now) => {
    expect(await type(typed, lab)).toEqual({ code: 2, out: '', err: `muggins-lab: ${now}` });
  });
});

describe('with --json a failure is told by its code as well (B-13)', () => {
  test.each([
    [`games --json ${IN}`, { error: 'missing' }],
    ['score --json 5H', { error: 'wrongNumberOfCards' }],
    ['score --json --stater 5H', { error: 'unknownOption', didYouMean: '--starter' }],
    [`start --json --set mode=alway ${IN}`, { error: 'badSetting', didYouMean: 'always' }],
    ['scor --json', { error: 'unknownCommand', didYouMean: 'score' }],
    ['table pase --json', { error: 'badAction', didYouMean: 'pause' }],
  ])('%s', async (typed, told) => {
    const { out, err } = await type(typed);
    expect(JSON.parse(out)).toMatchObject(told);
    expect(err).toBe(`muggins: ${JSON.parse(out).words}`);
  });

  test('a value that was printed already is the only one', async () => {
    const { code, out } = await type(`status --json ${IN}`);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ running: false });
  });
});

describe('cards as people type them (C-18)', () => {
  test.each([
    // What else is read as a card is in shared/rules/cards/typed.test.ts.
    ['5h5s5djc --starter 5C', 29],
    ["'5H 5S; 5D JC' --starter 5C", 29],
    ['1h10h', 'wrongNumberOfCards'],
  ])('score %s: %s', async (typed, points) => {
    const told = JSON.parse((await type(`score --json ${typed}`)).out);
    expect(told.points ?? told.error).toBe(points);
  });

  test('discard and peg take them too', async () => {
    expect((await type('discard 5H5SJDQC2H8D')).out).toContain('5♥ 5♠ J♦ Q♣ 2♥ 8♦: dealer');
    expect(JSON.parse((await type('peg 4c2d,3h --json')).out).cards).toHaveLength(3);
  });

  test('a go that was not typed is told', async () => {
    const { out } = await type('peg KH KS KD KC');
    expect(out).toMatch(/^K♦ .* go 1\ngo +not typed: K♣ would pass 31\nK♣/m);
    expect((await type('peg KH KS KD go KC')).out).not.toContain('not typed');
    const { cards } = JSON.parse((await type('peg KH KS KD KC --json')).out);
    expect(cards.map(({ goBefore }: { goBefore: boolean }) => goBefore)).toEqual([false, false, false, true]);
  });
});

describe('help (B-14, C-19)', () => {
  test('start fits a screen of 24 lines and 80 columns, and names what leads on', async () => {
    const { out } = await type('start --help');
    const lines = out.split('\n');
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).toContain('muggins rules');
    expect(out).toContain('muggins help start --all');
  });

  test('all of it is one word away', async () => {
    const { out } = await type('help start --all');
    expect(out).toContain('--trust-proxy');
    expect(out).toContain('--brightness');
  });

  test.each(['-v', '--version', 'version'])('%s', async (typed) => {
    expect((await type(typed)).out).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('rules: every game once, no line too wide, every setting explained', async () => {
    const { out } = await type('rules');
    const lines = out.split('\n').slice(0, -1);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    const { games } = JSON.parse((await type('rules --json')).out);
    expect(new Set(games.map(({ about }: { about: string }) => about)).size).toBe(games.length);
    for (const { name } of games) expect((await type(`rules ${name}`)).code).toBe(0);
    const settings = (await type('rules --settings')).out;
    for (const { name } of SETTINGS) {
      expect(settings).toContain(`${name}=`);
      expect((await type(`rules ${name}`)).code).toBe(0);
    }
  });
});

// C-20: a stack was printed without advice.
test('a bug says where to report it, and with what', async () => {
  const { output, err } = recorder();
  expect(await failure(new TypeError('x is undefined'), { name: 'muggins', json: false }, output)).toBe(1);
  expect(err.join()).toMatch(
    /bug in Muggins\. Please report it.*\nmuggins \d.*node \d.*\nTypeError: x is undefined\n +at /,
  );
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DiscardStudy } from '../../shared/rules/study/index.ts';
import type { WinStudy } from '../../shared/rules/winning/index.ts';
import { ports } from './board/ports.ts';
import { muggins, newFolder, recorder } from './testing/muggins.ts';

describe('score counts a hand (rules 1, examples)', () => {
  test.each([
    ['5H 5S 5D JC --starter 5C', 29],
    ['2H 4H 6H 8H --starter KC --crib', 0],
    // Finding 24: as `score` itself prints cards.
    ['5♥ 5♠ 5♦ J♣ --starter 5♣', 29],
    ['9C 10D JH QS --starter KC --crib --rules five-card', 5],
  ])('%s is %i', async (line, points) => {
    const { code, out, err } = await muggins('score', ...line.split(' '), '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ points });
  });

  test('in words, item by item, and as it is said', async () => {
    const { out } = await muggins('score', '5H', '5S', '5D', 'JC', '--starter', '5C');
    const [title, ...rest] = out.split('\n');
    expect(title).toBe('5♥ 5♠ 5♦ J♣ with 5♣: 29');
    expect(rest.at(-1)).toMatch(/^fifteen 2, fifteen 4/);
  });

  test.each<readonly [string, object]>([
    ['16', { ruling: 'overcountCorrected', pegs: 14, opponent: 0 }],
    // Nineteen is a claim like any other where the cards are known (ACC 8.4.c).
    ['19 --rules acc-tournament', { ruling: 'overcountToOpponent', pegs: 14, opponent: 5 }],
    ['10 --rules playroom', { ruling: 'undercountToOpponent', pegs: 10, opponent: 4 }],
    ['16 --rules uk-pub', { ruling: 'overcountLost', pegs: 0, opponent: 0 }],
  ])('6 7 8 8 with 5 is 14: a claim of %s', async (claim, ruled) => {
    const line = `score 6 7 8 8 --starter 5 --json --claim ${claim}`;
    const { code, out } = await muggins(...line.split(' '));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ points: 14, claim: { points: 14, ...ruled } });
  });

  test('a claim in words', async () => {
    const { out } = await muggins(
      ...'score 6 7 8 8 --starter 5 --claim 10 --rules acc-tournament'.split(' '),
    );
    expect(out.split('\n').slice(-6)).toEqual([
      'Claimed 10, but the cards score 14: 4 missed.',
      'By the rules of acc-tournament, the player pegs 10. ACC 2010, rule 8.3.',
      'In other houses:',
      '  uk-pub     the player pegs 10 and the opponent 4  ACC 2010, rule 10',
      '  playroom   the player pegs 10 and the opponent 4  House rule (Playroom): missed points go to the opponent',
      '  five-card  the player pegs 14                     House rule: undercounts are corrected',
    ]);
  });
});

test.each([
  ['8C 7D 7H 6S', [0, 2, 2, 0]],
  ['KC 6D KH go 2S 2C', [0, 0, 0, 0, 3]],
  ['KC QD 2S go 5H', [0, 0, 0, 1]],
  // The first to lay all cards has nothing to say but go.
  ['AC AD 2H 2S 3C go 3D', [0, 2, 0, 2, 0, 3]],
])('peg %s gives the points of each card (rules 1, the play)', async (line, points) => {
  const { code, out } = await muggins('peg', ...line.split(' '), '--json');
  expect(code).toBe(0);
  const { cards } = JSON.parse(out) as { cards: readonly { points: number }[] };
  expect(cards.map((card) => card.points)).toEqual(points);
});

describe('discard studies every discard (rules 7)', () => {
  test.each([
    ['5H 5S JD QC 2H 8D', 15, '2H 8D'],
    ['5H 5S JD QC 2H 8D --pone', 15, '2H 8D'],
    ['5H 5S JD QC 2H --rules five-card', 10, 'JD 2H'],
    ['5H 5S JD QC 2H 8D --rules cribbage-solitaire', 15, '2H 8D'],
    // One of two hands: two of its six cards.
    ['5H 5S JD QC 2H 8D --rules cribbage-solitaire-2', 15, '2H 8D'],
  ])('%s: %i discards, best %s', async (line, discards, best) => {
    const { code, out, err } = await muggins('discard', ...line.split(' '), '--json');
    expect([code, err]).toEqual([0, '']);
    const { rows } = JSON.parse(out) as DiscardStudy;
    expect(rows).toHaveLength(discards);
    expect(rows[0]?.discard.join(' ')).toBe(best);
    for (const { hand, crib, net, least, most } of rows) {
      expect(net).toBeCloseTo(line.includes('--pone') ? hand - crib : hand + crib, 12);
      expect(least <= hand && hand <= most).toBe(true);
    }
    const nets = rows.map(({ net }) => net);
    expect(nets).toEqual(nets.toSorted((a, b) => b - a));
  });

  test('for people: the best first, and with a score how often it wins the game, by which model', async () => {
    const { out } = await muggins('discard', ...'5H 5S JD QC 2H 8D --score 105-111'.split(' '));
    const [title, head, first] = out.split('\n');
    expect(title).toBe('5♥ 5♠ J♦ Q♣ 2♥ 8♦: dealer, six-card, 105-111');
    expect(head).toMatch(/^keep +throw +hand +crib +net +win +least +most/);
    expect(first).toMatch(/^5♥ 5♠ J♦ Q♣ +2♥ 8♦ +12\.67 +3\.\d\d +16\.\d\d +\d+\.\d % +10 +21 +10:23 /);
    for (const word of ['sensible-1', 'steady-1', 'docs/winning.md']) expect(out).toContain(word);
    const plain = (await muggins('discard', ...'5H 5S JD QC 2H 8D'.split(' '))).out;
    expect(plain).not.toMatch(/win|steady/);
  });

  test('ranked by winning, for programs: win with each row, and the chance before the cards', async () => {
    const { out } = await muggins('discard', ...'5H 5S JD QC 2H 8D --pone --score 110-105 --json'.split(' '));
    const { rows, before, winModel } = JSON.parse(out) as WinStudy;
    const wins = rows.map(({ win }) => win);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    expect(wins[0]).toBeGreaterThan(before);
    expect([rows.length, winModel]).toEqual([15, 'steady-1']);
  });

  test.each([
    ['--rules five-card --score 50-51', /keep +throw +hand +crib +net +you win +least/],
    ['--rules five-card --score 50-51 --pone', /keep +throw +hand +crib +net +you win +they win +least/],
  ])('a game that nothing models says how often the points win: %s', async (line, head) => {
    const { out } = await muggins('discard', '5H 5S JD QC 2H', ...line.split(' '));
    expect(out).toMatch(head);
    expect(out.split('\n')[0]).toMatch(/^5♥ 5♠ J♦ Q♣ 2♥: (dealer|pone), five-card, 50-51$/);
  });

  test('in lowball fewest points come first, and nobody is taken to throw for many', async () => {
    const { out } = await muggins('discard', ...'5H 5S JD QC 2H 8D --rules lowball --json'.split(' '));
    const { rows, model } = JSON.parse(out) as DiscardStudy;
    const nets = rows.map(({ net }) => net);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    expect(model).toBeNull();
  });
});

describe('bad input is named, with what was expected, and the exit code is 2', () => {
  test.each([
    ['score 5H 5H 5D JC --starter 5C', '5♥', 'twice'],
    ['score 5H 5S 5D XX --starter 5C', 'XX', 'rank and a suit'],
    ['score 5H 5S 5D --starter 5C', 'Enter 4 cards', 'You entered 3'],
    ['score 5H 5S 5D --starter 5C', 'Enter 4 cards', 'name it, such as --rules five-card'],
    ['score 5H 5S 5D J --starter 5C', 'The suit of card 4 (J)', 'Enter the suit too'],
    ['score 6 7 8 8 --claim ten', '--claim ten', 'a whole number'],
    ['score 5H 5S 5D JC 6C --starter 5C', 'Enter 4 cards', 'You entered 5'],
    // Finding 24.
    ['score 5H 5S 5D JC 5C', 'If 5C is the starter', '--starter 5C'],
    ['discard 5H 5S JD QC 2H', '--rules', 'six-card-3'],
    ['discard 5H 5S JD', '3 cards', 'Enter 6'],
    ['discard 5H 5S JD QC 2H 8D --dealer --pone', '--pone', 'not both'],
    ['discard 5H 5S JD QC 2H 8D --pone --rules cribbage-solitaire', '--pone', 'alone'],
    ['discard 5H 5S JD QC 2H 8D --score 121-3', '121-3', 'below 121'],
    ['discard 5H 5S JD QC 2H 8D --score 75', '75', 'such as 101-106'],
    ['discard 5H 5S JD QC 2H --rules five-card --score 61-3', 'below 61', 'such as 41-46'],
    ['discard 5H 5S JD QC 2H 8D --rules lowball --score 75-80', 'lowball', 'Leave out --score'],
    ['peg KH go QS', 'go at 10', 'up to 21 every card fits'],
    ['peg KH QS JC TD go', 'go at 10', 'Expected a card'],
    ['flash --baud fast', '--baud fast', 'a whole number'],
    ['flash --board nano', 'nano', 'uno or mega'],
    ['start --set heelz=3', 'heelz', 'mean heels'],
    ['start --lanes 7', '7', 'from 2 to 6'],
    ['start --http 70000', '70000', '65535'],
    ['start --port /dev/x --emulator', '--port', 'not both'],
    // Findings 19, 21 and 25.
    ['start --set target=7', 'target is 7', '31 to 999'],
  ])('%s', async (line, named, expected) => {
    const data = line.startsWith('start') ? ['--data', newFolder()] : [];
    const { err, ...rest } = await muggins(...line.split(' '), ...data);
    expect(rest).toEqual({ code: 2, out: '' });
    for (const words of [named, expected]) expect(err).toContain(words);
  });
});

test.each([['games'], ['export 1'], ['export']])('%s without a journal says so and fails', async (line) => {
  const { code, err } = await muggins(...line.split(' '), '--data', join(tmpdir(), 'muggins-nothing-here'));
  expect(code).toBe(1);
  expect(err).toContain('no journal');
});

describe('ports', () => {
  const raw = [
    { path: '/dev/ttyS0' },
    { path: '/dev/ttyACM0', vendorId: '2341', productId: '0043', manufacturer: 'Arduino' },
  ];
  test('lists likely boards first', async () => {
    const { output, out } = recorder();
    await ports({}, output, { list: async () => raw, devices: async () => [] });
    expect(out[0]).toMatch(/^\/dev\/ttyACM0 +Arduino Uno +2341:0043 +Arduino$/);
  });
  test('an Uno R4 is named, and what to use instead', async () => {
    const { output, out } = recorder();
    const r4 = { path: '/dev/ttyACM1', vendorId: '2341', productId: '1002', manufacturer: 'Arduino' };
    await ports({}, output, { list: async () => [r4, ...raw], devices: async () => [] });
    expect(out[1]).toMatch(/^\/dev\/ttyACM1 +Arduino Uno R4 WiFi \(not supported\) +2341:1002 +Arduino$/);
    expect(out[3]).toMatch(/^\/dev\/ttyACM1 is an Arduino Uno R4 WiFi.*Use an Arduino Uno R3/);
    expect(out).toHaveLength(4);
  });
  test('says what to do where there is none', async () => {
    const { output, out } = recorder();
    await ports({}, output, { list: async () => [], devices: async () => [] });
    expect(out.join()).toContain('muggins start --emulator');
  });
  test('says why it knows no ids', async () => {
    const { output, out } = recorder();
    const lister = { list: () => Promise.reject(new Error('no udevadm')), devices: async () => ['ttyUSB0'] };
    await ports({ json: true }, output, lister);
    expect(JSON.parse(out.join())).toMatchObject({
      ports: [{ path: '/dev/ttyUSB0' }],
      problem: expect.stringContaining('no udevadm'),
    });
  });
});

// A command that needs no other is described alone, so that it starts sooner: it must be the same command.
test('every command tells the same help alone and among all', async () => {
  const { out } = await muggins('help');
  const [, list = ''] = out.split('Commands:');
  const names = [...(list.split('\n\n')[0] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const among = await muggins('help', name);
    expect(among.code).toBe(0);
    expect(await muggins(name, '--help')).toEqual(among);
  }
});

// Where each row of the sources is shown: the rulings table, the examples and the bugs that others shipped, each by a named test.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../house/presets.ts';

const here = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const SHARED = readdirSync(here('shared'), { recursive: true, encoding: 'utf8' });

/** A test file of `shared`, by its name. */
function placeOf(file: string): URL {
  const [path, ...more] = SHARED.filter((each) => each.endsWith(`/${file}.test.ts`));
  if (path === undefined || more.length > 0) throw new Error(`expected one ${file}.test.ts in shared`);
  return here(`shared/${path}`);
}

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const text = sources.get(file) ?? readFileSync(placeOf(file), 'utf8');
  sources.set(file, text);
  return text;
};

/** Row of the sources, test file, and words of the test's title or row there. */
type Row = readonly [row: string, file: string, words: string];

/** Reference: rules 2, the table of ACC rulings (2010 numbering), and the other houses below it. */
const RULINGS: readonly Row[] = [
  ['1.7 chart', 'lay', 'whose card it is (ACC 2010, 1.7)'],
  ['2.1 bottom card after the last shuffle', 'offences', 'ACC 2.1: the dealer sees the bottom card'],
  ['4.4 wrong number of cards', 'offences', 'ACC 4.4: a wrong number of cards: dealt again'],
  ['4.4 ten back', 'offences', 'ACC 4.4: ten back for refusing the check'],
  ['5.1 picks up crib discards', 'offences', 'ACC 5.1.b: crib discards picked up'],
  ['5.2 looks at the crib early', 'offences', 'ACC 5.2.a: the crib looked at early'],
  ['6.1.b bottom card of the cut', 'offences', 'ACC 6.1.b: the pone sees the bottom card of the cut'],
  ['6.3 heels may win', 'offences', 'ACC 6.3: heels may win'],
  ['6.3 forfeited', 'offences', 'ACC 6.3: heels forfeited once the dealer plays'],
  ['7.1.e taken back', 'offences', 'ACC 7.1.e: past thirty-one, nothing pegged'],
  ['7.1.e an overpeg', 'offences', 'ACC 7.1.e: what was pegged on it is an overpeg'],
  ['7.1.e a false claim', 'offences', 'ACC 7.1.e: or a false claim, if it won'],
  ['7.3 two a card', 'offences', 'ACC 7.3: two for each card withheld'],
  ['7.3 points cancelled', 'offences', 'ACC 7.3: points for later cards are cancelled first'],
  ['7.3 until the hand is announced', 'umpire', 'the hand announced (ACC 7.3)'],
  ['8.2 zero hand', 'offences', 'ACC 8.2: a zero hand: the pegs must not be touched'],
  ['8.3 underpegging', 'offences', 'ACC 8.3: no correction once the fingers leave the peg'],
  [
    '8.4.a-b false claim, in order',
    'offences',
    'ACC 8.4.a-b: front peg, overclaim, fifteen back, in this order',
  ],
  ['8.4.a capped', 'offences', 'ACC 8.4.a: the opponent gets no more than up to the game hole'],
  ['8.4.b even if the opponent is out', 'offences', 'ACC 8.4.b: fifteen back even if the opponent is out'],
  [
    '8.4.b by a card that is entered',
    'lay',
    'ACC 8.4.a-b: a game claimed with a card that does not score it',
  ],
  ['8.4.c overpegging', 'offences', 'ACC 8.4.c: pegs back, the opponent takes the excess'],
  ['8.4.c own correction', 'offences', 'ACC 8.4.c: said by oneself first, no penalty'],
  ['8.8 the opponent’s peg', 'offences', "ACC 8.8: pegged with the opponent's peg"],
  ['8.11 reminder', 'offences', 'ACC 8.11: a reminder, elsewhere'],
  ['8.11 required', 'offences', 'ACC 8.11: required in match play'],
  ['9.2 order of show', 'game', 'pone, dealer, crib (ACC 9.2)'],
  ['9.2.c dealer first', 'offences', 'ACC 9.2.c: the dealer pegged first: retracted, no penalty'],
  ['10 called, the cards known', 'rulings', 'muggins called, the cards known (ACC 10)'],
  ['10 in play', 'lay', 'muggins on a card that is entered (ACC 10)'],
  ['10 window in play', 'lay', 'closes when the scorer pegs again'],
  ['pub: undercount called', 'rulings', 'muggins called on trust'],
  ['pub: overcount loses the hand', 'offences', 'pub, UK: the claimant loses all'],
  ['Playroom: undercount', 'offences', 'Playroom: the difference goes to the opponent'],
  ['Playroom: overcount', 'offences', 'Playroom: the same'],
  ['Playroom: timed count', 'offences', 'Playroom: the time is up, half rounded down to the opponent'],
  ['cutthroat', 'muggins', 'cutthroat'],
  ['casual: undercount', 'offences', 'casual: corrected'],
  ['Hoyle: false claim', 'offences', 'Hoyle: loses the game'],
  ['Hoyle: renege', 'offences', 'Hoyle: two'],
  ['Hoyle: misdeal', 'offences', 'Hoyle: a misdeal costs two'],
  ['Hoyle: front peg pulled out', 'offences', 'Hoyle: a front peg pulled out goes behind the rear peg'],
  ['renege: card dead', 'order', 'a dead card cannot be laid: its player has one fewer'],
  ['renege: hand dead', 'order', 'a dead hand lays nothing, pegs nothing and counts nothing; the crib lives'],
];

/** Reference: field, bugs others shipped. */
const BUGS: readonly Row[] = [
  ['nobs paid for the starter jack', 'show', 'nobs is not paid for the starter jack itself'],
  ['heels and nobs confused', 'field', 'heels and nobs confused for the same jack'],
  ['four-card flush with the starter', 'show', 'a four-card flush does not use the starter'],
  ['crib with a four-card flush', 'show', 'a crib scores no four-card flush, but a five-card one'],
  ['flush lost when the starter sorts lowest', 'show', 'a four-card flush counts wherever the starter sorts'],
  ['pairs not adjacent', 'play', 'pairs count only when they are adjacent'],
  ['run or thirty-one, not both', 'play', 'a run and thirty-one are both paid'],
  ['two-card runs', 'play', 'two cards are no run'],
  ['six- and seven-card runs in play', 'play', 'runs of six and seven cards, in any order'],
  ['six- and seven-card hands', 'show', 'runs in hands of six and seven cards'],
  ['A-A-2-2-3 worth 14', 'show', "['AC AD 2H 2S', '3C', 16]"],
  ['A-2-2-3-3 worth 14', 'show', "['AC 2D 2H 3S', '3C', 16]"],
  ['runs that begin at the starter', 'show', "['2C 3D 4H KS', 'AC', 8]"],
  ['3-3-4-4-5', 'show', "['3C 3D 4H 4S', '5C', 20]"],
  ['play past 31', 'round', 'a count stops at thirty-one (bugs others shipped)'],
  ['wrong leader', 'round', 'after a go the opponent of the last to play leads (bugs others shipped)'],
  ['skunk branches swapped', 'field', 'double skunk and skunk branches swapped'],
  ['who skunked whom', 'field', 'with three players, who skunked whom'],
  ['pegs disagree with the score', 'field', 'pegs disagree with the score'],
  ['rear peg wrong after undo', 'field', 'rear peg wrong after undo'],
  ['overclaim ruled too late', 'field', 'an overclaim is ruled on at once and says why'],
];

/** Reference: rules 1, examples of the show and of the play. */
const EXAMPLES: readonly Row[] = [
  ['7 8 8 K + 9', 'show', "['7C 8D 8H KS', '9C', 12]"],
  ['7 7 7 8 + 9', 'show', "['7C 7D 7H 8S', '9C', 21]"],
  ['K J 5 5', 'show', "['KC JD 5H 5S', undefined, 10]"],
  ['6 7 7 8', 'show', "['6C 7D 7H 8S', undefined, 12]"],
  ['4C 5S 6D JH + 4H', 'show', "['4C 5S 6D JH', '4H', 15]"],
  ['5 5 5 J + 5', 'show', "['5H 5S 5D JC', '5C', 29]"],
  ['A A 2 3 3', 'show', "['AC AD 2H 3S', '3C', 16]"],
  ['2 3 4 4 4', 'show', "['2C 3D 4H 4S', '4C', 17]"],
  ['4 5 5 5 6', 'show', "['4C 5D 5H 5S', '6C', 23]"],
  ['4 4 6 6 + 5', 'show', "['4C 4D 6H 6S', '5C', 24]"],
  ['8 7 6 A A', 'show', "['8C 7D 6H AS', 'AC', 13]"],
  ['8 7 6 2 2', 'show', "['8C 7D 6H 2S', '2C', 11]"],
  ['2 2 3 4 4', 'show', "['2C 2D 3H 4S', '4C', 18]"],
  ['3 4 5 6 3', 'show', '3 4 5 6 3: two runs of four, a pair'],
  ['4-2-3-5-6', 'play', "['4 2 3 5 6', [0, 0, 3, 4, 5]]"],
  ['4-2-3-4-3', 'play', "['4 2 3 4 3', [0, 0, 3, 3, 0]]"],
  ['4-2-6-5-3', 'play', "['4 2 6 5 3', [0, 0, 0, 0, 5]]"],
  ['8-7-7-6', 'play', "['8 7 7 6', [0, 2, 2, 0]]"],
  ['K-6-K-go-2-2', 'play', "['K 6 K go 2 2', [0, 0, 0, 0, 3]]"],
  ['5-4-6-6', 'play', "['5 4 6 6', [0, 0, 5, 2]]"],
];

describe.each([
  ['rulings', RULINGS],
  ['bugs others shipped', BUGS],
  ['examples', EXAMPLES],
])('%s', (_, rows) => {
  test.each(rows)('%s: in %s.test.ts', (_row, file, words) => {
    expect(sourceOf(file)).toContain(words);
  });
});

test('every preset plays a whole game in a scenario of its own', () => {
  const names = readdirSync(here('hardware/emulator/scenarios'), { recursive: true, encoding: 'utf8' });
  const scenario = ({ name }: { name: string }): URL =>
    here(`hardware/emulator/scenarios/${names.find((each) => each.endsWith(`preset-${name}.txt`))}`);
  expect(PRESETS.filter((rules) => !existsSync(scenario(rules)))).toEqual([]);
  for (const rules of PRESETS) {
    const text = readFileSync(scenario(rules), 'utf8');
    expect([rules.name, text.includes(`game ${rules.name} `), text.includes('gameWon')]).toEqual([
      rules.name,
      true,
      true,
    ]);
  }
});

test('no code outside the rule sets asks which preset is played', () => {
  const asked = new RegExp(
    `(===|!==|case) '(${PRESETS.map(({ name }) => name).join('|')})'|rules\\.name\\s*[!=]==`,
  );
  const files = ['shared', 'host', 'hardware'].flatMap((room) =>
    readdirSync(here(room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => `${room}/${path}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => asked.test(readFileSync(here(path), 'utf8')))).toEqual([]);
});

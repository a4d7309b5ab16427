import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../../shared/protocol/index.ts';
import { PRESETS, SIX_CARD } from '../../../shared/rules/index.ts';
import { checkNames, sideCount } from '../../../shared/rules/terms/index.ts';
import { usualNames } from '../../table/index.ts';
import { EVERY_ADDRESS } from '../../web/kit/lan.ts';
import { CliError } from '../output.ts';
import { siteOf } from '../site.ts';
import { readChoices } from './choices.ts';
import { typed } from './testing/typed.ts';

/** What `muggins start` understands by a line, in which `+` is a space within a word. */
const choices = (line: string) => {
  const words = line.split(' ').filter((word) => word !== '');
  return readChoices(typed('--data', '/nowhere', ...words.map((word) => word.replaceAll('+', ' '))));
};

/** Why the options are refused. */
function refusal(line: string): string {
  try {
    choices(line);
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

test.each([
  ['', undefined],
  ['--board uno', 'uno'],
  ['--board mega', 'mega'],
])('%s: the emulated board is a %s', (line, kind) => expect(choices(line).board).toBe(kind));

test.each<[line: string, colours: readonly string[] | undefined]>([
  ['', undefined],
  ['--palette safe', PALETTES.safe],
  ['--colours green,blue', ['green', 'blue', 'vermilion', 'yellow', 'magenta', 'indigo']],
  ['--palette redGreen --colours blue', ['blue', 'yellow', 'indigo', 'cyan', 'green', 'red']],
  ['--colours magenta,+amber', ['magenta', 'amber', 'indigo', 'green', 'red', 'blue']],
])('%s: the colours of the lanes', (line, colours) =>
  expect(choices(line).settings.colours).toEqual(colours),
);

describe('rules from the command line', () => {
  test.each(PRESETS.map(({ name }) => [name]))('%s: every player has a name', (name) => {
    const { rules } = choices(`--rules ${name} --lanes 6`);
    const players = usualNames(rules, { colours: PALETTES.standard, language: 'en' });
    expect(checkNames(players)).toMatchObject({ ok: true });
    expect(players).toHaveLength(rules.seats);
    expect(sideCount(rules)).toBeLessThanOrEqual(6);
  });

  test('a player without a partner is called by the colour', () => {
    const { standard, safe } = PALETTES;
    expect(usualNames(SIX_CARD, { colours: standard, language: 'en' })).toEqual(['Red', 'Blue']);
    expect(usualNames(SIX_CARD, { colours: safe, language: 'fr' })).toEqual(['Ambre', 'Indigo']);
  });

  // Companion review: three names began a game for two.
  test.each([
    ['Ann,Bob', 'six-card'],
    ['Ann,Bob,Cid', 'six-card-3'],
    ['Ann,Bob,Cid,Dot', 'six-card-4'],
    ['Ann,Bob,Cid,Dot,Eve,Fay', 'six-card-6'],
  ])('--players %s: %s', (names, game) => {
    const { rules, players } = choices(`--players ${names}`);
    expect([rules.name, players]).toEqual([game, names.split(',')]);
  });

  test.each([
    ['', 'challenge', 'called', false],
    ['--players Ann,Bob,Cid', 'challenge', 'called', false],
    ['--set target=61', 'challenge', 'called', false],
    ['--set mode=trust', 'trust', 'off', true],
    ['--set muggins=called', 'trust', 'called', true],
    ['--rules six-card', 'trust', 'off', true],
  ])('“%s”: counts are checked %s, muggins is %s', (line, claims, muggins, chosen) => {
    const { rules, checksChosen } = choices(line);
    expect([rules.claims, rules.muggins, checksChosen]).toEqual([claims, muggins, chosen]);
  });

  test('a preset can be taken and changed', () => {
    const { rules } = choices('--rules captain --set targets=91,121 mode=challenge');
    expect(rules).toMatchObject({ seats: 3, targets: [91, 121], claims: 'challenge' });
  });
});

test.each<[line: string, words: RegExp]>([
  ['--board leonardo', /--board leonardo: expected uno or mega/],
  ['--board mega --port /dev/ttyACM0', /--board is for the emulated board/],
  ['--board uno --lanes 5', /--board uno: this board has at most 4 lanes, and 5 are needed\. .*--board mega/],
  ['--palette pink', /--palette pink: expected standard, safe, redGreen or blueYellow/],
  ['--colours green,green', /--colours green,green: two sides cannot both be green/],
  ['--colours pink', /--colours pink: expected colours, .*Palettes: standard \(vermilion, blue/],
  ['--colours red,vermilion', /expected at most 6 colours of one palette/],
  ['--colours ,', /--colours ,: expected colours, separated by commas/],
  // Five players, each for themselves, need five lanes.
  ['--rules six-card-5 --set sides=0,1,2,3,4 targets=none --lanes 4', /needs 5 lanes.*the board has 4/],
  [
    '--rules six-card-4-individuals --lanes 3',
    /needs 4 lanes, one for each side, but the board has 3.*share a lane/,
  ],
  ['--rules six-card-3 --players Ann,Bob', /expected 3 names for six-card-3/],
  ['--players Ann', /expected 2 names for six-card,/],
  ['--players a,b,c,d,e,f,g', /expected 2 names for six-card,/],
  // Finding 22: the same check of names as on the page.
  ['--players Ann,', /name/],
  ['--players Ann,ann', /name|ann/i],
  [`--players Ann,${'x'.repeat(21)}`, /20/],
  ['--players Ann,B\tb', /name|character/],
  ['--rules whist', /no game 'whist'/],
  ['--set lowball=yes', /skunks is 60 90.*none in lowball/],
  ['--set skunks=skunk:121:3:2', /skunks is 121.*lines below the target/],
  // Broker, webhooks and hall.
  ['--mqtt 192.168.1.10', /^--mqtt 192\.168\.1\.10: expected the address of a broker, such as mqtt:/],
  ['--mqtt mqtt://me:secret@broker', /^(?!.*secret).*Set MUGGINS_BROKER_PASSWORD instead/],
  ['--mqtt-discovery home+assistant#', /^--mqtt-discovery home assistant#: .* or off/],
  ['--hall http://', /^--hall http:\/\/: expected the address that the hall shows/],
  ['--table 0', /^--table 0: expected a whole number from 1 to 999\./],
  // Who may reach the table.
  ['--lan --host 127.0.0.1', /--lan or --host, not both/],
  ...['table.example', 'ftp://table.example', 'https://a/muggins', 'https://a/?x', 'https://me@a'].map(
    (url): [string, RegExp] => [`--public-url ${url}`, /--public-url .*such as https:/],
  ),
  ['--trust-proxy nginx', /--trust-proxy nginx: expected the number of proxies.*or their addresses/],
  ['--tls-key a --tls-self-signed', /not both/],
  ['--sound loud', /--sound loud: expected on or off/],
  // Other sites that may read: each is an origin, and a mistake is named with the right form.
  ['--allow-frame *', /^--allow-frame \*: expected the origin of one site/],
  ['--allow-frame https://*.example.org', /such as https:\/\/home\.example\.org:8123$/],
  ['--allow-frame home.example.org', /such as https:\/\/home\.example\.org:8123$/],
  [
    '--allow-frame https://home.example.org:8123/lovelace/0',
    /without a path, such as https:\/\/home\.example\.org:8123$/,
  ],
  ["--allow-frame https://a.org;+script-src+'unsafe-inline'", /expected the origin/],
])('%s is refused with the reason', (line, words) => expect(refusal(line)).toMatch(words));

test('without options a table talks to no other program, and lets no other site in', () => {
  const { mqtt, webhook, hall, allowOrigin, allowFrame } = choices('');
  expect([mqtt, webhook, hall, allowOrigin, allowFrame]).toEqual(new Array(5).fill(undefined));
});

test.each<[line: string, given: object]>([
  ['--mqtt mqtt://127.0.0.1', { mqtt: { url: 'mqtt://127.0.0.1', username: '' } }],
  [
    '--mqtt mqtts://club%40home@broker.example.org:8883 --mqtt-discovery ha/main',
    { mqtt: { url: 'mqtts://broker.example.org:8883', username: 'club@home' }, mqttDiscovery: 'ha/main' },
  ],
  ['--mqtt-discovery off', { mqttDiscovery: 'off' }],
  [
    '--webhook https://example.org/a http://10.0.0.2:8080/b?c https://example.org/a',
    { webhook: ['https://example.org/a', 'http://10.0.0.2:8080/b?c'] },
  ],
  ['--pause --sound off', { settings: { paused: true, sound: false } }],
  ['--hall 192.168.1.20:8131', { hall: 'http://192.168.1.20:8131/' }],
  ['--hall https://hall.example.org', { hall: 'https://hall.example.org/' }],
  ['--hall http://[fe80::1]:8131/', { hall: 'http://[fe80::1]:8131/' }],
  ['--hall', { hall: true }],
  ['--no-hall', { hall: false }],
  ['--table 4', { table: 4 }],
  [
    '--allow-origin http://192.168.1.30:8123 https://Home.example.org:443/ https://home.example.org',
    { allowOrigin: ['http://192.168.1.30:8123', 'https://home.example.org'] },
  ],
])('%s', (line, given) => expect(choices(line)).toMatchObject(given));

test.each<[line: string, site: object]>([
  ['', { port: 8121, host: '127.0.0.1', proxies: undefined, others: { readers: [], frames: [] } }],
  ['--http 0 --lan', { port: 0, host: EVERY_ADDRESS }],
  ['--host 192.168.1.4', { host: '192.168.1.4' }],
  ['--trust-proxy', { proxies: { kind: 'addresses' } }],
  ['--trust-proxy 2', { proxies: { kind: 'count', count: 2 } }],
])('%s: the address of the pages', (line, site) => expect(siteOf(choices(line))).toMatchObject(site));

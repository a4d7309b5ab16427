// Whatever the page of the set-up asks of the host, the command line asks as well: what the page can send is read from its
// sources and from the schemas, what the command sends is heard by a host that only listens.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TABLE_SETTING_NAMES, TABLE_SETTINGS, type TableSetting } from '../../../shared/table/settings.ts';
import { settingsSchema } from '../../web/table/settings.ts';
import { commandSchema } from '../../web/table/wire.ts';
import { muggins } from '../testing/muggins.ts';

const PAGE = ['table/table', 'newgame/rules', 'newgame/form']
  .map((file) => readFileSync(new URL(`../../pages/${file}.ts`, import.meta.url), 'utf8'))
  .join('\n');
const foundIn = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))].toSorted();

/** A plain setting, chosen otherwise than a new table has it, as it is typed and as it is posted. */
function otherwise(setting: TableSetting): readonly [typed: string, value: unknown] {
  switch (setting.form) {
    case 'switch':
      return [setting.initially ? 'off' : 'on', !setting.initially];
    case 'number':
      return [`${setting.to}`, setting.to];
    case 'choice': {
      const last = setting.choices.findLast((each) => each !== setting.initially) ?? '';
      return [last, last];
    }
    case 'hours':
      return ['23-6', '23-6'];
    case 'language':
      return ['fr', 'fr'];
  }
}
const PLAIN = Object.fromEntries(
  TABLE_SETTING_NAMES.map((name) => {
    const [typed, value] = otherwise(TABLE_SETTINGS[name]);
    return [`settings.${name}`, [`--${name} ${typed}`, { [name]: value }] as const];
  }),
);

/** What the command says to the host, by what the page would have said. */
const ROWS: Readonly<Record<string, readonly [args: string, body: object]>> = {
  'settings.paused': ['pause', { paused: true }],
  'settings.paused again': ['resume', { paused: false }],
  ...PLAIN,
  'settings.colours': ['--colours green,blue', { colours: expect.arrayContaining(['green', 'blue']) }],
  'command.undo': ['undo', { type: 'undo' }],
  'command.newGame': [
    'new --players Eva,Fay --rules casual --set target=61 mode=always',
    { type: 'newGame', players: ['Eva', 'Fay'], rules: { preset: 'casual', target: '61', mode: 'always' } },
  ],
  'command.newGame against Muggins': [
    'new --rules six-card-3 --players Muggins,Ann,Robot --who Muggins=strong Robot=gentle --pack reader',
    {
      type: 'newGame',
      players: ['Muggins', 'Ann', 'Robot'],
      playerIds: ['muggins-strong-1', '', 'muggins-gentle-2'],
      pack: 'reader',
      rules: { preset: 'six-card-3' },
    },
  ],
  'again.abandon': ['abandon', { abandon: true }],
  'seats.renew': ['renew 2', { renew: 1 }],
};

const STATE = {
  settings: {},
  view: {
    phase: 'play',
    game: 1,
    deal: 1,
    players: [{ name: 'Ann', front: 4, toGo: 117 }],
    prompt: { ask: { code: 'playPoints' }, besides: { muggins: false, disputable: null, alone: null } },
    rules: { name: 'six-card', sides: [0, 1] },
    board: { state: 'ready' },
  },
};

describe('the set-up, by page and by command', () => {
  const heard: (readonly [path: string, body: unknown])[] = [];
  let host: Server;
  beforeAll(async () => {
    host = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url?.replace('/api/', '') ?? '';
        if (request.method === 'POST') heard.push([path, JSON.parse(`${Buffer.concat(chunks)}`)]);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(path === 'seats' ? { seats: [], phones: [] } : STATE));
      });
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => host.close(resolve)));
  beforeEach(() => {
    heard.length = 0;
  });

  test.each(Object.entries(ROWS))('%s', async (asked, [args, body]) => {
    const port = (host.address() as AddressInfo).port;
    const told = await muggins('table', ...args.split(' '), '--http', `${port}`);
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(heard).toEqual([[asked.split('.')[0], body]]);
    if (asked.startsWith('settings'))
      expect(settingsSchema.partial().safeParse(heard[0]?.[1]).success).toBe(true);
    if (asked.startsWith('command')) expect(commandSchema.safeParse(heard[0]?.[1]).success).toBe(true);
  });

  const rows = Object.keys(ROWS).map((row) => row.split(' ')[0] ?? '');
  const names = (path: string): readonly string[] =>
    foundIn(rows.join('\n'), new RegExp(`^${path}\\.(\\w+)`, 'gm'));

  test('everything that the page posts has a row; the PIN is for pages on other machines', () => {
    const posted = foundIn(PAGE, /'api\/(\w+)'/g).filter((path) => path !== 'me' && path !== 'host');
    expect(posted).toEqual(['again', 'command', 'seats', 'settings']);
    expect(foundIn(PAGE, /\btype: '(\w+)'/g)).toEqual(names('command'));
    expect(names('settings')).toEqual(Object.keys(settingsSchema.shape).toSorted());
  });
});

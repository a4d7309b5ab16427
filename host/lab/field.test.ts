// Field tests: what others reported of their cribbage programs, boards, phones and desks, each report tried on ours. 15 rulings, 8 of
// hardware, 6 of phones and televisions, 7 of desks. A row has its link, the report, what we feed and the right answer.
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { SerialPortMock } from 'serialport';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_FAULTS, parseHex, prebuiltImage, readPegs, SteppedBoard } from '../../hardware/emulator/index.ts';
import { Xorshift } from '../../hardware/emulator/random.ts';
import { NO_NIGHT, publicView } from '../../shared/league/index.ts';
import type { KeyId } from '../../shared/protocol/index.ts';
import { parsePlay, SIX_CARD, score, scorePlay, total } from '../../shared/rules/index.ts';
import {
  begin,
  keyed,
  PLAYERS,
  pegs,
  refusal,
  settingsOf,
  tableAt,
  walk,
} from '../../shared/rules/testing/table.ts';
import {
  anySerialPort,
  BoardError,
  Connection,
  GREET_TIMEOUT,
  groupOf,
  listPorts,
  openingSource,
  portSource,
} from '../board/index.ts';
import { serialPort } from '../board/serial.ts';
import { bench, pass } from '../board/testing/bench.ts';
import { Device } from '../board/testing/device.ts';
import { tellRunning } from '../cli/running.ts';
import { chooseBoard } from '../cli/start/board.ts';
import { muggins } from '../cli/testing/muggins.ts';
import { planImport, readPlayers } from '../hall/import.ts';
import { readHall } from '../hall/index.ts';
import { Table } from '../table/index.ts';
import { MemoryJournal } from '../table/testing/rig.ts';
import { HallRig } from '../web/hall/testing/site.ts';
import { browserPath } from '../web/testing/chromium.ts';
import { PHONE, Phones, tap } from '../web/testing/phones.ts';

interface Report {
  readonly id: string;
  readonly links: readonly string[];
  readonly reported: string;
  /** Feeds it, and says what came of it. */
  readonly found: () => unknown;
  readonly right: unknown;
}

/** Issues as GitHub names them: `owner/name#7`. */
const github = (issues: string): readonly string[] =>
  issues.split(' ').map((each) => `github.com/${each.replace('#', '/issues/')}`);

function tried(reports: readonly Report[]): void {
  for (const { id, links, reported, found, right } of reports)
    test(`${id}: ${reported} (${links.join(', ')})`, async () => {
      expect(await found()).toEqual(right);
    });
}

/** What each card of the play scores. */
function played(text: string): readonly number[] {
  const plays = parsePlay(text.split(' '));
  if (!plays.ok) throw new Error(plays.refusal.code);
  return scorePlay(plays.value).map(({ items }) => total(items));
}

/** What a hand counts with its starter. */
function counted(hand: string, starter: string): number {
  const count = score({ hand, starter });
  if (!count.ok) throw new Error(count.refusal.code);
  return count.value.points;
}

const skunksOf = (settings: string): readonly unknown[] =>
  [60, 61, 90, 91].map((loser) => walk(walk(begin(settings), 1, loser), 0, 121).present.results[0]?.skunk);

/** Blue's 4, Red's 5 and Blue's 6: fifteen and a run, for which Blue has not pegged yet. */
const WAITING = 'cut 0, next, starter 9C, lay 4H, lay 5S, lay 6D';
const MUGGINS = 'mode=challenge muggins=called';

/** Right answers: the pages of ACC at cribbage.org/NewSite/rules, and the published answers that agree with them. */
describe('rulings', () => {
  tried([
    {
      id: 'R1',
      links: github('msharov/bsd-games#7'),
      reported: 'four of a suit with another starter, nobs for the starter, pairs that are not adjacent',
      found: () => [counted('2H 6H 8H KC', 'JH'), counted('JH 2D 4S 8C', 'JC'), played('6 5 6 5')],
      right: [0, 2, [0, 0, 0, 0]],
    },
    {
      id: 'R2',
      links: github('ichabod801/t_games#464 ichabod801/t_games#191'),
      reported: 'a pair or a run that comes to 31 or 15 pays only one of the two',
      found: () => [played('K 9 6 6'), played('T 9 4 3 5'), played('4 5 6')],
      right: [
        [0, 0, 0, 4],
        [0, 0, 0, 0, 5],
        [0, 0, 5],
      ],
    },
    {
      id: 'R3',
      links: github('ichabod801/t_games#123'),
      reported: 'the game goes on after the dealer has won by heels',
      found: () => {
        const won = keyed(walk(begin('mode=challenge'), 0, 119), 'cut 0', 'next', 'starter JC');
        return [pegs(won.present), won.present.phase, refusal(won, 'peg 1 2').code];
      },
      right: ['Red 121/119 Blue 0/0', 'over', 'gameOver'],
    },
    {
      id: 'R4',
      links: github('ichabod801/t_games#465'),
      reported: 'skunk and double skunk are confused at their lines, 60 61 90 91; ACC has no double skunk',
      found: () => [skunksOf(''), skunksOf(settingsOf('acc-tournament'))],
      right: [
        ['doubleSkunk', 'skunk', 'skunk', 'none'],
        ['skunk', 'skunk', 'skunk', 'none'],
      ],
    },
    {
      id: 'R5',
      links: ['cribbagecorner.com/taxonomy/term/94'],
      reported: 'a run, and a pair, across the go',
      found: () => [played('T Q K go 9'), played('9 J K go K')],
      right: [
        [0, 0, 1, 0],
        [0, 0, 1, 0],
      ],
    },
    {
      id: 'R6',
      links: ['cribbagecorner.com/taxonomy/term/30'],
      reported: 'what the last of 4 2 3 A 5 2 4 scores, after a card that broke the run',
      found: () => played('4 2 3 A 5 2 4'),
      right: [0, 0, 3, 4, 7, 0, 5],
    },
    {
      id: 'R7',
      links: ['cribbagecorner.com/questions?page=3'],
      reported: '3 and 4 after a go are worth 9: go and last card are one point, so 8',
      found: () => played('T K 2 A go 3 4'),
      right: [0, 0, 0, 0, 3, 5],
    },
    {
      id: 'R8',
      links: ['cribbagecorner.com/questions?page=3'],
      reported: 'two aces at 25, a go, and a third ace',
      found: () => played('T 9 6 A A go A'),
      right: [0, 0, 0, 0, 2, 7],
    },
    {
      id: 'R9',
      links: ['cribbagecorner.com/taxonomy/term/19', 'cribbagecorner.com/taxonomy/term/30'],
      reported: 'hands with three or two of a kind',
      found: () => [counted('10 4 4 4', '3'), counted('4 4 4 3', '3'), counted('TH JD QS QC', 'KH')],
      right: [8, 12, 10],
    },
    {
      id: 'R10',
      links: ['cribbageforum.com/Ask2002_05.htm', 'cribbage.org/NewSite/rules/rule6.asp'],
      reported: 'the dealer on 118 takes heels after the lead: right until the dealer plays (ACC 6.3)',
      found: () => {
        const led = keyed(walk(begin('mode=challenge'), 0, 118), 'cut 0', 'next', 'next', 'lay KS');
        const late = keyed(led, 'lay 4S', 'starter JH').present;
        return [pegs(keyed(led, 'peg 0 2').present), pegs(late), late.ruling?.code];
      },
      right: ['Red 120/118 Blue 0/0', 'Red 118/96 Blue 0/0', 'heelsForfeited'],
    },
    {
      id: 'R11',
      links: ['cribbage.org/NewSite/rules/rule10.asp', 'members.tripod.com/~Germantown_Peggers/muggins.htm'],
      reported: 'muggins after the caller’s own card: a club page refuses it, ACC 10.4.b does not',
      found: () => {
        const { present } = tableAt(MUGGINS, 'cut 0, next, starter 9C, lay 8H, lay 7S, lay KD, muggins 1 2');
        return [present.ruling?.code, pegs(present)];
      },
      right: ['mugginsAwarded', 'Red 0/0 Blue 2/0'],
    },
    {
      id: 'R12',
      links: ['cribbage.org/NewSite/rules/rule10.asp'],
      reported: 'muggins while the card can still be pegged: an older card was judged, and the caller fined',
      found: () => {
        const table = tableAt(MUGGINS, WAITING);
        const missed = keyed(table, 'lay KD', 'muggins 0 5').present;
        return [
          refusal(table, 'muggins 0 5'),
          refusal(table, 'muggins 0 5 card=6'),
          missed.ruling?.code,
          pegs(missed),
        ];
      },
      right: [
        { code: 'whichCard', seat: 1, cards: ['4H', '6D'] },
        { code: 'claimOpen', seat: 1 },
        'mugginsAwarded',
        'Red 5/0 Blue 0/0',
      ],
    },
    {
      id: 'R13',
      links: ['reddit.com/r/Cribbage/comments/1mm1dgn'],
      reported:
        'five cards in a hand, found in the play or in the show: the play is retracted (ACC 4.4.d (9))',
      found: () =>
        ['peg 1 2', 'peg 1 2, next'].map((before) => {
          const keys = `cut 1, next, starter 6C, ${before}, offence wrongNumber 0`;
          const { present } = tableAt('acc-tournament', keys);
          return [pegs(present), present.phase, present.dealer, present.ruling?.source.rule];
        }),
      right: [
        ['Red 0/0 Blue 0/0', 'deal', 1, '4.4.d (9)'],
        ['Red 0/0 Blue 0/0', 'deal', 1, '4.4.d (9)'],
      ],
    },
    {
      id: 'R14',
      links: ['cribbage.org/NewSite/rules/rule7.asp'],
      reported: 'the dealer leads: no penalty (ACC 7.1.b), only the points back',
      found: () =>
        ['', 'peg 1 2, '].map((pegged) => {
          const keys = `cut 1, next, starter 9C, ${pegged}offence ledOutOfTurn 1`;
          const { present } = tableAt('acc-tournament', keys);
          return [pegs(present), present.ruling?.award, present.ruling?.source.rule];
        }),
      right: [
        ['Red 0/0 Blue 0/0', 0, '7.1.b'],
        ['Red 0/0 Blue 0/0', 0, '7.1.b'],
      ],
    },
    {
      id: 'R15',
      links: ['cribbagecorner.com/frontpage?page=11', 'cribbage.org/NewSite/rules/rule8.asp'],
      reported: 'a go at 25 with A 5 6 in hand; six for four claimed at 115; ten pegged for four',
      found: () => {
        const acc = 'acc-tournament';
        const near = walk(walk(begin(settingsOf(acc)), 1, 115), 0, 100);
        return [
          tableAt(acc, 'cut 1, next, next, offence renege 0 cards=3'),
          keyed(near, 'peg 1 6', 'offence falseGame 1 points=4'),
          tableAt(acc, 'cut 0, next, next, peg 1 10, offence overpegged 1 points=6'),
        ].map(({ present }) => pegs(present));
      },
      right: ['Red 0/0 Blue 6/0', 'Red 102/100 Blue 104/103', 'Red 6/0 Blue 4/0'],
    },
  ]);
});

const flash = parseHex(readFileSync(prebuiltImage(), 'utf8'));

/** The real firmware, Johnny-Five and a table, in the time of the board. */
class Board {
  readonly device = new SteppedBoard({ flash });
  readonly connection: Connection;
  readonly table: Table;
  /** Keys that were pressed, as the host was told of them. */
  readonly presses: KeyId[] = [];

  constructor() {
    const { device } = this;
    const { clock } = device;
    const open = openingSource('emulator', () => device.openPort());
    this.connection = new Connection({ open, lanes: 3, clock });
    const [journal, board] = [new MemoryJournal([]), this.connection];
    this.table = new Table({ journal, board, clock, newId: () => journal.newId(), settings: { lanes: 3 } });
    this.table.start();
    this.table.command({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] });
    this.connection.on('key', ({ key, action }) => action === 'press' && this.presses.push(key));
    this.connection.start();
  }

  until(state: Connection['status']['state']): Promise<void> {
    return this.device.until(() => this.connection.status.state === state);
  }

  async tap(...keys: readonly KeyId[]): Promise<void> {
    for (const key of keys) await this.hold(40, key);
  }

  /** Keys that are down together for so many milliseconds. */
  async hold(milliseconds: number, ...keys: readonly KeyId[]): Promise<void> {
    for (const key of keys) {
      this.device.machine.press(key);
      await this.device.run(40);
    }
    await this.device.run(milliseconds - 40);
    for (const key of keys) this.device.machine.release(key);
    await this.device.run(40);
  }

  /** Lit holes of Ann and Bob, front and rear, once the board has had time to show them. */
  async lit(): Promise<string> {
    await this.device.run(1_500);
    const lanes = readPegs(this.device.machine.shown, 3).slice(0, 2);
    return lanes.map((lane) => `${lane?.front}/${lane?.rear}`).join(' ');
  }

  async close(): Promise<void> {
    await this.connection.close();
    this.table.close();
  }
}

describe('hardware', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-field-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let powered: Board | undefined;
  afterEach(async () => {
    await powered?.close();
    powered = undefined;
    vi.useRealTimers();
    SerialPortMock.binding.reset();
  });

  async function power(): Promise<Board> {
    powered = new Board();
    await powered.until('ready');
    return powered;
  }

  /** What the host says of a board that sends these bytes every ten milliseconds. */
  async function saidOf(bytes: (time: number) => Iterable<number>): Promise<string | undefined> {
    vi.useFakeTimers();
    const { device, connection, statuses } = bench();
    device.knobs.hang = true;
    connection.start();
    const begun = Date.now();
    const line = setInterval(() => device.raw(bytes(Date.now() - begun)), 10);
    await pass(2 * GREET_TIMEOUT);
    clearInterval(line);
    await connection.close();
    return statuses[0]?.error?.message.replace(/\d{3,}/, 'N');
  }

  const many = (length: number, byte: (at: number) => number) => Array.from({ length }, (_, at) => byte(at));
  const noise = new Xorshift(7);
  const NOTHING_OF_OURS = /^device-0 sent N bytes, but not what a Muggins board sends\. /;

  /** Which port a board gets where one with these USB ids is there, and what is said. */
  async function chosen(ids: string, device: Device): Promise<readonly unknown[]> {
    vi.useFakeTimers();
    const notes: string[] = [];
    const [vendorId = '', productId = ''] = ids.split(':');
    const raw = { path: '/dev/ttyUSB0', vendorId, productId };
    const list = () => listPorts({ list: async () => [raw], devices: async () => [] });
    const asked = { emulator: false, lines: { readers: [], signs: [] } };
    const say = (_: string, __: object, words: string) => notes.push(words);
    const choice = chooseBoard(asked, say, { list, sourceAt: () => device.source });
    await pass(2 * GREET_TIMEOUT);
    return [(await choice)?.where, notes.at(-1)];
  }

  tried([
    {
      id: 'H1',
      links: github('rwaldron/johnny-five#1037 rwaldron/johnny-five#649 rwaldron/johnny-five#1546'),
      reported: '12 is keyed as the cable goes in, the 1 before the greeting: 2 was pegged in silence',
      found: async () => {
        const board = await power();
        await board.tap('4', 'P1');
        const before = await board.lit();
        board.device.unplug();
        await board.until('lost');
        board.device.machine.plug();
        await board.tap('1');
        await board.until('ready');
        await board.tap('2', 'P2');
        const half = [await board.lit(), board.table.view.rows[3]];
        await board.tap('1', '2', 'P2');
        return [before, half, await board.lit()];
      },
      right: ['4/0 0/0', ['4/0 0/0', 'Keys lost: key again'], '4/0 12/0'],
    },
    {
      id: 'H2',
      links: github('arduino/Arduino#4726 firmata/arduino#158 rwaldron/johnny-five#795'),
      reported: 'silence, FF without end, text at 180 kB/s, random bytes, a message that never ends',
      found: async () => [
        await saidOf(() => []),
        await saidOf(() => many(100, () => 0xff)),
        await saidOf(() => many(1_800, (at) => 0x20 + (at % 90))),
        await saidOf(() => many(100, () => noise.below(256))),
        await saidOf((time) => many(100, (at) => (time === 10 && at === 0 ? 0xf0 : 1))),
      ],
      right: [
        expect.stringMatching(/^No answer from device-0 within 4 s\. /),
        ...Array.from({ length: 4 }, () => expect.stringMatching(NOTHING_OF_OURS)),
      ],
    },
    {
      id: 'H3',
      links: github('rwaldron/johnny-five#1206'),
      reported: 'a board with StandardFirmata',
      found: async () => {
        vi.useFakeTimers();
        const { device, connection, statuses } = bench();
        device.knobs.stockFirmata = 'StandardFirmata';
        connection.start();
        await pass(GREET_TIMEOUT);
        await connection.close();
        return statuses[0]?.error?.message;
      },
      right: expect.stringMatching(/runs .StandardFirmata., not Muggins\. Run `muggins flash`/),
    },
    {
      id: 'H4',
      links: github('MrYsLab/pymata4#18 arduino/arduino-ide#180 rwaldron/johnny-five#1644'),
      reported: 'two Arduinos: the Uno is silent, the Mega is the board',
      found: async () => {
        vi.useFakeTimers();
        const ids = ['0043', '0042'];
        const list = () =>
          listPorts({
            list: async () =>
              ids.map((productId, at) => ({ path: `/dev/ttyACM${at}`, vendorId: '2341', productId })),
            devices: async () => [],
          });
        for (const at of ids.keys()) SerialPortMock.binding.createPort(`/dev/ttyACM${at}`);
        const make = (path: string) => new SerialPortMock({ path, baudRate: 57_600, autoOpen: false });
        const usb = anySerialPort({ list, make, holders: async () => [] });
        const mega = new Device();
        const opened: (string | undefined)[] = [];
        // Behind the second port is the device of our tests.
        const open = portSource('USB', async (last) => {
          const port = await usb(last);
          opened.push(port.path);
          return port.path === '/dev/ttyACM1' ? mega.source() : port;
        });
        const { connection } = bench({ open }, mega);
        connection.start();
        await pass(4 * GREET_TIMEOUT);
        const { state } = connection.status;
        await Promise.all([connection.close(), pass(1_000)]);
        return [opened, state];
      },
      right: [['/dev/ttyACM0', '/dev/ttyACM1'], 'ready'],
    },
    {
      id: 'H5',
      links: github('gohai/p5.webserial#12 winder/Universal-G-Code-Sender#310'),
      reported: 'a clone with a CP2102 or a CH9102 was passed over for the emulated board, in silence',
      found: async () => {
        const silent = new Device();
        silent.knobs.hang = true;
        return [
          await chosen('10c4:ea60', new Device()),
          await chosen('1a86:55d4', new Device()),
          await chosen('0403:6015', new Device()),
          await chosen('067b:2303', new Device()),
          await chosen('10c4:ea60', silent),
        ];
      },
      right: [
        ...Array.from({ length: 4 }, () => ['/dev/ttyUSB0', expect.stringContaining('Asking /dev/ttyUSB0')]),
        [undefined, expect.stringMatching(/uses the emulated board.*--port \/dev\/ttyUSB0\.$/)],
      ],
    },
    {
      id: 'H6',
      links: github('Nullkraft/Keypad#7 RobTillaart/I2CKeyPad#22'),
      reported: 'three keys of a rectangle make a fourth; a key that is held repeats',
      found: async () => {
        const board = await power();
        await board.hold(500, '1', '2', '4');
        const together = board.presses.splice(0);
        await board.hold(5_000, '7');
        await board.hold(1_500, 'P1');
        return [together.includes('5'), together.length > 0, board.presses];
      },
      right: [false, true, ['7', 'P1']],
    },
    {
      id: 'H7',
      links: github('serialport/node-serialport#938 Mesh-America/supply-drop-bbs#167'),
      reported: 'a port that one may not open: advice named the group dialout, whatever the device has',
      found: async () => {
        const [groups, device] = [join(folder, 'group'), join(folder, 'ttyUSB0')];
        const own = process.getgid?.() ?? 0;
        // The group of root is none that can be joined.
        const gid = own === 0 ? 46 : own;
        writeFileSync(groups, `root:x:0:\nplugdev:x:${gid}:\n`);
        writeFileSync(device, '');
        chmodSync(device, 0o660);
        if (own === 0) chownSync(device, 0, gid);
        const group = await groupOf(device, groups);
        const denied = serialPort('/dev/null', {
          make: (path) => {
            const port = new SerialPortMock({ path, baudRate: 57_600, autoOpen: false });
            port.open = (told) => told?.(new Error(`Error: Permission denied, cannot open ${path}`));
            return port;
          },
        })();
        return [
          new BoardError('permission', { port: device, group }).message,
          await denied.then(String, ({ message }: Error) => message),
        ];
      },
      right: [
        expect.stringMatching(/usermod -aG plugdev/),
        expect.stringMatching(/\/dev\/null: only root may/),
      ],
    },
    {
      id: 'H8',
      links: github('kervinck/gigatron-rom#180'),
      reported: 'a line on which 1 % of bytes is dropped, 1 % flipped and 1 % doubled',
      found: async () => {
        const board = await power();
        board.device.machine.setFaults({ ...NO_FAULTS, drop: 0.01, flip: 0.01, duplicate: 0.01, seed: 7 });
        for (const player of ['P1', 'P2', 'P1', 'P2'] as const) await board.tap('1', '2', player);
        return [await board.lit(), board.device.machine.counts.faults.drop > 0];
      },
      right: ['24/12 24/12', true],
    },
  ]);
});

describe.skipIf(browserPath === undefined)('phones and televisions', () => {
  const phones = new Phones();
  const address = (path: string): string => `${phones.site.web.url}${path}`;

  /** A phone at Ann's seat; `before` is done to it before the seat's code is used. */
  async function annAfter(before: (page: Page) => Promise<unknown>): Promise<Page> {
    phones.begin({});
    const page = await phones.open('help', PHONE, true);
    await before(page);
    await page.goto(address(`seat#${phones.site.credentials.invitationTo('seat', 0)}`));
    return page;
  }

  tried([
    {
      id: 'P1',
      links: github('djust-org/djust#2932 stashapp/stash#6456'),
      reported: 'Back, or a page that was frozen and has lost its line, shows an old score',
      found: async () => {
        phones.begin({});
        const ann = await phones.phone(0);
        await ann.goto(address('help'));
        phones.site.rig.keys('P2 D D 7 P1');
        await ann.goBack();
        await ann.locator('.seat').getByText('7', { exact: true }).first().waitFor();
        const television = await phones.open('');
        await television.getByLabel('Ann: 7', { exact: true }).waitFor();
        const devtools = await television.context().newCDPSession(television);
        await devtools.send('Debugger.enable');
        const frozen = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
        await devtools.send('Debugger.pause');
        await phones.site.restart();
        phones.site.rig.keys('5 P2');
        await frozen;
        await devtools.send('Debugger.resume');
        await television.getByLabel('Bob: 5', { exact: true }).waitFor();
        return phones.pegs;
      },
      right: '7/0 5/0',
    },
    {
      id: 'P2',
      links: github('hc-tcg/hc-tcg#11 henrysdev/midimatches#248'),
      reported: 'one seat in two tabs, which both claim 4 at once',
      found: async () => {
        phones.begin({});
        const ann = await phones.phone(0);
        const tab = await ann.context().newPage();
        await tab.goto(address('seat'));
        // Both are on their way before either is heard.
        const under: (() => void)[] = [];
        await ann.context().route('**/api/claim', async (route) => {
          await new Promise<void>((go) => {
            under.push(go);
            if (under.length >= 2) for (const each of under) each();
          });
          await route.continue();
        });
        for (const page of [ann, tab]) await tap(page, '4');
        await Promise.all([tap(ann, 'Claim 4'), tap(tab, 'Claim 4')]);
        const asked = 'Your peg is on 4 now, not on 0.';
        await Promise.any([ann, tab].map((page) => page.getByText(asked).waitFor()));
        return phones.pegs;
      },
      right: '4/0 0/0',
    },
    {
      id: 'P3',
      links: ['rfc-editor.org/rfc/rfc6585#section-6'],
      reported:
        'a captive portal answers for the host: a page, a redirection, nothing, 511, an "ok" of its own',
      found: async () => {
        phones.begin({});
        const ann = await phones.phone(0);
        await ann.clock.install();
        await ann.reload();
        const portal = [
          { status: 200, contentType: 'text/html', body: '<title>Log in</title>' },
          { status: 302, headers: { location: address('help') } },
          { status: 200, body: '' },
          { status: 511, body: 'Network Authentication Required' },
          { status: 200, contentType: 'application/json', body: '{"ok":true}' },
        ];
        await ann.route('**/api/claim', (route) => {
          const answer = portal.shift();
          return answer === undefined ? route.continue() : route.fulfill(answer);
        });
        await tap(ann, '6');
        await tap(ann, 'Claim 6');
        await expect
          .poll(async () => {
            await ann.clock.fastForward(5_000);
            return portal.length;
          })
          .toBe(0);
        await ann.clock.fastForward(5_000);
        await ann.getByText('You claimed 6.').waitFor();
        const sent = phones.site.rig.types.filter((type) => type === 'pegged').length;
        return [portal.length, sent, phones.pegs];
      },
      right: [0, 1, '6/0 0/0'],
    },
    {
      id: 'P4',
      links: [],
      reported: 'a phone whose clock is 30 years slow',
      found: async () => {
        const ann = await annAfter((page) => page.clock.install({ time: Date.UTC(1996, 0, 1) }));
        await tap(ann, '9');
        await tap(ann, 'Claim 9');
        await ann.getByText('You claimed 9.').waitFor();
        const year = await ann.evaluate(() => new Date().getFullYear());
        phones.site.rig.keys('2 4 P1 2 4 P1 2 4 P1 2 4 P1 1 6 P1');
        await ann.goto(address('games'));
        const game = ann.getByText(/2026/).first();
        await game.waitFor();
        return [year, phones.pegs];
      },
      right: [1996, '121/105 0/0'],
    },
    {
      id: 'P5',
      links: github('sagemathinc/cocalc#1141'),
      reported: 'a browser that keeps nothing: the seat’s code was used up, and the seat lost on reload',
      found: async () => {
        const ann = await annAfter((page) =>
          page.addInitScript(() => {
            for (const name of ['localStorage', 'sessionStorage'])
              Object.defineProperty(globalThis, name, {
                get() {
                  throw new DOMException('denied', 'SecurityError');
                },
              });
          }),
        );
        await ann.getByText('The code is still good.').waitFor();
        const code = new URL(ann.url()).hash.slice(1);
        return [code.length > 0, phones.site.credentials.invitationTo('seat', 0) === code, phones.complaints];
      },
      right: [true, true, []],
    },
    {
      id: 'P6',
      links: github('yysun/apprun#84 weinzii/vidaa-edge#3 PietSmietde/Bugs#335'),
      reported: 'a browser without the functions of 2020 shows a white page',
      found: async () => {
        phones.begin({});
        phones.site.rig.keys('P2 D D 7 P1');
        const television = await phones.open('help');
        await television.addInitScript(() => Reflect.deleteProperty(String.prototype, 'replaceAll'));
        await television.goto(address(''));
        await television.waitForURL('**/plain');
        await television.locator('.lane0 .points').getByText('7', { exact: true }).waitFor();
        await television.goto(address('seat'));
        return television.locator('body').innerText();
      },
      right: expect.stringContaining('This browser is too old for this page. Use Chrome'),
    },
  ]);
});

describe('desk', () => {
  let rig: HallRig;
  let ended: () => void;
  let lists: string;
  beforeEach(async () => {
    rig = await HallRig.open();
    ended = tellRunning(rig.data, { url: rig.web.url, token: rig.credentials.token });
    lists = mkdtempSync(join(tmpdir(), 'muggins-lists-'));
  });
  afterEach(async () => {
    ended();
    await rig.close();
    rmSync(lists, { recursive: true, force: true });
  });

  /** `muggins hall` with these words: what it prints, on either side. */
  const hall = async (...words: readonly string[]): Promise<string> => {
    const { out, err } = await muggins('hall', ...words, '--data', rig.data);
    return out + err;
  };

  /** A night of these, its first round drawn: the same draw each time. */
  async function drawn(...names: readonly string[]): Promise<void> {
    await rig.post('/api/hall/night', { format: 'club-6', seed: 7 });
    for (const name of names) await hall('late', name, '--new');
    await hall('draw', '--tables', '2');
  }

  /** Names of the players of a round's games, or of one of them. */
  const playing = (round: number, only?: string): readonly string[] => {
    const { players } = rig.hall.state;
    const { games, entrants } = publicView(rig.hall.state);
    return games
      .filter(({ game, round: of, stage }) => of === round && stage !== 'void' && game === (only ?? game))
      .flatMap((game) => game.entrants)
      .flatMap((id) => entrants.find((each) => each.id === id)?.players ?? [])
      .map((id) => players.find((each) => each.id === id)?.name ?? id);
  };

  /** Ends the games of a round that are open, and so brings the next: the first of each wins. */
  async function finish(round: number): Promise<void> {
    for (const { game, stage } of publicView(rig.hall.state).games.filter((each) => each.round === round))
      if (stage !== 'void') await hall('correct', game, playing(round, game)[0] ?? '', '8');
  }

  /** Names on a list, as they are read, each with its member number; what is wrong with a list, with its lines. */
  const listed = (text: string, encoding: BufferEncoding = 'utf8'): readonly string[] => {
    const { added, wrong } = planImport(NO_NIGHT, readPlayers(Buffer.from(text, encoding)));
    const told = added.map(({ name, member }) => (member === null ? name : `${name} | ${member}`));
    return [...told, ...wrong.map(({ line, why }) => `line ${line}: ${why}`)];
  };

  tried([
    {
      id: 'L1',
      links: github('woogles-io/liwords#855 ThatRickGuy/PGSwiss#77'),
      reported: 'a player who comes after round 1, an odd field, a player who leaves and returns',
      found: async () => {
        await drawn('Ann', 'Bob', 'Cid', 'Dot');
        const told = [await hall('late', 'Eve', '--new')];
        await finish(1);
        const second = playing(2);
        told.push(await hall('drop', 'Dot', '--reason', 'home'));
        await finish(2);
        told.push(await hall('late', 'Dot'));
        await finish(3);
        const rounds = [second, playing(3), playing(4)];
        return [
          told,
          rounds.map((round) => [new Set(round).size, round.includes('Eve'), round.includes('Dot')]),
        ];
      },
      right: [
        [
          'Eve will play from round 2 on.',
          expect.stringMatching(/^Dot will not play from round 3 on\./),
          'Dot will play from round 4 on.',
        ],
        // Five play four at a time.
        [
          [4, true, true],
          [4, true, false],
          [4, true, true],
        ],
      ],
    },
    {
      id: 'L2',
      links: github('woogles-io/liwords#1039'),
      reported: 'a player leaves in mid-game: nothing was said of the game that is void',
      found: async () => {
        await drawn('Ann', 'Bob', 'Cid', 'Dot');
        return hall('drop', 'Bob', '--reason', 'ill');
      },
      right: expect.stringMatching(/^Bob will not play from round 2 on\.\n1 game is void: 1\.\d with \w+\.$/),
    },
    {
      id: 'L3',
      links: github('FIRST-Tech-Challenge/scorekeeper#430 Foorgol/QTournament#55 lidarts/lidarts#229'),
      reported: 'the wrong winner is found after both have signed, or after the next game has begun',
      found: async () => {
        await drawn('Ann', 'Bob');
        const [first = '', second = ''] = playing(1);
        await hall('correct', '1.1', first, '8');
        const mixed = ['correct', '1.1', second, '9', '--reason', 'mixed up'];
        const refused = await hall(...mixed);
        const done = await hall(...mixed, '--reopen');
        const cards = publicView(rig.hall.state).places.map(({ card }) => card);
        const won = walk(walk(begin(), 1, 100), 0, 121);
        const { present } = keyed(begin('', PLAYERS, won), 'undo', 'undo');
        return [refused, done, cards, present.results, pegs(present)];
      },
      right: [
        expect.stringContaining('Game 1.1 is final.'),
        expect.stringMatching(/^Game 1\.1: .*2 \+09.*; signed\.$/),
        ['2/1 +09', '0/0 -09'],
        [],
        'Red 120/96 Blue 100/96',
      ],
    },
    {
      id: 'L4',
      links: github(
        'FIRST-Tech-Challenge/scorekeeper#271 FirstLegoLeague/fllscoring#5 woogles-io/liwords#892',
      ),
      reported: 'the same result twice, and a result for a player of another game',
      found: async () => {
        await drawn('Ann', 'Bob', 'Cid', 'Dot');
        const [one = '', , other = ''] = playing(1);
        const first = await hall('correct', '1.1', one, '121-113');
        const { sequence } = rig.hall;
        const again = await hall('correct', '1.1', one, '121-113');
        const refused = await hall('correct', '1.1', other, '121-113');
        return [first === again, refused, rig.hall.sequence - sequence];
      },
      right: [true, expect.stringMatching(/^muggins: \w+ is not in game 1\.1, /), 0],
    },
    {
      id: 'L5',
      links: github('Foorgol/QTournament#55'),
      reported: 'the winner with the loser’s score first was taken as typed',
      found: async () => {
        await drawn('Ann Archer', 'Bob Baker');
        const { sequence } = rig.hall;
        const refused = await hall('correct', '1.1', 'Ann', '113-121');
        return [refused, rig.hall.sequence - sequence, await hall('correct', '1.1', 'Ann', '121-113')];
      },
      right: [
        expect.stringContaining('by 113-121, Ann Archer lost.'),
        0,
        expect.stringMatching(/Ann Archer 2 \+08/),
      ],
    },
    {
      id: 'L6',
      links: github(
        'dotCMS/core#36508 swisstopo/swissgeol-boreholes-suite#2811 nodejs/node#56542 nodejs/node#60888',
      ),
      reported:
        'a mark, semicolons, tabs, carriage returns, French heads, Windows-1252; a dry run that promises more',
      found: async () => {
        const other = join(lists, 'other');
        const told = async (text: string, ...dry: readonly string[]) => {
          writeFileSync(join(lists, 'x.csv'), text, 'latin1');
          const { code, out, err } = await muggins(
            'hall',
            'import',
            join(lists, 'x.csv'),
            ...dry,
            '--data',
            other,
          );
          return [code, out.split('\n').at(-1) ?? '', err];
        };
        const hara = 'name\nZo\xeb O\x92Hara\n';
        const [kept, read] = [await told(hara, '--dry-run'), await told(hara)];
        const bad = 'name\nAnn\nZo\x81\n';
        const [dry, refused] = [await told(bad, '--dry-run'), await told(bad)];
        return [
          listed('\uFEFFClub;NOM;N\u00b0 de licence\nX;Ann;7\n'),
          listed('name\tmember\rAnn\t7\r'),
          kept,
          read,
          readHall(other).state.players.map(({ name }) => name),
          refused,
          isDeepStrictEqual(dry, refused),
        ];
      },
      right: [
        ['Ann | 7'],
        ['Ann | 7'],
        [0, 'This import would make these changes: 1 player added, 0 changed, 0 already known.', ''],
        [0, '1 player added, 0 changed, 0 already known.', ''],
        ['Zoë O’Hara'],
        [1, '', expect.stringContaining('Nothing was imported.')],
        true,
      ],
    },
    {
      id: 'L7',
      links: github('gr8b/zabbix-module-sqlexplorer#18'),
      reported:
        'lists of Excel: sep=, empty rows, UTF-16, first and last names; names of all scripts, and twins',
      found: async () => {
        await drawn('José Núñez', 'Ann');
        return [
          listed('sep=;\r\nname;club\r\nAnn;X\r\n'),
          listed('name,club\r\nAnn,X\r\n,\r\n,,,,\r\n'),
          listed('\uFEFFname\tmember\nZoë\t7\n', 'utf16le'),
          listed('First Name,Last Name,ACC #\nAnn,Archer,MI1\n'),
          listed('name\nAnn 🎴\nعلي\n李小龍\n'),
          listed('name\nJos\u00e9\nJose\u0301\n'),
          await hall('correct', '1.1', 'jose nunez', '8'),
        ];
      },
      right: [
        ['Ann'],
        ['Ann'],
        ['Zoë | 7'],
        ['Ann Archer | MI1'],
        ['Ann 🎴', 'علي', '李小龍'],
        ['José', 'line 3: twice'],
        expect.stringMatching(/José Núñez 2 \+08/),
      ],
    },
  ]);
});

// What a Raspberry Pi is given: the rule names every board that Muggins looks for, and systemd finds no fault with the units.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listPorts, mayBeBoard } from '../../host/board/ports.ts';
import { run } from '../../host/cli/program.ts';
import { tellRunning } from '../../host/cli/running.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const UNITS = ['muggins.service', 'muggins-kiosk.service'] as const;

describe('the udev rule', () => {
  const PAIR = /^([A-Z]+(?:\{\w+\})?)(==|!=|\+=|=)"([^"]*)"$/;
  /** Each line as its keys, operators and values: udev(7). */
  const rulesIn = (name: string) =>
    read(name)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(', ').map((pair) => PAIR.exec(pair)));
  const rules = rulesIn('60-muggins.rules');
  const late = rulesIn('95-muggins-brltty.rules');
  const value = (rule: (typeof rules)[number], key: string): string | undefined =>
    rule.find((pair) => pair?.[1] === key)?.[3];

  test('every line is made of pairs', () => {
    expect([...rules, ...late].flat().filter((pair) => pair === null)).toEqual([]);
  });

  test('matches compare, and what is set is assigned', () => {
    for (const pair of [...rules, ...late].flat()) {
      const matches = /^(ACTION|SUBSYSTEM|DRIVER|ATTRS|ATTR\{id|ENV\{DEVTYPE)/.test(pair?.[1] ?? '');
      expect(['==', '!='].includes(pair?.[2] ?? '')).toBe(matches);
    }
  });

  const boards = rules.filter(
    (rule) => value(rule, 'ATTRS{idVendor}') !== undefined && value(rule, 'SUBSYSTEM') === undefined,
  );

  // Linux, drivers/usb/serial/ftdi_sio.c: the attribute belongs to the port, which is of the subsystem usb-serial.
  test('every FTDI that Muggins looks for sends after a millisecond', () => {
    const chips = boards.filter((rule) => value(rule, 'ATTRS{idVendor}') === '0403');
    const ids = (rule: (typeof rules)[number]) =>
      ['ATTRS{idVendor}', 'ATTRS{idProduct}'].map((key) => value(rule, key));
    const timed = rules.filter((rule) => value(rule, 'ATTR{latency_timer}') === '1');
    expect(timed.map(ids)).toEqual(chips.map(ids));
    for (const rule of timed)
      expect([value(rule, 'SUBSYSTEM'), value(rule, 'DRIVER')]).toEqual(['usb-serial', 'ftdi_sio']);
    // Other subsystems than tty leave the file after it.
    const left = rules.findIndex((rule) => rule[0]?.[0] === 'SUBSYSTEM!="tty"');
    expect(rules.findIndex((rule) => timed.includes(rule))).toBeLessThan(left);
  });

  // brltty, Autostart/Udev: a device is given `ENV{SYSTEMD_WANTS}+="brltty-device@.service"`.
  test('every chip that brltty takes for a Braille display is taken back from it', () => {
    const taken = late.filter((rule) => value(rule, 'ENV{SYSTEMD_WANTS}') === '');
    const chips = boards.filter((rule) => value(rule, 'SYMLINK') === undefined);
    expect(taken.map((rule) => [value(rule, 'ATTR{idVendor}'), value(rule, 'ATTR{idProduct}')])).toEqual(
      chips.map((rule) => [value(rule, 'ATTRS{idVendor}'), value(rule, 'ATTRS{idProduct}')]),
    );
  });

  test.each(
    boards.map(
      (rule) => [value(rule, 'ATTRS{idVendor}') ?? '', value(rule, 'ATTRS{idProduct}') ?? '', rule] as const,
    ),
  )('%s:%s is a board that Muggins looks for; an Arduino gets a name', async (vendorId, productId, rule) => {
    const lister = { list: async () => [{ path: '/dev/x', vendorId, productId }], devices: async () => [] };
    const { ports } = await listPorts(lister);
    expect(ports.map(mayBeBoard)).toEqual([true]);
    expect([value(rule, 'GROUP'), value(rule, 'MODE')]).toEqual(['dialout', '0660']);
    // The tags by which ModemManager leaves a device and a port alone (ModemManager, Common udev tags).
    for (const tag of ['ENV{ID_MM_DEVICE_IGNORE}', 'ENV{ID_MM_PORT_IGNORE}'])
      expect(value(rule, tag)).toBe('1');
    expect(value(rule, 'SYMLINK')).toBe(ports[0]?.board?.startsWith('Arduino') ? 'muggins' : undefined);
  });

  test('all kinds that are known are there', () => {
    expect(boards).toHaveLength(13);
    expect(new Set(boards.map((rule) => value(rule, 'ATTRS{idVendor}')))).toEqual(
      new Set(['2341', '2a03', '1a86', '0403', '10c4', '067b']),
    );
  });
});

/** `Key=value` lines of a unit; a key may stand more than once. */
const setting = (unit: string, key: string): readonly string[] =>
  read(unit)
    .split('\n')
    .flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));

describe('the units', () => {
  test('the table is started with options that there are', async () => {
    const [command = ''] = setting('muggins.service', 'ExecStart');
    expect(command).toMatch(/^\/usr\/bin\/muggins start /);
    const help: string[] = [];
    await run(['help', 'start'], { out: (text) => help.push(text), err: (text) => help.push(text) });
    const known = help.join('\n').match(/--[a-z-]+/g);
    for (const option of command.match(/ --[a-z-]+(?= )/g)?.slice(1) ?? [])
      expect(known).toContain(option.trim());
    expect(setting('muggins.service', 'Environment')).toEqual([
      'MUGGINS_DATA=/var/lib/muggins',
      'MUGGINS_PORT=/dev/muggins',
    ]);
  });

  test('the kiosk waits for the file that makes it host, and opens it; the table begins without an old one', () => {
    const folder = setting('muggins.service', 'Environment')[0]?.split('=')[1] ?? '';
    const told = mkdtempSync(join(tmpdir(), 'muggins-told-'));
    tellRunning(told, { url: 'http://127.0.0.1:8121/', token: 't'.repeat(22) });
    const [page = ''] = readdirSync(told).filter((name) => name.endsWith('.html'));
    rmSync(told, { recursive: true });
    expect(setting('muggins-kiosk.service', 'ExecStartPre').join()).toContain(`test -r ${folder}/${page};`);
    expect(setting('muggins-kiosk.service', 'ExecStart').join()).toMatch(
      new RegExp(` file://${folder}/${page}$`),
    );
    expect(setting('muggins.service', 'ExecStartPre')).toContain(`/bin/rm -f ${folder}/${page}`);
    // The file is for its user's eyes only.
    const [table, kiosk] = UNITS.map((unit) => setting(unit, 'User'));
    expect(kiosk).toEqual(table);
  });

  test('both start by themselves on a Pi without a desktop, and the kiosk after the table', () => {
    for (const unit of UNITS) expect(setting(unit, 'WantedBy')).toEqual(['multi-user.target']);
    expect(setting('muggins-kiosk.service', 'After').join().split(' ')).toContain('muggins.service');
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
  test.runIf(hasSystemd).each(UNITS)('%s: systemd-analyze verify', (unit) => {
    const place = mkdtempSync(join(tmpdir(), 'muggins-units-'));
    // The programs need not be on this machine.
    for (const each of UNITS)
      writeFileSync(join(place, each), read(each).replace(/^(ExecStart\w*=)\S+/gm, '$1/bin/true'));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', join(place, unit)], {
      encoding: 'utf8',
    });
    const about = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line.includes(place) || line.includes('muggins'));
    expect([about, status]).toEqual([[], 0]);
  });
});

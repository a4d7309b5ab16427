// What a Raspberry Pi is given: the rule names every board that Muggins looks for, and systemd finds no fault with the units.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listPorts } from '../../host/board/ports.ts';
import { run } from '../../host/cli/program.ts';
import { tellRunning } from '../../host/cli/running.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const UNITS = ['muggins.service', 'muggins-kiosk.service'] as const;

describe('the udev rule', () => {
  /** Each line as its keys, operators and values: udev(7). */
  const lines = read('60-muggins.rules')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const PAIR = /^([A-Z]+(?:\{\w+\})?)(==|!=|\+=|=)"([^"]*)"$/;
  const rules = lines.map((line) => line.split(', ').map((pair) => PAIR.exec(pair)));
  const value = (rule: (typeof rules)[number], key: string): string | undefined =>
    rule.find((pair) => pair?.[1] === key)?.[3];

  test('every line is made of pairs', () => {
    expect(rules.flat().filter((pair) => pair === null)).toEqual([]);
  });

  test('matches compare, and what is set is assigned', () => {
    for (const pair of rules.flat()) {
      const matches = /^(ACTION|SUBSYSTEM|ATTRS)/.test(pair?.[1] ?? '');
      expect(['==', '!='].includes(pair?.[2] ?? '')).toBe(matches);
    }
  });

  const boards = rules.filter((rule) => value(rule, 'ATTRS{idVendor}') !== undefined);

  test.each(
    boards.map(
      (rule) => [value(rule, 'ATTRS{idVendor}') ?? '', value(rule, 'ATTRS{idProduct}') ?? '', rule] as const,
    ),
  )('%s:%s is a board that Muggins looks for; an Arduino gets a name', async (vendorId, productId, rule) => {
    const lister = { list: async () => [{ path: '/dev/x', vendorId, productId }], devices: async () => [] };
    const { ports } = await listPorts(lister);
    expect(ports[0]?.likely).toBe(true);
    expect([value(rule, 'GROUP'), value(rule, 'MODE')]).toEqual(['dialout', '0660']);
    // The tags by which ModemManager leaves a device and a port alone (ModemManager, Common udev tags).
    for (const tag of ['ENV{ID_MM_DEVICE_IGNORE}', 'ENV{ID_MM_PORT_IGNORE}'])
      expect(value(rule, tag)).toBe('1');
    expect(value(rule, 'SYMLINK')).toBe(ports[0]?.board?.startsWith('Arduino') ? 'muggins' : undefined);
  });

  test('all kinds that are known are there', () => {
    expect(boards).toHaveLength(9);
    expect(new Set(boards.map((rule) => value(rule, 'ATTRS{idVendor}')))).toEqual(
      new Set(['2341', '2a03', '1a86', '0403']),
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
    expect(command).toMatch(/^\/usr\/bin\/node dist\/host\/cli\/muggins\.js start /);
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

// Where the games of a machine are: a new one follows the customs of its system, and a folder that is in use stays in use.
import { existsSync, mkdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { expect, test } from 'vitest';
import { placeHere } from './place.ts';
import { newFolder } from './testing/muggins.ts';

type Row = readonly [
  name: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  folder: string,
  why: string,
];

const ROWS: readonly Row[] = [
  ['Linux', {}, 'linux', 'HOME/.local/share/muggins', 'the usual one'],
  ['Linux with XDG', { XDG_DATA_HOME: '/srv/ann' }, 'linux', '/srv/ann/muggins', 'XDG_DATA_HOME'],
  // XDG Base Directory Specification 0.8: paths must be absolute, others are to be ignored.
  ['a relative XDG', { XDG_DATA_HOME: 'data' }, 'linux', 'HOME/.local/share/muggins', 'the usual one'],
  ['an empty XDG', { XDG_DATA_HOME: '' }, 'linux', 'HOME/.local/share/muggins', 'the usual one'],
  ['macOS', { APPDATA: '/elsewhere' }, 'darwin', 'HOME/.local/share/muggins', 'the usual one'],
  ['Windows', { APPDATA: '/Roaming' }, 'win32', '/Roaming/muggins', 'APPDATA'],
  ['Windows without APPDATA', {}, 'win32', 'HOME/.local/share/muggins', 'the usual one'],
  ['MUGGINS_DATA', { MUGGINS_DATA: '/data', XDG_DATA_HOME: '/x' }, 'linux', '/data', 'MUGGINS_DATA'],
  [
    'an empty MUGGINS_DATA',
    { MUGGINS_DATA: '', APPDATA: '/Roaming' },
    'win32',
    '/Roaming/muggins',
    'APPDATA',
  ],
];

test.each(ROWS)('%s', (_, env, platform, folder, why) => {
  const home = newFolder();
  const place = placeHere(env, platform, home);
  expect(place).toEqual({ folder: folder.replace('HOME', home), why: expect.stringContaining(why) });
  // To look for it makes nothing.
  expect(existsSync(join(home, '.local'))).toBe(false);
});

test.each(['', 'home/ann'])(
  'a HOME that is "%s" is not taken for a folder of the place where the command runs',
  (home) => {
    expect(isAbsolute(placeHere({}, 'linux', home).folder)).toBe(true);
  },
);

test.each(['linux', 'darwin', 'win32'] as const)(
  'on %s a folder of an earlier version stays in use',
  (platform) => {
    const home = newFolder();
    mkdirSync(join(home, '.muggins'));
    const env = { XDG_DATA_HOME: join(home, 'xdg'), APPDATA: join(home, 'Roaming') };
    mkdirSync(join(env.XDG_DATA_HOME, 'muggins'), { recursive: true });
    const { folder, why } = placeHere(env, platform, home);
    expect(folder).toBe(join(home, '.muggins'));
    expect(why).toContain('earlier');
    expect(placeHere({ ...env, MUGGINS_DATA: '/data' }, platform, home).folder).toBe('/data');
  },
);

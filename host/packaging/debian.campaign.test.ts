// The Debian package: built, installed by apt into a bare Debian, and the README's deal played there.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Architecture } from './deb.ts';
import { playDeal, START } from './testing/deal.ts';
import { builtDeb } from './testing/installed.ts';
import { bareRoot, runIn } from './testing/root.ts';

const has = (...words: readonly [string, ...string[]]): boolean => {
  try {
    execFileSync(words[0], words.slice(1), { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
/** A root can be made by root alone, with Debian's tools. */
const able = process.getuid?.() === 0 && has('mmdebstrap', '--version') && has('dpkg-deb', '--version');

/** Milliseconds to make a Debian, where others use the processors and the network as well. */
const PATIENCE = 1_800_000;

describe.runIf(able)('the Debian package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-debian-'));
  let deb: string;
  const root = join(folder, 'root');
  beforeAll(async () => {
    const here = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
    deb = await builtDeb(here as Architecture);
    bareRoot(root, [deb]);
  }, PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is installed by one command; it needs nothing that a bare Debian lacks, and no compiler comes along', () => {
    runIn(root, 'apt-get', 'install', '-y', '-q', `/${basename(deb)}`);
    const packages = runIn(root, 'dpkg', '--get-selections').match(/^[\w+.-]+/gm) ?? [];
    expect(packages).toContain('muggins');
    expect(packages.filter((each) => /^(gcc|g\+\+|make|nodejs|npm|git|python3)(-\d+)?$/.test(each))).toEqual(
      [],
    );
    expect(runIn(root, 'dpkg', '--audit')).toBe('');
  });

  test('brings the command, its service, the rule for the port, and a user who may open it', () => {
    const files = runIn(root, 'dpkg', '-L', 'muggins').trim().split('\n');
    for (const file of [
      '/usr/bin/muggins',
      '/usr/lib/systemd/system/muggins.service',
      '/usr/lib/systemd/system/muggins-kiosk.service',
      '/usr/lib/udev/rules.d/60-muggins.rules',
      '/usr/share/bash-completion/completions/muggins',
      '/usr/share/doc/muggins/copyright',
    ])
      expect(files).toContain(file);
    expect(runIn(root, 'id', '-nG', 'muggins').trim().split(' ')).toContain('dialout');
    expect(runIn(root, 'stat', '-c', '%U %a', '/usr/lib/muggins/bin/node').trim()).toBe('root 755');
    const unit = readFileSync(join(root, 'usr/lib/systemd/system/muggins.service'), 'utf8');
    const [, program = ''] = /^ExecStart=(\S+)/m.exec(unit) ?? [];
    expect(files).toContain(program);
  });

  test('says whose work is in it, and what has changed', () => {
    const doc = join(root, 'usr/share/doc/muggins');
    const copyright = readFileSync(join(doc, 'copyright'), 'utf8');
    const notice = readFileSync(join(root, 'usr/lib/muggins/NOTICE.md'), 'utf8');
    const headings = notice.match(/^## \S+ - \d.*$/gm) ?? [];
    expect(headings.length).toBeGreaterThan(60);
    expect(headings.filter((heading) => !copyright.includes(`\n ${heading}\n`))).toEqual([]);
    for (const each of [
      'usr/lib/muggins/dist/*',
      'usr/lib/muggins/bin/node',
      'usr/lib/muggins/firmware/prebuilt/*',
    ])
      expect(copyright).toContain(`\nFiles: ${each}\n`);
    // Every stanza has an owner, a licence and its text; nothing else begins a line.
    const stanzas = copyright.trimEnd().split(/\n\n/).slice(1);
    for (const stanza of stanzas)
      expect(stanza).toMatch(/^Files: \S.*\nCopyright: \S.*\n( \S.*\n)*License: \S+\n( .*(\n|$))+$/);
    const changes = gunzipSync(readFileSync(join(doc, 'changelog.Debian.gz'))).toString();
    const version = /^Version: (.*)$/m.exec(runIn(root, 'dpkg', '-s', 'muggins'))?.[1];
    expect(changes.split('\n')[0]).toBe(`muggins (${version}) stable; urgency=medium`);
  });

  test('plays the deal of the README, as the user of the service', async () => {
    const data = join(root, 'var/lib/muggins');
    mkdirSync(data, { recursive: true });
    runIn(root, 'chown', 'muggins:muggins', '/var/lib/muggins');
    const command = ['chroot', '--userspec=muggins', root, '/usr/bin/muggins', ...START] as const;
    const view = await playDeal([...command, '--data', '/var/lib/muggins'], data);
    expect(view).toMatchObject({ dealer: 0, ruling: { claimed: 5, truth: 4 } });
  });

  test('goes without a trace but the games', () => {
    runIn(root, 'apt-get', 'purge', '-y', '-q', 'muggins');
    expect([
      has('test', '-e', join(root, 'usr/lib/muggins')),
      has('test', '-e', join(root, 'usr/bin/muggins')),
      has('test', '-e', join(root, 'var/lib/muggins/journal/journal.json')),
    ]).toEqual([false, false, true]);
  });
});

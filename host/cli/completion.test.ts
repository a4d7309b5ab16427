// Completion: what can follow a line, and the script of every shell that this machine has.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRESETS, SETTINGS } from '../../shared/rules/index.ts';
import { BUILT, muggins, newFolder } from './testing/muggins.ts';

const script = async (name: string): Promise<string> => (await muggins('completion', name)).out;
const SCRIPTS = { bash: await script('bash'), zsh: await script('zsh'), fish: await script('fish') };

const GAMES = PRESETS.map(({ name }) => name);

test.each<[line: string, words: readonly string[]]>([
  ['muggins sc', ['score']],
  ['muggins journal re', ['restore']],
  ['muggins start --emu', ['--emulator']],
  ['muggins start --rules ', GAMES],
  ['muggins start --rules five', GAMES.filter((name) => name.startsWith('five'))],
  ['muggins start --set ', SETTINGS.map(({ name }) => `${name}=`)],
  ['muggins start --set mode=', ['mode=trust', 'mode=challenge', 'mode=always']],
  ['muggins start --set mode=always muggins=c', ['muggins=called']],
  ['muggins table p', ['pause']],
  ['muggins players me', ['merge']],
  ['muggins rules cut', ['cutthroat', 'cutAgain', 'cutCard', 'cutEarly']],
  ['muggins help jou', ['journal']],
  ['muggins completion ', ['bash', 'zsh', 'fish', 'powershell']],
  // Files are the shell's.
  ['muggins journal restore ', []],
  ['muggins start --data ', []],
  // What a script calls is not offered.
  ['muggins comple', ['completion']],
])('%s', async (line, words) => {
  const { out } = await muggins('complete', 'bash', line);
  expect(out.split('\n').filter(Boolean).toSorted()).toEqual(words.toSorted());
});

test.each([
  ['zsh', 'rules:explain the games, one game, or one house rule'],
  ['fish', 'rules\texplain the games, one game, or one house rule'],
  ['powershell', 'rules\texplain the games, one game, or one house rule'],
])('%s is told what each is', async (shell, line) => {
  expect((await muggins('complete', shell, 'muggins rul')).out).toBe(line);
});

test('another shell is refused, with those that there are', async () => {
  expect(await muggins('completion', 'nushell')).toMatchObject({
    code: 2,
    err: 'muggins: completion nushell: expected bash, zsh, fish or powershell.',
  });
});

/** A folder with the built program `muggins` in it, as it is installed. */
function installed(): string {
  const folder = newFolder();
  const command = `'${process.execPath}' '${BUILT}'`;
  writeFileSync(join(folder, 'muggins'), `#!/bin/sh\nexec ${command} "$@"\n`);
  chmodSync(join(folder, 'muggins'), 0o755);
  return folder;
}

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** What a shell prints in which `muggins` is installed. */
function shell(name: string, args: readonly string[]) {
  const env = { ...process.env, PATH: `${installed()}:${process.env.PATH}` };
  const { stdout, stderr } = spawnSync(name, args, { encoding: 'utf8', env });
  return { stdout, stderr };
}

describe('the scripts', () => {
  test.skipIf(!has('bash')).each([
    ['muggins jour', ['muggins', 'jour'], ['journal']],
    ['muggins start --rules 91', ['muggins', 'start', '--rules', '91'], ['91-up']],
    // Bash parts words at the sign of equality, and replaces what stands behind it.
    ['muggins start --set mode=al', ['muggins', 'start', '--set', 'mode', '=', 'al'], ['always']],
    [
      'muggins start --set muggins=',
      ['muggins', 'start', '--set', 'muggins', '='],
      ['off', 'called', 'automatic'],
    ],
    ['muggins start --data ', ['muggins', 'start', '--data', ''], []],
  ])('bash completes %s', (line, words, found) => {
    const asked = `${SCRIPTS.bash}
COMP_LINE=$1 COMP_POINT=\${#1}; shift; COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_muggins; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = shell('bash', ['-c', asked, 'bash', line, ...words]);
    expect(stderr).toBe('');
    expect(stdout.split('\n').filter((each) => each !== '')).toEqual(found);
  });

  // The functions of zsh's own completion are told here instead of shown.
  test.skipIf(!has('zsh')).each([
    ['muggins jour', 'journal:back up, check and move the journal\n'],
    ['muggins start --set mode=al', 'mode=always\n'],
    ['muggins start --set mod', 'nospace mode=:how strictly the board checks counts\n'],
    ['muggins start --data ', 'files\n'],
  ])('zsh completes %s', (line, told) => {
    const asked = `compdef() {}; _files() { print files }
_describe() { [[ $3 == -S ]] && print -n 'nospace '; print -l "\${(@P)2}" }
${SCRIPTS.zsh}
words=("\${(@s: :)1}") CURRENT=$#words; _muggins`;
    expect(shell('zsh', ['-f', '-c', asked, 'zsh', line])).toEqual({ stdout: told, stderr: '' });
  });

  test.skipIf(!has('fish')).each([
    ['muggins jour', 'journal\tback up, check and move the journal\n'],
    ['muggins start --set mode=al', 'mode=always\n'],
  ])('fish completes %s', (line, told) => {
    const asked = `${SCRIPTS.fish}\ncomplete -C '${line}'`;
    expect(shell('fish', ['--no-config', '-c', asked])).toEqual({ stdout: told, stderr: '' });
  });
});

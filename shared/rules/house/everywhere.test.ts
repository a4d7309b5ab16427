// What all of the project keeps to about the presets: each is played in a scenario, and no behaviour asks for one by its name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS } from './presets.ts';

const here = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

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
  const names = PRESETS.map(({ name }) => name);
  const asks = (path: string): boolean => {
    // A league has captains of its own: there the word says who somebody is.
    const known = path.includes('league/') ? names.filter((name) => name !== 'captain') : names;
    const asked = new RegExp(`(===|!==|case) '(${known.join('|')})'|rules\\.name\\s*[!=]==`);
    return asked.test(readFileSync(here(path), 'utf8'));
  };
  const files = ['shared', 'host', 'hardware'].flatMap((room) =>
    readdirSync(here(room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => `${room}/${path}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(asks)).toEqual([]);
});

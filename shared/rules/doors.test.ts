// No export without a user: each is used by another module, or stands behind a door with its doc comment.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['terms', 'cards', 'house', 'rulings', 'game', 'game/variants', 'study'] as const;

/** The modules of the library by path, tests apart. */
const SOURCES = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => [
        `${folder}/${name}`,
        readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'),
      ]),
  ),
);

/** The names that a module exports. */
const exportsOf = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:const|function\*?|interface|type|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

/** The names that a door gives of a module: all, some or none. */
function behindDoor(path: string, names: readonly string[]): readonly string[] {
  const [folder = '', ...module] = path.split('/');
  const door = SOURCES.get(`${folder}/index.ts`) ?? '';
  const from = `'\\./${module.join('/')}'`;
  const line = new RegExp(`^export (?:type )?(\\*|\\{[^}]*\\}) from ${from};$`, 'm').exec(door)?.[1];
  if (line === undefined) return [];
  return line === '*' ? names : names.filter((name) => new RegExp(`\\b${name}\\b`).test(line));
}

test('no folder has more than 22 modules and its door', () => {
  for (const folder of FOLDERS) {
    const modules = [...SOURCES.keys()].filter((path) => path.slice(0, path.lastIndexOf('/')) === folder);
    expect([folder, modules.length <= 23]).toEqual([folder, true]);
  }
});

test('no export without a user', () => {
  const idle = [...SOURCES].flatMap(([path, source]) => {
    const names = exportsOf(source);
    const open = behindDoor(path, names);
    return names
      .filter((name) => !open.includes(name))
      .filter(
        (name) =>
          ![...SOURCES].some(([other, text]) => other !== path && new RegExp(`\\b${name}\\b`).test(text)),
      )
      .map((name) => `${path}: ${name}`);
  });
  expect(idle).toEqual([]);
});

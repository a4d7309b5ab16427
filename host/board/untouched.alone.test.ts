// Johnny-Five is a module that others in the same program use too: while a board's parts are built, used and taken down, nothing of
// its own is replaced (review of the board, B).
import five from 'johnny-five';
import { expect, test } from 'vitest';
import { pass, ready, underFakeTime, view } from './testing/bench.ts';

underFakeTime();

/** Every function and value of the module, and those of its helpers and classes. */
function everything(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(five)) {
    found.set(name, value);
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) continue;
    for (const [key, inner] of Object.entries(Object.getOwnPropertyDescriptors(value)))
      if (typeof inner.value === 'function') found.set(`${name}.${key}`, inner.value);
    const { prototype } = value as { readonly prototype?: object };
    for (const [key, inner] of Object.entries(Object.getOwnPropertyDescriptors(prototype ?? {})))
      found.set(`${name}#${key}`, inner.value);
  }
  return found;
}

test('nothing of Johnny-Five is replaced', async () => {
  const before = everything();
  expect(before.has('Fn.debounce')).toBe(true);
  const changed = (): readonly string[] =>
    [...everything()].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
  const { connection } = await ready();
  expect(five.Board.cache).toHaveLength(1);
  connection.show(view(3));
  await pass(200);
  expect(changed()).toEqual([]);
  await connection.close();
  expect(changed()).toEqual([]);
});

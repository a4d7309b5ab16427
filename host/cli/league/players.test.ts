// `muggins league players`: what each player has played.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../system/package.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const EXAMPLE = join(packageRoot(), 'docs/examples/season.json');

test('the best share of legs first', async () => {
  const { out } = await muggins('league', 'players', EXAMPLE);
  expect(out.split('\n').slice(0, 3)).toEqual([
    '    Player      Team                  Matches  Rubbers   Legs  Legs %  Mostly with',
    ' 1  Wes Webb    Royal British Legion        4      4/4   17-3    85.0  Zoe Zane',
    ' 1  Zoe Zane    Royal British Legion        4      4/4   17-3    85.0  Wes Webb',
  ]);
});

test('a competition with averages from 4 matches, and a name that was erased', async () => {
  const season = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
  season.competitions[0].format = { base: 'bury', averagesFrom: 4 };
  season.persons.find(({ id }: { readonly id: string }) => id === 'wes').name = null;
  const file = join(newFolder(), 'season.json');
  writeFileSync(file, JSON.stringify(season));
  const { out } = await muggins('league', 'players', file, '--competition', '1');
  expect(out).toMatch(/^ 1 {2}wes +Royal/m);
  expect(out).toMatch(/^ - {2}Quin Quay +Fox & Hounds/m);
  const { out: text } = await muggins('league', 'players', file, '--competition', '1', '--json');
  const { players } = JSON.parse(text);
  const quin = players.find(({ person }: { readonly person: string }) => person === 'quin');
  expect(quin).toMatchObject({ name: 'Quin Quay', qualifies: false, average: 0.6, matches: 2 });
});

test('a competition that there is not', async () => {
  const { code, err } = await muggins('league', 'players', EXAMPLE, '--competition', '2');
  expect([code, err]).toEqual([2, 'muggins: --competition 2: expected 1. Did you mean 1?']);
});

// A forgotten player: no answer of the hall has the name, to the desk or to anybody.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playSeason, SEASON_PLAYERS } from '../../hall/testing/season.ts';
import { packageRoot } from '../../system/package.ts';
import { HallRig } from './testing/site.ts';

let rig: HallRig;
beforeEach(async () => {
  rig = await HallRig.open();
});
afterEach(() => rig.close());

/** What the club has of Wilhelmina, but for her id. */
const SECRET = /Montagues|Billie|Capulet|MI111|Salisbury|Mina M/;

const { paths } = JSON.parse(readFileSync(join(packageRoot(), 'docs', 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, object>>;
};
/** Everything that can be asked of a hall, for each night and player. */
const ASKED = Object.entries(paths)
  .filter(([path, methods]) => path.startsWith('/api/hall') && 'get' in methods)
  .flatMap(([path]) =>
    path.includes('{night}') ? [1, 2, 3].map((night) => path.replace('{night}', `${night}`)) : [path],
  )
  .flatMap((path) =>
    path.includes('{player}') ? SEASON_PLAYERS.map(({ id }) => path.replace('{player}', id)) : [path],
  );

/** The answers, a zip archive unpacked. */
async function answers(headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of ASKED) {
    const response = await fetch(new URL(path, rig.web.url), { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isZip = response.headers.get('content-type') === 'application/zip';
    const parts = isZip ? Object.values(unzipSync(bytes)) : [bytes];
    const text = parts.map((part) => Buffer.from(part).toString('utf8')).join('\n');
    found.push(`${path} ${response.status} ${SECRET.test(text) ? 'has the name' : ''}`.trim());
  }
  return found;
}

test('every answer is there as before, without the name', async () => {
  playSeason(rig.hall, 3);
  const [known] = SEASON_PLAYERS.filter(({ id }) => id === 'Wilhelmina');
  if (known === undefined) throw new Error('she is not in the season');
  rig.must(
    { type: 'changePlayer', player: { ...known, short: 'Billie', surname: 'Capulet', club: 'Salisbury' } },
    { type: 'addPlayer', player: { id: 'w2', name: 'Mina M', member: null, club: null } },
    { type: 'merge', from: 'w2', into: 'Wilhelmina' },
  );
  const everybody = [rig.own, await rig.phone('Ann'), {}];
  const before = await Promise.all(everybody.map(answers));
  for (const all of before)
    expect(all.filter((each) => each.endsWith('name')).length).toBeGreaterThan(SEASON_PLAYERS.length);
  const own = await rig.phone('Wilhelmina');
  expect((await rig.do({ type: 'forgetPlayer', player: 'Wilhelmina' })).status).toBe(200);
  const after = await Promise.all(everybody.map(answers));
  expect(after).toEqual(before.map((all) => all.map((each) => each.replace(' has the name', ''))));
  expect((await rig.ask('/api/hall/me', { headers: own })).status).toBe(401);
});

// `muggins league ratings`: from a file, and from the nights of a hall.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../system/package.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const FOLDER = newFolder();
const exampleOf = (name: string) =>
  JSON.parse(readFileSync(join(packageRoot(), 'docs/examples', name), 'utf8'));
const fileOf = (value: unknown): string => {
  const file = join(FOLDER, 'file.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};

/** A season in which Ann has met Gus in singles on as many Thursdays as there are scores, and the example's pairs have played. */
function season(...scores: readonly (readonly [number, number])[]) {
  const { competitions, ...rest } = exampleOf('season.json');
  const [{ format, ...league }] = competitions;
  const form = { base: format, rubbers: [{ players: 1, rules: 'six-card', legs: 5, all: true }] };
  const fixtures = scores.map((legs, at) => {
    const card = { rubbers: [{ players: [['ann'], ['gus']], legs }] };
    return {
      ...{ id: `s${at}`, competition: 'S', round: at + 1, home: 'bell', away: 'crown' },
      ...{ day: `2026-10-0${at + 1}`, cards: { 0: card, 1: card } },
    };
  });
  return {
    ...rest,
    competitions: [
      ...competitions,
      { ...league, id: 'S', name: 'Singles', format: form, up: undefined, down: undefined },
    ],
    fixtures: [...rest.fixtures, ...fixtures],
  };
}

test('singles of a season, by both systems; too few games are hidden', async () => {
  const file = fileOf(season([5, 0], [4, 1], [3, 2], [3, 2]));
  const glicko = JSON.parse((await muggins('league', 'ratings', file, '--json')).out);
  expect(glicko).toMatchObject({ by: 'glicko', shownFrom: 20, hidden: 0 });
  expect(glicko.ratings.map(({ person, name, games }: never) => [person, name, games])).toEqual([
    ['ann', 'Ann Archer', 20],
    ['gus', 'Gus Gray', 20],
  ]);
  const { out } = await muggins('league', 'ratings', file, '--by', 'case');
  expect(out).toMatch(/^1 +Ann Archer +1\d{3} +20$/m);
  const few = JSON.parse((await muggins('league', 'ratings', fileOf(season([5, 0])), '--json')).out);
  expect([few.ratings, few.hidden]).toEqual([[], 2]);
});

test('singles of a competition that is not rated', async () => {
  const value = season([5, 0]);
  value.competitions.at(-1).rated = false;
  const { ratings, hidden } = JSON.parse((await muggins('league', 'ratings', fileOf(value), '--json')).out);
  expect([ratings, hidden]).toEqual([[], 0]);
});

test('a hall without nights', async () => {
  const { code, out } = await muggins('league', 'ratings', '--data', FOLDER);
  expect([code, out.split('\n', 1)]).toEqual([0, ['No ratings yet.']]);
});

// The page for an unknown address: in the reader's language, with a link to every page that has a title.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { noPage } from './nopage.ts';

test.each([
  ['en', 'scoreboard', ['seat', 'games', 'overlay'], ['/ Scoreboard', '/seat Your seat', '/games Games']],
  ['fr', 'scoreboard', ['games'], ['/ Tableau', '/games Parties']],
  ['en', 'television', ['desk', 'me'], ['/ Television', '/desk Desk', '/me My games']],
] as const)('%s, %s: titles and addresses', async (code, first, pages, links) => {
  const text = `${await noPage(LANGUAGES[code], { first, pages })}`;
  expect(text).toContain(`<html lang="${code}">`);
  const found = [...text.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(
    ([, path, title]) => `${path} ${title}`,
  );
  expect(found).toEqual(links);
});

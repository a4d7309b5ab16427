// A match of teams on the hall's television: calls of partners and of single players, on two sizes of a screen.
import { expect, test } from 'vitest';
import { openingWith, PUB_MATCH } from '../../../shared/league/testing/fixture.ts';
import { won } from '../../../shared/league/testing/night.ts';
import { tables } from '../../hall/testing/night.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, TELEVISION } from './testing/pages.ts';
import { cutOff, longName } from './testing/television.ts';

const SIZES = [
  { width: 1_280, height: 720 },
  { width: 1_920, height: 1_080 },
];

/** The match with the longest names, and these rubbers: one pair after the other, and two single players. */
function matchOf(pairs: number): typeof PUB_MATCH {
  const [pair, single] = [PUB_MATCH.format.rubbers[0], PUB_MATCH.format.rubbers[5]];
  const rubbers = [...Array.from({ length: pairs }, () => pair), single, single].flatMap(
    (each) => each ?? [],
  );
  const named = (team: typeof PUB_MATCH.home, first: number) => ({
    ...team,
    players: team.players.map(({ id }, at) => ({ id, name: longName(first + at) })),
  });
  return {
    ...PUB_MATCH,
    format: { ...PUB_MATCH.format, rubbers },
    home: named(PUB_MATCH.home, 0),
    away: named(PUB_MATCH.away, 10),
  };
}

/** Nobody plays two rubbers. */
function playersOf(pairs: number) {
  const singles = [2 * pairs + 1, 2 * pairs + 2].map((at) => [at]);
  const places = [...Array.from({ length: pairs }, (_, at) => [2 * at + 1, 2 * at + 2]), ...singles];
  return places.map((all) => [all.map((at) => `bell${at}`), all.map((at) => `crown${at}`)] as const);
}

// Bug: the names of partners ran over the next call.
inChromium('the television of a match of teams', () => {
  const stage = new HallStage();

  test.each(SIZES.flatMap(({ width, height }) => [1, 4].map((pairs) => [width, height, pairs] as const)))(
    '%i x %i, %i pairs and 2 single players: every name is within its call',
    async (width, height, pairs) => {
      const rig = await stage.open({ now: () => 0 });
      await rig.begin([], { draw: false });
      rig.must(...tables(3), openingWith(playersOf(pairs), matchOf(pairs)));
      const page = await stage.page('', { ...TELEVISION, viewport: { width, height } });
      await expect.poll(() => page.locator('.call').count()).toBe(3);
      expect(await cutOff(page)).toEqual([]);
      // Once a leg is over, calls have half of the screen.
      rig.must(...won('M1.1', 0));
      await page.locator('.standings').waitFor();
      await expect.poll(() => page.locator('.call').count()).toBe(3);
      expect(await cutOff(page)).toEqual([]);
    },
  );
});

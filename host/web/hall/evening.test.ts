// A director's night at the desk's page, from a list of players to the champion: how few taps it takes, and what the television shows.
import { expect, test } from 'vitest';
import { GOLDEN_PLAYERS, GOLDEN_STANDINGS, running, standingsIn, written } from '../../hall/testing/night.ts';
import { inChromium } from '../testing/browser.ts';
import { Director, MOST_TAPS, namedView } from './testing/desk.ts';
import { HallStage, TELEVISION } from './testing/pages.ts';

inChromium('a whole evening', () => {
  const stage = new HallStage();

  test('ten players: the director taps a few times, and the television shows who has won', async () => {
    const rig = await stage.open();
    const view = () => namedView(rig);
    const television = await stage.page('', TELEVISION);
    const desk = await stage.desk();
    const director = new Director(rig, desk);
    expect(await director.load(['name,member number,club', ...GOLDEN_PLAYERS].join('\n'))).toMatch(
      /This import would make these changes: 10 players added, 0 changed, 0 already known\.\s+New\s+Ann, Bob, Cid/,
    );
    await director.tap('Open the night');
    for (const name of GOLDEN_PLAYERS) await director.tap(name, '.people');
    await director.tap('Draw the first round');
    for (let [game] = running(view()); game !== undefined; [game] = running(view())) {
      if (game.round === 1) await director.enter(game);
      else rig.must(...written(game));
    }
    await desk.getByText('All games are over.').waitFor();
    // It used to be offered after the last round, and refused.
    expect(await desk.locator('button', { hasText: 'Draw the next round' }).count()).toBe(0);
    await director.tap('Close the night', '.needs');
    expect(standingsIn(view())).toEqual(GOLDEN_STANDINGS);
    await television.getByText('Gus wins the night').waitFor();
    const ranks = television.locator('.standings tbody tr');
    const shown = async () => (await ranks.allInnerTexts()).map((row) => row.split(/\s+/).slice(0, 4));
    const places = view().places.map(({ rank, entrant, total, wins }) =>
      [rank, entrant, total, wins].map(String),
    );
    await expect.poll(shown).toEqual(places);
    expect(director.taps).toBeLessThanOrEqual(MOST_TAPS);
  });
});

// A director's weekend at the desk's page, in which what can go wrong does: how few taps it takes, and what the television shows.
import { expect, test } from 'vitest';
import { allGames, viewOf } from '../../../shared/league/index.ts';
import { inChromium } from '../testing/browser.ts';
import { Director, MOST_WEEKEND_TAPS, namedView } from './testing/desk.ts';
import { HallStage, TELEVISION } from './testing/pages.ts';
import { nextGame, play, TWELVE, won } from './testing/weekend.ts';

/** A short weekend: 3 games, play-offs best of 3, a consolation of 2 games with its own. */
const FORMAT = {
  ...{ base: 'acc-main-12', name: 'short weekend', schedule: { games: 3 } },
  stages: [
    {
      ...{ id: 'P', name: 'playoffs', from: [{ event: '', take: { share: [1, 4] } }] },
      format: { base: 'knockout', schedule: { order: 'acc', byes: 'seeds' } },
    },
    {
      ...{ id: 'C', name: 'consolation', from: [{ event: '', take: 'rest' }], entry: 'ask' },
      format: { base: 'acc-main-12', schedule: { games: 2 }, stages: [] },
    },
    {
      ...{ id: 'Q', name: 'consolationPlayoffs', from: [{ event: 'C', take: { share: [1, 4] } }] },
      format: { base: 'knockout', schedule: { order: 'acc', byes: 'seeds' } },
    },
  ],
};

inChromium('a whole weekend', () => {
  const stage = new HallStage();

  test(`twelve players, a tie across the cut, a wrong result, a walkover, one who goes home: in ${MOST_WEEKEND_TAPS} taps`, async () => {
    const rig = await stage.open();
    const television = await stage.page('', { ...TELEVISION, before: ({ clock }) => clock.install() });
    const desk = await stage.desk();
    // The same draw every time: its tie is across the cut.
    await desk.route('**/api/hall/night', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), seed: 10 } }),
    );
    const director = new Director(rig, desk);
    const event = (id: string) => viewOf(namedView(rig), id);
    const next = (id: string) => {
      const game = nextGame(rig, id)?.game;
      const found = allGames(namedView(rig)).find((each) => each.game === game);
      if (found === undefined) throw new Error(`no game of ${id} is played`);
      return found;
    };
    /** Wins by 8 from paper, of the name that comes first in the alphabet, up to a round. */
    const paper = (id: string, last = Number.POSITIVE_INFINITY): void => {
      for (let game = nextGame(rig, id); game && game.round <= last; game = nextGame(rig, id)) {
        const [first, second] = next(id).entrants;
        won(rig, game.game, 8, first < second ? 0 : 1);
      }
    };

    const checkIn = async (name: string): Promise<void> => {
      await director.tap(name, '.people');
      await desk.locator('.people li.here', { hasText: name }).waitFor();
    };

    /** Those who are level play off: the first that the desk names is ahead. */
    const breakTies = async (): Promise<void> => {
      const ahead = desk.locator('.needs').getByRole('button', { name: /is ahead/ });
      const ties = desk.locator('.needs li', { hasText: 'is ahead' });
      await ties.first().waitFor();
      for (let left = await ahead.count(); left > 0; left = await ahead.count()) {
        // The last but one settles the last.
        const isLast = (await ties.first().getByRole('button').count()) === 2;
        if (isLast) await director.tap(/is ahead/, '.needs');
        else await director.look(/is ahead/, '.needs');
        await expect.poll(() => ahead.count()).toBe(left - (isLast ? 2 : 1));
      }
    };

    // The main event. One goes home after a round, and the game that is void is drawn again.
    await director.load(['name', ...TWELVE].join('\n'));
    await director.begin(FORMAT);
    for (const name of TWELVE) await director.tap(name, '.people');
    await director.tap('Draw the first round');
    paper('', 1);
    expect(await director.because('Lou leaves', 'ill', '.people')).toMatch(/1 game is void/);
    paper('');
    await director.tap('Draw it again', '.needs');
    paper('');

    // The cut.
    const [main] = namedView(rig).stages;
    expect(main?.level.length).toBeGreaterThan(1);
    await breakTies();
    await director.look('Play-offs', '.needs');
    await director.tap(/^Make the cut: 3/);

    // The consolation, and a satellite, while the play-offs go on.
    await director.look('Consolation', '.needs');
    await director.tap('Open check-in');
    const rest = event('C').stages.find(({ id }) => id === 'C')?.field ?? [];
    for (const name of rest.filter((each) => each !== 'Lou')) await checkIn(name);
    await director.tap('Draw the first round');
    await director.look('More events');
    await desk.locator('.moreevents').getByLabel('Format').selectOption('knockout');
    await director.tap('Open the event');
    await desk.locator('.people h2', { hasText: 'Satellite' }).waitFor();
    for (const name of rest.slice(0, 4)) await checkIn(name);
    await director.tap('Draw the bracket');
    paper('C');
    play(rig, 'S');

    // A wrong result sends the wrong player on; it is found when the next match has begun.
    const semi = next('P');
    await director.result(semi, 1, 8);
    await director.result(next('P'), 1, 8);
    await director.result(next('P'), 0, 8);
    await director.look('Play-offs', '.events');
    await director.look('Semi-finals');
    await director.look('Games and decisions');
    expect(await director.because('Reopen the match', 'wrong way round')).toContain(
      'This also undoes: Final',
    );
    await director.look(`${semi.entrants[0]} won`, '.needs');
    await director.holes(8);
    await director.reason('wrong way round');
    while (event('P').provisional) await director.result(next('P'), 0, 8);

    // The consolation's play-offs; one is not there. Its tie is asked for at the tab of another event.
    await breakTies();
    await director.look('Consolation play-offs', '.needs');
    await director.tap(/^Make the cut: 2/);
    await director.look('Games and decisions');
    const [present, absent] = next('Q').entrants;
    await director.because(`${absent} is not here: ${present} advances`, 'went home');
    await director.tap('Close the night', '.needs');

    const champion = event('P').places[0]?.entrant;
    await television.getByText(`Play-offs: ${champion} wins`).waitFor();
    const shown = new Set<string>();
    for (let turn = 0; turn < 12; turn++) {
      for (const text of await television.locator('.champion').allInnerTexts())
        shown.add(text.split(/\n+/).slice(0, 2).join(': '));
      await television.clock.fastForward(12_000);
    }
    expect([...shown].toSorted()).toEqual([
      `Consolation play-offs: ${present}`,
      `Play-offs: ${champion}`,
      `Satellite: ${event('S').places[0]?.entrant}`,
    ]);
    expect(director.taps).toBeLessThanOrEqual(MOST_WEEKEND_TAPS);
  });
});

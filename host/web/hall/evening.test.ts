// One evening with everything: a list of players, a director at the desk, a board with the firmware, two phones, paper, and the television beside it all.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GameView, type NightView, publicView } from '../../../shared/league/index.ts';
import {
  GOLDEN_PLAYERS,
  GOLDEN_STANDINGS,
  resultOf,
  running,
  standingsIn,
} from '../../hall/testing/night.ts';
import { inChromium } from '../testing/browser.ts';
import { FirmwareTable } from './testing/board.ts';
import { Director, MOST_TAPS } from './testing/desk.ts';
import { HallStage, LAPTOP, PHONE, TELEVISION } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';

/** The table with the board. */
const BOARD = '1';
const GAMES = 45;
/** The emulated board takes its time on a busy machine, and a table asks every other second. */
const SOON = { timeout: 60_000 };

inChromium('a whole evening', () => {
  const stage = new HallStage();
  let rig: HallRig;
  let board: FirmwareTable;
  let television: Page;
  const phones = new Map<string, Page>();
  beforeEach(async () => {
    rig = await stage.open({ withBoards: true, publicUrl: new URL('https://hall.example/') });
    board = await FirmwareTable.start(rig.web.url, BOARD);
    television = await stage.page('', TELEVISION);
    phones.clear();
  });
  afterEach(() => board.close());

  /** The night with names for ids: players of a list have ids of the hall's own. */
  const view = (): NightView => {
    const { players } = rig.hall.state;
    const ids = JSON.stringify(publicView(rig.hall.state));
    const named = players.reduce(
      (text, { id, name }) => text.replaceAll(JSON.stringify(id), JSON.stringify(name)),
      ids,
    );
    return JSON.parse(named) as NightView;
  };
  const now = ({ game }: GameView): GameView | undefined => view().games.find((each) => each.game === game);
  const signedBy = (game: GameView) => expect.poll(() => now(game)?.signed, SOON);

  /** What the television shows of a player: rank, total, games won and net spread. */
  const onTelevision = (name: string) =>
    television.locator('.standings tbody tr').filter({ has: television.getByText(name, { exact: true }) });
  /** The television has the standings of this moment. */
  async function televisionFollows(): Promise<void> {
    for (const { rank, entrant, total, wins } of view().places)
      await expect
        .poll(async () => (await onTelevision(entrant).innerText()).split(/\s+/).slice(0, 4), SOON)
        .toEqual([`${rank}`, entrant, `${total}`, `${wins}`]);
  }

  /** A player comes to the door, scans its code, and takes the name. */
  async function scan(name: string): Promise<Page> {
    const { door } = (await rig.ask('/api/hall/phones')).json;
    const phone = await stage.page(`me#door=${door}`, PHONE);
    for (const each of [name, `I am ${name}: check in`])
      await phone.getByRole('button', { name: each, exact: true }).click();
    await phone.locator('.whose').waitFor();
    return phone;
  }

  /** Both press, peg to the end, and sign: each on the phone where there is one, else with the button. */
  async function playAtBoard(game: GameView): Promise<void> {
    await expect.poll(() => board.rows[0], SOON).toBe(`Table ${BOARD}`);
    await board.press('P1', 'P2');
    const { scores } = resultOf(game);
    await board.pegTo(scores);
    await expect.poll(() => now(game)?.outcome?.scores, SOON).toEqual(scores);
    const signs = game.entrants.map((entrant) => (phones.has(entrant) ? 'phone' : 'board'));
    for (const [side, entrant] of game.entrants.entries()) {
      await phones.get(entrant)?.getByRole('button', { name: 'Sign', exact: true }).click();
      if (!phones.has(entrant)) await board.press(side === 0 ? 'P1' : 'P2');
    }
    await signedBy(game).toEqual(signs);
  }

  /** Each of the two writes their line. */
  async function playByPhones(game: GameView): Promise<void> {
    const { winner, spread } = resultOf(game);
    for (const [side, entrant] of game.entrants.entries()) {
      const phone = phones.get(entrant);
      await phone?.getByRole('button', { name: 'Enter the result' }).click();
      await phone?.getByRole('radio', { name: side === winner ? 'I won' : 'I lost' }).check();
      await phone?.getByLabel('By how many holes?').fill(`${spread}`);
      await phone?.getByRole('button', { name: 'Enter', exact: true }).click();
    }
    await signedBy(game).toEqual(['phone', 'phone']);
  }

  async function play(game: GameView, director: Director): Promise<void> {
    if (game.table === BOARD) await playAtBoard(game);
    else if (game.entrants.every((entrant) => phones.has(entrant))) await playByPhones(game);
    else await director.enter(game);
    if (game.round === 1 || phones.has(game.entrants[0])) await televisionFollows();
  }

  test('ten players: the director taps a few times, and the television shows what was signed', {
    timeout: 900_000,
  }, async () => {
    const desk = await stage.page('desk', { ...LAPTOP, desk: true });
    const director = new Director(rig, desk);
    expect(await director.load(['name,member number,club', ...GOLDEN_PLAYERS].join('\n'))).toMatch(
      /This import would make these changes: 10 players added, 0 changed, 0 already known\.\s+New\s+Ann, Bob, Cid/,
    );
    await director.open('.boards > .buttons button');
    await expect.poll(() => board.rows[0], SOON).toBe('Join this night?');
    await board.press('D');
    await director.open('.asking button');
    await desk.getByText('1 of 1 connected').waitFor(SOON);
    await director.tap('Open the night');
    for (const name of GOLDEN_PLAYERS) await director.tap(name, '.people');
    await director.tap('Draw the first round');
    await director.open('.codes summary');
    const byPhone = running(view()).find(({ table }) => table !== BOARD);
    for (const name of byPhone?.entrants ?? []) phones.set(name, await scan(name));

    for (let played = 0; played < GAMES; played++) {
      const [game] = running(view());
      if (game === undefined) throw new Error(`nobody plays after ${played} games`);
      await play(game, director);
      expect(now(game)?.stage).toBe('signed');
      await desk.getByText(/^(Nothing needs you|All games are over)\.$/).waitFor();
    }
    await desk.getByText('All games are over.').waitFor();
    // It used to be offered after the last round, and refused.
    expect(await desk.locator('button', { hasText: 'Draw the next round' }).count()).toBe(0);
    await director.tap('Close the night', '.needs');

    expect(standingsIn(view())).toEqual(GOLDEN_STANDINGS);
    await television.getByText('Gus wins the night').waitFor();
    await televisionFollows();
    const atBoard = view().games.filter(({ table }) => table === BOARD);
    expect(atBoard.flatMap(({ signed }) => signed)).toContain('board');
    const onPaper = view().games.filter(({ signed }) => signed.every((by) => by === 'desk'));
    expect(onPaper.length).toBeGreaterThan(0);
    expect(now(byPhone as GameView)?.signed).toEqual(['phone', 'phone']);
    expect(director.taps).toBeLessThanOrEqual(MOST_TAPS);
  });
});

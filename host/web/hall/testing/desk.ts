// A director at the desk's page: taps are counted, and results are entered as they stand on the cards.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GameView, type NightView, publicView } from '../../../../shared/league/index.ts';
import { resultOf } from '../../../hall/testing/night.ts';
import type { HallRig } from './site.ts';

/** A night of ten from paper in which nothing goes wrong, results apart; boards and phones may take 10 more. */
export const MOST_TAPS = 15;

/** A weekend of twelve from paper in which everything of the guide's table goes wrong, results apart. */
export const MOST_WEEKEND_TAPS = 60;

/** The night with names for ids: players of a list have ids of the hall's own. */
export const namedView = ({ hall }: HallRig): NightView =>
  hall.state.players.reduce(
    (night, { id, name }) =>
      JSON.parse(JSON.stringify(night).replaceAll(JSON.stringify(id), JSON.stringify(name))),
    publicView(hall.state),
  );

export class Director {
  taps = 0;
  readonly #rig: HallRig;
  readonly #page: Page;

  constructor(rig: HallRig, page: Page) {
    this.#rig = rig;
    this.#page = page;
  }

  /** Presses a button of the desk that changes the night. */
  async tap(name: string | RegExp, within = 'main'): Promise<void> {
    const { sequence } = this.#rig.hall;
    await this.look(name, within);
    await this.#settled(sequence);
  }

  /** Presses a button, a tab or a heading that changes what is looked at, or asks for a reason. */
  async look(name: string | RegExp, within = 'main'): Promise<void> {
    const exact = typeof name === 'string';
    const place = this.#page.locator(within);
    const heading = place.locator('summary').filter({ hasText: name });
    await place.getByRole('button', { name, exact }).or(heading).filter({ visible: true }).first().click();
    this.taps += 1;
  }

  /** Presses what asks for a reason, and gives one. @returns what the desk said before */
  async because(name: string | RegExp, reason: string, within = 'main'): Promise<string> {
    await this.look(name, within);
    return this.reason(reason);
  }

  /** Gives the reason that the desk asks for. @returns what the desk said before */
  async reason(reason: string): Promise<string> {
    const dialog = this.#page.locator('dialog');
    const text = await dialog.innerText();
    const { sequence } = this.#rig.hall;
    await dialog.getByLabel('Reason').fill(reason);
    await this.#page.keyboard.press('Enter');
    this.taps += 1;
    await this.#settled(sequence);
    return text;
  }

  /** Chooses a list of players, and says yes to what it would change. @returns what the desk asked */
  async load(csv: string): Promise<string> {
    const { sequence } = this.#rig.hall;
    await this.#choose('.people', { name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const dialog = this.#page.locator('dialog');
    const text = await dialog.innerText();
    await dialog.getByRole('button', { name: 'Import' }).click();
    this.taps += 1;
    await this.#settled(sequence);
    return text;
  }

  /** Opens the night by a format of one's own. */
  async begin(format: object): Promise<void> {
    const buffer = Buffer.from(JSON.stringify(format));
    const { sequence } = this.#rig.hall;
    await this.#choose('.opening', { name: 'own.json', mimeType: 'application/json', buffer });
    await this.#settled(sequence);
  }

  /** Enters a game of the golden night from the winner's card. */
  async enter(game: GameView): Promise<void> {
    const { winner, spread } = resultOf(game);
    await this.result(game, winner, spread);
  }

  /** Enters a result of a table: the winner's name, the holes, Enter. */
  async result({ game, entrants }: GameView, winner: 0 | 1, holes: number): Promise<void> {
    const { sequence } = this.#rig.hall;
    const row = this.#page
      .locator('.games > table tr', { hasText: entrants[0] })
      .filter({ hasText: entrants[1] });
    const name = row.getByRole('button', { name: entrants[winner], exact: true });
    // The next game of a match has the row of the last one.
    const opened = async (): Promise<string> => {
      await name.click();
      return await this.#page.locator('.entry').innerText();
    };
    await expect.poll(opened).toContain(`Game ${game}:`);
    await this.holes(holes);
    await this.#settled(sequence);
  }

  /** Types the holes of a result, and presses Enter. */
  async holes(holes: number): Promise<void> {
    await this.#page.locator('.entry input').fill(`${holes}`);
    await this.#page.keyboard.press('Enter');
  }

  async #choose(within: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.#page.locator(`${within} input[type=file]`).setInputFiles(file);
    this.taps += 1;
  }

  #settled(sequence: number): Promise<void> {
    return expect.poll(() => this.#rig.hall.sequence).toBeGreaterThan(sequence);
  }
}

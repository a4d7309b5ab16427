// A director at the desk's page: taps are counted, and results are entered as they stand on the cards.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameView } from '../../../../shared/league/index.ts';
import { resultOf } from '../../../hall/testing/night.ts';
import type { HallRig } from './site.ts';

/** A night of ten from paper in which nothing goes wrong, results apart; boards and phones may take 10 more. */
export const MOST_TAPS = 15;

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
    await this.#page
      .locator(within)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
    this.taps += 1;
    await this.#settled(sequence);
  }

  /** Chooses a list of players, and says yes to what it would change. @returns what the desk asked */
  async load(csv: string): Promise<string> {
    const file = { name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    const { sequence } = this.#rig.hall;
    await this.#page.locator('.people input[type=file]').setInputFiles(file);
    const dialog = this.#page.locator('dialog');
    const text = await dialog.innerText();
    await dialog.getByRole('button', { name: 'Import' }).click();
    this.taps += 2;
    await this.#settled(sequence);
    return text;
  }

  /** Enters a game of the golden night from the winner's card: the winner's name, the holes, Enter. */
  async enter(game: GameView): Promise<void> {
    const { entrants } = game;
    const { winner, spread } = resultOf(game);
    const row = this.#page
      .locator('.games > table tr', { hasText: entrants[0] })
      .filter({ hasText: entrants[1] });
    await row.getByRole('button', { name: entrants[winner], exact: true }).click();
    await this.#page.locator('.entry input').fill(`${spread}`);
    const { sequence } = this.#rig.hall;
    await this.#page.keyboard.press('Enter');
    await this.#settled(sequence);
  }

  #settled(sequence: number): Promise<void> {
    return expect.poll(() => this.#rig.hall.sequence).toBeGreaterThan(sequence);
  }
}

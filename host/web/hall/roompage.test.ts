// The plan of the room in Chromium: the desk arranges it by pointer and by keyboard alone, and phones show the way. ../shared/league.md, E4.
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { inRows } from '../../../shared/league/index.ts';
import { joining } from '../../hall/testing/night.ts';
import { expectSound, findings } from '../testing/axe.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, PHONE } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';

inChromium('the plan of the room', () => {
  const stage = new HallStage();
  let rig: HallRig;
  beforeEach(async () => {
    rig = await stage.open();
    await rig.begin(['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal']);
  });

  /** The tables stand in rows of 2. */
  const arranged = (...numbers: readonly string[]) =>
    rig.must({ type: 'arrangeRoom', room: inRows(numbers, 2, 'left') });
  /** Tables of each row from the left, the row at the door last, as the picture has them. */
  const rows = (): readonly string[] => {
    const { spots } = rig.view.room;
    const last = Math.max(...spots.map(({ row }) => row));
    return Array.from({ length: last + 1 }, (_, at) =>
      spots
        .filter(({ row }) => row === last - at)
        .toSorted((a, b) => a.column - b.column)
        .map(({ table }) => table)
        .join(' '),
    );
  };

  /** The plan at the desk, opened. */
  async function desk(locale = 'en'): Promise<readonly [Page, Locator]> {
    const page = await stage.desk(locale);
    const room = page.locator('.room');
    await room.locator('summary').click();
    return [page, room];
  }
  const table = (room: Locator, number: string) => room.locator('button.table', { hasText: number });

  test('in rows at one press, from the left or to and fro; again only for who says so', async () => {
    const [page, room] = await desk();
    expect(await room.locator('summary').innerText()).toMatch(/Room plan\s+optional/);
    await room.getByRole('button', { name: 'Arrange in rows' }).click();
    await expect.poll(rows).toEqual(['3 4', '1 2']);
    await room.getByText('4 of 4 tables').waitFor();
    await room.getByLabel('Tables per row').fill('3');
    await room.getByLabel('Number tables').selectOption('back and forth');
    await room.getByRole('button', { name: 'Arrange in rows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Arrange all tables in rows again?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(rows()).toEqual(['3 4', '1 2']);
    await room.getByRole('button', { name: 'Arrange in rows' }).click();
    await dialog.getByRole('button', { name: 'Arrange in rows' }).click();
    await expect.poll(rows).toEqual(['4', '1 2 3']);
    expect(rig.view.room.spots.find((each) => each.table === '4')).toMatchObject({ column: 2, row: 1 });
    expect(await findings(page)).toEqual([]);
  });

  test('by pointer: a tap on two tables swaps them, one is dragged to a free place, one leaves the plan and comes back', async () => {
    arranged('1', '2', '3', '4');
    const [page, room] = await desk();
    await table(room, '1').click();
    await room.getByText('Table 1: choose a new place.').waitFor();
    await table(room, '4').click();
    await expect.poll(rows).toEqual(['3 1', '4 2']);
    // Into the ring around the plan: a third column.
    const [from, grid] = [await table(room, '3').boundingBox(), await room.locator('.grid').boundingBox()];
    if (from === null || grid === null) throw new Error('nothing is drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(grid.x + (grid.width * 7) / 8, grid.y + (grid.height * 5) / 8, { steps: 4 });
    await page.mouse.up();
    await expect.poll(rows).toEqual(['1', '4 2 3']);
    await table(room, '2').click();
    await room.getByRole('button', { name: 'Remove table 2 from the plan' }).click();
    await expect.poll(rows).toEqual(['1', '4 3']);
    const shelf = room.locator('.shelf');
    await shelf.getByText('Not on the plan:').waitFor();
    await shelf.getByRole('button', { name: 'Table 2' }).click();
    await room.getByText('Table 2: choose a new place.').waitFor();
    await table(room, '2').click();
    await expect.poll(() => rig.view.room.spots.length).toBe(4);
    await shelf.waitFor({ state: 'detached' });
  });

  /** Bug: until the night said so too, the table that had been put down was still in hand, and the next tap moved it once more. */
  test('while the hall is told, the room is as it was put and the next table can be taken up; a refusal takes it back', async () => {
    arranged('1', '2', '3', '4');
    const [page, room] = await desk();
    let tell = (): void => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route('**/api/hall/commands', async (route) => {
      await told;
      await route.continue();
    });
    const wayTo = (number: string) => table(room, number).getAttribute('aria-label');
    await table(room, '1').click();
    await table(room, '4').click();
    await expect.poll(() => wayTo('1')).toContain('Row 2');
    // Bug: whatever the night said next took it back for as long as the hall was silent.
    await rig.do(...joining('Ida'));
    await page.locator('li', { hasText: 'Ida' }).first().waitFor();
    expect(await wayTo('1')).toContain('Row 2');
    await table(room, '2').click();
    await room.getByText('Table 2: choose a new place.').waitFor();
    expect(rows()).toEqual(['3 4', '1 2']);
    tell();
    await expect.poll(rows).toEqual(['3 1', '4 2']);
    await page.unroute('**/api/hall/commands');
    await page.route('**/api/hall/commands', (route) => route.abort());
    await table(room, '3').click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => wayTo('2')).toContain('Row 1');
    expect(rows()).toEqual(['3 1', '4 2']);
  });

  test('by keyboard alone: a table is picked up, moved and put down; Escape leaves it where it was', async () => {
    arranged('1', '2', '3', '4');
    const [page, room] = await desk();
    await table(room, '2').focus();
    await page.keyboard.press('Enter');
    await room.getByText('Table 2: choose a new place.').waitFor();
    await page.keyboard.press('ArrowUp');
    await room.getByText('Table 2: choose a new place. Row 2 from the door').waitFor();
    await page.keyboard.press('Escape');
    await room.getByText('Table 2: choose a new place.').waitFor({ state: 'detached' });
    expect(rows()).toEqual(['3 4', '1 2']);
    await page.keyboard.press('Enter');
    await room.getByText('Table 2: choose a new place.').waitFor();
    await page.keyboard.press('ArrowUp');
    await room.getByText('Row 2 from the door').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(rows).toEqual(['3 2', '1 4']);
    await room.getByRole('slider', { name: 'Door' }).focus();
    const door = rig.view.room.door;
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rig.view.room.door).toBe(door + 1);
  });

  test('in French, with axe', async () => {
    arranged('1', '2', '3');
    const [page, room] = await desk('fr');
    await room.getByText('Pas sur le plan :').waitFor();
    await table(room, '3').click();
    await room.getByText('Table 3 : choisissez sa nouvelle place.').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test.each([
    ['light', 'en', 390],
    ['dark', 'fr', 320],
  ] as const)('a phone shows the way, %s, %s, %i pixels wide', async (colorScheme, locale, width) => {
    const game = rig.game();
    const options = { ...PHONE, colorScheme, locale, viewport: { width, height: 844 } };
    const phone = await stage.phone(game.entrants[0], options);
    await phone
      .locator('h2', { hasText: `${game.table}` })
      .first()
      .waitFor();
    expect(await phone.locator('.floor').count()).toBe(0);
    arranged('1', '2', '3', '4');
    const floor = phone.locator('.floor');
    await floor.waitFor();
    expect(await floor.locator('.table.own text').innerHTML()).toContain(`${game.table}`);
    expect(await floor.locator('.table').count()).toBe(4);
    const at = Number(game.table) - 1;
    const [row, right] = [Math.floor(at / 2) + 1, at % 2 === 1];
    const ways =
      locale === 'en'
        ? [`Row ${row} `, `table 1 from the ${right ? 'right' : 'left'}.`]
        : [`Rangée ${row} `, `table 1 depuis la ${right ? 'droite' : 'gauche'}.`];
    for (const words of ways) expect(await floor.locator('figcaption').innerText()).toContain(words);
    await expectSound(phone);
  });
});

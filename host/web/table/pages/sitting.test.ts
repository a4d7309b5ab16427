// The set-up of a game, and what every page of seats and host holds to, in a real browser: keys, keyboard, sizes and themes.
import { expect, test } from 'vitest';
import { expectSound } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Phones, reach, tap } from '../../testing/phones.ts';

inChromium('set-up in Chromium', () => {
  const phones = new Phones();

  test('vibration and large buttons are the phone\u2019s own, off until somebody wants them', async () => {
    phones.begin();
    const ann = await phones.phone(0);
    await ann.evaluate(() => {
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    });
    const felt = () => ann.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
    phones.site.rig.keys('P2 D D D');
    await ann.getByText('Count your hand.').waitFor();
    expect(await felt()).toEqual([]);
    await ann.getByText('More', { exact: true }).click();
    await ann.getByRole('switch', { name: 'Vibration' }).click();
    expect(await felt()).toEqual([[60]]);
    phones.site.rig.table.command({ type: 'undo' });
    await ann.getByText('Claim your points as you score them.').waitFor();
    phones.site.rig.keys('D');
    await ann.getByText('Count your hand.').waitFor();
    await expect.poll(felt).toEqual([[60], [60]]);
    await ann.getByRole('switch', { name: 'Large buttons' }).click();
    await ann.locator('.seat.large').waitFor();
    await ann.reload();
    await ann.locator('.seat.large').waitFor();
  });

  test('a key that was taken away ends the seat', async () => {
    const ann = await phones.phone(0);
    phones.site.credentials.renew('seat', 0);
    await tap(ann, '6');
    await tap(ann, 'Claim 6');
    await ann.getByText('Who are you?').waitFor();
    expect(phones.pegs).toBe('0/0 0/0');
  });

  test('the host sets a game up, pauses it, and goes on', async () => {
    // A game without a score needs no question.
    phones.begin({ claims: 'trust' });
    phones.site.rig.keys('4 P1');
    const host = await phones.open('table', { viewport: { width: 1280, height: 800 } });
    await host.getByPlaceholder('Amber').fill('ann');
    await host.getByPlaceholder('Indigo').fill('Bob');
    await host.locator('[data-setting="mode"]').selectOption('always');
    await host.getByText('All other house rules').click();
    await host.getByLabel('Search').fill('heels');
    await host.locator('[data-setting="noHeelsWithin"]').fill('1');
    await host.locator('[data-setting="noHeelsWithin"]').blur();
    // What was put together outlasts a refusal, another command and the page.
    await tap(host, 'Start');
    await tap(host, 'End it and start');
    await tap(host, 'Change the name');
    await tap(host, 'Undo the last move');
    await host.reload();
    await host.getByPlaceholder('Amber').fill('<img src=x>');
    await tap(host, 'Start');
    await host.locator('.present').getByText('<img src=x>').waitFor();
    expect(phones.site.rig.table.state.rules).toMatchObject({ claims: 'always', noHeelsWithin: 1 });
    await tap(host, 'Pause');
    await host.getByRole('heading', { name: 'Paused' }).waitFor();
    expect(phones.site.rig.table.paused).toBe(true);
    await tap(host, 'Resume');
    await expect.poll(() => phones.site.rig.table.paused).toBe(false);
    await host.getByLabel('Board sounds').uncheck();
    await host.getByLabel('Brightness').fill('20');
    await host.getByLabel('Night dimming starts').waitFor();
    // Both hours are chosen before the table has answered the first.
    await host.evaluate(() => {
      for (const [at, hour] of [...['23', '6'].entries()]) {
        const select = document.querySelectorAll<HTMLSelectElement>('select[name="dim"]')[at];
        if (select === undefined) throw new Error(`no select ${at}`);
        select.value = hour;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expect
      .poll(async () => (await phones.site.ask('/api/view')).json.settings)
      .toMatchObject({ sound: false, brightness: 20, dim: '23-6', paused: false });
  });

  test('a television becomes the host by a press on the board, with OK and nothing else', async () => {
    const television = await phones.open('table', { viewport: { width: 1280, height: 720 } }, true);
    await reach(television, 'Make this page the host');
    await television.keyboard.press('Enter');
    await television.getByText('Hold NEXT on the board').waitFor();
    const { rig } = phones.site;
    const held = () => rig.key('D', 'hold');
    await expect.poll(() => [held(), rig.table.view.desk], { interval: 200 }).toEqual([undefined, null]);
    await television.getByRole('heading', { name: 'New game' }).waitFor();
  });

  test('a whole claim by keyboard', async () => {
    const ann = await phones.phone(0);
    for (const name of ['8', 'Claim 8']) {
      await reach(ann, name);
      await ann.keyboard.press('Enter');
    }
    await ann.getByText('You claimed 8.').waitFor();
    expect(phones.pegs).toBe('8/0 0/0');
  });

  // Thumbs need 44 pixels (WCAG 2.5.5), and no page scrolls sideways; axe looks at both themes, in both languages.
  test.each([
    ['seat', 320, 'light', 'en', 'always', 'P1 D'],
    ['seat', 768, 'dark', 'fr', 'always', 'P1 D'],
    ['seat', 1920, 'light', 'fr', 'always', 'P1 D'],
    // Heels beside the next step; go and muggins beside the claim; a count that can be disputed, with an offence to report.
    ['seat', 320, 'light', 'fr', 'challenge', 'P2 D'],
    ['seat', 320, 'dark', 'fr', 'challenge', 'P2 D D'],
    ['seat', 390, 'dark', 'en', 'challenge', 'P2 D D D 8 P1'],
    ['table', 320, 'dark', 'en', 'always', 'P1 D'],
    ['table', 768, 'light', 'fr', 'always', 'P1 D'],
    ['table', 1920, 'dark', 'en', 'always', 'P1 D'],
  ] as const)('/%s at %i pixels, %s, %s, mode %s, after %s', async (...row) => {
    const [path, width, colorScheme, locale, claims, keys] = row;
    phones.begin({ claims, muggins: 'called' });
    phones.site.rig.keys(keys);
    const options = { viewport: { width, height: 800 }, colorScheme, locale };
    const address = path === 'seat' ? `seat#${phones.site.credentials.invitationTo('seat', 1)}` : path;
    const page = await phones.open(address, options);
    const seat = claims === 'always' ? 'muggins-cards' : '.seat footer button';
    await page
      .locator(path === 'seat' ? seat : '.seats')
      .first()
      .waitFor();
    for (const summary of await page.locator('.seat .more summary').all()) await summary.click();
    if (keys.endsWith('P1')) {
      await page.locator('.who button').last().click();
      await page.locator('muggins-report select').selectOption('overpegged');
    }
    await expectSound(page, 'main.seat :is(button, select, input, summary), main button');
    const outside = await page
      .locator('main button')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length);
    expect(outside).toBe(0);
  });
});

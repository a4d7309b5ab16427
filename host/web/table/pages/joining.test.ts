// Phones get in by a press: phone, board, scoreboard and the host's page together; and what a stranger on the network can do.
import { describe, expect, test } from 'vitest';
import { Rig } from '../../../table/testing/rig.ts';
import { inChromium } from '../../testing/browser.ts';
import { PHONE, Phones, tap } from '../../testing/phones.ts';
import { keyFor, Site } from '../../testing/site.ts';

const [LAPSE, NOTICE] = [30_000, 1_500];

describe('a stranger on the network', () => {
  const codes = async (site: Site, seats: readonly number[], from: string): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (const seat of seats) {
      const key = keyFor(statuses.length + 10);
      statuses.push((await site.send('/api/join', { seat, key }, site.away, { from })).status);
    }
    return statuses;
  };

  test.each<[string, readonly number[], readonly number[]]>([
    ['asks once', [0], [202]],
    ['asks for a seat that no player has', [5], [404]],
    ['asks with another key for the same seat', [0, 0], [202, 409]],
    ['asks five times', [5, 0, 0, 1, 1], [404, 202, 409, 202, 409]],
    ['asks more often', [0, 0, 0, 0, 0, 1], [202, 409, 409, 409, 429, 429]],
  ])('%s', async (_, seats, statuses) => {
    const site = await Site.open();
    expect(await codes(site, seats, '127.0.0.2')).toEqual(statuses);
    // The game goes on meanwhile.
    site.rig.keys('4 P1');
    expect(site.rig.pegs).toBe('4/0 0/0');
    await site.close();
  });

  test('is refused with DEL, and then has to wait; another phone has not', async () => {
    const rig = new Rig();
    const table = await Site.open({ clock: rig.clock }, rig);
    expect(await codes(table, [0], '127.0.0.2')).toEqual([202]);
    rig.clock.turn(NOTICE);
    rig.keys('*');
    await expect.poll(() => codes(table, [0], '127.0.0.2')).toEqual([429]);
    expect(await codes(table, [0], '127.0.0.3')).toEqual([202]);
    rig.clock.turn(LAPSE);
    expect((await table.ask('/api/view')).json.asking).toEqual([]);
    await table.close();
  });

  test('finds the door shut where the host has shut it; what waits is gone', async () => {
    const site = await Site.open();
    expect(await codes(site, [0], '127.0.0.2')).toEqual([202]);
    await site.send('/api/settings', { join: false });
    expect((await site.ask('/api/view')).json.asking).toEqual([]);
    expect(await codes(site, [0], '127.0.0.3')).toEqual([403]);
    await site.close();
  });

  test('a phone that is let in has the seat, and the one before it has not', async () => {
    const site = await Site.open();
    const before = await site.seat(0);
    const key = keyFor(1);
    await site.send('/api/join', { seat: 0, key }, site.away);
    const ask = (headers: object) => site.ask('/api/me', { headers: { ...headers, ...site.away } });
    expect((await ask(before)).json).toMatchObject({ role: 'seat', seat: 0 });
    expect((await ask({ authorization: `Bearer ${key}` })).json).toMatchObject({
      role: 'stranger',
      asking: 0,
    });
    await site.send('/api/join/answer', { seat: 0, admit: true });
    expect((await ask({ authorization: `Bearer ${key}` })).json).toMatchObject({ role: 'seat', seat: 0 });
    expect((await ask(before)).json).toMatchObject({ role: 'stranger', seat: null });
    expect((await site.send('/api/join/answer', { seat: 0, admit: true })).status).toBe(404);
    await site.restart();
    expect((await ask({ authorization: `Bearer ${key}` })).json).toMatchObject({ role: 'seat', seat: 0 });
    await site.close();
  });
});

inChromium('joining in Chromium', () => {
  const phones = new Phones();

  test('two phones, a board, a television: a tap and a press each; the host refuses a third', async () => {
    phones.begin();
    const television = await phones.open('', { viewport: { width: 1280, height: 720 } }, true);
    for (const [seat, name] of ['Ann', 'Bob'].entries()) {
      const phone = await phones.open('seat', PHONE, true);
      await tap(phone, `I am ${name}`);
      await phone.getByText(`press your button on the board: P${seat + 1}`).waitFor();
      await television.getByText(`play as ${name} (P${seat + 1})`).waitFor();
      // A press that comes at once is the game's: people press until the phone is in.
      await expect
        .poll(() => phones.site.rig.keys(`P${seat + 1}`).table.view.desk, { interval: 200 })
        .toBeNull();
      await phone.locator('.seat header h1', { hasText: name }).waitFor();
    }
    const third = await phones.open('seat', PHONE, true);
    await third.getByRole('button', { name: 'I am Ann' }).click();
    const host = await phones.open('table', { viewport: { width: 1280, height: 800 } });
    await tap(host, 'Refuse');
    await third.getByText('This phone was not let in').waitFor();
    await third.getByRole('button', { name: 'I am Ann' }).click();
    await third.getByText('Ask again in').waitFor();
    await television.getByText('play as').waitFor({ state: 'detached' });
  });

  test('the phone of a seat that is not in the game leaves it, and asks who its player is', async () => {
    phones.begin();
    const code = phones.site.credentials.invitationTo('seat', 2);
    const phone = await phones.open(`seat#${code}`, PHONE, true);
    await phone.getByText('This seat is empty in the current game.').waitFor();
    await tap(phone, 'Leave this seat');
    await phone.getByRole('button', { name: 'I am Ann' }).waitFor();
  });
});

inChromium('the page of a seat where there is no game', () => {
  const phones = new Phones(undefined, () => new Rig({ kept: [] }));

  test.each([
    ['the host goes to the page Board', false, '.alone a[href=board]'],
    ['a phone reads where its name will be', true, '.alone .note'],
  ])('%s', async (_, stranger, shown) => {
    const page = await phones.open('seat', PHONE, stranger);
    await page.locator(shown).waitFor();
  });
});

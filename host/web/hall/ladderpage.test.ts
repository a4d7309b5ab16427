// The ladder on the page Nights: the desk enters members, challenges and results; a phone sees the order and what is late.
import { expect, test } from 'vitest';
import { joining } from '../../hall/testing/night.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, LAPTOP, PHONE } from './testing/pages.ts';
import type { LadderAnswer } from './wire.ts';

inChromium('the ladder on its page', () => {
  const stage = new HallStage();

  test('from the first member to a result, taken back and entered again', async () => {
    const rig = await stage.open();
    rig.must(...['Ann', 'Bob'].flatMap((name) => joining(name).slice(0, 1)));
    const desk = await stage.page('nights', { desk: true, ...LAPTOP });
    await desk.getByRole('link', { name: 'Ladder' }).click();
    await desk.getByText('Nobody has joined yet.').waitFor();
    await desk.getByRole('button', { name: 'Join' }).click();
    await desk.getByRole('row', { name: '1 Ann' }).waitFor();
    await desk.getByRole('button', { name: 'Join' }).click();
    await desk.getByRole('button', { name: 'Challenge Ann' }).click();
    await desk.getByRole('button', { name: 'Accepted' }).click();
    await desk.getByRole('button', { name: 'Bob won' }).click();
    await desk.getByRole('row', { name: '1 Bob' }).waitFor();
    await desk.getByRole('button', { name: 'Undo the last entry' }).click();
    await desk.getByRole('row', { name: '1 Ann' }).waitFor();
    // The club's list has lost a member: the ladder can still let her go.
    rig.must({ type: 'removePlayer', player: 'Ann' });
    await desk.reload();
    const phone = await stage.page('nights?ladder', PHONE);
    await phone.getByText('Bob against Ann').waitFor();
    expect(await phone.getByRole('button').count()).toBe(0);
    await desk.getByRole('button', { name: 'Leave' }).click();
    await desk.getByRole('row', { name: '1 Bob' }).waitFor();
  });

  test('what is late, and new rules from now on', async () => {
    const rig = await stage.open();
    rig.must(...['Ann', 'Bob', 'Cid'].flatMap((name) => joining(name).slice(0, 1)));
    const day = '2026-01-08';
    rig.must(
      ...['Ann', 'Bob', 'Cid'].map(
        (player) => ({ type: 'enterLadder', fact: { type: 'joined', player, day } }) as const,
      ),
      { type: 'enterLadder', fact: { type: 'challenged', player: 'Cid', other: 'Bob', day } },
    );
    const desk = await stage.page('nights?ladder', { desk: true, ...LAPTOP });
    await desk.getByText('Cid challenges Bob. Answer by January 15, 2026.').waitFor();
    expect(await desk.getByText('Late', { exact: true }).count()).toBe(2);
    await desk.getByText('Rules of the ladder').click();
    await desk.getByLabel('How many places up a member may challenge').fill('1');
    await desk.getByLabel('A winner from below').selectOption('swap');
    await desk.getByLabel('Days without a game').fill('');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => ((await rig.ask('/api/hall/ladder')).json as unknown as LadderAnswer).rules)
      .toMatchObject({ reach: 1, move: 'swap', refused: 'lost', idle: null });
    await desk.getByText('the player above you').waitFor();
    expect(await desk.getByText('Late', { exact: true }).count()).toBe(1);
  });
});

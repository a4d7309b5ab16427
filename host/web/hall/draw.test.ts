// A draw that is sealed before it is made and checked by anybody afterwards: the interface, and the button on phones and pages.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { sealOf } from '../../../shared/league/rotation/chance.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, PHONE } from './testing/pages.ts';
import type { HallRig } from './testing/site.ts';

inChromium('a draw', () => {
  const stage = new HallStage();
  let rig: HallRig;
  beforeEach(async () => {
    rig = await stage.open();
    await rig.begin(['Ann', 'Bob', 'Cid', 'Dot', 'Eve'], { draw: false });
  });

  const asked = async (path: string) => (await fetch(new URL(path, rig.web.url))).json();
  const check = (page: Page) => page.getByRole('button', { name: 'Verify this draw' }).click();

  // ../shared/review/trust.md B6: `GET /api/hall` said the seed to anybody before the draw.
  test('before it a stranger sees the seal alone; afterwards seed and secret, which have that seal', async () => {
    const { seal, seed, secret } = (await asked('/api/hall')).view;
    expect([seal, seed, secret]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null, null]);
    expect(await asked('/api/hall/draw')).toEqual({ facts: [] });
    rig.must({ type: 'draw' });
    const { view } = await asked('/api/hall');
    expect([view.seal, sealOf(view)]).toEqual([seal, seal]);
    expect(rig.hall.state.seed).toBe(view.seed);
  });

  test('a phone that saw the seal makes the draw again, and it matches', async () => {
    const page = await stage.phone('Ann', PHONE);
    const { seal } = rig.view;
    await page.getByText(`The draw is sealed: ${seal?.slice(0, 8)}…`).waitFor();
    rig.must({ type: 'draw' });
    await check(page);
    await page.getByText('1 round follows from the sealed seed. This device saved the seal').waitFor();
  });

  test('a draw that was made otherwise is found out', async () => {
    rig.must({ type: 'draw' });
    const page = await stage.page('table', {
      ...PHONE,
      before: (opened) =>
        opened.route('**/api/hall/draw', async (route) => {
          const answer = await (await route.fetch()).json();
          const facts = answer.facts.filter(
            (each: { entrant?: { id: string } }) => each.entrant?.id !== 'Bob',
          );
          await route.fulfill({ json: { facts } });
        }),
    });
    await check(page);
    await page.getByText('Round 1 does not follow from the sealed seed. Ask the desk.').waitFor();
  });
});

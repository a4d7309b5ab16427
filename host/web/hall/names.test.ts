// Names of people: spectators see them as the club has chosen, the desk and its exports see them whole.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { NightCommand } from '../../../shared/league/index.ts';
import { inChromium } from '../testing/browser.ts';
import { HallStage, LAPTOP, TELEVISION } from './testing/pages.ts';
import { HallRig } from './testing/site.ts';

/** A player who is checked in. */
const coming = (name: string, member: string | null): readonly NightCommand[] => [
  { type: 'addPlayer', player: { id: member ?? name, name, surname: 'of Lists', member, club: null } },
  { type: 'checkIn', entrant: { id: member ?? name, players: [member ?? name], as: 'member' } },
];

async function fill(rig: HallRig): Promise<void> {
  await rig.post('/api/hall/night', { format: 'grass-roots', seed: 7 });
  await rig.do(...coming('Ann Archer', '7'), ...coming('Bob Baker', '8'));
  await rig.do({ type: 'draw' });
}

describe('by HTTP', () => {
  let rig: HallRig;
  beforeEach(async () => {
    rig = await HallRig.open();
    await fill(rig);
  });
  afterEach(() => rig.close());

  /** Everything that a client without a key gets of the night. */
  async function spectator(): Promise<string> {
    const { text } = await rig.ask('/api/hall', { headers: {} });
    const line = new WebSocket(new URL('live', rig.web.url).href.replace('http', 'ws'));
    const night = await new Promise<string>((resolve) => {
      line.on('message', (data) => {
        if (`${data}`.includes('"night"')) resolve(`${data}`);
      });
    });
    line.terminate();
    return text + night;
  }

  test.each([
    ['full', 'Ann Archer', null],
    ['initial', 'Ann A.', 'Archer'],
    ['number', '"names":["7"]', 'Ann'],
  ] as const)('%s: a spectator sees %s, the desk sees everything', async (names, seen, hidden) => {
    expect((await rig.do({ type: 'showNames', names })).status).toBe(200);
    const told = await spectator();
    // What lists sort by is for the desk.
    expect(told).not.toContain('of Lists');
    expect(told).toContain(seen);
    if (hidden !== null) expect(told).not.toContain(hidden);
    for (const path of ['desk', 'nights/last/export/standings.csv', 'nights/last/export/games.csv'])
      expect((await rig.ask(`/api/hall/${path}`)).text).toContain('Ann Archer');
    expect((await rig.ask('/api/hall/desk')).text).toContain('of Lists');
  });
});

inChromium('in the browser', () => {
  const stage = new HallStage();

  test('the desk chooses, and the television follows; desk and paper keep the names', async () => {
    const rig = await stage.open();
    await fill(rig);
    const desk = await stage.desk();
    const television = await stage.page('', { ...TELEVISION, locale: 'en' });
    await television.getByText('Ann Archer').first().waitFor();
    await desk.getByText('Names on screens').click();
    await desk.getByLabel('TVs, phones and table pages show').selectOption('initial');
    await television.getByText('Ann A.').first().waitFor();
    expect(await television.getByText('Archer').count()).toBe(0);
    await expect.poll(() => desk.locator('.games').getByText('Ann Archer').count()).toBeGreaterThan(0);
    const paper = await stage.page('print?sheet=pairings', { ...LAPTOP, desk: true, locale: 'en' });
    await paper.getByText('Ann Archer').first().waitFor();
    expect(await paper.getByText('Ann A.').count()).toBe(0);
  });
});

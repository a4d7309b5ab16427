import { test } from 'vitest';
import { drawn, hostCookie, inChromium } from '../testing/browser.ts';
import { HallStage } from './testing/pages.ts';
import { hallIn } from './testing/phases.ts';

inChromium('bytes', () => {
  const stage = new HallStage();
  test('x', async () => {
    const rig = await stage.open((files) =>
      hallIn(
        'running',
        ['Ann', 'Bob', 'Wilhelmina Montagues', 'Dot', 'Max', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jim'],
        files,
      ),
    );
    const page = await stage.windows.window({
      cookie: hostCookie(rig, 'muggins_hall'),
      viewport: { width: 390, height: 844 },
    });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const urls = new Map<string, string>();
    const out: [number, string][] = [];
    line.on('Network.responseReceived', ({ requestId, response }) =>
      urls.set(requestId, response.url + ' ' + (response.headers['content-encoding'] ?? '')),
    );
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      out.push([encodedDataLength, urls.get(requestId) ?? '?']),
    );
    await page.goto(new URL(process.env.P ?? 'desk', rig.web.url).href);
    await page.locator('main *').first().waitFor();
    await drawn(page);
    out.sort((a, b) => b[0] - a[0]);
    console.log(
      out.reduce((a, [n]) => a + n, 0) +
        '\n' +
        out.map(([n, u]) => `${n} ${u.replace(/^https?:\/\/[^/]*/, '')}`).join('\n'),
    );
  });
});

// Field tests: 6 reports of phones and televisions, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserPath } from '../../web/testing/chromium.ts';
import { PHONE, Phones, tap } from '../../web/testing/phones.ts';
import { REPORTS, tried } from './testing/reports.ts';

describe.skipIf(browserPath === undefined)('phones and televisions', () => {
  const phones = new Phones();
  const address = (path: string): string => `${phones.site.web.url}${path}`;

  /** A phone at Ann's seat; `before` is done to it before the seat's code is used. */
  async function annAfter(before: (page: Page) => Promise<unknown>): Promise<Page> {
    phones.begin({});
    const page = await phones.open('help', PHONE, true);
    await before(page);
    await page.goto(address(`seat#${phones.site.credentials.invitationTo('seat', 0)}`));
    return page;
  }

  tried(REPORTS.phones, {
    P1: {
      found: async () => {
        phones.begin({});
        const ann = await phones.phone(0);
        await ann.goto(address('help'));
        phones.site.rig.keys('P2 D D 7 P1');
        await ann.goBack();
        await ann.locator('.seat').getByText('7', { exact: true }).first().waitFor();
        const television = await phones.open('');
        await television.getByLabel('Ann: 7', { exact: true }).waitFor();
        const devtools = await television.context().newCDPSession(television);
        await devtools.send('Debugger.enable');
        const frozen = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
        await devtools.send('Debugger.pause');
        await phones.site.restart();
        phones.site.rig.keys('5 P2');
        await frozen;
        await devtools.send('Debugger.resume');
        await television.getByLabel('Bob: 5', { exact: true }).waitFor();
        return phones.pegs;
      },
      right: '7/0 5/0',
    },
    P2: {
      found: async () => {
        phones.begin({});
        const ann = await phones.phone(0);
        const tab = await ann.context().newPage();
        await tab.goto(address('seat'));
        // Both are on their way before either is heard.
        const under: (() => void)[] = [];
        await ann.context().route('**/api/claim', async (route) => {
          await new Promise<void>((go) => {
            under.push(go);
            if (under.length >= 2) for (const each of under) each();
          });
          await route.continue();
        });
        for (const page of [ann, tab]) await tap(page, '4');
        await Promise.all([tap(ann, 'Claim 4'), tap(tab, 'Claim 4')]);
        const asked = 'Your peg is on 4 now, not on 0.';
        await Promise.any([ann, tab].map((page) => page.getByText(asked).waitFor()));
        return phones.pegs;
      },
      right: '4/0 0/0',
    },
    P3: {
      found: async () => {
        phones.begin({});
        const ann = await phones.phone(0);
        await ann.clock.install();
        await ann.reload();
        const portal = [
          { status: 200, contentType: 'text/html', body: '<title>Log in</title>' },
          { status: 302, headers: { location: address('help') } },
          { status: 200, body: '' },
          { status: 511, body: 'Network Authentication Required' },
          { status: 200, contentType: 'application/json', body: '{"ok":true}' },
        ];
        await ann.route('**/api/claim', (route) => {
          const answer = portal.shift();
          return answer === undefined ? route.continue() : route.fulfill(answer);
        });
        await tap(ann, '6');
        await tap(ann, 'Claim 6');
        await expect
          .poll(async () => {
            await ann.clock.fastForward(5_000);
            return portal.length;
          })
          .toBe(0);
        await ann.clock.fastForward(5_000);
        await ann.getByText('You claimed 6.').waitFor();
        const sent = phones.site.rig.types.filter((type) => type === 'pegged').length;
        return [portal.length, sent, phones.pegs];
      },
      right: [0, 1, '6/0 0/0'],
    },
    P4: {
      found: async () => {
        const ann = await annAfter((page) => page.clock.install({ time: Date.UTC(1996, 0, 1) }));
        await tap(ann, '9');
        await tap(ann, 'Claim 9');
        await ann.getByText('You claimed 9.').waitFor();
        const year = await ann.evaluate(() => new Date().getFullYear());
        phones.site.rig.keys('2 4 P1 2 4 P1 2 4 P1 2 4 P1 1 6 P1');
        await ann.goto(address('games'));
        const game = ann.getByText(/2026/).first();
        await game.waitFor();
        return [year, phones.pegs];
      },
      right: [1996, '121/105 0/0'],
    },
    P5: {
      found: async () => {
        const ann = await annAfter((page) =>
          page.addInitScript(() => {
            for (const name of ['localStorage', 'sessionStorage'])
              Object.defineProperty(globalThis, name, {
                get() {
                  throw new DOMException('denied', 'SecurityError');
                },
              });
          }),
        );
        await ann.getByText('The code is still good.').waitFor();
        const code = new URL(ann.url()).hash.slice(1);
        return [code.length > 0, phones.site.credentials.invitationTo('seat', 0) === code, phones.complaints];
      },
      right: [true, true, []],
    },
    P6: {
      found: async () => {
        phones.begin({});
        phones.site.rig.keys('P2 D D 7 P1');
        const television = await phones.open('help');
        await television.addInitScript(() => Reflect.deleteProperty(String.prototype, 'replaceAll'));
        await television.goto(address(''));
        await television.waitForURL('**/plain');
        await television.locator('.lane0 .points').getByText('7', { exact: true }).waitFor();
        await television.goto(address('seat'));
        return television.locator('body').innerText();
      },
      right: expect.stringContaining('This browser is too old for this page. Use Chrome'),
    },
  });
});

// The firmware is written from the page Board: a real Chromium, the page as it is built, and a boot loader behind a port that the test
// puts where Web Serial is. The page's code does not know.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BoardKind } from '../../../../shared/protocol/index.ts';
import { readImage } from '../../../flash/index.ts';
import { BootLoader, type BootOptions } from '../../../flash/testing/loader.ts';
import { packageRoot } from '../../../system/package.ts';
import { expectSound } from '../../testing/axe.ts';
import { inChromium } from '../../testing/browser.ts';
import { Companion } from '../../testing/companion.ts';

/** Milliseconds. */
const HOUR = 3_600_000;

/** What the page gets of the image, 2,560 bytes; whole images are written in host/flash and by the command. */
function hexOf(kind: BoardKind): string {
  const text = readFileSync(join(packageRoot(), 'firmware', 'prebuilt', `${kind}.hex`), 'utf8');
  return [...text.split('\n').slice(0, 160), ':00000001FF', ''].join('\n');
}

const imageOf = (kind: BoardKind): Uint8Array => readImage(kind, hexOf(kind));

/** What the page is given for Web Serial: it passes bytes on to the test. */
function webSerial(): void {
  const ours = window as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  let heard: ReadableStreamDefaultController<Uint8Array> | undefined;
  Object.assign(window, {
    bootHeard: (bytes: readonly number[]) => heard?.enqueue(Uint8Array.from(bytes)),
    bootGone: () => heard?.error(new DOMException('The device has been lost.', 'NetworkError')),
  });
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => (window as unknown as { readonly bootIds?: object }).bootIds ?? {},
    open: async () => {
      await ours.bootOpen?.();
      port.readable = new ReadableStream<Uint8Array>({
        start: (controller) => {
          heard = controller;
        },
      });
      port.writable = new WritableStream<Uint8Array>({
        write: async (bytes) => {
          await ours.bootWrite?.([...bytes]);
        },
      });
    },
    close: async () => {
      await ours.bootClose?.();
    },
    setSignals: async ({ dataTerminalReady }: { readonly dataTerminalReady: boolean }) => {
      if (dataTerminalReady) await ours.bootReset?.();
    },
  };
  Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => port } });
}

inChromium('flashing from the page Board', () => {
  const companion = new Companion();
  let loader: BootLoader;
  /** Commands whose answer the page does not have yet. */
  let asked = 0;

  /**
   * A page with a boot loader at its port. `cut` counts down the writes until the cable is pulled; the port opens when `opens` has come.
   * From here on time passes in the page only where the test lets it, unless it brings a window of its own.
   */
  async function plugged(
    options: BootOptions,
    cable: { cut: number; readonly opens?: Promise<void> } = { cut: Number.POSITIVE_INFINITY },
    window?: BrowserContextOptions,
  ): Promise<Page> {
    loader = new BootLoader(options);
    asked = 0;
    const page = await companion.window({ ...window, init: webSerial });
    await page.exposeFunction('bootOpen', () => cable.opens);
    await page.exposeFunction('bootReset', () => loader.reset());
    await page.exposeFunction('bootWrite', async (bytes: number[]) => {
      asked += 1;
      const whole = cable.cut-- > 0;
      // Pulled in the middle of a command.
      const answer = loader.take(Buffer.from(whole ? bytes : bytes.slice(0, bytes.length / 2)));
      await page.evaluate(
        ([heard, gone]) => {
          const port = window as never as { bootHeard(heard: readonly number[]): void; bootGone(): void };
          if (heard.length > 0) port.bootHeard(heard);
          if (gone) port.bootGone();
        },
        [[...answer], !whole] as const,
      );
      asked -= 1;
    });
    await page.exposeFunction('bootClose', () => {});
    for (const kind of ['uno', 'mega'] as const)
      await page.route(new RegExp(`/${kind}\\b.*\\.hex`), (route) => route.fulfill({ body: hexOf(kind) }));
    if (window === undefined) await page.clock.install();
    await page.goto(companion.url('/board'));
    await page.locator('.flasher summary').click();
    await page.locator('.flasher button').waitFor();
    if (window === undefined) await page.clock.pauseAt(Date.now() + HOUR);
    return page;
  }

  /** Lets time pass in the page until it says how it ended; none passes while an answer is on its way. */
  async function ended(page: Page): Promise<string> {
    const status = page.locator('.flasher [role=status]');
    for (;;) {
      const outcome = (await status.getAttribute('data-outcome')) ?? '';
      if (outcome !== '') return outcome;
      if (asked === 0) await page.clock.runFor(100);
    }
  }

  const write = async (page: Page): Promise<string> => {
    await page.locator('.flasher button').click();
    return ended(page);
  };
  const words = (page: Page): Promise<string> => page.locator('.flasher [role=status]').innerText();

  // An Uno, which is written 128 bytes at a time, is cut and written whole in host/flash; here one with a worn cell is written.
  test('a Mega: cut in the middle, and again', async () => {
    const image = imageOf('mega');
    const cable = { cut: 12 };
    const page = await plugged({ kind: 'mega' }, cable);
    await page.locator('.flasher select').selectOption('mega');
    expect(await write(page)).toBe('cut');
    expect(await words(page)).toContain('flash again');
    expect([loader.end > 0, loader.flash.subarray(0, image.length).equals(image)]).toEqual([true, false]);
    cable.cut = Number.POSITIVE_INFINITY;
    expect(await write(page)).toBe('verified');
    expect(await words(page)).toContain(`${image.length.toLocaleString('en')} bytes written and verified`);
    expect(loader.flash.subarray(0, image.length).equals(image)).toBe(true);
    expect(loader.flash.subarray(image.length).every((byte) => byte === 0xff)).toBe(true);
  });

  test.each<[name: string, options: BootOptions, code: string, says: string]>([
    ['a Mega', { kind: 'uno', signature: [0x1e, 0x98, 0x01] }, 'wrongChip', 'Choose Arduino Mega 2560'],
    ['a worn cell', { kind: 'uno', worn: 300 }, 'notVerified', 'did not keep byte 300'],
    ['no boot loader', { kind: 'uno', mute: true }, 'noSync', 'muggins flash --baud 57600'],
  ])('%s is told', async (_, options, code, says) => {
    const page = await plugged(options);
    expect(await write(page)).toBe(code);
    expect(await words(page)).toContain(says);
    if (code === 'wrongChip') expect(loader.end).toBe(0);
  });

  test('while it writes, the browser asks before the page is left', async () => {
    const page = await plugged({ kind: 'uno', mute: true });
    const asks = (): Promise<boolean> =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await asks()).toBe(false);
    await page.locator('.flasher button').click();
    await page.locator('.flasher progress').waitFor();
    expect(await asks()).toBe(true);
    expect(await ended(page)).toBe('noSync');
    await page.locator('.flasher progress').waitFor({ state: 'detached' });
    expect(await asks()).toBe(false);
  });

  // At rest it is among all that unfolds in every.test.ts, in both looks.
  test('while it writes and when it has failed it fits, and axe finds nothing', async () => {
    const window = { locale: 'fr-CA', colorScheme: 'dark', viewport: { width: 360, height: 800 } } as const;
    const port = { cut: Number.POSITIVE_INFINITY, open: (): void => {} };
    const opens = new Promise<void>((resolve) => {
      port.open = resolve;
    });
    const page = await plugged({ kind: 'uno', mute: true }, { ...port, opens }, window);
    await page.locator('.flasher button').click();
    await page.locator('.flasher progress').waitFor();
    await expectSound(page);
    port.open();
    await page.locator('.flasher [data-outcome="noSync"]').waitFor({ timeout: 0 });
    await expectSound(page);
  });

  test('an Uno R4 is named, and its port not opened', async () => {
    const page = await plugged({ kind: 'uno' });
    await page.evaluate(() =>
      Object.assign(window, { bootIds: { usbVendorId: 0x2341, usbProductId: 0x1002 } }),
    );
    expect(await write(page)).toBe('unsuitable');
    expect(await words(page)).toContain('Arduino Uno R4 WiFi');
    expect(loader.greetings).toBe(0);
  });

  test('where the browser has no Web Serial, the page says what to run', async () => {
    const page = await companion.open('/board', {
      init: () => Object.defineProperty(Navigator.prototype, 'serial', { value: undefined }),
    });
    await page.locator('.flasher summary').click();
    expect(await page.locator('.flasher .none').innerText()).toContain('muggins flash');
    expect(await page.locator('.flasher button').count()).toBe(0);
  });

  test('only the page Board may ask for serial ports', async () => {
    const policies = await Promise.all(
      ['/', '/seat', '/table', '/board', '/games', '/api/view'].map(async (path) => {
        const { headers } = await fetch(companion.url(path));
        return [path, /\bserial=\([^)]*\)/.exec(headers.get('permissions-policy') ?? '')?.[0]];
      }),
    );
    expect(policies.filter(([, policy]) => policy !== 'serial=()')).toEqual([['/board', 'serial=(self)']]);
  });
});

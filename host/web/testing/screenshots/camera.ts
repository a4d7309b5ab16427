// Takes the pictures: each page is opened once for a state, a language and a theme, and then in every size.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { drawn, fresh } from '../browser.ts';
import { fileOf, grouped, type Look, SIZES, type SizeName } from './list.ts';
import { nightIn, type Scene, tableIn, visit } from './scenes.ts';

/** What the pictures are taken with. */
export interface Studio {
  readonly browser: Browser;
  /** Folders of the built pages. */
  readonly files: Readonly<Record<'table' | 'hall', string>>;
  /** Where the pictures go. */
  readonly folder: string;
  /** The whole page, as far as one can scroll, and not only the window. */
  readonly whole: boolean;
}

/** A picture that was taken. */
export interface Taken {
  readonly look: Look;
  readonly size: SizeName;
  readonly file: string;
}

/** Takes all of them. Looks at the same table, or the same hall, share its server. */
export async function take(studio: Studio, looks: readonly Look[]): Promise<readonly Taken[]> {
  mkdirSync(studio.folder, { recursive: true });
  const scenes = grouped(looks, ({ subject, state, sides }) => [subject.of, state, sides].join());
  const taken: Taken[] = [];
  for (const [, same] of scenes) {
    const [first] = same;
    if (first === undefined) continue;
    const { subject, state, sides } = first;
    const files = studio.files[subject.of];
    const scene = await (subject.of === 'table' ? tableIn(state, sides, files) : nightIn(state, files));
    try {
      for (const look of same) taken.push(...(await photograph(studio, scene, look)));
    } finally {
      await scene.close();
    }
  }
  return taken;
}

async function photograph(studio: Studio, scene: Scene, look: Look): Promise<readonly Taken[]> {
  const context = await fresh(studio.browser, { locale: look.language, colorScheme: look.theme });
  try {
    const page = await opened(await context.newPage(), scene, look);
    const taken: Taken[] = [];
    for (const size of look.sizes) {
      await page.setViewportSize(SIZES[size]);
      await drawn(page);
      const file = fileOf(look, size);
      await page.screenshot({ path: join(studio.folder, file), fullPage: studio.whole });
      taken.push({ look, size, file });
    }
    return taken;
  } finally {
    await context.close();
  }
}

/** The page as its reader has it; its line cut if it is to be lost. */
async function opened(page: Page, scene: Scene, { subject, state }: Look): Promise<Page> {
  const asked = new Set<unknown>();
  page.on('request', (request) => asked.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => asked.delete(request));
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/.*/, (line) => {
    if (isCut) void line.close();
    else {
      line.connectToServer();
      lines.push(line);
    }
  });
  await visit(page, scene, subject);
  await quiet(page, asked);
  if (state === 'lost') {
    isCut = true;
    for (const line of lines) await line.close();
    // Every page with a line keeps its state in a property of that name.
    if (lines.length > 0)
      await page.waitForFunction(() =>
        [...document.querySelectorAll('*')].some((each) => 'link' in each && each.link === 'lost'),
      );
  }
  return page;
}

/** Until everything that the page asked for has come, and is drawn: a browser's own idea of that takes half a second. */
async function quiet(page: Page, asked: ReadonlySet<unknown>): Promise<void> {
  await drawn(page);
  while (asked.size > 0) {
    await drawn(page);
  }
  await drawn(page);
}

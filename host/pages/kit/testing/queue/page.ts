// What both pages of the queue share: the kit's start, header and line.
import { html, render, type TemplateResult } from 'lit';
import { boot } from '../../boot.ts';
import type { Caption } from '../../captions.ts';
import '../../captions.ts';
import { linkWords } from '../../header.ts';
import { openLine } from '../../line.ts';
import type { LinkState } from '../../link.ts';
import { QUEUE_WORDS, words } from './words.ts';

/** What a page of the queue is told. */
type Told =
  | { readonly type: 'queue'; readonly now: number; readonly waiting: number }
  | { readonly type: 'refused'; readonly words: string }
  | { readonly type: 'alive' };

/** What a page shows. */
export interface Shown {
  readonly queue: Extract<Told, { type: 'queue' }> | undefined;
  readonly caption: Caption | undefined;
  readonly refused: string;
  readonly say: (message: object) => void;
}

/** Draws a page, and again whenever it is told something. */
export async function showPage(
  name: 'queue' | 'clerk',
  draw: (shown: Shown) => TemplateResult,
): Promise<void> {
  await boot(QUEUE_WORDS, name);
  let link: LinkState = 'connecting';
  let queue: Shown['queue'];
  let refused = '';
  const show = (): void => {
    const caption = queue && { id: queue.now, text: words().now(queue.now) };
    render(
      html`<muggins-header .page=${name} .places=${{ queue: './', clerk: 'clerk' }} .states=${[linkWords(link)]}>
        </muggins-header><main>${draw({ queue, caption, refused, say: (message) => line.send(message) })}</main>`,
      document.getElementById('page') ?? document.body,
    );
  };
  const line = openLine<Told>({
    message(told) {
      if (told.type === 'queue') queue = told;
      if (told.type === 'refused') refused = told.words;
      show();
    },
    state(state) {
      link = state;
      show();
    },
  });
}

// Entry of the page of all components: a window for each page's parts, and for each state of a page. One script draws into all of them.
import { languageAsked } from '../kit/language.ts';
import { scriptAddress } from '../kit/script.ts';
import { themeNow, wearTheme } from '../kit/theme.ts';
import { figure, hand, head } from '../table/gametables.ts';
import { USUAL, wearColours } from '../table/palette.ts';
import type { Component, SpecimenSource, Style } from './component.ts';
import { COMPONENTS } from './specimens.ts';
import { sheetsOf } from './styles.ts';
import { type Pane, panes, type Specimen } from './windows.ts';

const HALL: readonly Style[] = ['television', 'desk', 'phone', 'print'];
const { documentElement: top } = document;

wearTheme(themeNow());
wearColours(USUAL);
const cells = { figure, hand, head, script: scriptAddress };
const prepared: SpecimenSource = { ...(await (await fetch('prepared.json')).json()), cells };
const ANSWERS = { 'api/me': prepared.me, 'api/hall/phones': prepared.phones };
answerFor(ANSWERS);
const opened = await Promise.all(panes().map(openWindow));
await import('./tableelements.ts').then(({ speak }) => speak(languageAsked()));
await fill((style) => !HALL.includes(style));
// The words of a hall come after a table's: the kit's own components say those that came last.
await import('./hallelements.ts').then(({ speak }) => speak(languageAsked()));
await fill((style) => HALL.includes(style));
await document.fonts.ready;
await drawn();
top.dataset.drawn = 'all';

/** There is no host here: what a component asks for by itself has its answer already. */
function answerFor(answers: Readonly<Record<string, unknown>>): void {
  globalThis.fetch = async (request) =>
    Response.json(answers[`${request}`] ?? null, { status: `${request}` in answers ? 200 : 404 });
}

interface Opened {
  readonly pane: Pane;
  readonly frame: HTMLIFrameElement;
}

/** An empty window that wears what its page wears. */
async function openWindow(pane: Pane): Promise<Opened> {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  const frame = document.createElement('iframe');
  heading.textContent = pane.title;
  frame.title = pane.title;
  const [width, height] = pane.size;
  section.style.inlineSize = `${width + 2}px`;
  Object.assign(frame.style, { inlineSize: `${width}px`, blockSize: `${height}px` });
  frame.srcdoc = '<!doctype html><meta name="color-scheme" content="light dark"><title>Components</title>';
  section.append(heading, frame);
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.querySelector('main')?.append(section);
  await loaded;
  return { pane, frame };
}

async function fill(fits: (style: Style) => boolean): Promise<void> {
  for (const { pane, frame } of opened) if (fits(pane.style)) await draw(pane, frame);
}

async function draw({ style, shelf, specimens }: Pane, frame: HTMLIFrameElement): Promise<void> {
  const page = frame.contentDocument;
  if (page === null) return;
  const { theme } = top.dataset;
  if (theme !== undefined) page.documentElement.dataset.theme = theme;
  page.documentElement.lang = top.lang;
  page.documentElement.style.cssText = top.style.cssText;
  const sheet = page.createElement('style');
  sheet.textContent = sheetsOf(style).join('\n');
  page.head.append(sheet);
  for (const specimen of specimens) await (shelf ? stand(page, specimen) : place(page.body, specimen));
  if (!shelf) return;
  page.body.className = 'shelves';
  new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(page.body.getBoundingClientRect().height) + 2}px`;
  }).observe(page.body);
}

/** A specimen beside the other states of its component, under its name. */
async function stand(page: Document, specimen: Specimen): Promise<void> {
  const { tag, state } = specimen;
  const component = COMPONENTS[tag as `muggins-${string}`];
  if (component === undefined) return;
  let section = page.body.lastElementChild;
  if (section?.id !== tag) {
    section = page.createElement('section');
    Object.assign(section, { id: tag, className: 'shelf' });
    const name = page.createElement('h2');
    Object.assign(name, { id: `${tag}-about`, textContent: `${tag}: ${component.about}` });
    section.setAttribute('aria-labelledby', name.id);
    section.append(name);
    page.body.append(section);
  }
  const figure = page.createElement('figure');
  figure.className = component.wide === true ? 'wide' : '';
  const caption = page.createElement('figcaption');
  caption.textContent = state;
  section.append(figure);
  await place(figure, specimen);
  figure.append(caption);
}

async function place(within: Element, { tag, state }: Specimen): Promise<void> {
  const component: Component | undefined = COMPONENTS[tag as `muggins-${string}`];
  const element = document.createElement(tag) as HTMLElement & { readonly updateComplete?: Promise<unknown> };
  // The page of paper reads in the address which sheet it is.
  const address = new URL(location.href);
  address.searchParams.set('sheet', state);
  history.replaceState(null, '', address);
  Object.assign(element, component?.states[state]?.(prepared));
  element.dataset.specimen = `${tag}: ${state}`;
  if (component?.answers !== undefined) answerFor({ ...ANSWERS, ...component.answers });
  inmost(within, component?.around ?? []).append(element);
  await element.updateComplete;
  // What it asked for has come before others ask.
  if (component?.answers !== undefined) await drawn();
  answerFor(ANSWERS);
  if (component?.folded === true) for (const each of element.querySelectorAll('details')) each.open = true;
}

/** Puts what is around a component on its page within an element. @returns the innermost of it */
function inmost(within: Element, around: NonNullable<Component['around']>): Element {
  let inner = within;
  for (const [name, classes] of around) {
    const outer = inner.ownerDocument.createElement(name);
    outer.className = classes;
    inner.append(outer);
    inner = outer;
  }
  return inner;
}

function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

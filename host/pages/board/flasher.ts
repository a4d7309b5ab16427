// <muggins-flasher>, loaded when it is first opened: writes the firmware into a board that is plugged into this computer, by Web Serial.
import mega from '../../../firmware/prebuilt/mega.hex?url';
import uno from '../../../firmware/prebuilt/uno.hex?url';
import { BAUD } from '../../../hardware/board.ts';
import { BOARD_KINDS, type BoardKind, UNSUITABLE_BOARDS } from '../../../shared/protocol/index.ts';
import { type FlashPort, flashBoard, readImage } from '../../flash/index.ts';
import { element, given, html, nothing, onValue, options, own, t } from '../kit/element.ts';

/** How writing ended: as the boot loader has it, or before it was asked. */
type FlashOutcome =
  | Awaited<ReturnType<typeof flashBoard>>
  | { readonly code: 'unsuitable'; readonly board: string }
  | { readonly code: 'noImage' | 'notOpened' };

const IMAGES: Readonly<Record<BoardKind, string>> = { uno, mega };

/** The parts of Web Serial's SerialPort that are used here (WICG, Web Serial API); TypeScript's library does not have it. */
interface WebPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number; bufferSize: number }): Promise<void>;
  close(): Promise<void>;
  setSignals(signals: { dataTerminalReady: boolean; requestToSend: boolean }): Promise<void>;
  getInfo(): { usbVendorId?: number; usbProductId?: number };
}

/** Asks which port; rejects if none is chosen. Undefined where the browser has no Web Serial. */
const serialOf = (): { requestPort(): Promise<WebPort> } | undefined =>
  (navigator as { readonly serial?: { requestPort(): Promise<WebPort> } }).serial;

/** The browser's own buffer, 255 bytes, is smaller than a Mega's page with its frame. */
const OPENED = { baudRate: BAUD, bufferSize: 4_096 };

/** Opens a port for the boot loader; undefined if another program has it. */
async function openPort(port: WebPort): Promise<FlashPort | undefined> {
  try {
    await port.open(OPENED);
  } catch {
    return undefined;
  }
  const reader = port.readable?.getReader();
  const writer = port.writable?.getWriter();
  return {
    read: async () => (await reader?.read())?.value,
    write: async (bytes) => writer?.write(bytes),
    signal: (asserted) => port.setSignals({ dataTerminalReady: asserted, requestToSend: asserted }),
    close: async () => {
      await reader?.cancel().catch(() => {});
      reader?.releaseLock();
      writer?.releaseLock();
      await port.close();
    },
  };
}

/** The image, or undefined if it does not arrive or is damaged. */
async function imageOf(kind: BoardKind): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(IMAGES[kind]);
    return answer.ok ? readImage(kind, await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

const hex = (id: number | undefined): string => (id ?? 0).toString(16).padStart(4, '0');

/** The name of a board that Muggins cannot run on, by its USB ids. */
function unsuitable(port: WebPort): string | undefined {
  const { usbVendorId, usbProductId } = port.getInfo();
  const [vendor, product] = [hex(usbVendorId), hex(usbProductId)];
  return UNSUITABLE_BOARDS.find((each) => each.vendor === vendor && each.product === product)?.board;
}

/** Properties: `busy` (the table itself has a board: it may have this one open). */
class Flasher extends element({
  busy: given<boolean>(() => false),
  kind: own<BoardKind>(() => 'uno'),
  /** Share that is done; undefined while nothing is written. */
  done: own<number>(),
  outcome: own<FlashOutcome>(),
  /** The board that was written. */
  wanted: own<BoardKind>(() => 'uno'),
}) {
  protected override render() {
    return html`<p>${t('flash-about')}</p>
      ${serialOf() === undefined ? html`<p class="none">${t('flash-none')}</p>` : this.#form()}`;
  }

  #form() {
    const { done, outcome, kind } = this;
    const kinds = BOARD_KINDS.map((each) => [each, t(`flash-kinds-${each}`)] as const);
    const end = outcome === undefined ? '' : 'code' in outcome ? outcome.code : 'verified';
    return html`${this.busy ? html`<p>${t('flash-busy')}</p>` : nothing}
      <p class="choice">
        <label>${t('flash-board')}
          <select ?disabled=${done !== undefined} @change=${onValue((value) => this.set({ kind: value as BoardKind }))}>
            ${options(kinds, kind)}
          </select></label>
        <button type="button" ?disabled=${done !== undefined} @click=${this.#write}>${t('flash-write')}</button>
      </p>
      ${done === undefined ? nothing : progress(done)}
      <p role="status" data-outcome=${end}>${outcome === undefined ? (done === undefined ? '' : t('flash-leave')) : outcomeText(outcome, this.wanted)}</p>`;
  }

  async #write(): Promise<void> {
    // Asked for at once: a browser lets a page ask only in answer to a click.
    const port = await serialOf()
      ?.requestPort()
      .catch(() => undefined);
    if (port === undefined) return;
    this.outcome = undefined;
    this.done = 0;
    addEventListener('beforeunload', stay);
    this.wanted = this.kind;
    this.outcome = await this.#flash(port, this.wanted);
    removeEventListener('beforeunload', stay);
    this.done = undefined;
  }

  async #flash(port: WebPort, kind: BoardKind): Promise<FlashOutcome> {
    const board = unsuitable(port);
    if (board !== undefined) return { code: 'unsuitable', board };
    const image = await imageOf(kind);
    if (image === undefined) return { code: 'noImage' };
    const opened = await openPort(port);
    if (opened === undefined) return { code: 'notOpened' };
    const progress = (done: number) => this.set({ done });
    return flashBoard(opened, { kind, image, progress });
  }
}

const stage = (done: number): string =>
  done < 0.5 ? t('flash-writing', { done: done * 2 }) : t('flash-reading', { done: done * 2 - 1 });

function outcomeText(end: FlashOutcome, wanted: BoardKind): string {
  const board = t(`flash-kinds-${wanted}`);
  if ('verified' in end) return t('flash-done', { bytes: end.verified, board });
  switch (end.code) {
    case 'noSync':
      return t('flash-noSync', { board });
    case 'wrongChip':
      return end.kind === undefined
        ? t('flash-wrongChip', { signature: end.signature, board })
        : t('flash-otherBoard', { board, found: t(`flash-kinds-${end.kind}`) });
    case 'notVerified':
      return t('flash-notVerified', { address: end.address });
    case 'unsuitable':
      return t('flash-unsuitable', { board: end.board });
    default:
      return t(`flash-${end.code}`);
  }
}

/** Its figures are not read aloud: they change hundreds of times. */
const progress = (done: number) =>
  html`<p class="stage"><progress max="1" .value=${done} aria-label=${t('flash-title')}></progress> ${stage(done)}</p>`;

/** The browser asks before the page is left. */
const stay = (event: Event): void => event.preventDefault();

customElements.define('muggins-flasher', Flasher);

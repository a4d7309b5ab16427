// <muggins-flasher>, loaded when it is first opened: writes the firmware into a board that is plugged into this computer, by Web Serial.
import { html, nothing } from 'lit';
import mega from '../../../firmware/prebuilt/mega.hex?url';
import uno from '../../../firmware/prebuilt/uno.hex?url';
import { BAUD } from '../../../hardware/board.ts';
import { BOARD_KINDS, type BoardKind, UNSUITABLE_BOARDS } from '../../../shared/protocol/index.ts';
import type { FlashOutcome } from '../../../shared/words/pages/flash.ts';
import { type FlashPort, flashBoard, readImage } from '../../flash/index.ts';
import { element, given, own } from '../kit/element.ts';
import { strings } from '../parts/language.ts';

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
}) {
  protected override render() {
    const { flash } = strings();
    return html`<p>${flash.about}</p>
      ${serialOf() === undefined ? html`<p class="none">${flash.none}</p>` : this.#form()}`;
  }

  #form() {
    const { flash } = strings();
    const { done, outcome, kind } = this;
    const end = outcome === undefined ? '' : 'code' in outcome ? outcome.code : 'verified';
    return html`${this.busy ? html`<p>${flash.busy}</p>` : nothing}
      <p class="choice">
        <label>${flash.board}
          <select ?disabled=${done !== undefined} @change=${this.#choose}>
            ${BOARD_KINDS.map((each) => html`<option value=${each} ?selected=${each === kind}>${flash.kinds[each]}</option>`)}
          </select></label>
        <button type="button" ?disabled=${done !== undefined} @click=${this.#write}>${flash.write}</button>
      </p>
      ${done === undefined ? nothing : progress(done)}
      <p role="status" data-outcome=${end}>${outcome === undefined ? (done === undefined ? '' : flash.leave) : flash.outcome(outcome)}</p>`;
  }

  #choose(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.kind = BOARD_KINDS.find((kind) => kind === value) ?? 'uno';
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
    this.outcome = await this.#flash(port, this.kind);
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
    const progress = (done: number): void => {
      this.done = done;
    };
    const result = await flashBoard(opened, { kind, image, progress });
    if ('verified' in result) return { ...result, kind };
    return result.code === 'noSync'
      ? { ...result, kind }
      : result.code === 'wrongChip'
        ? { code: 'wrongChip', signature: result.signature, wanted: kind, found: result.kind }
        : result;
  }
}

/** Its figures are not read aloud: they change hundreds of times. */
const progress = (done: number) => {
  const { title, stage } = strings().flash;
  return html`<p class="stage"><progress max="1" .value=${done} aria-label=${title}></progress> ${stage(done)}</p>`;
};

/** The browser asks before the page is left. */
const stay = (event: Event): void => event.preventDefault();

customElements.define('muggins-flasher', Flasher);

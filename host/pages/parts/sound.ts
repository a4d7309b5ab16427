// The board's tones on a page: each cue of the table is heard once, where the browser lets it. Where it wants to be touched first, one button asks for it.
import { html, nothing } from 'lit';
import type { TableView } from '../../web/table/types.ts';
import { element, given, onValue, options, own } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { chooseVolume, play, TRIAL, VOLUMES, type Volume, volumeNow } from '../kit/sound.ts';

/** An emulated board has no buzzer of its own; a real one is heard already. */
const usualVolume = (emulator: boolean): Volume => (emulator ? 'normal' : 'off');

/** How loud this page is. */
export function soundChoice(emulator: boolean) {
  const choices = VOLUMES.map((volume) => [volume, t(`common-volumes-${volume}`)] as const);
  return html`<label><span>${t('common-sound')}</span><select @change=${onValue((volume) => chooseVolume(volume as Volume))}>
    ${options(choices, volumeNow(usualVolume(emulator)))}</select></label>`;
}

/** Milliseconds for which the button is there: on a television without a remote it goes by itself. */
const SHOWN = 12_000;

/** <muggins-sound>. Properties: `cue` (the last one of the table), `emulator` (whether its board is emulated). */
class Sound extends element({
  cue: given<TableView['cue']>(() => null),
  emulator: given<boolean>(() => false),
  /** Whether the browser has kept a tone back. */
  kept: own<boolean>(() => false),
}) {
  #heard = 0;
  #asked = false;

  protected override willUpdate(): void {
    const { cue } = this;
    if (cue === null || cue.id === this.#heard) return;
    this.#heard = cue.id;
    if (!document.hidden) void this.#play(cue.tones);
  }

  protected override render() {
    if (!this.kept) return nothing;
    return html`<button type="button" class="sounder" @click=${() => this.#play(TRIAL)}>${t('common-soundOn')}</button>`;
  }

  async #play(tones: Parameters<typeof play>[0]): Promise<void> {
    const played = await play(tones, volumeNow(usualVolume(this.emulator)));
    if (played || this.#asked) {
      if (played) this.kept = false;
      return;
    }
    this.#asked = true;
    this.kept = true;
    setTimeout(() => this.set({ kept: false }), SHOWN);
  }
}

customElements.define('muggins-sound', Sound);

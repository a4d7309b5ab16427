// The board's tones on a page: each cue of the table is heard once, where the browser lets it. Where it wants to be touched first, one button asks for it.
import type { TableView } from '../../web/table/types.ts';
import { choose, chosen } from '../kit/choices.ts';
import { element, given, html, nothing, onValue, options, own, t } from '../kit/element.ts';

/** How loud a page can be: the gain of each, of 1. */
const VOLUMES = { off: 0, quiet: 0.04, normal: 0.14, loud: 0.45 } as const;
type Volume = keyof typeof VOLUMES;
const NAMES = Object.keys(VOLUMES) as readonly Volume[];

type Tones = NonNullable<TableView['cue']>['tones'];

/** What a volume sounds like. */
const TRIAL: Tones = [
  { hertz: 1_175, milliseconds: 80 },
  { hertz: 1_568, milliseconds: 140 },
];

/** As the address says ('?sound=off'), or as chosen. Else an emulated board is heard here: a real one has a buzzer of its own. */
function volumeNow(emulator: boolean): Volume {
  const word = new URLSearchParams(location.search).get('sound') ?? chosen('sound');
  return NAMES.find((each) => each === word) ?? (emulator ? 'normal' : 'off');
}

const play = async (tones: Tones, volume: Volume): Promise<boolean> =>
  volume === 'off' || (await import('../kit/sound.ts')).play(tones, VOLUMES[volume]);

/** Keeps a volume, and lets it be heard. */
function chooseVolume(volume: Volume): void {
  choose('sound', volume);
  void play(TRIAL, volume);
}

/** How loud this page is. */
export function soundChoice(emulator: boolean) {
  const choices = NAMES.map((volume) => [volume, t(`common-volumes-${volume}`)] as const);
  return html`<label><span>${t('common-sound')}</span><select @change=${onValue((volume) => chooseVolume(volume as Volume))}>
    ${options(choices, volumeNow(emulator))}</select></label>`;
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

  async #play(tones: Tones): Promise<void> {
    const played = await play(tones, volumeNow(this.emulator));
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

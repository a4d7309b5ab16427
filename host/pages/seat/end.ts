// <muggins-end>: the end of a game on a phone: who has won, how, and what to do next.
import { element, given, html, nothing, own, type PropertyValues, t } from '../kit/element.ts';
import { type PlayerScene, scoresOf } from '../parts/scene.ts';
import type { SeatScene } from './scene.ts';

/**
 * Properties: `over` (the end as this seat sees it), `players`, `told` (the end in a sentence, to be shared), `paused`. Event: 'onward',
 * with whether everybody moves on by one seat.
 */
class GameEnd extends element({
  over: given<SeatScene['over']>(),
  players: given<readonly PlayerScene[]>(() => []),
  told: given<string>(() => ''),
  paused: given<boolean>(() => false),
  /** The picture that is shared. */
  picture: own<HTMLCanvasElement>(),
  /** What became of sharing. */
  shared: own<string>(() => ''),
}) {
  /** The code that draws comes with the end of a game. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('told') || changed.has('players')) void this.#draw();
  }

  async #draw(): Promise<void> {
    const { pictureOf } = await import('./picture.ts');
    const { told, players, over } = this;
    if (over === undefined) return;
    const picture = await pictureOf({ told, players }, this);
    // A later game may have ended meanwhile.
    if (told === this.told && players === this.players) this.picture = picture;
  }

  protected override render() {
    const { over } = this;
    if (over === undefined) return nothing;
    return html`<section class="end ${over.won ? 'won' : ''}">
      <h2>${outcome(over, this.players)}</h2>
      <p class="drawn">${scoresOf(this.players)}</p>
      <ul class="drawn">${this.players.filter(({ note }) => note !== '').map(({ name, note }) => html`<li>${name} <b>${note}</b></li>`)}</ul>
      <div class="picture" aria-hidden="true">${this.picture}</div>
      ${over.next === undefined ? nothing : this.#next(over.next)}
      <div class="sharing">
        <button type="button" class="quiet" @click=${this.#picture}>${t('seat-end-picture')}</button>
        <button type="button" class="quiet" @click=${() => this.#tell(share(this.#text))}>${t('seat-end-share')}</button>
      </div>
      <p class="note" role="status">${this.shared}</p>
    </section>`;
  }

  /** The match goes on with the same seats; after a match, people may change them. */
  #next(next: 'game' | 'match') {
    const button = (label: string, swap: boolean, looks: string) =>
      html`<button type="button" class=${looks} ?disabled=${this.paused} @click=${() => this.emit('onward', swap)}>${label}</button>`;
    return next === 'game'
      ? button(t('seat-end-nextGame'), false, 'claim')
      : html`${button(t('seat-end-rematch'), false, 'claim')} ${button(t('seat-end-swap'), true, 'quiet')}`;
  }

  get #text(): string {
    return `${this.told} ${scoresOf(this.players)}.`;
  }

  /** The text goes along as what the picture says. */
  async #picture(): Promise<void> {
    const { picture } = this;
    if (picture === undefined) return;
    const { fileOf } = await import('./picture.ts');
    await this.#tell(sharePicture(await fileOf(picture), this.#text));
  }

  async #tell(sharing: ReturnType<typeof share | typeof sharePicture>): Promise<void> {
    const done = await sharing;
    this.shared = done === 'shared' ? '' : t(`seat-end-${done}`);
  }
}

function outcome({ won }: NonNullable<SeatScene['over']>, players: readonly PlayerScene[]): string {
  if (won) return t('seat-end-youWin');
  const winner = players.find((each) => each.winner);
  return winner === undefined
    ? t('seat-end-lost')
    : t('seat-end-wins', { name: winner.name, number: winner.names.length });
}

/** Hands a picture to the phone's own sheet, or saves it where there is none. */
async function sharePicture(file: File, text: string): Promise<'shared' | 'saved' | 'failed'> {
  const data = { files: [file], text };
  if (navigator.canShare?.(data) === true) return handOver(data);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return 'saved';
}

/** Closing the sheet cancels the share. */
const handOver = (data: ShareData): Promise<'shared' | 'failed'> =>
  navigator.share(data).then(
    () => 'shared',
    (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'),
  );

/** Hands a text to the phone's own sheet, or copies it: without TLS a browser has neither of the two, and an older way to copy. */
async function share(text: string): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') return handOver({ text });
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text);
      return 'copied';
    }
    return copied(text) ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}

function copied(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

customElements.define('muggins-end', GameEnd);

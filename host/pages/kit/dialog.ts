// Dialogs that are made when something is asked, and gone when it is answered.
import { html, render } from 'lit';

/**
 * Shows a dialog. `label`: its name for screen readers. `content` draws it; what it gives to `close` is the answer. `draw` draws it once
 * more.
 * @returns the answer; empty if the dialog was cancelled
 */
export function inDialog(
  { label, looks = 'panel ask' }: { readonly label: string; readonly looks?: string },
  content: (close: (answer?: string) => void, draw: () => void) => unknown,
): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.className = looks;
  dialog.setAttribute('aria-label', label);
  const draw = (): void => {
    render(
      content((answer) => dialog.close(answer), draw),
      dialog,
    );
  };
  draw();
  (document.querySelector('.frame') ?? document.body).append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}

/** What is asked, and the two answers to it. */
interface Question {
  readonly words: string;
  readonly yes: string;
  readonly no: string;
  /** What else is shown. */
  readonly more?: unknown;
}

/** Asks before something is done that cannot be taken back in passing. */
export const agreed = async ({ words, yes, no, more }: Question): Promise<boolean> =>
  (await inDialog(
    { label: words },
    (close) => html`<p>${words}</p>${more}
      <div class="answers buttons">
        <button type="button" @click=${() => close()}>${no}</button>
        <button type="button" class="firm" @click=${() => close('yes')}>${yes}</button>
      </div>`,
  )) === 'yes';

// A dialog of the desk: it says what is about to be done and asks for what is needed.
import { html, nothing, type TemplateResult } from 'lit';
import { inDialog } from '../kit/dialog.ts';
import { t } from '../kit/language.ts';

/** Something that is asked for; every answer is wanted. */
interface AskedField {
  readonly name: string;
  readonly label: string;
}

/** What else a dialog shows. */
interface DialogMore {
  /** What the button says that goes on. */
  readonly done?: string;
  /** What somebody may want to read before it is done. */
  readonly details?: TemplateResult;
}

/** Asks. @returns the answers by name, undefined where somebody thought better of it */
export async function askFor(
  title: string,
  questions: readonly AskedField[],
  { done, details }: DialogMore = {},
): Promise<Readonly<Record<string, string>> | undefined> {
  let given: Readonly<Record<string, string>> | undefined;
  const submit = (event: Event): void => {
    const data = new FormData(event.currentTarget as HTMLFormElement);
    given = Object.fromEntries(questions.map(({ name }) => [name, `${data.get(name) ?? ''}`.trim()]));
  };
  await inDialog(
    { label: title, looks: 'reason' },
    (close) => html`<form method="dialog" @submit=${submit}>
      <p>${title}</p>
      ${details ?? nothing}
      ${questions.map(
        ({ name, label }) =>
          html`<label>${label} <input name=${name} autocomplete="off" maxlength="200" required pattern=".*\\S.*" /></label>`,
      )}
      <button class="main">${done ?? t('desk-enter')}</button>
      <button type="button" @click=${() => close()}>${t('desk-cancel')}</button>
    </form>`,
  );
  return given;
}

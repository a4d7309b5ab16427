// A dialog of the desk: it says what is about to be done and asks for what is needed.
import { html } from 'lit';
import { inDialog } from '../kit/dialog.ts';
import { fieldsOf } from '../kit/element.ts';
import { t } from '../kit/language.ts';

/** Something that is asked for; every answer is wanted. */
interface AskedField {
  readonly name: string;
  readonly label: string;
}

/** Asks. @returns the answers by name, undefined if the dialog was cancelled */
export async function askFor(
  title: string,
  questions: readonly AskedField[],
  done = t('desk-enter'),
): Promise<Readonly<Record<string, string>> | undefined> {
  let given: Readonly<Record<string, string>> | undefined;
  const submit = ({ currentTarget }: Event): void => {
    const fields = fieldsOf(currentTarget as HTMLFormElement);
    given = Object.fromEntries(questions.map(({ name }) => [name, fields(name)]));
  };
  await inDialog(
    { label: title, looks: 'reason' },
    (close) => html`<form method="dialog" @submit=${submit}>
      <p>${title}</p>
      ${questions.map(
        ({ name, label }) =>
          html`<label>${label} <input name=${name} autocomplete="off" maxlength="200" required pattern=".*\\S.*" /></label>`,
      )}
      <button class="main">${done}</button>
      <button type="button" @click=${() => close()}>${t('desk-cancel')}</button>
    </form>`,
  );
  return given;
}

/** Asks before something is done. `done`: what the button says. */
export const sure = async (title: string, done: string): Promise<boolean> =>
  (await askFor(title, [], done)) !== undefined;

// A dialog of the desk: it says what is about to be done and asks for what is needed.
import { html, nothing } from 'lit';
import { inDialog } from '../kit/dialog.ts';
import { fieldsOf } from '../kit/element.ts';
import { t } from '../kit/language.ts';

/** Something that is asked for; every answer is wanted. */
interface AskedField {
  readonly name: string;
  readonly label: string;
}

/** Answers by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;

interface AskOptions {
  /** The label of the button. */
  readonly done?: string;
  /** The refused answers, and the reason. */
  readonly before?: { readonly answers: Answers; readonly trouble: string } | undefined;
}

/** Opens the dialog. @returns the answers, undefined if it was cancelled */
export async function askFor(
  title: string,
  questions: readonly AskedField[],
  { done = t('desk-enter'), before }: AskOptions = {},
): Promise<Answers | undefined> {
  let given: Answers | undefined;
  const submit = ({ currentTarget }: Event): void => {
    const fields = fieldsOf(currentTarget as HTMLFormElement);
    given = Object.fromEntries(questions.map(({ name }) => [name, fields(name)]));
  };
  await inDialog(
    { label: title, looks: 'reason' },
    (close) => html`<form method="dialog" @submit=${submit}>
      <p>${title}</p>
      ${before === undefined ? nothing : html`<p class="alert" role="alert">${before.trouble}</p>`}
      ${questions.map(
        ({ name, label }) =>
          html`<label>${label} <input name=${name} autocomplete="off" maxlength="200" .value=${before?.answers[name] ?? ''} required pattern=".*\\S.*" /></label>`,
      )}
      <button class="main">${done}</button>
      <button type="button" @click=${() => close()}>${t('desk-cancel')}</button>
    </form>`,
  );
  return given;
}

/** Asks before something is done. `done`: what the button says. */
export const sure = async (title: string, done: string): Promise<boolean> =>
  (await askFor(title, [], { done })) !== undefined;

// What is typed and chosen in the fields of a page, for templates.
import { html, nothing } from 'lit';

/** Takes what stands in a field. */
export const onValue = (take: (value: string) => unknown) => (event: Event) =>
  void take((event.currentTarget as HTMLInputElement | HTMLSelectElement).value);

/** Takes the number in a field; NaN where it has none. */
export const onNumber = (take: (value: number) => unknown) => (event: Event) =>
  void take((event.currentTarget as HTMLInputElement).valueAsNumber);

/** Takes whether a box is ticked. */
export const onChecked = (take: (checked: boolean) => unknown) => (event: Event) =>
  void take((event.currentTarget as HTMLInputElement).checked);

/** Takes the files that were chosen, and lets the same ones be chosen again. */
export const onFile = (take: (file: File) => unknown) => (event: Event) => {
  const field = event.currentTarget as HTMLInputElement;
  const [file] = field.files ?? [];
  if (file !== undefined) void take(file);
  field.value = '';
};

/** What a form that is sent says: the text of each field by its name. */
export type Fields = (name: string) => string;

/** Takes a form that is sent; the page stays. */
export const onSubmit =
  (take: (fields: Fields, form: HTMLFormElement) => unknown) =>
  (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    void take(fieldsOf(form), form);
  };

/** The fields of a form. */
export const fieldsOf =
  (form: HTMLFormElement): Fields =>
  (name) =>
    `${new FormData(form).get(name) ?? ''}`.trim();

/** The choices of a `<select>`: the value of each and its text, with its language where it has one of its own. */
export const options = (
  choices: readonly (readonly [value: string | number, text: string, lang?: string])[],
  chosen?: string | number | boolean,
) =>
  choices.map(
    ([value, text, lang]) =>
      html`<option value=${value} lang=${lang ?? nothing} .selected=${value === chosen}>${text}</option>`,
  );

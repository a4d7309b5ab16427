// What pages are written with: templates, words, and elements, whose properties are declared once, with type and initial value. Handlers of their
// form fields.
import { html, LitElement, nothing, type PropertyDeclaration } from 'lit';

export { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
export { known, language, t } from './language.ts';

/** A property of an element. */
interface Property<T> {
  readonly declaration: PropertyDeclaration;
  readonly initial: () => T;
}
type Properties = Readonly<Record<string, Property<unknown>>>;
type Values<P extends Properties> = {
  -readonly [Name in keyof P]: P[Name] extends Property<infer T> ? T : never;
};

/**
 * A class of elements that have these properties, besides what Lit's own class has. `set` changes some of them; `emit` sends an event
 * that bubbles; `on` handles an event of the element or of its content.
 */
type ElementClass<P extends Properties> = Omit<typeof LitElement, 'prototype'> &
  (new () => LitElement &
    Values<P> & {
      set(values: Partial<Values<P>>): void;
      emit(event: string, detail?: unknown): void;
      on<T>(event: string, then: (detail: T) => unknown): void;
    });

const nobody = (): undefined => undefined;

interface Declare {
  <T>(): Property<T | undefined>;
  <T>(initial: () => T): Property<T>;
}
const declared = (declaration: PropertyDeclaration): Declare =>
  ((initial = nobody) => ({ declaration, initial })) as Declare;

/** A property that a template gives; undefined until then, unless it has an initial value. */
export const given = declared({ attribute: false });

/** What an element keeps for itself; a change draws it anew. */
export const own = declared({ state: true });

/** Elements with these properties and a style sheet of their own. */
export function secluded<P extends Properties>(properties: P): ElementClass<P> {
  const entries = Object.entries(properties);
  class Declared extends LitElement {
    static override properties = Object.fromEntries(
      entries.map(([name, { declaration }]) => [name, declaration]),
    );

    constructor() {
      super();
      for (const [name, { initial }] of entries) this.set({ [name]: initial() });
    }

    set(values: object): void {
      Object.assign(this, values);
    }

    emit(event: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
    }

    on<T>(event: string, then: (detail: T) => unknown): void {
      this.addEventListener(event, (heard) => void then((heard as CustomEvent<T>).detail));
    }
  }
  return Declared as unknown as ElementClass<P>;
}

/** Elements with these properties, drawn into the page and in its style. */
export function element<P extends Properties>(properties: P): ElementClass<P> {
  class Drawn extends secluded<Properties>(properties) {
    protected override createRenderRoot(): HTMLElement {
      return this;
    }
  }
  return Drawn as unknown as ElementClass<P>;
}

/** Takes the value of a field. */
export const onValue = (take: (value: string) => unknown) => (event: Event) =>
  void take((event.currentTarget as HTMLInputElement | HTMLSelectElement).value);

/** Takes the number in a field; NaN where it has none. */
export const onNumber = (take: (value: number) => unknown) => (event: Event) =>
  void take((event.currentTarget as HTMLInputElement).valueAsNumber);

/** Takes whether a box is ticked. */
export const onChecked = (take: (checked: boolean) => unknown) => (event: Event) =>
  void take((event.currentTarget as HTMLInputElement).checked);

/** Takes the files that were chosen, and lets the same ones be chosen again. */
export const onFile = (take: (file: File, field: HTMLInputElement) => unknown) => (event: Event) => {
  const field = event.currentTarget as HTMLInputElement;
  const [file] = field.files ?? [];
  if (file !== undefined) void take(file, field);
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

// Elements of the pages: each property is declared once, with its type and what it is before anybody sets it.
import { LitElement, type PropertyDeclaration } from 'lit';

/** A property of an element. */
interface Property<T> {
  readonly declaration: PropertyDeclaration;
  readonly initial: () => T;
}
type Properties = Readonly<Record<string, Property<unknown>>>;
type Values<P extends Properties> = {
  -readonly [Name in keyof P]: P[Name] extends Property<infer T> ? T : never;
};

/** A class of elements that have these properties: what Lit's own class has, they, and `emit`, which sends an event that bubbles. */
type ElementClass<P extends Properties> = Omit<typeof LitElement, 'prototype'> &
  (new () => LitElement & Values<P> & { emit(event: string, detail?: unknown): void });

const nobody = (): undefined => undefined;

/** A property that a template gives; undefined until then, unless it has an initial value. */
export function given<T>(): Property<T | undefined>;
export function given<T>(initial: () => T): Property<T>;
export function given<T>(initial: () => T | undefined = nobody): Property<T | undefined> {
  return { declaration: { attribute: false }, initial };
}

/** What an element keeps for itself; a change draws it anew. */
export function own<T>(): Property<T | undefined>;
export function own<T>(initial: () => T): Property<T>;
export function own<T>(initial: () => T | undefined = nobody): Property<T | undefined> {
  return { declaration: { state: true }, initial };
}

/** Elements with these properties and a style sheet of their own. */
export function secluded<P extends Properties>(properties: P): ElementClass<P> {
  const entries = Object.entries(properties);
  class Declared extends LitElement {
    static override properties = Object.fromEntries(
      entries.map(([name, { declaration }]) => [name, declaration]),
    );

    constructor() {
      super();
      for (const [name, { initial }] of entries) Object.assign(this, { [name]: initial() });
    }

    emit(event: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
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

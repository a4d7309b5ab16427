// Catalogs of messages, and a language made of them. Generated catalogs have English for messages that a language lacks.
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import { type Form, functionsFor } from './functions.ts';

/** The messages of one domain: their text in English, and how it is loaded in other languages. */
export interface Catalog {
  readonly en: string;
  readonly others: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}

/** The messages of a page, by language: loads the texts of its catalogs. */
export type PageWords = Readonly<Record<string, () => Promise<{ readonly default: readonly string[] }>>>;

/** A language as `say` takes it, and everything that has to be in words. */
export interface Language {
  /** As the system and browsers name it. */
  readonly code: string;
  /** A message and the bundle that formats it; undefined for an unknown code. */
  readonly find: (code: string, form: Form) => readonly [Message, FluentBundle] | undefined;
}

/** English, made of these catalogs. */
export const english = (catalogs: readonly Catalog[]): Language =>
  languageOf('en', () => catalogs.map(({ en }) => en));

/** A language made of these catalogs, loaded if it is not English. A catalog that it lacks is English. */
export async function load(code: string, catalogs: readonly Catalog[]): Promise<Language> {
  const texts = await Promise.all(
    catalogs.map(async ({ en, others }) => (await others[code]?.())?.default ?? en),
  );
  return languageOf(code, () => texts);
}

/** A language made of texts, which are read with the first message that is said. */
export function languageOf(code: string, texts: () => readonly string[]): Language {
  let resources: readonly FluentResource[] | undefined;
  const bundles = new Map<Form, FluentBundle>();
  const language: Language = {
    code,
    find(id, form) {
      resources ??= texts().map((text) => new FluentResource(text));
      const bundle = bundles.get(form) ?? bundleOf(language, form, resources);
      bundles.set(form, bundle);
      const message = bundle.getMessage(id);
      return message && [message, bundle];
    },
  };
  return language;
}

function bundleOf(language: Language, form: Form, resources: readonly FluentResource[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language.code, {
    useIsolating: false,
    functions: functionsFor({
      form,
      bundle: () => bundle,
      word: (code, figures) => {
        const [message, found] = language.find(code, form) ?? [];
        const pattern = (form === 'written' ? null : message?.attributes[form]) ?? message?.value;
        return pattern ? found?.formatPattern(pattern, figures, []) : undefined;
      },
    }),
  });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

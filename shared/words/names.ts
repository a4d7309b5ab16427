// People in a sentence: one player, or partners. Prints their names, and selects [one] or [other] for the verb.
import { type FluentBundle, FluentNumber, type Scope } from '@fluent/bundle';

/** Figures that are always people: a translator can select [one] and [other] on them. */
export const PEOPLE: ReadonlySet<string> = new Set([
  'player',
  'players',
  'next',
  'other',
  'side',
  'winner',
  'loser',
  'dealer',
  'pone',
  'opponent',
  'taker',
  'owner',
]);

/** Between the names of partners. */
export const PARTNERS = ' & ';

/** A figure of a message: `{ $player }` prints 'Ann and Cid', `{ $player -> [one] pegs *[other] peg }` agrees. */
export class Names extends FluentNumber {
  /** Each a name, or the number of a seat without one, from 1. */
  readonly list: readonly (string | number)[];
  readonly #text: string | undefined;

  /** @param text their names as they have to be printed, if not as a list of the language */
  constructor(list: readonly (string | number)[], text?: string) {
    super(list.length);
    this.list = list;
    this.#text = text;
  }

  /** A name as in a list; partners as 'Ann & Cid'. */
  static of(text: string): Names {
    return new Names(text.split(PARTNERS), text);
  }

  override toString(scope?: Scope): string {
    return scope === undefined
      ? (this.#text ?? this.list.join(' & '))
      : listed(scope.bundle.locales, this.texts(scope.bundle));
  }

  /** Their names in the language of a bundle. */
  texts(bundle: FluentBundle): readonly string[] {
    if (this.#text !== undefined) return [this.#text];
    const unnamed = bundle.getMessage('player-unnamed')?.value;
    return this.list.map((each) =>
      typeof each === 'number' && unnamed ? bundle.formatPattern(unnamed, { number: each }) : `${each}`,
    );
  }
}

const LISTS = new Map<string, Intl.ListFormat>();

/** 'a, b, and c' as a language lists things; 'a, b, or c' for the type 'disjunction'. */
export function listed(
  locales: readonly string[],
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  const key = `${locales.join()} ${type}`;
  const found = LISTS.get(key) ?? new Intl.ListFormat([...locales], { type });
  LISTS.set(key, found);
  return found.format(items);
}

// Every catalog of every language: what translators can get wrong, message by message.
import { readFileSync } from 'node:fs';
import {
  type BaseNode,
  FluentParser,
  type FunctionReference,
  type Message,
  type MessageReference,
  type Pattern,
  type SelectExpression,
  type TextElement,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { charCode } from '../protocol/index.ts';
import { completed, generated, LANGUAGE_FOLDERS, readCatalog, TERMINAL_ONLY } from './build/generate.ts';
import { FUNCTIONS } from './build/infer.ts';
import { load } from './catalog.ts';
import { DEFAULT as EN } from './default.ts';
import { ALL } from './generated/all.ts';
import { PEOPLE } from './names.ts';
import { say, sayKnown } from './say.ts';
import { COLUMNS, unaccented } from './short.ts';

const messagesIn = (language: string): ReadonlyMap<string, Message> =>
  new Map(
    (LANGUAGE_FOLDERS.get(language) ?? [])
      .flatMap((domain) => readCatalog(language, domain).body)
      .filter((entry): entry is Message => entry.type === 'Message')
      .map((message) => [message.id.name, message]),
  );

const ENGLISH = messagesIn('en');

/** What only other messages use. */
const isPart = (code: string): boolean => code.startsWith('part-');

/** Visits a message with the messages that it refers to. */
class Whole extends Visitor {
  readonly #messages: ReadonlyMap<string, Message>;
  constructor(messages: ReadonlyMap<string, Message>) {
    super();
    this.#messages = messages;
  }
  override visitMessageReference({ id }: MessageReference): void {
    const message = this.#messages.get(id.name);
    if (message !== undefined) this.visit(message);
  }
}

class Parts extends Whole {
  readonly texts: string[] = [];
  readonly figures = new Set<string>();
  readonly functions = new Set<string>();
  override visitTextElement({ value }: TextElement): void {
    this.texts.push(value);
  }
  override visitVariableReference({ id }: VariableReference): void {
    this.figures.add(id.name);
  }
  override visitFunctionReference(call: FunctionReference): void {
    this.functions.add(call.id.name);
    this.genericVisit(call as BaseNode);
  }
}

function partsOf(message: Message, messages: ReadonlyMap<string, Message>): Parts {
  const parts = new Parts(messages);
  parts.visit(message);
  return parts;
}

/** What every figure of a message can be: 1, a name, a card, or the words that it chooses by. */
class Choices extends Whole {
  readonly #of = new Map<string, unknown[]>();
  override visitVariableReference({ id }: VariableReference): void {
    if (!this.#of.has(id.name)) this.#of.set(id.name, [PEOPLE.has(id.name) ? 'Ann' : 1]);
  }
  override visitFunctionReference(call: FunctionReference): void {
    const [first] = call.arguments.positional;
    const value = { CARD: '5H', CARDS: ['5H'], LIST: [1], RANGES: [1], WORD: 'other' }[call.id.name];
    if (first?.type === 'VariableReference' && value !== undefined) this.#of.set(first.id.name, [value]);
    this.genericVisit(call as BaseNode);
  }
  override visitSelectExpression({ selector, variants }: SelectExpression): void {
    const words = variants.flatMap(({ key }) => (key.type === 'Identifier' ? [key.name] : []));
    const numeric = words.length < variants.length || words.some((each) => each === 'one');
    if (selector.type === 'VariableReference' && !numeric) this.#of.set(selector.id.name, words);
    for (const each of [selector, ...variants]) this.visit(each);
  }
  /** The first of everything, and each of the others once. */
  cases(): readonly Record<string, unknown>[] {
    const first = Object.fromEntries([...this.#of].map(([name, [value]]) => [name, value]));
    return [...this.#of].flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value })));
  }
}

/** Columns of what a figure prints in a row: names give way, numbers have two digits, cards two or three characters. */
const WIDTHS: Readonly<Record<string, number>> = { CARD: 2, CARDS: 5, LIST: 5, RANGES: 5, WORD: 7, WHOSE: 3 };
const widthOf = (name: string): string => '9'.repeat(PEOPLE.has(name) ? 1 : 2);

/** Every row that a pattern makes, with figures as wide as they get. */
function rowsOf({ elements }: Pattern): readonly string[] {
  let rows: readonly string[] = [''];
  for (const element of elements) {
    const endings =
      element.type === 'TextElement'
        ? [element.value]
        : element.expression.type === 'SelectExpression'
          ? element.expression.variants.flatMap(({ value }) => rowsOf(value))
          : element.expression.type === 'FunctionReference'
            ? ['9'.repeat(WIDTHS[element.expression.id.name] ?? 2)]
            : element.expression.type === 'VariableReference'
              ? [widthOf(element.expression.id.name)]
              : [''];
    rows = rows.flatMap((row) => endings.map((ending) => row + ending));
  }
  return rows;
}

test('pages say in English what a translation lacks', () => {
  const parse = (text: string) => new FluentParser().parse(text);
  const codes = (translated: string, english: string) =>
    completed(parse(translated).body as Message[], parse(english)).map(({ id }) => id.name);
  expect(codes('a = un\n', 'a = one\nb = two\npart-b = of two\n')).toEqual(['a', 'b', 'part-b']);
  expect(codes('a = un\n', 'a = one\npart-a = of one\n')).toEqual(['a']);
});

test('the generated modules are those of the catalogs: npm run words', () => {
  for (const [path, text] of generated())
    expect(readFileSync(new URL(`./generated/${path}`, import.meta.url), 'utf8'), path).toBe(text);
});

test('French says everything that English says, but for what only a terminal says', () => {
  const french = messagesIn('fr');
  const terminal = [...TERMINAL_ONLY].map((domain) => `${domain}-`);
  const missing = [...ENGLISH.keys()].filter((code) => !isPart(code) && !french.has(code));
  expect(missing.filter((code) => !terminal.some((each) => code.startsWith(each)))).toEqual([]);
});

describe.each([...LANGUAGE_FOLDERS.keys()])('%s', (language) => {
  const messages = messagesIn(language);

  test('has only messages, figures and functions that there are', () => {
    const wrong = [...messages].flatMap(([code, message]) => {
      const english = ENGLISH.get(code);
      // A language may have parts of its own.
      if (english === undefined) return isPart(code) ? [] : [`${code} is in no English catalog`];
      const known = partsOf(english, ENGLISH).figures;
      const { figures, functions } = partsOf(message, messages);
      return [
        ...[...figures].filter((each) => !known.has(each)).map((each) => `${code}: $${each}`),
        ...[...functions].filter((each) => !(each in FUNCTIONS)).map((each) => `${code}: ${each}()`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  // Bug: a message was deleted without its short form, which then belonged to the message before it.
  test('has each attribute of a message once', () => {
    const twice = [...messages].filter(([, { attributes }]) => {
      const names = attributes.map(({ id }) => id.name);
      return new Set(names).size < names.length;
    });
    expect(twice.map(([code]) => code)).toEqual([]);
  });

  test('has the apostrophes and quotes of print', () => {
    const typed = [...messages].filter(([, message]) =>
      partsOf(message, messages).texts.some((text) => /['"]/.test(text)),
    );
    expect(typed.map(([code]) => code)).toEqual([]);
  });

  test('has short forms that the display can show', () => {
    const long = [...messages].flatMap(([code, message]) => {
      const attributes = message.attributes.filter(({ id }) => id.name === 'short' || id.name === 'brief');
      const screen = code.startsWith('deskScreen-') && message.value ? [message.value] : [];
      return [...screen, ...attributes.map(({ value }) => value)]
        .flatMap(rowsOf)
        .flatMap((text) => text.split('\n'))
        .map(unaccented)
        .filter((row) => row.length > COLUMNS || [...row].some((char) => charCode(char) === undefined))
        .map((row) => `${code}: ${row}`);
    });
    expect(long).toEqual([]);
  });
});

/** What is counted, in the plural. */
const PLURALS: Readonly<Record<string, string>> = {
  en: 'boards|bytes|cards|characters|entries|faults|games|hands|holes|hours|lanes|lines|minutes|names|numbers|pages|pairs|phones|players|points|presses|results|rounds|rows|seats|seconds|sides|skunks|stakes|tables|times',
  fr: 'appuis|camps|caractères|cartes|donnes|entrées|heures|joueurs|lignes|mains|minutes|noms|nombres|octets|pages|paires|pannes|parties|pistes|places|planches|points|rangées|résultats|rondes|secondes|skunks|suites|tables|téléphones|trous|enjeux|cédés|pris|perdus|retirés|ignorés|dernières',
  de: 'Karten|Löcher|Partien|Punkte|Spiele|Runden|Sekunden|Minuten',
};

/** What has figures that are never 1: cards dealt, lanes of a board, places of a plan, characters of a name, players of a bracket. */
const MANY: ReadonlySet<string> = new Set([
  'answer-studyCards',
  'ask-cards',
  'ask-deal',
  'ask-freeCrib',
  'ask-openCards',
  'boardError-tooManyLanes',
  'bracket-field',
  'count-runs',
  'expected-number',
  'league-badShortName',
  'league-outsideRoom',
  'newgame-summary',
  'newgame-summarySides',
  'refusal-badName',
  'requirement-text',
  'requirement-twoSides',
]);

describe.each([...LANGUAGE_FOLDERS.keys()])('a number is 1 in %s', (code) => {
  test('and its noun is not in the plural', async () => {
    const language = await load(code, ALL);
    const messages = messagesIn(code);
    const plural = new RegExp(`(?<![\\d.,:+-])1[ \\u00a0](?:${PLURALS[code] ?? '-'})(?!\\p{L})`, 'u');
    const wrong = [...messages].flatMap(([id, message]) => {
      if (MANY.has(id) || isPart(id)) return [];
      const choices = new Choices(messages);
      choices.visit(message);
      const texts = choices
        .cases()
        .flatMap((figures) =>
          (['written', 'short', 'spoken'] as const).map(
            (form) => sayKnown(language, id, figures, form) ?? '',
          ),
        );
      return texts.filter((text) => plural.test(text)).map((text) => `${id}: ${text}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('partners who stand as one side', () => {
  // Bug: a phone said "Ann & Bob is not here".
  test.each([
    ['me-absent', 'Ann is not here', 'Ann & Bob are not here'],
    ['me-theyWait', 'Ann is waiting for you.', 'Ann & Bob are waiting for you.'],
    ['hall-winner', 'Ann wins the night', 'Ann & Bob win the night'],
    ['desk-forfeitBy', 'Ann forfeits', 'Ann & Bob forfeit'],
  ] as const)('%s: the verb goes with them', (code, one, many) => {
    expect([say(EN, code, { player: 'Ann' }), say(EN, code, { player: 'Ann & Bob' })]).toEqual([one, many]);
  });
});

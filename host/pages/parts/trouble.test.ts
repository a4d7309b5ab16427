// Whatever can go wrong is said in both languages, says what to do next, and never reaches a French page in English.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { Refusal } from '../../../shared/rules/index.ts';
import type { HintCode } from '../../../shared/table/hint.ts';
import { type Message, type TroubleDetails, type Words, wordsOf } from '../../../shared/words/index.ts';
import { SAMPLE_REFUSALS } from '../../../shared/words/testing/refusals.ts';
import { Rig } from '../../table/testing/rig.ts';
import type { TableView } from '../../table/view.ts';
import { linkSchema, pinSchema, takingSchema } from '../../web/kit/secret.ts';
import { answer, complaintOf } from '../../web/kit/validation.ts';
import { settingsSchema } from '../../web/table/settings.ts';
import {
  againSchema,
  claimSchema,
  commandSchema,
  consentSchema,
  messageSchema,
  renewSchema,
  type StateMessage,
} from '../../web/table/wire.ts';
import { TABLE_WORDS } from './language.ts';
import { EMPTY_STORE, hear, sceneOfStore } from './store.ts';
import { en, fr } from './testing/languages.ts';
import { ANSWERS, BOARD, EXPECTED, messagesOf, NOTICES, REASONS, TROUBLES } from './testing/troubles.ts';
import { answerWords, wordsOfResponse } from './trouble.ts';

/** A refusal of every code. */
const REFUSED: readonly Refusal[] = Object.values<readonly Refusal[]>(SAMPLE_REFUSALS).flat();

/** Words that only English has; those of commands, files and ports are not looked at. */
const ENGLISH =
  /\b(the|The|is|are|was|and|of|not|with|that|it|It|for|to|nobody|[Nn]othing|[Nn]o|There|[Cc]annot|try|board|game|seat|host|entry|disk|bytes|within|port was|words of)\b/;
/** What is typed or stands in a file, and the names of programs. */
const CODE =
  /`[^`]*`|muggins deck learn --port \S+|muggins\.log|docs\/\S+|\S*\/\S+|tcp:\S+|StandardFirmata|badValue|\{[^}]*\}|« [^»]* »/g;

const untold = (english: string, french: string): readonly string[] =>
  french === english || ENGLISH.test(french.replace(CODE, '')) ? [`${english} => ${french}`] : [];

/** A sentence says what to do, asks what may be wrong, or says that nothing need be done. */
const NEXT_ENGLISH =
  /\b(Plug|Name it|Install|Scan|Is another|Is the|join the group|Close|Muggins keeps trying|Is it|Run|Update|Check|by itself|Pull|Expected|expected|play on|peg again|See to|Resume|Key the card|Send|Use|Open|[Ww]ait|try again|Try again|Only the host|That is for|scan|Ask|[Ll]eave it|Claim|answer that|move stands|nothing to answer|Look|Choose|lists|Give|by hand|Press|Let some|live line is|Type|Read)\b/;
const NEXT_FRENCH =
  /(\b\p{L}+ez\b|joignez|s’en sert-il|de lui-même|est-elle|Est-ce|essaie encore|il faut|ouvrez|Seul l’hôte|revient à l’hôte|à l’autre camp|le coup reste|il n’y a pas à répondre|dit ce qu’on peut|ligne directe est)/u;

interface Group<D> {
  readonly name: string;
  readonly told: readonly Message<D>[];
  readonly english: Words<D>;
  readonly french: Words<D>;
}
const group = <D>(all: Group<D>) => ({
  name: all.name,
  said: all.told.map(
    (told) =>
      [wordsOf(all.english, told) ?? '', wordsOf(all.french, told) ?? '', `${String(told.code)}`] as const,
  ),
  codes: [Object.keys(all.english), Object.keys(all.french), all.told.map(({ code }) => code)] as const,
});

const GROUPS = [
  group({
    name: 'board',
    told: messagesOf(BOARD),
    english: en.words.boardErrors,
    french: fr.words.boardErrors,
  }),
  group({ name: 'notice', told: messagesOf(NOTICES), english: en.words.notices, french: fr.words.notices }),
  group({ name: 'table', told: messagesOf(TROUBLES), english: en.words.troubles, french: fr.words.troubles }),
  group({ name: 'answer', told: messagesOf(ANSWERS), english: en.words.answers, french: fr.words.answers }),
];

describe.each(GROUPS)('$name', ({ said, codes: [english, french, told] }) => {
  test('every code has its words in both languages, and a sample', () => {
    expect(french.toSorted()).toEqual(english.toSorted());
    expect([...new Set<unknown>(told)].sort()).toEqual(english.toSorted());
  });

  test('nothing stays English', () => {
    expect(said.flatMap(([inEnglish, inFrench]) => untold(inEnglish, inFrench))).toEqual([]);
  });

  test('every number is told in both', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    const lost = said.filter(([inEnglish, inFrench]) => {
      const there = numbers(inFrench);
      return numbers(inEnglish).some((number) => !there.includes(number));
    });
    expect(lost).toEqual([]);
  });

  test('it says what to do next', () => {
    expect(said.filter(([inEnglish]) => !NEXT_ENGLISH.test(inEnglish)).map(([text]) => text)).toEqual([]);
    expect(said.filter(([, inFrench]) => !NEXT_FRENCH.test(inFrench)).map(([, text]) => text)).toEqual([]);
  });
});

test('every reason and every expectation has a sample', () => {
  expect(Object.keys(REASONS).sort()).toEqual(Object.keys(en.words.reasons).sort());
  expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(en.words.expectations).sort());
});

describe('input that fits no schema', () => {
  const SCHEMAS = [
    [
      commandSchema,
      [
        null,
        7,
        [],
        {},
        { type: 'fly' },
        { type: 'newGame' },
        { type: 'newGame', players: [''] },
        { type: 'newGame', players: [] },
        { type: 'newGame', players: Array(7).fill('A') },
        { type: 'newGame', players: ['A'], rules: 7 },
        { type: 'newGame', players: ['A'], rules: {} },
        { type: 'newGame', players: ['A'], rules: { preset: 'x', skunk: 1 } },
        { type: 'newGame', players: ['A'], rules: { preset: 'x', mode: {} } },
        { type: 'newGame', players: ['A'], rules: { preset: 'x', mode: 'y'.repeat(99) } },
        { type: 'newGame', players: ['A'], colours: ['blue'] },
        { type: 'cut' },
        { type: 'peg', seat: 0 },
        { type: 'peg', seat: 0.5, points: 2 },
        { type: 'starter' },
        { type: 'starter', card: '' },
        { type: 'cards' },
        { type: 'cards', cards: [] },
        { type: 'cards', cards: [5] },
        { type: 'cards', hand: 'mine', cards: ['5H'] },
        { type: 'hold', seat: 0, cards: ['5H'] },
        { type: 'dispute', crib: 1 },
        { type: 'offence' },
        { type: 'undo', now: 1 },
      ],
    ],
    [
      claimSchema,
      [
        null,
        {},
        { id: 'short' },
        { id: 'x'.repeat(20), seen: 1 },
        { id: 'x'.repeat(20), seen: { game: 1, deal: 1, hand: 'mine', front: 0 } },
      ],
    ],
    [consentSchema, [null, {}, { move: 1, agree: 'yes' }]],
    [takingSchema, [null, {}, { invitation: 'x' }, { invitation: 'x'.repeat(22), key: 'y' }]],
    [linkSchema, [null, {}, { token: 'x' }]],
    [pinSchema, [null, {}, { pin: 'x'.repeat(99) }]],
    [againSchema, [null, {}]],
    [renewSchema, [null, { renew: 9 }]],
    [
      messageSchema,
      [
        null,
        {},
        { type: 'key' },
        { type: 'key', key: '1' },
        { type: 'power' },
        { type: 'plug' },
        { type: 'faults' },
        { type: 'faults', kinds: ['rain'] },
        { type: 'faults', kinds: Array(9).fill('drop') },
      ],
    ],
    [
      settingsSchema.partial(),
      [
        null,
        { brightness: 500 },
        { sound: 1 },
        { undo: 'x' },
        { colours: ['x'] },
        { colours: ['blue', 'blue', 'blue', 'blue'] },
        { light: 1 },
      ],
    ],
  ] as const;

  test.each(
    SCHEMAS.flatMap(([schema, inputs]) =>
      inputs.map((input) => [JSON.stringify(input).slice(0, 70), schema, input] as const),
    ),
  )('%s is complained of by a code', (_, schema: z.ZodType, input) => {
    const read = schema.safeParse(input);
    if (read.success) throw new Error('it fits');
    const { told, expected } = complaintOf(read.error, input);
    expect(told.code).toBe('badInput');
    expect(JSON.stringify(told.details)).not.toContain('"code":"other"');
    expect(expected).not.toContain('"code"');
  });
});

describe('a French page', () => {
  beforeAll(() => TABLE_WORDS.speak('fr'));
  afterAll(() => TABLE_WORDS.speak('en'));

  const rig = new Rig();
  const state = (changes: Partial<TableView>): StateMessage =>
    ({
      type: 'state',
      emulator: false,
      view: { ...rig.table.view, ...changes },
      increments: [],
      asked: null,
      undo: [],
      disputable: null,
    }) as unknown as StateMessage;
  const sceneOf = (changes: Partial<TableView>) => sceneOfStore(hear(EMPTY_STORE, state(changes)));
  const { board } = rig.table.view;

  test('of the board', () => {
    const told = messagesOf(BOARD).flatMap((error) =>
      untold(
        wordsOf(en.words.boardErrors, error) ?? '',
        sceneOf({ board: { ...board, state: 'lost', error } }).alert,
      ),
    );
    expect(told).toEqual([]);
  });

  test('of a mended journal', () => {
    const { notices } = sceneOf({ notices: messagesOf(NOTICES) });
    expect(notices).toHaveLength(messagesOf(NOTICES).length);
    expect(notices.filter(({ text }) => ENGLISH.test(text.replace(CODE, '')))).toEqual([]);
  });

  test('of what the table refuses: the disk, a pause, a card that nobody taught, keys without meaning, the rules', () => {
    const refused = [
      ...messagesOf<TroubleDetails>(TROUBLES),
      ...(Object.keys(en.words.hints) as HintCode[]).map((code) => ({ code, hint: true as const })),
      ...REFUSED,
    ];
    expect(refused.flatMap((refusal) => untold('', sceneOf({ refusal }).alert))).toEqual([]);
  });

  test('of what the host answers, over HTTP and on the line', async () => {
    const answers = messagesOf(ANSWERS).map(({ code, details }) => answer(code, details as never));
    for (const each of answers) {
      const heard = hear(hear(EMPTY_STORE, state({})), { type: 'refused', ...each });
      const texts = [
        answerWords(each),
        sceneOfStore(heard).alert,
        await wordsOfResponse(Response.json({ error: 'x', ...each }, { status: 400 })),
      ];
      expect(new Set(texts).size).toBe(1);
      expect(untold(each.words, `${texts[0]}`)).toEqual([]);
    }
  });

  test('of what the table and its rules refuse to a phone', () => {
    const refusals = [
      { code: 'paused', details: {} } as const,
      ...messagesOf(REASONS).map((reason) => ({ code: 'disk', details: { reason } }) as const),
      ...REFUSED,
    ];
    const players = ['Ann', 'Bob'];
    expect(refusals.flatMap((refusal) => untold('', answerWords({ refusal, players })))).toEqual([]);
  });

  test('with the names of those whom it concerns', () => {
    const refusal = { code: 'notHeld', seat: 1, card: '5H' } as const;
    expect(answerWords({ refusal, players: ['Ann', 'Bob'] })).toMatch(/^Bob n’a pas/);
  });

  test('of a code that it does not know, and of an answer that is none of this host’s', async () => {
    const strange = { told: { code: 'flood', details: {} } } as unknown as Parameters<typeof answerWords>[0];
    expect(answerWords(strange)).toMatch(/ne connaît pas \(flood\)/);
    expect(answerWords({})).toMatch(/Rechargez la page/);
    expect(await wordsOfResponse(new Response('<html>', { status: 502 }))).toMatch(/\(502\)/);
    await TABLE_WORDS.speak('en');
    expect(answerWords(strange)).toMatch(/Load the page anew/);
    await TABLE_WORDS.speak('fr');
  });
});

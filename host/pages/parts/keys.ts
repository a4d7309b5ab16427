// The keyboard map: which key of a computer is which key of the board, and the words that explain it.
import { KEY_IDS, type KeyId } from '../../../shared/protocol/index.ts';
import { known, t } from '../kit/language.ts';
import { asks } from './queries.ts';

/** What we read of a stroke: the character or name as the layout gives it, and the place on the keyboard. */
type TypedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const DIGITS = Object.fromEntries(KEY_IDS.filter((id) => /^\d$/.test(id)).map((id) => [id, id]));

/** What the board asks for: a suit, or anything else. One key is both queen and hearts; letters mean one of them. */
export type AskedKind = 'suit' | 'other';

/** By character, lower case. Ranks are typed as they are written; A is the ace, T the ten. */
const CHARACTERS: ReadonlyMap<string, KeyId> = new Map(
  Object.entries({
    ...DIGITS,
    a: '1',
    t: '0',
    j: 'A',
    q: 'B',
    k: 'C',
    n: 'D',
    backspace: '*',
    delete: '*',
    '*': '*',
    '#': '#',
    v: '#',
    w: 'P1',
    e: 'P2',
    r: 'P3',
    y: 'P4',
    i: 'P5',
    o: 'P6',
    m: 'MUGGINS',
    u: 'UNDO',
  } satisfies Record<string, KeyId>),
);

/** Letters of suits: they count only while a suit is asked for, and then no other meaning of their keys does. */
const SUITS: ReadonlyMap<string, KeyId> = new Map(
  Object.entries({ s: 'A', h: 'B', d: 'C', c: 'D' } satisfies Record<string, KeyId>),
);

/** By place, for what layouts move about: Shift with the digit row, and the number pad. */
const SHIFTED = /^Digit([1-6])$/;
const PLACES: Readonly<Record<string, KeyId>> = {
  NumpadDecimal: '*',
  NumpadEnter: 'D',
  NumpadDivide: 'P1',
  NumpadMultiply: 'P2',
  NumpadSubtract: 'P3',
  NumpadAdd: 'P4',
};

/**
 * The key of the board for a stroke while `asked` is asked for, or undefined. Strokes with Ctrl,
 * Alt or Meta belong to the browser.
 */
export function keyOf(stroke: TypedKey, asked: AskedKind = 'other'): KeyId | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey || asks(stroke)) return undefined;
  const suit = SUITS.get(stroke.key.toLowerCase());
  if (suit !== undefined) return asked === 'suit' ? suit : undefined;
  const key = plainKey(stroke);
  const meansSuit = [...SUITS.values()].some((each) => each === key);
  return asked === 'suit' && meansSuit ? undefined : key;
}

/** Why a letter of a card does nothing just now, in words; or undefined. */
export function strayOf(stroke: TypedKey, asked: AskedKind): string | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey || asks(stroke)) return undefined;
  const letter = stroke.key.toLowerCase();
  if (asked === 'other') return known(`board-suitLetters-${letter}`);
  return keyOf(stroke, asked) === undefined && keyOf(stroke) !== undefined ? t('board-suitAsked') : undefined;
}

function plainKey(stroke: TypedKey): KeyId | undefined {
  const player = stroke.shiftKey ? SHIFTED.exec(stroke.code)?.[1] : undefined;
  if (player !== undefined) return `P${player}` as KeyId;
  const pad = /^Numpad(\d)$/.exec(stroke.code)?.[1];
  if (pad !== undefined) return CHARACTERS.get(pad);
  return PLACES[stroke.code] ?? CHARACTERS.get(stroke.key.toLowerCase());
}

/** A line of the map for people: what to press, what it does. */
export type KeyHelp = readonly [strokes: readonly string[], meaning: string];

/** The map for people. */
export function keyHelp(): readonly KeyHelp[] {
  return [
    [['0', '…', '9'], t('board-keyHelp-digits')],
    [['W', 'E', 'R', 'Y', 'I', 'O'], t('board-keyHelp-players')],
    [['Shift', '1', '…', '6'], t('board-keyHelp-shifted')],
    [['A', 'T', 'J', 'Q', 'K'], t('board-keyHelp-ranks')],
    [['S', 'H', 'D', 'C'], t('board-keyHelp-suits')],
    [['N'], t('board-keyHelp-next')],
    [['V'], t('board-keyHelp-cards')],
    [['Backspace'], t('board-keyHelp-delete')],
    [['M'], t('board-keyHelp-muggins')],
    [['U'], t('board-keyHelp-undo')],
    [['Enter'], t('board-keyHelp-padNext')],
    [['/', '*', '-', '+'], t('board-keyHelp-padPlayers')],
  ];
}

/** Buttons that have their letter beside them. */
const HINTED = /^(P\d|MUGGINS|UNDO|D|#)$/;

/** The letter shown beside a button of the board, or undefined. */
export const hintOf = (id: KeyId): string | undefined =>
  HINTED.test(id)
    ? [...CHARACTERS].find(([letter, key]) => key === id && /[a-z]/.test(letter))?.[0].toUpperCase()
    : undefined;

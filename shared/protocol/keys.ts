// The keys of the board: their ids, their codes on the wire, and the legend of the keypad.

/** A key of the keypad: its name and what it is used for. */
export interface KeypadKey {
  /** Name on a bare 4x4 keypad, and in scenarios. */
  readonly id: string;
  readonly legend: string;
  /** Second line of the legend. */
  readonly also?: string;
  /** The digit of a score. */
  readonly digit?: number;
  /** The rank of a card while cards are keyed. */
  readonly rank?: string;
  /** The suit of a card while suits are asked for. */
  readonly suit?: string;
  readonly act?: 'delete' | 'cards' | 'next';
}

/** The keypad, row by row. */
export const KEYPAD = [
  [
    { id: '1', digit: 1, rank: 'A', legend: '1', also: 'A' },
    { id: '2', digit: 2, rank: '2', legend: '2' },
    { id: '3', digit: 3, rank: '3', legend: '3' },
    { id: 'A', rank: 'J', suit: 'S', legend: 'J', also: '♠' },
  ],
  [
    { id: '4', digit: 4, rank: '4', legend: '4' },
    { id: '5', digit: 5, rank: '5', legend: '5' },
    { id: '6', digit: 6, rank: '6', legend: '6' },
    { id: 'B', rank: 'Q', suit: 'H', legend: 'Q', also: '♥' },
  ],
  [
    { id: '7', digit: 7, rank: '7', legend: '7' },
    { id: '8', digit: 8, rank: '8', legend: '8' },
    { id: '9', digit: 9, rank: '9', legend: '9' },
    { id: 'C', rank: 'K', suit: 'D', legend: 'K', also: '♦' },
  ],
  [
    { id: '*', act: 'delete', legend: 'DEL', also: 'REDO' },
    { id: '0', digit: 0, rank: 'T', legend: '0', also: '10' },
    { id: '#', act: 'cards', legend: 'CARDS' },
    { id: 'D', act: 'next', suit: 'C', legend: 'NEXT', also: '♣' },
  ],
] as const satisfies readonly (readonly KeypadKey[])[];

const PLAYER_BUTTONS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
/**
 * Ids of the buttons in the order of their codes: the player buttons, and the two that everybody shares. Lanes five and six came
 * later, so that their buttons stand at the end.
 */
export const BUTTON_IDS = ['P1', 'P2', 'P3', 'P4', 'MUGGINS', 'UNDO', 'P5', 'P6'] as const;
export type ButtonId = (typeof BUTTON_IDS)[number];

/** A key of the keypad or a button. */
export type KeyId = (typeof KEYPAD)[number][number]['id'] | ButtonId;

/** Every key and button, in the order of key codes: the keypad row by row, then the buttons. */
export const KEY_IDS: readonly KeyId[] = [...KEYPAD.flatMap((row) => row.map(({ id }) => id)), ...BUTTON_IDS];

/** Lane of a player's button, from 0; -1 for any other key. */
export const laneOfButton = (id: KeyId): number => (PLAYER_BUTTONS as readonly KeyId[]).indexOf(id);

/** Key codes on the wire: 0..15 the keypad, row by row; 16..19 player buttons 1 to 4; 20 MUGGINS; 21 UNDO; 22, 23 player buttons 5, 6. */
export const keyCode = (id: KeyId): number => KEY_IDS.indexOf(id);

/** Code of the first button: the codes before it are the keypad's. */
export const FIRST_BUTTON_CODE = KEY_IDS.length - BUTTON_IDS.length;

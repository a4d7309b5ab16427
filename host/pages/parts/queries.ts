// Playroom’s keys for those who do not see the table: C count, B crib, F starter, V cards, S scores, T whose turn.
// Where letters are keys of the board already, they ask with Shift held.

import type { Hand } from '../../../shared/rules/index.ts';
import { keyedText } from '../../../shared/words/cardtext.ts';
import { sayCounted } from '../../../shared/words/ruling.ts';
import { spoken as sayAloud } from '../../../shared/words/say.ts';
import type { CompanyView, StateMessage, TableView } from '../../web/table/types.ts';
import { language, t } from '../kit/language.ts';
import { expectedWords } from './company.ts';
import { besidesWords, spokenPrompt } from './prompt.ts';

type Letter = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The letters that ask. */
const ASKS = ['c', 'b', 'f', 'v', 's', 't'] as const;
type Query = (typeof ASKS)[number];
const askOf = (letter: string): Query | undefined => ASKS.find((each) => each === letter.toLowerCase());

/** Whether a stroke is a letter that asks, with Shift held. */
export const asks = ({ key, shiftKey, ctrlKey, altKey, metaKey }: Letter): boolean =>
  shiftKey && !ctrlKey && !altKey && !metaKey && askOf(key) !== undefined;

/** A table, as far as letters ask about it; undefined before it is known. */
export type AskedTable = Pick<StateMessage, 'view' | 'company'> | undefined;

/** The answer to a letter, in a sentence; undefined if it asks nothing. */
export function answerTo(letter: string, table: AskedTable): string | undefined {
  const ask = askOf(letter);
  if (ask === undefined) return undefined;
  if (table === undefined || table.view.phase === 'none') return t('asks-noGame');
  return ANSWERS[ask](table.view, table.company);
}

const nameOf = ({ players }: TableView, seat: number): string => players[seat]?.name || `P${seat + 1}`;

const ANSWERS: Readonly<Record<Query, (view: TableView, company: CompanyView | null) => string>> = {
  c: count,
  b: (view) =>
    view.crib === null ? t('asks-noCrib') : `${t('scene-cribOf', { name: nameOf(view, view.crib) })}.`,
  f: ({ starter }) => (starter === null ? t('asks-noStarter') : t('asks-starter', { card: spoken(starter) })),
  v: cards,
  s: ({ players }) =>
    `${players.map(({ name, front, toGo }) => t('asks-score', { name, score: front, toGo })).join('. ')}.`,
  t: (view, company) => {
    if (company !== null) return `${expectedWords(view, company)} ${besidesWords(view)}`.trim();
    const whose = view.turn === null ? '' : `${t('asks-turn', { name: nameOf(view, view.turn) })} `;
    return `${whose}${spokenPrompt(view)} ${besidesWords(view)}`.trim();
  },
};

function count(view: TableView): string {
  const words = language();
  const { expects, seat, hand } = view.prompt;
  if ((expects === 'count' || expects === 'cards') && seat !== null && hand !== null) {
    const whose = handOf(view, hand, seat);
    const keyed = keyedText(view.entry);
    return keyed === '' ? t('asks-counting', { whose }) : t('asks-countingKeyed', { whose, keyed });
  }
  if (view.phase === 'play' && view.play !== null) return t('asks-playCount', { count: view.play.count });
  const { ruling } = view;
  const last = ruling === null ? '' : sayCounted(words, ruling);
  return ruling === null || last === ''
    ? t('asks-notCounting')
    : t('asks-lastCount', { name: nameOf(view, ruling.seat), count: last });
}

const handOf = (view: TableView, hand: Hand, seat: number): string =>
  hand === 'crib'
    ? t('scene-cribOf', { name: nameOf(view, seat) })
    : t('scene-handOf', { name: nameOf(view, seat), hand });

/** Hands as they are counted: from the dealer’s left round to the dealer, then the crib. */
const LEFT = ['pone', 'second', 'third', 'fourth', 'fifth'];

function cards(view: TableView): string {
  const dealer = view.dealer ?? 0;
  const lines = Object.entries(view.cards).flatMap(([hand, held]) => {
    if (held === null) return [];
    const ahead = LEFT.indexOf(hand) + 1;
    const seat = (dealer + ahead) % Math.max(1, view.players.length);
    return [t('asks-cards', { whose: handOf(view, hand as Hand, seat), cards: held.map(spoken).join(', ') })];
  });
  return lines.length === 0 ? t('asks-noCards') : lines.join(' ');
}

/** A card for a voice, which does not read signs. The host sends cards as text. */
const spoken = (card: string): string => sayAloud(language(), 'card-name', { card });

// The display speaks French: every line fits, the ROM has its characters, and nothing stays English.

import { describe, expect, test } from 'vitest';
import { Rig } from '../../../host/table/testing/rig.ts';
import { charCode } from '../../protocol/index.ts';
import type { Ruling } from '../../rules/index.ts';
import { FIGURE_CODES, OFFENCES, RULINGS } from '../../rules/rulings/index.ts';
import { HANDS } from '../../rules/terms/index.ts';
import { EN } from '../en/index.ts';
import type { Language } from '../language.ts';
import { COLUMNS, fitted } from '../naming.ts';
import { type Line, unaccented } from '../wording.ts';
import { FR } from './index.ts';

const NAME = 'Bartholomé';

/** Every line of a wording by its place: of sentences that take something, with the longest that they are given. */
function linesOf(from: unknown, place = ''): readonly (readonly [place: string, line: string])[] {
  if (typeof from === 'string') return [[place, from]];
  if (typeof from !== 'object' || from === null) return [];
  return Object.entries(from).flatMap(([key, value]) => linesOf(value, `${place}.${key}`));
}

const plainRuling = {
  source: { rulebook: 'ACC', edition: '2010', rule: '1' },
  seat: 0,
  opponent: 1,
  claimed: 24,
  truth: 29,
  items: [],
  paid: 28,
  award: 12,
  called: 24,
  back: 15,
  cards: 2,
  moves: [],
} as const satisfies Omit<Ruling, 'code'>;

/** Lines about somebody are fitted to the row; those of a choice have to fit as they are. */
const someOf = ({
  hints,
  offences,
  figures,
  rulings,
  display: { tell, trouble },
}: Language): Readonly<Record<string, unknown>> => {
  const named = (line: Line) =>
    [false, true].map((many) => fitted(COLUMNS, NAME, (name) => line(name, many)));
  return {
    trouble: linesOf(trouble),
    tell: linesOf(tell),
    hint: Object.values(hints).map(([, short]) => short),
    ruling: RULINGS.flatMap((code) => [
      rulings.short({ ...plainRuling, code }) ?? '',
      rulings.short({ ...plainRuling, code, award: 0 }) ?? '',
    ]),
    offence: OFFENCES.map(({ code }) => offences[code][1]),
    figure: FIGURE_CODES.map((code) => figures[code][1]),
    games: [tell.gameBegins(12), tell.gameLeft(11, 12)].map((lines) =>
      lines.filter((line) => unaccented(line).length <= COLUMNS),
    ),
    asked: [tell.starter('10♥'), tell.setAside(4, 29)],
    named: [
      ...HANDS.map((hand) => named(tell.counts(24, hand))),
      ...[tell.deals, tell.cardsIn, tell.handKnown, tell.disputed, tell.asksUndo].map(named),
      ...[tell.asksOffence, tell.no, tell.wins, tell.stinkHole, ...Object.values(tell.skunked)].map(named),
      ...[tell.goAt(30), tell.muggins(12), tell.heels(2), tell.last(1), tell.pegs(0), tell.pegs(29)].map(
        named,
      ),
      ...[...tell.alone(29), ...tell.lays('10♥', 31), tell.won('121-120')].map(named),
    ],
  };
};

const flat = (from: unknown): readonly string[] =>
  typeof from === 'string' ? [from] : Array.isArray(from) ? from.flatMap(flat) : [];
const listed = (wording: Language): readonly string[] =>
  Object.values(someOf(wording)).flatMap((lines) =>
    flat(
      (lines as readonly unknown[]).map((line) =>
        Array.isArray(line) && `${line[0]}`.startsWith('.') ? line[1] : line,
      ),
    ),
  );

/** Words that only English has. */
const ENGLISH_WORDS =
  /\b(the|is|are|pegs?|hand|deals?|cards? in|counts?|lays|said|says|wins|points for|nothing|over|who|key|press|first|turn|play|show|game|by|no|not|it|too|back)\b/i;

describe('the lines in French', () => {
  const french = listed(FR);

  test('there is a line for each that English has', () => {
    expect(french).toHaveLength(listed(EN).length);
  });

  test('each fits a row', () => {
    expect(french.filter((line) => unaccented(line).length > COLUMNS)).toEqual([]);
  });

  test('each has characters of the display’s ROM only, once its accents are dropped', () => {
    expect(
      french.filter((line) => [...unaccented(line)].some((char) => charCode(char) === undefined)),
    ).toEqual([]);
  });

  test('none is English', () => {
    expect(french.filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
  });

  test('an offence leaves room for the digits that are keyed', () => {
    expect(OFFENCES.filter(({ code }) => unaccented(FR.offences[code][1]).length > 17)).toEqual([]);
  });
});

describe('a table in French', () => {
  test('a deal on the display: what it asks, what it says, and what it refuses', () => {
    const rig = new Rig({ players: ['Zoé', 'Bob'] });
    rig.table.speak('fr');
    const rows: (readonly string[])[] = [rig.rows];
    for (const step of ['P1', 'D', '2', 'P2', 'D', 'D', '9', '9', '9', 'DEL', '7', 'P2', 'UNDO']) {
      rig.keys(step === 'DEL' ? '*' : step);
      rows.push(rig.rows);
    }
    expect(rows[0]).toEqual([
      'Zoe 0          Bob 0',
      'Nouv. partie   Coupe',
      'Donneur : P1 ou P2 ?',
      'Partie 1 commence',
    ]);
    expect(rows[1]).toEqual([
      'Zoe 0          Bob 0',
      'Crib Zoe       Donne',
      'Donnez, puis NEXT',
      'Zoe donne',
    ]);
    expect(rows[2]).toEqual([
      'Zoe 0          Bob 0',
      'Crib Zoe      Depart',
      'Valet 2, ou NEXT',
      'Cartes donnees',
    ]);
    const said = rows.flat();
    expect(said.filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
    expect(said.every((line) => line.length <= COLUMNS)).toBe(true);
    expect(said).toContain('Main Bob ?');
  });

  test('whoever changes the language hears the last move in it', () => {
    const rig = new Rig({ players: ['Zoé', 'Bob'] });
    rig.keys('4 P1');
    expect(rig.rows[3]).toBe('Zoe pegs 4');
    rig.table.speak('fr');
    expect(rig.rows[3]).toBe('Zoe marque 4');
    rig.keys('UNDO');
    expect(rig.rows[3]).toBe('Repris: Zoe marque 4');
    rig.table.speak('en');
    expect(rig.rows[3]).toBe('Undo: Zoe pegs 4');
    rig.table.pause(true);
    rig.table.speak('fr');
    rig.table.pause(true);
    expect(rig.rows[3]).toBe('Pause');
  });

  test('the pages are told in the words that they have their own for', () => {
    const rig = new Rig({ players: ['Zoé', 'Bob'] });
    rig.table.speak('fr');
    rig.keys('4 P1');
    expect(rig.table.view.history.at(-1)).toMatchObject({ fact: { code: 'pegs', seat: 0, points: 4 } });
  });
});

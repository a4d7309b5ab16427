// What a contender needs, read aloud in both languages; the figures are those of shared/league/view/decides.test.ts.
import { expect, test } from 'vitest';
import { type Contender, type DecisiveCase, formatOf, type Threat } from '../league/index.ts';
import { sayNeeds } from './decides.ts';
import { LANGUAGES } from './languages.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob', cid: 'Cid & Dot' };
const name = (id: string): string => NAMES[id] ?? id;

const said = (contender: Partial<Contender>, places = 1): readonly string[] =>
  [LANGUAGES.en, LANGUAGES.fr].map((language) =>
    sayNeeds(
      language,
      { entrant: 'ann', game: null, cases: [], points: null, ...contender },
      { places, format: formatOf('grass-roots'), name },
    ).replaceAll('\u00a0', ' '),
  );

const when = (margins: DecisiveCase['margins'], changes: Partial<DecisiveCase> = {}): DecisiveCase => ({
  ...{ margins, verdict: 'depends', games: [], spare: 0, threats: [], level: [] },
  ...changes,
});
const threat = (entrant: string, changes: Partial<Threat>): Threat => ({
  ...{ entrant, game: '9.1', ahead: null, level: null },
  ...changes,
});
const LOSS = [-121, -1] as const;
const WIN = [1, 121] as const;
const wins = (entrant: string, margin = 1): Threat => threat(entrant, { ahead: { margin, gain: null } });
const gains = (holes: number, least: number | null = 1, margin: number | null = null) => ({
  margin,
  gain: { holes, least },
});

test.each<[string, Partial<Contender>, number, string, string]>([
  [
    'an own game',
    { cases: [when(LOSS, { threats: [wins('bob', 8)] }), when(WIN, { verdict: 'in' })] },
    1,
    'First with a win. First with a loss, unless Bob wins by 8 or more.',
    'Première place avec une victoire. Première place avec une défaite, sauf si Bob gagne par 8 ou plus.',
  ],
  [
    'margins of an own game; a case that is out is not said',
    {
      cases: [
        when([-121, -12], { verdict: 'out' }),
        when([-11, -1], { verdict: 'open' }),
        when([1, 5], { threats: [wins('bob')] }),
        when([6, 30], { threats: [wins('bob', 31)] }),
        when([31, 121], { verdict: 'in' }),
      ],
    },
    1,
    'First with a skunk. First with a win by 6 to 30, unless Bob wins by a skunk. First with a win by 5 or less, unless Bob wins. Can be first with a loss by 11 or less, depending on other games.',
    'Première place avec un skunk. Première place avec une victoire par 6 à 30, sauf si Bob gagne avec un skunk. Première place avec une victoire par 5 ou moins, sauf si Bob gagne. Première place possible avec une défaite par 11 ou moins, selon d’autres parties.',
  ],
  [
    'margins that no game has are not said',
    {
      cases: [
        when([31, 118], { threats: [wins('bob', 31), wins('cid', 95)] }),
        when([119, 121], { verdict: 'in' }),
      ],
    },
    1,
    'First with a skunk, unless Bob wins by a skunk.',
    'Première place avec un skunk, sauf si Bob gagne avec un skunk.',
  ],
  [
    'net spread',
    {
      cases: [
        when(LOSS, {
          threats: [threat('bob', { ahead: gains(8, 1, 31) }), threat('cid', { ahead: gains(-1, null, 1) })],
        }),
      ],
    },
    1,
    'First with a loss, unless Bob wins by a skunk or wins and gains 8 holes on Ann and unless Cid & Dot win or give up no more than 1 hole to Ann.',
    'Première place avec une défaite, sauf si Bob gagne avec un skunk ou gagne et reprend 8 trous à Ann et sauf si Cid & Dot gagnent ou cèdent au plus 1 trou à Ann.',
  ],
  [
    'a tie',
    {
      cases: [
        when(null, {
          threats: [threat('bob', { ahead: { margin: 8, gain: null }, level: { margin: 7, gain: null } })],
        }),
      ],
    },
    1,
    'First, unless Bob wins by 8 or more. With 1 hole less, Bob only ties.',
    'Première place, sauf si Bob gagne par 8 ou plus. Avec 1 trou de moins, il n’y a qu’égalité avec Bob.',
  ],
  [
    'a tie whatever the margin',
    { cases: [when(null, { threats: [threat('bob', { level: { margin: 1, gain: null } })] })] },
    1,
    'First, or tied. Tied with Bob if Bob wins.',
    'Première place, ou égalité. À égalité avec Bob si Bob gagne.',
  ],
  [
    'level already',
    { cases: [when(LOSS, { level: ['bob'] }), when(WIN, { level: ['bob'], threats: [wins('cid')] })] },
    1,
    'Tied with Bob with a win, unless Cid & Dot win. Tied with Bob with a loss.',
    'À égalité avec Bob avec une victoire, sauf si Cid & Dot gagnent. À égalité avec Bob avec une défaite.',
  ],
  [
    'the first 4',
    { cases: [when(null, { spare: 1, threats: [wins('bob'), wins('cid', -5)] })] },
    4,
    'In the top 4, unless at least 2 of these happen: Bob wins and Cid & Dot do not lose by 6 or more.',
    'Dans les 4 premiers, sauf si au moins 2 de ces résultats se produisent : Bob gagne et Cid & Dot ne perdent pas par 6 ou plus.',
  ],
  [
    'nothing can happen',
    { cases: [when(null, { verdict: 'in' })] },
    1,
    'First in any case.',
    'Première place dans tous les cas.',
  ],
  [
    'two games left',
    { points: { enough: 2, least: 1, most: 6 } },
    1,
    'First with 2 more points, whatever the others do. Needs at least 1 more point.',
    'Première place avec 2 points de plus, quoi que fassent les autres. Il faut au moins 1 point de plus.',
  ],
  [
    'too few points left',
    { points: { enough: null, least: 0, most: 6 } },
    1,
    'Can still be first.',
    'Première place encore possible.',
  ],
])('%s', (_, contender, places, english, french) => {
  expect(said(contender, places)).toEqual([english, french]);
});

// Match formats of leagues, by their own published rules. Nothing is guessed: a field that is null or in `asks` is one that the rules leave
// open.
import { NO_RULES } from './asks.ts';
import type { MatchFormat, RubberFormat } from './format.ts';

const times = (count: number, rubber: RubberFormat): readonly RubberFormat[] =>
  Array.from({ length: count }, () => rubber);
/** Pubs call it five-card: 5 cards for each of the 4, and one of them to the box. */
const pairs = (legs: number, all = true): RubberFormat => ({ players: 2, rules: 'six-card-4', legs, all });
const singles = (legs: number, all = true): RubberFormat => ({ players: 1, rules: 'six-card', legs, all });

/** Points of a table. */
const NOTHING = { per: 1, win: 0, draw: 0, loss: 0, rubber: 0, leg: 0 } as const;

/** What silent rules leave open. Points come first in every table. */
const OPEN = { ...NO_RULES, ties: ['points'] } as const;

/** Rules that set no limit. */
const ANY = 999;

/** A format by its own rules, with everything else open. */
const league = (
  name: string,
  title: string,
  own: Partial<MatchFormat> & Pick<MatchFormat, 'source' | 'rubbers' | 'decides' | 'points'>,
): MatchFormat => ({ ...OPEN, ...own, name, title });

/** For leagues whose rules on rubbers and points could not be read. */
const UNREAD = {
  asks: ['rubbers', 'decides', 'points', 'ties'],
  rubbers: [],
  decides: 'legs',
  points: { ...NOTHING, win: null, draw: null, loss: null },
} as const;

const LEDBURY = league('ledbury', 'Ledbury', {
  source: 'ledbury-crib.org.uk, rules of 2016, 1.2, 1.8 and 4.2',
  asks: ['decides'],
  rubbers: times(3, pairs(5)),
  decides: 'legs',
  points: { ...NOTHING, win: 2, draw: null },
  ties: ['points', 'legsFor'],
  late: '20:30',
  averagesFrom: 5,
});

const LEDBURY_SHIELD = league('ledbury-shield', 'Ledbury, Shield', {
  ...LEDBURY,
  source: 'ledbury-crib.org.uk, rules of 2016, 1.5, 1.8 and 4.2',
  asks: ['ties'],
  rubbers: [...times(3, pairs(5)), ...times(5, singles(3))],
  points: { ...NOTHING, leg: 1 },
  ties: ['points'],
});

const LEDBURY_LONG = league('ledbury-long', 'Ledbury, Ken Long Trophy', {
  ...LEDBURY_SHIELD,
  source: 'ledbury-crib.org.uk, rules of 2016, 1.3, 1.8 and 4.2',
  rubbers: times(5, singles(3, false)),
  decides: 'rubbers',
  points: { ...NOTHING, rubber: 1 },
});

const BERE_REGIS = league('bere-regis', 'Bere Regis', {
  source: 'bereregiscribbageleague.my-free.website/league-rules, 4 to 9',
  // Open: whether the gallon, which is played first, belongs to the match.
  asks: ['rubbers', 'decides'],
  rubbers: [...times(3, pairs(3, false)), ...times(6, singles(3, false))],
  decides: 'rubbers',
  points: { ...NOTHING, win: 1, draw: null },
  ties: ['points', 'legsFor'],
  transfers: { most: ANY, until: 'half' },
});

/** The formats. */
export const MATCH_FORMATS: readonly MatchFormat[] = [
  league('potters-bar', 'Potters Bar & District', {
    source: 'pbcrib.co.uk/comps.html; slideplayer.com/slide/12339941',
    asks: ['decides', 'ties'],
    rubbers: [...times(5, pairs(3)), ...times(4, singles(3))],
    decides: 'legs',
    points: { ...NOTHING, win: 2, draw: null, leg: 1 },
  }),
  league('bury', 'Village Invitation, Bury St Edmunds', {
    source: 'oldboy.me.uk, rules of 2025-26, 3 to 5',
    asks: ['ties'],
    rubbers: times(3, pairs(5)),
    decides: 'legs',
    points: { ...NOTHING, per: 2, win: 4, draw: null, leg: 1 },
    short: { first: [2], least: 4 },
  }),
  // About legs, the rules say only that a walkover is 9-0: 3 rubbers, each best of 5.
  league('glemsford', 'Border Invitation, Glemsford', {
    source: 'glembordercrib.co.uk, Monday rules 3, 5 to 7',
    asks: ['decides', 'ties'],
    rubbers: times(3, pairs(5, false)),
    decides: 'rubbers',
    points: { ...NOTHING, win: 2, draw: null, rubber: 1 },
    walkover: { rubbers: [3, 0], legs: [9, 0], points: [5, 0] },
    late: '20:30',
    rearrange: 14,
    withdrawal: { before: 'void', after: 'secondHalf' },
    transfers: { most: 0, until: 'end' },
  }),
  LEDBURY,
  LEDBURY_SHIELD,
  LEDBURY_LONG,
  league('ledbury-crockett', 'Ledbury, Crockett Memorial Trophy', {
    ...LEDBURY_LONG,
    source: 'ledbury-crib.org.uk, rules of 2016, 1.4, 1.8 and 4.2',
    rubbers: times(3, pairs(1)),
  }),
  // The order of the games is agreed before a match.
  league('shgddcl', 'SHGDDCL, crib', {
    source: 'shgddcl.co.uk, rules 57 to 63',
    asks: ['ties'],
    rubbers: [pairs(2), pairs(2), pairs(3)],
    decides: 'legs',
    points: { ...NOTHING, leg: 1 },
  }),
  BERE_REGIS,
  league('bere-regis-gallon', 'Bere Regis, the Gallon', {
    ...BERE_REGIS,
    source: 'bereregiscribbageleague.my-free.website/league-rules, 4 and 10',
    asks: [],
    rubbers: times(3, pairs(1)),
    points: { ...NOTHING, leg: 1 },
    ties: ['points', 'playoff'],
  }),
  // Of its 5 tables, singles are given up first; the rules do not say how many are singles.
  league('waterside', 'Waterside', {
    source: 'watersidecribleague.co.uk/rules, 2024-25',
    asks: ['rubbers'],
    rubbers: [],
    decides: 'rubbers',
    points: { ...NOTHING, win: 2, draw: null },
    ties: ['points', 'legs', 'rubbers', 'headToHead'],
    walkover: { rubbers: [3, 2], legs: [15, 10], points: null },
    bothShort: 1,
    late: '20:30',
  }),
  // A match of 16 legs can be drawn; its rubbers and points could not be read.
  league('maidenhead', 'Maidenhead & District', {
    ...UNREAD,
    source: 'mdcl.org.uk, cup and withdrawal of 2016-17',
    asks: ['rubbers', 'points', 'ties'],
    withdrawal: { before: 'byes', after: 'byes' },
  }),
  league('lincoln', 'Lincoln', {
    ...UNREAD,
    source: 'lincolncrib.ch, rules of 2021, 3 and 4b',
    late: '21:00',
    withdrawal: { before: 'void', after: 'secondHalf' },
  }),
  league('salisbury', 'Salisbury & District', {
    ...UNREAD,
    source: 'salisburycrib.org.uk, rules of 2021, 8',
    rearrange: 14,
  }),
  league('chinnor', 'Chinnor & District Royal British Legion', {
    ...UNREAD,
    source: 'cdrbl6.wixsite.com/cdrbl/rules, 12',
    transfers: { most: 1, until: 'half' },
  }),
];

/** The format of this name. */
export const findMatchFormat = (name: string): MatchFormat | undefined =>
  MATCH_FORMATS.find((each) => each.name === name);

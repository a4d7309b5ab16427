// Weekends and knock-outs: qualifying games, play-offs after a cut, a consolation. `asks` has the fields that a source leaves open.
import type { BracketForm, NightFormat, StageForm } from './format.ts';
import { changed, type FormatChanges } from './parts.ts';

/** Games of a main event, and of a consolation, on the ACC's charts (cribbage.org, scoring). */
export const MAIN_GAMES = [12, 14, 16, 18, 20, 21, 22] as const;
export const CONSOLATION_GAMES = [7, 8, 9, 10, 12] as const;

const drawn = (byes: BracketForm['byes']) =>
  ({ kind: 'bracket', order: 'drawn', byes, third: false }) as const;

/** An ACC knock-out. Top seeds get the byes. Late players, rule 13.1 (12.2 in 2010): 5 minutes, then 15 for each further game. */
const knockOut = (base: NightFormat, games: number, changes: FormatChanges = {}): NightFormat =>
  changed(base, {
    name: 'knockout',
    source: 'ACC rules 13.1, 13.2',
    asks: [],
    pots: [],
    schedule: { ...drawn('seeds'), order: 'acc' },
    match: { games },
    // No card adds up these games.
    attendance: {
      forfeitWin: { points: 0, spread: 0 },
      forfeitLoss: { points: 0, spread: 0 },
      warnAfter: 2,
      forfeitAfter: 5,
      forfeitAgain: 15,
    },
    ...changes,
  });

/** 1 in 4, rounded up (ACC 13.2.b). */
const QUARTER = { share: [1, 4] } as const;

/** Best of 5, by the ACC's chart. */
const playoffs = (base: NightFormat): StageForm => ({
  id: 'P',
  name: 'playoffs',
  format: knockOut(base, 5),
  from: [{ event: '', take: QUARTER }],
  entry: 'automatic',
});

/** Fields to ask for if the fewest players do not matter. */
export const ABSENT = [
  'attendance.forfeitWin',
  'attendance.forfeitLoss',
  'attendance.late',
  'attendance.dropOut',
] as const;

/** The ACC's rotation: one side moves 4 tables at a time past the other, and no two players meet twice. */
const qualifying = (base: NightFormat, games: number): NightFormat =>
  changed(base, {
    source: 'cribbage.org scoring; ACC rules 12, 13; crosschecking 7.1-7.6',
    asks: ABSENT,
    pots: [],
    schedule: { games, method: 'sides', move: 4 },
  });

/** No source says from how many rounds the losers may enter the consolation. */
const consolation = (base: NightFormat, games: number): readonly StageForm[] => [
  {
    id: 'C',
    name: 'consolation',
    format: qualifying(base, games),
    from: [
      { event: '', take: 'rest' },
      { event: 'P', take: { losersOf: [1, 2] } },
    ],
    entry: 'ask',
  },
  {
    id: 'Q',
    name: 'consolationPlayoffs',
    format: knockOut(base, 3),
    from: [{ event: 'C', take: QUARTER }],
    entry: 'automatic',
  },
];

/** A main event of this many games, with play-offs and a consolation. */
const main = (base: NightFormat, games: number): NightFormat => ({
  ...qualifying(base, games),
  stages: [playoffs(base), ...consolation(base, 9)],
});

const named = <const Name extends string>(name: Name, format: NightFormat) => ({ ...format, name });

/** Presets of weekends and knock-outs, made from an ACC Grass Roots night. */
export const weekendsFrom = (base: NightFormat) =>
  [
    ...MAIN_GAMES.map((games) => named(`acc-main-${games}`, main(base, games))),
    ...CONSOLATION_GAMES.map((games) =>
      named(`acc-consolation-${games}`, {
        ...qualifying(base, games),
        stages: [{ ...playoffs(base), format: knockOut(base, 3) }],
      }),
    ),
    named('grand-national', { ...main(base, 22), source: 'acc-main-22, with satellites beside it' }),
    consyLite(base),
    named(
      'acc-internet-ko',
      knockOut(base, 3, {
        source: 'cribbage.org internet guidelines: best of 3, byes in round 1 by the draw',
        schedule: drawn('drawn'),
      }),
    ),
    named(
      'satellite-pairs',
      changed(qualifying(base, 7), {
        source: '7 to 9 games, no rating points (seed 000)',
        asks: ['schedule.games', ...ABSENT],
        rules: { preset: 'six-card-4', unit: 'pairs' },
        schedule: { method: 'circle', move: 1 },
      }),
    ),
    finalFour(base),
    openKnockOut(base, 'knockout', 'drawn, best of 3'),
    openKnockOut(
      base,
      'singles-by-venue',
      'pbcrib.co.uk/comps.html: 8 venues, the winners to a finals night',
    ),
  ] as const;

/** A drawn knock-out. The club chooses its games and byes. */
const openKnockOut = <const Name extends string>(base: NightFormat, name: Name, source: string) =>
  named(name, knockOut(base, 3, { source, asks: ['match', 'schedule'], schedule: drawn('drawn') }));

/** A one-day event. Non-qualifiers play a drawn knock-out; the best of them get its byes. */
const consyLite = (base: NightFormat) =>
  named('consy-lite', {
    ...main(base, 12),
    source: 'cribbage.org consy_lite, since 2018-08-01',
    asks: ['schedule.games', ...ABSENT],
    stages: [
      playoffs(base),
      {
        id: 'C',
        name: 'consolation',
        format: knockOut(base, 3, { schedule: drawn('seeds') }),
        from: [{ event: '', take: 'rest' }],
        entry: 'ask',
      },
    ],
  });

const finalFour = (base: NightFormat) =>
  named('club-final-four', {
    ...base,
    source: 'a club night with a final of four',
    asks: [...base.asks, 'stages'],
    stages: [
      {
        ...playoffs(base),
        name: 'finals',
        format: knockOut(base, 3, {
          schedule: { kind: 'bracket', order: 'halves', byes: 'seeds', third: true },
        }),
        from: [{ event: '', take: { first: 4 } }],
      },
    ],
  });

// House rules by name: every setting as data. What a rule set takes, its checks and its words follow from it.
import {
  LOWBALL_PENALTIES,
  MUGGINS_CLOSES,
  MUGGINS_VOICES,
  OWN_CORRECTIONS,
  PEG_OUTS,
  PENALTY_RECIPIENTS,
  type Penalties,
  PULLED_PEGS,
  REDEAL_HEELS,
  TIME_OUT_RESTS,
} from '../terms/penalties.ts';
import {
  CLAIM_MODES,
  CONCESSIONS,
  CUTS_AGAIN,
  FALSE_CLAIMS,
  FIRST_DEALERS,
  MUGGINS_MODES,
  NEXT_DEALERS,
  OVERCOUNTS,
  PLAY_ENDS,
  RENEGES,
  RUN_ORDERS,
  type RuleSet,
  type SkunkLine,
  UNDERCOUNTS,
  WRONG_CALLS,
} from '../terms/ruleset.ts';
import { COUSIN_SETTINGS } from '../variants/settings.ts';
import { at, number, row, type SettingRow, YES_OR_NO } from './row.ts';

export type { SettingForm } from './row.ts';

const ROWS = [
  at('claims', row('mode', CLAIM_MODES, 'how much is checked by cards', 'Muggins')),
  row('muggins', MUGGINS_MODES, 'points that were missed', 'ACC 2010, 10; Playroom'),
  row('mugginsAllowed', YES_OR_NO, 'whether muggins can be played at all', 'ACC, Grass Roots'),
  row('undercount', UNDERCOUNTS, 'points missed while muggins is off', 'casual; ACC 2010, 8.3'),
  row('overcount', OVERCOUNTS, 'a count that claims too much', 'casual; pub, UK; ACC 2010, 8.4.c; Playroom'),
  row('wrongCall', WRONG_CALLS, 'muggins called wrongly', 'ACC 2010, 10'),
  row('nextDealer', NEXT_DEALERS, 'who deals the next game', 'ACC; Pagat'),
  number('target', [31, 999], 'the game hole', 'Pagat; Playroom; Noddy'),
  number('heels', [0, 30], 'points for a jack turned up', 'ACC 2010, 6.3'),
  row('name', 'text', 'what the house calls its game', 'Muggins'),
  number('seats', [1, 6], 'players, each for themselves', 'Pagat; Playroom'),
  row('sides', 'numbers', 'the side of each seat', 'Pagat; Playroom'),
  number('cards.dealt', [3, 16], 'cards dealt to each player', 'Pagat'),
  number('cards.laidAway', [0, 4], 'cards each lays away to the crib', 'Pagat'),
  number(
    'cards.packToCrib',
    [0, 4],
    'cards the crib gets from the pack',
    'two into the crib; Bere Regis; Cribbage Solitaire',
  ),
  number('cards.dealerFewer', [0, 3], 'cards fewer for the dealer', 'five and six players'),
  ...COUSIN_SETTINGS,
  row('playEnds', PLAY_ENDS, 'when the play of a deal is over', 'five-card'),
  row('runs', RUN_ORDERS, 'which runs count in play', 'Bere Regis'),
  row('targets', 'numbers', 'the game hole of each side, where they differ', 'captain'),
  row('lowball', YES_OR_NO, 'whether the first in the game hole loses', 'lowball'),
  number('winPoints', [1, 99], 'game points for a plain win', 'ACC'),
  number('stake', [0, 999], 'what a plain loss costs', 'Pagat'),
  row('skunks', 'lines', 'lines that a loser has to pass', 'ACC; Pagat'),
  row('conceded', CONCESSIONS, 'what a conceded game counts', 'Muggins'),
  number('firstDealBonus', [0, 30], 'points to the pone at the first deal: three for last', 'five-card; pub'),
  row('firstDealer', FIRST_DEALERS, 'who deals the first game', 'captain'),
  row('cutAgain', CUTS_AGAIN, 'which cuts for the deal are made again', 'Pagat'),
  number('match.games', [0, 99], 'games or legs of a match; 0 for no end', 'Pagat'),
  row('match.all', YES_OR_NO, 'whether all games of a match are played', 'leagues'),
  row('heelsForfeited', YES_OR_NO, 'whether heels are lost once the dealer plays a card', 'ACC 2010, 6.3'),
  number('noHeelsWithin', [0, 30], 'no heels for a player who needs so few', 'Pagat'),
  row('outOnGo', YES_OR_NO, 'whether a go may win the game', 'Pagat'),
  number('playOnlyWithin', [0, 30], 'only play counts for a player who needs so few', 'Other houses'),
  row('exactOut', YES_OR_NO, 'only the exact number goes out', 'Other houses'),
  number('nobs', [0, 30], "points for the jack of the starter's suit", 'ACC 2010, 1.7'),
  number('go', [0, 30], 'points for a go and for last', 'ACC 2010, 1.7'),
  number('flush.hand.alone', [0, 30], 'a flush in hand', 'ACC 2010, 1.7; five-card'),
  number('flush.hand.withStarter', [0, 30], 'a flush with the starter', 'ACC 2010, 1.7; five-card'),
  number('flush.crib.alone', [0, 30], 'a flush in the crib without the starter', 'ACC 2010, 1.7'),
  number('flush.crib.withStarter', [0, 30], 'a flush in the crib with the starter', 'ACC 2010, 1.7'),
  row('nineteenIsZero', YES_OR_NO, 'whether nineteen means nothing', 'Pagat'),
  row('sayings', YES_OR_NO, 'rhymes, nineteen and names of hands in what is said', 'Pub, UK'),
  row('renege', RENEGES, 'a card that was withheld', 'ACC 2010, 7.3; Hoyle'),
  number('renegePoints', [0, 30], 'points for a renege', 'ACC 2010, 7.3; Hoyle'),
  row('falseClaim', FALSE_CLAIMS, 'a false claim of game', 'ACC 2010, 8.4.a-b; Hoyle'),
  number('misdealPoints', [0, 30], 'points to the opponent for a misdeal', 'Hoyle'),
  number('timeLimit', [0, 600], 'seconds for a count; 0 for any time', 'Playroom'),
] as const satisfies readonly SettingRow[];

/** The least and the most points that a penalty can be. */
const PENALTY_POINTS = [0, 60] as const;

/** What lesser offences cost: fields of `penalties`. */
const PENALTY_ROWS = [
  number('bottomCard', PENALTY_POINTS, 'the dealer sees the bottom card', 'ACC 2010, 2.1'),
  number('unchecked', PENALTY_POINTS, 'holes back for unchecked cards', 'ACC 2010, 4.4'),
  number(
    'cribCards',
    PENALTY_POINTS,
    'crib cards picked up, seen, or taken for the hand',
    'ACC 2010, 5.1.b and 5.2; Enquire Within, viii',
  ),
  number('cutCard', PENALTY_POINTS, 'the pone sees the bottom card of the cut', 'ACC 2010, 6.1.b'),
  number('cutEarly', PENALTY_POINTS, 'cutting before the deal', 'five-card'),
  number(
    'starterCard',
    PENALTY_POINTS,
    'the starter taken into a hand or mixed with other cards',
    'ACC 2010, 6.1.c and 9.3.a',
  ),
  number('wrongPeg', PENALTY_POINTS, "pegging with the opponent's peg", 'ACC 2010, 8.8'),
  number(
    'falseClaimBack',
    PENALTY_POINTS,
    'holes back for a false claim of game, where that is its penalty',
    'ACC 2010, 8.4.b',
  ),
  row(
    'ownCorrection',
    OWN_CORRECTIONS,
    'until when an overpegging can be put right by the player (unverified)',
    'ACC 2010, 8.4.c',
  ),
  row('pegOut', PEG_OUTS, 'whether the peg has to go into the game hole', 'ACC 2010, 8.11'),
  row('pulledPeg', PULLED_PEGS, 'a front peg that was pulled out', 'Hoyle'),
  row(
    'timeOutRest',
    TIME_OUT_RESTS,
    'the other half, when the time for a count runs out (unverified)',
    'Playroom',
  ),
  row(
    'mugginsVoice',
    MUGGINS_VOICES,
    'how missed points are taken where muggins is called',
    'ACC 2010, 10; cutthroat',
  ),
  row(
    'mugginsCloses',
    MUGGINS_CLOSES,
    'until when muggins can be called on a hand (unverified)',
    'ACC 2010, 10',
  ),
  row(
    'penaltyTo',
    PENALTY_RECIPIENTS,
    'who takes a penalty where more than two sides play (unverified)',
    'Muggins',
  ),
  row('lowballPenalty', LOWBALL_PENALTIES, 'who pegs a penalty in lowball (unverified)', 'lowball'),
  row(
    'redealHeels',
    REDEAL_HEELS,
    'heels of a deal that is dead and dealt again (unverified)',
    'ACC 2025, 4.4.d (9)',
  ),
] as const satisfies readonly (SettingRow & { readonly name: keyof Penalties })[];

type NamedSetting = (typeof ROWS)[number] | (typeof PENALTY_ROWS)[number];

/** The name of a setting: 'mode', 'muggins', 'cards.dealt' ... */
export type SettingName = NamedSetting['name'];

type ValueOf<Values> = Values extends 'number'
  ? number
  : Values extends 'numbers'
    ? readonly number[]
    : Values extends 'lines'
      ? readonly SkunkLine[]
      : Values extends 'text'
        ? string
        : Values extends typeof YES_OR_NO
          ? boolean
          : Values extends readonly (infer Word)[]
            ? Word
            : never;

/** Settings by name, each with a value of its own type: `{ muggins: 'called', target: 61 }`. */
export type Settings = { readonly [Each in NamedSetting as Each['name']]?: ValueOf<Each['values']> };

/** A value that some setting has. */
export type SettingValue = string | number | boolean | readonly number[] | readonly SkunkLine[];

/** A setting that people can change by name. */
export interface Setting extends SettingRow {
  readonly name: SettingName;
  /** The field of the rule set; dots lead into its parts. */
  readonly field: string;
  /** The rule set with this value, which is already known to be one that the setting takes. */
  readonly apply: (rules: RuleSet, value: SettingValue) => RuleSet;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a rule set has in a field; undefined where it says nothing about it. */
export const fieldOf = (rules: RuleSet, path: string): unknown =>
  path.split('.').reduce<unknown>((from, part) => (from as Fields | undefined)?.[part], rules);

/** The rule set with one field changed. */
function withField(rules: RuleSet, path: string, value: SettingValue): RuleSet {
  const change = (fields: Fields, [head = '', ...rest]: readonly string[]): Fields => ({
    ...fields,
    [head]: rest.length === 0 ? value : change(fields[head] as Fields, rest),
  });
  return change(rules as unknown as Fields, path.split('.')) as unknown as RuleSet;
}

/** Settings that change more than their own field. */
const BESIDES: Partial<Record<SettingName, Setting['apply']>> = {
  // A nearer game hole leaves out the skunk lines that lie beyond it.
  target: (rules, target) => ({
    ...rules,
    target: target as number,
    skunks: rules.skunks.filter(({ atMost }) => atMost < (target as number)),
  }),
  // So many players, each for themselves unless `sides` says otherwise.
  seats: (rules, seats) => ({
    ...rules,
    seats: seats as number,
    sides: Array.from({ length: Math.min(seats as number, 6) }, (_, seat) => seat),
  }),
  // Who plays with whom says how many play.
  sides: (rules, sides) => ({
    ...rules,
    sides: sides as readonly number[],
    seats: (sides as readonly number[]).length,
  }),
};

function settingOf(placed: SettingRow & { readonly field: string }): Setting {
  const { field } = placed;
  const name = placed.name as SettingName;
  return {
    ...placed,
    name,
    apply: BESIDES[name] ?? ((rules, value) => withField(rules, field, value)),
  };
}

/** Every setting, in the order in which they are shown. */
export const SETTINGS: readonly Setting[] = [
  ...ROWS.map((plain: SettingRow) => ({ field: plain.name, ...plain })),
  ...PENALTY_ROWS.map((penalty) => ({ ...penalty, field: `penalties.${penalty.name}` })),
].map(settingOf);

/** The setting of this name; undefined if there is none. */
export const findSetting = (name: string): Setting | undefined =>
  SETTINGS.find((setting) => setting.name === name);

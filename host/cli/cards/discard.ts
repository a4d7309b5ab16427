// `muggins discard`: what to throw to the crib, every discard beside the others.
import { splitCards } from '../../../shared/rules/cards/index.ts';
import * as rules from '../../../shared/rules/index.ts';
import {
  type CribRole,
  type DiscardCase,
  type DiscardStudy,
  studyDiscards,
} from '../../../shared/rules/study/index.ts';
import { isAlone, perHand, targetOf } from '../../../shared/rules/terms/index.ts';
import { studyWins, type WinStudy } from '../../../shared/rules/winning/index.ts';
import { cardText } from '../../../shared/words/cardtext.ts';
import { badOption, columns, type Output, print, usageError } from '../output.ts';
import { accept } from './accept.ts';
import type { DiscardOptions } from './command.ts';

/** Prints every discard, the best first: with a score the one that wins most often. @throws CliError if the cards are not those of a deal, or the options make no sense */
export function discard(texts: readonly string[], options: DiscardOptions, output: Output): void {
  const cards = accept(rules.parseCards(splitCards(texts)));
  const preset = accept(rules.findPreset(options.rules ?? 'six-card'));
  const role = readRole(options, preset);
  const toGo = readScore(options.score, preset);
  nameTheGame(cards, options);
  const study = studied({ cards, role, rules: preset }, toGo);
  print(output, options, { cards, role, rules: preset.name, ...study }, [
    `${cards.map(cardText).join(' ')}: ${[role, preset.name, ...(toGo ? [options.score] : [])].join(', ')}`,
    ...columns([titlesOf(study, role), ...study.rows.map((row) => cellsOf(row, role))]),
    ...notesOf(study, role),
  ]);
}

type Study = DiscardStudy | WinStudy;

const isOfWins = (study: Study): study is WinStudy => 'winModel' in study;

/** With a score how often each discard wins, where there is a model of the game. */
function studied(asked: DiscardCase, toGo: DiscardCase['toGo']): Study {
  if (toGo === undefined) return accept(studyDiscards(asked));
  return accept(studyWins({ ...asked, toGo }) ?? studyDiscards({ ...asked, toGo }));
}

function readRole({ pone }: DiscardOptions, preset: rules.RuleSet): CribRole {
  if (pone === true && isAlone(preset))
    throw badOption(`One player plays ${preset.name} alone and owns the crib: leave out --pone.`);
  return pone === true ? 'pone' : 'dealer';
}

/** '75-80': one's own score, then the other side's, as what is left to go. */
function readScore(text: string | undefined, preset: rules.RuleSet): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  if (preset.lowball)
    throw badOption(
      `--score: there are no win chances for ${preset.name}, where the first player out loses. Leave out --score.`,
    );
  const target = targetOf(preset, 0);
  const [, mine, theirs] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  const toGo = [target - Number(mine), target - Number(theirs)] as const;
  if (toGo.every((holes) => holes > 0)) return toGo;
  const expected = `your score and your opponent's, each below ${target}, such as ${target - 20}-${target - 15}`;
  throw badOption(`--score ${text}: expected ${expected}.`);
}

/** Five cards are dealt in several games, and none of them is the usual one. */
function nameTheGame(cards: readonly rules.Card[], options: DiscardOptions): void {
  const games = rules.PRESETS.filter(
    (preset) => preset.cards.laidAway > 0 && perHand(preset).dealt === cards.length,
  );
  if (options.rules !== undefined || games.length === 0 || games.includes(rules.SIX_CARD)) return;
  const names = games.map(({ name }) => name).join(', ');
  const words = `${cards.length} cards are dealt in these games: ${names}. Name yours with --rules, such as --rules ${games[0]?.name}.`;
  throw usageError('wrongNumberOfCards', words);
}

const titlesOf = (study: Study, role: CribRole): readonly string[] => {
  const [row] = study.rows;
  const wins = isOfWins(study)
    ? ['win']
    : row?.chances === undefined
      ? []
      : winners(role, 'you win', 'they win');
  return ['keep', 'throw', 'hand', 'crib', 'net', ...wins, 'least', 'most', 'counts over the starters'];
};

const cellsOf = (row: Study['rows'][number], role: CribRole): readonly string[] => [
  row.keep.map(cardText).join(' '),
  row.discard.map(cardText).join(' '),
  row.hand.toFixed(2),
  row.crib.toFixed(2),
  row.net.toFixed(2),
  ...winsOf(row, role),
  `${row.least}`,
  `${row.most}`,
  row.counts.flatMap((starters, count) => (starters === 0 ? [] : [`${count}:${starters}`])).join(' '),
];

/** How often the discard wins the game; without a model of it, how often its points alone do. */
function winsOf(row: Study['rows'][number], role: CribRole): readonly string[] {
  if ('win' in row) return [percent(row.win)];
  return row.chances === undefined
    ? []
    : winners(role, percent(row.chances.mine), percent(row.chances.theirs));
}

/** A dealer's crib cannot win for the other side. */
const winners = (role: CribRole, mine: string, theirs: string): readonly string[] =>
  role === 'dealer' ? [mine] : [mine, theirs];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How the figures are meant. */
function notesOf(study: Study, role: CribRole): readonly string[] {
  const { model, rows } = study;
  const others = model === null ? 'if the others throw any cards' : `if the others throw sensibly (${model})`;
  const net = role === 'dealer' ? 'hand and crib' : 'hand less crib';
  const figures = `hand: average over every starter, exact. crib: average ${others}. net: ${net}. 12:3 means that three starters give 12.`;
  if (isOfWins(study)) return [figures, gameOf(study)];
  return rows[0]?.chances === undefined ? [figures] : [figures, WINS[role]];
}

/** What winning the game means, and by which model. */
const gameOf = ({ winModel, before }: WinStudy): string =>
  `win: how often you win the game; ${percent(before)} before the cards were dealt. Both sides throw for the best average and peg soundly, whatever the score (${winModel}: docs/winning.md).`;

/** What winning means for each. */
const WINS: Readonly<Record<CribRole, string>> = {
  dealer: 'you win: hand and crib take you out. The play and the pone, who counts first, are left aside.',
  pone: "you win: your hand takes you out. they win: the crib alone takes the dealer out, if the game gets there. The play and the dealer's hand are left aside.",
};

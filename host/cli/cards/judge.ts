// `muggins judge`: finds situations at the table by a few words, and prints their remedies.
import type { Situation } from '../../../shared/rules/rulings/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { findSituations, remedyOf } from '../../../shared/words/judge.ts';
import { saySource } from '../../../shared/words/ruling.ts';
import { say } from '../../../shared/words/say.ts';
import { type Output, print, usageError } from '../output.ts';
import type { JudgeOptions } from './command.ts';

/** Remedies that are printed for one question: the likeliest, and others as titles. */
const SHOWN = 1;

/** Lists situations, or says the remedy of the one that the words mean. @throws CliError where no situation has these words */
export async function judge(words: readonly string[], options: JudgeOptions, output: Output): Promise<void> {
  const text = words.join(' ');
  const found = findSituations(DEFAULT, text);
  if (found.length === 0)
    throw usageError('noSituation', say(DEFAULT, 'judge-none'), {
      hint: '`muggins judge` lists all of them.',
    });
  const lines = text.trim() === '' ? listOf(found) : answerOf(found);
  print(output, options, { situations: found.map(dataOf) }, lines);
}

const titleOf = ({ code }: Situation): string => say(DEFAULT, `situation-${code}`);

/** Every situation by its title, under the stage of the deal that it belongs to. */
const listOf = (found: readonly Situation[]): readonly string[] => [
  ...found.flatMap((each, at) => [
    ...(found[at - 1]?.stage === each.stage
      ? []
      : [...(at === 0 ? [] : ['']), `${say(DEFAULT, `judge-stage-${each.stage}`)}:`]),
    `  ${titleOf(each)}`,
  ]),
  '',
  '`muggins judge "dealer led first"` says what to do.',
];

function answerOf(found: readonly Situation[]): readonly string[] {
  const lines = found.slice(0, SHOWN).flatMap((each) => {
    const { title, steps, notes } = remedyOf(DEFAULT, each);
    return [title, ...steps.map((step, at) => `  ${at + 1}. ${step}`), '', ...notes];
  });
  const others = found.slice(SHOWN, SHOWN + 5).map((each) => `  ${titleOf(each)}`);
  return others.length === 0 ? lines : [...lines, '', ...others];
}

const dataOf = (situation: Situation) => {
  const { code, stage, source, offence, wrong } = situation;
  const { title, steps } = remedyOf(DEFAULT, situation);
  return {
    code,
    stage,
    title,
    steps,
    rule: saySource(DEFAULT, source),
    source: { ...source, verified: source.verified !== false },
    offence: offence ?? null,
    wrong: wrong ?? null,
  };
};

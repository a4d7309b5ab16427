// `muggins daily`: the hand of a day, and what a throw from it is worth beside those of club and strong.
import { DAILY_LEVELS, dailyHand, dailyText, dateOf, isDate, rowOf } from '../../../shared/partner/daily.ts';
import { dailyAnswer } from '../../../shared/partner/dailyanswer.ts';
import { splitCards } from '../../../shared/rules/cards/index.ts';
import { parseCards } from '../../../shared/rules/index.ts';
import { cardText } from '../../../shared/words/cardtext.ts';
import { columns, type Output, print, usageError } from '../output.ts';
import { accept } from './accept.ts';
import type { DailyOptions } from './command.ts';

/** Prints the hand of a date, today's unless one is typed; with 2 of its cards also the answer. @throws CliError */
export function daily(words: readonly string[], options: DailyOptions, output: Output): void {
  const dated = words[0]?.includes('-') === true;
  const date = dated ? (words[0] ?? '') : dateOf(Date.now());
  if (!isDate(date)) throw usageError('badDate', `'${date}' is not a date. Expected one such as 2026-11-30.`);
  const hand = dailyHand(date);
  const { cards, role, scores } = hand;
  const notation = dailyText(hand);
  const head = [
    `${date}: ${cards.map(cardText).join(' ')}. You are the ${role}. Score: ${scores.join('-')}.`,
    notation,
  ];
  const thrown = accept(parseCards(splitCards(words.slice(dated ? 1 : 0))));
  if (thrown.length === 0) {
    print(output, options, { ...hand, notation }, head);
    return;
  }
  const answer = accept(dailyAnswer(hand));
  const [own, [best]] = [rowOf(answer, thrown), answer.rows];
  if (own === undefined || best === undefined)
    throw usageError('badThrow', `Expected 2 cards to throw, of these: ${cards.join(' ')}.`);
  const levels = DAILY_LEVELS.map((level) => [level, rowOf(answer, answer.throws[level]) ?? best] as const);
  const rows = [['you', own] as const, ...levels, ['best', best] as const];
  print(output, options, { ...hand, notation, throws: Object.fromEntries(rows) }, [
    ...head,
    ...columns([
      ['', 'throw', 'net', 'win'],
      ...rows.map(([who, { discard, net, win }]) => [
        who,
        discard.map(cardText).join(' '),
        net.toFixed(2),
        `${(100 * win).toFixed(1)} %`,
      ]),
    ]),
  ]);
}

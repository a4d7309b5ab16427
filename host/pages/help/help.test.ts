// The page Help says what the rules count, and its words mean what the glossary of the documents says.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardsOf, scoreShow, total } from '../../../shared/rules/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { help } from '../../../shared/words/generated/help.ts';
import { sayKnown } from '../../../shared/words/say.ts';
import { EXAMPLES, HANDS, type HelpExample } from './hands.ts';

const points = (hand: readonly string[], starter?: string): number => {
  const [cards, turned] = [cardsOf(hand.join(' ') as '5H'), starter && cardsOf(starter as '5H')[0]];
  return total(scoreShow({ hand: cards, ...(turned ? { starter: turned } : {}) }));
};

describe('what scores', () => {
  const IN_THE_SHOW = ['fifteen', 'pair', 'pairRoyal', 'doublePairRoyal', 'run', 'flush', 'nobs'] as const;
  test.each(IN_THE_SHOW)('%s: the example counts that much, and nothing else', (score) => {
    const { cards, starter, points: said }: HelpExample = EXAMPLES[score];
    const items = scoreShow({
      hand: cardsOf(cards.join(' ') as '5H'),
      ...(starter === undefined ? {} : { starter: cardsOf(starter as '5H')[0] }),
    });
    expect(new Set(items.map(({ kind }) => kind)).size).toBe(1);
    expect(points(cards, starter)).toBe(said);
  });

  test.each(HANDS)('$cards with $starter: $points', ({ cards, starter, points: said }) => {
    expect(points(cards, starter)).toBe(said);
  });
});

test('the words mean what docs/glossary.md says', () => {
  const text = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  const [, cribbage = ''] = text.split(/^## /m);
  const rows = [...cribbage.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
    .map(([, term = '', meaning = '']) => [term, meaning] as const)
    .filter(([term]) => !['Term', '---', 'seat'].includes(term));
  const typewriter = (said: string) => said.replaceAll('’', "'").replace(/[“”]/g, '"');
  const terms = [...help.en.matchAll(/^(help-terms-\w+)-0/gm)];
  const said = terms.map(([, term]) =>
    [sayKnown(DEFAULT, `${term}-0`), sayKnown(DEFAULT, `${term}-1`)].map((text = '') => typewriter(text)),
  );
  expect(said).toEqual(rows.map(([term, meaning]) => [term.replace(/\*\*/g, ''), meaning]));
});

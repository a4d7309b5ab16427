// What English says of a ruling and of a result, for tests of the rules that read it: the ruling, then its count.
import type { GameResult, Ruling } from '../../rules/index.ts';
import type { RuleSource } from '../../rules/terms/index.ts';
import { EN } from '../en/index.ts';
import { sayMove } from '../moves.ts';
import { peopleOf } from '../people.ts';

export function speakRuling(ruling: Ruling, names: readonly string[]): string {
  const { items, played } = ruling;
  const counted = (played?.items ?? items).length === 0 ? '' : ` Counted: ${EN.rulings.count(ruling)}.`;
  return `${EN.rulings.full(ruling, peopleOf(names))}${counted}`;
}

export const shortRuling = (ruling: Ruling): string => EN.rulings.short(ruling) ?? '';

export const citeSource = (source: RuleSource): string => EN.rulings.source(source);

export const speakResult = (result: GameResult, names: readonly string[]): string =>
  sayMove(EN, { fact: { code: 'won', result }, ...peopleOf(names) });

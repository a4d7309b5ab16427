// What English says of a ruling and of a result, for tests of the rules that read it: the ruling, then its count.
import type { GameResult, Ruling } from '../../rules/index.ts';
import type { RuleSource } from '../../rules/terms/index.ts';
import { english } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import { sayMove } from '../moves.ts';
import { peopleOf } from '../people.ts';
import { sayCounted, sayRuling, saySource, shortRuling as shortOf } from '../ruling.ts';

const ENGLISH = english(ALL);

export function speakRuling(ruling: Ruling, names: readonly string[]): string {
  const { items, played } = ruling;
  const counted = (played?.items ?? items).length === 0 ? '' : ` Counted: ${sayCounted(ENGLISH, ruling)}.`;
  return `${sayRuling(ENGLISH, ruling, peopleOf(names))}${counted}`;
}

export const shortRuling = (ruling: Ruling): string => shortOf(ENGLISH, ruling, peopleOf([])) ?? '';

export const citeSource = (source: RuleSource): string => saySource(ENGLISH, source);

export const speakResult = (result: GameResult, names: readonly string[]): string =>
  sayMove(ENGLISH, { fact: { code: 'won', result }, ...peopleOf(names) });

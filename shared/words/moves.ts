// Moves said in a language: in a sentence, for a voice, and in a row of so many characters.
import type { GameResult } from '../rules/index.ts';
import type { Move, MoveFact } from '../story/fact.ts';
import type { Language } from './catalog.ts';
import { Names } from './names.ts';
import { type People, peopleOf, player, side, sideAt } from './people.ts';
import { rulingFigures } from './ruling.ts';
import { type Code, type Figures, say, sayKnown } from './say.ts';
import { shortKnown } from './short.ts';

/** A move in a sentence; its code where a language does not know it, as of a newer host. */
export const sayMove = (language: Language, move: Move): string => sentenceOf(language, move, 'written');

/** The same for a voice. */
export const speakMove = (language: Language, move: Move): string => sentenceOf(language, move, 'spoken');

function sentenceOf(language: Language, move: Move, form: 'written' | 'spoken'): string {
  const inner =
    'of' in move.fact && move.fact.of !== null ? sentenceOf(language, move.fact.of, form) : undefined;
  const figures = { ...figuresOf(language, move), of: inner ?? say(language, 'move-unknown') };
  return sayKnown(language, messageOf(move.fact), figures, form) ?? move.fact.code;
}

/** A move in a row of so many characters: names give way first. */
export function shortMove(language: Language, move: Move, width: number): string {
  const { fact } = move;
  const code = messageOf(fact);
  if (fact.code === 'ruled') return ruledRow(language, move, width);
  if (!('of' in fact)) return shortKnown(language, code, figuresOf(language, move), width) ?? '';
  const brief = shortKnown(language, code, { of: '' }, width) ?? '';
  const rest = width - brief.length;
  const of =
    fact.of === null ? shortKnown(language, 'move-unknown', {}, rest) : shortMove(language, fact.of, rest);
  return `${brief}${of}`;
}

/** A ruling, or only that there was one where it does not fit. */
function ruledRow(language: Language, move: Move, width: number): string {
  const text = shortKnown(language, messageOf(move.fact), figuresOf(language, move), SHORTEST) ?? '';
  return text !== '' && text.length <= width ? text : say(language, 'move-ruled').slice(0, width);
}

/** A width that cuts no short form. */
const SHORTEST = 40;

/** A fact's message. A ruling has those of rulings, a phase its own. */
function messageOf(fact: MoveFact): string {
  if (fact.code === 'ruled') return `ruling-${fact.ruling.code}` satisfies Code;
  if (fact.code === 'phase') return `move-phase-${fact.phase}` satisfies Code;
  return `move-${fact.code}` satisfies Code;
}

function figuresOf(language: Language, { fact, names, sides, sayings }: Move): Figures {
  const people = { ...peopleOf(names, sides), sayings };
  const seated = 'seat' in fact ? { player: player(people, fact.seat), side: sideAt(people, fact.seat) } : {};
  return { ...fact, ...seated, ...derived(language, fact, people) };
}

function derived(language: Language, fact: MoveFact, people: People): Figures {
  switch (fact.code) {
    case 'gameBegins':
      return { abandoned: fact.left !== null, sides: against(language, people) };
    case 'counts':
      return { nineteen: fact.points === 0 && people.sayings?.nineteen === true };
    case 'cards':
      return { known: fact.cards.length > 0 };
    case 'lays':
      return { rhyme: people.sayings === undefined ? 0 : fact.count };
    case 'setAside':
      return { lane: fact.lane + 1 };
    case 'asksOffence':
      return { other: player(people, fact.by) };
    case 'ruled':
      return rulingFigures(language, fact.ruling, people);
    case 'won':
    case 'lost':
      return resultFigures(fact.result, people);
    default:
      return {};
  }
}

const against = (language: Language, people: People): Names | string => {
  const [first = new Names([]), ...others] = [...new Set(people.sides)].map((each) => side(people, each));
  return others.reduce<Names | string>(
    (before, after) => sayKnown(language, 'move-against' satisfies Code, { before, after }) ?? '',
    first,
  );
};

/** How a game ended. */
function resultFigures({ winner, losers, skunk, ending, scores }: GameResult, people: People): Figures {
  const [lost] = losers;
  return {
    skunk,
    stinkHole: losers.some(({ stinkHole }) => stinkHole),
    conceded: ending === 'conceded',
    sayings: people.sayings !== undefined,
    ...(winner === null ? {} : { winner: side(people, winner) }),
    ...(lost === undefined ? {} : { loser: side(people, lost.side), score: lost.score }),
    margin:
      winner === null || lost === undefined
        ? 'none'
        : [scores[winner] ?? 0, ...losers.map(({ score }) => score)].join('-'),
  };
}

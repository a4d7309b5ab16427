// What is said of a league night: refusals, why one is ahead of another, what does not agree, what needs the director.
import { writePoints } from '../league/cards/writing.ts';
import type { CardFault, DeskTask, LeagueRefusal, TieDecision, TieStep } from '../league/index.ts';
import { isForgotten } from '../league/night/forgotten.ts';
import type { WrongLine } from '../league/paper.ts';
import type { AnswerDetails } from './answer.ts';
import type { Language } from './catalog.ts';
import type { TroubleDetails } from './complaint.ts';
import { type Message, sayMessage } from './message.ts';
import { sayRefusal, sayRequirement } from './refusal.ts';
import { type Code, type Figures, say, sayKnown } from './say.ts';

/** The name of a player, or of partners, by the id. */
export type NameOf = (id: string) => string;

/** The name of a player; of a forgotten one, 'Player 1001'. */
export const sayName = (language: Language, name: string): string =>
  isForgotten(name) ? say(language, 'player-unnamed', { number: name.slice(1) }) : name;

/** A refusal of the league in a sentence; undefined for a code that the language does not know, as of a newer host. */
export const sayLeagueRefusal = (
  language: Language,
  refusal: LeagueRefusal,
  name: NameOf,
): string | undefined =>
  sayKnown(language, `league-${refusal.code}`, {
    ...refusal,
    ...peopleIn(refusal, name),
    ...derived(language, refusal),
  });

/** `player` for the one whom it is about, `names` for several. */
function peopleIn(refusal: LeagueRefusal, name: NameOf): Figures {
  if (refusal.code === 'outOfReach') return { player: name(refusal.player), names: refusal.may.map(name) };
  if ('entrant' in refusal) return { player: name(refusal.entrant) };
  if ('player' in refusal) return { player: name(refusal.player) };
  if (refusal.code === 'inPlay') return { player: name(refusal.id) };
  return 'entrants' in refusal ? { names: refusal.entrants.map(name) } : {};
}

function derived(language: Language, refusal: LeagueRefusal): Figures {
  switch (refusal.code) {
    case 'badFormat':
      return { expected: sayRequirement(language, refusal.expected) };
    case 'badFormatRules':
      return { refusal: sayRefusal(language, refusal.refusal) ?? refusal.refusal.code };
    case 'forfeitsUsed':
    case 'gamesOpen':
      return { count: refusal.games.length };
    case 'noSeason':
      return { count: refusal.known.length };
    case 'outOfReach':
      return { count: refusal.may.length };
    case 'badOutcome':
      return { fault: say(language, `outcome-${refusal.fault}`, refusal) };
    default:
      return {};
  }
}

/** Why a hall did not do what it was asked: of the league, of the disk, or of another desk that was faster. */
type HallRefusal = LeagueRefusal | Message<AnswerDetails> | Message<TroubleDetails>;

/** The same of a hall; undefined for a code that the language does not know. */
export function sayHallRefusal(language: Language, refusal: HallRefusal, name: NameOf): string | undefined {
  if (!('details' in refusal)) return sayLeagueRefusal(language, refusal, name);
  // The words for a table's disk speak of keys and pegs.
  if (refusal.code === 'disk') return sayMessage(language, 'answer', { ...refusal, code: 'notKept' });
  if (refusal.code === 'inDoubt') return say(language, 'hall-keepsNothing-inDoubt');
  return sayMessage(language, 'answer', refusal) ?? sayMessage(language, 'trouble', refusal);
}

/** What keeps a line of a list of players from being taken. */
export function sayWrongLine(language: Language, wrong: WrongLine): string {
  const refusal =
    wrong.why === 'refused'
      ? (sayLeagueRefusal(language, wrong.refusal, (id) => id) ?? wrong.refusal.code)
      : undefined;
  return sayKnown(language, `list-wrong-${wrong.why}`, { ...wrong, refusal }) ?? wrong.why;
}

/** A minus is as long as a plus in print. */
const signed = (spread: number): string => (spread < 0 ? `\u2212${-spread}` : `+${spread}`);

/** Why one is ahead of the next: 'Bob is ahead of Cid: 1 win to 0.' */
export function sayDecision(
  language: Language,
  { step, above, below, figures }: TieDecision,
  name: NameOf,
): string {
  const [first, second] = step === 'net' ? figures.map(signed) : figures.map(halves);
  const code: Code = `tie-${typeof step === 'object' ? step.figure : step}`;
  return sayKnown(language, code, { winner: name(above), loser: name(below), first, second }) ?? code;
}

/** A tie step, as in a list: 'game points', 'minus points (fewest)'. */
export function sayStep(language: Language, step: TieStep): string {
  if (typeof step !== 'object') return say(language, `tieStep-${step}`);
  const name = say(language, `tieStep-${step.figure}`);
  return step.fewest ? say(language, 'tieStep-fewest', { name }) : name;
}

/** A figure with a half point is text; only whole figures have a plural. */
const halves = (figure: number): number | string => (Number.isInteger(figure) ? figure : writePoints(figure));

/** What does not agree on the cards of two, in a sentence; `names` by side. */
export function sayCardFault(language: Language, fault: CardFault, names: readonly [string, string]): string {
  const [first, second] = 'spreads' in fault ? fault.spreads.map(signed) : [];
  const [player, other] = 'side' in fault && fault.side === 1 ? names.toReversed() : names;
  const minus = 'spread' in fault && fault.spread < 0;
  const code: Code = `cardFault-${fault.code}`;
  return sayKnown(language, code, { ...fault, names, player, other, first, second, minus }) ?? fault.code;
}

/** What needs the director, in a sentence. */
export function sayDeskTask(language: Language, task: DeskTask, name: NameOf): string {
  const code = `deskTask-${task.code === 'flagged' ? task.flag : task.code}`;
  const figures = {
    ...('entrant' in task ? { player: name(task.entrant) } : {}),
    ...('entrants' in task ? { names: task.entrants.map(name) } : {}),
    ...('short' in task ? { short: task.short.map((each) => owed(language, each, name)) } : {}),
  };
  return sayKnown(language, code, { ...task, ...figures }) ?? task.code;
}

const owed = (
  language: Language,
  { entrant, games, due }: { readonly entrant: string; readonly games: number; readonly due: number },
  name: NameOf,
): string => say(language, 'deskTask-owedTo', { player: name(entrant), games, due });

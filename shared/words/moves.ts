// What happened, in words: a sentence for the page, and a line for the display.
import type { PlayPrompt } from '../rules/game/index.ts';
import { type Event, type GameResult, type Phase, promptOf, type State } from '../rules/index.ts';
import { counterOf } from '../rules/terms/index.ts';

import { speakGo, speakRunning } from './en/callouts.ts';
import { possessive } from './en/grammar.ts';
import { OFFENCES } from './en/offences.ts';
import { speakResult, speakRuling } from './en/speech.ts';
import {
  cardText,
  fitted,
  type Name,
  namesBySeat,
  seatName,
  sideName,
  sideNameOf,
  sideNames,
} from './naming.ts';
import type { Line, Wording } from './wording.ts';

/** A move in words. */
export interface Words {
  /** A sentence. */
  readonly text: string;
  /** The same for a line of so many characters. */
  readonly short: (width: number) => string;
}

/** A move of the journal, told. */
export interface Move extends Words {
  /** Its number in the journal. */
  readonly move: number;
  /** Whether it was undone and not restored. */
  readonly undone: boolean;
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Telling = { readonly [T in Event['type']]: (event: EventOf<T>, told: Told) => Words };

/** What a telling may look at: the states before and after the move, and the moves before it. */
interface Told {
  readonly before: State;
  readonly after: State;
  /** What the display speaks. */
  readonly wording: Wording;
  /** The words of an earlier move. */
  readonly wordsOf: (move: number) => Words | undefined;
}

/** What matters most about a move comes first. */
const WEIGHT: readonly Event['type'][] = [
  'undone',
  'redone',
  'gameWon',
  'ruled',
  'gameReopened',
  'gameStarted',
  'mugginsCalled',
  'cardLaid',
  'pegged',
  'goSaid',
  'starterTurned',
  'cardsEntered',
  'handHeld',
  'cardUnseen',
  'disputed',
  'pointsSetAside',
  'undoSetAside',
  'consentAsked',
  'consentDeclined',
  'dealerSet',
  'phaseEntered',
];

/** Tells a move by the event in it that matters most; of several rulings, by the last. */
export function tell(events: readonly Event[], told: Told): Words {
  const [first] = [...events].reverse().sort((a, b) => WEIGHT.indexOf(a.type) - WEIGHT.indexOf(b.type));
  return first === undefined
    ? said('Nothing happened', told.wording.tell.nothing)
    : TELLING_OF(first)(first, told);
}

/** The telling of an event's type fits that type's events, which the compiler cannot follow through a look-up. */
const TELLING_OF = (event: Event): ((event: Event, told: Told) => Words) =>
  TELLING[event.type] as unknown as (event: Event, told: Told) => Words;

/** Lines, the fullest first: the display shows the first that fits. */
const said = (text: string, ...lines: readonly string[]): Words => ({
  text: `${text}.`,
  short: (width) => (lines.find((line) => line.length <= width) ?? lines.at(-1) ?? '').slice(0, width),
});

/** Words about somebody. On the display the name gives way down to three letters, then the fuller line to the next. */
const about = (text: string, { plain }: Name, ...lines: readonly [Line, ...Line[]]): Words => ({
  text: `${text}.`,
  short: (width) => {
    const line = lines.find((each) => each(plain.slice(0, 3)).length <= width) ?? lines.at(-1) ?? lines[0];
    return fitted(width, plain, line);
  },
});

const TELLING: Telling = {
  gameStarted({ game }, { before, after, wording: { tell: lines } }) {
    // A game in which nothing was scored is not missed.
    const left = before.phase !== 'over' && before.pegs.some(({ front }) => front > 0);
    const sides = sideNames(after)
      .map(({ full }) => full)
      .join(' against ');
    if (!left) return said(`Game ${game} begins: ${sides}`, ...lines.gameBegins(game));
    return said(
      `Game ${before.game} is abandoned. Game ${game} begins: ${sides}`,
      ...lines.gameLeft(before.game, game),
    );
  },
  dealerSet({ dealer, reason }, { after, wording }) {
    const name = seatName(after, dealer);
    return about(`${name.full} deals${reason === 'cut' ? ' by the cut' : ''}`, name, wording.tell.deals);
  },
  phaseEntered: ({ phase }, { wording }) => said(PHASE_WORDS[phase], wording.tell.phases[phase]),
  starterTurned: ({ starter }, { wording }) =>
    said(`The starter is ${cardText(starter)}`, wording.tell.starter(cardText(starter))),
  pegged: tellPegs,
  cardsEntered({ cards, hand }, { after, wording }) {
    const seat = counterOf(after, hand) ?? after.count?.seat ?? 0;
    const shown = cards.map(cardText).join(' ');
    const name = seatName(after, seat);
    return about(`${possessive(name.full)} ${handWord(hand)} is ${shown}`, name, wording.tell.cardsIn);
  },
  handHeld({ seat }, { after, wording }) {
    const name = seatName(after, seat);
    return about(`${possessive(name.full)} hand is known to the board`, name, wording.tell.handKnown);
  },
  cardLaid: tellCard,
  goSaid({ seat }, { before, after, wording }) {
    const name = seatName(after, seat);
    const count = playOf(before)?.count ?? 0;
    return about(`${name.full} says ${speakGo(count)}`, name, wording.tell.goAt(count));
  },
  cardUnseen: (_, { wording }) => said('The play goes on without cards', wording.tell.unseen),
  disputed({ seat, hand }, { after, wording }) {
    const name = seatName(after, seat);
    return about(`${possessive(name.full)} ${handWord(hand)} is disputed`, name, wording.tell.disputed);
  },
  mugginsCalled({ seat, points }, { after, wording }) {
    const name = sideNameOf(after, seat);
    return about(`${name.full} calls muggins for ${points}`, name, wording.tell.muggins(points));
  },
  ruled: ({ ruling }, { after, wording }) => ({
    ...said('', wording.ruling(ruling), wording.tell.aRuling),
    text: speakRuling(ruling, namesBySeat(after)),
  }),
  gameWon: ({ result }, { after, wording }) => tellResult(result, after, wording.tell),
  gameReopened: (_, { wording }) => said('The game goes on', wording.tell.goesOn),
  pointsSetAside({ lane, points }, { wording }) {
    const place = `Lane ${lane + 1}`;
    return said(
      `${place} of the board pegged ${points} by itself, and nobody sits there: set aside`,
      wording.tell.setAside(lane + 1, points),
    );
  },
  undoSetAside: ({ undoes }, { wordsOf, wording }) =>
    again(
      'Taken back on the board alone, after the game had gone on, so that it stands',
      wording.tell.undoLate,
      wordsOf(undoes),
      wording,
    ),
  consentAsked({ seat, offence }, { after, wording }) {
    const name = seatName(after, seat);
    return offence === null
      ? about(`${name.full} asks to take the last move back`, name, wording.tell.asksUndo)
      : about(
          `${name.full} says that ${seatName(after, offence.seat).full} ${OFFENCES[offence.offence][0]}`,
          name,
          wording.tell.asksOffence,
        );
  },
  consentDeclined({ seat }, { after, wording }) {
    const name = seatName(after, seat);
    return about(`${name.full} says no`, name, wording.tell.no);
  },
  undone: ({ undoes }, { wordsOf, wording }) => again('Undone', wording.tell.undo, wordsOf(undoes), wording),
  redone: ({ redoes }, { wordsOf, wording }) =>
    again('Done again', wording.tell.redo, wordsOf(redoes), wording),
};

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  none: 'There is no game',
  cut: 'Cut for the deal',
  free: 'Plain pegging',
  deal: 'The next deal',
  starter: 'The cards are dealt',
  play: 'The play begins',
  show: 'The show begins',
  over: 'The game is over',
};

const handWord = (hand: string): string => (hand === 'crib' ? 'crib' : 'hand');

const playOf = (state: State): PlayPrompt | undefined => promptOf(state).play;

/** What the card makes, not what it scores: that is for its player to claim. */
function tellCard({ seat, card }: EventOf<'cardLaid'>, { after, wording }: Told): Words {
  const name = seatName(after, seat);
  const count = after.round?.laid.at(-1)?.count ?? 0;
  return about(
    `${name.full} lays ${cardText(card)}: ${speakRunning(count)}`,
    name,
    ...wording.tell.lays(cardText(card), count),
  );
}

function tellPegs({ seat, points, reason, hand }: EventOf<'pegged'>, { after, wording }: Told): Words {
  const { tell: lines } = wording;
  const name = seatName(after, seat);
  const amount = points === 0 ? 'nothing' : String(points);
  if (reason === 'heels') {
    return about(`Heels: ${name.full} pegs ${amount}`, name, lines.heels(points));
  }
  if (reason === 'firstDeal') {
    return about(`${name.full} pegs ${amount} for last, as the other deals first`, name, lines.last(points));
  }
  if (reason === 'unverified') {
    const side = sideNameOf(after, seat);
    return about(
      `${side.full} pegged ${amount} on the board alone, unverified`,
      side,
      ...lines.alone(points),
    );
  }
  if (hand === undefined) {
    const side = sideNameOf(after, seat);
    return about(`${side.full} pegs ${amount}`, side, lines.pegs(points));
  }
  const what = handWord(hand);
  return about(`${possessive(name.full)} ${what} counts ${amount}`, name, lines.counts(points, hand));
}

function tellResult(result: GameResult, state: State, lines: Wording['tell']): Words {
  const { winner, skunk, losers, scores } = result;
  const name = sideName(state, winner);
  const stink = losers.some(({ stinkHole }) => stinkHole);
  const others = losers.map(({ score }) => score).join('-');
  const plain: Line = stink ? lines.stinkHole : lines.won(`${scores[winner] ?? 0}-${others}`);
  const line = skunk === 'none' ? plain : lines.skunked[skunk];
  return {
    ...about('', name, line, lines.wins),
    text: speakResult(
      result,
      sideNames(state).map(({ full }) => full),
    ),
  };
}

const again = (full: string, brief: string, move: Words | undefined, { tell: lines }: Wording): Words => ({
  text: `${full}: ${move?.text ?? 'a move.'}`,
  short: (width) => `${brief}: ${move?.short(width - brief.length - 2) ?? lines.aMove}`.slice(0, width),
});

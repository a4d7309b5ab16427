// What happened, in words: a sentence for the page, and a line for the display.
import {
  counterOf,
  type Event,
  findOffence,
  type GameResult,
  type Phase,
  type PlayPrompt,
  promptOf,
  type State,
  shortRuling,
  speakGo,
  speakResult,
  speakRuling,
  speakRunning,
} from '../../shared/rules/index.ts';
import {
  cardText,
  fitted,
  type Name,
  namesBySeat,
  possessive,
  seatName,
  sideName,
  sideNameOf,
  sideNames,
} from './names.ts';

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
  return first === undefined ? said('Nothing happened', 'Nothing happened') : TELLING_OF(first)(first, told);
}

/** The telling of an event's type fits that type's events, which the compiler cannot follow through a look-up. */
const TELLING_OF = (event: Event): ((event: Event, told: Told) => Words) =>
  TELLING[event.type] as unknown as (event: Event, told: Told) => Words;

/** Lines, the fullest first: the display shows the first that fits. */
const said = (text: string, ...lines: readonly string[]): Words => ({
  text: `${text}.`,
  short: (width) => (lines.find((line) => line.length <= width) ?? lines.at(-1) ?? '').slice(0, width),
});

type Line = (name: string) => string;

/** Words about somebody. On the display the name gives way down to three letters, then the fuller line to the next. */
const about = (text: string, { plain }: Name, ...lines: readonly [Line, ...Line[]]): Words => ({
  text: `${text}.`,
  short: (width) => {
    const line = lines.find((each) => each(plain.slice(0, 3)).length <= width) ?? lines.at(-1) ?? lines[0];
    return fitted(width, plain, line);
  },
});

const TELLING: Telling = {
  gameStarted({ game }, { before, after }) {
    // A game in which nothing was scored is not missed.
    const left = before.phase !== 'over' && before.pegs.some(({ front }) => front > 0);
    const sides = sideNames(after)
      .map(({ full }) => full)
      .join(' against ');
    const named = `game ${game}`;
    if (!left) return said(`Game ${game} begins: ${sides}`, `Game ${game} begins`, named);
    // It counts for nobody, so that the next one mostly has its number.
    if (before.game === game)
      return said(`Game ${game} is abandoned and begins again: ${sides}`, `Game ${game} begins again`, named);
    return said(
      `Game ${before.game} is abandoned. Game ${game} begins: ${sides}`,
      `Game ${before.game} abandoned`,
      named,
    );
  },
  dealerSet({ dealer, reason }, { after }) {
    const name = seatName(after, dealer);
    return about(`${name.full} deals${reason === 'cut' ? ' by the cut' : ''}`, name, (n) => `${n} deals`);
  },
  phaseEntered: ({ phase }) => said(...PHASE_WORDS[phase]),
  starterTurned: ({ starter }) => said(`The starter is ${cardText(starter)}`, `Starter ${cardText(starter)}`),
  pegged: tellPegs,
  cardsEntered({ cards, hand }, { after }) {
    const seat = counterOf(after, hand) ?? after.count?.seat ?? 0;
    const shown = cards.map(cardText).join(' ');
    const name = seatName(after, seat);
    return about(`${possessive(name.full)} ${handWord(hand)} is ${shown}`, name, (n) => `${n}: cards in`);
  },
  handHeld({ seat }, { after }) {
    const name = seatName(after, seat);
    return about(`${possessive(name.full)} hand is known to the board`, name, (n) => `${n}: hand known`);
  },
  cardLaid: tellCard,
  goSaid({ seat }, { before, after }) {
    const name = seatName(after, seat);
    const count = playOf(before)?.count ?? 0;
    return about(`${name.full} says ${speakGo(count)}`, name, (n) => `${n}: go at ${count}`);
  },
  cardUnseen: () => said('The play goes on without cards', 'Points without cards'),
  disputed({ seat, hand }, { after }) {
    const name = seatName(after, seat);
    return about(`${possessive(name.full)} ${handWord(hand)} is disputed`, name, (n) => `${n}: disputed`);
  },
  mugginsCalled({ seat, points }, { after }) {
    const name = sideNameOf(after, seat);
    return about(`${name.full} calls muggins for ${points}`, name, (n) => `${n}: muggins ${points}`);
  },
  ruled: ({ ruling }, { after }) => ({
    ...said('', shortRuling(ruling), 'a ruling'),
    text: speakRuling(ruling, namesBySeat(after)),
  }),
  gameWon: ({ result }, { after }) => tellResult(result, after),
  gameReopened: () => said('The game goes on', 'The game goes on'),
  pointsSetAside({ lane, points }) {
    const place = `Lane ${lane + 1}`;
    return said(
      `${place} of the board pegged ${points} by itself, and nobody sits there: set aside`,
      `${place}: ${points} set aside`,
    );
  },
  undoSetAside: ({ undoes }, { wordsOf }) =>
    again(
      'Taken back on the board alone, after the game had gone on, so that it stands',
      'UNDO late',
      wordsOf(undoes),
    ),
  consentAsked({ seat, offence }, { after }) {
    const name = seatName(after, seat);
    return offence === null
      ? about(`${name.full} asks to take the last move back`, name, (n) => `${n} asks to undo`)
      : about(
          `${name.full} says that ${seatName(after, offence.seat).full} ${findOffence(offence.offence)?.about}`,
          name,
          (n) => `${n}: an offence?`,
        );
  },
  consentDeclined({ seat }, { after }) {
    const name = seatName(after, seat);
    return about(`${name.full} says no`, name, (n) => `${n} says no`);
  },
  undone: ({ undoes }, { wordsOf }) => again('Undone', 'Undo', wordsOf(undoes)),
  redone: ({ redoes }, { wordsOf }) => again('Done again', 'Redo', wordsOf(redoes)),
};

const PHASE_WORDS: Readonly<Record<Phase, readonly [text: string, line: string]>> = {
  none: ['There is no game', 'No game'],
  cut: ['Cut for the deal', 'Cut for deal'],
  free: ['Plain pegging', 'Plain pegging'],
  deal: ['The next deal', 'Next deal'],
  starter: ['The cards are dealt', 'Cards dealt'],
  play: ['The play begins', 'Play begins'],
  show: ['The show begins', 'Show begins'],
  over: ['The game is over', 'Game over'],
};

const handWord = (hand: string): string => (hand === 'crib' ? 'crib' : 'hand');

const playOf = (state: State): PlayPrompt | undefined => promptOf(state).play;

/** What the card makes, not what it scores: that is for its player to claim. */
function tellCard({ seat, card }: EventOf<'cardLaid'>, { after }: Told): Words {
  const name = seatName(after, seat);
  const count = after.round?.laid.at(-1)?.count ?? 0;
  return about(
    `${name.full} lays ${cardText(card)}: ${speakRunning(count)}`,
    name,
    (n) => `${n} lays ${cardText(card)}: ${count}`,
    (n) => `${n} ${cardText(card)}: ${count}`,
  );
}

function tellPegs({ seat, points, reason, hand }: EventOf<'pegged'>, { after }: Told): Words {
  const name = seatName(after, seat);
  const amount = points === 0 ? 'nothing' : String(points);
  if (reason === 'heels') {
    return about(`Heels: ${name.full} pegs ${amount}`, name, (n) => `Heels: ${n} ${amount}`);
  }
  if (reason === 'firstDeal') {
    return about(
      `${name.full} pegs ${amount} for last, as the other deals first`,
      name,
      (n) => `${n}: ${amount} for last`,
    );
  }
  if (reason === 'unverified') {
    const side = sideNameOf(after, seat);
    return about(
      `${side.full} pegged ${amount} on the board alone, unverified`,
      side,
      (n) => `${n} ${amount} unverified`,
      (n) => `${n} ${amount} alone`,
    );
  }
  if (hand === undefined) {
    const side = sideNameOf(after, seat);
    return about(`${side.full} pegs ${amount}`, side, (n) => `${n} pegs ${amount}`);
  }
  const what = handWord(hand);
  return about(
    `${possessive(name.full)} ${what} counts ${amount}`,
    name,
    (n) => `${possessive(n)} ${what}: ${points}`,
  );
}

function tellResult(result: GameResult, state: State): Words {
  const { winner, skunk, losers, scores } = result;
  const name = sideName(state, winner);
  const stink = losers.some(({ stinkHole }) => stinkHole);
  const others = losers.map(({ score }) => score).join('-');
  const plain: Line = stink
    ? (n) => `Stink hole! ${n} wins`
    : (n) => `${n} wins ${scores[winner] ?? 0}-${others}`;
  const line = SKUNKED[skunk] ?? plain;
  return {
    ...about('', name, line, (n) => `${n} wins`),
    text: speakResult(
      result,
      sideNames(state).map(({ full }) => full),
    ),
  };
}

/** By the name of the line that the loser did not pass. */
const SKUNKED: Readonly<Record<string, Line>> = {
  skunk: (n) => `Skunk! ${n} wins`,
  doubleSkunk: (n) => `2x skunk! ${n} wins`,
  lurch: (n) => `Lurch! ${n} wins`,
};

const again = (full: string, brief: string, move: Words | undefined): Words => ({
  text: `${full}: ${move?.text ?? 'a move.'}`,
  short: (width) => `${brief}: ${move?.short(width - brief.length - 2) ?? 'a move'}`.slice(0, width),
});

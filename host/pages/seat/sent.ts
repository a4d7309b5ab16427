// What a phone sends, told in words: on its way to the host, and once the table has it. Each kind of command has words of its own.
import type { SeatCommand } from '../../web/table/types.ts';
import { cardText } from '../parts/cardtext.ts';
import { offenceAbout, strings } from '../parts/language.ts';

/** What a command was made for, where it does not say so itself: points for heels or a go, one of the steps of a deal. */
type Occasion = 'heels' | 'go' | 'bid' | Step;

/** The steps of a deal that NEXT takes. */
type Step =
  | 'dealt'
  | 'sold'
  | 'noJack'
  | 'noJackCount'
  | 'noHeels'
  | 'exchanged'
  | 'playOver'
  | 'playOverDeal'
  | 'nothing';

/** A command with what it was made for. */
export interface Sent {
  readonly command: SeatCommand;
  readonly occasion?: Occasion | undefined;
}

/** A command as a thing on its way ('12 points'), and as a sentence once the table has it ('You claimed 12.'). */
interface SentWords {
  readonly what: string;
  readonly done: string;
}

type CommandOf<T extends SeatCommand['type']> = Extract<SeatCommand, { type: T }>;
type Tellers = {
  readonly [T in SeatCommand['type']]: (
    command: CommandOf<T>,
    occasion: Occasion | undefined,
    names: readonly string[],
  ) => SentWords;
};

const TELLERS: Tellers = {
  cut: () => strings().sent.cut,
  next: (_, occasion) => strings().sent.next[stepOf(occasion)],
  peg: ({ points }, occasion) => {
    const { heels, go, bid, points: plain } = strings().sent.peg;
    return both({ heels, go, bid }[occasion as 'heels'] ?? plain, points);
  },
  starter: ({ card }) => both(strings().sent.starter, cardText(card)),
  cards: ({ cards, hand }) => {
    const { crib, hand: own } = strings().sent.cards;
    return both(hand === 'crib' ? crib : own, cards.map(cardText).join(' '));
  },
  hold: () => strings().sent.hold,
  lay: ({ card }) => both(strings().sent.lay, cardText(card)),
  go: () => strings().sent.go,
  unseen: () => strings().sent.unseen,
  dispute: () => strings().sent.dispute,
  muggins: ({ points }) => both(strings().sent.muggins, points),
  offence: ({ offence, seat }, _, names) => {
    const { what, done } = strings().sent.offence;
    return { what, done: done(names[seat] ?? `P${seat + 1}`, offenceAbout(offence)) };
  },
  concede: () => strings().sent.concede,
  undo: () => strings().sent.undo,
  again: () => strings().sent.again,
};

/** What was sent, in words. `names` of all players, by seat. */
export function tell({ command, occasion }: Sent, names: readonly string[]): SentWords {
  const teller = TELLERS[command.type] as (
    command: SeatCommand,
    occasion: Occasion | undefined,
    names: readonly string[],
  ) => SentWords;
  return teller(command, occasion, names);
}

/** Several of them, as things on their way. */
export const tellAll = (sent: readonly Sent[], names: readonly string[]): string =>
  sent.map((each) => tell(each, names).what).join(', ');

const both = <T>(
  { what, done }: { readonly what: (of: T) => string; readonly done: (of: T) => string },
  of: T,
): SentWords => ({ what: what(of), done: done(of) });

const stepOf = (occasion: Occasion | undefined): Step | 'other' =>
  occasion === undefined || occasion === 'heels' || occasion === 'go' || occasion === 'bid'
    ? 'other'
    : occasion;

// The words for a phone's requests: on their way to the host, and once the table has them. Each kind of command has words of its own.
import type { Precondition, SeatCommand } from '../../web/table/types.ts';
import { t } from '../kit/language.ts';
import type { NextStep } from './scene.ts';

/** What a command was made for, where it does not say so itself: points for heels or a go, one of the steps of a deal. */
type Occasion = 'heels' | 'go' | 'bid' | NextStep;

/** A command with what it was made for. */
export interface Sent {
  readonly command: SeatCommand;
  readonly occasion?: Occasion | undefined;
}

/** A command on its way. */
export interface WaitingRequest extends Sent {
  readonly id: string;
  readonly seen: Precondition;
}

/** A command as a thing on its way ('12 points'), and as a sentence once the table has it ('You claimed 12.'). */
type Form = 'what' | 'done';

/** What was sent, in words. */
export function tell({ command, occasion }: Sent, form: Form): string {
  switch (command.type) {
    case 'next':
      return t(`sent-${stepOf(occasion)}-${form}`);
    case 'peg':
      return t(`sent-${pegOf(occasion)}-${form}`, { points: command.points });
    case 'cards':
      return t(`sent-${command.hand === 'crib' ? 'crib' : 'hand'}-${form}`, { cards: command.cards });
    case 'starter':
    case 'lay':
      return t(`sent-${command.type}-${form}`, { card: command.card });
    case 'muggins':
      return t(`sent-muggins-${form}`, { points: command.points });
    default:
      return t(`sent-${command.type}-${form}`);
  }
}

/** Several of them, as things on their way. */
export const tellAll = (sent: readonly Sent[]): string => sent.map((each) => tell(each, 'what')).join(', ');

const stepOf = (occasion: Occasion | undefined): NextStep | 'other' =>
  occasion === undefined || occasion === 'heels' || occasion === 'go' || occasion === 'bid'
    ? 'other'
    : occasion;

function pegOf(occasion: Occasion | undefined): 'points' | 'heels' | 'bid' | 'goPoints' {
  if (occasion === 'go') return 'goPoints';
  return occasion === 'heels' || occasion === 'bid' ? occasion : 'points';
}

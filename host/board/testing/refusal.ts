// What a board refuses though it follows the contract: it lacks the lanes.
import {
  type BoardKind,
  type HostMessageName,
  MOST_LANES,
  type Status,
  sinceOf,
  type WireMessage,
} from '../../../shared/protocol/index.ts';

interface Board {
  readonly kind: BoardKind;
  /** Lanes that it is set to. */
  readonly lanes: number;
  /** Minor version of its contract. */
  readonly minor: number;
}

/** How such a board refuses a message that the schema allows; undefined where it obeys. */
export function refusalOf(
  message: WireMessage<HostMessageName>,
  { kind, lanes, minor }: Board,
): Status | undefined {
  const most = minor < sinceOf('moreColours') ? MOST_LANES.uno : MOST_LANES[kind];
  if (message.type === 'pegs' && message.holes.length !== lanes) return 'badValue';
  if (message.type === 'setup' && message.lanes > most) return 'badValue';
  return message.type === 'moreColours' && most === MOST_LANES.uno ? 'unknownMessage' : undefined;
}

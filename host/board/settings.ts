// What a board is set to, and the orders that set it.
import { COLOURS, DEBOUNCE_MODES, type DebounceMode, type LaneColours } from '../../shared/protocol/index.ts';
import type { Order } from './sender.ts';

/** The board keeps them; what is left out stays as the board has it. */
export interface BoardSettings {
  /** Brightness of a front peg, 1..127. */
  readonly brightness?: number | undefined;
  /** Colours of the lanes, from lane 1. */
  readonly colours?: LaneColours | undefined;
  /** When a contact counts. */
  readonly debounce?: DebounceMode | undefined;
}

/** What a board has, as far as the host knows. */
export interface KnownSettings extends BoardSettings {
  readonly lanes: number;
  readonly brightness: number;
}

/** Lanes in the first of two messages about colours. */
const FIRST_LANES = 4;

/** The orders that bring a board from what it has to what is wanted. */
export function settingOrders(has: KnownSettings, wanted: KnownSettings): readonly Order[] {
  const orders: Order[] = [];
  const { lanes, brightness, colours, debounce } = wanted;
  if (has.lanes !== lanes || has.brightness !== brightness) orders.push({ type: 'setup', lanes, brightness });
  if (colours && `${colours}` !== `${has.colours}`) orders.push(...colourOrders(colours, lanes));
  if (debounce && debounce !== has.debounce)
    orders.push({ type: 'debounce', mode: DEBOUNCE_MODES.indexOf(debounce) });
  return orders;
}

function colourOrders(colours: LaneColours, lanes: number): readonly Order[] {
  const [lane1 = 0, lane2 = 0, lane3 = 0, lane4 = 0, lane5 = 0, lane6 = 0] = colours.map((name) =>
    COLOURS.indexOf(name),
  );
  const first: Order = { type: 'colours', lane1, lane2, lane3, lane4 };
  return lanes > FIRST_LANES ? [first, { type: 'moreColours', lane5, lane6 }] : [first];
}

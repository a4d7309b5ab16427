/**
 * firmata-io with the pins that belong to the board taken out of its hands: their values come from checked key
 * events, never from plain Firmata, which has no checksum. Components reach the board through it.
 */
import firmata, { type FirmataPin } from 'firmata-io';
import { BUTTONS, freePins, type LaneCount, PINS, pinUses, UNO_PINS } from '../../hardware/board.ts';
import type { Delivery } from './delivery.ts';
import type { Stroke } from './keys.ts';
import type { Order } from './sender.ts';
import type { Transport } from './transport.ts';

const MODES = { input: 0, output: 1, pullup: 0x0b } as const;
const NOT_ANALOG = 127;
const FIRST_ANALOG_PIN = 14;

export interface BoardIoOptions {
  /** The plain side of a link. */
  readonly transport: Transport;
  readonly delivery: Delivery;
  readonly lanes: LaneCount;
}

/**
 * Emits, beside what firmata-io does: `delivered` (order) and `refused` (order, status) for what components sent,
 * and `stroke` (Stroke) for every checked key event.
 */
export class BoardIo extends firmata.Firmata {
  private readonly delivery: Delivery;
  private readonly owned: ReadonlySet<number>;

  constructor({ transport, delivery, lanes }: BoardIoOptions) {
    // Answers about capabilities carry no checksum, and a damaged one makes firmata-io throw: we know our pins.
    super(transport, { skipCapabilities: true, pins: pins(lanes), analogPins: analogPins() });
    // The handshake asks on its own, and sooner.
    clearTimeout(this.reportVersionTimeoutId);
    this.delivery = delivery;
    this.owned = new Set(pinUses(lanes).map(({ pin }) => pin));
    delivery.on('delivered', (order) => this.emit('delivered', order));
    delivery.on('refused', (order, status) => this.emit('refused', order, status));
  }

  /** Delivers a message to the board; a newer one of the same kind overtakes it. */
  want(order: Order): void {
    this.delivery.want(order);
  }

  /** Asks the board whether it is there, and calls back when all that it had said before has been heard. */
  whenHeard(heard: () => void): void {
    let question: Order = { type: 'ping' };
    const delivered = (order: Order): void => {
      if (order === question) {
        this.off('delivered', delivered);
        heard();
      } else if (order.type === 'ping') {
        // The answer to an older question; or a newer one, of the heartbeat, has overtaken ours.
        question = { type: 'ping' };
        this.want(question);
      }
    };
    this.on('delivered', delivered);
    this.want(question);
  }

  /** Tells the components of a checked key event: buttons through the level of their pin. */
  stroke(stroke: Stroke): void {
    this.emit('stroke', stroke);
    const button = BUTTONS.find(({ id }) => id === stroke.key);
    if (button) this.level(button.pin, stroke.action === 'press' ? this.LOW : this.HIGH);
  }

  /** Tells whoever reads a pin of the board that it has this level. */
  level(pin: number, value: number): void {
    this.emit(levelOf(pin), value);
  }

  override pinMode(pin: number, mode: number): void {
    if (!this.owned.has(pin)) super.pinMode(pin, mode);
  }

  override digitalWrite(pin: number, value: number, enqueue?: boolean): void {
    if (!this.owned.has(pin)) super.digitalWrite(pin, value, enqueue);
  }

  override digitalRead(pin: number, callback: (value: number) => void): void {
    if (this.owned.has(pin)) this.on(levelOf(pin), callback);
    else super.digitalRead(pin, callback);
  }

  override reportDigitalPin(pin: number, value: number): void {
    if (!this.owned.has(pin)) super.reportDigitalPin(pin, value);
  }
}

const levelOf = (pin: number): string => `level-${pin}`;

const analogPins = (): number[] =>
  UNO_PINS.filter(({ number }) => number >= FIRST_ANALOG_PIN).map(({ number }) => number);

function pins(lanes: LaneCount): FirmataPin[] {
  const free = new Set(freePins(lanes).map(({ number }) => number));
  const buttons = new Set<number>([
    ...PINS.playerButtons.slice(0, lanes),
    PINS.mugginsButton,
    PINS.undoButton,
  ]);
  return UNO_PINS.map(({ number }) => ({
    supportedModes: free.has(number)
      ? [MODES.input, MODES.output, MODES.pullup]
      : buttons.has(number)
        ? [MODES.input, MODES.pullup]
        : [],
    mode: undefined,
    value: 0,
    report: 0,
    analogChannel: number >= FIRST_ANALOG_PIN ? number - FIRST_ANALOG_PIN : NOT_ANALOG,
  }));
}

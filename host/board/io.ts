// firmata-io with the pins that belong to the board taken out of its hands: their values come from checked key
// events, never from plain Firmata, which has no checksum. Components reach the board through it.
/// <reference path="./firmata-io.d.ts" preserve="true" />
import firmata, { type FirmataPin } from 'firmata-io';
import { buttonPin, buttonPins, CONTROLLERS, freePins, pinUses } from '../../hardware/board.ts';
import { type BoardKind, BUTTON_IDS, type KeyId, type LaneCount } from '../../shared/protocol/index.ts';
import type { Delivery } from './delivery.ts';
import { askPresence, KeyTimes } from './heard.ts';
import type { KeyStroke } from './keys.ts';
import type { Order } from './sender.ts';
import type { Transport } from './transport.ts';

const MODES = { input: 0, output: 1, pullup: 0x0b } as const;
const NOT_ANALOG = 127;

interface BoardIoOptions {
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
  readonly #delivery: Delivery;
  readonly #keyTimes: KeyTimes;
  readonly #lanes: LaneCount;
  #owned: ReadonlySet<number> = new Set();
  #kind: BoardKind = 'uno';
  #tellsKeyTime = false;

  constructor({ transport, delivery, lanes }: BoardIoOptions) {
    // Answers about capabilities carry no checksum, and a damaged one makes firmata-io throw: we know our pins.
    super(transport, { skipCapabilities: true, pins: pins(lanes, 'uno'), analogPins: analogPins('uno') });
    // The handshake asks on its own, and sooner.
    clearTimeout(this.reportVersionTimeoutId);
    this.#delivery = delivery;
    this.#keyTimes = new KeyTimes(delivery);
    this.#lanes = lanes;
    this.adopt('uno');
    delivery.on('delivered', (order) => this.emit('delivered', order));
    delivery.on('refused', (order, status) => this.emit('refused', order, status));
  }

  /**
   * The board has said what it is: its pins are those of this Arduino. An Uno's until then.
   * @param tellsKeyTime it knows `readKeyTime`
   */
  adopt(kind: BoardKind, tellsKeyTime = false): void {
    this.#kind = kind;
    this.#tellsKeyTime = tellsKeyTime;
    this.#owned = new Set(pinUses(this.#lanes, kind).map(({ pin }) => pin));
    this.pins = pins(this.#lanes, kind);
    this.analogPins = analogPins(kind);
  }

  /** Calls back once, when the name of the firmware is known. */
  whenNamed(heard: () => void): void {
    this.once('ready', heard);
  }

  /** The pin of a button on this board; undefined for keys of the keypad. */
  buttonPin(key: KeyId): number | undefined {
    const button = BUTTON_IDS.find((id) => id === key);
    return button && buttonPin(this.#kind, button);
  }

  /** Delivers a message to the board; a newer one of the same kind overtakes it. */
  want(order: Order): void {
    this.#delivery.want(order);
  }

  /**
   * Calls back with the board time up to which all that its keys did was heard, in milliseconds modulo 16384. Without a time from
   * a board that does not tell it, up to contract 1.3: when all was heard that it had said before.
   */
  whenHeard(heard: (until: number | undefined) => void): void {
    if (this.#tellsKeyTime) this.#keyTimes.ask(heard);
    else askPresence(this.#delivery, () => heard(undefined));
  }

  /** Tells the components of a checked key event: buttons through the level of their pin. */
  stroke(stroke: KeyStroke): void {
    this.emit('stroke', stroke);
    const pin = this.buttonPin(stroke.key);
    if (pin !== undefined) this.level(pin, stroke.action === 'press' ? this.LOW : this.HIGH);
  }

  /** Tells whoever reads a pin of the board that it has this level. */
  level(pin: number, value: number): void {
    this.emit(levelOf(pin), value);
  }

  override pinMode(pin: number, mode: number): void {
    if (!this.#owned.has(pin)) super.pinMode(pin, mode);
  }

  override digitalWrite(pin: number, value: number, enqueue?: boolean): void {
    if (!this.#owned.has(pin)) super.digitalWrite(pin, value, enqueue);
  }

  override digitalRead(pin: number, callback: (value: number) => void): void {
    if (this.#owned.has(pin)) this.on(levelOf(pin), callback);
    else super.digitalRead(pin, callback);
  }

  override reportDigitalPin(pin: number, value: number): void {
    if (!this.#owned.has(pin)) super.reportDigitalPin(pin, value);
  }
}

const levelOf = (pin: number): string => `level-${pin}`;

/** Numbers of the pins that Arduino calls A0 and on. */
const analogPins = (kind: BoardKind): number[] =>
  CONTROLLERS[kind].pins.flatMap(({ name, number }) => (name.startsWith('A') ? [number] : []));

function pins(lanes: LaneCount, kind: BoardKind): FirmataPin[] {
  const free = new Set(freePins(lanes, kind).map(({ number }) => number));
  const owned = new Set(pinUses(lanes, kind).map(({ pin }) => pin));
  const buttons = new Set(buttonPins(kind).filter((pin) => owned.has(pin)));
  const [firstAnalog = 0] = analogPins(kind);
  return CONTROLLERS[kind].pins.map(({ number }) => ({
    supportedModes: free.has(number)
      ? [MODES.input, MODES.output, MODES.pullup]
      : buttons.has(number)
        ? [MODES.input, MODES.pullup]
        : [],
    mode: undefined,
    value: 0,
    report: 0,
    analogChannel: number >= firstAnalog ? number - firstAnalog : NOT_ANALOG,
  }));
}

// The pins of the board as firmata-io and Johnny-Five see them.
import { buttonPins, CONTROLLERS, freePins, takenPins } from '../../hardware/board.ts';
import type { BoardKind, LaneCount } from '../../shared/protocol/index.ts';
import type { FirmataPin } from './firmata.ts';

const MODES = { input: 0, output: 1, pullup: 0x0b } as const;
const NOT_ANALOG = 127;

/** Numbers of the pins that Arduino calls A0 and on. */
export const analogPins = (kind: BoardKind): readonly number[] =>
  CONTROLLERS[kind].pins.flatMap(({ name, number }) => (name.startsWith('A') ? [number] : []));

/** Numbers of the pins that the firmware uses. */
export const ownPins = (lanes: LaneCount, kind: BoardKind): ReadonlySet<number> =>
  new Set(takenPins(lanes, kind));

/** Free pins can be read and written, those of buttons only read, all others neither. */
export function firmataPins(lanes: LaneCount, kind: BoardKind): readonly FirmataPin[] {
  const free = new Set(freePins(lanes, kind).map(({ number }) => number));
  const own = ownPins(lanes, kind);
  const buttons = new Set(buttonPins(kind).filter((pin) => own.has(pin)));
  const [firstAnalog = 0] = analogPins(kind);
  return CONTROLLERS[kind].pins.map(({ number }) => ({
    supportedModes: free.has(number)
      ? [MODES.input, MODES.output, MODES.pullup]
      : buttons.has(number)
        ? [MODES.input, MODES.pullup]
        : [],
    mode: undefined,
    value: buttons.has(number) ? 1 : 0,
    report: 0,
    analogChannel: number >= firstAnalog ? number - firstAnalog : NOT_ANALOG,
  }));
}

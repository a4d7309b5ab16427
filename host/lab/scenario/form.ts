// The forms that a line can take: the whole language as one table, read by the parser and by the page about it.

import { REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import { SLOTS, type SlotName, type Values } from './slot.ts';
import type { ScenarioStep } from './step.ts';
import type { ScriptWord } from './words.ts';

/** A form: literal words in lower case, open words in capitals; `KEY...` takes one or more, `KEY*` any number. */
interface Form {
  readonly form: string;
  /** What the step does, for the page. */
  readonly says: string;
  readonly make: (words: readonly ScriptWord[]) => FormMatch;
}

/** A step, or how many words fitted and what was expected after them. */
export type FormMatch =
  | { readonly ok: true; readonly step: ScenarioStep }
  | { readonly ok: false; readonly fitted: number; readonly expected: string };

const form = <F extends string>(
  text: F,
  says: string,
  make: (...values: Values<F>) => ScenarioStep,
): Form => ({
  form: text,
  says,
  make: (words) => {
    const filled = fill(text.split(' '), words);
    // `fill` has read each open word with the slot that `Values` derives its type from.
    return filled.ok ? { ok: true, step: make(...(filled.values as Values<F>)) } : filled;
  },
});

type Filled =
  | { readonly ok: true; readonly values: readonly unknown[] }
  | { readonly ok: false; readonly fitted: number; readonly expected: string };

/** Reads the words by a form, from left to right; a list takes as many words as fit. */
function fill(parts: readonly string[], words: readonly ScriptWord[]): Filled {
  const values: unknown[] = [];
  let at = 0;
  for (const part of parts) {
    const [, name = '', many = ''] = /^([A-Z]+)(\.\.\.|\*)?$/.exec(part) ?? [];
    if (!isSlot(name)) {
      if (words[at]?.kind !== 'plain' || words[at]?.text !== part)
        return { ok: false, fitted: at, expected: `'${part}'` };
      at += 1;
      continue;
    }
    const taken = take(name, words.slice(at), many !== '');
    if (taken.length === 0 && many !== '*') return { ok: false, fitted: at, expected: SLOTS[name].expected };
    values.push(many === '' ? taken[0] : taken);
    at += taken.length;
  }
  return at === words.length
    ? { ok: true, values }
    : { ok: false, fitted: at, expected: moreOrEnd(parts.at(-1) ?? '') };
}

const isSlot = (name: string): name is SlotName => name in SLOTS;

function take(name: SlotName, words: readonly ScriptWord[], many: boolean): unknown[] {
  const read = words.slice(0, many ? words.length : 1).map((word) => SLOTS[name].read(word));
  const stop = read.indexOf(undefined);
  return stop < 0 ? read : read.slice(0, stop);
}

function moreOrEnd(last: string): string {
  const name = last.replace(/\W+$/, '');
  return name !== last && isSlot(name) ? SLOTS[name].expected : 'the end of the line';
}

/** The language. */
export const FORMS: readonly Form[] = [
  form('board LANES', 'Plays on a board with so many lanes, not three. Before anything else.', (lanes) => ({
    type: 'board',
    lanes,
  })),
  form(
    'board CONTROLLER',
    'Plays on this Arduino, uno or mega, not on an Uno. Before anything else.',
    (kind) => ({
      type: 'board',
      lanes: REFERENCE_LANES,
      kind,
    }),
  ),
  form('board CONTROLLER LANES', 'The same with so many lanes.', (kind, lanes) => ({
    type: 'board',
    lanes,
    kind,
  })),
  form(
    'game PRESET PLAYER... SETTING*',
    'Begins a game, as the companion page does. `mode` is the claim mode; other settings are those of `muggins start --set`.',
    (preset, players, settings) => ({ type: 'game', preset, players, settings }),
  ),
  form(
    'press KEY...',
    'Presses and releases keys one after another; `P1+P2` go down together.',
    (chords) => ({
      type: 'press',
      chords,
    }),
  ),
  form('hold KEY MS', 'Keeps a key down for so long, then releases it.', (chord, milliseconds) => ({
    type: 'hold',
    chord,
    milliseconds,
  })),
  form(
    'starter CARD',
    'Keys the rank of the starter. Its suit follows with the cards, if it is asked for there.',
    (card) => ({
      type: 'starter',
      card,
    }),
  ),
  form(
    'cards CARD...',
    'Waits until cards are asked for, then keys the ranks, then each suit that is asked for.',
    (cards) => ({ type: 'cards', cards }),
  ),
  form('wait MS', "Lets so much of the board's own time pass.", (milliseconds) => ({
    type: 'wait',
    milliseconds,
  })),
  form('settle', 'Waits until pixels, display and journal have stood still for a while.', () => ({
    type: 'settle',
  })),
  form('unplug', 'Pulls the cable. The board keeps its power from elsewhere.', () => ({ type: 'unplug' })),
  form('plug', 'Puts the cable back.', () => ({ type: 'plug' })),
  form('power off', 'Cuts the power of the board; its EEPROM stays.', () => ({ type: 'powerOff' })),
  form('power on', 'Gives the power back.', () => ({ type: 'powerOn' })),
  form(
    'flash IMAGE',
    'Writes the flash anew, and the board starts: `muggins`, the first `half` of it, `erased`, or `other`, a program that speaks plain Firmata.',
    (image) => ({ type: 'flash', image }),
  ),
  form('kill host', 'Ends the host with SIGKILL: no goodbye, nothing flushed.', () => ({ type: 'killHost' })),
  form(
    'kill host at EVENT SETTING*',
    'Ends it so as soon as the journal holds such an event after the one that was last expected.',
    (name, settings) => ({ type: 'killHostAt', name, settings }),
  ),
  form('stop host', 'Ends the host as Ctrl-C does.', () => ({ type: 'stopHost' })),
  form('start host', 'Starts the host on the same data.', () => ({ type: 'startHost' })),
  form(
    'fault SETTING...',
    'Damages bytes on the wire, both ways: `drop`, `flip`, `duplicate`, `delay`, `truncate` as shares of all bytes, `seed`.',
    (settings) => ({ type: 'fault', settings }),
  ),
  form('reader READER', 'The table has a card reader, for a seat, for the starter, or shared.', (reader) => ({
    type: 'reader',
    reader,
  })),
  form('read READER CARD...', 'Presents cards at the reader, one after another.', (reader, cards) => ({
    type: 'read',
    reader,
    lines: cards,
  })),
  form('read READER TEXT', 'The reader sends a line with this text.', (reader, { text }) => ({
    type: 'read',
    reader,
    lines: [text],
  })),
  form('unplug reader READER', 'Pulls the reader out.', (reader) => ({ type: 'unplugReader', reader })),
  form('plug reader READER', 'Puts the reader back.', (reader) => ({ type: 'plugReader', reader })),
  form('sign', 'The table has a text sign, on a pseudo terminal of its own; that takes socat.', () => ({
    type: 'sign',
  })),
  form('unplug sign', 'Pulls the sign out.', () => ({ type: 'unplugSign' })),
  form('plug sign', 'Puts the sign back, empty.', () => ({ type: 'plugSign' })),
  form('sign sends BYTE...', 'The sign sends bytes, which no sign should.', (bytes) => ({
    type: 'signSends',
    bytes,
  })),
  form('fault off', 'A clean wire again.', () => ({ type: 'faultOff' })),
  form('bytes to board BYTE...', 'Injects bytes that nobody sent, on their way to the board.', (bytes) => ({
    type: 'bytes',
    to: 'board',
    bytes,
  })),
  form('bytes to host BYTE...', 'Injects bytes that nobody sent, on their way to the host.', (bytes) => ({
    type: 'bytes',
    to: 'host',
    bytes,
  })),
  form('expect pegs LANE FRONT REAR', 'The pixels show this front and rear hole.', (lane, front, rear) => ({
    type: 'pegs',
    lane,
    front,
    rear,
  })),
  form(
    'expect display CODE SETTING*',
    'The display shows this fact, in the words of the host: a code with figures.',
    (name, settings) => ({ type: 'display', name, settings, wanted: true }),
  ),
  form('expect no display CODE', 'Once all is settled, it shows no such fact.', (name) => ({
    type: 'display',
    name,
    settings: [],
    wanted: false,
  })),
  form('expect text TEXT', 'A row of the display holds the text, or matches the pattern.', (pattern) => ({
    type: 'text',
    pattern,
  })),
  form('expect no text TEXT', 'No row of the display does.', (pattern) => ({ type: 'noText', pattern })),
  form(
    'expect event EVENT SETTING*',
    'The journal holds such an event after the one that was last expected. Fields by name, inner ones with dots.',
    (name, settings) => ({ type: 'event', name, settings }),
  ),
  form(
    'expect no event EVENT SETTING*',
    'Once all is settled, no such event follows the one that was last expected.',
    (name, settings) => ({ type: 'noEvent', name, settings }),
  ),
  form('expect tone', 'The buzzer has sounded since the last key.', () => ({
    type: 'tone',
    hertz: undefined,
  })),
  form('expect tone HERTZ', 'It has sounded at this pitch, within three in a hundred.', (hertz) => ({
    type: 'tone',
    hertz,
  })),
  form('expect dealer LANE', "The indicator of this lane, and no other, is lit as the dealer's.", (lane) => ({
    type: 'dealer',
    lane,
  })),
  form('expect no dealer', 'No lane is.', () => ({ type: 'dealer', lane: undefined })),
  form(
    'expect turn LANE',
    "The indicator of this lane, and no other, is lit in the lane's colour: its turn.",
    (lane) => ({ type: 'turn', lane }),
  ),
  form('expect no turn', 'No lane is.', () => ({ type: 'turn', lane: undefined })),
  form('expect effect', 'The lights have run an effect since the last key.', () => ({ type: 'effect' })),
  form('expect connected', 'The host says that its board is ready.', () => ({
    type: 'connected',
    wanted: true,
  })),
  form('expect not connected', 'The host says that it has no board.', () => ({
    type: 'connected',
    wanted: false,
  })),
  form('expect reader READER connected', 'The host says that this reader is ready.', (reader) => ({
    type: 'readerConnected',
    reader,
    wanted: true,
  })),
  form('expect reader READER not connected', 'The host says that it is not.', (reader) => ({
    type: 'readerConnected',
    reader,
    wanted: false,
  })),
  form('expect sign TEXT', 'The last line that the sign was sent holds the text.', (pattern) => ({
    type: 'signShows',
    pattern,
  })),
  form('expect sign connected', 'The host says that the sign is ready.', () => ({
    type: 'signConnected',
    wanted: true,
  })),
  form('expect sign not connected', 'The host says that it is not.', () => ({
    type: 'signConnected',
    wanted: false,
  })),
  form(
    'expect trouble TEXT',
    'The host says that it has no board, and gives this reason: a code such as `wrongFirmware`.',
    (pattern) => ({ type: 'trouble', pattern }),
  ),
  form('expect dark', 'No pixel is lit and the display is blank.', () => ({ type: 'dark' })),
  form(
    'expect second host refused TEXT',
    'Another host on the same data ends by itself, with an error that holds the text.',
    (pattern) => ({ type: 'refusedHost', pattern }),
  ),
];

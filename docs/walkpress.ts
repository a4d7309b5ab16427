// The walk of docs/one-key-press.md: a key press, from the contact to the lit hole and to the pages.
import { type Leg, stop as step, type Walkthrough } from './walk.ts';

const FIRMWARE = 'firmware/muggins/src';

const LEGS: readonly Leg[] = [
  {
    title: '1. A contact closes',
    about:
      'A timer interrupt reads the keypad once a millisecond and the buttons four times. The main loop debounces them and queues an event. The board sends the oldest event again and again until the host acknowledges it, so a damaged byte loses no key.',
    steps: [
      step(
        `${FIRMWARE}/muggins.cpp`,
        'void Muggins::scanKeys()',
        'takes the contacts that the interrupt has read',
      ),
      step(
        `${FIRMWARE}/keys.cpp`,
        'void Keys::scan(',
        'looks at the keypad and the buttons, and drops ghosts',
      ),
      step(
        `${FIRMWARE}/debounce.cpp`,
        'uint8_t debounce(',
        'counts a key as closed with the second scan that finds it so',
      ),
      step(`${FIRMWARE}/keys.cpp`, 'void Keys::look(', 'and a button with the second look'),
      step(`${FIRMWARE}/keys.cpp`, 'bool KeyQueue::press(', 'queues the press, or refuses it aloud'),
      step(
        `${FIRMWARE}/keys.cpp`,
        'void KeyQueue::poll(',
        'sends it, and repeats it until it is acknowledged',
      ),
    ],
  },
  {
    title: '2. Bytes become a press',
    about:
      'The event travels as a Firmata sysex with a sequence number and a checksum. `host/board` gives the press of a button to Johnny-Five, and that of the keypad to a component of ours.',
    steps: [
      step('host/board/serial.ts', 'async function openSerial(', 'serialport, which bytes arrive from'),
      step('host/board/link.ts', '#receive(bytes: Uint8Array)', 'tells our frames from plain Firmata'),
      step('shared/protocol/codec.ts', 'export function decode(', 'checks the checksum and reads the fields'),
      step('host/board/session.ts', '#key(message', 'acknowledges; an inbox drops repetitions'),
      step('host/board/io.ts', 'stroke(stroke', 'moves the level of the button’s pin'),
      step(
        'host/board/buttons.ts',
        '#contact(key: KeyId, pin: number)',
        'Johnny-Five’s Button tells `press`',
      ),
      step('host/board/keypad.ts', '#take({ key, action, time }', 'so does our Keypad, for the other keys'),
      step(
        'host/board/session.ts',
        '#begin(report',
        'both go to the session’s listener, and from the connection to the table',
      ),
    ],
  },
  {
    title: '3. A press becomes a command',
    about:
      'What a key means depends on what is being keyed. Key and entry give a new entry, or a command: pure functions in `shared/table`.',
    steps: [
      step('host/table/table.ts', 'key(event: KeyEvent)', 'the table hears the key'),
      step('shared/table/labels.ts', 'export function keyOf(', 'reads the role of the key from its label'),
      step('shared/table/keys.ts', 'export function pressKey(', 'looks up what this key does to this entry'),
    ],
  },
  {
    title: '4. The rules decide',
    about:
      'A command gives events, or a refusal: a code with its figures. Nothing has changed yet, and nobody has made a sentence.',
    steps: [
      step(
        'shared/rules/game/timeline.ts',
        'export function act(',
        'undo and redo are kept here; everything else goes on',
      ),
      step('shared/rules/game/decide.ts', 'export function decide(', 'finds the rule for the command'),
      step(
        'shared/rules/game/pegging.ts',
        'export function keyPoints(',
        'says what the points are for, and whether they can be',
      ),
      step(
        'shared/rules/game/evolve.ts',
        'export function evolve(',
        'the only place where a state changes, by one event',
      ),
    ],
  },
  {
    title: '5. The journal keeps',
    about:
      'The events of the move are on disk before anything lights. If the disk refuses, the move was not made.',
    steps: [
      step('host/table/book.ts', 'carryOut(', 'rules, then journal, then state'),
      step('host/table/book.ts', '#keep(', 'a move goes to disk; only then do the folds follow'),
      step(
        'host/journal/journal.ts',
        'append(events: readonly E[], chapter =',
        'one transaction, synchronised to the disk',
      ),
      step('shared/story/ledger.ts', 'export function follow(', 'the fold of games takes each event'),
    ],
  },
  {
    title: '6. The state becomes light',
    about:
      'The state gives a view: pegs, rows of the display, a cue. The whole peg state is sent, a few bytes, so that no board can be left with half a move.',
    steps: [
      step('host/table/face.ts', 'show(', 'the state, in the language of the display'),
      step('host/table/view.ts', 'export function boardView(', 'pegs by lane, dealer and turn, four rows'),
      step('host/board/connection.ts', 'show(view: BoardView)', 'keeps the view for a board that comes back'),
      step('host/board/scene.ts', 'show(view: BoardView)', 'divides it among pegs, indicators and display'),
      step('host/board/pegs.ts', 'set(lanes: readonly LanePegs[])', 'orders the pegs'),
      step(
        'host/board/sender.ts',
        'export function step(',
        'one message on the way at a time; what is newer overtakes; what is lost is sent again',
      ),
      step('shared/protocol/codec.ts', 'export function encode(', 'fields, checksum, sysex'),
    ],
  },
  {
    title: '7. A hole lights',
    about: 'The firmware checks the message, acknowledges it, and draws between two scans of the keys.',
    steps: [
      step(`${FIRMWARE}/muggins.cpp`, 'void Muggins::takeSysex(', 'a whole sysex has arrived'),
      step(`${FIRMWARE}/link.cpp`, 'void Link::take(', 'checksum, sequence number, acknowledgement'),
      step(`${FIRMWARE}/link.cpp`, 'Status Link::pegs(', 'takes the pegs'),
      step(`${FIRMWARE}/muggins.cpp`, 'void Muggins::show(', 'draws them, when the pixels are ready'),
      step(
        `${FIRMWARE}/avr/chain.cpp`,
        'void hardware::draw(',
        'sends every pixel; between their bytes it listens to the line and to the clock',
      ),
    ],
  },
  {
    title: '8. The pages hear of it',
    about:
      'The same facts go to every page. Each page says them in its own language, from the tables of `shared/words`.',
    steps: [
      step('host/table/view.ts', 'export function makeView(', 'the table as plain values'),
      step('host/web/kit/live.ts', 'changed(', 'sends the newest to every page that has read the last'),
      step('host/pages/parts/store.ts', 'export function hear(', 'a page takes it in'),
      step('host/pages/parts/scene.ts', 'export function sceneOf(', 'and says it'),
    ],
  },
];

const HEAD = `# One key press

A key is pressed, and a hole lights. This page follows the press through every layer, with file and line. \`npm run pages\`
writes it from the sources; a test fails when a line has moved. Helpers are left out: \`npx tsx docs/crossed.ts\` lists every file in
which something runs on the way.
`;

/** A key press through all layers. */
export const KEY_PRESS: Walkthrough = { head: HEAD, legs: LEGS };

// Everything that can go wrong, by code, in each of its wordings. A code that is missing here does not compile.
import type {
  AnswerDetails,
  BoardErrorDetails,
  Expected,
  ExpectedDetails,
  Message,
  NoticeDetails,
  Reason,
  ReasonDetails,
  TroubleDetails,
} from '../../../../shared/words/index.ts';

type Samples<D> = { readonly [C in keyof D]: readonly D[C][] };

/** Samples as they travel. */
export const messagesOf = <D>(samples: Samples<D>): readonly Message<D>[] =>
  (Object.keys(samples) as (keyof D)[]).flatMap((code) =>
    samples[code].map((details) => ({ code, details }) as Message<D>),
  );

const system = [{ text: 'the words of the system' }];
const nothing = [{}];

export const REASONS: Samples<ReasonDetails> = {
  closed: nothing,
  silent: [{ seconds: 3 }],
  slow: [{ seconds: 10 }],
  nobodyListens: nothing,
  unknownHost: nothing,
  entryMissing: [{ entry: 7 }],
  entryChanged: [{ entry: 7 }],
  entryUnknown: [{ entry: 7 }],
  full: system,
  forbidden: system,
  writeProtected: system,
  failing: system,
  gone: system,
  cutOff: system,
  unreachable: system,
  locked: system,
  other: system,
};
const reasons: readonly Reason[] = messagesOf(REASONS);

export const EXPECTED: Samples<ExpectedDetails> = {
  whole: [{ from: 0, to: 5 }],
  oneOf: [{ words: ['pone', 'crib'] }],
  colours: [{ palettes: [['blue', 'red', 'amber', 'cyan']] }],
  card: nothing,
  cards: nothing,
  number: (['names', 'cards', 'faults'] as const).map((of) => ({ of, from: 1, to: 6 })),
  name: nothing,
  names: nothing,
  wordOrNumber: nothing,
  token: nothing,
  game: nothing,
  object: [{ fields: [] }, { fields: ['preset'] }],
  list: nothing,
  trueOrFalse: nothing,
  claimName: nothing,
  invitation: nothing,
  key: nothing,
  pin: nothing,
  json: [{ example: '{}' }],
  noSuchField: nothing,
  other: system,
};
const expected: readonly Expected[] = messagesOf(EXPECTED);

const port = '/dev/ttyACM0';

export const BOARD: Samples<BoardErrorDetails> = {
  noPort: [{ seen: 0 }, { seen: 1 }, { seen: 3 }],
  portNotFound: [{ port }],
  permission: [
    { port, group: 'plugdev' },
    { port, group: null },
    { port: 'COM3', group: undefined },
  ],
  unsuitable: [{ port, board: 'Arduino Uno R4 Minima' }],
  notSerial: [{ port }],
  busy: [
    { port, holders: [] },
    {
      port,
      holders: [
        { program: 'avrdude', process: 7 },
        { program: '', process: 8 },
      ],
    },
  ],
  openFailed: reasons.map((reason) => ({ port, reason })),
  badPort: [{ text: 'foo' }],
  handshakeTimeout: [{ port, milliseconds: 4000 }],
  notABoard: [
    { port, bytes: 1 },
    { port, bytes: 12 },
  ],
  wrongFirmware: [
    { port, firmware: '' },
    { port, firmware: 'StandardFirmata' },
  ],
  oldProtocol: [{ port, version: '0.9' }],
  newProtocol: [{ port, version: '2.0' }],
  tooManyLanes: [
    { port, kind: 'uno', lanes: 5, most: 4 },
    { port, kind: 'mega', lanes: 6, most: 4 },
  ],
  lost: reasons.map((reason) => ({ port, reason })),
  restarted: [{ port }],
  refused: [{ message: 'pegs', status: 'badValue', values: '{}' }],
  notConnected: [{ port }],
};

export const NOTICES: Samples<NoticeDetails> = {
  aside: [{ game: 3, evidence: '/home/a/journal/aside/000003-1.jsonl' }],
};

export const TROUBLES: Samples<TroubleDetails> = {
  disk: reasons.map((reason) => ({ reason })),
  inDoubt: reasons.map((reason) => ({ reason })),
  keysRefused: [{ presses: 1 }, { presses: 16 }],
  paused: nothing,
  deskOnly: nothing,
  unknownCard: [{ port, card: '04FF' }],
};

export const ANSWERS: Samples<AnswerDetails> = {
  badInput: expected.flatMap((each) => [
    { field: 'players.1', expected: each, given: null },
    { field: 'players.1', expected: each, given: '9' },
    { field: 'players.1', expected: each, given: 'nothing' },
  ]),
  tooLarge: [{ bytes: 8192 }],
  otherAddress: [{ address: 'example.com' }],
  otherSite: [{ site: 'http://example.com' }],
  tooOften: [{ seconds: 1 }, { seconds: 4 }],
  tooManyGuesses: [{ minutes: 1 }, { minutes: 9 }],
  wrongPin: nothing,
  oldLink: nothing,
  hostOnly: nothing,
  hostsMove: nothing,
  noSeat: nothing,
  noInvitation: nothing,
  noPhone: nothing,
  othersGame: [{ game: '3.2' }],
  doorShut: nothing,
  nameTaken: [{ name: 'Ann' }],
  phonesFull: nothing,
  notSeated: [{ seat: 2 }],
  othersDeal: [{ name: 'Ann' }],
  othersSeat: [{ name: 'Ann' }],
  othersHand: [{ name: 'Ann' }],
  othersClaim: nothing,
  ownUndo: nothing,
  asking: nothing,
  declined: nothing,
  askedNoMore: nothing,
  otherGame: nothing,
  otherDeal: nothing,
  otherHand: nothing,
  pegMoved: [{ now: 12, seen: 10 }],
  whoIs: [{ name: 'ann', candidates: [{ id: 'p1', name: 'Ann' }] }],
  noPlayer: [{ player: 'p1' }],
  circle: [
    { player: 'Ann', into: 'Bob', id: 'p2' },
    { player: 'Ann', into: 'Ann', id: null },
  ],
  studyNoGame: nothing,
  studyOver: nothing,
  studyNoDeal: [{ deal: 7 }],
  studyCards: [{ expected: 6, got: 5 }],
  studyThrown: [{ expected: 1 }, { expected: 2 }],
  studyStarter: [{ card: '5H' }],
  studyElsewhere: [{ card: '5H' }],
  studyHand: nothing,
  studyCrib: nothing,
  noGame: [{ game: 7 }],
  gameDamaged: [{ game: 7 }],
  gameChanged: [{ game: '3.2' }],
  noSuchTable: [{ table: '4' }],
  noTableAsks: [{ ticket: 3 }],
  unknownTable: nothing,
  nothingHere: nothing,
  notKept: reasons.map((reason) => ({ reason })),
  failed: nothing,
  lookOnly: nothing,
  realBoard: nothing,
  noKey: [{ key: 'P4', lanes: 2 }],
  tooManyKeys: nothing,
  notSwitched: nothing,
  noLine: nothing,
  tooManyPages: [{ pages: 1000 }],
  tooManyLines: nothing,
  noPage: nothing,
};

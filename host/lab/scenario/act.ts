// What a line of a scenario does: hands on the keys, the cable, the power and the host's process.
import { KEYPAD, type KeyId, type KeypadKey } from '../../../shared/protocol/index.ts';
import type { WantedSuit } from '../../../shared/rules/cards/index.ts';
import { wantedSuit } from '../../../shared/rules/cards/index.ts';
import { type CardOrRank, promptOf, rankOf, suitOf } from '../../../shared/rules/index.ts';
import { imageOf } from './image.ts';
import { fits } from './judge.ts';
import type { Rig } from './rig.ts';
import type { FieldMatch, ScenarioAction } from './step.ts';
import { until } from './until.ts';

/** Milliseconds of the board's time for which pixels, display and journal have to stand still to count as settled. */
const STILL = 300;
const SETTLE_LIMIT = 60_000;
/** Milliseconds of the board's time that the table may take to ask for cards. */
const ASK_LIMIT = 30_000;

type Acts = {
  readonly [T in ScenarioAction['type']]: (rig: Rig, action: Extract<ScenarioAction, { type: T }>) => unknown;
};

const ACTS: Acts = {
  // The board was built before the first line; here it can only be looked at.
  board: (rig, { lanes, kind = 'uno' }) => {
    if (rig.emulator.lanes !== lanes) throw new Error(`the board has ${rig.emulator.lanes} lanes already`);
    if (rig.emulator.board !== kind) throw new Error(`the board is a ${rig.emulator.board} already`);
  },
  game: (rig, { preset, players, settings }) => {
    const rules = { preset, ...Object.fromEntries(settings.map(({ key, value }) => [key, value])) };
    return rig.command({ type: 'newGame', players, rules });
  },
  press: async (rig, { chords }) => {
    for (const chord of chords) await rig.tap(chord);
  },
  hold: (rig, { chord, milliseconds }) => rig.tap(chord, milliseconds),
  starter: (rig, { card }) => {
    rig.starter = card;
    return rig.tap([keyOfRank(card)]);
  },
  cards: (rig, { cards }) => keyCards(rig, cards),
  wait: (rig, { milliseconds }) => rig.emulator.wait(milliseconds),
  settle,
  unplug: (rig) => rig.emulator.unplug(),
  plug: (rig) => rig.emulator.plug(),
  flash: (rig, { image }) => {
    // A board without our firmware stays dark until it has it again.
    rig.watch.wake();
    return rig.emulator.flash(imageOf(image, rig.emulator.board));
  },
  powerOff: (rig) => rig.emulator.powerOff(),
  powerOn: (rig) => rig.emulator.powerOn(),
  killHost: (rig) => rig.endHost('SIGKILL'),
  stopHost: (rig) => rig.endHost('SIGINT'),
  startHost: (rig) => rig.startHost(),
  fault: (rig, { settings }) => rig.emulator.faults(shares(settings)),
  faultOff: (rig) => rig.emulator.faults({}),
  // It was there before the host, which is told of it as it starts.
  reader: (rig, { reader }) => rig.reader(reader),
  read,
  unplugReader: (rig, { reader }) => rig.reader(reader).unplug(),
  plugReader: (rig, { reader }) => rig.reader(reader).plug(),
  // It was there before the host as well.
  sign: (rig) => rig.sign(),
  unplugSign: (rig) => rig.sign().unplug(),
  plugSign: (rig) => rig.sign().plug(),
  signSends: (rig, { bytes }) => rig.sign().send(bytes),
  killHostAt,
  bytes: (rig, { to, bytes }) => rig.wire.inject(to, bytes),
};

/** Actions after which tones and effects are new. */
const FRESH: ReadonlySet<ScenarioAction['type']> = new Set([
  'press',
  'hold',
  'starter',
  'cards',
  'game',
  'read',
]);

/** Does it. @throws if it cannot be done */
export async function act(rig: Rig, action: ScenarioAction): Promise<void> {
  if (FRESH.has(action.type)) rig.forget();
  const run = ACTS[action.type] as (rig: Rig, action: ScenarioAction) => unknown;
  await run(rig, action);
}

/** Whether a step does something, rather than expecting it. */
export const isAction = (step: { readonly type: string }): step is ScenarioAction => step.type in ACTS;

/** A reader is heard once the host has opened it. */
async function read(
  rig: Rig,
  { reader: place, lines }: Extract<ScenarioAction, { type: 'read' }>,
): Promise<void> {
  const reader = rig.reader(place);
  if (!(await rig.until(() => rig.readerState(place) === 'ready' && reader.connected, ASK_LIMIT)))
    throw new Error('the host does not listen to the reader');
  for (const line of lines) reader.send(line);
}

/** @throws if no such event comes */
async function killHostAt(
  rig: Rig,
  { name, settings }: Extract<ScenarioAction, { type: 'killHostAt' }>,
): Promise<void> {
  const there = () => rig.history.events.slice(rig.cursor).some((each) => fits(each, name, settings));
  if (!(await rig.until(there, ASK_LIMIT))) throw new Error('the journal holds no such event');
  await rig.endHost('SIGKILL');
}

const shares = (settings: readonly FieldMatch[]): { [name: string]: number } =>
  Object.fromEntries(settings.map(({ key, value }) => [key, Number(value)]));

/**
 * Resolves when pixels, display and journal have stood still for a while, and still do when the host has had a turn: a busy machine
 * may keep it from what has long reached it. @throws if they never do
 */
export async function settle(rig: Rig): Promise<void> {
  const look = (): string => `${rig.history.events.length}\n${rig.signs()}`;
  const clock = rig.clock();
  let before = look();
  let since = clock();
  const still = (): boolean => {
    const now = look();
    if (now !== before) since = clock();
    before = now;
    return clock() - since >= STILL;
  };
  do {
    const left = SETTLE_LIMIT - clock();
    if (left <= 0 || !(await until(still, left, clock)))
      throw new Error(`nothing stands still after ${SETTLE_LIMIT} ms of the board`);
    await rig.hostTurn();
  } while (look() !== before);
}

const LEGEND: readonly KeypadKey[] = KEYPAD.flat();

/** The key that bears a rank. */
const keyOfRank = (card: CardOrRank): KeyId => keyWith(({ rank }) => rank === rankOf(card));

function keyWith(bears: (key: KeypadKey) => boolean): KeyId {
  const key = LEGEND.find(bears);
  if (key === undefined) throw new Error('no key bears that card');
  return key.id as KeyId;
}

/** Keys a hand as a player does: its ranks, then the suits that the table asks for, one after another. */
async function keyCards(rig: Rig, cards: readonly CardOrRank[]): Promise<void> {
  const asks = () => promptOf(rig.history.present).expects === 'cards';
  if (!(await rig.until(asks, ASK_LIMIT))) throw new Error('the table does not ask for cards');
  const { present } = rig.history;
  const { hand } = promptOf(present);
  const crib = hand === 'crib';
  let starter = present.starter;
  const known: CardOrRank[] = cards.map(rankOf);
  for (const rank of known) await rig.tap([keyOfRank(rank)]);
  const asked = (): WantedSuit | undefined =>
    starter && wantedSuit({ hand: known, starter, crib, rules: present.rules });
  for (let suit = asked(); suit !== undefined; suit = asked()) {
    const card = suit.starter ? rig.starter : cards[suit.index];
    if (card === undefined) throw new Error('the suit of the starter is asked for, and no starter was named');
    await rig.tap([keyWith((key) => key.suit === suitOf(card))]);
    if (suit.starter) starter = card;
    else known[suit.index] = card;
  }
}

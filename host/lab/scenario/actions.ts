// What a line of a scenario does: hands on the keys, the cable, the power and the host's process.
import { KEYPAD, type KeyId, type KeypadKey, MOST_LANES } from '../../../shared/protocol/index.ts';
import { wantedSuit } from '../../../shared/rules/cards/index.ts';
import {
  type CardOrRank,
  findPreset,
  parseRules,
  promptOf,
  rankOf,
  suitOf,
} from '../../../shared/rules/index.ts';
import { checkNames, sideCount } from '../../../shared/rules/terms/index.ts';
import { DEFAULT as EN } from '../../../shared/words/default.ts';
import { sayRefusal } from '../../../shared/words/index.ts';
import type { ReaderPlace } from '../../lines/index.ts';
import { fits } from './facts.ts';
import { action, type Form } from './form.ts';
import { imageOf } from './image.ts';
import { late } from './muggins.ts';
import { HostProgram } from './program.ts';
import type { Rig } from './rig.ts';
import type { Pattern, Setting } from './slot.ts';
import { until } from './until.ts';

/** Milliseconds of the board's time for which pixels, display and journal have to stand still to count as settled. */
const STILL = 300;
const SETTLE_LIMIT = 60_000;
/** Milliseconds of the board's time that the table may take to ask for cards. */
const ASK_LIMIT = 30_000;
/** Real milliseconds after which a second host hangs; a start takes some seconds of the processor. */
const SECOND_HOST_LIMIT = 300_000;

/** What is there before the first line has nothing to do at its own. */
const nothing = (): void => {};

export const ACTIONS: readonly Form[] = [
  action('board LANES', nothing, { gear: (lanes) => ({ lanes }) }),
  action('board CONTROLLER', nothing, { gear: (board) => ({ board }) }),
  action('board CONTROLLER LANES', nothing, {
    gear: (board, lanes) => ({ board, lanes }),
    check: (_, board, lanes) =>
      lanes > MOST_LANES[board] ? `at most ${MOST_LANES[board]} lanes for this Arduino` : undefined,
  }),
  action(
    'game PRESET PLAYER... SETTING*',
    (rig, preset, players, settings) => {
      const rules = { preset, ...Object.fromEntries(settings) };
      return rig.command({ type: 'newGame', players, rules });
    },
    { fresh: true, check: (lanes, ...game) => gameFault(lanes, game) },
  ),
  action('press KEY...', (rig, chords) => inTurn(chords, (chord) => rig.tap(chord)), { fresh: true }),
  action('hold KEY MS', (rig, chord, milliseconds) => rig.tap(chord, milliseconds), { fresh: true }),
  action(
    'starter CARD',
    (rig, card) => {
      rig.starter = card;
      return rig.tap([keyOfRank(card)]);
    },
    { fresh: true },
  ),
  action('cards CARD...', (rig, cards) => keyCards(rig, cards), { fresh: true }),
  action('wait MS', (rig, milliseconds) => rig.emulator.wait(milliseconds)),
  action('settle', (rig) => settle(rig)),
  action('unplug', (rig) => rig.emulator.unplug()),
  action('plug', (rig) => rig.emulator.plug()),
  action('power off', (rig) => rig.emulator.powerOff()),
  action('power on', (rig) => rig.emulator.powerOn()),
  action('flash IMAGE', (rig, image) => {
    // A board without our firmware stays dark until it has it again.
    rig.watch.wake();
    return rig.emulator.flash(imageOf(image, rig.emulator.board));
  }),
  action('kill host', (rig) => rig.endHost('SIGKILL')),
  action('kill host at EVENT SETTING*', async (rig, name, settings) => {
    const there = () => rig.history.events.slice(rig.cursor).some((each) => fits(each, name, settings));
    if (!(await rig.until(there, ASK_LIMIT))) throw new Error('the journal holds no such event');
    await rig.endHost('SIGKILL');
  }),
  action('stop host', (rig) => rig.endHost('SIGINT')),
  action('start host', (rig) => rig.startHost()),
  action('fault FAULT...', (rig, faults) => rig.emulator.faults(Object.fromEntries(faults))),
  action('fault off', (rig) => rig.emulator.faults({})),
  action('reader READER', nothing, { gear: (reader) => ({ readers: [reader] }) }),
  action('read READER CARD...', (rig, place, cards) => read(rig, place, cards), { fresh: true }),
  action('read READER TEXT', (rig, place, { text }) => read(rig, place, [text]), { fresh: true }),
  action('unplug reader READER', (rig, place) => rig.reader(place).unplug()),
  action('plug reader READER', (rig, place) => rig.reader(place).plug()),
  action('sign', nothing, { gear: () => ({ sign: true }) }),
  action('unplug sign', (rig) => rig.sign().unplug()),
  action('plug sign', (rig) => rig.sign().plug()),
  action('sign sends BYTE...', (rig, bytes) => rig.sign().send(Uint8Array.from(bytes))),
  action('bytes to board BYTE...', (rig, bytes) => rig.wire.inject('board', bytes)),
  action('bytes to host BYTE...', (rig, bytes) => rig.wire.inject('host', bytes)),
  action('expect second host refused TEXT', (rig, pattern) => refuseSecondHost(rig, pattern)),
];

async function inTurn<T>(list: readonly T[], run: (each: T) => Promise<unknown>): Promise<void> {
  for (const each of list) await run(each);
}

/** Why this game cannot be begun on a board with so many lanes. */
function gameFault(
  lanes: number,
  [name, players, settings]: readonly [string, readonly string[], readonly Setting[]],
): string | undefined {
  const preset = findPreset(name);
  const rules = preset.ok ? parseRules(preset.value, Object.fromEntries(settings)) : preset;
  if (!rules.ok) return `another game (${sayRefusal(EN, rules.refusal)})`;
  if (players.length !== rules.value.seats) return `${rules.value.seats} players`;
  const names = checkNames(players);
  if (!names.ok) return `other names (${sayRefusal(EN, names.refusal)})`;
  const sides = sideCount(rules.value);
  return sides > lanes ? `rules for ${lanes} lanes, and these need ${sides}` : undefined;
}

/** A reader sends lines once the host has opened it. */
async function read(rig: Rig, place: ReaderPlace, lines: readonly string[]): Promise<void> {
  const reader = rig.reader(place);
  if (!(await rig.until(() => rig.readerState(place) === 'ready' && reader.connected, ASK_LIMIT)))
    throw new Error('the host does not listen to the reader');
  for (const line of lines) reader.send(`${line}\r\n`);
}

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
  const { rules } = present;
  const crib = promptOf(present).hand === 'crib';
  let { starter } = present;
  const hand: CardOrRank[] = cards.map(rankOf);
  for (const rank of hand) await rig.tap([keyOfRank(rank)]);
  const asked = () => starter && wantedSuit({ hand, starter, crib, rules });
  for (let suit = asked(); suit !== undefined; suit = asked()) {
    const card = suit.starter ? rig.starter : cards[suit.index];
    if (card === undefined) throw new Error('the suit of the starter is asked for, and no starter was named');
    await rig.tap([keyWith((key) => key.suit === suitOf(card))]);
    if (suit.starter) starter = card;
    else hand[suit.index] = card;
  }
}

/** Another host on the same journal has to give up, and to say why. @throws if it does not */
async function refuseSecondHost(rig: Rig, { name, fits: says }: Pattern): Promise<void> {
  const second = new HostProgram({ port: rig.port, data: rig.data });
  const { code, errors } = await Promise.race([
    second.ended,
    late(SECOND_HOST_LIMIT, 'the second host still runs'),
  ]).finally(() => second.signal('SIGKILL'));
  if (code === 0 || code === null || !says(errors))
    throw new Error(`a second host ended with ${code}, and did not say ${name}: ${errors.trim()}`);
}

// A hall whose machine is gone: an empty one takes the night back from the tables. ../shared/league.md, E7: "hall PC dies for good".
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRows, stageOf } from '../../shared/league/index.ts';
import { cardsCsv, gamesCsv, type Hall, standingsCsv } from '../hall/index.ts';
import { openNight, paired, playTo, press } from './testing/played.ts';
import { type LinkedRig, PLAYERS, Room } from './testing/room.ts';

let room: Room;

beforeEach(() => {
  room = new Room();
});
afterEach(() => room.close());

/** Everything that a hall gives away of its night. */
const given = ({ state }: Hall): readonly string[] => [
  standingsCsv(state),
  cardsCsv(state),
  gamesCsv(state),
  JSON.stringify(state.room),
];

/** The room as the desk has arranged it. */
const ROOM = inRows(['5', '4'], 1, 'left');

/** Both play the game that is called to their table, and sign. */
async function play(table: LinkedRig, other: number): Promise<void> {
  press(table, 'P1 P2');
  playTo(table, other);
  await room.pass();
  press(table, 'P1 P2');
  await room.pass();
}

/** Tables 4 and 5 with a night of four, in which each table has played a game. */
async function evening(): Promise<readonly [LinkedRig, LinkedRig]> {
  const [four, five] = [await paired(room, '4'), await paired(room, '5')];
  openNight(room, PLAYERS, { tables: ['4', '5'], games: 3 });
  expect(room.hall.act([{ type: 'arrangeRoom', room: ROOM }], 'desk').ok).toBe(true);
  await room.pass();
  await play(four, 87);
  await play(five, 100);
  return [four, five];
}

/** The desk says yes to the first night that the tables have. */
function take(): void {
  const [found] = room.recovery.found;
  if (found === undefined) throw new Error('no table has a night');
  expect(room.recovery.take(found.hall, found.code)).toBe(true);
}

describe('the hall\u2019s machine is gone', () => {
  let tables: readonly [LinkedRig, LinkedRig];
  let before: readonly string[];
  let id: string;

  beforeEach(async () => {
    tables = await evening();
    await room.pass(20_000);
    before = given(room.hall);
    id = room.hall.id;
    const empty = await room.lose();
    empty();
    await room.pass(30_000);
  });

  test('an empty hall asks the desk, and has the same night then: standings, cards, games and room byte by byte', async () => {
    expect(room.hall.sequence).toBe(0);
    expect(room.hall.id).not.toBe(id);
    expect(room.recovery.found).toMatchObject([{ hall: id, same: 1, differ: [] }]);
    take();
    await room.pass(20_000);
    expect(given(room.hall)).toEqual(before);
    expect(room.hall.state.room).toEqual(ROOM);
    expect(room.hall.id).toBe(id);
    expect(room.hall.state.aside).toEqual([]);
  });

  test('the tables have their numbers by themselves, and play on', async () => {
    take();
    await room.pass(20_000);
    expect(room.line.tables.map(({ table, here }) => [table, here])).toEqual([
      ['4', true],
      ['5', true],
    ]);
    const next = room.game('4').game;
    await play(tables[0], 60);
    expect(stageOf(room.hall.state.games.find(({ game }) => game === next) ?? room.game('4'))).toBe('signed');
  });

  test('nothing is taken until the desk says so', async () => {
    await room.pass(60_000);
    expect([room.hall.sequence, room.recovery.progress]).toEqual([0, null]);
  });
});

/** What a table did after its copy was made, though the hall that is gone had confirmed it. */
describe('what no copy has comes from the table that did it:', () => {
  let four: LinkedRig;
  let game: string;

  beforeEach(async () => {
    [four] = await evening();
    await room.pass(20_000);
    game = room.game('4').game;
  });

  const stage = () => {
    const found = room.hall.state.games.find((each) => each.game === game);
    return found && stageOf(found);
  };

  /** From now on no copy is kept up, while `work` is done; then the hall is lost, and taken back. */
  async function unknownToCopies(work: () => Promise<void>): Promise<readonly string[]> {
    const { copy } = room.door;
    room.door.copy = async () => {
      throw new Error('nobody answers');
    };
    await work();
    expect(stage()).toBe('signed');
    const before = given(room.hall);
    const empty = await room.lose();
    room.door.copy = copy;
    empty();
    await room.pass(30_000);
    take();
    await room.pass(20_000);
    return before;
  }

  test('a result and its signatures', async () => {
    const before = await unknownToCopies(() => play(four, 60));
    expect([stage(), given(room.hall)]).toEqual(['signed', before]);
  });

  /** Bug: the hall said that nobody had signed, and the table took the signatures for taken back. */
  test('signatures alone', async () => {
    press(four, 'P1 P2');
    playTo(four, 60);
    await room.pass(20_000);
    expect(stage()).toBe('over');
    const before = await unknownToCopies(async () => {
      press(four, 'P1 P2');
      await room.pass();
    });
    expect([stage(), given(room.hall)]).toEqual(['signed', before]);
  });
});

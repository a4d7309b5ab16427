// What goes over the wire for one score, message by message.
import { decode, Splitter } from '../../../shared/protocol/index.ts';
import type { Rig } from '../scenario/rig.ts';

/** Messages of one kind. */
interface TrafficRow {
  readonly message: string;
  readonly from: 'host' | 'board';
  readonly messages: number;
  readonly bytes: number;
}

export interface PressTraffic {
  /** Everything between the press of the button and rest. */
  readonly rows: readonly TrafficRow[];
  /** The peg state and its acknowledgement, each once: a busy machine may repeat them. */
  readonly pegMove: number;
}

/** Keys a score and lists every message from the press of the player's button until all is at rest. */
export async function measureTraffic(rig: Rig): Promise<PressTraffic> {
  await rig.tap(['3']);
  await rig.emulator.wait(300);
  const heard: { readonly message: string; readonly from: 'host' | 'board'; readonly bytes: number }[] = [];
  const splitters = { board: new Splitter(), host: new Splitter() };
  let pegs: number | undefined;
  let [move, acknowledgement] = [0, 0];
  const listen = (to: 'board' | 'host', bytes: Uint8Array) => {
    for (const piece of splitters[to].push(bytes)) {
      if (piece.kind !== 'sysex') continue;
      const read = decode(piece.body);
      if (!read.ok) continue;
      const { type, sequence } = read.message;
      const length = piece.body.length + 2;
      heard.push({ message: type, from: to === 'board' ? 'host' : 'board', bytes: length });
      if (type === 'pegs') [pegs, move] = [sequence, length];
      if (type === 'ack' && sequence === pegs) acknowledgement = length;
    }
  };
  rig.wire.listeners.add(listen);
  await rig.tap(['P1']);
  await rig.emulator.wait(400);
  rig.wire.listeners.delete(listen);
  return { rows: summed(heard), pegMove: move + acknowledgement };
}

function summed(heard: readonly Omit<TrafficRow, 'messages'>[]): readonly TrafficRow[] {
  const rows = new Map<string, TrafficRow>();
  for (const { message, from, bytes } of heard) {
    const row = rows.get(message) ?? { message, from, messages: 0, bytes: 0 };
    rows.set(message, { ...row, messages: row.messages + 1, bytes: row.bytes + bytes });
  }
  return [...rows.values()];
}

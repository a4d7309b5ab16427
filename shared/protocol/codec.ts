// Messages to bytes and back. A frame is F0, id, sequence, payload, three checksum bytes, F7; the checksum covers id,
// sequence and payload.
import { checksum } from './checksum.ts';
import { GAME_HOLE, LANE_COUNTS, MAX_LANES } from './holes.ts';
import { type LanePegs, MESSAGE_NAMES, type MessageName, type WireMessage } from './messages.ts';
import { MESSAGES } from './schema.ts';
import {
  END_SYSEX,
  EXTENDED_ID,
  type Field,
  LAST_SEQUENCE,
  type MessageShape,
  START_SYSEX,
  TEXT_COLUMNS,
} from './shape.ts';
import { charCode, charOf } from './text.ts';
import type { Status } from './values.ts';

const [LEAST_LANES] = LANE_COUNTS;

/** Names by id; those under EXTENDED_ID by their part as well. */
const NAME_OF_ID: ReadonlyMap<number, MessageName> = new Map(
  MESSAGE_NAMES.map((name) => {
    const { id, part }: MessageShape = MESSAGES[name];
    return [placeOf(id, part), name];
  }),
);

/** One number for an id and, under EXTENDED_ID, a part. */
function placeOf(id: number, part: number | undefined): number {
  return id === EXTENDED_ID ? (id << 7) | (part ?? 0) : id;
}

/** True if this sysex command byte belongs to the contract (0x01-0x0F); all others are plain Firmata. */
export const isContractId = (id: number): boolean => id >= 0x01 && id <= 0x0f;

/**
 * Encodes one message.
 * @throws RangeError naming the field if a value does not fit the schema: that is a bug of the caller.
 */
export function encode(message: WireMessage): Uint8Array {
  const shape: MessageShape = MESSAGES[message.type];
  const body = [shape.id, inRange('sequence', message.sequence, 0, LAST_SEQUENCE)];
  if (shape.part !== undefined) body.push(shape.part);
  const values = message as unknown as Readonly<Record<string, unknown>>;
  for (const field of shape.fields) body.push(...encodeField(field, values[field.name]));
  return Uint8Array.from([START_SYSEX, ...body, ...checksum(body), END_SYSEX]);
}

export type Decoded =
  | { readonly ok: true; readonly message: WireMessage }
  /** `sequence` can be trusted only if the checksum held; otherwise it is 0. */
  | { readonly ok: false; readonly status: Exclude<Status, 'ok' | 'notGreeted'>; readonly sequence: number };

/** Decodes what stood between F0 and F7 (neither included). Never throws. */
export function decode(body: Uint8Array): Decoded {
  const end = body.length - 3;
  if (end < 2) return refuse('badLength', 0);
  const sum = checksum(body.subarray(0, end));
  if (sum.some((byte, i) => byte !== body[end + i])) return refuse('badChecksum', 0);
  const [id = 0, sequence = 0] = body;
  const name = NAME_OF_ID.get(placeOf(id, end > 2 ? body[2] : undefined));
  if (name === undefined) return refuse('unknownMessage', sequence);
  const shape: MessageShape = MESSAGES[name];
  const payload = body.subarray(2, end);
  if (!payloadFits(shape, payload.length)) return refuse('badLength', sequence);
  const values: Record<string, unknown> = { type: name, sequence };
  let at = shape.part === undefined ? 0 : 1;
  for (const field of shape.fields) {
    const width = fieldWidth(field) ?? payload.length - at;
    const value = decodeField(field, payload.subarray(at, at + width));
    if (value === undefined) return refuse('badValue', sequence);
    values[field.name] = value;
    at += width;
  }
  return { ok: true, message: values as unknown as WireMessage };
}

/** Payload bytes of a message, or undefined if they depend on the number of lanes. */
export function payloadLength(shape: MessageShape): number | undefined {
  let total = shape.part === undefined ? 0 : 1;
  for (const field of shape.fields) {
    const width = fieldWidth(field);
    if (width === undefined) return undefined;
    total += width;
  }
  return total;
}

/** The same without what has come at its end since the first minor version. */
function olderLength({ fields }: MessageShape, length: number): number {
  return fields.reduce((rest, field) => rest - ('since' in field ? (fieldWidth(field) ?? 0) : 0), length);
}

const refuse = (status: Exclude<Status, 'ok' | 'notGreeted'>, sequence: number): Decoded => ({
  ok: false,
  status,
  sequence,
});

function payloadFits(shape: MessageShape, length: number): boolean {
  const fixed = payloadLength(shape);
  if (fixed !== undefined) return length === fixed || length === olderLength(shape, fixed);
  return length >= 2 * LEAST_LANES && length <= 2 * MAX_LANES && length % 2 === 0;
}

function fieldWidth(field: Field): number | undefined {
  if (field.kind === 'u7' || field.kind === 'lane' || field.kind === 'lanes') return 1;
  if (field.kind === 'u14') return 2;
  if (field.kind === 'u28') return 4;
  return field.kind === 'text' ? TEXT_COLUMNS : undefined;
}

function inRange(name: string, value: unknown, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new RangeError(`${name}: ${String(value)} is not a whole number from ${min} to ${max}`);
}

function encodeField(field: Field, value: unknown): readonly number[] {
  if (field.kind === 'u7') return [inRange(field.name, value, field.min ?? 0, field.max ?? 0x7f)];
  if (field.kind === 'lane') return [inRange(field.name, value, 0, MAX_LANES)];
  if (field.kind === 'lanes') return [inRange(field.name, value, LEAST_LANES, MAX_LANES)];
  if (field.kind === 'u14') return sevens(inRange(field.name, value, 0, 0x3fff), 2);
  if (field.kind === 'u28') return sevens(inRange(field.name, value, 0, 0xfffffff), 4);
  return field.kind === 'text' ? encodeText(field.name, value) : encodeHoles(field.name, value);
}

/** So many bytes of seven bits, low ones first. */
const sevens = (value: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (value >> (7 * at)) & 0x7f);

function encodeText(name: string, value: unknown): readonly number[] {
  const codes = typeof value === 'string' ? Array.from(value, charCode) : [];
  const fits = codes.length === TEXT_COLUMNS && codes.every((code) => code !== undefined);
  if (!fits) throw new RangeError(`${name}: expected ${TEXT_COLUMNS} characters that the display can show`);
  return codes as readonly number[];
}

function encodeHoles(name: string, value: unknown): readonly number[] {
  const lanes = value as readonly LanePegs[];
  inRange(`${name}.length`, lanes.length, LEAST_LANES, MAX_LANES);
  return lanes.flatMap(({ front, rear }) => [
    inRange(`${name}.front`, front, 0, GAME_HOLE),
    inRange(`${name}.rear`, rear, 0, GAME_HOLE),
  ]);
}

function decodeField(field: Field, bytes: Uint8Array): unknown {
  const [low = 0] = bytes;
  if (field.kind === 'u7') return low >= (field.min ?? 0) && low <= (field.max ?? 0x7f) ? low : undefined;
  if (field.kind === 'lane') return low <= MAX_LANES ? low : undefined;
  if (field.kind === 'lanes') return low >= LEAST_LANES && low <= MAX_LANES ? low : undefined;
  if (field.kind === 'u14' || field.kind === 'u28')
    return bytes.reduceRight((value, byte) => (value << 7) | byte, 0);
  if (field.kind === 'holes') return decodeHoles(bytes);
  const chars = Array.from(bytes, charOf);
  return chars.includes(undefined) ? undefined : chars.join('');
}

function decodeHoles(bytes: Uint8Array): readonly LanePegs[] | undefined {
  const lanes: LanePegs[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    const front = bytes[at] ?? 0;
    const rear = bytes[at + 1] ?? 0;
    if (front > GAME_HOLE || rear > GAME_HOLE) return undefined;
    lanes.push({ front, rear });
  }
  return lanes;
}

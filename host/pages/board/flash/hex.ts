// Intel HEX to bytes: what the host serves as an image of the firmware (Intel, "Hexadecimal Object File Format Specification", 1988).

/** The bytes from address 0 on, gaps as FF; undefined if a record is damaged, of an unknown kind, or the end is missing. */
export function bytesOfHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes: number[] = [];
  let base = 0;
  for (const line of text.split(/\r?\n/)) {
    if (line === '') continue;
    const record = recordOf(line);
    if (record === undefined) return undefined;
    const { address, type, data } = record;
    const [high = 0, low = 0] = data;
    if (type === 1) return Uint8Array.from(bytes, (byte) => byte ?? 0xff);
    if (type === 0)
      data.forEach((byte, at) => {
        bytes[base + address + at] = byte;
      });
    else if (type === 2) base = (high * 256 + low) * 16;
    else if (type === 4) base = (high * 256 + low) * 0x1_0000;
    else if (type !== 3 && type !== 5) return undefined;
  }
  return undefined;
}

interface HexRecord {
  readonly address: number;
  readonly type: number;
  readonly data: readonly number[];
}

function recordOf(line: string): HexRecord | undefined {
  if (!/^:([0-9a-f]{2}){5,}$/i.test(line)) return undefined;
  const all = (line.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const [length = 0, high = 0, low = 0, type = 0] = all;
  const sum = all.reduce((total, byte) => total + byte, 0);
  if (all.length !== length + 5 || sum % 256 !== 0) return undefined;
  return { address: high * 256 + low, type, data: all.slice(4, -1) };
}

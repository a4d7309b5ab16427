// What Johnny-Five and firmata-io expect to find everywhere. It comes before them.

/** Bytes with the few words of Node's Buffer that they use. */
class Bytes extends Uint8Array {
  static alloc(length: number): Bytes {
    return new Bytes(length);
  }

  writeUInt8(byte: number, at: number): void {
    this[at] = byte;
  }

  override toString(): string {
    return new TextDecoder().decode(this);
  }
}

/** Seconds and nanoseconds, since an earlier time. */
function hrtime([seconds, nanoseconds] = [0, 0]): [number, number] {
  const since = performance.now() - seconds * 1_000 - nanoseconds / 1e6;
  return [Math.trunc(since / 1_000), Math.round((since % 1_000) * 1e6)];
}

Object.assign(globalThis, {
  Buffer: Bytes,
  process: { env: {}, versions: {}, hrtime, nextTick: queueMicrotask.bind(globalThis) },
  setImmediate: (run: () => void) => setTimeout(run),
});

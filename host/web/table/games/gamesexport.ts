// An export as a stream: no faster than it is taken.
import { PAUSE } from '../../../table/gamesexport.ts';

/** Makes a piece when the last one has gone, and each in a turn of the event loop of its own: keys and pages come in between. */
export function streamed(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        for (let piece = PAUSE; piece === PAUSE; ) {
          await new Promise((resolve) => setImmediate(resolve));
          const { value, done } = pieces.next();
          if (done === true) return controller.close();
          piece = value;
          if (piece !== PAUSE) controller.enqueue(bytes.encode(piece));
        }
      },
      cancel() {
        pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

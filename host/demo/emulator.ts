// The emulated board in a worker of its own: the firmware image itself, paced to real time.
import image from '../../firmware/prebuilt/uno.hex?url';
import { parseHex } from '../../hardware/emulator/hex.ts';
import { DEFAULTS, type Request } from '../../hardware/emulator/messages.ts';
import { PROCESSORS } from '../../hardware/emulator/processor.ts';
import { Runner } from '../../hardware/emulator/runner.ts';
import { REFERENCE_LANES } from '../../shared/protocol/index.ts';

const options = { ...DEFAULTS, board: 'uno', lanes: REFERENCE_LANES } as const;

// Timers of a browser wait for up to four milliseconds; a message comes at once.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** What was asked before the image had come. */
const early: Request[] = [];
let hear = (request: Request): void => void early.push(request);
addEventListener('message', ({ data }: MessageEvent<Request>) => hear(data));

const text = await (await fetch(new URL(image, location.href))).text();
const runner = new Runner(
  { ...options, flash: parseHex(text, PROCESSORS.uno.flash) },
  {
    send: (batch) => postMessage(batch),
    soon(run) {
      waiting.push(run);
      port2.postMessage(undefined);
    },
    afterNap: (run) => void setTimeout(run, 1),
  },
);
hear = (request) => runner.handle(request);
early.forEach(hear);

// Discards judged beside the page: a worker of their own, which ends with the last of them.
import { scriptAddress } from '../kit/browser.ts';
import type { Asked, ThrowVerdict } from './throwsworker.ts';
import address from './throwsworker.ts?worker&url';

/** Judges one list of discards at a time. */
export class Judging {
  #worker: Worker | undefined;

  /** Begins with another list. `judged` gets the verdicts so far, in their order; where the worker fails, null for all others. */
  begin(asked: readonly Asked[], judged: (verdicts: readonly ThrowVerdict[]) => void): void {
    this.end();
    const worker = new Worker(scriptAddress(address), { type: 'module' });
    let verdicts: readonly ThrowVerdict[] = [];
    const take = (more: readonly ThrowVerdict[]): void => {
      verdicts = [...verdicts, ...more];
      judged(verdicts);
      if (verdicts.length === asked.length) worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ThrowVerdict>) => take([data]));
    worker.addEventListener('error', () => take(asked.slice(verdicts.length).map(() => null)));
    for (const each of asked) worker.postMessage(each);
    this.#worker = worker;
  }

  end(): void {
    this.#worker?.terminate();
  }
}

// A worker that cannot be loaded, or that fails in the middle, leaves no page waiting.
import { expect, test, vi } from 'vitest';
import { Judging } from './judging.ts';

class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.last = this;
  }
}
vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('location', new URL('http://127.0.0.1/games'));

test.each([
  ['every one is judged', ['message', 'message'], [1, 1]],
  ['the worker fails after the first', ['message', 'error'], [1, null]],
  ['the worker does not load', ['error'], [null, null]],
])('%s', (_, events, costs) => {
  const judged = vi.fn();
  new Judging().begin([{}, {}] as never, judged);
  const worker = FakeWorker.last;
  for (const type of events) worker.dispatchEvent(Object.assign(new Event(type), { data: { cost: 1 } }));
  const [verdicts] = judged.mock.lastCall as [{ cost: number }[]];
  expect(verdicts.map((each) => each?.cost ?? null)).toEqual(costs);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

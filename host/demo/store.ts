// What the browser keeps of the demo: the lines of its journal, one for each move, and small values in place of the host's files.
import type { MemoryMove } from '../table/index.ts';
import { ANSWERS } from './messages.ts';

/** What was kept, and what keeps more of it. */
export interface Store {
  /** Whether it is kept when the last page is closed, as far as is known. */
  readonly lasts: boolean;
  readonly moves: readonly MemoryMove[];
  /** In place of a file: what JSON it holds. */
  value(name: string): unknown;
  setValue(name: string, value: unknown): void;
  /** Keeps a move behind all others. */
  keep(move: MemoryMove): void;
  /** Forgets every move. */
  clear(): void;
}

/** Called once, when the browser keeps no more. `other`: another page has written the same line. */
type Refused = (other: boolean) => void;

const LINES = 'lines';
const VALUES = 'values';

/** The answer of a request. @throws what the browser says */
const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const silence = (): Promise<undefined> => new Promise((done) => setTimeout(done, ANSWERS, undefined));

/**
 * Opens what was kept under a name. Without a name, and where the browser refuses storage or does not answer, everything lasts as long
 * as the page.
 */
export async function openStore(name: string | undefined, refused: Refused): Promise<Store> {
  let once = (other: boolean): void => {
    once = () => {};
    refused(other);
  };
  const opened = name === undefined ? undefined : Promise.race([open(name), silence()]);
  const kept = await opened?.catch(() => undefined);
  const known = new Map(kept?.values);
  const change = (store: string, work: (kept: IDBObjectStore) => IDBRequest): void => {
    kept?.change(store, work, (error) => once(error?.name === 'ConstraintError'));
  };
  return {
    lasts: kept !== undefined,
    moves: kept?.moves ?? [],
    value: (name) => known.get(name),
    setValue(name, value) {
      known.set(name, value);
      change(VALUES, (kept) => kept.put(value, name));
    },
    // Added, never replaced: of two pages that write the same line, the second is refused.
    keep: (move) => change(LINES, (kept) => kept.add(move)),
    clear: () => change(LINES, (kept) => kept.clear()),
  };
}

async function open(name: string) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(LINES, { keyPath: 'sequence' });
    request.result.createObjectStore(VALUES);
  };
  const database = await answerTo(request);
  const reading = database.transaction([LINES, VALUES]);
  const values = reading.objectStore(VALUES);
  const [moves, names, known] = await Promise.all([
    answerTo<MemoryMove[]>(reading.objectStore(LINES).getAll()),
    answerTo(values.getAllKeys()).then((keys) => keys.map(String)),
    answerTo<unknown[]>(values.getAll()),
  ]);
  return {
    moves,
    values: names.map((each, at) => [each, known[at]] as const),
    /** Changes follow one another in the order in which they were made. */
    change(
      store: string,
      work: (kept: IDBObjectStore) => IDBRequest,
      failed: (error: DOMException | null) => void,
    ): void {
      try {
        const writing = database.transaction(store, 'readwrite');
        writing.onabort = () => failed(writing.error);
        work(writing.objectStore(store));
      } catch (error) {
        failed(error instanceof DOMException ? error : null);
      }
    },
  };
}

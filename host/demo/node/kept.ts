// In place of host/system/kept.ts: what the host keeps in small files, the browser keeps under their names.
import type * as kept from '../../system/kept.ts';
import type { Store } from '../store.ts';

let store: Pick<Store, 'value' | 'setValue'> | undefined;

/** Where files are from now on. */
export function keepIn(opened: Pick<Store, 'value' | 'setValue'>): void {
  store = opened;
}

export class KeptFile<T> implements Pick<kept.KeptFile<T>, 'read' | 'write'> {
  readonly #options: ConstructorParameters<typeof kept.KeptFile<T>>[0];

  constructor(options: ConstructorParameters<typeof kept.KeptFile<T>>[0]) {
    this.#options = options;
  }

  read(): T | undefined {
    const { file, read } = this.#options;
    return read(store?.value(file));
  }

  write(value: unknown): void {
    store?.setValue(this.#options.file, value);
  }
}

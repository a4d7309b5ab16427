// A journal whose disk can be full.
import type { Journal } from '../../journal/index.ts';
import type { HallEvent } from '../fold.ts';

/** A disk, and whether it takes anything. */
export interface FakeDisk {
  full: boolean;
}

/** The journal on that disk. */
export const onDisk = (journal: Journal<HallEvent>, disk: FakeDisk): Journal<HallEvent> =>
  new Proxy(journal, {
    get(target, name) {
      if ((name === 'append' || name === 'rewrite') && disk.full)
        return () => {
          throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', errno: -28 });
        };
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

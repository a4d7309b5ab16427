// Possible mistakes in the host: the laws find each of them, and say which law it breaks.
import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journalIn } from '../../journal/index.ts';
import type { TableJournal } from '../../table/index.ts';
import type { Mistake, SimulatedHost } from './host.ts';
import { built } from './testing/built.ts';
import type { World } from './world.ts';

type Append = TableJournal['append'];
type Appended = Parameters<Append>;
type View = Parameters<SimulatedHost['connection']['show']>[0];

/** A journal with another `append`. */
const appending = (
  append: (real: Append, given: Appended, world: World, journal: TableJournal) => ReturnType<Append>,
): Mistake => ({
  journal: (journal, world) =>
    new Proxy(journal, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'append') return value;
        return (...given: Appended) => append(value as Append, given, world, journal);
      },
    }),
});

/** A connection that shows another view, or none. */
const showing = (change: (view: View) => View | undefined): Mistake => ({
  host: ({ connection }) => {
    const show = connection.show.bind(connection);
    connection.show = (view) => {
      const changed = change(view);
      if (changed !== undefined) show(changed);
    };
  },
});

/** Every n-th time. */
function every(count: number): () => boolean {
  let times = 0;
  return () => ++times % count === 0;
}

/** What an append would have returned, with nothing written. */
function invented(journal: TableJournal, [events, chapter = journal.head.chapter]: Appended) {
  const { sequence } = journal.head;
  return events.map((event, at) => ({ sequence: sequence + at + 1, chapter, time: 0, event }));
}

/** The files of a folder. @returns what brings them back, in the folder of the next process */
function remember(folder: string): (into: string) => void {
  const files = readdirSync(folder).filter((name) => /^\d+\.jsonl$/.test(name));
  const texts = files.map((name) => readFileSync(join(folder, name)));
  return (into) => {
    for (const [at, name] of files.entries()) writeFileSync(join(into, name), texts[at] ?? '');
  };
}

/** `seed`: of a table in which it shows within five minutes; 3 by default. */
type Row = readonly [what: string, mistake: () => Mistake, law: string | RegExp, seed?: number];

const MISTAKES: readonly Row[] = [
  [
    'a move is acknowledged before it is written',
    () =>
      appending((real, given, { time }, journal) => {
        const entries = invented(journal, given);
        time.after(50, () => real(...given));
        return entries;
      }),
    'nothing wrong lit',
  ],
  [
    'what the disk refused is written with the next move',
    () => {
      let held: Appended[0] = [];
      return appending((real, [events, ...rest]) => {
        try {
          const done = real([...held, ...events], ...rest);
          held = [];
          return done;
        } catch (error) {
          held = events;
          throw error;
        }
      });
    },
    'nothing refused comes back',
    2,
  ],
  [
    'the disk says that a move is kept, and power takes it along',
    () => {
      let before: (into: string) => void = () => {};
      return {
        ...appending((real, given, { disk }) => {
          before = remember(journalIn(disk.folder));
          return real(...given);
        }),
        host: (_, { disk }) => {
          const kill = disk.kill.bind(disk);
          disk.kill = () => {
            kill();
            before(journalIn(disk.folder));
          };
        },
      };
    },
    'nothing lost',
  ],
  [
    'one view in ten with other pegs does not go to the board',
    () => {
      const isLost = every(10);
      let pegs = '';
      return showing((view) => {
        const before = pegs;
        pegs = JSON.stringify(view.pegs);
        return pegs !== before && isLost() ? undefined : view;
      });
    },
    'lit in time',
  ],
  [
    'a key that the board repeats counts again',
    () => {
      const isRepeated = every(20);
      return {
        host: ({ connection }) => {
          connection.prependListener('key', (event) => {
            if (event.action !== 'hold' && isRepeated()) queueMicrotask(() => connection.emit('key', event));
          });
        },
      };
    },
    'once only',
  ],
  [
    'a key is swallowed now and then',
    () => {
      const isSwallowed = every(12);
      return {
        host: ({ connection }) => {
          const emit = (name: string, ...values: readonly unknown[]): boolean => {
            if (name === 'key' && isSwallowed()) return false;
            return EventEmitter.prototype.emit.call(connection, name, ...values);
          };
          Reflect.set(connection, 'emit', emit);
        },
      };
    },
    /^(nothing lost|keyed whole)$/,
    2,
  ],
  [
    'a claim that was carried out is not known again',
    () => ({
      host: ({ table }) => {
        table.claimed = () => undefined;
      },
    }),
    /once only|nothing refused comes back/,
    2,
  ],
  [
    // Bug A1: twelve was pegged as two.
    'the table does not hear that keys were lost',
    () => ({
      host: ({ connection }) => {
        // Those of the laws stay.
        const own = connection.listeners('keysRefused').filter((each) => !`${each}`.includes('trace'));
        for (const each of own) connection.off('keysRefused', each as () => void);
      },
    }),
    'keyed whole',
    6,
  ],
  [
    'the host forgets to look for a board that went',
    () => ({
      host: ({ connection }) => {
        connection.on('status', ({ state }) => {
          if (state === 'lost') void connection.close();
        });
      },
    }),
    'converges',
  ],
];

/** Minutes of the table within which every mistake shows: one of the processor at most, and more on a busy machine. */
const MINUTES = 8;

for (const [what, mistake, law, seed = 3] of MISTAKES)
  test(what, { timeout: 3_600_000 }, async () => {
    const { failure } = await new built.World({ seed, minutes: MINUTES, mistake: mistake() }).run();
    expect(failure?.law).toMatch(law);
  });

// Mistakes that somebody might make in the host: the laws find each of them, and say which law it breaks.
import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journalIn } from '../../journal/index.ts';
import type { TableJournal } from '../../table/index.ts';
import { Disk } from './disk.ts';
import type { Mistake } from './host.ts';
import { World } from './world.ts';

/** The same journal with another `append`. */
const appending = (
  journal: TableJournal,
  append: (real: TableJournal['append']) => TableJournal['append'],
): TableJournal =>
  new Proxy(journal, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return name === 'append' ? append(value as TableJournal['append']) : value;
    },
  });

type Append = TableJournal['append'];
type Appended = Parameters<Append>;

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
    () => ({
      journal: (journal, ground) =>
        appending(journal, (real) => (...given) => {
          const [events, chapter] = given;
          const entries = invented(journal, given);
          ground.time.after(50, () => real(events, chapter));
          return entries;
        }),
    }),
    'nothing wrong lit',
  ],
  [
    'one move in forty is never written',
    () => {
      let moves = 0;
      return {
        journal: (journal) =>
          appending(
            journal,
            (real) =>
              (...given) =>
                ++moves % 40 === 0 ? invented(journal, given) : real(...given),
          ),
      };
    },
    'nothing wrong lit',
  ],
  [
    'what the disk refused is written with the next move',
    () => {
      let held: Parameters<TableJournal['append']>[0] = [];
      return {
        journal: (journal) =>
          appending(journal, (real) => (events, ...rest) => {
            try {
              const done = real([...held, ...events], ...rest);
              held = [];
              return done;
            } catch (error) {
              held = events;
              throw error;
            }
          }),
      };
    },
    'nothing refused comes back',
  ],
  [
    'the disk says that a move is kept, and power takes it along',
    () => {
      let before: (into: string) => void = () => {};
      return {
        journal: (journal, { disk }) =>
          appending(journal, (real) => (events, ...rest) => {
            before = remember(journalIn(disk.folder));
            return real(events, ...rest);
          }),
        host: (_, { disk }) => {
          const kill = Disk.prototype.kill.bind(disk);
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
      let [pegs, changes] = ['', 0];
      return {
        host: ({ connection }) => {
          const show = connection.show.bind(connection);
          connection.show = (view) => {
            const now = JSON.stringify(view.pegs);
            const isLost = now !== pegs && ++changes % 10 === 0;
            pegs = now;
            if (!isLost) show(view);
          };
        },
      };
    },
    'lit in time',
  ],
  [
    'the pegs of two lanes change places now and then',
    () => {
      let views = 0;
      return {
        host: ({ connection }) => {
          const show = connection.show.bind(connection);
          connection.show = (view) => {
            const [one, two, ...rest] = view.pegs;
            const twisted = one && two ? { ...view, pegs: [two, one, ...rest] } : view;
            show(++views % 50 === 0 ? twisted : view);
          };
        },
      };
    },
    'nothing wrong lit',
  ],
  [
    'a key that the board repeats counts again',
    () => {
      let keys = 0;
      return {
        host: ({ connection }) => {
          connection.prependListener('key', (event) => {
            if (event.action !== 'hold' && ++keys % 60 === 0)
              queueMicrotask(() => connection.emit('key', event));
          });
        },
      };
    },
    'once only',
  ],
  [
    'a key is swallowed now and then',
    () => {
      let keys = 0;
      return {
        host: ({ connection }) => {
          const emit = (name: string, ...values: readonly unknown[]): boolean => {
            if (name === 'key' && ++keys % 50 === 0) return false;
            return EventEmitter.prototype.emit.call(connection, name, ...values);
          };
          Reflect.set(connection, 'emit', emit);
        },
      };
    },
    /^(nothing lost|keyed whole)$/,
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
    'a phone hears that its claim was done when it was not',
    () => {
      let claims = 0;
      return {
        host: ({ table }) => {
          const command = table.command.bind(table);
          table.command = (wish, claim) => {
            const fails = claim !== undefined && ++claims % 10 === 0;
            return fails ? { ok: true, value: [] } : command(wish, claim);
          };
        },
      };
    },
    'nothing lost',
  ],
  [
    'an undo is written twice',
    () => ({
      journal: (journal) =>
        appending(journal, (real) => (events, ...rest) => {
          const done = real(events, ...rest);
          if (events[0]?.type === 'undone') real(events, ...rest);
          return done;
        }),
    }),
    /^(nothing wrong lit|lit in time)$/,
    1,
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
    const { failure } = await new World({ seed, minutes: MINUTES, mistake: mistake() }).run();
    expect(failure?.law).toMatch(law);
  });

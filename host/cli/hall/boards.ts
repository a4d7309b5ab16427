// What a hall needs for tables with boards: their keys, the door through which they join, and the line to them.
import { join } from 'node:path';
import { Door, type Hall, HallLine, TableKeys } from '../../hall/index.ts';
import type { DamagedFile } from '../../system/kept.ts';
import type { Boards } from '../../web/hall/index.ts';

interface BoardsOptions {
  readonly hall: Hall;
  readonly data: string;
  /** Called when the file of the tables' keys is damaged. */
  readonly damaged?: (found: DamagedFile) => void;
}

/** Opens the line to the tables. */
export function openBoards({ hall, data, damaged }: BoardsOptions): Boards & { close(): void } {
  const keys = new TableKeys({ file: join(data, 'tables.json'), damaged });
  const door = new Door(keys);
  const line = new HallLine({ hall, keys });
  const close = (): void => {
    door.close();
    line.close();
  };
  return { keys, door, line, close };
}

// Whether a table is well, for whoever operates it: monitors, systemd, `muggins status`. No secrets, no names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardStatus } from '../../table/board.ts';
import { packageRoot } from '../kit/files.ts';
import { addRoute } from '../kit/route.ts';
import type { Parts, TableApp } from './parts.ts';

/** GET /healthz. Answered with 503 while the journal refuses moves, else with 200. */
interface Health {
  /** Whether moves are kept. A board that is away does not make a table unwell: people can wait for it. */
  readonly ok: boolean;
  readonly version: string;
  readonly board: BoardStatus['state'];
  /** Whether the journal took the last move. */
  readonly journal: 'writable' | 'refuses';
}

const HEALTH = {
  about: 'Whether the table works, for monitors. No names, no secrets.',
  answers: {
    200: '`{ok, version, board, journal}`: docs/operation.md',
    503: 'the same: the journal refuses moves',
  },
} as const;

/** Adds the route. */
export function addHealth(app: TableApp, { table }: Pick<Parts, 'table'>): void {
  const version = packageVersion();
  addRoute(app, 'GET /healthz', HEALTH, (context) => {
    const { kept } = table.keeping;
    const told: Health = {
      ok: kept,
      version,
      board: table.view.board.state,
      journal: kept ? 'writable' : 'refuses',
    };
    context.header('cache-control', 'no-store');
    return context.json(told, kept ? 200 : 503);
  });
}

const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { readonly version: string })
    .version;

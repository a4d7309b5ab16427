// Every address of a table that can be read, from its routes: what is added is read as well.
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { addRoutes } from '../table/routes.ts';

/** What can be asked of every route, by the name of the parameter; '1' for others. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  lang: ['fr'],
  practice: ['only', 'none'],
  rules: ['six-card-3'],
  until: ['9999999999999'],
  before: ['999'],
};

/** Every address that can be read, from the routes themselves. */
export function addresses(players: readonly string[]): readonly string[] {
  const app = new Hono();
  const add = addRoutes as unknown as (app: Hono, parts: object) => void;
  add(app, { limits: {} });
  const reads = app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'));
  const all = reads.flatMap(({ path }) => {
    const ids = path.includes('/players/') ? players : ['1', 'last', 'now'];
    const paths = path.includes(':') ? ids.map((id) => path.replace(/:\w+(\{[^/]*\})?/, id)) : [path];
    const queries = queryOf(path).flatMap((name) =>
      (name === 'player' || name === 'against' ? players : (ASKED[name] ?? ['1'])).map(
        (each) => `?${name}=${each}`,
      ),
    );
    return paths.flatMap((each) => [each, ...queries.map((query) => `${each}${query}`)]);
  });
  return [...new Set([...all, '/plain?lang=fr'])];
}

const { paths } = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));

/** The parameters of a query, as docs/openapi.json has them. */
function queryOf(path: string): readonly string[] {
  const { get } = paths[path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}')] ?? {};
  const all: readonly { readonly name: string; readonly in: string }[] = get?.parameters ?? [];
  return all.filter((each) => each.in === 'query').map(({ name }) => name);
}

// `npm run dev`: pages with hot reload against an emulated table, and a host that starts anew when its sources change.
// Words behind `--` go to `muggins start`. DEV_PORT is the pages' port, 8190 unless given; the host has the next one.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const port = Number(process.env.DEV_PORT ?? 8190);
const table = `http://127.0.0.1:${port + 1}`;
const here = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const host = spawn(
  process.execPath,
  [
    here('node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    here('host/cli/muggins.ts'),
    ...['start', '--emulator', '--http', `${port + 1}`, '--data', here('dist/dev'), ...process.argv.slice(2)],
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
// The link of the host leads to the pages with hot reload: the proxy hands its cookie on.
const address = `http://127.0.0.1:${port}`;
createInterface({ input: host.stdout }).on('line', (line) => console.log(line.replaceAll(table, address)));
// The host closes its journal before this ends, so that the caller may remove the folder.
const end = (): void => {
  if (host.exitCode !== null || host.signalCode !== null) process.exit();
  host.once('exit', () => process.exit()).kill();
};
process.once('SIGINT', end).once('SIGTERM', end);

const pages = await createServer({
  configFile: here('host/pages/vite.config.ts'),
  mode: 'table',
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // The host takes requests from its own address only; the proxy leaves Host and Origin as they are, so they agree.
    proxy: { '/api': { target: table }, '/live': { target: table, ws: true } },
  },
});
await pages.listen();
console.log(`Pages with hot reload: ${address}/board, after the link of the table`);

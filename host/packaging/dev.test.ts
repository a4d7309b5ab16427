// `npm run dev` as a contributor starts it: pages by Vite, with hot reload, and everything else from an emulated table.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let dev: ChildProcess;
let said = '';
let url = '';
let data = '';

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'muggins-dev-'));
  const port = await freePair();
  const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
  const [program, ...args] = String(scripts.dev).split(' ');
  expect(program).toBe('tsx');
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['--import', 'tsx', ...args, '--data', data], {
    cwd: ROOT,
    env: { ...process.env, DEV_PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk;
      if (said.includes('Board: ready') && said.includes('Pages with hot reload')) resolve();
    };
    dev.stdout?.on('data', listen);
    dev.stderr?.on('data', listen);
    dev.once('exit', (code) => reject(new Error(`ended with ${code}:\n${said}`)));
  });
  await ready;
});

afterAll(async () => {
  if (dev.exitCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
});

/** A port that is free now, as is the one behind it. */
async function freePair(): Promise<number> {
  const servers = [createServer(), createServer()] as const;
  const [first, second] = servers;
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const { port } = first.address() as AddressInfo;
  const free = await new Promise<boolean>((resolve) => {
    second.once('error', () => resolve(false)).listen(port + 1, '127.0.0.1', () => resolve(true));
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return free ? port : freePair();
}

test.each(['', 'board', 'seat', 'table', 'games'])('/%s is the page from its sources', async (page) => {
  const response = await fetch(`${url}/${page}`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(text).toContain('/@vite/client');
  expect(text).toMatch(/<script type="module" src="[^"]+\.ts/);
});

test('the state comes from the emulated table', async () => {
  const state = (await (await fetch(`${url}/api/view`)).json()) as { readonly emulator: boolean };
  expect(state.emulator).toBe(true);
});

test('so does the live line', async () => {
  const line = new WebSocket(`${url.replace('http', 'ws')}/live`, { origin: url });
  const [message] = await once(line, 'message');
  line.terminate();
  expect(JSON.parse(String(message)).type).toBe('state');
});

test('the link of the host leads to these pages, and the host takes its token through them', async () => {
  const [, link, token] = new RegExp(`Show me: (${url}/board#host=([\\w-]+))`).exec(said) ?? [];
  expect(link).toBeDefined();
  const follow = { method: 'POST', headers: { origin: url }, body: JSON.stringify({ token }) };
  const answer = await fetch(`${url}/api/host/link`, follow);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringMatching(/^muggins_host_/),
  ]);
});

test('no service worker keeps pages of before', async () => {
  expect((await fetch(`${url}/sw.js`)).status).toBe(404);
});

// What npm runs after `npm ci`: builds the program where the tools for that are, and says what to do where they are not.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';

const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));
const programs = Object.values(bin);
const built = () => programs.every((program) => existsSync(program));
const tools = ['tsc', 'vite'].every((tool) => existsSync(`node_modules/.bin/${tool}`));

if (tools) {
  const { status } = spawnSync('npm run -s build', { stdio: 'inherit', shell: true });
  // So that a link to it is a command.
  if (built()) for (const program of programs) chmodSync(program, 0o755);
  process.exitCode = status ?? 1;
} else if (built()) {
  console.error('Muggins is ready as it was built before. The tools for building it are not installed.');
} else {
  console.error(`Muggins is installed, but not built: its folder has no ${programs[0]},
and the tools for building it are not installed. Do one of these:
  - run: npm ci && npm prune --omit=dev      builds Muggins here, then removes the tools
  - copy the folder dist from a machine that has run npm ci`);
}

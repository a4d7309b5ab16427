// The package `@muggins/board`, packed and used from an empty folder: a strict TypeScript program, and every sketch on `muggins emulate`,
// which runs the real firmware.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanePegs } from '../../shared/protocol/index.ts';
import { packageRoot } from '../system/package.ts';
import { begin, type Running } from './testing/running.ts';

const ROOT = packageRoot();
const SKETCHES = readdirSync(join(ROOT, 'host/board/sketches'));

/** A sketch in TypeScript: what the package declares is enough for it. */
const TYPED = `
import { type BoardError, Display, Effects, isBoardError, Keypad, MugginsIO, Pegs, Tone } from '@muggins/board';
import five from 'johnny-five';
const io = new MugginsIO({ lanes: 3, colours: ['red', 'blue', 'green', 'amber', 'indigo', 'yellow'] });
io.on('error', (error: BoardError) => isBoardError(error, 'busy') && error.details.holders.length);
const board = new five.Board({ io, repl: false });
const pegs: Pegs = new Pegs({ board }).place(0, 5).mark({ laps: [true] });
new Keypad({ board, keys: [[1], [2]] }).on('hold', ({ which: [label], time }) => {
  const [text, board]: [string | number | undefined, number] = [label, time];
  new Display({ board: { io } }).print(text ?? board);
});
new Effects({ board }).play('win', 0);
new Tone({ board }).play({ song: ['c4', [null, 1]] }, ({ tempo }) => tempo);
pegs.once('shown', () => {});
// @ts-expect-error no such event
new Keypad({ board }).on('tap', () => {});
// @ts-expect-error no such effect
new Effects({ board }).play('loose');
`;

/** Where a package that a sketch needs besides is linked from. */
const BESIDE = [
  'johnny-five',
  'firmata-io',
  'serialport',
  '@fluent/bundle',
  '@types/node',
  '@types/johnny-five',
  'undici-types',
];

describe('packed, in a folder with Johnny-Five and nothing of ours', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-board-'));
  const own = join(folder, 'node_modules/@muggins/board');
  let files: readonly string[] = [];
  beforeAll(() => {
    const words = ['pack', '-w', 'host/board', '--json', '--pack-destination', folder, '--offline'];
    const [packed] = JSON.parse(execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8' }));
    files = packed.files.map(({ path }: { readonly path: string }) => path);
    mkdirSync(own, { recursive: true });
    execFileSync('tar', ['-xf', join(folder, 'muggins-board-0.1.0.tgz'), '-C', own, '--strip-components=1']);
    for (const name of BESIDE) {
      mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    cpSync(join(own, 'sketches'), folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('holds one module, its types, the sketches, the README and the licence', () => {
    const besides = files.filter((path) => !/^dist\/[\w/]+\.d\.ts$/.test(path));
    const sketches = SKETCHES.map((name) => `sketches/${name}`);
    expect(besides.toSorted()).toEqual(
      ['LICENSE', 'README.md', 'dist/board.js', 'package.json', ...sketches].toSorted(),
    );
    const bare = readFileSync(join(own, 'dist/board.js'), 'utf8').matchAll(/^import .* from "([^"]+)";$/gm);
    const names = new Set([...bare].map(([, name = '']) => name).filter((name) => !name.startsWith('node:')));
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    expect([...names].toSorted()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).toSorted());
  });

  test.each(['docs/johnny-five.md', 'host/board/README.md'])('%s shows the first sketch', (page) => {
    const sketch = readFileSync(join(own, 'sketches/first-light.mjs'), 'utf8');
    expect(readFileSync(join(ROOT, page), 'utf8')).toContain(`\`\`\`js\n${sketch}\`\`\``);
  });

  test('is the same in a sketch of CommonJS', () => {
    const code = "const { MugginsIO } = require('@muggins/board'); console.log(MugginsIO.name)";
    expect(execFileSync(process.execPath, ['-e', code], { cwd: folder, encoding: 'utf8' })).toBe(
      'MugginsIO\n',
    );
  });

  test('compiles in a strict program that checks every declaration', () => {
    writeFileSync(join(folder, 'typed.ts'), TYPED);
    const options = { strict: true, skipLibCheck: false, noEmit: true, module: 'nodenext', target: 'es2023' };
    const compilerOptions = {
      ...options,
      esModuleInterop: true,
      types: ['node'],
      exactOptionalPropertyTypes: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  /** What `muggins emulate --json` said last of each part. */
  interface Board {
    readonly pegs: readonly LanePegs[];
    readonly rows: readonly string[];
    readonly hertz: number;
  }
  const NOTHING: Board = { pegs: [], rows: [], hertz: 0 };
  let emulator: Running;
  let port = '';
  let board: Board;
  let sketch: Running | undefined;

  /** Resolves when the board shows something. */
  async function shows(fits: (board: Board) => boolean): Promise<Board> {
    while (!fits(board)) board = { ...board, ...JSON.parse(await emulator.line(/./)) };
    return board;
  }
  const front = (hole: number, lane = 0) => shows(({ pegs }) => pegs[lane]?.front === hole);
  const reads = (wanted: RegExp) => shows(({ rows }) => wanted.test(rows.join('|')));

  /** What is typed, and what the board shows then. */
  const RUNS: Readonly<Record<string, () => Promise<unknown>>> = {
    'first-light.mjs': async () => {
      await reads(/^First light/);
      await front(1);
      emulator.type('7');
      await shows(({ hertz }) => hertz === 523);
      await reads(/^7: hole 8/);
      expect((await front(8)).pegs[0]).toEqual({ front: 8, rear: 1 });
    },
    'clock.mjs': async () => {
      const { rows } = await shows(({ rows: [time = ''], pegs }) => {
        const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
        const hour = minutes + seconds / 60;
        const holes = [(hours + hour / 60) * 5, hour * 2].map((each) => 1 + Math.floor(each));
        return time.includes(':') && holes.every((hole, lane) => pegs[lane]?.front === hole);
      });
      expect(rows[1]).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    },
    'thermometer.mjs': async () => {
      await shows(({ pegs }) => pegs.length > 0 && pegs.every(({ front, rear }) => front + rear === 0));
      for (const degrees of ['-20', 'no number', '1e999', '40.0', '50', '21,5']) sketch?.type(degrees);
      await reads(/^21.5 C\|Lowest -20 C\|Highest 50 C/);
      expect((await front(84)).pegs).toEqual([
        { front: 84, rear: 0 },
        { front: 121, rear: 1 },
      ]);
    },
    'reaction.mjs': async () => {
      await reads(/^Wait/);
      emulator.type('P2');
      await reads(/^P2 was too early/);
      await front(10);
      await reads(/^Press!/);
      emulator.type('P1');
      await reads(/^P1: \d+ ms/);
      await front(20);
    },
    'pegging.mjs': async () => {
      await reads(/^P1 0\|P2 0/);
      emulator.type('1 2 P1 8 P2 3 5 P2');
      await reads(/^P1 12\|P2 13/);
      emulator.type('UNDO');
      await reads(/^P1 12\|P2 8/);
      expect((await front(8, 1)).pegs).toEqual([
        { front: 12, rear: 0 },
        { front: 8, rear: 0 },
      ]);
      emulator.type('2 9 P1 2 9 P1 2 9 P1 2 9 P1');
      await front(121);
    },
    'keypad.mjs': async () => {
      await reads(/^Press each key\|Missing: 20\|1 2 3 A/);
      emulator.type('MUGGINS:300');
      const [, held] = /up, (\d+) ms\|Missing: 19/.exec((await reads(/^MUGGINS up, /)).rows.join('|')) ?? [];
      expect(Math.abs(Number(held) - 300)).toBeLessThan(30);
      emulator.type('1 2 3 A 4 5 6 B 7 8 9 C * 0 # D P1 P2 UNDO');
      await reads(/All keys work/);
      await front(20);
    },
  };

  describe('on the emulated board', () => {
    beforeAll(async () => {
      const program = [process.execPath, join(ROOT, 'dist/command/muggins.js')];
      emulator = begin([...program, 'emulate', '--tcp', '0', '--json'], ROOT);
      port = JSON.parse(await emulator.line(/"ready"/)).port;
    });
    afterAll(() => emulator.end());

    test.each(SKETCHES)('%s', async (name) => {
      board = NOTHING;
      sketch = begin([process.execPath, name, port], folder);
      let code: number | null;
      try {
        await sketch.line(/Connected/);
        await RUNS[name]?.();
      } finally {
        code = await sketch.end('SIGINT');
      }
      expect(code).toBe(0);
    });

    test('all of them run here', () => expect(Object.keys(RUNS).toSorted()).toEqual(SKETCHES.toSorted()));

    test('Ctrl+C ends the board, and a sketch says that it is gone', async () => {
      sketch = begin([process.execPath, 'clock.mjs', port], folder);
      await sketch.line(/Connected/);
      expect(await emulator.end('SIGINT')).toBe(0);
      expect([await sketch.over, sketch.errors]).toEqual([
        1,
        expect.stringMatching(/^Lost the connection.*Check the cable\.\n$/),
      ]);
    });
  });
});

// What an image of the firmware is made of, and how: headers from the contract and the board, then core and sketch with
// avr-gcc, as the Arduino IDE would; how large it may be, and which committed files it makes stale.
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { boardHeader, protocolHeader } from '../hardware/headers.ts';
import type { BoardKind } from '../shared/protocol/index.ts';

const run = promisify(execFile);

export const FIRMWARE = dirname(fileURLToPath(import.meta.url));
const SKETCH = join(FIRMWARE, 'muggins');
/** Arduino's AVR platform, where Debian's arduino-core-avr puts it. */
const PLATFORM = process.env.ARDUINO_AVR ?? '/usr/share/arduino/hardware/arduino/avr';
const CORE = join(PLATFORM, 'cores/arduino');
const AGAIN = 'run `npm run firmware` and commit what it writes';

/** Most bytes that an image may take. An Uno has 32 KB of flash and 2 KB of RAM; the image for a Mega is a little larger. */
export const LIMITS: Readonly<Record<BoardKind, { readonly flash: number; readonly ram: number }>> = {
  uno: { flash: 20_480, ram: 1_200 },
  mega: { flash: 21_504, ram: 2_048 },
};

/** How the Arduino platform calls the boards. */
const BUILDS: Readonly<
  Record<BoardKind, { readonly mcu: string; readonly define: string; readonly variant: string }>
> = {
  uno: { mcu: 'atmega328p', define: 'ARDUINO_AVR_UNO', variant: 'standard' },
  mega: { mcu: 'atmega2560', define: 'ARDUINO_AVR_MEGA2560', variant: 'mega' },
};

const TARGET = [
  '-DF_CPU=16000000L',
  '-DARDUINO=10819',
  '-DARDUINO_ARCH_AVR',
  // The core's WString uses a name that gcc 5.4 has only in this spelling.
  '-DDECIMAL_DIG=__DECIMAL_DIG__',
];
const OPTIMISE = ['-Os', '-ffunction-sections', '-fdata-sections', '-flto', '-fno-fat-lto-objects'];
/**
 * Flags by who builds: ours, and those of the Arduino IDE (platform.txt of arduino-core-avr 1.8: `compiler.cpp.flags`,
 * `compiler.c.elf.flags`).
 */
const BUILDERS = {
  // Addresses kept ready for a loop cost more than they save where registers are few.
  ours: { compile: ['-fno-move-loop-invariants'], link: ['-mrelax'] },
  ide: { compile: ['-g', '-fpermissive', '-Wno-error=narrowing'], link: ['-g'] },
} as const;
type Builder = keyof typeof BUILDERS;
const LANGUAGE = {
  c: ['-std=gnu11'],
  cpp: ['-std=gnu++11', '-fno-exceptions', '-fno-threadsafe-statics'],
} as const;
const WARNINGS = ['-Wall', '-Wextra', '-Werror'];

export interface Image {
  /** Intel HEX. */
  readonly hex: string;
  /** Bytes of flash and of static RAM. */
  readonly flash: number;
  readonly ram: number;
}

/** What is generated and committed, by path from the folder `firmware`. */
export function generatedHeaders(): Readonly<Record<string, string>> {
  return {
    'muggins/src/generated/board.h': boardHeader(),
    'muggins/src/generated/protocol.h': protocolHeader(),
  };
}

/** True if everything that building needs is installed; otherwise a reason to print. */
export async function whyNoBuild(): Promise<string | undefined> {
  try {
    await run('avr-g++', ['--version']);
    await access(join(CORE, 'Arduino.h'));
    return undefined;
  } catch {
    return `building needs avr-gcc and ${CORE} (Debian: apt install gcc-avr avr-libc arduino-core-avr)`;
  }
}

/** For whom, and by whom. */
interface Target {
  readonly kind: BoardKind;
  readonly builder: Builder;
}

interface SourceFile {
  readonly folder: string;
  readonly path: string;
  readonly flags: readonly string[];
  readonly object: string;
}

async function sourcesIn(
  folder: string,
  prefix: string,
  flags: readonly string[],
): Promise<readonly SourceFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /\.(?:c|cpp|ino)$/.test(path));
  return paths.sort().map((path) => {
    const language = path.endsWith('.c') ? LANGUAGE.c : LANGUAGE.cpp;
    // What the IDE does to a sketch: it is C++ that has included Arduino.h.
    const sketch = path.endsWith('.ino') ? ['-x', 'c++', '-include', 'Arduino.h'] : [];
    const object = `${prefix}${path.replaceAll(/[\\/]/g, '_')}.o`;
    return { folder, path, flags: [...language, ...flags, ...sketch], object };
  });
}

/** Compiler options of a board. */
function targetOf({ kind, builder }: Target): readonly string[] {
  const { mcu, define, variant } = BUILDS[kind];
  const includes = [`-I${CORE}`, `-I${join(PLATFORM, 'variants', variant)}`];
  return [`-mmcu=${mcu}`, `-D${define}`, ...TARGET, ...OPTIMISE, ...BUILDERS[builder].compile, ...includes];
}

/** Compiles one file by its path from its own folder, so that no other path can get into the image. */
async function compile(source: SourceFile, wanted: Target, out: string): Promise<string> {
  const { folder, path, flags, object } = source;
  const compiler = path.endsWith('.c') ? 'avr-gcc' : 'avr-g++';
  const target = join(out, object);
  await run(compiler, ['-c', ...targetOf(wanted), ...flags, path, '-o', target], { cwd: folder });
  return object;
}

async function compileAll(
  sources: readonly SourceFile[],
  wanted: Target,
  out: string,
): Promise<readonly string[]> {
  const waiting = [...sources];
  const worker = async (): Promise<void> => {
    for (let source = waiting.shift(); source; source = waiting.shift()) await compile(source, wanted, out);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return sources.map(({ object }) => object);
}

/** Builds core and a sketch, ours unless given, for a board in the folder `out`. */
async function buildImage(wanted: Target, out: string, folder: string): Promise<Image> {
  await mkdir(out, { recursive: true });
  const core = await compileAll(await sourcesIn(CORE, 'core_', ['-w']), wanted, out);
  const sketch = await compileAll(await sourcesIn(folder, 'sketch_', WARNINGS), wanted, out);
  await run('avr-gcc-ar', ['rcsD', 'core.a', ...core], { cwd: out });
  const link = [
    '-Os',
    '-flto',
    '-fuse-linker-plugin',
    '-Wl,--gc-sections',
    ...BUILDERS[wanted.builder].link,
    `-mmcu=${BUILDS[wanted.kind].mcu}`,
  ];
  await run('avr-gcc', [...link, '-o', 'muggins.elf', ...sketch, 'core.a', '-lm'], { cwd: out });
  await run('avr-objcopy', ['-O', 'ihex', '-R', '.eeprom', 'muggins.elf', 'muggins.hex'], { cwd: out });
  const { stdout } = await run('avr-size', ['-A', 'muggins.elf'], { cwd: out });
  const size = (section: string): number =>
    Number(new RegExp(`^\\${section}\\s+(\\d+)`, 'm').exec(stdout)?.[1] ?? 0);
  const hex = (await readFile(join(out, 'muggins.hex'), 'utf8')).replaceAll('\r\n', '\n');
  return {
    hex,
    flash: size('.text') + size('.data'),
    ram: size('.data') + size('.bss') + size('.noinit'),
  };
}

/** A program that is not Muggins, for tests of what the host says of one. */
export const OTHER_SKETCH = join(FIRMWARE, 'testing/other');

/** Builds in a folder of its own, which `look` may look into before it is removed. */
export async function buildAside(
  kind: BoardKind = 'uno',
  sketch: string = SKETCH,
  look: (folder: string) => void = () => {},
  builder: Builder = 'ours',
): Promise<Image> {
  const out = await mkdtemp(join(tmpdir(), 'muggins-firmware-'));
  try {
    const image = await buildImage({ kind, builder }, out, sketch);
    look(out);
    return image;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** What is wrong with an image, one sentence each. */
export function faultsOf({ flash, ram }: Image, kind: BoardKind = 'uno'): readonly string[] {
  const faults: string[] = [];
  const limits = LIMITS[kind];
  if (flash > limits.flash) faults.push(`${kind}: flash: ${flash} bytes are more than ${limits.flash}`);
  if (ram > limits.ram) faults.push(`${kind}: static RAM: ${ram} bytes are more than ${limits.ram}`);
  return faults;
}

/** Which committed files differ from what they should be, by path from the folder `firmware`. */
export async function staleFiles(expected: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [path, text] of Object.entries(expected)) {
    const found = await readFile(join(FIRMWARE, path), 'utf8').catch(() => '');
    if (found !== text) stale.push(`firmware/${path} is stale: ${AGAIN}`);
  }
  return stale;
}

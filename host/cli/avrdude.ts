// avrdude: finding it, getting it, running it, and explaining its failures.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BoardKind } from '../../shared/protocol/index.ts';

/** The parts of the system that matter for finding programs. */
export interface SearchPlaces {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** An avrdude that can run. The Arduino IDE's own needs a configuration file. */
interface Avrdude {
  readonly path: string;
  readonly config?: string;
}

/** The processor of each board, and the protocol and speed of the boot loader that Arduino puts on it. */
export const PROGRAMMERS: Readonly<
  Record<
    BoardKind,
    { readonly part: string; readonly protocol: string; readonly baud: number; readonly chip: string }
  >
> = {
  uno: { part: 'atmega328p', protocol: 'arduino', baud: 115_200, chip: 'ATmega328P' },
  mega: { part: 'atmega2560', protocol: 'wiring', baud: 115_200, chip: 'ATmega2560' },
};

/** Looks on the path, then where the Arduino IDE keeps its own. Undefined if there is none. */
export function findAvrdude(system: SearchPlaces): Avrdude | undefined {
  const name = system.platform === 'win32' ? 'avrdude.exe' : 'avrdude';
  const folders = (system.env.PATH ?? system.env.Path ?? '').split(delimiter).filter((each) => each !== '');
  const path = folders.map((folder) => join(folder, name)).find(canRun);
  return path === undefined ? ofArduino(system, name) : { path };
}

function ofArduino({ platform, env }: SearchPlaces, name: string): Avrdude | undefined {
  const home = env.HOME ?? env.USERPROFILE ?? '';
  const data =
    platform === 'win32'
      ? join(env.LOCALAPPDATA ?? '', 'Arduino15')
      : join(home, platform === 'darwin' ? 'Library/Arduino15' : '.arduino15');
  const tools = join(data, 'packages', 'arduino', 'tools', 'avrdude');
  const versions = existsSync(tools)
    ? readdirSync(tools).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    : [];
  const found = versions
    .map((version) => join(tools, version))
    .find((each) => canRun(join(each, 'bin', name)));
  return found === undefined
    ? undefined
    : { path: join(found, 'bin', name), config: join(found, 'etc', 'avrdude.conf') };
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How to get avrdude on this system. */
export function howToGet(platform: NodeJS.Platform): string {
  const ways: Partial<Record<NodeJS.Platform, string>> = {
    linux:
      'Debian, Ubuntu, Raspberry Pi: sudo apt install avrdude; Fedora: sudo dnf install avrdude; Arch: sudo pacman -S avrdude.',
    darwin: 'With Homebrew: brew install avrdude.',
    win32:
      'winget install avrdude, or the archive from https://github.com/avrdudes/avrdude/releases in a folder of your PATH.',
  };
  const way =
    ways[platform] ??
    'Your system may have a package named avrdude; the sources are at https://github.com/avrdudes/avrdude.';
  return `${way} The Arduino IDE with its AVR boards has one too; or open firmware/muggins in the IDE and upload it.`;
}

/** Arguments that write the image without erasing the rest; avrdude then verifies it by itself. */
export function avrdudeArguments(
  { config }: Pick<Avrdude, 'config'>,
  {
    board,
    port,
    image,
    baud,
  }: {
    readonly board: BoardKind;
    readonly port: string;
    readonly image: string;
    readonly baud?: number | undefined;
  },
): readonly string[] {
  const { part, protocol, baud: usual } = PROGRAMMERS[board];
  return [
    ...(config === undefined ? [] : ['-C', config]),
    ...['-p', part, '-c', protocol, '-b', `${baud ?? usual}`, '-P', port, '-D', '-U', `flash:w:${image}:i`],
  ];
}

/** How a run of avrdude ended, with its output. */
export interface AvrdudeRun {
  /** null if it was killed. */
  readonly code: number | null;
  readonly said: string;
}

/** Milliseconds after which an avrdude that does not end is killed: writing and reading 40 KB back takes ten seconds. */
const RUN_LIMIT = 180_000;

/** Runs avrdude; every line that it says is told as it comes. Rejects if it cannot be started. */
export function runAvrdude(
  path: string,
  args: readonly string[],
  told: (line: string) => void,
): Promise<AvrdudeRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: RUN_LIMIT,
      windowsHide: true,
    });
    let said = '';
    let line = '';
    const take = (text: string): void => {
      said += text;
      const [first = '', ...rest] = `${line}${text}`.split(/\r?\n/);
      const lines = [first, ...rest];
      line = lines.pop() ?? '';
      for (const each of lines) if (each.trim() !== '') told(each.trimEnd());
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** What a run that failed came to. */
const FLASH_FAILURES = [
  'permission',
  'busy',
  'noPort',
  'wrongChip',
  'noSync',
  'notVerified',
  'badSetup',
  'failed',
] as const;
/** See FLASH_FAILURES. */
export type FlashFailure = (typeof FLASH_FAILURES)[number];

/** Words of avrdude 6.3, 7 and 8. The first row that fits counts: a wrong chip is also a failed initialisation. */
const SIGNS: readonly (readonly [FlashFailure, RegExp])[] = [
  ['badSetup', /(can'?t|cannot|unable to) (open|read|process) (system wide |any )?config/i],
  ['permission', /permission denied|access is denied|EACCES/i],
  ['busy', /resource busy|device or resource busy|resource temporarily unavailable|being used by another/i],
  ['noPort', /no such (file|device)|cannot find the file|the system cannot find/i],
  [
    'wrongChip',
    /expected signature|differs in signature|signature does not match|neither matches|invalid device signature/i,
  ],
  ['notVerified', /verification (error|mismatch)|content mismatch|first mismatch/i],
  [
    'noSync',
    /not in sync|not responding|timeout communicating|protocol error|stk500\w*_recv|ser_recv|cannot get into sync|unable to open programmer/i,
  ],
];

/** What a failed run means. */
export const failureOf = (said: string): FlashFailure =>
  SIGNS.find(([, words]) => words.test(said))?.[0] ?? 'failed';

/** Bytes that avrdude says it has verified; undefined if it does not say. */
export function verifiedBytes(said: string): number | undefined {
  const [, bytes] = /(\d+) bytes? of flash(?:[^\n]*) verified/.exec(said) ?? [];
  return bytes === undefined ? undefined : Number(bytes);
}

/** Signatures of processors, as avrdude prints them. */
const SIGNATURES: Readonly<Record<string, string>> = {
  '1e950f': 'an ATmega328P, an Uno',
  '1e9514': 'an ATmega328',
  '1e9516': 'an ATmega328PB',
  '1e9801': 'an ATmega2560, a Mega',
  '1e9587': 'an ATmega32U4, a Leonardo or Micro',
};

/** The processor that avrdude has found, in words. */
export function chipSaid(said: string): string | undefined {
  const [, signature = ''] =
    /signature = 0x([0-9a-f]{6})/i.exec(
      said.replace(/0x([0-9a-f]{2}) ([0-9a-f]{2}) ([0-9a-f]{2})/gi, '0x$1$2$3'),
    ) ?? [];
  return SIGNATURES[signature.toLowerCase()];
}

// The most stack that an image can ever take, worked out from its disassembly: every function's frame and pushes, the
// deepest chain of calls, and the deepest interrupt on top. No function calls itself or through a pointer.
import { execFileSync } from 'node:child_process';

interface Routine {
  /** Bytes that it puts on the stack itself, at most. */
  readonly frame: number;
  readonly calls: readonly string[];
  /** Other functions that it jumps to and that return in its place. */
  readonly tails: readonly string[];
}

export interface StackBound {
  /** Bytes from main on down, and of the deepest interrupt. */
  readonly main: number;
  readonly interrupt: number;
  readonly total: number;
  /** The chain of calls that goes deepest. */
  readonly chain: readonly string[];
}

/** Bytes of a return address on chips with up to 128 KB of flash. */
const RETURN = 2;

function routinesIn(elf: string): ReadonlyMap<string, Routine> {
  const text = execFileSync('avr-objdump', ['-d', elf], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const routines = new Map<string, Routine>();
  for (const block of text.split(/\n(?=[0-9a-f]{8} <)/)) {
    const name = /^[0-9a-f]{8} <([^>]+)>:/.exec(block)?.[1];
    if (name !== undefined) routines.set(name, routine(name, block.split('\n').slice(1)));
  }
  return routines;
}

function routine(name: string, lines: readonly string[]): Routine {
  const instructions = lines.flatMap((line) => {
    const [, mnemonic = '', rest = ''] =
      /\t([a-z]+)(?:\t(.*))?$/.exec(line.replace(/^.*?:\t[0-9a-f ]+/, '')) ?? [];
    return mnemonic === '' ? [] : [{ mnemonic, rest }];
  });
  const target = (rest: string): string => /<([^>+]+)(\+0x[0-9a-f]+)?>/.exec(rest)?.[1] ?? '';
  const calls: string[] = [];
  const tails: string[] = [];
  let frame = 0;
  for (const { mnemonic, rest } of instructions) {
    if (mnemonic === 'icall' || mnemonic === 'eicall') throw new Error(`${name} calls through a pointer`);
    if (mnemonic === 'push') frame += 1;
    // A call of the next instruction makes room on the stack.
    if (mnemonic === 'rcall' && rest.startsWith('.+0 ')) frame += RETURN;
    else if (mnemonic === 'rcall' || mnemonic === 'call') calls.push(target(rest));
    else if ((mnemonic === 'rjmp' || mnemonic === 'jmp') && target(rest) !== name) tails.push(target(rest));
  }
  return { frame: frame + localsOf(instructions), calls, tails };
}

/** Bytes that the frame pointer is moved by, before the first call. */
function localsOf(instructions: readonly { readonly mnemonic: string; readonly rest: string }[]): number {
  const at = instructions.findIndex(
    ({ mnemonic, rest }) => mnemonic === 'in' && rest.startsWith('r28, 0x3d'),
  );
  if (at < 0) return 0;
  const [low, high] = instructions.slice(at + 2, at + 4);
  const value = (rest = ''): number => Number.parseInt(/0x[0-9a-fA-F]+/.exec(rest)?.[0] ?? '0', 16);
  if (low?.mnemonic === 'sbiw') return value(low.rest);
  return low?.mnemonic === 'subi' && low.rest.startsWith('r28')
    ? value(low.rest) + 256 * value(high?.rest)
    : 0;
}

/** @throws Error for a function that calls itself or through a pointer: then there is no bound */
export function stackBound(elf: string): StackBound {
  const routines = routinesIn(elf);
  const known = new Map<string, { readonly depth: number; readonly chain: readonly string[] }>();
  const open = new Set<string>();
  const depthOf = (name: string): { readonly depth: number; readonly chain: readonly string[] } => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const body = routines.get(name);
    if (body === undefined) return { depth: 0, chain: [] };
    if (open.has(name)) throw new Error(`${name} calls itself`);
    open.add(name);
    const below = [
      ...body.calls.map((callee) => ({ extra: RETURN, ...depthOf(callee) })),
      ...body.tails.map((callee) => ({ extra: 0, ...depthOf(callee) })),
    ].sort((a, b) => b.extra + b.depth - a.extra - a.depth)[0] ?? { extra: 0, depth: 0, chain: [] };
    open.delete(name);
    const answer = { depth: body.frame + below.extra + below.depth, chain: [name, ...below.chain] };
    known.set(name, answer);
    return answer;
  };
  const main = depthOf('main');
  const vectors = [...routines.keys()].filter((name) => /^__vector_\d+$/.test(name));
  const interrupt = RETURN + Math.max(0, ...vectors.map((name) => depthOf(name).depth));
  return {
    main: RETURN + main.depth,
    interrupt,
    total: RETURN + main.depth + interrupt,
    chain: main.chain,
  };
}

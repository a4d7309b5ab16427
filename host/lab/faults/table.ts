// The fault campaigns, as `muggins-lab faults` reports them: some minutes to half an hour.
import { readFileSync } from 'node:fs';
import { FAULT_KINDS, parseHex, prebuiltImage } from '../../../hardware/emulator/index.ts';
import { CliError, type Output } from '../../cli/output.ts';
import { type CampaignResult, runFaults } from './campaign.ts';
import { runWhole, type WholeResult } from './whole.ts';

/** Options, read. */
interface FaultsOptions {
  /** Messages for each rate. */
  readonly messages: number;
  readonly seed: number;
  readonly rates: readonly number[];
  /** Through the whole of host/board. */
  readonly connection?: boolean;
  readonly json?: boolean;
}

/** Runs every rate and prints a row for each, as docs/evidence.md has them. @throws CliError if anything wrong was lit */
export async function faults(options: FaultsOptions, output: Output): Promise<void> {
  const { connection = false, messages, seed } = options;
  const flash = parseHex(readFileSync(prebuiltImage(), 'utf8'));
  const heads = connection ? WHOLE_HEADS : HEADS;
  if (!options.json) for (const line of [rowOf(heads), `|${'---|'.repeat(heads.length)}`]) output.out(line);
  const wrongs: string[] = [];
  for (const rate of options.rates) {
    const asked = { flash, rate, messages, seed };
    const { row, result } = connection ? await throughWhole(asked) : throughCodec(asked);
    output.out(options.json ? JSON.stringify(result) : row);
    output.err(`${percent(rate)}: ${result.seconds.toFixed(0)} s`);
    wrongs.push(...result.wrongs);
  }
  if (wrongs.length > 0) throw new CliError('wrongLit', wrongs.slice(0, 5).join('\n'));
}

interface Ran {
  readonly row: string;
  readonly result: CampaignResult | WholeResult;
}
type Asked = Parameters<typeof runFaults>[0];

async function throughWhole(asked: Asked): Promise<Ran> {
  const result = await runWhole(asked);
  return { row: rowOf(wholeCells(result)), result };
}

function throughCodec(asked: Asked): Ran {
  const result = runFaults(asked);
  return { row: rowOf(codecCells(result)), result };
}

const percent = (share: number): string => `${+(share * 100).toPrecision(3)} %`;
const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const HEADS = [
  'bytes hit',
  'messages',
  `bytes; ${FAULT_KINDS.join(', ')}`,
  'refused: checksum + frame',
  'states shown',
  'order to light, mean / worst',
  'key events',
  'wrong',
];

function codecCells(result: CampaignResult): readonly string[] {
  const { rate, sent, received, repeated, bytes, hits, states, overtaken, mean, worst } = result;
  const { badChecksum, badFrame, keyResend, keyLost } = result.counters;
  return [
    percent(rate),
    `${sent + received} (${sent} to the board, ${repeated} of them repeats)`,
    `${bytes}; ${FAULT_KINDS.map((kind) => hits[kind]).join(', ')}`,
    `${badChecksum} + ${badFrame}`,
    `${states - result.wrongs.length} of ${states}, ${overtaken} overtaken`,
    `${mean.toFixed(1)} / ${worst.toFixed(0)} ms`,
    `${result.strokes} of ${result.contacts}, ${keyResend} resent, ${keyLost} lost`,
    `${result.wrongs.length}`,
  ];
}

const WHOLE_HEADS = [
  'bytes hit',
  'messages',
  `bytes; ${FAULT_KINDS.join(', ')}`,
  'views shown',
  'show to light, mean / worst',
  'reconnected',
  'key events',
  'wrong',
];

function wholeCells(result: WholeResult): readonly string[] {
  const { rate, messages, bytes, hits, views, mean, worst, lost, contacts, strokes, wrongs } = result;
  return [
    percent(rate),
    `${messages}`,
    `${bytes}; ${FAULT_KINDS.map((kind) => hits[kind]).join(', ')}`,
    `${views}`,
    `${mean.toFixed(1)} / ${worst.toFixed(0)} ms`,
    `${lost}`,
    `${strokes} of ${contacts}`,
    `${wrongs.length}`,
  ];
}

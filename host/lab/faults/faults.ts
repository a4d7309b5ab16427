// The whole campaign: `npm run faults`, some minutes to half an hour. The exit code is 1 if anything was wrong.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FAULT_KINDS, parseHex, prebuiltImage } from '../../../hardware/emulator/index.ts';
import { type CampaignResult, runFaults } from './campaign.ts';
import { runWhole, type WholeResult } from './whole.ts';

const { values } = parseArgs({
  options: {
    /** Frames for each rate. */
    messages: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '1' },
    rates: { type: 'string', default: '0.0001,0.001,0.01,0.1' },
    json: { type: 'boolean', default: false },
    /** Through the whole of host/board: greeting, heartbeat and reconnecting, too. */
    connection: { type: 'boolean', default: false },
  },
});

const percent = (share: number): string => `${+(share * 100).toPrecision(3)} %`;

/** A row of the table in docs/evidence.md. */
function row(result: CampaignResult): string {
  const { rate, sent, received, repeated, bytes, hits, states, overtaken, mean, worst } = result;
  const { badChecksum, badFrame, keyResend, keyLost } = result.counters;
  const cells = [
    percent(rate),
    `${sent + received} (${sent} to the board, ${repeated} of them repeats)`,
    `${bytes}; ${FAULT_KINDS.map((kind) => hits[kind]).join(', ')}`,
    `${badChecksum} + ${badFrame}`,
    `${states - result.wrongs.length} of ${states}, ${overtaken} overtaken`,
    `${mean.toFixed(1)} / ${worst.toFixed(0)} ms`,
    `${result.strokes} of ${result.contacts}, ${keyResend} resent, ${keyLost} lost`,
    `${result.wrongs.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const flash = parseHex(readFileSync(prebuiltImage(), 'utf8'));
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

/** A row of the second table. */
function wholeRow(result: WholeResult): string {
  const { rate, messages, bytes, hits, views, mean, worst, lost, contacts, strokes, wrongs } = result;
  const cells = [
    percent(rate),
    `${messages}`,
    `${bytes}; ${FAULT_KINDS.map((kind) => hits[kind]).join(', ')}`,
    `${views}`,
    `${mean.toFixed(1)} / ${worst.toFixed(0)} ms`,
    `${lost}`,
    `${strokes} of ${contacts}`,
    `${wrongs.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
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

/** Runs one rate and prints its row. */
async function run(rate: number): Promise<void> {
  const options = { flash, rate, messages: Number(values.messages), seed: Number(values.seed) };
  const whole = values.connection ? await runWhole(options) : undefined;
  const result = whole ?? runFaults(options);
  const line = whole ? wholeRow(whole) : row(result as CampaignResult);
  console.log(values.json ? JSON.stringify(result) : line);
  console.error(`${percent(rate)}: ${result.seconds.toFixed(0)} s`);
  for (const wrong of result.wrongs.slice(0, 5)) console.error(`  ${wrong}`);
  if (result.wrongs.length > 0) process.exitCode = 1;
}

const heads = values.connection ? WHOLE_HEADS : HEADS;
if (!values.json) console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => '---|').join('')}`);
for (const rate of values.rates.split(',').map(Number)) await run(rate);
// Johnny-Five leaves timers behind.
process.exit();

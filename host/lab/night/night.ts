// `muggins-lab night`: a league night of forty tables in simulated time, compared with what the tables' own journals say.
import { CliError, json, type Output, usageError } from '../../cli/output.ts';
import { type Evening, playEvening } from './evening.ts';
import type { EveningResult } from './result.ts';

interface NightOptions {
  readonly carrier: Evening['carrier'];
  readonly tables: number;
  readonly rounds: number;
  readonly boards: number;
  readonly seed: number;
  readonly faults?: boolean;
  readonly json?: boolean;
}

/** What befalls a night of 360 games; a smaller one has its share. */
const PER_GAME = { kills: 50 / 360, cuts: 400 / 360 } as const;
const DEATHS = 2;

/** Plays a night. @throws CliError where anything was lost, doubled or wrong */
export async function night(options: NightOptions, output: Output): Promise<void> {
  const { carrier, tables, rounds, seed, boards, faults = false } = options;
  if (boards > 0 && carrier === 'memory')
    throw usageError('badOption', '--boards: boards run in real time. Add --carrier network.');
  const games = tables * rounds;
  const result = await playEvening({
    carrier,
    tables,
    rounds,
    boards: Math.min(boards, tables),
    seed,
    faults,
    kills: Math.ceil(games * PER_GAME.kills),
    cuts: Math.ceil(games * PER_GAME.cuts),
    deaths: DEATHS,
  });
  for (const line of options.json ? [json(result)] : reportOf(result)) output.out(line);
  const { results, expected, lost, doubled, wrong, rebuilt } = result;
  if (results === expected && lost + doubled + wrong === 0 && rebuilt) return;
  const again = `npm run night -- --seed ${seed} --tables ${tables} --rounds ${rounds} --carrier ${carrier}${boards > 0 ? ` --boards ${boards}` : ''}${faults ? ' --faults' : ''}`;
  throw new CliError('lawBroken', `The hall's night is not that of the tables.\nTo see it again: ${again}`);
}

function reportOf({ delay, ...result }: EveningResult): readonly string[] {
  const { results, expected, lost, doubled, wrong } = result;
  return [
    `${results} of ${expected} results at the desk; lost ${lost}, doubled ${doubled}, wrong ${wrong}`,
    `the hall died ${result.kills} times, ${result.cuts} lines were cut, ${result.deaths} tables lost their power, the disk was full ${result.full} times, ${result.clones.made} tables ran twice and ${result.clones.noticed} were named`,
    `from the game's end, or the line's return, to the receipt: p99 ${delay.p99} ms, at most ${delay.most} ms`,
    `the journal read again gives ${result.rebuilt ? 'the same night' : 'ANOTHER NIGHT'}`,
    `${result.hours} hours in ${result.seconds.toFixed(1)} seconds`,
  ];
}

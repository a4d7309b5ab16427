// The campaign of kills, as `muggins-lab kill` reports it.
import { CliError, json, type Output } from '../cli/output.ts';
import { type Kill, runCampaign } from './scenario/kills.ts';

/** Options, read. */
interface KillOptions {
  readonly times: number;
  readonly seed: number;
  readonly reader?: boolean;
  readonly json?: boolean;
}

/** Kills the host so many times. @throws CliError if a score was lost whose hole had been lit */
export async function kill(options: KillOptions, output: Output): Promise<void> {
  const { times, seed, reader = false } = options;
  const begun = performance.now();
  const told = (each: Kill): void => (options.json ? undefined : output.out(killText(each)));
  const campaign = await runCampaign({ times, seed, reader, told });
  const { kills, wrongs } = campaign;
  if (options.json) output.out(json(campaign));
  else output.out(summaryText(kills, wrongs, (performance.now() - begun) / 1_000));
  if (wrongs.length > 0) throw new CliError('scoreLost', `${wrongs.length} wrong: ${wrongs[0]}`);
}

function killText({ number, after, score, wrongs }: Kill): string {
  const verdict = wrongs.length === 0 ? '' : `  WRONG: ${wrongs.join('; ')}`;
  return `kill ${number}, ${after.toFixed(1)} ms after the button: last score ${score}${verdict}`;
}

function summaryText(kills: readonly Kill[], wrongs: readonly string[], seconds: number): string {
  const count = (score: Kill['score']): number => kills.filter((each) => each.score === score).length;
  const verdict = wrongs.length === 0 ? 'every score whose hole was lit is there' : `${wrongs.length} WRONG`;
  return (
    `${kills.length} kills in ${seconds.toFixed(0)} s: the last score lit ${count('lit')} times, kept but not lit yet ` +
    `${count('kept')}, not kept ${count('lost')}; ${verdict}`
  );
}

// `muggins-lab night`: a league night in simulated time, compared with the tables' own journals.
import { CliError, json, type Output } from '../../cli/output.ts';
import { type Evening, type EveningResult, gamesOf, playEvening } from './evening.ts';

interface NightOptions
  extends Partial<Pick<Evening, 'tables' | 'rounds' | 'weekend'>>,
    Pick<Evening, 'seed'> {
  readonly faults?: boolean;
  readonly json?: boolean;
}

/** Tables and rounds of a club's night, and of a tournament with 108 players. */
const USUAL = { night: { tables: 40, rounds: 9 }, weekend: { tables: 54, rounds: 22 } } as const;
/** What befalls a night of 360 games; a smaller one has its share. */
const PER_GAME = { kills: 50 / 360, cuts: 400 / 360 } as const;
const ANYWAY = { deaths: 3, fullDisks: 3, duplicates: 1, burnt: 1 } as const;

/** Plays a night. @throws CliError where anything was lost, doubled or wrong */
export async function night(options: NightOptions, output: Output): Promise<void> {
  const { weekend = false, seed } = options;
  const { tables, rounds } = { ...USUAL[weekend ? 'weekend' : 'night'], ...options };
  const games = gamesOf({ tables, rounds, weekend });
  const share = { kills: Math.ceil(games * PER_GAME.kills), cuts: Math.ceil(games * PER_GAME.cuts) };
  const faults = options.faults === true ? { ...share, ...ANYWAY } : undefined;
  const result = await playEvening({ tables, rounds, weekend, seed, faults });
  for (const line of options.json ? [json(result)] : reportOf(result)) output.out(line);
  const { results, expected, lost, doubled, wrong, rebuilt } = result;
  if (results === expected && lost + doubled + wrong === 0 && rebuilt) return;
  const flags = `${weekend ? ' --weekend' : ''}${faults ? ' --faults' : ''}`;
  const again = `npm run night -- --seed ${seed} --tables ${tables} --rounds ${rounds}${flags}`;
  throw new CliError('lawBroken', `The hall's night is not that of the tables.\nTo see it again: ${again}`);
}

function reportOf({ delay, faults, ...result }: EveningResult): readonly string[] {
  const { results, expected, lost, doubled, wrong } = result;
  const { kills, burnt, cuts, deaths, duplicates, fullDisks } = faults;
  return [
    `${results} of ${expected} results at the desk; lost ${lost}, doubled ${doubled}, wrong ${wrong}`,
    `kills of the hall: ${kills}, full disks: ${fullDisks}, laptops burnt: ${burnt}`,
    `cut connections: ${cuts}, tables without power: ${deaths + duplicates}, duplicated tables: ${duplicates}, named: ${result.named}`,
    `from the game's end, or the connection's return, to the receipt: p99 ${delay.p99} ms, at most ${delay.most} ms`,
    `the journal read again gives ${result.rebuilt ? 'the same night' : 'ANOTHER NIGHT'}`,
    `${result.hours} hours in ${result.seconds.toFixed(1)} seconds`,
  ];
}

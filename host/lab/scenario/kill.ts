// `npm run kill -- --times 200`: the campaign of kills, from the command line. `--reader` keeps the journal open for reading.
import { parseArgs } from 'node:util';
import { json, standardOutput } from '../../cli/output.ts';
import { runCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    reader: { type: 'boolean', default: false },
    json: { type: 'boolean' },
  },
});
const { out } = standardOutput;
const begun = performance.now();
const campaign = await runCampaign({
  times: Number(values.times),
  seed: Number(values.seed),
  reader: values.reader,
  told: ({ number, after, score, wrongs }) => {
    if (values.json) return;
    const verdict = wrongs.length === 0 ? '' : `  WRONG: ${wrongs.join('; ')}`;
    out(`kill ${number}, ${after.toFixed(1)} ms after the button: last score ${score}${verdict}`);
  },
});
const { kills, wrongs } = campaign;
const count = (score: string): number => kills.filter((kill) => kill.score === score).length;
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
if (values.json) out(json(campaign));
else {
  out(
    `${kills.length} kills in ${seconds} s: the last score lit ${count('lit')} times, kept but not lit yet ${count('kept')}, ` +
      `not kept ${count('lost')}; ${wrongs.length === 0 ? 'every score whose hole was lit is there' : `${wrongs.length} WRONG`}`,
  );
}
if (wrongs.length > 0) process.exitCode = 1;

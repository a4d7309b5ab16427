// The golden frames as inputs of the fuzzer.
import golden from '../../shared/protocol/frames.golden.json' with { type: 'json' };

/** The golden frames that a host may send, good and broken, each on a greeted board. */
export const goldenCorpus = (): string =>
  [...golden.good, ...golden.broken]
    .filter(({ from }) => from !== 'board')
    .map(({ name, bytes }) => `01 ${bytes}  # ${name}\n`)
    .join('');

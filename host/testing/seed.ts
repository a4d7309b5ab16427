// One seed for everything random in a run of the tests. A change is judged by the same games as the change before it, so a
// failure is its own; `SEED=random` (or a number) looks further, and prints the seed with what it finds.
import fc from 'fast-check';

const { SEED } = process.env;

if (SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED ?? 121) });

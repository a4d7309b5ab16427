import { test } from 'vitest';
import { PRESETS } from '../house/presets.ts';
import { expectPlayed } from '../testing/bots.ts';

test.each(PRESETS.map((rules) => [rules.name, rules] as const))(
  'a bot that picks from what is legal plays %s to the end; as text it is the same game',
  (_, rules) => expectPlayed(rules, 6),
);

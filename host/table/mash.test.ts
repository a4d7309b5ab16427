// Button mashing: whatever is pressed, in whatever order, nothing is thrown, nothing lights that is not kept, and
// every row fits the display.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEY_IDS } from '../../shared/protocol/index.ts';
import { type RuleSet, replay } from '../../shared/rules/index.ts';
import { CLAIM_MODES, MUGGINS_MODES } from '../../shared/rules/terms/index.ts';
import { Rig } from './testing/rig.ts';
import '../testing/seed.ts';

const press = fc.tuple(fc.constantFrom(...KEY_IDS), fc.constantFrom('press', 'release', 'hold'));
/** Keys as people press them, and a share of things that get far into a game. */
const keys = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: press.map(([key, action]) => (action === 'press' ? key : `${action}:${key}`)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '2 4 P1',
        '1 2 P2',
        '8 P1',
        'P2 D',
        '# 9 7 8 8 C',
        '2 MUGGINS',
        '# 7',
        '# 8 2 P2',
        '# D',
        'hold:P1',
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom('D', 'UNDO', '*', '#') },
  ),
  { minLength: 20, maxLength: 80 },
);
const rules: fc.Arbitrary<Partial<RuleSet>> = fc
  .record({ claims: fc.constantFrom(...CLAIM_MODES), muggins: fc.constantFrom(...MUGGINS_MODES) })
  .filter(({ claims, muggins }) => claims !== 'trust' || muggins !== 'automatic');

test('any sequence of keys', () => {
  fc.assert(
    fc.property(rules, keys, (house, words) => {
      const rig = new Rig({ rules: house });
      for (const word of words) {
        const before = { pegs: rig.pegs, kept: rig.journal.kept.length };
        rig.keys(word);
        const shown = rig.acts.findLast((act) => act.what === 'shown');
        if (shown?.what !== 'shown') throw new Error('nothing was ever shown');
        const { rows, pegs } = shown.view;
        const fits = rows.length === 4 && rows.every((row) => /^[ -~♠♥♦♣]{0,20}$/.test(row));
        const onTrack = pegs.every(({ front, rear }) => rear >= 0 && rear <= front && front <= 121);
        const kept = rig.journal.kept.length > before.kept || rig.pegs === before.pegs;
        if (!fits || !onTrack || !kept) throw new Error(JSON.stringify({ word, rows, pegs, kept }));
      }
      // The journal alone gives the same table.
      expect(replay(rig.journal.events()).present).toEqual(rig.table.state);
      expect(JSON.parse(JSON.stringify(rig.table.view))).toEqual(rig.table.view);
    }),
    { numRuns: 200 },
  );
});

// Sentences that a review of the pages found hard to read, as they were rewritten: each by its place in the tables.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULING_SOURCES } from '../rules/rulings/ruling.ts';
import { EN } from './en/index.ts';
import { FR } from './fr/index.ts';
import type { Language } from './language.ts';
import { peopleOf } from './people.ts';

const people = peopleOf(['Ann', 'Bob']);

/** What says it, and the sentence in each language. */
const ROWS: readonly (readonly [about: string, say: (words: Language) => string, en: string, fr: string])[] =
  [
    [
      'a table that no phone reaches',
      ({ pages }) => pages.seat.noPhones,
      'Phones can’t join yet. Start Muggins again with --lan: the scoreboard then shows a code for each player.',
      'Les téléphones ne peuvent pas encore s’asseoir. Relancez Muggins avec --lan : le tableau montre alors un code à chacun.',
    ],
    [
      'where no code shows',
      ({ pages }) => pages.seat.noCode,
      'No code? Ask the host: codes show on the host’s computer, or on a television once the PIN is entered under Table.',
      'Pas de code ? Demandez à l’hôte : les codes paraissent sur son ordinateur, ou sur un téléviseur une fois le NIP entré à la page Table.',
    ],
    [
      'a seat on the host’s own page',
      ({ pages }) => pages.seat.sitHere,
      'Or play here as',
      'Ou jouez ici, à la place de',
    ],
    [
      'who has to agree to a report',
      ({ pages }) => pages.seat.report.consent,
      'Your own mistakes count at once. Your opponent must agree before theirs do, or before a redeal.',
      'Votre faute compte aussitôt. Pour celle d’un adversaire, ou pour une nouvelle donne, il faut son accord.',
    ],
    [
      'counts that are not checked',
      ({ pages }) => pages.newgame.meanings.mode.trust,
      'Never: any possible count is accepted.',
      'Jamais : tout compte possible est accepté.',
    ],
    [
      'colours that everybody can tell apart',
      ({ pages }) => pages.table.palettes.safe,
      'Colour-blind safe',
      'Distinctes pour tous',
    ],
    [
      'colours for those who lack red and green',
      ({ pages }) => pages.table.palettes.redGreen,
      'For red–green colour blindness',
      'Pour le daltonisme rouge-vert',
    ],
    [
      'the cut',
      ({ prompts }) => prompts.asks.whoDeals[0]({ code: 'whoDeals', sides: 2, points: false }, people),
      "Cut, then press the dealer's button, or CARDS to key the cut.",
      'Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe.',
    ],
    [
      'an undo that waits',
      ({ consents }) => consents.undoWaits([1], people),
      'Waiting for Bob to agree. (Or press UNDO on the board.)',
      'On attend Bob. (Ou appuyez sur UNDO sur la planche.)',
    ],
    [
      'the source of a corrected overcount',
      ({ rulings }) => rulings.source(RULING_SOURCES.overcountCorrected),
      'House rule: an overcount is put right',
      'Règle de la maison : un compte trop fort est corrigé',
    ],
  ];

test.each(ROWS)('%s', (_, say, en, fr) => {
  expect(say(EN)).toBe(en);
  // A space of its own stands before a colon, in the tables or once they are set.
  expect(say(FR).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(fr);
});

test.each([
  '| next step; in the show: nothing to count (not in `always`) |',
  '| report a penalty, such as a renege or a misdeal |',
  'NEXT` until the right one shows, then the points and the player |',
  'Points the card does not earn are refused (`trust`) or ruled on.',
  'then already knows the hands when you count.',
  'imports these scores once and marks them unchecked.',
  'for a new board with four lanes, start once with `--lanes 4`',
])('docs/playing.md: %s', (words) => {
  const page = readFileSync(new URL('../../docs/playing.md', import.meta.url), 'utf8');
  expect(page.replaceAll(/\s+/g, ' ')).toContain(words);
});

import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../../shared/protocol/index.ts';
import { settingOf } from '../../../shared/rules/house/index.ts';
import { findPreset, PRESETS, SETTINGS, SIX_CARD } from '../../../shared/rules/index.ts';
import { commandOf, commandSchema } from '../../web/table/wire.ts';
import {
  clashOf,
  commandOfForm,
  formOf,
  formText,
  type GameForm,
  gameTitle,
  levelsOf,
  namesOf,
  rulesOfForm,
  whyNoMuggins,
  withChange,
  withColour,
  withLevel,
  withName,
  withPalette,
  withSwap,
} from './form.ts';

const form = (changes: Partial<GameForm> = {}): GameForm => ({
  preset: 'six-card',
  changes: {},
  names: [],
  palette: 'standard',
  colours: PALETTES.standard,
  ...changes,
});

describe('a new game from the page', () => {
  test.each<[Partial<GameForm>, string]>([
    [{}, '2 players on 2 lanes, 4 cards each, to 121'],
    [{ preset: 'six-card-4' }, '4 players on 2 lanes, 4 cards each, to 121'],
    [{ preset: 'captain' }, '3 players on 2 lanes, 4 cards each, to 61 and 121'],
    [{ changes: { target: '61' } }, '2 players on 2 lanes, 4 cards each, to 61'],
  ])('%j: %s', (changes, text) => {
    expect(formText(form(changes))).toBe(text);
  });

  test('what makes no sense is said in words', () => {
    expect(formText(form({ changes: { target: '7' } }))).toMatch(/target is 7.*31 to 999/);
    expect(formText(form({ preset: 'whist' }))).toMatch(/no game “whist”/);
  });

  test('everybody has a name', () => {
    expect(namesOf(form({ names: ['Ann', ' '] }), 3)).toEqual(['Ann', 'Blue', 'Green']);
    expect(namesOf(form(), 7)[6]).toBe('P7');
  });

  test('it becomes a command that the host understands', () => {
    const chosen = form({ preset: 'six-card-3', changes: { mode: 'challenge' }, names: ['Ann'] });
    const posted = commandSchema.parse(commandOfForm(chosen));
    const rules = rulesOfForm(chosen);
    expect(commandOf(posted)).toEqual({
      ok: true,
      value: { type: 'newGame', players: ['Ann', 'Blue', 'Green'], rules: rules.ok && rules.value },
    });
    expect(commandOfForm(form({ preset: 'whist', names: ['Ann'] }))).toMatchObject({ players: ['Ann'] });
  });

  // Finding 5 of a newcomer: names and choices of the game on the board were lost.
  test.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s once more', (name, rules) => {
    const again = formOf({ rules: { ...rules, claims: 'always' }, names: ['Ann', 'Bob'] });
    expect(again).toMatchObject({ preset: name, names: ['Ann', 'Bob'] });
    expect(rulesOfForm(again)).toEqual({ ok: true, value: { ...rules, claims: 'always' } });
  });

  // 'seats' sets the sides as well, and so does not stand alone.
  const alone = SETTINGS.filter(({ name }) => name !== 'seats');
  test.each(alone.map(({ name, values }) => [name, values] as const))('what %s is now', (name, values) => {
    for (const { name: preset } of PRESETS) {
      const found = findPreset(preset);
      const now = found.ok ? settingOf(found.value, name) : 'none';
      if (typeof values === 'object' && now !== '') expect(values).toContain(now);
      const again = rulesOfForm(form({ preset, changes: now === '' ? {} : { [name]: now } }));
      expect(again.ok && settingOf(again.value, name)).toBe(now);
    }
  });

  test('without a game it is the first preset', () => {
    // No colours were chosen: these are safe for every eye.
    expect(formOf(undefined)).toEqual(form({ palette: 'safe', colours: PALETTES.safe }));
  });

  test('what the preset has anyway is no change', () => {
    const changed = withChange(form(), 'target', '61');
    expect(changed.changes).toEqual({ target: '61' });
    expect(withChange(changed, 'target', '121').changes).toEqual({});
    expect(withChange(changed, 'target', '').changes).toEqual({});
  });

  describe('colours', () => {
    test('a side chooses one, and the lanes without a side have what is left', () => {
      expect(commandOfForm(withColour(form(), 0, 'green'))).toMatchObject({
        colours: ['green', 'blue', 'vermilion', 'yellow', 'magenta', 'indigo'],
      });
      const safe = withColour(withPalette(form({ preset: 'six-card-3' }), 'safe'), 2, 'magenta');
      expect(commandOfForm(safe)).toMatchObject({
        colours: ['amber', 'indigo', 'magenta', 'green', 'red', 'blue'],
      });
    });

    test('two sides cannot have the same, and it is said who', () => {
      const same = withColour(withName(form(), 1, 'Bob'), 0, 'blue');
      expect(clashOf(same)).toBe(
        'Player 1 and Bob cannot both be blue. Choose another colour for one of them.',
      );
      expect(commandOfForm(same)).not.toHaveProperty('colours');
      expect(clashOf(withColour(same, 1, 'vermilion'))).toBeUndefined();
      // Partners are one side; a lane without a side is unused.
      expect(clashOf(form({ preset: 'six-card-4' }))).toBeUndefined();
      expect(clashOf(withColour(form(), 2, 'blue'))).toBeUndefined();
      expect(clashOf(form({ preset: 'whist' }))).toBeUndefined();
    });

    test('who has no name is called by the colour, and goes on to be', () => {
      const safe = withPalette(form(), 'safe');
      expect(namesOf(safe, 2)).toEqual(['Amber', 'Indigo']);
      const again = formOf({ rules: SIX_CARD, names: ['Amber', 'Bob'] }, PALETTES.safe);
      expect(again.names).toEqual(['', 'Bob']);
      expect(namesOf(withPalette(again, 'blueYellow'), 2)).toEqual(['Scarlet', 'Bob']);
      expect(namesOf(form({ preset: 'six-card-4' }), 4)).toEqual(['Red', 'Blue', 'Green', 'Yellow']);
    });

    test('who moves up takes the colour along, partners do not', () => {
      const two = withSwap(withName(withName(form(), 0, 'Ann'), 1, 'Bob'), 1);
      expect([two.names.slice(0, 2), two.colours.slice(0, 2)]).toEqual([
        ['Bob', 'Ann'],
        ['blue', 'vermilion'],
      ]);
      const four = withSwap(withName(form({ preset: 'six-card-4' }), 2, 'Cid'), 2);
      expect([four.names[1], four.colours]).toEqual(['Cid', PALETTES.standard]);
    });
  });

  describe('Muggins', () => {
    const three = withLevel(
      withLevel(form({ preset: 'six-card-3', names: ['Ann'] }), 1, 'club'),
      2,
      'gentle',
    );

    test('its seats have its name, and ids that say how well it plays', () => {
      const posted = commandSchema.parse(commandOfForm({ ...three, pack: 'reader' }));
      expect(posted).toMatchObject({
        players: ['Ann', 'Muggins', 'Muggins 2'],
        playerIds: ['', 'muggins-club-1', 'muggins-gentle-2'],
        pack: 'reader',
      });
      expect(commandOfForm(three)).toMatchObject({ pack: 'pages' });
      expect(commandOfForm(form())).not.toHaveProperty('playerIds');
      expect(commandOfForm(form())).not.toHaveProperty('pack');
    });

    test('it moves with its seat, and a seat can be a person’s again', () => {
      const moved = withSwap(three, 1);
      expect(namesOf(moved, 3)).toEqual(['Muggins', 'Ann', 'Muggins 2']);
      expect(levelsOf(withLevel(moved, 0, null))).toEqual([null, null, 'gentle']);
    });

    test('it is at fewer seats where fewer play', () => {
      expect(levelsOf({ ...three, preset: 'six-card' })).toEqual([null, 'club']);
    });

    test('the game on the board once more has it at the same seats, at its level', () => {
      const company = { levels: [null, 'strong'], pack: 'reader' } as const;
      const again = formOf({ rules: SIX_CARD, names: ['Ann', 'Muggins'], company });
      expect(again).toMatchObject({ names: ['Ann', ''], ...company });
      expect(commandOfForm(again)).toMatchObject({ playerIds: ['', 'muggins-strong-1'], pack: 'reader' });
      expect(namesOf(withLevel(again, 1, null), 2)[1]).toBe('Indigo');
    });

    test.each(PRESETS.map(({ name, seats, show }) => [name, seats > 1 && show !== 'withoutPlay'] as const))(
      '%s: %s',
      (preset, plays) => {
        const wish = withLevel(form({ preset }), 0, 'club');
        expect(whyNoMuggins(wish) === undefined).toBe(plays);
        expect(levelsOf(wish).includes('club')).toBe(plays);
        expect('playerIds' in commandOfForm(wish)).toBe(plays);
      },
    );
  });

  test.each([
    ['six-card', 'Six-card'],
    ['six-card-3', 'Six-card, 3 players'],
    ['six-card-4-individuals', 'Six-card, 4 players, each alone'],
    ['six-card-6-individuals', 'Six-card, 6 players, each alone'],
    ['61-up', '61 up'],
    ['uk-pub', 'UK pub'],
    ['acc-tournament', 'ACC tournament'],
    // The name that a house gave its own rules.
    ['Ann’s kitchen', 'Ann’s kitchen'],
  ])('%s is called %s', (preset, title) => expect(gameTitle(preset)).toBe(title));
});

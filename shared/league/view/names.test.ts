// How spectators see people: ../shared/league.md, E6: "names as the club chose (full, first + initial, number)".
import { expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import type { LeaguePlayer, NamesShown } from '../night/event.ts';
import { TestNight } from '../testing/night.ts';
import { bySurname, formsOf, listName, shortOf, surnameOf, withFullNames } from './names.ts';
import { publicView } from './public.ts';

/** A night of these people; a number behind the name is the member's. */
function nightOf(shown: NamesShown, ...people: readonly string[]): TestNight {
  const players = people.map((each): LeaguePlayer => {
    const [name = '', member = null] = each.split(' #');
    return { id: `id of ${each}`, name, member, club: null };
  });
  return new TestNight().do(
    { type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 },
    ...players.flatMap(
      (player) =>
        [
          { type: 'addPlayer', player },
          { type: 'checkIn', entrant: { id: player.id, players: [player.id], as: 'member' } },
        ] as const,
    ),
    { type: 'showNames', names: shown },
  );
}

const seen = (night: TestNight): readonly string[] =>
  publicView(night.state).entrants.flatMap(({ names }) => names);

test.each<[string, NamesShown, readonly string[], readonly string[]]>([
  ['full: as they are', 'full', ['Ann Archer #7', 'Bob'], ['Ann Archer', 'Bob']],
  ['first name and initial', 'initial', ['Ann Archer #7', 'Bob Baker'], ['Ann A.', 'Bob B.']],
  ['of several names, the last', 'initial', ['Jan van der Berg', 'Mary Ann Moss'], ['Jan B.', 'Mary M.']],
  ['one name alone', 'initial', ['Ann', 'Bob'], ['Ann', 'Bob']],
  ['two who would be the same', 'initial', ['Ann Archer', 'Ann Adams'], ['Ann Ar.', 'Ann Ad.']],
  ['one whose name begins the other', 'initial', ['Ann Lee', 'Ann Leeds'], ['Ann Lee', 'Ann Leed.']],
  ['namesakes, and middle names', 'initial', ['Ann Lee', 'Ann May Lee'], ['Ann Lee', 'Ann May Lee']],
  ['letters of two code units', 'initial', ['Ann \u{1D400}rcher', 'Bob'], ['Ann \u{1D400}.', 'Bob']],
  ['the member number', 'number', ['Ann Archer #MI101', 'Bob Baker #12'], ['MI101', '12']],
  ['without a number: first name and initial', 'number', ['Ann Archer', 'Bob Baker #12'], ['Ann A.', '12']],
])('%s', (_, shown, people, expected) => {
  expect(seen(nightOf(shown, ...people))).toEqual(expected);
});

/** 20 columns of an HD44780 display; review of league nights, B4. */
test.each<[string, string | undefined, string]>([
  ['Ann Archer', undefined, 'Ann Archer'],
  ['Bartholomew Featherst', undefined, 'Bartholomew F.'],
  ['Bartholomew Featherst', 'Bart F.', 'Bart F.'],
  ['Jan Willem van der Berg', undefined, 'Jan Berg'],
  ['Maximilian von und zu Hohenfels', undefined, 'Maximilian Hohenfels'],
  ['Wolfeschlegelsteinhausen', undefined, 'Wolfeschlegelsteinha'],
  ['Wolfeschlegelsteinhausen Bo', undefined, 'Wolfeschlegelsteinha'],
  ['\u{1D400}'.repeat(30), undefined, '\u{1D400}'.repeat(20)],
])('%s, chosen %s, is %s on a display', (name, short, expected) => {
  expect(shortOf({ name, short })).toBe(expected);
});

// How lists for looking people up name them; ../shared/league-next.md, 2.7.
test.each<[string, string | undefined, surname: string, listed: string]>([
  ['Ann Archer', undefined, 'Archer', 'Archer, Ann'],
  ['Mary Ann Leveson-Gower', undefined, 'Leveson-Gower', 'Leveson-Gower, Mary Ann'],
  ['Ann', undefined, 'Ann', 'Ann'],
  ['Lee Lee', undefined, 'Lee', 'Lee, Lee'],
  ['Sammy Davis Jr.', undefined, 'Davis', 'Davis, Sammy Jr.'],
  ['Sammy Davis, Jr', undefined, 'Davis', 'Davis, Sammy Jr'],
  ['Henry Ford III', undefined, 'Ford', 'Ford, Henry III'],
  ['Smith, Ann', undefined, 'Smith', 'Smith, Ann'],
  ['Jan  van der Berg', undefined, 'Berg', 'Berg, Jan van der'],
  ['Jan van der Berg', 'van der Berg', 'van der Berg', 'van der Berg, Jan'],
  ['Li Xiaolong', 'Li', 'Li', 'Li, Xiaolong'],
  ['Cher', 'Sarkisian', 'Sarkisian', 'Sarkisian, Cher'],
  ['Ann Leeson', 'Lee', 'Lee', 'Lee, Ann Leeson'],
  ['Player  12', undefined, 'Player  12', 'Player  12'],
  ['Ann A.', undefined, 'Ann A.', 'Ann A.'],
  ['#1001', undefined, '#1001', '#1001'],
])('%s, whose surname is entered as %s, is sorted by %s', (name, surname, expected, listed) => {
  expect([surnameOf({ name, surname }), listName({ name, surname })]).toEqual([expected, listed]);
});

test.each([
  ['en', 'Ann Lee, Zoe Lee, Bob Leeds, Eve Öberg, Ann Zorn'],
  ['sv', 'Ann Lee, Zoe Lee, Bob Leeds, Ann Zorn, Eve Öberg'],
])('the alphabet of a list is that of its reader: %s', (code, expected) => {
  const people = ['Eve Öberg', 'Zoe Lee', 'Ann Zorn', 'Bob Leeds', 'Ann Lee'].map((name) => ({ name }));
  const sorted = people.toSorted(bySurname(code)).map(({ name }) => name);
  expect(sorted.join(', ')).toBe(expected);
});

// Somebody among others: whole, with an initial, the first name, where there is very little room.
test.each([
  ['the first name', 'Ann Archer, Bob', 'Ann Archer, Ann A., Ann, Ann'],
  ['that two have', 'Ann Archer, Ann Bee', 'Ann Archer, Ann A., Ann A., Ann A.'],
  ['one name alone', 'Ann, Bob Baker', 'Ann, Ann, Ann, Ann'],
  ['namesakes', 'Ann Archer, Ann Archer', 'Ann Archer, Ann Archer, Ann Archer, Ann Archer'],
  ['long', 'Konstantinos Pappas, Bob', 'Konstantinos Pappas, Konstantinos P., Konstantinos, Konst.'],
  ['two', 'Maximilian Ober, Maximilian Pfau', 'Maximilian Ober, Maximilian O., Maximilian O., Maxim. O.'],
  ['alike', 'Christopher Wood, Christian West', 'Christopher Wood, Christopher W., Christopher, Chris. Wo.'],
  ['begun', 'Christopher Wood, Chris West', 'Christopher Wood, Christopher W., Christopher, Chris.'],
  ['six letters are not cut', 'Leonie Lang, Bob', 'Leonie Lang, Leonie L., Leonie, Leonie'],
  [
    'two in one',
    'Jean-Pierre Roy, Jean-Paul Roy',
    'Jean-Pierre Roy, Jean-Pierre R., Jean-Pierre, Jean-Pierre',
  ],
  ['twice', 'Jean-Pierre Roy, Jean-Pierre Gay', 'Jean-Pierre Roy, Jean-Pierre R., Jean-Pierre R., J.-P. R.'],
  [
    'a hyphen at the end is a letter',
    'Bernhard- Lang, Bob',
    'Bernhard- Lang, Bernhard- L., Bernhard-, Bernh.',
  ],
])('where there is little room: %s', (_, people, forms) => {
  const all = people.split(', ');
  expect(formsOf(all[0] ?? '', all).join(', ')).toBe(forms);
});

/** Law: whatever form two are shown in, they are not called the same, unless they have the same name. */
test('nobody is called what another one is called', () => {
  const firsts = 'Ann Chris Christopher Christian Jean-Pierre Jean-Paul Maximilian Maximiliane'.split(' ');
  const lasts = ['', ' Roy', ' Rey', ' Royce', ' Wood'];
  const all = firsts.flatMap((first) => lasts.map((last) => first + last));
  const said = all.map((name) => new Set(formsOf(name, all)));
  for (const [at, forms] of said.entries())
    for (const others of said.slice(at + 1))
      expect([...forms].filter((form) => others.has(form))).toEqual([]);
});

test('names are full unless somebody has chosen', () => {
  const night = new TestNight().do({ type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 });
  expect(publicView(night.state).shown).toBe('full');
});

test('what the club chose holds for the next night, and is chosen where none is open', () => {
  const night = new TestNight().do({ type: 'showNames', names: 'number' });
  night.do(
    { type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 },
    { type: 'close', reasons: {} },
  );
  night.do({ type: 'open', id: 'n2', format: formatOf('grass-roots'), seed: 7 });
  expect(publicView(night.state).shown).toBe('number');
  expect(night.rebuilt()).toEqual(night.state);
});

test('the desk sees everybody by name; whom it does not know yet, as all others do', () => {
  const night = nightOf('initial', 'Ann Archer', 'Bob Baker');
  const view = publicView(night.state);
  const desk = withFullNames(view, night.state.players.slice(0, 1));
  expect(desk.entrants.flatMap(({ names }) => names)).toEqual(['Ann Archer', 'Bob B.']);
  expect({ ...desk, entrants: view.entrants }).toEqual(view);
});

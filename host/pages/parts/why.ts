// Why the board ruled as it did: the rule and its source, the pegs before and after, and what other houses rule on the same.
import type { Language } from '../../../shared/words/catalog.ts';
import { gameTitleIn } from '../../../shared/words/games.ts';
import { type People, peopleOf, seatsOfSide } from '../../../shared/words/people.ts';
import { sayRule, sayRuling, saySource } from '../../../shared/words/ruling.ts';
import { say } from '../../../shared/words/say.ts';
import type { RulingAnswer } from '../../web/table/types.ts';
import { html, nothing, t } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { openSheet } from './sheet.ts';

type Told = NonNullable<RulingAnswer>;

/** Asks for the reasons of a ruling, by its address below api/games, and shows them. */
export async function openWhy(address: string): Promise<void> {
  const told = await read<RulingAnswer>(`api/games/${address}`);
  await openSheet(t('scene-why'), (words) =>
    told
      ? reasons(told, words)
      : html`<p role="alert">${told === null ? say(words, 'why-none') : t('common-hostSilent')}</p>`,
  );
}

function reasons(told: Told, words: Language) {
  const { ruling, players, sides } = told;
  const people = peopleOf(players, sides);
  return html`<p class="title">${sayRuling(words, ruling, people)}</p>
    <h3>${say(words, 'why-rule')}</h3>
    ${sayRule(words, ruling)
      ?.split('\n')
      .map((step) => html`<p>${step}</p>`)}
    <p class="source">${saySource(words, ruling.source)}</p>
    ${pegs(told, words, people)}
    ${told.houses.length === 0 ? nothing : houses(told, words, people)}`;
}

function pegs({ before, after, players }: Told, words: Language, people: People) {
  const name = (side: number): string =>
    seatsOfSide(people, side)
      .map((seat) => players[seat] || `P${seat + 1}`)
      .join(t('common-and'));
  const cell = ({ front, rear }: Told['before'][number]) =>
    html`<td>${say(words, 'why-pegsOf', { front, rear })}</td>`;
  return html`<h3>${say(words, 'why-pegs')}</h3>
    <table>
      <thead><tr><td></td><th scope="col">${say(words, 'why-before')}</th><th scope="col">${say(words, 'why-after')}</th></tr></thead>
      <tbody>${before.map(
        (
          was,
          side,
        ) => html`<tr><th scope="row"><span class="dot lane${side}" aria-hidden="true"></span>${name(side)}</th>
          ${cell(was)}${cell(after[side] ?? was)}</tr>`,
      )}</tbody>
    </table>
    <p class="source">${say(words, 'why-pegsAbout')}</p>`;
}

const houses = (told: Told, words: Language, people: People) =>
  html`<h3>${say(words, 'why-houses')}</h3>
    <dl>${told.houses.map(
      ({ house, ruling, same }) => html`<div><dt>${gameTitleIn(words, house)}</dt>
        <dd>${ruling === null ? say(words, 'why-unknown') : same ? say(words, 'why-same') : sayRuling(words, ruling, people)}</dd>
        ${ruling === null || same ? nothing : html`<dd class="source">${saySource(words, ruling.source)}</dd>`}</div>`,
    )}</dl>`;

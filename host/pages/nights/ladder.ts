// The ladder on the Nights page: challenges and what is late, the order, and what the desk enters.
import {
  dayOf,
  LADDER_WORDS,
  type LadderFact,
  type LadderRules,
  type LeaguePlayer,
} from '../../../shared/league/index.ts';
import type { LadderAnswer } from '../../web/hall/types.ts';
import { dayText } from '../hall/heading.ts';
import { nameText } from '../hall/names.ts';
import { type Fields, html, nothing, onSubmit, options, t } from '../kit/element.ts';
import { addressOf } from './person.ts';

/** A fact of today. */
type Entered = LadderFact extends infer Fact ? (Fact extends LadderFact ? Omit<Fact, 'day'> : never) : never;

/** What the desk can do. */
export interface LadderActs {
  readonly players: readonly LeaguePlayer[];
  readonly enter: (fact: LadderFact) => unknown;
  readonly undo: () => unknown;
}

/** The page. `acts`: undefined for anyone but the desk. */
export function ladderPart(ladder: LadderAnswer, acts?: LadderActs) {
  const { rules, members, due } = ladder;
  const nameOf = (id: string | null): string => {
    const name = members.find(({ player }) => player === id)?.name;
    return name === undefined ? '' : nameText(name);
  };
  const button = (text: string, fact: Entered) => {
    const enter = (): unknown => acts?.enter({ ...fact, day: dayOf(Date.now()) } as LadderFact);
    return acts && html`<button type="button" @click=${enter}>${text}</button>`;
  };
  const dueRow = ({ code, player, other, due: day, isLate, game }: LadderAnswer['due'][number]) => {
    const figures = { player: nameOf(player), other: nameOf(other), day: dayText({ date: day }, 0) };
    const won = (winner: string, loser: string) =>
      button(t('nights-ladderWon', { player: nameOf(winner) }), { type: 'played', winner, loser });
    const buttons = {
      answer: () => [
        button(t('nights-ladderAccepts'), { type: 'answered', player: other ?? '', accepts: true }),
        button(t('nights-ladderRefuses'), { type: 'answered', player: other ?? '', accepts: false }),
      ],
      game: () => [won(player, other ?? ''), won(other ?? '', player)],
      idle: () => [button(t('nights-ladderDrops'), { type: 'dropped', player })],
    };
    const night = game && { winner: nameOf(game.winner), day: dayText({ date: game.day }, 0) };
    return html`<li class=${isLate ? 'late' : ''}>${t(`nights-ladderDue-${code}`, figures)}
      ${isLate ? html`<strong>${t('nights-ladderLate')}</strong>` : nothing}
      ${night ? html`<small>${t('nights-ladderGame', night)}</small>` : nothing}
      <span class="acts">${buttons[code]()}</span></li>`;
  };
  return html`<h2 class="whose">${t('nights-ladder')}</h2>
    <p class="note">${t('nights-ladderRules', { reach: rules.reach, answer: rules.answer, play: rules.play })}</p>
    ${due.length === 0 ? nothing : html`<section class="panel"><h3>${t('nights-ladderDue')}</h3><ul class="due">${due.map(dueRow)}</ul></section>`}
    <section class="panel">${members.length === 0 ? t('nights-ladderNone') : nothing}<table><tbody>${members.map(
      ({ player, may }, at) => html`<tr><td>${at + 1}</td>
        <th scope="row"><a href=${addressOf(player)}>${nameOf(player)}</a>
          ${may.length === 0 || acts ? nothing : html`<small>${t('nights-ladderMay', { names: may.map(nameOf) })}</small>`}
          <span class="acts">${acts && may.map((other) => button(t('nights-ladderChallenges', { player: nameOf(other) }), { type: 'challenged', player, other }))}</span></th></tr>`,
    )}</tbody></table></section>
    ${acts === undefined ? nothing : deskPart(ladder, acts)}`;
}

/** Members who join and leave, the last entry, and the rules. */
function deskPart({ members, rules, hasEntries }: LadderAnswer, { players, enter, undo }: LadderActs) {
  const day = dayOf(Date.now());
  // The club's list may have lost a member; the ladder has all of them.
  const on = members.map(({ player, name }) => [player, nameText(name)] as const);
  const others = players.filter(({ id }) => members.every(({ player }) => player !== id));
  const off = others.map(({ id, name }) => [id, nameText(name)] as const);
  const form = (type: 'joined' | 'left', choices: typeof on) => {
    const submit = onSubmit((field: Fields) => enter({ type, player: field('player'), day }));
    const [first] = choices;
    return first === undefined
      ? nothing
      : html`<form @submit=${submit}><label>${t('nights-columns-name')} <select name="player">${options(choices, first[0])}</select></label>
          <button>${t(type === 'joined' ? 'nights-ladderJoins' : 'nights-ladderLeaves')}</button></form>`;
  };
  return html`<section class="panel">${form('joined', off)} ${form('left', on)}
      ${hasEntries ? html`<p><button type="button" @click=${undo}>${t('nights-ladderUndo')}</button></p>` : nothing}
    </section>
    ${rulesForm(rules, (changed) => enter({ type: 'ruled', rules: changed, day }))}`;
}

const NUMBERS = ['reach', 'answer', 'play'] as const;
const CHOICES = ['refused', 'move', 'rounding'] as const;

function rulesForm(rules: LadderRules, save: (rules: LadderRules) => unknown) {
  const submit = onSubmit((text: Fields) => {
    const number = (name: string): number => Number(text(name));
    save({
      ...(Object.fromEntries(CHOICES.map((name) => [name, text(name)])) as unknown as LadderRules),
      ...Object.fromEntries(NUMBERS.map((name) => [name, number(name)])),
      idle: text('days') === '' ? null : { days: number('days'), places: number('places') },
    });
  });
  const field = (name: (typeof NUMBERS)[number] | 'days' | 'places', value: number | undefined) =>
    html`<label>${t(`nights-ladderRule-${name}`)} <input type="number" name=${name} min="1" max=${name === 'days' ? 999 : 99}
      ?required=${name !== 'days'} .value=${`${value ?? ''}`} /></label>`;
  const choice = (name: (typeof CHOICES)[number]) => {
    const words = LADDER_WORDS[name].map(
      (word) => [word, t(`nights-ladderRule-${name}-${word}` as Parameters<typeof t>[0])] as const,
    );
    return html`<label>${t(`nights-ladderRule-${name}`)} <select name=${name}>${options(words, rules[name])}</select></label>`;
  };
  return html`<details class="panel"><summary>${t('nights-ladderSettings')}</summary><form @submit=${submit}>
    ${NUMBERS.map((name) => field(name, rules[name]))} ${CHOICES.map(choice)}
    ${field('days', rules.idle?.days)} ${field('places', rules.idle?.places ?? 1)}
    <button>${t('nights-keepClub')}</button></form></details>`;
}

// What waits for the officer of the clubs at the secretary's desk: each report with what it is about, decided with a reason.
import { repeat } from 'lit/directives/repeat.js';
import { sayDay } from '../../../shared/words/index.ts';
import type { Decision } from '../../web/league/types.ts';
import { type Fields, html, language, nothing, onSubmit, options, t } from '../kit/element.ts';
import { reasonField } from './match.ts';

/** A choice of the officer: the value of its option, its words, and the act that it is. */
type Choice = readonly [value: string, words: string, act: object];

/** A form keeps to its decision when others come and go. */
const keyOf = ({ why, club, event, person }: Decision): string => `${why} ${club} ${event} ${person}`;

/** Nothing where nothing waits. `send`: asks the league. @returns whether it is done */
export function decisionsPanel(
  decisions: readonly Decision[],
  send: (path: string, body: string) => Promise<boolean>,
) {
  if (decisions.length === 0) return nothing;
  return html`<section class="panel"><h2>${t('teams-decisions')}</h2><p class="note">${t('teams-decisionsHelp')}</p>
    ${repeat(decisions, keyOf, (each) => decisionForm(each, send))}</section>`;
}

function decisionForm(decision: Decision, send: (path: string, body: string) => Promise<boolean>) {
  const choices = choicesOf(decision);
  const { why, day, format, clubName: club, otherName: other, personName: person, reports } = decision;
  const decide = onSubmit(async (field: Fields, form) => {
    const [, , act] = choices.find(([value]) => value === field('choice')) ?? [];
    if (await send('api/v1/acts', JSON.stringify({ ...act, reason: field('reason') }))) form.reset();
  });
  const named = choices.map(([value, words]) => [value, words] as const);
  return html`<form @submit=${decide}><p>${t(`teams-decision-${why}`, { day: sayDay(language(), day), format, club, other, person })}</p>
    ${why === 'fork' ? html`<ol>${reports.map(({ revision, at, first }) => html`<li>${t('teams-report', { revision, at, first })}</li>`)}</ol>` : nothing}
    <label><span>${t('teams-ruling')}</span><select name="choice" required>${options([['', '–'], ...named], '')}</select></label>
    ${reasonField()}<button>${t('teams-rule')}</button></form>`;
}

function choicesOf({ why, club, event, other, person, reports, ...names }: Decision): readonly Choice[] {
  const out = (of: object): object => ({ type: 'count', counts: false, ...of });
  const counted = { type: 'count', club, event, counts: true };
  const left: Choice = ['out', t('teams-leaveOut', { club: names.clubName }), out({ club, event })];
  switch (why) {
    case 'fork':
      return reports.map(({ digest }, at) => [
        ...([digest, t('teams-reportCounts', { number: at + 1 })] as const),
        { type: 'choose', club, event, digest },
      ]);
    case 'late':
      return [['counts', t('teams-itCounts'), counted], left];
    case 'format':
      return [left];
    case 'twoClubs':
      return [
        ['counts', t('teams-bothCount'), counted],
        left,
        ['other', t('teams-leaveOut', { club: names.otherName }), out(other ?? {})],
        ['split', t('teams-twoPeople'), { type: 'split', person, club }],
      ];
  }
}

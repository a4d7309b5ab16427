// The teams at the secretary's desk: codes for captains, players, points given or taken, withdrawals.
import {
  isHalfOver,
  type Team,
  WITHDRAWALS,
  type WithdrawalRule,
} from '../../../shared/league/team/index.ts';
import { sayTeamPoints } from '../../../shared/words/index.ts';
import type { CaptainPhone } from '../../web/league/types.ts';
import { agreed } from '../kit/dialog.ts';
import { type Fields, html, nothing, onSubmit, options, t } from '../kit/element.ts';
import { freshName } from '../kit/place.ts';
import { code } from '../kit/qr.ts';
import type { DeskParts } from './desk.ts';
import { reasonField } from './match.ts';

/** All teams, and the players. */
export function teamsPanel(parts: DeskParts) {
  const { season, answer } = parts;
  return html`<section class="panel"><h2>${t('teams-teams')}</h2>
    ${season.teams.map((team) => {
      const phone = answer.captains.find((each) => each.team === team.id);
      return html`<details><summary>${team.name}${team.withdrawn === undefined ? nothing : html` <small>${t('teams-withdrawn')}</small>`}</summary>
        ${captainPart(parts, team, phone)} ${pointsForm(parts, team)} ${team.withdrawn === undefined ? withdrawalForm(parts, team) : nothing}</details>`;
    })}
    ${playerForms(parts)}</section>`;
}

function captainPart({ answer, send }: DeskParts, { id }: Team, phone: CaptainPhone | undefined) {
  const invite = (): unknown => send(`api/teams/captains/${id}`);
  const [address = location.origin] = answer.phones;
  const link = `${new URL('captain', address.endsWith('/') ? address : `${address}/`).href}#${phone?.invitation ?? ''}`;
  const shown =
    phone?.invitation === null || phone === undefined
      ? nothing
      : html`<p>${t('teams-codeHelp')}</p>${code(link, t('teams-codeHelp'))}<p class="link">${link}</p>`;
  return html`${phone?.taken === true ? html`<p>${t('teams-hasPhone')}</p>` : nothing}${shown}
    <button type="button" @click=${invite}>${t('teams-newCode')}</button>`;
}

function pointsForm({ season, ask }: DeskParts, { id }: Team) {
  const own = season.competitions.filter(({ kind, teams }) => kind === 'league' && teams.includes(id));
  const give = onSubmit((field: Fields, form) => {
    const competition = own.find((each) => each.id === field('competition')) ?? own[0];
    if (competition === undefined) return;
    const points = Math.round(Number(field('points')) * competition.format.points.per);
    void ask({
      type: 'adjusted',
      adjustment: { competition: competition.id, team: id, points, reason: field('reason') },
    });
    form.reset();
  });
  if (own.length === 0) return nothing;
  const given = season.adjustments
    .filter(({ team }) => team === id)
    .map((adjustment) => {
      const { competition, points, reason } = adjustment;
      const per = own.find((each) => each.id === competition)?.format.points.per ?? 1;
      const back = (): unknown =>
        ask({
          type: 'adjusted',
          adjustment: { ...adjustment, points: -points, reason: t('teams-takenBack', { reason }) },
        });
      return html`<li>${points > 0 ? '+' : ''}${sayTeamPoints(per, points)} ${reason} <button type="button" @click=${back}>${t('teams-takeBack')}</button></li>`;
    });
  return html`<ul>${given}</ul><form @submit=${give}><h3>${t('teams-adjust')}</h3>
    ${own.length > 1 ? html`<label><span>${t('teams-competition')}</span><select name="competition">${options(own.map(({ id: one, name }) => [one, name]))}</select></label>` : nothing}
    <label><span>${t('teams-points')}</span><input type="number" step="0.5" name="points" required /></label>
    ${reasonField()}<button>${t('teams-adjust')}</button></form>`;
}

/** The rule of the league is chosen already, where it has one. */
function withdrawalForm({ season, ask, answer }: DeskParts, { id, name }: Team) {
  const competition = season.competitions.find(({ kind, teams }) => kind === 'league' && teams.includes(id));
  const own = competition?.format.withdrawal;
  const isSecond = competition !== undefined && isHalfOver(season, competition, answer.now.slice(0, 10));
  const usual = own && (isSecond ? own.after : own.before);
  const withdraw = onSubmit(async (field: Fields) => {
    const rule = field('rule') as WithdrawalRule;
    const words = t('teams-withdrawAsk', { team: name });
    if (await agreed({ words, yes: t('teams-withdraw'), no: t('teams-cancel') }))
      await ask({ type: 'withdrew', team: id, day: answer.now.slice(0, 10), rule });
  });
  const rules = WITHDRAWALS.map((rule) => [rule, t(`teams-withdrawal-${rule}`)] as const);
  return html`<form @submit=${withdraw}><h3>${t('teams-withdraw')}</h3>
    <label><span>${t('teams-itsMatches')}</span><select name="rule">${options(rules, usual ?? 'void')}</select></label>
    <button>${t('teams-withdraw')}</button></form>`;
}

function playerForms({ season, ask, answer, nameOf }: DeskParts) {
  const teams = season.teams.map(({ id, name }) => [id, name] as const);
  const people = season.persons.map(({ id }) => [id, nameOf(id)] as const);
  const register = onSubmit(async (field: Fields, form) => {
    const registration = { team: field('team'), from: field('from') };
    const lines = form.querySelector('textarea');
    const names = field('names').split(/\s*\n\s*/);
    // Others may be typed meanwhile; those that were refused come back.
    if (lines !== null) lines.value = '';
    for (const [at, name] of names.entries()) {
      const person = freshName();
      const isIn =
        (await ask({ type: 'personSet', person: { id: person, name } })) &&
        (await ask({ type: 'registered', registration: { ...registration, person } }));
      if (isIn || lines === null) continue;
      lines.value = [...names.slice(at), lines.value].join('\n').trim();
      return;
    }
  });
  const transfer = onSubmit((field: Fields) =>
    ask({ type: 'transferred', person: field('person'), team: field('team'), day: answer.now.slice(0, 10) }),
  );
  const team = html`<label><span>${t('teams-team')}</span><select name="team">${options(teams)}</select></label>`;
  return html`<details><summary>${t('teams-players')}</summary>
    <form @submit=${register}><h3>${t('teams-register')}</h3>
      <label><span>${t('teams-names')}</span><textarea name="names" rows="4" required></textarea></label>${team}
      <label><span>${t('teams-from')}</span><input type="date" name="from" required value=${answer.now.slice(0, 10)} /></label><button>${t('teams-register')}</button></form>
    <form @submit=${transfer}><h3>${t('teams-transfer')}</h3>
      <label><span>${t('teams-player')}</span><select name="person">${options(people)}</select></label>${team}<button>${t('teams-transfer')}</button></form></details>`;
}

// The league of clubs at the desk: what it has of the closed nights, and what it offers, which may be yesterday's.
import type { DeskAnswer } from '../../web/hall/types.ts';
import { dayText } from '../hall/heading.ts';
import { html, language, nothing, t } from '../kit/element.ts';
import type { DeskParts } from './parts.ts';

type League = NonNullable<DeskAnswer['league']>;

/** The league; nothing if the hall is in none. */
export function leaguePanel({ desk: { league } }: Pick<DeskParts, 'desk'>) {
  if (league === null) return nothing;
  const { offered, fixtures } = league;
  return html`<section class="panel league"><h2>${t('desk-league-title')}</h2>
    <p>${leagueWords(league)}</p>
    ${offered === null ? nothing : html`<p>${t('desk-league-offered', { time: timeText(offered) })}</p>`}
    ${
      fixtures.length === 0
        ? nothing
        : html`<details><summary>${t('desk-league-fixtures', { matches: fixtures.length })}</summary>
      <ul>${fixtures.map(fixtureRow)}</ul></details>`
    }
  </section>`;
}

const timeText = (time: number): string =>
  new Date(time).toLocaleString(language().code, { dateStyle: 'medium', timeStyle: 'short' });

const fixtureRow = ({ day, competition, home, away }: League['fixtures'][number]) =>
  html`<li>${dayText({ date: day }, 0)} \u00B7 ${competition.name} \u00B7 ${home.name} ${t('hall-versus')} ${away.name}</li>`;

function leagueWords({ waiting, reason, asks, refused, url }: League): string {
  const why = asks[0]?.code ?? refused;
  if (why !== null) return t('desk-league-asks', { why });
  return reason === null
    ? t('desk-league-sent', { url })
    : t('desk-league-waiting', { reports: waiting, url });
}

// A person on the Nights page: every card, the high hands, and head-to-head.
import { isForgotten, writeCard } from '../../../shared/league/index.ts';
import type { PersonAnswer } from '../../web/hall/types.ts';
import { dayText, formatText } from '../hall/heading.ts';
import { nameText, netText, printed } from '../hall/names.ts';
import { handRow } from '../hall/pots.ts';
import { html, nothing, t } from '../kit/element.ts';

/** The address of a person. */
export const addressOf = (player: string): string => `nights?${new URLSearchParams({ player })}`;

/** The page of a person. `forget`: undefined for anyone but the desk. */
export function personPart({ name, rating, cards, hands, meetings }: PersonAnswer, forget?: () => unknown) {
  return html`<h2 class="whose">${nameText(name)}</h2>
    ${rating === null ? nothing : ratingNote(rating)}
    ${
      meetings.length === 0
        ? nothing
        : html`<section class="panel"><h3>${t('nights-meetings')} <small>${t('nights-tenYears')}</small></h3><table>
            <thead><tr><td></td><th scope="col">${t('nights-games')}</th><th scope="col">${t('nights-won')}</th><th scope="col">${t('hall-net')}</th></tr></thead>
            <tbody>${meetings.map(
              ({ player, name: opponent, games, wins, net }) => html`<tr>
                <th scope="row"><a href=${addressOf(player)}>${nameText(opponent)}</a></th>
                <td>${games}</td><td>${wins}</td><td>${netText(net)}</td></tr>`,
            )}</tbody></table></section>`
    }
    ${
      hands.length === 0
        ? nothing
        : html`<section class="panel hands"><h3>${t('pots-highHands')}</h3>
            <ol>${hands.map((hand) => handRow(hand, undefined, dayText({ date: hand.date }, 0)))}</ol></section>`
    }
    <section class="panel"><h3>${t('nights-cards')}</h3><table>
      <thead><tr><td></td><th scope="col">${t('nights-place')}</th><th scope="col">${t('nights-card')}</th></tr></thead>
      <tbody>${cards.map(
        ({ night, date, format, as, rank, of, points, wins, net }) => html`<tr>
          <th scope="row"><a href=${`nights?night=${night}`}>${dayText({ date }, 0)}</a>
            <small>${formatText(format)}${as === 'member' ? nothing : ` \u00B7 ${t(`nights-as-${as}`)}`}</small></th>
          <td>${t('nights-rank', { rank, of })}</td>
          <td>${printed(writeCard({ points, wins, net }))}</td></tr>`,
      )}</tbody></table></section>
    ${
      forget === undefined || isForgotten(name)
        ? nothing
        : html`<details class="panel"><summary>${t('desk-forget')}</summary><p>${t('desk-forgetHelp', { name })}</p>
            <button type="button" @click=${forget}>${t('desk-forget')}</button></details>`
    }`;
}

function ratingNote({ rating, deviation, games }: NonNullable<PersonAnswer['rating']>) {
  const figures = { rating: Math.round(rating), deviation: Math.round(deviation ?? 0) };
  return html`<p class="note"><strong>${t('nights-rating', figures)}</strong>
    ${t('nights-ratingMeans', { games, deviation: figures.deviation })}</p>`;
}

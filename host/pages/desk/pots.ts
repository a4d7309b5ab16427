// Side pots at the desk: who is in, who claims one, who wins the cut, and how each is shared. Money is no more than that.
import { html, nothing } from 'lit';
import type { NightCommand, NightView } from '../../../shared/league/index.ts';
import { parseCardOrRank } from '../../../shared/rules/cards/index.ts';
import { cardText } from '../../../shared/words/cardtext.ts';
import { potName, potShare } from '../hall/pots.ts';
import { onSubmit, options } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

type SidePotView = NightView['pots'][number];

/** A line for each pot of the format, which opens; none where the format has no pots. */
export function potList(parts: DeskParts) {
  const { view } = parts;
  if (view.pots.length === 0 || view.entrants.length === 0) return nothing;
  return html`<section class="panel pots"><details><summary>${t('pots-title')}</summary>
    ${view.pots.map((pot) => potRow(parts, pot))}</details></section>`;
}

/** Hands of 24 and more that boards have seen, the best first: who had one is known before anybody claims it. */
export function handList({ view }: DeskParts) {
  if (view.hands.length === 0) return nothing;
  const names = new Map(
    view.entrants.flatMap(({ players, names }) => players.map((id, at) => [id, names[at] ?? id] as const)),
  );
  return html`<section class="panel hands"><details open><summary>${t('pots-highHands')}</summary>
    <ol>${view.hands.map(
      (hand) => html`<li><b>${hand.points}</b> ${names.get(hand.player)}
        <small>${hand.cards === null ? nothing : html`${hand.cards.split(' ').map(cardNamed).join(' ')} \u00B7 `}${t('hall-round', { round: hand.round, of: view.rounds })}</small></li>`,
    )}</ol></details></section>`;
}

const cardNamed = (text: string): string => {
  const card = parseCardOrRank(text);
  return card.ok ? cardText(card.value) : text;
};

function potRow(parts: DeskParts, pot: SidePotView) {
  const { view, nameOf } = parts;
  const open = view.phase === 'open';
  return html`<details class="pot" name="pot"><summary><b>${potName(pot)}</b>
      <small>${t('pots-entered', { number: pot.entered.length })}${pot.winners.length === 0 ? '' : ` \u00B7 ${pot.winners.map(nameOf).join(', ')}`}</small></summary>
    <p>${t(`pots-rules-${pot.rule}`)} ${potShare(pot, nameOf)}</p>
    ${open ? joining(parts, pot) : nothing} ${open ? claiming(parts, pot) : nothing}
    <ul class="inpot">${pot.entered.map((entrant) => member(parts, pot, entrant))}</ul>
  </details>`;
}

const command =
  (type: 'enterPot' | 'leavePot' | 'claimPot' | 'cutPot', { name: pot }: SidePotView) =>
  (entrant: string): NightCommand => ({ type, pot, entrant });

/** One player is put in, or everybody who plays. */
function joining({ view, nameOf, act }: DeskParts, pot: SidePotView) {
  const enter = command('enterPot', pot);
  const out = view.entrants
    .filter(({ id, leftBefore }) => leftBefore === null && !pot.entered.includes(id))
    .map(({ id }) => id);
  if (out.length === 0) return nothing;
  return html`<div class="buttons">
    ${choice(out, { label: `${potName(pot)}: ${t('pots-add')}`, text: t('pots-add'), nameOf, chosen: (id) => void act(enter(id)) })}
    <button @click=${() => void act(...out.map(enter))}>${t('pots-everybody')}</button></div>`;
}

/** Where a pot is claimed: by whom, and who wins the cut between several. */
function claiming({ nameOf, act }: DeskParts, pot: SidePotView) {
  const { entered, claimed, winners, rule } = pot;
  if (entered.length === 0 || rule === 'mostSkunks' || rule === 'slam') return nothing;
  const claim = command('claimPot', pot);
  const cut = command('cutPot', pot);
  const cuts = rule === 'cut' && claimed.length > 1 && winners.length === 0 ? claimed : [];
  return html`${claimed.length === 0 ? nothing : html`<p>${t('pots-claims', { names: claimed.map(nameOf) })}</p>`}
    <div class="buttons">
      ${choice(entered, { label: `${potName(pot)}: ${t('pots-claim')}`, text: t('pots-claim'), nameOf, chosen: (id) => void act(claim(id)) })}
      ${cuts.map((id) => html`<button class="main" @click=${() => void act(cut(id))}>${t('pots-cut', { name: nameOf(id) })}</button>`)}</div>`;
}

interface PotChoice {
  readonly label: string;
  readonly text: string;
  readonly nameOf: DeskParts['nameOf'];
  readonly chosen: (entrant: string) => void;
}

function choice(entrants: readonly string[], { label, text, nameOf, chosen }: PotChoice) {
  const choose = onSubmit((fields) => fields('entrant') && chosen(fields('entrant')));
  const sorted = entrants.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return html`<form aria-label=${label} @submit=${choose}>
    <select name="entrant" aria-label=${t('pots-player')}>${options(sorted.map((id) => [id, nameOf(id)]))}</select>
    <button>${text}</button></form>`;
}

function member({ view, nameOf, act }: DeskParts, pot: SidePotView, entrant: string) {
  const name = nameOf(entrant);
  const leave = () => void act(command('leavePot', pot)(entrant));
  if (view.phase !== 'open') return html`<li>${name}</li>`;
  return html`<li>${name} <button aria-label=${t('pots-leave', { name })} title=${t('pots-leave', { name })} @click=${leave}>\u00D7</button></li>`;
}

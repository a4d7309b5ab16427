// Side pots at the desk: who is in, who claims one, who wins the cut, and how each is shared. Money is no more than that.
import { html, nothing } from 'lit';
import type { NightCommand, NightView } from '../../../shared/league/index.ts';
import { presentIn } from '../hall/names.ts';
import { highHands, potName, potShare } from '../hall/pots.ts';
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

/** High hands, listed before a player claims the pot. */
export const handList = ({ view }: DeskParts) =>
  view.hands.length === 0
    ? nothing
    : html`<section class="panel hands"><details open><summary>${t('pots-highHands')}</summary>
        ${highHands(view)}</details></section>`;

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
function joining(parts: DeskParts, pot: SidePotView) {
  const { view, act } = parts;
  const enter = command('enterPot', pot);
  const out = presentIn(view).flatMap(({ id }) => (pot.entered.includes(id) ? [] : id));
  if (out.length === 0) return nothing;
  return html`<div class="buttons">
    ${choice(parts, pot, { text: t('pots-add'), of: out, make: enter })}
    <button @click=${() => void act(...out.map(enter))}>${t('pots-everybody')}</button></div>`;
}

/** Where a pot is claimed: by whom, and who wins the cut between several. */
function claiming(parts: DeskParts, pot: SidePotView) {
  const { nameOf, act } = parts;
  const { entered, claimed, winners, rule } = pot;
  if (entered.length === 0 || rule === 'mostSkunks' || rule === 'slam') return nothing;
  const cut = command('cutPot', pot);
  const cuts = rule === 'cut' && claimed.length > 1 && winners.length === 0 ? claimed : [];
  return html`${claimed.length === 0 ? nothing : html`<p>${t('pots-claims', { names: claimed.map(nameOf) })}</p>`}
    <div class="buttons">
      ${choice(parts, pot, { text: t('pots-claim'), of: entered, make: command('claimPot', pot) })}
      ${cuts.map((id) => html`<button class="main" @click=${() => void act(cut(id))}>${t('pots-cut', { name: nameOf(id) })}</button>`)}</div>`;
}

interface PotChoice {
  readonly text: string;
  readonly of: readonly string[];
  readonly make: (entrant: string) => NightCommand;
}

/** Chooses one of several entrants for a command. */
function choice({ nameOf, act }: DeskParts, pot: SidePotView, { text, of, make }: PotChoice) {
  const choose = onSubmit((fields) => fields('entrant') && act(make(fields('entrant'))));
  const sorted = of.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return html`<form aria-label=${`${potName(pot)}: ${text}`} @submit=${choose}>
    <select name="entrant" aria-label=${t('pots-player')}>${options(sorted.map((id) => [id, nameOf(id)]))}</select>
    <button>${text}</button></form>`;
}

function member({ view, nameOf, act }: DeskParts, pot: SidePotView, entrant: string) {
  const name = nameOf(entrant);
  const leave = () => void act(command('leavePot', pot)(entrant));
  if (view.phase !== 'open') return html`<li>${name}</li>`;
  return html`<li>${name} <button aria-label=${t('pots-leave', { name })} title=${t('pots-leave', { name })} @click=${leave}>\u00D7</button></li>`;
}

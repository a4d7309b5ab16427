// <muggins-tablerules>: a game by name, who plays it where and in which colour, and every house rule with its meaning and source.
import { LED_COLOURS } from '../../../hardware/board.ts';
import { LEVELS, type Level, PACKS } from '../../../shared/partner/seats.ts';
import {
  type ColourName,
  type LaneColours,
  PALETTE_NAMES,
  PALETTES,
  type PaletteName,
} from '../../../shared/protocol/index.ts';
import { settingOf } from '../../../shared/rules/house/index.ts';
import { findPreset, PRESETS, SETTINGS, type Setting } from '../../../shared/rules/index.ts';
import { agreed } from '../kit/dialog.ts';
import { Draft } from '../kit/draft.ts';
import { element, given, html, known, nothing, onSubmit, onValue, options, own, t } from '../kit/element.ts';
import { lastingStorage } from '../kit/place.ts';
import { type PlayerScene, type Scene, scoresOf, type TableScene } from '../parts/scene.ts';
import {
  aboutOf,
  changesText,
  clashOf,
  commandOfForm,
  formOf,
  formText,
  type GameForm,
  gameTitle,
  levelsOf,
  namesOf,
  refusalText,
  rulesOfForm,
  settingTitle,
  valueTitle,
  whyNoMuggins,
  withChange,
  withColour,
  withLevel,
  withName,
  withPalette,
  withSwap,
} from './form.ts';

/** The fieldset; `change` gets each edit. */
function seating(wish: GameForm, change: (wish: GameForm) => void) {
  const rules = rulesOfForm(wish);
  if (!rules.ok) return nothing;
  const { seats, sides } = rules.value;
  const [clash, levels, refused] = [clashOf(wish), levelsOf(wish), whyNoMuggins(wish)];
  return html`<fieldset class="names"><legend>${t('table-players')}</legend>
    ${namesOf({ ...wish, names: [] }, seats).map((usual, seat) => {
      const side = sides[seat] ?? seat;
      const first = sides.indexOf(side) === seat;
      const level = levels[seat];
      return html`<div class="player">
        <span class="dot" .style=${`--lane: ${LED_COLOURS[wish.colours[side] ?? 'blue'].css}`} aria-hidden="true"></span>
        <input maxlength="20" autocomplete="off" aria-label=${t('table-player', { seat: seat + 1 })} placeholder=${usual}
          ?disabled=${level != null} .value=${level == null ? (wish.names[seat] ?? '') : ''} @input=${onValue((name) => change(withName(wish, seat, name)))} />
        ${first ? colourChoice(wish, { side, seat }, change) : html`<span class="with">${t('table-with', { seat: sides.indexOf(side) + 1 })}</span>`}
        <button type="button" ?disabled=${seat === 0} aria-label=${t('table-moveUp', { seat: seat + 1 })}
          @click=${() => change(withSwap(wish, seat))}>↑</button>
        ${refused === undefined ? levelChoice(wish, { seat, level }, change) : nothing}
      </div>`;
    })}
    ${refused === undefined ? packChoice(wish, change) : html`<p class="about">${refused}</p>`}
    ${clash === undefined ? nothing : html`<p class="alert" role="alert">${clash}</p>`}
    <label class="row palette"><span>${t('table-palette')}</span>
      <select name="palette" @change=${onValue((palette) => change(withPalette(wish, palette as PaletteName)))}>
        ${options(
          PALETTE_NAMES.map((name) => [name, t(`table-palettes-${name}`)]),
          wish.palette,
        )}
      </select></label>
    <p class="about">${t('table-colourHelp')}</p>
  </fieldset>`;
}

/** The colour of a side: any of its palette. */
function colourChoice(
  wish: GameForm,
  { side, seat }: { readonly side: number; readonly seat: number },
  change: (wish: GameForm) => void,
) {
  const take = onValue((colour) => change(withColour(wish, side, colour as ColourName)));
  const choices = PALETTES[wish.palette].map((name) => [name, t(`table-colours-${name}`)] as const);
  return html`<select class="colour" data-side=${side} aria-label=${t('table-colourOf', { seat: seat + 1 })} @change=${take}>
    ${options(choices, wish.colours[side])}
  </select>`;
}

/** Who plays a seat: a person, or Muggins at one of its levels. */
function levelChoice(
  wish: GameForm,
  { seat, level = null }: { readonly seat: number; readonly level?: Level | null | undefined },
  change: (wish: GameForm) => void,
) {
  const take = onValue((chosen) =>
    change(withLevel(wish, seat, LEVELS.find((each) => each === chosen) ?? null)),
  );
  const choices = [
    ['', t('newgame-person')] as const,
    ...LEVELS.map((each) => [each, t('table-muggins', { level: each })] as const),
  ];
  return html`<div class="who"><select data-seat=${seat} aria-label=${t('newgame-whoPlays', { seat: seat + 1 })}
      @change=${take}>${options(choices, level ?? '')}</select>
    ${level === null ? nothing : html`<span>${t(`newgame-levels-${level}`)}</span>`}</div>`;
}

/** Where the cards are, as soon as Muggins plays. */
function packChoice(wish: GameForm, change: (wish: GameForm) => void) {
  if (levelsOf(wish).every((level) => level === null)) return nothing;
  const { pack: now = 'pages' } = wish;
  const take = onValue((chosen) =>
    change({ ...wish, pack: PACKS.find((each) => each === chosen) ?? 'pages' }),
  );
  return html`<label class="row tall pack"><span>${t('newgame-pack')}</span>
      <select name="pack" @change=${take}>${options(
        PACKS.map((each) => [each, t(`newgame-packs-${each}`)]),
        now,
      )}</select></label>
    <p class="about">${t(`newgame-packs-${now}-about`)}</p>`;
}

/** What is asked first; all others are folded away below. */
const FIRST = ['mode', 'muggins', 'target', 'match.games'].flatMap((name) =>
  SETTINGS.filter((each) => each.name === name),
);
const OTHERS = SETTINGS.filter((each) => !FIRST.includes(each));

/** What was put together and not begun. */
const draft = new Draft<{ readonly wish: GameForm }>(lastingStorage('sessionStorage'), 'muggins.newgame');

/** Properties: `table` (what is played there), `colours` (of its lanes), `begin` (posts the command; whether the game has begun). */
class TableRules extends element({
  table: given<TableScene>(),
  colours: given<LaneColours>(),
  begin: given<(command: object) => Promise<boolean>>(),
  /** Undefined until a setting changes; until then it is the game on the board once more. */
  wish: own<GameForm | undefined>(() => draft.at('').wish),
  search: own<string>(() => ''),
  fault: own<string>(() => ''),
}) {
  get #wished(): GameForm {
    return this.wish ?? formOf(this.table, this.colours);
  }

  protected override render() {
    const wish = this.#wished;
    const change = onValue((preset) => this.#wish({ ...wish, preset, changes: {} }));
    return html`<form @submit=${onSubmit(() => this.#submit())}>
      <label class="row"><span>${t('table-game')}</span><select name="preset" @change=${change}>
        ${options(games(), wish.preset)}</select></label>
      <p class="about" role="status">${formText(wish)}</p>
      ${seating(wish, (changed) => this.#wish(changed))}
      <fieldset><legend>${t('table-house')}</legend>
        ${FIRST.map((setting) => this.#setting(wish, setting))}
      </fieldset>
      ${this.#others(wish)}
      ${this.fault === '' ? nothing : html`<p class="alert" role="alert">${this.fault}</p>`}
      <button class="begin">${t('table-begin')}</button>
    </form>`;
  }

  #others(wish: GameForm) {
    const sought = this.search.trim().toLowerCase();
    const found = OTHERS.filter((each) =>
      `${each.name} ${settingTitle(each.name)} ${aboutOf(each).about}`.toLowerCase().includes(sought),
    );
    const changed = Object.keys(wish.changes).length;
    return html`<details class="more"><summary>${t('table-everyRule', { rules: OTHERS.length })}</summary>
      <label class="row"><span>${t('table-search')}</span>
        <input type="search" .value=${this.search} @input=${onValue((text) => this.set({ search: text }))} /></label>
      ${found.map((setting) => this.#setting(wish, setting))}
    </details>
    ${
      changed === 0
        ? nothing
        : html`<p class="about">${t('table-changed', { what: changesText(wish.changes) })}
            <button type="button" @click=${() => this.#wish({ ...wish, changes: {} })}>${t('table-asUsual')}</button></p>`
    }`;
  }

  /** A house rule with its explanation in place. */
  #setting(wish: GameForm, setting: Setting) {
    const { name, values } = setting;
    const { about, form, source } = aboutOf(setting);
    const now = this.#now(wish, name);
    const take = onValue((value) => this.#wish(withChange(wish, name, value.trim())));
    return html`<div class="setting ${name in wish.changes ? 'changed' : ''}">
      <label class="row"><span>${settingTitle(name)}</span>${
        typeof values === 'object'
          ? html`<select data-setting=${name} @change=${take}>${options(valuesOf(name, values), now)}</select>`
          : html`<input data-setting=${name} inputmode=${values === 'number' ? 'numeric' : nothing} maxlength="80" autocomplete="off" .value=${now} @change=${take} />`
      }</label>
      <p class="about">${known(`newgame-meanings-${name}-${now}`) ?? about} <small>(${source})</small> ${form}</p>
    </div>`;
  }

  #now({ preset, changes }: GameForm, setting: string): string {
    const usual = findPreset(preset);
    return changes[setting] ?? (usual.ok ? settingOf(usual.value, setting) : '');
  }

  #wish(wish: GameForm): void {
    this.wish = wish;
    this.fault = '';
    draft.keep('', { wish });
  }

  async #submit(): Promise<void> {
    const rules = rulesOfForm(this.#wished);
    if (!rules.ok) {
      this.fault = refusalText(rules.refusal);
      return;
    }
    // It is said beside the colours already.
    if (clashOf(this.#wished) !== undefined) return;
    if ((await this.begin?.(commandOfForm(this.#wished))) !== true) return;
    draft.drop();
    this.wish = undefined;
  }
}

const games = () => PRESETS.map(({ name }) => [name, gameTitle(name)] as const);
const valuesOf = (name: string, values: readonly string[]) =>
  values.map((each) => [each, valueTitle(name, each)] as const);

/** Asks before a game is lost that goes on; where nothing was scored nothing is lost. */
export async function mayEnd({
  table,
  players,
}: Pick<Scene, 'table'> & { readonly players: readonly PlayerScene[] }): Promise<boolean> {
  if (table?.running !== true || players.every(({ score }) => score === 0)) return true;
  const words = t('newgame-abandons', { stand: scoresOf(players) });
  return agreed({ words, yes: t('newgame-abandon'), no: t('newgame-keep') });
}

customElements.define('muggins-tablerules', TableRules);

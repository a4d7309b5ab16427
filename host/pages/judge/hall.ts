// Entry of the page /judge of a hall: what a judge rules, to be read. No board hangs on it.
import { html } from 'lit';
import { judgeChapters } from '../../../shared/words/judge.ts';
import { withText } from '../../../shared/words/language.ts';
import { REGISTRY } from '../../../shared/words/registry.ts';
import { boot } from '../kit/boot.ts';
import { element } from '../kit/element.ts';
import '../kit/guide.ts';
import '../kit/header.ts';
import { HALL_WORDS, language, t } from '../hall/language.ts';
import { PLACES } from '../hall/places.ts';

await boot(HALL_WORDS, 'judge');
const words = Object.entries(REGISTRY).find(([code]) => code === language().code)?.[1] ?? REGISTRY.en;
const said = withText(await words.judge().catch(() => REGISTRY.en.judge()), language().typeset);

/** <muggins-remedies>: every situation with its remedy. */
class Remedies extends element({}) {
  protected override render() {
    return html`<muggins-header .page=${'judge'} .places=${PLACES}></muggins-header>
      <main aria-label=${t('hall-pages-judge')}><h2>${t('hall-pages-judge')}</h2><p class="about">${said.about}</p>
        <muggins-guide .label=${said.search} .none=${said.none}
          .find=${(text: string) => judgeChapters(said, language(), text)}></muggins-guide></main>`;
  }
}

customElements.define('muggins-remedies', Remedies);

// Entry of the page /judge of a hall: what a judge rules, to be read. No board hangs on it.
import { html } from 'lit';
import { judge } from '../../../shared/words/generated/judge.ts';
import { rulings } from '../../../shared/words/generated/rulings.ts';
import { judgeChapters } from '../../../shared/words/judge.ts';
import { boot } from '../kit/boot.ts';
import { element } from '../kit/element.ts';
import '../kit/guide.ts';
import { HALL_CATALOGS } from '../../../shared/words/generated/hallSite.ts';
import { header } from '../hall/header.ts';
import { language, t } from '../kit/language.ts';

await boot('hall-pages-judge', [...HALL_CATALOGS, rulings, judge]);

/** <muggins-remedies>: every situation with its remedy. */
class Remedies extends element({}) {
  protected override render() {
    return html`${header('hall-pages-judge')}
      <main aria-label=${t('hall-pages-judge')}><h2>${t('hall-pages-judge')}</h2><p class="about">${t('judge-about')}</p>
        <muggins-guide .label=${t('judge-search')} .none=${t('judge-none')}
          .find=${(text: string) => judgeChapters(language(), text)}></muggins-guide></main>`;
  }
}

customElements.define('muggins-remedies', Remedies);

// Entry of the page /judge of a hall: what a judge rules, to be read. No board hangs on it.

import { WORDS } from '../../../shared/words/generated/pages/hall/judge.ts';
import { judgeChapters } from '../../../shared/words/judge.ts';
import { boot, start } from '../kit/boot.ts';
import { element, html, language, t } from '../kit/element.ts';
import '../kit/guide.ts';
import { header } from '../hall/header.ts';

/** <muggins-remedies>: every situation with its remedy. */
class Remedies extends element({}) {
  protected override render() {
    return html`${header('hall-pages-judge')}
      <main aria-label=${t('hall-pages-judge')}><h2>${t('hall-pages-judge')}</h2><p class="about">${t('judge-about')}</p>
        <muggins-guide .label=${t('judge-search')} .none=${t('judge-none')}
          .find=${(text: string) => judgeChapters(language(), text)}></muggins-guide></main>`;
  }
}

await boot('hall-pages-judge', WORDS);
start('muggins-remedies', Remedies);

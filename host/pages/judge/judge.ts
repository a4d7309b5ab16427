// Entry of the page /judge: joins situations and remedies to the table, whose board carries them out.

import { SITUATIONS } from '../../../shared/rules/rulings/index.ts';
import { judge } from '../../../shared/words/generated/judge.ts';
import { newgame } from '../../../shared/words/generated/newgame.ts';
import { seat } from '../../../shared/words/generated/seat.ts';
import { boot } from '../kit/boot.ts';
import { TABLE_CATALOGS } from '../parts/catalogs.ts';
import { openTableLine } from '../parts/line.ts';
import { roleHere } from '../parts/places.ts';
import { EMPTY_STORE, hear, sceneOfStore } from '../parts/store.ts';
import { post } from '../parts/whois.ts';
import { JudgePage } from './view.ts';

await boot('pages-judge', [...TABLE_CATALOGS, judge, newgame, seat]);
const view = document.querySelector('muggins-judge');
if (view instanceof JudgePage) start(view);

function start(view: JudgePage): void {
  const asked = location.hash.slice(1);
  view.open = SITUATIONS.some(({ code }) => code === asked) ? asked : '';
  view.tell = (command) => post('api/command', command);
  let heard = EMPTY_STORE;
  openTableLine({
    only: ['state'],
    message(message) {
      if (message.type === 'board') return;
      heard = hear(heard, message);
      view.scene = sceneOfStore(heard);
      const { state } = heard;
      if (state === undefined) return;
      view.offences = state.view.offences;
      view.names = state.view.players.map(({ name }) => name);
    },
    state(state) {
      view.link = state;
      if (state === 'open')
        void roleHere().then((role) => {
          view.host = role === 'host';
        });
    },
  });
}

// Entry of the page /table: joins the set-up to the host.
import { newgame } from '../../../shared/words/generated/newgame.ts';
import { settings } from '../../../shared/words/generated/settings.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { titles } from '../../../shared/words/generated/titles.ts';
import type { Me, SeatPlaces } from '../../web/table/types.ts';
import { boot } from '../kit/boot.ts';
import { read } from '../kit/request.ts';
import { TABLE_CATALOGS } from '../parts/catalogs.ts';

import { openTableLine } from '../parts/line.ts';
import { EMPTY_STORE, hear, sceneOfStore } from '../parts/store.ts';
import { post } from '../parts/whois.ts';
import { TablePage } from './view.ts';

await boot('pages-table', [...TABLE_CATALOGS, newgame, settings, table, titles]);
const view = document.querySelector('muggins-table');
if (view instanceof TablePage) start(view);

function start(view: TablePage): void {
  let heard = EMPTY_STORE;
  let seats = '';
  view.tell = async (path, body) => {
    const refused = await post(path, body);
    if (path === 'api/host' && refused === undefined) await know(view);
    return refused;
  };
  openTableLine({
    only: ['state'],
    message(message) {
      if (message.type === 'board') return;
      heard = hear(heard, message);
      view.scene = sceneOfStore(heard);
      const { state } = heard;
      if (state === undefined) return;
      view.settings = state.settings;
      const now = JSON.stringify([state.phones, state.view.players.map(({ name }) => name)]);
      if (now !== seats && view.me?.role === 'host') void place(view);
      seats = now;
    },
    state(state) {
      view.link = state;
      if (state === 'open') void know(view);
    },
  });
}

/** Asks the host who this page is, and as its host for the seats. */
async function know(view: TablePage): Promise<void> {
  view.me = (await read<Me>('api/me')) ?? view.me;
  if (view.me?.role === 'host') await place(view);
}

async function place(view: TablePage): Promise<void> {
  view.places = (await read<SeatPlaces>('api/seats')) ?? view.places;
}

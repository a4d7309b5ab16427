// Every component of the pages, by the name of its element.

import type { StateWords } from '../kit/header.ts';
import { kitWords } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import type { Components, SpecimenState, SpecimenStates } from './component.ts';
import { HALL_COMPONENTS } from './hall.ts';
import { TABLE_PAGES } from './tablepages.ts';
import { TABLE_PARTS } from './tableparts.ts';

const header =
  (...states: readonly (readonly [StateWords['kind'], LinkState])[]): SpecimenState =>
  () => ({
    page: 'board',
    places: { board: './board', games: './games', help: './help' },
    states: states.map(([kind, link]) => ({ kind, text: kitWords().common.page[link] })),
  });

const HEADERS: SpecimenStates<LinkState> = {
  connecting: header(['wait', 'connecting']),
  open: header(['ok', 'open']),
  lost: header(['bad', 'lost']),
};

const KIT: Components = {
  'muggins-header': {
    about: 'the head of a page: other pages, how things stand, and what one prefers',
    style: 'board',
    alone: [1_100, 80],
    states: HEADERS,
  },
};

export const COMPONENTS: Components = { ...KIT, ...TABLE_PARTS, ...TABLE_PAGES, ...HALL_COMPONENTS };

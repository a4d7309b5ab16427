// Entry of the page /: joins the scoreboard to the host, walks its pegs, keeps the screen awake.

import { SCREEN_LAYOUTS, type ScreenLayout } from '../../../shared/table/screens.ts';
import { WORDS } from '../../../shared/words/generated/pages/table/scoreboard.ts';
import type { StateMessage } from '../../web/table/types.ts';
import { boot, start } from '../kit/boot.ts';
import { stayAwake } from '../kit/browser.ts';
import { answerLetters } from '../parts/letters.ts';
import { MomentLoader } from '../parts/momentloader.ts';
import { captionOf, titleOf } from '../parts/scene.ts';
import { Voice } from '../parts/speech.ts';
import {
  EMPTY_STORE,
  hear,
  lanesOf,
  lightsOfSides,
  openTableLine,
  type Store,
  sceneOfStore,
  sidePegs,
  withDemo,
} from '../parts/store.ts';
import { Walk } from './animation.ts';
import { roomOf } from './room.ts';
import { Scoreboard } from './view.ts';

await boot('pages-scoreboard', WORDS);
start('muggins-scoreboard', Scoreboard, (view) => {
  let heard = EMPTY_STORE;
  const voice = new Voice();
  const moments = new MomentLoader((moment) => view.set({ moment }));
  view.overlay = new URLSearchParams(location.search).get('overlay') === '1';
  document.documentElement.classList.toggle('overlay', view.overlay);
  const walk = new Walk((pegs) => {
    view.pegs = pegs;
    if (heard.state !== undefined) view.lights = lightsOfSides(heard.state, pegs, lanesOf(heard));
  });
  openTableLine({
    only: ['state'],
    message(message) {
      // What the board itself shows is for its own page: here the pegs walk.
      if (message.type === 'board') return;
      heard = hear(heard, withDemo(message));
      const { state } = heard;
      if (state === undefined) return;
      view.answer = undefined;
      show(view, heard, state);
      moments.follow(state.view);
      walk.to(sidePegs(state), still());
      voice.hear(captionOf(view.scene), state.settings.speech, {
        parts: view.room.felt?.steps.map(({ text }) => text) ?? [],
        at: (part) => {
          view.step = still() ? Number.POSITIVE_INFINITY : part;
        },
      });
    },
    state(state) {
      view.link = state;
      if (state === 'lost') view.ready = true;
    },
  });
  answerLetters(() => heard.state, view);
  stayAwake();
  showPlaces(view);
});

function show(view: Scoreboard, heard: Store, state: StateMessage): void {
  view.scene = sceneOfStore(heard);
  view.room = roomOf(state.view, view.scene, state.company);
  view.lanes = lanesOf(heard);
  view.cue = state.view.cue;
  view.emulator = state.emulator;
  view.paused = state.settings.paused;
  view.joins = state.settings.join;
  view.layout = layoutOf(state.settings.layout);
  view.ready = true;
  document.title = titleOf(view.scene);
}

/** As the address of this screen says, '?layout=scores', or else as the table is set. */
function layoutOf(table: ScreenLayout): ScreenLayout {
  const asked = new URLSearchParams(location.search).get('layout');
  return SCREEN_LAYOUTS.find((each) => each === asked) ?? table;
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds that the ways to other pages are seen after the mouse has moved. */
const SEEN = 3_000;

/** No control is in the way of the score: links show when the mouse moves, and a double click fills the screen. */
function showPlaces(view: Scoreboard): void {
  let timer: number | undefined;
  const touch = (touched: boolean): void => {
    view.touched = touched;
    document.body.classList.toggle('touched', touched);
  };
  const show = (): void => {
    touch(true);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // An open choice keeps them visible.
      if (document.querySelector('.places :focus-visible, .places [open]') === null) touch(false);
      else show();
    }, SEEN);
  };
  // A browser also tells of a pointer that rests where the page appears, at the same place again.
  let last: readonly [x: number, y: number] | undefined;
  addEventListener('pointermove', ({ screenX, screenY }) => {
    if (last !== undefined && (last[0] !== screenX || last[1] !== screenY)) show();
    last = [screenX, screenY];
  });
  // A finger does not move before it presses.
  addEventListener('pointerdown', show);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.places') !== null) show();
  });
  addEventListener('dblclick', () => {
    const full = document.fullscreenElement !== null;
    // A browser may refuse, and then the window stays as it is.
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  });
}

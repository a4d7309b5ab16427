// The light of a table's pages. A drawn board gets lamplight in the evening. At night an idle page turns dark and dim, until
// a touch or news of the table.
import { eveningAt, isNight, USUAL_DIM } from '../../../shared/table/dim.ts';
import { themeNow, wearTheme } from '../kit/choices.ts';

/** Milliseconds after which a page counts as left alone. */
const ALONE = 5 * 60_000;
/** Milliseconds between two looks at the clock. */
const LOOK = 10_000;

let setting = USUAL_DIM;
let news = '';
let touched = Date.now();

/** The table's setting, and everything that the page knows of the table: it wakes the page when it differs. */
export function hearDim(dims: string, heard: string): void {
  setting = dims;
  lightLamp();
  if (heard !== news) wake();
  news = heard;
}

/** Looks after this page from now on. An overlay has its light from the video that it lies on. */
export function keepDimming(): void {
  lightLamp();
  setInterval(lightLamp, LOOK);
  if (document.documentElement.classList.contains('overlay')) return;
  wake();
  for (const touch of ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const)
    document.addEventListener(touch, wake, { passive: true });
  document.addEventListener('pointermove', ({ movementX, movementY }) => {
    // Browsers also report a pointer at rest when the page below it changes.
    if (movementX !== 0 || movementY !== 0) wake();
  });
  setInterval(() => {
    if (Date.now() - touched >= ALONE && isNight(setting, new Date())) dim(true);
  }, LOOK);
}

/** Strength of the evening light, 0..1. */
export const lightLamp = (): void =>
  document.documentElement.style.setProperty('--evening', `${eveningAt(setting, new Date())}`);

function wake(): void {
  touched = Date.now();
  dim(false);
}

function dim(dimmed: boolean): void {
  const { classList } = document.documentElement;
  if (classList.contains('dimmed') === dimmed) return;
  classList.toggle('dimmed', dimmed);
  wearTheme(dimmed ? 'dark' : themeNow());
}

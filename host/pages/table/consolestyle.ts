// How the console looks: a second piece of the same wood, glass, rubber keys and lit buttons.
import { css } from 'lit';

/** Two rows: the players' buttons, and under them MUGGINS and UNDO with their words beside them. */
const PILLS = css`
  &::after {
    content: "";
    order: 1;
    flex: 0 0 100%;
    block-size: 0;
  }
  .push.muggins,
  .push.undo {
    order: 2;
    grid-template-columns: auto auto;
    align-items: center;
    gap: 8px;
    min-inline-size: 44%;
    max-inline-size: none;
    justify-content: start;
  }
  .push.muggins small,
  .push.undo small {
    display: none;
  }
  .push.muggins kbd,
  .push.undo kbd {
    inset-inline-start: 16px;
  }
`;

export const STYLES = css`
  :host {
    display: block;
    container-type: inline-size;
    --gap: clamp(6px, 2cqi, 9px);
  }
  button {
    font: inherit;
    color: inherit;
    border: 0;
    background: none;
    padding: 0;
    margin: 0;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  button:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .panel button:focus-visible {
    outline-color: #fff;
    border-radius: 10px;
    box-shadow:
      0 0 0 2px #14100c,
      0 0 0 8px #14100c;
  }
  button:disabled {
    cursor: not-allowed;
  }
  .asleep {
    filter: grayscale(0.85) brightness(0.82);
  }
  .asleep .keys,
  .asleep .buttons {
    opacity: 0.5;
  }
  .panel {
    display: grid;
    gap: calc(var(--gap) * 1.5);
    padding: clamp(12px, 4cqi, 16px);
    border-radius: clamp(12px, 4cqi, 22px);
    background: var(--wood);
    box-shadow: var(--board-shadow);
    grid-template-columns: minmax(0, 1fr);
  }

  .glass {
    padding: clamp(8px, 2.4cqi, 12px);
    border-radius: 8px;
    background: #1b1d12;
    box-shadow:
      inset 0 2px 6px #000c,
      0 1px 0 #fff2,
      0 0 0 4px #15100c;
    font: 600 clamp(12px, 5.2cqi, 21px) / 1 var(--mono);
    color: #3a3f22;
    container-type: inline-size;
  }
  .glass.lit {
    background: linear-gradient(#b7cf4e, #a3bd3c);
    color: #1c2606;
    box-shadow:
      inset 0 2px 8px #3a4a0a88,
      0 1px 0 #fff2,
      0 0 0 4px #15100c;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(20, 1fr);
    gap: 1px;
  }
  .row + .row {
    margin-block-start: 3px;
  }
  .row span {
    display: grid;
    place-items: center;
    block-size: 1.2em;
    background: #0000000d;
    border-radius: 1px;
    white-space: pre;
  }

  .keys {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: var(--gap);
  }
  .key {
    display: grid;
    grid-template-rows: 1fr auto;
    place-items: center;
    min-block-size: 46px;
    padding: 5px 2px 3px;
    border-radius: 10px;
    background: linear-gradient(#4a4743, #35322f);
    color: #fbf4e6;
    touch-action: none;
    box-shadow:
      0 3px 0 #1d1a18,
      0 5px 8px #0006,
      inset 0 1px 0 #fff3;
  }
  .key b {
    font: 650 22px / 1 var(--sans);
  }
  .key.word b {
    font-size: 14px;
    letter-spacing: 0.04em;
  }
  .key small {
    font: 600 11px / 1.2 var(--sans);
    color: #ffcf7d;
    min-block-size: 1.2em;
  }
  .key.side {
    background: linear-gradient(#6b5a45, #51422f);
    box-shadow:
      0 3px 0 #2b2117,
      0 5px 8px #0006,
      inset 0 1px 0 #fff3;
  }
  .key.down,
  .push.down i {
    transform: translateY(3px);
  }
  .key.down {
    box-shadow:
      0 0 0 #1d1a18,
      0 1px 2px #0008,
      inset 0 2px 4px #0007;
    filter: brightness(0.9);
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--gap);
  }
  .push {
    display: grid;
    justify-items: center;
    gap: 3px;
    color: #fdf3e2;
    touch-action: none;
    /* A long name is cut off rather than that a button moves to another row. */
    flex: 1 1 52px;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 52px;
    max-inline-size: 84px;
    position: relative;
  }
  .push.muggins,
  .push.undo {
    flex-grow: 0;
    flex-basis: auto;
    grid-template-columns: auto;
  }
  .push i {
    inline-size: 40px;
    block-size: 40px;
    border-radius: 50%;
    --c: var(--lane, #8d8478);
    background: radial-gradient(
      circle at 50% 32%,
      color-mix(in oklab, var(--c) 65%, white),
      var(--c) 45%,
      color-mix(in oklab, var(--c) 72%, black)
    );
    box-shadow:
      0 0 0 4px #1a120c,
      0 0 0 5px #fff2,
      0 4px 8px 3px #0007;
    margin: 5px 0 5px;
  }
  .push.muggins i {
    --c: #8e4fb8;
  }
  .push.undo i {
    --c: #b9b2a6;
  }
  .push.down i {
    filter: brightness(1.25);
  }
  .push b {
    font: 700 12px / 1.1 var(--sans);
    letter-spacing: 0.03em;
  }
  .push small {
    font: 500 12px / 1.2 var(--sans);
    opacity: 0.85;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    min-block-size: 1.2em;
  }
  kbd {
    position: absolute;
    inset-block-start: 19px;
    font: 700 12px / 1 var(--sans);
    color: #000b;
    pointer-events: none;
  }

  .switches {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: start;
    padding: 10px 4px 0;
    color: var(--ink-soft);
    font: 500 14px / 1.2 var(--sans);
  }
  .switch {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    min-block-size: 32px;
    border-radius: 8px;
  }
  .switch i {
    inline-size: 38px;
    block-size: 22px;
    border-radius: 11px;
    background: var(--off);
    position: relative;
  }
  .switch i::after {
    content: "";
    position: absolute;
    inset: 3px auto auto 3px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px #0006;
  }
  .switch[aria-checked="true"] i {
    background: var(--on);
  }
  .switch[aria-checked="true"] i::after {
    transform: translateX(16px);
  }
  .buzzer {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
  }
  slot {
    display: contents;
  }
  .faults summary {
    cursor: pointer;
    min-block-size: 32px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  .faults summary b {
    color: var(--bad);
  }
  .faults[open] {
    flex: 0 0 100%;
  }
  .faults p {
    margin: 0 0 6px;
    max-inline-size: 60ch;
    line-height: 1.4;
  }
  .faults label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-block-size: 32px;
    color: var(--ink);
  }
  .faults input {
    inline-size: 18px;
    block-size: 18px;
    accent-color: var(--accent);
  }
  .buzzer i {
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--off);
  }
  .buzzer.on i {
    background: #ffb020;
    box-shadow: 0 0 0 4px #ffb02044;
  }

  .buttons.many {
    ${PILLS}
  }
  @container (max-width: 335px) {
    .buttons {
      ${PILLS}
    }
  }
  @container (min-width: 620px) {
    .panel {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      align-items: start;
    }
    .buttons {
      grid-row: 2;
      grid-column: 1;
      align-self: center;
    }
    .keys {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .glass {
      transition: background-color 0.2s;
    }
    .switch i {
      transition: background-color 0.15s;
    }
    .switch i::after {
      transition: transform 0.15s;
    }
  }
  @media (forced-colors: active) {
    .panel,
    .switch i,
    .buzzer i {
      forced-color-adjust: none;
    }
    .switch i {
      border: 2px solid CanvasText;
      box-sizing: border-box;
      background: Canvas;
    }
    .switch i::after {
      inset: 2px auto auto 2px;
      inline-size: 14px;
      block-size: 14px;
      background: CanvasText;
    }
    .switch[aria-checked="true"] i {
      background: Highlight;
    }
    .switch[aria-checked="true"] i::after {
      background: HighlightText;
    }
  }
`;

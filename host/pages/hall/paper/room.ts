// The plan of the room for the door: who has read the table's number finds the way.
import { html } from 'lit';
import { planOfTonight } from '../../../../shared/league/index.ts';
import { floorPlan } from '../floorplan.ts';
import { heading, type Paper, words } from './parts.ts';

/** One page, where the desk has arranged tables of tonight. */
export const roomPlan: Paper = (parts) => {
  const { view } = parts;
  const plan = view.tables.length > 0 ? planOfTonight(view.room, view.tables) : view.room;
  return plan.spots.length === 0
    ? []
    : [html`${heading(parts, words().titles.room)}<div class="plan">${floorPlan(plan)}</div>`];
};

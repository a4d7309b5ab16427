// The room plan, to hang at the door: players know the number of their table and look for it here.

import { html } from 'lit';
import { planOfTonight } from '../../../shared/league/index.ts';
import { floorPlan } from '../hall/floorplan.ts';
import { t } from '../kit/language.ts';
import { heading, type Paper } from './parts.ts';

/** One page, if a table of tonight has a place. */
export const roomPlan: Paper = (parts) => {
  const { view } = parts;
  const plan = view.tables.length > 0 ? planOfTonight(view.room, view.tables) : view.room;
  return plan.spots.length === 0
    ? []
    : [html`${heading(parts, t('print-titles-room'))}<div class="plan">${floorPlan(plan)}</div>`];
};

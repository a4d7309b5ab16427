// Where a table publishes.

/** Topics of one table. */
export interface Topics {
  /** `online` or `offline`, retained. */
  readonly status: string;
  /** The state of the table, retained. */
  readonly state: string;
  /** Each move as it is made. */
  readonly event: string;
  /** What Home Assistant finds the table by, retained; undefined where it is not to be found. */
  readonly discovery: string | undefined;
}

/** `id` is the id of the table's journal; `prefix` Home Assistant's, undefined for no discovery. */
export const topicsFor = (id: string, prefix: string | undefined): Topics => ({
  status: `muggins/${id}/status`,
  state: `muggins/${id}/state`,
  event: `muggins/${id}/event`,
  discovery: prefix === undefined ? undefined : `${prefix}/device/muggins_${id}/config`,
});

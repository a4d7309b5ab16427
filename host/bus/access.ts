// Who may do what on the bus, by topic. A broker of one's own is told the same: see docs/hall.md.
import { FROM_TABLE, TABLE_NUMBER, TO_ALL, TO_TABLE, topicsOf } from './topics.ts';

/** The user name of the hall; a table's is its number. */
export const HALL_USER = 'hall';

/** True where somebody may publish to a topic. `hall` is the hall's id. */
export function mayPublish(hall: string, username: string, topic: string): boolean {
  if (username === HALL_USER) return topic.startsWith(`muggins/1/${hall}/`);
  const read = topicsOf(hall).read(topic);
  return (
    TABLE_NUMBER.test(username) && read?.table === username && FROM_TABLE.some((kind) => kind === read.kind)
  );
}

/** True where somebody may subscribe to a pattern. Tables name their topics one by one. */
export function maySubscribe(hall: string, username: string, pattern: string): boolean {
  if (username === HALL_USER) return pattern.startsWith(`muggins/1/${hall}/`);
  const topics = topicsOf(hall);
  if (!TABLE_NUMBER.test(username)) return false;
  return [...TO_TABLE.map((kind) => topics[kind](username)), ...TO_ALL.map((kind) => topics[kind])].includes(
    pattern,
  );
}

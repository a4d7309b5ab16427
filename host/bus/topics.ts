// The topics of a hall: muggins/1/HALL/... The 1 is the version of everything below it.

/** A table's number, as it stands in topics and as a user name: 1 to 999. */
export const TABLE_NUMBER = /^[1-9]\d{0,2}$/;

/** What a table publishes below its own number, and what the hall publishes there. */
export const FROM_TABLE = ['birth', 'alive', 'state', 'result', 'sign', 'ask'] as const;
export const TO_TABLE = ['seat', 'receipt', 'tell'] as const;
/** What the hall publishes for everybody. */
export const TO_ALL = ['night', 'standings'] as const;

export type TopicKind = (typeof FROM_TABLE)[number] | (typeof TO_TABLE)[number] | (typeof TO_ALL)[number];
type TableKind = Exclude<TopicKind, (typeof TO_ALL)[number]>;

/** A topic that was read. `table` is undefined in what the hall says to everybody. */
interface ReadTopic {
  readonly kind: TopicKind;
  readonly table: string | undefined;
}

type HallTopics = Readonly<Record<TableKind, (table: string) => string>> &
  Readonly<Record<(typeof TO_ALL)[number], string>> & {
    /** The topics of one kind at all tables, as a pattern. */
    readonly every: (kind: TableKind) => string;
    /** Everything below the hall, as a pattern. */
    readonly everything: string;
    /** What a topic is; undefined where the hall has no such topic. */
    readonly read: (topic: string) => ReadTopic | undefined;
  };

/** The topics of a hall. `hall` is the id of its journal. */
export function topicsOf(hall: string): HallTopics {
  const root = `muggins/1/${hall}`;
  const at = (kind: TableKind) => (table: string) => `${root}/table/${table}/${kind}`;
  return {
    birth: at('birth'),
    alive: at('alive'),
    state: at('state'),
    result: at('result'),
    sign: at('sign'),
    ask: at('ask'),
    seat: at('seat'),
    receipt: at('receipt'),
    tell: at('tell'),
    night: `${root}/night`,
    standings: `${root}/standings`,
    every: (kind) => `${root}/table/+/${kind}`,
    everything: `${root}/#`,
    read: (topic) => (topic.startsWith(`${root}/`) ? readRest(topic.slice(root.length + 1)) : undefined),
  };
}

const includes = (kinds: readonly string[], kind: string): kind is TopicKind => kinds.includes(kind);

function readRest(rest: string): ReadTopic | undefined {
  if (includes(TO_ALL, rest)) return { kind: rest, table: undefined };
  const [word, table = '', kind = '', ...more] = rest.split('/');
  if (word !== 'table' || more.length > 0 || !TABLE_NUMBER.test(table)) return undefined;
  return includes([...FROM_TABLE, ...TO_TABLE], kind) ? { kind, table } : undefined;
}

/** True where a topic fits a pattern with `+` for one level and `#` for all the rest. */
export function fitsPattern(pattern: string, topic: string): boolean {
  const levels = topic.split('/');
  const wanted = pattern.split('/');
  for (const [at, level] of wanted.entries()) {
    if (level === '#') return true;
    if (at >= levels.length || (level !== '+' && level !== levels[at])) return false;
  }
  return wanted.length === levels.length;
}

// MQTT discovery for Home Assistant: a table appears there as a device with its entities.
// Source: https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload

import { MAX_LANES } from '../../shared/protocol/index.ts';
import { NEWS_KINDS } from '../../shared/story/news.ts';
import type { Language } from '../../shared/words/catalog.ts';
import { say } from '../../shared/words/say.ts';
import type { Topics } from './topics.ts';

interface DiscoveryOptions {
  /** The id of the journal: the same table keeps its entities whatever it is called. */
  readonly id: string;
  readonly topics: Topics;
  /** Names of the sides, by lane. */
  readonly sides: readonly string[];
  /** Of the names of its entities. */
  readonly language: Language;
  readonly version: string;
  /** The address of its pages; undefined where no other machine reaches them. */
  readonly page: string | undefined;
}

/** Payloads of the topic that says whether the table is there. */
export const ONLINE = 'online';
export const OFFLINE = 'offline';

/** The payload; it goes to `topics.discovery`, retained. */
export function discoveryOf(options: DiscoveryOptions): object {
  const { id, topics, language, version, page } = options;
  return {
    device: {
      identifiers: [`muggins_${id}`],
      name: 'Muggins',
      manufacturer: 'Muggins',
      model: say(language, 'talk-model'),
      sw_version: version,
      ...(page !== undefined && { configuration_url: page }),
    },
    origin: { name: 'Muggins', sw_version: version },
    availability_topic: topics.status,
    payload_available: ONLINE,
    payload_not_available: OFFLINE,
    state_topic: topics.state,
    components: { ...sides(options), ...words(options), ...rest(options) },
  };
}

/** A component that is named by its platform alone is taken away again. */
function sides({ id, sides: names }: DiscoveryOptions): object {
  const lanes = Array.from({ length: MAX_LANES }, (_, lane) => lane);
  return Object.fromEntries(
    lanes.map((lane) => {
      const name = names[lane];
      const key = `side_${lane + 1}`;
      if (name === undefined) return [key, { platform: 'sensor' }];
      const value_template = `{{ value_json.sides[${lane}].score }}`;
      const common = entity({ id, key, platform: 'sensor', name, icon: 'mdi:counter' });
      return [key, { ...common, value_template, state_class: 'measurement' }];
    }),
  );
}

/** Sensors whose state is a name or a sentence. */
const TEXTS = {
  turn: 'mdi:account-arrow-right',
  dealer: 'mdi:cards-outline',
  crib: 'mdi:cards',
  prompt: 'mdi:message-text-outline',
  ruling: 'mdi:gavel',
  winner: 'mdi:trophy',
} as const;

const words = ({ id, language }: DiscoveryOptions): object =>
  Object.fromEntries(
    (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((key) => {
      const common = entity({
        id,
        key,
        platform: 'sensor',
        name: say(language, `talk-${key}`),
        icon: TEXTS[key],
      });
      return [key, { ...common, value_template: `{{ value_json.${key} }}` }];
    }),
  );

/** Whether the board is there, and the moves as they happen. */
const rest = ({ id, topics, language }: DiscoveryOptions): object => ({
  board: {
    ...entity({ id, key: 'board', platform: 'binary_sensor', name: say(language, 'talk-board') }),
    device_class: 'connectivity',
    value_template: '{{ value_json.connected }}',
    payload_on: 'True',
    payload_off: 'False',
  },
  move: {
    ...entity({
      id,
      key: 'move',
      platform: 'event',
      name: say(language, 'talk-move'),
      icon: 'mdi:hand-pointing-up',
    }),
    state_topic: topics.event,
    event_types: NEWS_KINDS,
  },
});

interface Entity {
  readonly id: string;
  readonly key: string;
  readonly platform: 'sensor' | 'binary_sensor' | 'event';
  readonly name: string;
  readonly icon?: string;
}

/** What every entity has. Its id in Home Assistant is the same in every language. */
const entity = ({ id, key, platform, name, icon }: Entity): object => ({
  platform,
  unique_id: `muggins_${id}_${key}`,
  default_entity_id: `${platform}.muggins_${key}`,
  name,
  ...(icon !== undefined && { icon }),
});

// What Home Assistant takes as MQTT discovery of a device, and what it then shows. Written after its documentation (integrations
// MQTT, sensor.mqtt, binary_sensor.mqtt and event.mqtt) and the schemas in its own homeassistant/components/mqtt/schemas.py, as far as
// Muggins uses them: other fields are refused.
import * as z from 'zod';

/** MQTT 3.1.1, 4.7: at least a character, no null; wildcards only in subscriptions. */
const topic = z
  .string()
  .min(1)
  .max(65_535)
  .regex(/^[^\0#+]+$/);
const icon = z.string().regex(/^mdi:[a-z0-9-]+$/);
const template = z.string().regex(/^\{\{.*\}\}$/);
const url = z.url({ protocol: /^(https?|homeassistant)$/ });

const availability = {
  availability_topic: topic.optional(),
  payload_available: z.string().optional(),
  payload_not_available: z.string().optional(),
};

const device = z
  .strictObject({
    identifiers: z.union([z.string(), z.array(z.string())]).optional(),
    manufacturer: z.string().optional(),
    model: z.string().optional(),
    name: z.string().optional(),
    sw_version: z.string().optional(),
    configuration_url: url.optional(),
  })
  .refine(({ identifiers = [] }) => identifiers.length > 0);

const origin = z.strictObject({
  name: z.string(),
  sw_version: z.string().optional(),
});

/** What every entity may have. */
const entity = {
  ...availability,
  unique_id: z.string().min(1),
  default_entity_id: z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/),
  name: z.string().nullable().optional(),
  icon: icon.optional(),
  state_topic: topic.optional(),
  value_template: template.optional(),
};

const sensor = z.strictObject({
  platform: z.literal('sensor'),
  ...entity,
  state_class: z.enum(['measurement', 'total', 'total_increasing', 'measurement_angle']).optional(),
});

const binarySensor = z.strictObject({
  platform: z.literal('binary_sensor'),
  ...entity,
  device_class: z.enum(['connectivity', 'running', 'problem', 'power', 'plug', 'presence']).optional(),
  payload_on: z.string().optional(),
  payload_off: z.string().optional(),
});

const event = z.strictObject({
  platform: z.literal('event'),
  ...entity,
  event_types: z.array(z.string()).min(1),
});

/** A component that is there no more is named by its platform alone. */
const removed = z.strictObject({ platform: z.enum(['sensor', 'binary_sensor', 'event']) });

export const deviceDiscovery = z
  .strictObject({
    ...availability,
    device,
    origin,
    components: z.record(z.string(), z.union([removed, sensor, binarySensor, event])),
    state_topic: topic.optional(),
  })
  .refine(
    ({ state_topic: shared, components }) =>
      shared !== undefined ||
      Object.values(components).every((each) => !('unique_id' in each) || each.state_topic !== undefined),
    'an entity without a topic',
  );
export type Discovery = z.output<typeof deviceDiscovery>;

/** `<prefix>/device/[<node>/]<object>/config`. */
export const DISCOVERY_TOPIC = /^[\w-]+(\/[\w-]+)*\/device\/([\w-]+\/)?[\w-]+\/config$/;

/** What Home Assistant makes of a template that names a field of a message, as its Jinja prints it. */
export function rendered(text: string, json: unknown): string {
  const [, path] = /^\{\{ value_json((?:\.\w+|\[\d+\])+) \}\}$/.exec(text) ?? [];
  if (path === undefined) throw new Error(`a template that this test cannot follow: ${text}`);
  const steps = path.match(/\w+/g) ?? [];
  const value = steps.reduce<unknown>((at, step) => Object(at)[step], json);
  if (value === undefined) throw new Error(`${text}: there is no such field`);
  if (value === null) return 'None';
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
}

/** What the entities of a device show, by key; components that are taken away show nothing. */
export function statesOf({ components }: Discovery, state: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(components).flatMap(([key, each]) =>
      'unique_id' in each && each.value_template !== undefined
        ? [[key, rendered(each.value_template, state)] as const]
        : [],
    ),
  );
}

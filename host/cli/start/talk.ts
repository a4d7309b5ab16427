// Starts MQTT and webhooks for a table, as the options of `muggins start` ask.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../shared/words/catalog.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayMessage } from '../../../shared/words/index.ts';
import { writePrivate } from '../../system/atomic.ts';
import { systemClock } from '../../system/clock.ts';
import { packageVersion } from '../../system/package.ts';
import { reachReason } from '../../system/reason.ts';
import {
  Broker,
  Publisher,
  type ReceiverNews,
  SECRET_MARK,
  SHORTEST_SECRET,
  type TalkTable,
  Webhooks,
} from '../../talk/index.ts';
import { readNamed } from '../files.ts';
import { badOption } from '../output.ts';
import { type Say, sayChanges } from '../serving.ts';
import type { BrokerChoice } from './command.ts';
import type { Building } from './start.ts';

interface TalkParts extends Building {
  readonly table: TalkTable;
  readonly language: () => Language;
  /** The address of the pages for other machines. */
  readonly page: string | undefined;
}

/** Starts MQTT and webhooks, if their options are given. */
export function openTalk(parts: TalkParts): void {
  const { mqtt, webhook } = parts.choices;
  if (mqtt !== undefined) publish(mqtt, parts);
  if (webhook !== undefined) post(webhook, parts);
}

/** Posts its moves for as long as it runs. */
function post(urls: readonly string[], parts: TalkParts): void {
  const { choices, table, language, log, say, atEnd } = parts;
  const { id, folder } = parts.journal;
  const hooks = new Webhooks({
    table,
    id,
    language,
    urls,
    secret: secretOf(choices.webhookSecret, folder, say),
    file: join(folder, 'webhooks.jsonl'),
    version: packageVersion(),
    clock: systemClock,
    log,
    told: (news) => say('webhook', news, receiverWords(news)),
  });
  atEnd(() => hooks.close());
}

function receiverWords({ address, failure, waiting }: ReceiverNews): string {
  if (failure === undefined)
    return `Webhook: ${address} takes messages again${waiting > 0 ? `; ${waiting} to go` : ''}.`;
  return `Webhook: ${address} does not take messages (${failureWords(failure)}). ${counted(waiting, 'waits', 'wait')}; Muggins keeps trying.`;
}

function failureWords(failure: NonNullable<ReceiverNews['failure']>): string {
  if (failure.code === 'answered') return `it answered ${failure.status}`;
  if (failure.code === 'silent') return `no answer within ${failure.seconds} s`;
  return sayMessage(DEFAULT, 'reason', failure.reason) ?? failure.reason.code;
}

/** The secret of the file that was named, of the environment, or of the folder, where it is made once. @throws CliError */
function secretOf(secretFile: string | undefined, folder: string, say: Say): string {
  const given = process.env.MUGGINS_WEBHOOK_SECRET;
  const own = join(folder, 'webhook.secret');
  if (secretFile === undefined && given) return checked(given);
  if (secretFile === undefined && !existsSync(own))
    writePrivate(own, `${SECRET_MARK}${randomBytes(32).toString('base64')}\n`);
  const file = secretFile ?? own;
  say('webhooks', { secret: file }, `Webhooks are signed with the secret in ${file}`);
  return checked(`${readNamed('--webhook-secret', file, 'Name a file that you may read.')}`.trim());
}

function checked(secret: string): string {
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw badOption(`The webhook secret needs at least ${SHORTEST_SECRET} characters.`);
}

/** Publishes the table for as long as it runs. */
function publish(
  { url, username }: BrokerChoice,
  { choices, table, journal: { id }, language, page, say, atEnd }: TalkParts,
): void {
  const { mqttDiscovery: discovery = 'homeassistant' } = choices;
  const password = process.env.MUGGINS_BROKER_PASSWORD ?? '';
  // A password wants a user. The name of a line is at most 23 characters long (MQTT 3.1.1, 3.1.3.1).
  const user = username === '' && password !== '' ? 'muggins' : username;
  const client = `muggins-${id.replaceAll('-', '').slice(0, 15)}`;
  const publisher = new Publisher({
    table,
    id,
    language,
    prefix: discovery === 'off' ? undefined : discovery,
    page,
    version: packageVersion(),
    clock: systemClock,
    dial: (will) => {
      const broker = new Broker({ url, username: user, password, client, will });
      sayHow(broker, url, say);
      return broker;
    },
  });
  atEnd(() => publisher.close());
}

/** Reports each change of the connection to the broker. */
function sayHow(broker: Broker, address: string, say: Say): void {
  const tellChange = sayChanges(say);
  const tell = (connected: boolean, error?: unknown): void => {
    const reason = error === undefined ? undefined : reachReason(error);
    const why = reason === undefined ? '' : ` (${sayMessage(DEFAULT, 'reason', reason)})`;
    const words = connected
      ? `MQTT: connected to ${address}`
      : `MQTT: ${address} does not answer${why}. Play on; Muggins keeps trying.`;
    tellChange('mqtt', { address, connected, reason: reason?.code ?? null }, words);
  };
  broker.on('connected', () => tell(true));
  broker.on('disconnected', () => tell(false));
  broker.on('failed', (error) => tell(false, error));
}

// English: what is said where a table talks to other programs.
import { counted } from '../message.ts';
import type { DeliveryFailure, TalkWords } from '../talk.ts';
import { reasonWords } from './reason.ts';

function failureWords(failure: DeliveryFailure): string {
  if (failure.code === 'answered') return `it answered ${failure.status}`;
  if (failure.code === 'silent') return `no answer within ${failure.seconds} s`;
  return reasonWords(failure.reason);
}

export const TALK: TalkWords = {
  published: {
    model: 'Cribbage board',
    turn: 'Turn',
    dealer: 'Dealer',
    crib: 'Crib',
    prompt: 'Next',
    ruling: 'Last ruling',
    winner: 'Winner',
    board: 'Board',
    move: 'Move',
  },
  options: {
    broker: (text) =>
      `--mqtt ${text}: expected the address of a broker, such as mqtt://192.168.1.10:1883 or mqtts://muggins@broker.example.org`,
    brokerPassword:
      '--mqtt: leave the password out of the address, where every program of this machine can read it. Set MUGGINS_BROKER_PASSWORD instead.',
    discovery: (text) =>
      `--mqtt-discovery ${text}: expected the discovery prefix of Home Assistant, such as homeassistant, or off.`,
    webhook: (text) =>
      `--webhook ${text}: expected an address that begins with http:// or https:// and has no password, such as https://example.org/cribbage`,
    secretFile: (file, reason) =>
      `The secret of the webhooks in ${file} cannot be read: ${reasonWords(reason)}.`,
    secretShort: (characters) => `The secret of the webhooks needs at least ${characters} characters.`,
    origin: (option, text, origin) =>
      `${option} ${text}: expected the origin of one site: scheme, name and port, without a path, such as ${origin ?? 'https://home.example.org:8123'}`,
  },
  brokerReached: (address) => `MQTT: connected to ${address}`,
  brokerLost: (address, reason) =>
    `MQTT: ${address} does not answer${reason === undefined ? '' : ` (${reasonWords(reason)})`}. Play on; Muggins keeps trying.`,
  webhooksSigned: (file) => `Webhooks are signed with the secret in ${file}`,
  webhookFailed: (address, failure, waiting) =>
    `Webhook: ${address} does not take messages (${failureWords(failure)}). ${counted(waiting, 'waits', 'wait')}; Muggins keeps trying.`,
  webhookTaken: (address, waiting) =>
    `Webhook: ${address} takes messages again${waiting > 0 ? `; ${waiting} to go` : ''}.`,
};

// French: what is said where a table talks to other programs.
import type { DeliveryFailure, TalkWords } from '../talk.ts';
import { reasonWords } from './reason.ts';

function failureWords(failure: DeliveryFailure): string {
  if (failure.code === 'answered') return `réponse ${failure.status}`;
  if (failure.code === 'silent') return `pas de réponse en ${failure.seconds} s`;
  return reasonWords(failure.reason);
}

export const TALK: TalkWords = {
  published: {
    model: 'Planche de cribbage',
    turn: 'Au tour de',
    dealer: 'Donneur',
    crib: 'Crib',
    prompt: 'À faire',
    ruling: 'Dernière décision',
    winner: 'Gagnant',
    board: 'Planche',
    move: 'Coup',
  },
  options: {
    broker: (text) =>
      `--mqtt ${text} : il faut l’adresse d’un courtier, comme mqtt://192.168.1.10:1883 ou mqtts://muggins@broker.example.org`,
    brokerPassword:
      '--mqtt : ne mettez pas le mot de passe dans l’adresse, où tout programme de cette machine peut le lire. Mettez-le dans MUGGINS_BROKER_PASSWORD.',
    discovery: (text) =>
      `--mqtt-discovery ${text} : il faut le préfixe de découverte de Home Assistant, comme homeassistant, ou off.`,
    webhook: (text) =>
      `--webhook ${text} : il faut une adresse qui commence par http:// ou https://, sans mot de passe, comme https://example.org/cribbage`,
    secretFile: (file, reason) =>
      `Impossible de lire le secret des webhooks dans ${file} : ${reasonWords(reason)}.`,
    secretShort: (characters) => `Le secret des webhooks doit avoir au moins ${characters} caractères.`,
    origin: (option, text, origin) =>
      `${option} ${text} : il faut l’origine d’un seul site : protocole, nom et port, sans chemin, comme ${origin ?? 'https://home.example.org:8123'}`,
  },
  brokerReached: (address) => `MQTT : connecté à ${address}`,
  brokerLost: (address, reason) =>
    `MQTT : ${address} ne répond pas${reason === undefined ? '' : ` (${reasonWords(reason)})`}. Jouez ; Muggins essaie encore.`,
  webhooksSigned: (file) => `Les webhooks sont signés avec le secret dans ${file}`,
  webhookFailed: (address, failure, waiting) =>
    `Webhook : ${address} ne prend pas les messages (${failureWords(failure)}). En attente : ${waiting}. Muggins essaie encore.`,
  webhookTaken: (address, waiting) =>
    `Webhook : ${address} prend de nouveau les messages${waiting > 0 ? ` ; en attente : ${waiting}` : ''}.`,
};

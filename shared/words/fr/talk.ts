// French: what is said where a table talks to other programs.
import type { TalkWords } from '../talk.ts';
import { reasonWords } from './reason.ts';

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
  },
  brokerReached: (address) => `MQTT : connecté à ${address}`,
  brokerLost: (address, reason) =>
    `MQTT : ${address} ne répond pas${reason === undefined ? '' : ` (${reasonWords(reason)})`}. Jouez ; Muggins essaie encore.`,
};

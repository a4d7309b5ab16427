// English: what is said where a table talks to other programs.
import type { TalkWords } from '../talk.ts';
import { reasonWords } from './reason.ts';

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
  },
  brokerReached: (address) => `MQTT: connected to ${address}`,
  brokerLost: (address, reason) =>
    `MQTT: ${address} does not answer${reason === undefined ? '' : ` (${reasonWords(reason)})`}. Play on; Muggins keeps trying.`,
};

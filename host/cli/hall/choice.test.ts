// Addresses of halls and brokers, as people type them.
import { describe, expect, test } from 'vitest';
import { readBroker, readMqttPort } from './boards.ts';
import { readHallChoice } from './choice.ts';

describe('--hall', () => {
  test.each<[string | false | undefined, string | null | undefined]>([
    ['192.168.1.20:8131', 'http://192.168.1.20:8131/'],
    ['http://192.168.1.20:8131', 'http://192.168.1.20:8131/'],
    ['https://hall.example.org', 'https://hall.example.org/'],
    ['http://[fe80::1]:8131/', 'http://[fe80::1]:8131/'],
    [undefined, undefined],
    [false, null],
  ])('%j is the hall at %j', (hall, address) => {
    expect(readHallChoice(hall === undefined ? {} : { hall })).toMatchObject({ address });
  });

  test.each(['', 'http://', 'http://hall/desk', 'a b'])('%j is no address', (hall) => {
    expect(() => readHallChoice({ hall })).toThrow(
      `--hall ${hall}: expected the address that the hall shows, such as http://192.168.1.20:8131`,
    );
  });

  test('--table is a number that a hall has', () => {
    expect(readHallChoice({ table: '4' })).toEqual({ address: undefined, wish: '4', trusts: false });
    expect(() => readHallChoice({ table: '0' })).toThrow('--table 0: expected a whole number from 1 to 999.');
  });
});

describe('--broker', () => {
  test.each([
    [
      'mqtt://hall:secret@10.0.0.2:1883',
      { url: 'mqtt://10.0.0.2:1883', username: 'hall', password: 'secret' },
    ],
    ['mqtts://:p%40ss@broker', { url: 'mqtts://broker', username: 'hall', password: 'p@ss' }],
  ])('%s', (text, expected) => {
    expect(readBroker(text)).toEqual(expected);
  });

  test.each(['10.0.0.2', 'http://hall:secret@10.0.0.2', 'mqtt://10.0.0.2', 'mqtt://hall@10.0.0.2'])(
    '%s lacks something',
    (text) => {
      expect(() => readBroker(text)).toThrow('--broker: expected mqtt://hall:PASSWORD@HOST:1883');
    },
  );
});

describe('--mqtt-port', () => {
  test('is a port of the own broker', () => {
    expect([readMqttPort('1883', undefined), readMqttPort(undefined, undefined)]).toEqual([1883, undefined]);
    expect(() => readMqttPort('70000', undefined)).toThrow(
      '--mqtt-port 70000: expected a whole number from 0 to 65535.',
    );
    expect(() => readMqttPort('1883', readBroker('mqtt://:secret@broker'))).toThrow(
      'Give --broker or --mqtt-port, not both',
    );
  });
});

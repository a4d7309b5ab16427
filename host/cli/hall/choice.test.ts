// Addresses of halls, as people type them.
import { describe, expect, test } from 'vitest';
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

  test('without an address, one is looked for', () => {
    expect(readHallChoice({ hall: true })).toMatchObject({ address: undefined, finds: true });
  });

  test('--table is a number that a hall has', () => {
    expect(readHallChoice({ table: '4' })).toEqual({
      address: undefined,
      finds: false,
      wish: '4',
      trusts: false,
    });
    expect(() => readHallChoice({ table: '0' })).toThrow('--table 0: expected a whole number from 1 to 999.');
  });
});
